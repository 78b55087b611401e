"""A lesson at the terminal: the table, what the lesson says, what is typed, and what it answers."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import side_by_side
from monumental.cli.learn.pointing import pointed_at
from monumental.cli.table.explaining import answers
from monumental.cli.table.explaining.answer import Answer
from monumental.cli.table.host import Host
from monumental.cli.table.sitting import LONGEST_LINE, Leave
from monumental.cli.table.telling.paragraph import Paragraph
from monumental.cli.table.typed import prompt
from monumental.cli.table.typed.completion import offer_completion
from monumental.cli.table.typed.menu import Menu
from monumental.engine.scoring.points import achievements
from monumental.learn.lessons.run import NEXT, Run
from monumental.play.glossary.goal import goal
from monumental.play.notation import write
from monumental.play.view import view_for

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from monumental.cards.text import Texts
    from monumental.cli.screens.screen import Screen
    from monumental.learn.lessons.files import Lesson
    from monumental.learn.lessons.run import Answer as Reply
    from monumental.play.view import GameView

#: So few options are shown with the question; more of them only if somebody wants to see them.
FEW: Final = 9

#: What can be typed in a lesson besides actions, and the keys of its help.
COMMANDS: Final = {
    "options": "terminal-learn-help-options",
    "card": "terminal-help-card",
    "word": "terminal-help-word",
    "why": "terminal-help-why",
    "rule": "terminal-help-rule",
    "show": "terminal-help-show",
    "score": "terminal-help-score",
    "log": "terminal-help-log",
    "hints": "terminal-help-hints",
    "back": "terminal-learn-help-back",
    "again": "terminal-learn-help-again",
    "help": "terminal-help-help",
    "quit": "terminal-learn-help-quit",
}

#: Of the commands at a table, those that a lesson understands in its own way.
SAME: Final = {"undo": "back", "next": ""}


class Taking:
    """Somebody takes a lesson, from its first words to its last."""

    def __init__(
        self,
        lesson: Lesson,
        language: str,
        screen_for: Callable[[Texts], Screen],
        read: Callable[[str], str],
        hints: bool | None = None,
    ) -> None:
        self.lesson = lesson
        self.language = language
        self.run = Run(lesson, language)
        self.texts = self.run.texts  # with the names of the cards in play
        self.screen = screen_for(self.texts)
        self.read = read
        self.hints = self.screen.seeing if hints is None else hints
        self.seat = lesson.text.seat
        self.missed: Answer | None = None  # what is still to be said of a goal that was not reached
        self.pictured: GameView | None = None  # the table as it was shown last

    def begin(self, deeds: Sequence[str]) -> None:
        """The lesson as it is after these deeds."""
        self.run = Run(self.lesson, self.language, deeds)
        self.sit_down()

    def greet(self) -> None:
        """What the lesson is about, and what can be typed."""
        words = self.lesson.words(self.language)
        about = words(f"{self.lesson.key}-about")
        self.screen.say("")
        self.screen.say(self.texts("terminal-list", title=words(self.lesson.key), items=about))
        self.screen.say(self.texts("terminal-learn-help"))

    def sit_down(self) -> None:
        """At the table of the lesson, whatever happened there before."""
        self.host = Host(self.run.table, self.texts, self.screen, hints=self.hints, quick=False)
        self.host.resume()
        offer_completion(self.host, COMMANDS)
        self.show()
        self.seen = len(self.run.table.events)

    def to_the_end(self) -> None:
        """Until nothing is left to say. Whoever leaves before raises `Leave`."""
        self.greet()
        self.sit_down()
        while not self.run.over:
            self.look()
            self.say()
            self.ask()
        self.look()

    # What the learner sees

    def look(self) -> None:
        """What happened since the table was shown, and the table as it is now."""
        events = len(self.run.table.events)
        if events == self.seen:
            return
        self.seen = events
        self.host.tell(self.seat)
        if self.screen.seeing:
            self.show()

    def show(self) -> None:
        """The table at first; then what has changed: all of it, or only what lies before a seat."""
        game = self.run.game
        before, now = self.pictured, view_for(game, self.seat)
        self.pictured = now
        if before is None or _between(before) != _between(now):
            # Whoever listens and goes back need not hear everything once more.
            self.host.show_table(self.seat, whole=before is None)
            return
        changed = [at for at, seat in enumerate(now.seats) if seat != before.seats[at]]
        for owner in sorted(changed, key=lambda at: at == self.seat):
            self.screen.belongings(game, owner, self.seat)

    def say(self) -> None:
        """The words of the step, and what it points at."""
        steps = len(self.lesson.text.steps)
        title = self.lesson.words(self.language)(self.lesson.key)
        things = pointed_at(self.run.game, self.run.step.point, self.texts)
        named = side_by_side(self.texts, things, "list-comma") if things else ""
        self.screen.news(
            self.texts("terminal-learn-step", lesson=title, number=self.run.at + 1, count=steps),
            [Paragraph(self.run.says(), self.texts("terminal-learn-look", things=named) if named else "")],
        )

    def menu(self) -> Menu | None:
        """What can be done now; nothing while others are asked or the game is over."""
        asked = self.run.table.is_asked(self.seat)
        return Menu(self.run.game, self.texts) if asked else None

    # What the learner types

    def ask(self) -> None:
        """Read lines until one of them goes on, or the lesson is another one now."""
        menu = self.menu()
        self.host.asked = menu
        if self.missed is not None:
            self.screen.answer(self.missed)
            self.missed = None
        if self.run.asks and menu is not None and len(menu.actions) <= FEW:
            self.host.offer(menu)
        while not self.is_answered(self.line(), menu):
            pass

    def line(self) -> str:
        """What is typed, full-width signs as plain ones; whoever closes the input leaves."""
        count = len(self.host.options())
        key = "terminal-learn-do" if self.run.asks and count else "terminal-learn-next"
        try:
            line = self.read(self.screen.prompt(self.run.game, self.seat, self.texts(key, count=count)))
        except EOFError:
            raise Leave from None
        line = unicodedata.normalize("NFKC", line[:LONGEST_LINE]).strip()
        return SAME.get(line.lower(), line)

    def is_answered(self, line: str, menu: Menu | None) -> bool:
        """Do what a line says. True: there is something new to be said."""
        command = prompt.command(line, (*COMMANDS, *self.host.view.commands))
        if command is not None:
            return self.obey(command, menu)
        if not self.run.asks:
            return self.take(line or NEXT)
        if not line and menu is not None:
            self.host.repeat(menu)
            return False
        action = None if menu is None else self.host.understand(line, menu)
        return action is not None and self.take(write(self.run.game, action))

    def take(self, deed: str) -> bool:
        """Try it, and say what the lesson answers."""
        reply = self.run.take(deed)
        answer = Answer("\n".join(reply.sentences), self.rule_of(reply))
        if reply.kind == "missed":
            self.sit_down()
            # Before the step, which is said once more, it would be overlooked.
            self.missed = answer
        elif reply.sentences:
            self.screen.answer(answer)
        return reply.kind in {"on", "goes", "missed"}

    def rule_of(self, reply: Reply) -> tuple[str, ...]:
        """The rule that forbids it."""
        if reply.clause is None:
            return ()
        return (self.texts("terminal-clause", clause=reply.clause, text=self.texts.clause(reply.clause)),)

    def obey(self, command: prompt.Command, menu: Menu | None) -> bool:
        """Do what a command says. True: the lesson is somewhere else now."""
        match command.name:
            case "quit":
                raise Leave
            case "back":
                return self.go_back()
            case "again":
                self.begin(())
                return True
            case "options" if menu is not None:
                self.host.repeat(menu)
            case "options":
                self.screen.say(self.texts("reason-not-asked-now"))
            case "rule" if self.run.game.over and not command.words:
                self.screen.say(self.texts("reason-game-over"))
            case "help":
                self.help()
            case name if name in COMMANDS or name in self.host.view.commands:
                self.host.answer(command, self.seat, menu)
                self.hints = self.host.hints
            case name:
                self.screen.say(self.texts("terminal-learn-not-here", word=name))
        return False

    def go_back(self) -> bool:
        """As if the last deed had not been done."""
        if not self.run.deeds:
            self.screen.say(self.texts("terminal-learn-first"))
            return False
        self.begin(self.run.deeds[:-1])
        return True

    def help(self) -> None:
        """The game in short, and what can be typed."""
        game, texts = self.run.game, self.texts
        example = game.rules.clauses["activate"]
        own = [texts(key, clause=example) for key in (*self.host.view.commands.values(), *COMMANDS.values())]
        self.screen.answer(Answer(texts("goal-title"), tuple(goal(game.rules, achievements(game), texts))))
        lines = (texts("terminal-learn-help-enter"), texts("help-number"), texts("help-words"), *own)
        self.screen.answer(Answer(texts("help-title"), lines))
        for each in answers.helping(game, texts, seeing=self.screen.seeing)[2:]:
            self.screen.answer(each)


def _between(view: GameView) -> tuple[object, ...]:
    """What lies between the seats."""
    shared = (view.display, view.piles, view.duel, view.classic, view.modules, view.more)
    return (view.round, view.first, view.final, view.over, *shared)
