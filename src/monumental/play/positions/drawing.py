"""Cities and displays as drawings of words.

A city is three lines of three cells. `forum` is a card, `.` an empty cell, `forum/calendar` a card on a
Knowledge, `./calendar` a Knowledge alone. `!` after a card is an Action token, `*` at the end of a cell says
that it is activated, `+` that it was straightened but may still be used, `^` that it stays at the end of the
turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cards.errors import unknown
from monumental.engine.action import EMPTY
from monumental.engine.catalog import KNOWLEDGE
from monumental.engine.state import CELLS, DRAWN_CARDS, HERO, PLACES, PLACES_OF, POLICY
from monumental.play.positions.layout import PositionError

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.state import Player


@dataclass(frozen=True)
class City:
    """What a drawing of a city says."""

    cards: list[int]
    rotated: int
    activated: int
    reinforced: int
    marked: int


def card_number(key: str, catalog: Catalog, place: str) -> int:
    card = catalog.by_key.get(key)
    if card is None:
        raise PositionError(f"{place}: {unknown('card', key, catalog.by_key)}")
    return card.number


def read_city(text: str, catalog: Catalog, place: str) -> City:
    """A city from its drawing; an empty drawing is an empty city."""
    cells = text.split() or ["."] * CELLS
    if len(cells) != CELLS:
        raise PositionError(f"{place}: a city has {CELLS} cells, not {len(cells)}")
    cards = [EMPTY] * PLACES
    rotated = activated = reinforced = marked = 0
    for cell, word in enumerate(cells):
        bare = word.rstrip("*+^")
        signs = word[len(bare) :]
        if "*" in signs:
            rotated |= 1 << cell
        if "*" in signs or "+" in signs:
            activated |= 1 << cell
        if "^" in signs:
            reinforced |= 1 << cell
        cover, _, knowledge = bare.partition("/")
        for layer, name in ((cell, cover), (cell + CELLS, knowledge)):
            if name in {"", "."}:
                continue
            if name.endswith("!"):
                marked |= 1 << layer
            cards[layer] = card_number(name.rstrip("!"), catalog, place)
            if (catalog.cards[cards[layer]].kind == KNOWLEDGE) != (layer >= CELLS):
                raise PositionError(f"{place}: a Knowledge, and nothing else, lies under a card: '{word}'")
    return City(cards, rotated, activated, reinforced, marked)


def standing_places(
    city: City, policies: tuple[int, ...], hero: int, drawn: tuple[int, ...], catalog: Catalog
) -> tuple[int, ...]:
    """Where permanent texts in force lie: activated cards, the topmost Policy, the Hero, drawn cards."""
    in_city = [
        place
        for place in PLACES_OF[city.rotated]
        if city.cards[place] != EMPTY and catalog.cards[city.cards[place]].standing
    ]
    beside = [POLICY] if policies and catalog.cards[policies[-1]].standing else []
    beside += [HERO] if hero != EMPTY and catalog.cards[hero].standing else []
    beside += [DRAWN_CARDS + at for at, card in enumerate(drawn) if catalog.cards[card].standing]
    return (*in_city, *beside)


def write_city(player: Player, names: list[str]) -> str:
    cells = [_cell(player, cell, names) for cell in range(CELLS)]
    width = max(len(cell) for cell in cells)
    rows = [" ".join(cell.ljust(width) for cell in cells[row : row + 3]).rstrip() for row in (0, 3, 6)]
    return "\n".join(rows) + "\n"


def _cell(player: Player, cell: int, names: list[str]) -> str:
    cover, knowledge = player.city[cell], player.city[cell + CELLS]
    word = names[cover] if cover != EMPTY else "."
    if player.marked >> cell & 1:
        word += "!"
    if knowledge != EMPTY:
        word += f"/{names[knowledge]}"
        if player.marked >> (cell + CELLS) & 1:
            word += "!"
    if player.rotated >> cell & 1:
        word += "*"
    elif player.activated >> cell & 1:
        word += "+"
    if player.reinforced >> cell & 1:
        word += "^"
    return word


def read_slots(text: str, size: int, catalog: Catalog) -> tuple[int, ...]:
    """The display, from the deck outwards; `.` is a gap, and so is all where nothing is said."""
    words = text.split() or ["."] * size
    if len(words) != size:
        raise PositionError(f"display.slots: the display has {size} slots, not {len(words)}")
    return tuple(EMPTY if word == "." else card_number(word, catalog, "display.slots") for word in words)


def write_slots(slots: tuple[int, ...], names: list[str]) -> str:
    return " ".join("." if card == EMPTY else names[card] for card in slots)
