"""Cards as a few numbers that a program can learn from, made once from the catalog."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import BUILDING, DEVELOPMENT, KINDS, KNOWLEDGE, WONDER
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences.general import Gain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.catalog import Card, Catalog


#: The kinds of cards that lie in cities and their piles.
CITY_CARDS: Final = (BUILDING, KNOWLEDGE, WONDER)


def blank(length: int) -> memoryview[float]:
    """So many zeros. Through a view they are written in half the time that an array takes."""
    return memoryview(bytearray(4 * length)).cast("f")


def gains(card: Card) -> list[int]:
    """What using the card gives for certain, by resource."""
    total = [0] * len(RESOURCES)
    text = card.text_when_drawn()
    for sentence in () if text is None else text.sentences:
        if isinstance(sentence, Gain) and sentence.is_plain():
            for resource, amount in enumerate(sentence.amounts):
                total[resource] += amount
    return total


class CardFeatures:
    """The same few numbers for every card; the last are its number in binary: no two cards look alike."""

    def __init__(self, catalog: Catalog) -> None:
        self.bits = len(catalog.cards).bit_length()
        self.names = [
            "there is a card",
            *[KINDS[kind] for kind in DEVELOPMENT],
            "era / 4",
            "cost / 10",
            "cost of completion / 10",
            "defense / 4",
            "starting card",
            "Basic Building",
            "has a text to use",
            "has a text in force by itself",
            *[f"{resource} / 3 when activated" for resource in RESOURCES],
            *[f"{resource} / 3 when used" for resource in RESOURCES],
            *[f"bit {bit} of its number + 1" for bit in range(self.bits)],
        ]
        self.rows = [array("f", self._row(card)) for card in catalog.cards]
        self.keys = [card.key for card in catalog.cards]
        self.length = len(self.names)

    def _row(self, card: Card) -> list[float]:
        return [
            1,
            *[card.kind == kind for kind in DEVELOPMENT],
            card.era / 4,
            card.cost / 10,
            card.completion_cost / 10,
            card.defense / 4,
            card.starting,
            card.basic,
            card.text_when_drawn() is not None,
            card.standing,
            *[amount / 3 for amount in card.resources],
            *[amount / 3 for amount in gains(card)],
            *[(card.number + 1) >> bit & 1 for bit in range(self.bits)],
        ]


class Index:
    """Some cards of the catalog, counted from 0 in the order of the catalog."""

    def __init__(self, catalog: Catalog, numbers: Sequence[int]) -> None:
        self.cards = sorted(set(numbers))
        self.length = len(self.cards)
        self.keys = [catalog.cards[number].key for number in self.cards]
        #: By the number of the card. A card that does not belong here has no position, and fails.
        self.position: dict[int, int] = {number: at for at, number in enumerate(self.cards)}


def index_of_kinds(catalog: Catalog, *kinds: int) -> Index:
    return Index(catalog, [card.number for card in catalog.cards if card.kind in kinds])
