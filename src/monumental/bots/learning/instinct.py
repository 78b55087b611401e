"""What comes to mind first: how much each option appeals before any thought, as games have taught.

An option is known by its question, its verb and what its numbers mean (`Rules.words`): a card, a tile, a
resource, a row and a column. No card is known by name.
"""

from __future__ import annotations

from math import isnan, nan
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import KNOWLEDGE, PROVINCE, WONDER
from monumental.engine.pieces.city import COLUMNS, ROWS, card_at
from monumental.engine.resources import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from monumental.engine.state import PLACES, PLACES_OF

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.bots.sight.texts import Worth
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.engine.state import Player

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

#: What the numbers of an option say about it, by the word that they are written as.
NOTHING: Final = 0
TILE: Final = 1
SLOT: Final = 2
CARD: Final = 3
PLACE: Final = 4
ROW: Final = 5
RESOURCE: Final = 6
AMOUNT: Final = 7
MEANINGS: Final[Mapping[str, int]] = {
    "tile": TILE,
    "slot": SLOT,
    "card": CARD,
    "place": PLACE,
    "row": ROW,
    "resource": RESOURCE,
    "number": AMOUNT,
}

#: Nobody has thought about this card yet; no appeal is equal to it.
UNSEEN: Final = nan

#: A row and a column are worth the cards in them; so many of them would be a very good city.
CITY: Final = 3


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


class Belongings:
    """What whoever is asked has, and how near the end is: all their options share it."""

    def __init__(self, player: Player, ahead: float) -> None:
        supply = player.supply
        self.near = 1.0 / (1.0 + ahead)
        self.basics = (supply[PRODUCTION] + supply[SCIENCE] + supply[MILITARY]) / 5
        self.gold = supply[GOLD] / 5
        self.culture = supply[CULTURE] / 5


class Leaning:
    """The weights of one verb at one question, and what it thinks of every card at this stage."""

    def __init__(self, weights: Mapping[str, float], meaning: int, cards: int) -> None:
        all_weights = [weights.get(name, 0.0) for name in FEATURES]
        self.meaning = meaning  # of its numbers
        self.always, self.near, self.basics, self.gold, self.culture = all_weights[:SEAT_END]
        self.of_card = all_weights[SEAT_END:CARD_END]
        self.worth = self.of_card[0]
        self.of_resource = all_weights[CARD_END:RESOURCE_END]
        self.value, self.own, self.rival, self.token = all_weights[RESOURCE_END:]
        self.cards = [UNSEEN] * cards
        self.stage = -1.0  # at which it thinks so of cards
        self.shared = 0.0  # what all options with this verb have, …
        self.asked = 0  # … since this question

    def be_at(self, ahead: float) -> None:
        """So many rounds are to come: what it thinks of cards depends on it."""
        if ahead != self.stage:
            self.stage = ahead
            self.cards = [UNSEEN] * len(self.cards)

    def of_seat(self, seen: Belongings) -> float:
        total = self.always + self.near * seen.near + self.basics * seen.basics
        return total + self.gold * seen.gold + self.culture * seen.culture


NO_LEANING: Final[Mapping[str, float]] = {}


class Ground:
    """What a tile adds to the appeal of an option about it: nothing, unless a craft says how maps look."""

    def appeal(self, game: Game, seat: int, tile: int, leaning: Leaning) -> float:
        return 0.0


class Instinct:
    """Knows what to make of the options of one table."""

    def __init__(
        self,
        game: Game,
        worths: list[Worth],
        weights: Mapping[str, Mapping[str, float]],
        ground: Ground,
    ) -> None:
        self.words = game.rules.words
        self.worths = worths
        self.whole = [worth.whole for worth in worths]
        self.weights = weights
        self.ground = ground
        self.ahead = -1.0
        self._asked = 0
        self._leanings: dict[str, dict[str, Leaning]] = {}

    def be_at(self, ahead: float) -> None:
        """So many rounds are to come: what cards are worth depends on it."""
        self.ahead = ahead

    def appeals(self, game: Game, choice: Choice, options: list[Action]) -> list[float]:
        """How much each option appeals: e to this power is how often it would be taken."""
        self._asked += 1
        seat = choice.seat
        question = choice.question
        leanings = self._leanings.get(question)
        if leanings is None:
            leanings = self._leanings[question] = {}
        belongings = Belongings(game.state.players[seat], self.ahead)
        found = []
        verb = ""
        leaning: Leaning | None = None
        for option in options:
            # Options with the same verb mostly stand together.
            if leaning is None or option.verb is not verb:
                verb = option.verb
                leaning = leanings.get(verb)
                if leaning is None:
                    leaning = leanings[verb] = self.leaning(question, verb)
                if leaning.asked != self._asked:
                    leaning.asked = self._asked
                    leaning.be_at(self.ahead)
                    leaning.shared = leaning.of_seat(belongings)
            found.append(leaning.shared + self.of_numbers(game, seat, option, leaning))
        return found

    def features(self, game: Game, choice: Choice, option: Action) -> list[float]:
        """All that is seen of an option, in the order of FEATURES: what there is to learn from."""
        meaning = self.meaning_of(option.verb)
        belongings = Belongings(game.state.players[choice.seat], self.ahead)
        found = []
        for at, name in enumerate(FEATURES):
            # A leaning to one feature alone shows how much of it the option has.
            leaning = Leaning({name: 1.0}, meaning, len(self.worths))
            if at < SEAT_END:
                found.append(leaning.of_seat(belongings))
            else:
                found.append(self.of_numbers(game, choice.seat, option, leaning))
        return found

    def leaning(self, question: str, verb: str) -> Leaning:
        weights = self.weights.get(f"{question} {verb}", NO_LEANING)
        return Leaning(weights, self.meaning_of(verb), len(self.worths))

    def meaning_of(self, verb: str) -> int:
        """What the numbers of a verb mean; of several, what says most."""
        words = self.words.get(verb, ())
        if not words:
            return NOTHING
        says_most = words[-1] if words[-1] == "tile" or words == STAKE else words[0]
        return MEANINGS.get(says_most, NOTHING)

    def of_numbers(self, game: Game, seat: int, option: Action, leaning: Leaning) -> float:
        """What the numbers of an option add."""
        meaning = leaning.meaning
        if meaning == NOTHING:
            return 0.0
        if meaning == TILE:
            tile = option.first if option.second == NONE else option.second
            return self.ground.appeal(game, seat, tile, leaning)
        if meaning == SLOT:
            slots = game.state.display.slots
            return self.of_card(game, slots[option.first], leaning) if option.first < len(slots) else 0.0
        if meaning == CARD:
            return self.of_card(game, option.first, leaning)
        if meaning == PLACE:
            return self.of_place(game, seat, option.first, leaning)
        if meaning == ROW:
            return leaning.worth * city_worth(game.state.players[seat], self.whole, option)
        if meaning == RESOURCE:
            return leaning.of_resource[option.first]
        return leaning.of_resource[option.first] + leaning.worth * option.second / 3

    def of_place(self, game: Game, seat: int, place: int, leaning: Leaning) -> float:
        if 0 <= place < PLACES:
            return self.of_card(game, game.state.players[seat].city[place], leaning)
        card = card_at(game, seat, place)
        return 0.0 if card is None else self.of_card(game, card.number, leaning)

    def of_card(self, game: Game, number: int, leaning: Leaning) -> float:
        if number == EMPTY:
            return 0.0
        known = leaning.cards[number]
        if isnan(known):
            known = 0.0
            features = card_features(game.catalog.cards[number], self.worths[number], self.ahead)
            for weight, feature in zip(leaning.of_card, features, strict=True):
                known += weight * feature
            leaning.cards[number] = known
        return known
