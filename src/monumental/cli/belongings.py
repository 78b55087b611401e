"""What lies where, read off the position: the drawn table and the spoken one both begin here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import TYPES
from monumental.engine.city import is_marked, is_rotated
from monumental.engine.state import CELLS, POLICY, SCOUT, WARLORD
from monumental.games.duel.acquire import PAID_IN, paid_in
from monumental.games.duel.scouts.trade import FACE_UP, FreeCities
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


@dataclass(frozen=True)
class Lying:
    """A card on the table, with what can be seen of its state."""

    card: Card
    activated: bool = False
    used: bool = False


@dataclass(frozen=True)
class Cell:
    """A cell of a city: its card, and a Knowledge under it."""

    cover: Lying | None
    knowledge: Lying | None


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


def has_settled(game: Game, seat: int) -> bool:
    """Has this seat a civilization yet?"""
    return game.state.players[seat].civilization != NONE


def city(game: Game, seat: int) -> list[Cell]:
    """The nine cells, row by row."""
    return [Cell(_lying(game, seat, cell), _lying(game, seat, cell + CELLS)) for cell in range(CELLS)]


def _lying(game: Game, seat: int, place: int) -> Lying | None:
    player = game.state.players[seat]
    number = player.city[place]
    if number == EMPTY:
        return None
    return Lying(game.catalog.cards[number], is_rotated(player, place), is_marked(player, place))


def policies(game: Game, seat: int) -> list[Lying]:
    """The developed Policies, the topmost first."""
    player = game.state.players[seat]
    cards = [Lying(game.catalog.cards[number]) for number in reversed(player.policies)]
    if cards:
        cards[0] = Lying(cards[0].card, used=is_marked(player, POLICY))
    return cards


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
        found.append(Province(card, _types(card.types | stack.added_types[position])))
    return found[::-1]


def printed_types(card: Card) -> tuple[str, ...]:
    """The type printed on a Province."""
    return _types(card.types)


def _types(bits: int) -> tuple[str, ...]:
    return tuple(name for bit, name in enumerate(TYPES) if bits >> bit & 1)


def markers(game: Game, seat: int) -> dict[str, int]:
    """The Province Type markers a seat has not placed yet."""
    left = duel(game).stacks[seat].markers
    return {name: count for name, count in zip(TYPES, left, strict=True) if count}


def wonder(game: Game, seat: int) -> Card | None:
    """The Wonder in construction."""
    number = game.state.players[seat].wonder
    return None if number == EMPTY else game.catalog.cards[number]


def top_of_deck(game: Game, seat: int) -> list[Card]:
    """The cards everybody saw going on top of the city deck, the topmost first."""
    return [game.catalog.cards[number] for number in reversed(game.state.players[seat].deck.known)]


def _trade(game: Game) -> FreeCities | None:
    for slot in duel(game).slots:
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


def price_resource(game: Game, seat: int, card: Card) -> int | None:
    """What a seat pays for a card with: some pay for Provinces in Gold."""
    if card.kind >= len(PAID_IN):
        return None
    return paid_in(game, seat, card) if has_settled(game, seat) else PAID_IN[card.kind]
