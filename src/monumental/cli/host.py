"""The host of a table at the terminal: shows what is new, says what is asked, explains what is unclear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli import answers, news, prompt
from monumental.cli.board import PARTS
from monumental.play.words import question, seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.menu import Menu
    from monumental.cli.screen import Screen
    from monumental.engine.action import Action
    from monumental.play.table import Table

#: Questions that begin something new: the table is shown before them.
SHOWS_THE_TABLE = frozenset({"choose-civilization", "activate", "take-turn"})


class Host:
    """Talks to the people at a table. Nothing the host does changes the game."""

    def __init__(self, table: Table, texts: Texts, screen: Screen, *, hints: bool, quick: bool) -> None:
        self.table = table
        self.texts = texts
        self.screen = screen
        self.hints = hints  # card texts below the options
        self.quick = quick  # bots do not wait for Enter
        self.told = [0] * len(table.game.state.players)  # how many events each seat was told
        self.shown = False  # was the whole table shown yet?

    def present(self, seat: int, menu: Menu) -> None:
        """What is new for a seat, what it is asked, and what it can answer."""
        game = self.table.game
        if game.choice().question in SHOWS_THE_TABLE:
            self.screen.table(game, seat, whole=not self.shown)
            title = self.texts("terminal-since") if self.told[seat] else ""
            self.tell(seat, title, seeing=not self.shown)
            self.shown = self.shown or game.state.round > 0
        else:
            self.tell(seat)
        self.offer(menu)

    def offer(self, menu: Menu) -> None:
        """The one sentence that says what is asked now, and the options."""
        game = self.table.game
        name = seat_name(game, game.seat, self.texts)
        self.screen.options(game, name, question(game, self.texts), menu, with_hints=self.hints)

    def tell(self, seat: int, title: str = "", *, seeing: bool = False) -> None:
        """What this seat was not told yet; `seeing`: the table was just told."""
        events = self.table.events[self.told[seat] :]
        self.told[seat] = len(self.table.events)
        seeing = seeing or self.screen.seeing
        sentences = news.tell(self.table.game, events, self.texts, seeing=seeing)
        if sentences:
            self.screen.news(title, sentences)

    def forget(self) -> None:
        """Something was taken back: what did not happen was not told."""
        self.told = [min(told, len(self.table.events)) for told in self.told]

    def understand(self, line: str, menu: Menu) -> Action | None:
        """The action that was meant; if it is not clear, that is said."""
        number = prompt.number(line)
        if number is not None:
            action = menu.action(number)
            if action is None:
                self.screen.say(self.texts("mistake-number", number=number, count=len(menu.actions)))
            return action
        found = prompt.actions(self.table.game, line, self.texts)
        if len(found) == 1:
            return found[0]
        if found:
            self.screen.answer(answers.which(self.table.game, found, self.texts))
        else:
            self.screen.say(self.texts("mistake-words", words=line.strip()))
        return None

    def explain(self, words: str, menu: Menu) -> None:
        """Why something can't be done."""
        action = self.understand(words, menu)
        if action is not None:
            self.screen.answer(answers.why(self.table.game, action, self.texts))

    def show(self, part: str, seat: int, menu: Menu | None) -> None:
        """The table again and the question, or a part of the table."""
        if part in PARTS:
            self.screen.part(self.table.game, seat, part)
        else:
            self.screen.table(self.table.game, seat, whole=True)
            if menu is not None:
                self.offer(menu)

    def answer(self, command: prompt.Command, seat: int, menu: Menu | None) -> None:
        """Do what a command says. Without a menu, this seat is not asked anything now."""
        game, texts = self.table.game, self.texts
        match command.name:
            case "why" if menu is not None:
                self.explain(command.words, menu)
            case "why":
                self.screen.say(texts("reason-not-asked-now"))
            case "card":
                for answer in answers.about_card(game, seat, command.words, texts):
                    self.screen.answer(answer)
            case "rule":
                self.screen.answer(answers.rule(game, command.words, texts))
            case "log":
                self.screen.answer(answers.log(game, self.table.events, command.words, texts))
            case "score":
                self.screen.sheet(game)
            case "show":
                self.show(command.words.lower(), seat, menu)
            case "hints":
                self.hints = not self.hints
                self.screen.say(texts("terminal-hints-on" if self.hints else "terminal-hints-off"))
            case "quick":
                self.quick = not self.quick
                self.screen.say(texts("terminal-quick-on" if self.quick else "terminal-quick-off"))
            case _:
                for answer in answers.helping(game, texts, seeing=self.screen.seeing):
                    self.screen.answer(answer)
