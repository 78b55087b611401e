"""How large a network is, and by which names it knows what it sees: the same for training and for play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.meaning.columns import LENGTH
from monumental.meaning.position.entries import MARK_BITS, ZONES
from monumental.meaning.position.fields import AMOUNT, BITS
from monumental.meaning.position.land import TILE_BITS
from monumental.meaning.position.words import VERBS, Numbered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.meaning.position.fields import Fields

#: The sizes of layers: of a card, of a seat and the table, of the whole position, of a question put to it, of
#: a tile.
CARD: Final = 32
CARD_INSIDE: Final = 64
SEAT: Final = 64
WHOLE: Final = 128
ANSWER: Final = 64
TILE: Final = 24

#: What is told of a seat: its share of the victory (before all are made to add up), its lead, its Dominance.
TOLD: Final = 3

#: Positions, places and amounts beyond these are seen as these.
MOST_POSITIONS: Final = 64
MOST_PLACES: Final = 64
MOST_RESOURCES: Final = 12
MOST_AMOUNTS: Final = 12

#: A price of so much is about 1.
DEAR: Final = 5.0

#: Points of Dominance, and many tiles, in numbers of about 1.
MUCH_DOMINANCE: Final = 10.0
MANY_TILES: Final = 8.0

#: Features of a tile: one of several terrains or owners, sets bit by bit, and counts.
ONE_OF_TILE: Final = ("terrain", "controlled by")
BITS_OF_TILE: Final = ("visited by",)
TILE_FEATURES: Final = sum(
    1 << bits if name in ONE_OF_TILE else bits if name in BITS_OF_TILE else 1 for name, bits in TILE_BITS
)


def shapes(table: int, each: int, signs: int) -> dict[str, tuple[int, ...]]:
    """Every array of weights by its name, for so many features of the table, of a seat, and signs."""
    zones = len(ZONES)
    verbs = Numbered(VERBS).count + 1
    return {
        "card in": (LENGTH, CARD_INSIDE),
        "card in +": (CARD_INSIDE,),
        "card out": (CARD_INSIDE, CARD),
        "card out +": (CARD,),
        "zone": (zones, CARD, SEAT),
        "zone +": (zones, SEAT),
        "marks": (1 << MARK_BITS, CARD, SEAT),
        "position": (zones, MOST_POSITIONS, SEAT),
        "each": (each, SEAT),
        "signs": (signs, SEAT),
        "each +": (SEAT,),
        "table": (table, SEAT),
        "table +": (SEAT,),
        "tile": (TILE_FEATURES, TILE),
        "around": (TILE_FEATURES, TILE),
        "tile +": (TILE,),
        "land": (TILE, SEAT),
        "own": (SEAT, WHOLE),
        "others": (SEAT, WHOLE),
        "between": (SEAT, WHOLE),
        "whole +": (WHOLE,),
        "deep": (WHOLE, WHOLE),
        "deep +": (WHOLE,),
        "asks": (WHOLE, ANSWER),
        "of seat": (SEAT, ANSWER),
        "of seat +": (ANSWER,),
        "of oneself": (ANSWER,),
        "told": (ANSWER, TOLD),
        "told +": (TOLD,),
        "verb": (verbs, ANSWER),
        "gate": (verbs, ANSWER),
        "about": (CARD, ANSWER),
        "bag": (CARD, ANSWER),
        "place": (MOST_PLACES, ANSWER),
        "resource": (MOST_RESOURCES, ANSWER),
        "amount": (MOST_AMOUNTS, ANSWER),
        "price": (ANSWER,),
        "ground": (TILE, ANSWER),
        "question": (WHOLE, ANSWER),
        "appeal": (ANSWER,),
    }


class Unfolding:
    """How whole numbers of a row become features: amounts first, then one of several, then sets by bits."""

    def __init__(self, fields: Fields) -> None:
        amounts: list[tuple[str, int, float]] = []
        ones: list[tuple[str, int, int]] = []
        bits: list[tuple[str, int, int]] = []
        for field in fields.fields:
            if field.kind == AMOUNT:
                scale = 1.0 / field.size
                amounts += [(f"{field.name} {at}", field.at + at, scale) for at in range(field.count)]
            elif field.kind == BITS:
                bits += [(f"{field.name} {at}", field.at, at) for at in range(field.size)]
            else:
                ones += [(f"{field.name} {at}", field.at, at) for at in range(field.size)]
        self.names = [name for name, _, _ in (*amounts, *ones, *bits)]
        self.amount_at = [at for _, at, _ in amounts]
        self.amount_scale = [scale for _, _, scale in amounts]
        self.one_at = [at for _, at, _ in ones]
        self.one_is = [value for _, _, value in ones]
        self.bit_at = [at for _, at, _ in bits]
        self.bit_shift = [shift for _, _, shift in bits]


def order(names: Sequence[str], known: Sequence[str]) -> list[int]:
    """Where each name stands among those that are known; -1: nobody has learned it."""
    at = {name: number for number, name in enumerate(known)}
    return [at.get(name, -1) for name in names]
