"""What a client is told: the words of the terminal's screen to listen to, made from what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import one_of
from monumental.cli.manners import WrongInput
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.table.explaining import answers
from monumental.cli.table.explaining.verbs import about_verb
from monumental.cli.table.host import Host
from monumental.cli.table.typed import prompt
from monumental.cli.table.typed.menu import Menu
from monumental.cli.table.typed.prompt import Command
from monumental.play.notation import write
from monumental.play.speech.names import full_name
from monumental.play.speech.verdict import verdict
from monumental.play.table import Table

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game


class Telling:
    """One answer about a game that a seat imagines."""

    def __init__(self, game: Game, seat: int, texts: Texts) -> None:
        self.game = game
        self.seat = seat
        self.texts = texts
        self.lines: list[str] = []
        self.screen = PlainScreen(texts, self.lines.append)
        self.host = Host(Table(game), texts, self.screen, hints=True, quick=True)
        self.menu = Menu(game, texts) if self.host.table.is_asked(seat) else None

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def table(self, part: str) -> None:
        """The whole table, a part of it, a player's things, a pile, or a tile of the map."""
        wanted = part.lower()
        first, _, words = wanted.partition(" ")
        if first in self.host.view.inquiries:
            self.host.answer(Command(first, words), self.seat, self.menu)
            return
        self.host.show(wanted, self.seat, None)
        if self.lines == [self.host.nothing_to_show(wanted)]:
            known = one_of(self.texts, self.host.showable())
            raise WrongInput(self.texts("mcp-no-part", part=part, known=known))

    def question(self) -> None:
        """What is asked and what can be answered; else who is asked, or how the game ended."""
        if self.game.over:
            self.screen.sheet(self.game)
            self.lines += verdict(self.game, self.texts)
        elif self.menu is None:
            asked = full_name(self.game, self.game.seat, self.texts)
            self.lines.append(self.texts("server-waiting", seat=asked))
        else:
            self.host.offer(self.menu)

    def score(self) -> None:
        self.screen.sheet(self.game)

    def why_not(self, action: str) -> None:
        """An action, or all that a verb means. Of what others are asked, the verb is enough."""
        self._must_go_on()
        verb = action.lower()
        if self.menu is None:
            self.host.explain_waiting(action, self.seat)
        elif self.game.rules.words.get(verb):
            self.screen.answer(about_verb(self.game, verb, self.texts))
        else:
            self.screen.answer(answers.why(self.game, self._meant(action, self.menu), self.texts))

    def look_up(self, what: str, words: str) -> None:
        """A card, a rule or a word of the game."""
        if what == "rule" and not words:
            # The rule behind the question is for whoever is asked.
            self._must_be_asked()
        self.host.answer(Command(what, words), self.seat, self.menu)

    def understood(self, option: str) -> str:
        """The option that is meant, in notation. What is none of them is refused with its reason."""
        menu = self._must_be_asked()
        action = self._meant(option, menu)
        if action not in menu.actions:
            why = answers.why(self.game, action, self.texts)
            raise WrongInput("\n".join([why.title, *why.lines]))
        return write(self.game, action)

    def _meant(self, words: str, menu: Menu) -> Action:
        """The action of a number of the list, or of words as they are typed in the terminal."""
        number = prompt.number(words)
        if number is not None:
            numbered = menu.action(number)
            if numbered is None:
                count = len(menu.actions)
                raise WrongInput(self.texts("mistake-number", number=number, count=count))
            return numbered
        found = prompt.actions(self.game, words, self.texts)
        if len(found) == 1:
            return found[0]
        found = found or prompt.nearly(self.game, words, self.texts)
        if found:
            raise WrongInput(answers.which(self.game, found, self.texts).title)
        raise WrongInput(self.texts("server-notation", words=words))

    def offered(self) -> list[Action]:
        """The options in the order of their numbers."""
        return [] if self.menu is None else self.menu.actions

    def _must_be_asked(self) -> Menu:
        self._must_go_on()
        if self.menu is None:
            raise WrongInput(self.texts("refused-not-asked"))
        return self.menu

    def _must_go_on(self) -> None:
        if self.game.over:
            raise WrongInput(self.texts("refused-over"))
