"""The host of a table at the terminal: shows what is new, says what is asked, explains what is unclear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import one_of
from monumental.cli.find import best, close
from monumental.cli.screens.belongings import opponents
from monumental.cli.screens.view import CITY, OPPONENT
from monumental.cli.screens.views import view_of
from monumental.cli.table.explaining import answers, lookup
from monumental.cli.table.explaining.piles import PILES, look_through, pile_named
from monumental.cli.table.explaining.verbs import about_verb
from monumental.cli.table.telling import coach, news
from monumental.cli.table.telling.guide import TableGuide
from monumental.cli.table.telling.paragraph import Paragraph
from monumental.cli.table.typed import prompt
from monumental.engine.action import NONE, Action
from monumental.play.words import question, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.thinking.recall import Hopes
    from monumental.bots.thinking.tree import Node
    from monumental.cards.text import Texts
    from monumental.cli.screens.screen import Screen
    from monumental.cli.table.explaining.answer import Answer
    from monumental.cli.table.typed.menu import Menu
    from monumental.engine.catalog import Card
    from monumental.play.table import Table


#: `show table` is `show`.
WHOLE_TABLE = frozenset({"", "table", "all"})

#: `why that`: what a bot did last.
THAT = "that"


class Host:
    """Talks to the people at a table. Nothing the host does changes the game."""

    def __init__(
        self, table: Table, texts: Texts, screen: Screen, *, hints: bool, quick: bool, guided: bool = False
    ) -> None:
        self.table = table
        self.texts = texts
        self.screen = screen
        self.view = view_of(table.game)
        self.hints = hints  # card texts below the options
        self.quick = quick  # nobody waits for Enter: neither bots, nor turns in which the rest can wait
        self.guide = TableGuide(table, texts, on=guided)
        self.asked: Menu | None = None  # what is asked now, while whoever is asked may see it
        self.told = [0] * len(table.game.state.players)  # how many events each seat was told
        self.hopes: dict[int, Hopes[Node]] = {}  # what the coach has thought about for each seat
        self.shown = False  # was the whole table shown yet?
        self.arriving = False  # has somebody just sat down?
        self.explained: set[Card] = set()  # whose texts were shown since the table was
        # As they were shown last.
        self.landmarks: list[object] = [
            None if each.unseen else each.looks(table.game) for each in self.view.landmarks
        ]

    def present(self, seat: int, menu: Menu) -> None:
        """What is new for a seat, what it is asked, and what it can answer."""
        game = self.table.game
        asked = game.choice().question
        if asked in self.view.shown_at:
            self.show_table(seat, whole=not self.shown)
            title = self.texts("terminal-since") if self.shown and self.told[seat] else ""
            self.tell(seat, title, seeing=not self.shown)
            self.shown = self.shown or game.state.round > 0
        else:
            if self.arriving:
                self.show_table(seat, whole=True)
            news = self.table.events[self.told[seat] :]
            if self.view.begins(game) and any(each.seat not in {seat, NONE} for each in news):
                self.tell(seat, self.texts("terminal-since"))
                reminders = self.view.reminder(game, news, self.texts)
                self.screen.news("", [Paragraph(reminder) for reminder in reminders])
            else:
                self.tell(seat)
            if asked in self.view.part_at:
                self.show_part(seat, self.view.part_at[asked])
            elif self.screen.seeing:
                self.show_changes(seat)
        self.arriving = False
        self.offer(menu)

    def arrive(self) -> None:
        """Somebody sits down in the middle of the game: the table is shown, whatever is asked."""
        self.arriving = True

    def resume(self) -> None:
        """The game goes on: what happened before is in the log."""
        self.told = [len(self.table.events)] * len(self.told)
        self.arrive()

    def look_around(self) -> None:
        """The whole table was shown: nothing has changed since."""
        self.landmarks = [each.looks(self.table.game) for each in self.view.landmarks]

    def show_changes(self, seat: int) -> None:
        """The parts of the table that have changed since they were shown."""
        game = self.table.game
        for number, landmark in enumerate(self.view.landmarks):
            if landmark.wanted(game) and self.landmarks[number] != landmark.looks(game):
                self.show_part(seat, landmark.part)

    def options(self) -> list[Action]:
        """What can be chosen now. While nothing is asked, nobody may know."""
        return [] if self.asked is None else self.asked.actions

    def offer(self, menu: Menu) -> None:
        """The one sentence that says what is asked now, and the options."""
        game = self.table.game
        name = seat_name(game, game.seat, self.texts)
        explained = self.explained if self.hints else None
        self.screen.options(game, name, question(game, self.texts), menu, explained)
        self.give(self.guide.says(game.seat, menu))

    def repeat(self, menu: Menu) -> None:
        """The question again, with everything explained."""
        self.explained.clear()
        self.offer(menu)

    def tell(self, seat: int, title: str = "", *, seeing: bool = False) -> None:
        """What this seat was not told yet; `seeing`: the table was just told."""
        self._tell(seat, len(self.table.events), title, seeing=seeing)

    def tell_at_once(self, seat: int) -> None:
        """What came of an action. What Automas did after it is told like the turns of others: later."""
        events = self.table.events
        end = self.told[seat]
        while end < len(events) and not news.follows_solo_cards(self.table.game, events[end]):
            end += 1
        self._tell(seat, end)

    def _tell(self, seat: int, end: int, title: str = "", *, seeing: bool = False) -> None:
        """The events that this seat was not told yet, up to one of them."""
        events = self.table.events[self.told[seat] : end]
        self.told[seat] = end
        seeing = seeing or self.screen.seeing
        paragraphs = news.digest(self.table.game, events, seat, self.texts, seeing=seeing)
        if paragraphs:
            self.screen.news(title, paragraphs)

    def watch(self) -> None:
        """Nobody plays, but somebody watches: everything is told."""
        events = self.table.events[self.told[0] :]
        self.told[0] = len(self.table.events)
        self.screen.news("", news.tell(self.table.game, events, self.texts, seeing=self.screen.seeing))

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
        found = found or prompt.nearly(self.table.game, line, self.texts)
        if found:
            self.screen.answer(answers.which(self.table.game, found, self.texts))
        elif line.strip().lower() in self.table.game.rules.words:
            self.screen.answer(about_verb(self.table.game, line.strip().lower(), self.texts))
        else:
            self.screen.say(lookup.not_understood(self.table.game, line, self.texts))
        return None

    def say_why(self, words: str, seat: int, menu: Menu | None) -> None:
        """Why a bot did that, or why something can't be done."""
        if words.lower() == THAT:
            self.screen.answer(coach.why_that(self.table, seat, self.texts))
        elif menu is None:
            self.explain_waiting(words, seat)
        else:
            self.explain(words, menu)

    def explain(self, words: str, menu: Menu) -> None:
        """Why something can't be done: an action, or all that a verb means."""
        verb = words.lower()
        if not words:
            self.screen.say(self.texts("mistake-why"))
            return
        if self.table.game.rules.words.get(verb):
            self.screen.answer(about_verb(self.table.game, verb, self.texts))
            return
        action = self.understand(words, menu)
        if action is not None:
            self.screen.answer(answers.why(self.table.game, action, self.texts))

    def explain_waiting(self, words: str, seat: int) -> None:
        """Why a seat that is not asked can't do something; behind a curtain nothing is said."""
        if self.table.is_asked(seat):
            self.screen.say(self.texts("reason-not-asked-now"))
            return
        # What it would be done with may be somebody's secret: the verb is enough.
        refusal = self.table.why_not(seat, Action(words.partition(" ")[0].lower()))
        if refusal is not None:
            self.screen.answer(answers.refused(self.table.game, refusal, self.texts))

    def show_table(self, seat: int, *, whole: bool) -> None:
        """The table; from now on cards are explained anew."""
        self.explained.clear()
        self.look_around()
        self.screen.table(self.table.game, seat, whole=whole)

    def show_part(self, seat: int, part: str) -> None:
        """A part of what lies between the players."""
        for number, landmark in enumerate(self.view.landmarks):
            if part in {landmark.part, landmark.also_on}:
                self.landmarks[number] = landmark.looks(self.table.game)
        self.screen.part(self.table.game, seat, part)

    def show(self, words: str, seat: int, menu: Menu | None) -> None:
        """A part of the table, a pile, or a player's city; without words, all of it, and the question."""
        game = self.table.game
        first, _, whose = words.partition(" ")
        pile = pile_named(first)
        owners = self.owners(words if pile is None else whose.removeprefix("pile").strip() or CITY, seat)
        if words in WHOLE_TABLE:
            self.show_table(seat, whole=True)
            if menu is not None:
                self.offer(menu)
        elif words in self.view.parts:
            self.show_part(seat, words)
        elif not owners:
            self.screen.say(self.nothing_to_show(words))
        elif pile is not None:
            self.show_piles(owners, seat, pile)
        else:
            for owner in owners:
                self.screen.belongings(game, owner, seat)

    def show_piles(self, owners: Sequence[int], seat: int, pile: str) -> None:
        """A pile of each of these players; what an Automa has gained lies in its area."""
        for owner in owners:
            if not self.table.game.state.is_played(owner):
                self.screen.belongings(self.table.game, owner, seat)
                continue
            for answer in look_through(self.table.game, owner, seat, pile, self.texts):
                self.screen.answer(answer)

    def nothing_to_show(self, words: str) -> str:
        """What was typed after `show` is nothing; perhaps something close was meant."""
        known = self.showable()
        for near in close(words, known, most=1):
            return self.texts("mistake-show-near", words=words, near=near)
        return self.texts("mistake-show", words=words, known=one_of(self.texts, known))

    def showable(self) -> list[str]:
        """What can be typed after `show`."""
        seats = range(len(self.table.game.state.players))
        names = [seat_name(self.table.game, seat, self.texts) for seat in seats]
        return [*self.view.parts, CITY, OPPONENT, *PILES, *names]

    def owners(self, words: str, seat: int) -> list[int]:
        """Whose city is meant: one's own, all the others', or a player's by name or number."""
        game = self.table.game
        if words == CITY:
            return [seat]
        if words == OPPONENT:
            return opponents(game, seat)
        seats = range(len(game.state.players))
        named = [(each, (seat_name(game, each, self.texts), str(each + 1))) for each in seats]
        return best(words, named)[:1]

    def answer(self, command: prompt.Command, seat: int, menu: Menu | None) -> None:
        """Do what a command says. Without a menu, this seat is not asked anything now."""
        game, texts = self.table.game, self.texts
        match command.name:
            case "why":
                self.say_why(command.words, seat, menu)
            case "hint":
                self.screen.answer(coach.hint(self.table, seat, menu, self.hopes, texts))
            case "card":
                self.give(answers.about_card(game, seat, command.words, texts))
            case "rule":
                self.give(lookup.rule(game, command.words, texts))
            case "word":
                self.give(lookup.word(game, command.words, texts))
            case "log":
                self.screen.answer(answers.log(game, self.table.events, command.words, texts))
            case "score":
                self.screen.sheet(game)
            case "show":
                self.show(command.words.lower(), seat, menu)
            case "hints":
                self.hints = not self.hints
                self.screen.say(texts("terminal-hints-on" if self.hints else "terminal-hints-off"))
            case "guide":
                self.screen.say(self.guide.switch(command.words))
                if menu is not None:
                    self.give(self.guide.says(seat, menu))
            case "quick":
                self.quick = not self.quick
                self.screen.say(texts("terminal-quick-on" if self.quick else "terminal-quick-off"))
            case name if name in self.view.parts:
                self.show_part(seat, name)
            case name if name in self.view.inquiries:
                self.screen.answer(self.view.inquiries[name](game, seat, command.words, texts))
            case _:
                self.give(answers.helping(game, texts, seeing=self.screen.seeing))

    def give(self, found: Sequence[Answer]) -> None:
        """Everything that was found."""
        for answer in found:
            self.screen.answer(answer)
