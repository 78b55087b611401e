"""What comes to mind first: how much each option appeals before any thought, as games have taught.

An option is known by its question, its verb and what its numbers mean (`Rules.words`): a card, a tile, a
resource, a row and a column. No card is known by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import KNOWLEDGE, PROVINCE, WONDER
from monumental.engine.pieces.city import COLUMNS, ROWS, card_at
from monumental.engine.resources import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from monumental.engine.state import PLACES_OF

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.bots.sight.texts import Worth
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.engine.state import Player

    #: What a tile adds for a seat: by the weights of OF_A_TILE, which begin at RESOURCE_END.
    OfTile = Callable[[Game, int, int, list[float]], float]

#: What an option can have. All options of a verb share the first ones; the others depend on its numbers.
OF_THE_SEAT: Final = ("always", "near the end", "basics", "gold", "culture")
OF_A_CARD: Final = ("worth", "worth to come", "use", "bonus", "cost", "knowledge", "wonder", "province")
OF_A_RESOURCE: Final = ("production", "science", "military", "culture taken", "gold taken")
OF_A_TILE: Final = ("value", "own", "rival", "token")
FEATURES: Final = (*OF_THE_SEAT, *OF_A_CARD, *OF_A_RESOURCE, *OF_A_TILE)

SEAT_END: Final = len(OF_THE_SEAT)
CARD_END: Final = SEAT_END + len(OF_A_CARD)
RESOURCE_END: Final = CARD_END + len(OF_A_RESOURCE)

#: So many of a resource: the Advantage.
STAKE: Final = ("resource", "number")

#: A row and a column are worth the cards in them; so many of them would be a very good city.
CITY: Final = 3


def seat_features(player: Player, near: float) -> list[float]:
    supply = player.supply
    basics = supply[PRODUCTION] + supply[SCIENCE] + supply[MILITARY]
    return [1.0, near, basics / 5, supply[GOLD] / 5, supply[CULTURE] / 5]


def card_features(card: Card, worth: Worth, ahead: float) -> list[float]:
    return [
        worth.whole,
        worth.whole * ahead / 5,
        worth.use,
        worth.bonus + worth.benefit,
        card.cost / 4,
        1.0 if card.kind == KNOWLEDGE else 0.0,
        1.0 if card.kind == WONDER else 0.0,
        1.0 if card.kind == PROVINCE else 0.0,
    ]


def city_worth(player: Player, whole: list[float], option: Action) -> float:
    """What the cards of a row and a column are worth."""
    total = 0.0
    for place in PLACES_OF[ROWS[option.first] | COLUMNS[option.second]]:
        card = player.city[place]
        if card != EMPTY:
            total += whole[card]
    return total / CITY


class Leaning:
    """The weights of one verb at one question, and what it thinks of every card at this stage."""

    def __init__(self, weights: Mapping[str, float], word: str) -> None:
        self.weights = [weights.get(name, 0.0) for name in FEATURES]
        self.word = word  # what its numbers mean
        self.cards: dict[int, float] = {}
        self.shared = 0.0  # what all options with this verb have, …
        self.asked = 0  # … since this question


NO_LEANING: Final[Mapping[str, float]] = {}


class Instinct:
    """Knows what to make of the options of one table."""

    def __init__(
        self,
        game: Game,
        worths: list[Worth],
        weights: Mapping[str, Mapping[str, float]],
        of_tile: OfTile,
    ) -> None:
        self.words = game.rules.words
        self.worths = worths
        self.whole = [worth.whole for worth in worths]
        self.weights = weights
        self.of_tile = of_tile
        self.ahead = -1.0
        self._asked = 0
        self._leanings: dict[str, dict[str, Leaning]] = {}

    def be_at(self, ahead: float) -> None:
        """So many rounds are to come: what cards are worth depends on it."""
        if ahead != self.ahead:
            self.ahead = ahead
            self._leanings.clear()

    def appeals(self, game: Game, choice: Choice, options: list[Action]) -> list[float]:
        """How much each option appeals: e to this power is how often it would be taken."""
        self._asked += 1
        seat = choice.seat
        leanings = self._leanings.setdefault(choice.question, {})
        shared = self.of_seat(game, seat)
        found = []
        for option in options:
            leaning = leanings.get(option.verb)
            if leaning is None:
                weights = self.weights.get(f"{choice.question} {option.verb}", NO_LEANING)
                leaning = leanings[option.verb] = Leaning(weights, self.word_of(option.verb))
            if leaning.asked != self._asked:
                leaning.asked = self._asked
                leaning.shared = weighed(leaning.weights, 0, shared)
            found.append(leaning.shared + self.of_numbers(game, seat, option, leaning))
        return found

    def features(self, game: Game, choice: Choice, option: Action) -> list[float]:
        """All that is seen of an option, in the order of FEATURES: what there is to learn from."""
        word = self.word_of(option.verb)
        # A leaning to one feature alone shows how much of it the option has.
        of_numbers = [
            self.of_numbers(game, choice.seat, option, Leaning({name: 1.0}, word))
            for name in FEATURES[SEAT_END:]
        ]
        return [*self.of_seat(game, choice.seat), *of_numbers]

    def word_of(self, verb: str) -> str:
        """What the numbers of a verb mean; of several, what says most."""
        words = self.words.get(verb, ())
        if not words:
            return ""
        if words[-1] == "tile" or words == STAKE:
            return words[-1]
        return words[0]

    def of_seat(self, game: Game, seat: int) -> list[float]:
        return seat_features(game.state.players[seat], 1.0 / (1.0 + self.ahead))

    def of_numbers(self, game: Game, seat: int, option: Action, leaning: Leaning) -> float:
        """What the numbers of an option add."""
        word = leaning.word
        if word == "tile":
            tile = option.first if option.second == NONE else option.second
            return self.of_tile(game, seat, tile, leaning.weights)
        if word == "slot":
            slots = game.state.display.slots
            return self.of_card(game, slots[option.first], leaning) if option.first < len(slots) else 0.0
        if word == "card":
            return self.of_card(game, option.first, leaning)
        if word == "place":
            card = card_at(game, seat, option.first)
            return 0.0 if card is None else self.of_card(game, card.number, leaning)
        if word == "row":
            return leaning.weights[SEAT_END] * city_worth(game.state.players[seat], self.whole, option)
        if word == "resource":
            return leaning.weights[CARD_END + option.first]
        if word == "number":
            return leaning.weights[CARD_END + option.first] + leaning.weights[SEAT_END] * option.second / 3
        return 0.0

    def of_card(self, game: Game, number: int, leaning: Leaning) -> float:
        if number == EMPTY:
            return 0.0
        known = leaning.cards.get(number)
        if known is None:
            features = card_features(game.catalog.cards[number], self.worths[number], self.ahead)
            known = weighed(leaning.weights, SEAT_END, features)
            leaning.cards[number] = known
        return known


def no_tiles(game: Game, seat: int, tile: int, weights: list[float]) -> float:
    """There is no map, or nobody has told how to look at it."""
    return 0.0


def weighed(weights: list[float], begin: int, features: list[float]) -> float:
    total = 0.0
    for at, feature in enumerate(features, start=begin):
        total += weights[at] * feature
    return total
