"""The host of a table at the terminal: shows what is new, says what is asked, explains what is unclear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.find import best
from monumental.cli.screens.belongings import opponents
from monumental.cli.screens.view import CITY, OPPONENT
from monumental.cli.screens.views import view_of
from monumental.cli.table import answers, news, prompt
from monumental.cli.table.paragraph import Paragraph
from monumental.engine.action import NONE
from monumental.play.words import question, seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.screens.screen import Screen
    from monumental.cli.table.menu import Menu
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.play.table import Table


class Host:
    """Talks to the people at a table. Nothing the host does changes the game."""

    def __init__(self, table: Table, texts: Texts, screen: Screen, *, hints: bool, quick: bool) -> None:
        self.table = table
        self.texts = texts
        self.screen = screen
        self.view = view_of(table.game)
        self.hints = hints  # card texts below the options
        self.quick = quick  # bots do not wait for Enter
        self.told = [0] * len(table.game.state.players)  # how many events each seat was told
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

    def offer(self, menu: Menu) -> None:
        """The one sentence that says what is asked now, and the options."""
        game = self.table.game
        name = seat_name(game, game.seat, self.texts)
        explained = self.explained if self.hints else None
        self.screen.options(game, name, question(game, self.texts), menu, explained)

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
        """A part of the table, or a player's city; else the whole table and the question again."""
        game = self.table.game
        owners = self.owners(words, seat)
        if words in self.view.parts:
            self.show_part(seat, words)
        elif owners:
            for owner in owners:
                self.screen.belongings(game, owner, seat)
        else:
            self.show_table(seat, whole=True)
            if menu is not None:
                self.offer(menu)

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
            case name if name in self.view.parts:
                self.show_part(seat, name)
            case name if name in self.view.inquiries:
                self.screen.answer(self.view.inquiries[name](game, seat, command.words, texts))
            case _:
                for answer in answers.helping(game, texts, seeing=self.screen.seeing):
                    self.screen.answer(answer)
