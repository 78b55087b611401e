"""The options of a question as rows of numbers: the verb, what it is about, and what it costs."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import Card, Script
from monumental.engine.effects import Effect
from monumental.engine.state import CELLS, DRAWN_CARDS, HERO, POLICY
from monumental.meaning.cards import NO_CARD
from monumental.meaning.position.draft import WIDTH
from monumental.meaning.position.entries import OF_CARD
from monumental.meaning.position.words import VERBS, Numbered

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.meaning.position.observer import SeatObserver

#: What stands in the row of an option.
FEATURES: Final[tuple[str, ...]] = (
    "verb",  # its number: `Numbered(VERBS)`; 0: there is no option here
    "meaning",  # the row of the card, civilization or text that it is about; 0: none
    "place",  # in a city, from 1: where rows and columns cross, or a card lies
    "slot",  # of the display, from 1
    "tile",  # from 1
    "resource",  # from 1
    "amount",  # a stake, or which one of several, from 1
    "price",  # in whatever it is paid with
)
VERB: Final = 0
MEANING: Final = 1
PLACE: Final = 2
SLOT: Final = 3
TILE: Final = 4
RESOURCE: Final = 5
AMOUNT: Final = 6
PRICE: Final = 7
WIDE: Final = len(FEATURES)

#: So many options are told; in play nobody is offered half as many.
MOST_OPTIONS: Final = 128


class OptionReader:
    """Writes the options of games that an observer observes."""

    def __init__(self, rules: Rules, observer: SeatObserver) -> None:
        self.verbs = Numbered(VERBS)
        self.meanings = observer.meanings
        self.sections = observer.sections
        self.priced = {verb: section for section in self.sections for verb in section.priced}
        self.words = rules.words
        self.blank = [0] * WIDE
        self.zeros = memoryview(bytes(WIDTH * WIDE * MOST_OPTIONS))
        self.packers = [Struct(f"{WIDE * count}i") for count in range(MOST_OPTIONS + 1)]

    def rows(self, game: Game, options: list[Action]) -> list[list[int]]:
        """A row for each option of the question that is asked now."""
        if not options:
            return []
        choice = game.choice()
        return [self.row(game, choice, option) for option in options]

    def write(self, game: Game, options: list[Action], out: memoryview[int]) -> None:
        """Write them into room for `MOST_OPTIONS` rows of `WIDE` numbers of `WIDTH` bytes."""
        flat: list[int] = []
        for row in self.rows(game, options[:MOST_OPTIONS]):
            flat += row
        count = len(flat)
        self.packers[count // WIDE].pack_into(out, 0, *flat)
        out[WIDTH * count :] = self.zeros[WIDTH * count :]

    def row(self, game: Game, choice: Choice, option: Action) -> list[int]:
        row = self.blank.copy()
        verb = option.verb
        row[VERB] = self.verbs.of(verb)
        words = self.words.get(verb, ())
        if words:
            self.tell(game, choice, words[0], option.first, row)
            if len(words) > 1:
                self.tell(game, choice, words[1], option.second, row)
        if not row[MEANING]:
            row[MEANING] = self.about(game, choice, option)
            for section in self.sections:
                if not row[MEANING]:
                    row[MEANING] = section.meaning(game, choice.seat, option, row[TILE] - 1)
        priced = self.priced.get(verb)
        if priced is not None:
            row[PRICE] = priced.price(game, choice.seat, option)
        return row

    def tell(self, game: Game, choice: Choice, word: str, number: int, row: list[int]) -> None:
        """What a number of an action stands for, by the word that it is written as."""
        if word == "place":
            row[PLACE] = number + 1
            card = card_at(game, choice.seat, number)
            row[MEANING] = NO_CARD if card == EMPTY else card + OF_CARD
        elif word == "slot":
            row[SLOT] = number + 1
            card = game.state.display.slots[number]
            row[MEANING] = NO_CARD if card == EMPTY else card + OF_CARD
        elif word == "card":
            row[MEANING] = number + OF_CARD
        elif word == "tile":
            row[TILE] = number + 1
        elif word == "resource":
            row[RESOURCE] = number + 1
        elif word == "row":
            row[PLACE] += 3 * number
        elif word == "column":
            row[PLACE] += number + 1
        elif word == "type":
            row[RESOURCE] = number + 1
        elif word == "civilization":
            row[MEANING] = self.meanings.first_civilization + number
        else:
            row[AMOUNT] = number if word == "number" else number + 1

    def about(self, game: Game, choice: Choice, option: Action) -> int:
        """The card or text that an option is about, where its words do not name it."""
        player = game.state.players[choice.seat]
        verb = option.verb
        if verb == "policy":
            return player.policies[-1] + OF_CARD if player.policies else NO_CARD
        if verb == "complete":
            return NO_CARD if player.wonder == EMPTY else player.wonder + OF_CARD
        if verb in {"hero", "dismiss"}:
            return NO_CARD if player.hero == EMPTY else player.hero + OF_CARD
        if verb == "warlord":
            return game.catalog.civilizations[player.civilization].warlord + OF_CARD
        if verb in {"branch", "next"}:
            return self.chosen_text(choice, option.first)
        return NO_CARD

    def chosen_text(self, choice: Choice, number: int) -> int:
        """One of the texts that a question has: of a sentence, of a token, or several that are due."""
        for part in choice.parts()[1:]:
            texts: list[Script] = []
            if isinstance(part, Effect):
                texts = part.scripts()
            elif isinstance(part, Card):
                texts = list(part.benefits)
            elif isinstance(part, tuple):
                texts = [text for text in part if isinstance(text, Script)]
            if number < len(texts):
                return self.meanings.text(texts[number])
        return NO_CARD


def card_at(game: Game, seat: int, place: int) -> int:
    """The card at a place, if there is one."""
    player = game.state.players[seat]
    if 0 <= place < 2 * CELLS:
        return player.city[place]
    if place == POLICY:
        return player.policies[-1] if player.policies else EMPTY
    if place == HERO:
        return player.hero
    drawn = place - DRAWN_CARDS
    return player.drawn[drawn] if 0 <= drawn < len(player.drawn) else EMPTY
