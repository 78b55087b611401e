"""What lies only on a table of Duel: Provinces in stacks, markers, Free Cities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cli.screens.belongings import Lying, type_names
from monumental.engine.action import EMPTY
from monumental.engine.catalog import TYPES
from monumental.engine.pieces.city import is_marked
from monumental.engine.state import SCOUT, WARLORD
from monumental.games.duel.scouts.trade import FACE_UP, FreeCities
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


@dataclass(frozen=True)
class Province:
    """A Province or a Barricade of a stack; markers may have added types."""

    card: Card
    types: tuple[str, ...]


@dataclass(frozen=True)
class FreeCity:
    """A Free City between the players: the Gold and the Action tokens on the sides of seat 0 and seat 1."""

    card: Card
    gold: tuple[int, ...]
    traded: tuple[bool, ...]


def leaders(game: Game, seat: int) -> list[Lying]:
    """The Warlord and the Scout."""
    player = game.state.players[seat]
    civilization = game.catalog.civilizations[player.civilization]
    return [
        Lying(game.catalog.cards[number], used=is_marked(player, place))
        for number, place in ((civilization.warlord, WARLORD), (civilization.scout, SCOUT))
    ]


def provinces(game: Game, seat: int) -> list[Province]:
    """The stack of Provinces and Barricades, the topmost first."""
    stack = duel(game).stacks[seat]
    found = []
    for position, number in enumerate(stack.cards):
        card = game.catalog.cards[number]
        found.append(Province(card, type_names(card.types | stack.added_types[position])))
    return found[::-1]


def markers(game: Game, seat: int) -> dict[str, int]:
    """The Province Type markers a seat has not placed yet."""
    left = duel(game).stacks[seat].markers
    return {name: count for name, count in zip(TYPES, left, strict=True) if count}


def _trade(game: Game) -> FreeCities | None:
    for slot in game.state.slots.values():
        if isinstance(slot, FreeCities):
            return slot
    return None


def free_cities(game: Game) -> list[FreeCity]:
    """The Free Cities between the players; none without the Trade box."""
    cities = _trade(game)
    if cities is None:
        return []
    seats = range(len(game.state.players))
    return [
        FreeCity(
            game.catalog.cards[number],
            tuple(cities.gold[seat * FACE_UP + slot] for seat in seats),
            tuple(seat * FACE_UP + slot in cities.traded for seat in seats),
        )
        for slot, number in enumerate(cities.face_up)
        if number != EMPTY
    ]


def claimed_cities(game: Game, seat: int) -> list[Lying]:
    """The Free Cities a seat owns."""
    cities = _trade(game)
    if cities is None:
        return []
    return [Lying(game.catalog.cards[number], used=number in cities.used) for number in cities.owned[seat]]
