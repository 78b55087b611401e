"""What lies where, read off the position: the drawn table and the spoken one both begin here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import TYPES
from monumental.engine.moves.acquire import PAID_IN, paid_in
from monumental.engine.pieces.city import is_marked, is_rotated
from monumental.engine.state import CELLS, DRAWN_CARDS, POLICY, WARLORD

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


def has_settled(game: Game, seat: int) -> bool:
    """Has this seat a civilization yet?"""
    return game.state.players[seat].civilization != NONE


def opponents(game: Game, seat: int) -> list[int]:
    """Everybody else, in the order of their turns after this seat's."""
    seats = len(game.state.players)
    return [(seat + step) % seats for step in range(1, seats)]


def city(game: Game, seat: int) -> list[Cell]:
    """The nine cells, row by row."""
    return [Cell(_lying(game, seat, cell), _lying(game, seat, cell + CELLS)) for cell in range(CELLS)]


def _lying(game: Game, seat: int, place: int) -> Lying | None:
    player = game.state.players[seat]
    number = player.city[place]
    if number == EMPTY:
        return None
    return Lying(game.catalog.cards[number], is_rotated(player, place), is_marked(player, place))


def drawn(game: Game, seat: int) -> list[tuple[int, Lying]]:
    """The cards that were drawn and count as activated, with their places beside the city."""
    player = game.state.players[seat]
    places = enumerate(player.drawn, start=DRAWN_CARDS)
    return [
        (place, Lying(game.catalog.cards[number], activated=True, used=is_marked(player, place)))
        for place, number in places
    ]


def policies(game: Game, seat: int) -> list[Lying]:
    """The developed Policies, the topmost first."""
    player = game.state.players[seat]
    cards = [Lying(game.catalog.cards[number]) for number in reversed(player.policies)]
    if cards:
        cards[0] = Lying(cards[0].card, used=is_marked(player, POLICY))
    return cards


def warlord(game: Game, seat: int) -> Lying:
    """The Warlord card of a seat's civilization."""
    player = game.state.players[seat]
    number = game.catalog.civilizations[player.civilization].warlord
    return Lying(game.catalog.cards[number], used=is_marked(player, WARLORD))


def printed_types(card: Card) -> tuple[str, ...]:
    """The type printed on a Province."""
    return type_names(card.types)


def type_names(bits: int) -> tuple[str, ...]:
    """The Province types of a set."""
    return tuple(name for bit, name in enumerate(TYPES) if bits >> bit & 1)


def wonder(game: Game, seat: int) -> Card | None:
    """The Wonder in construction."""
    number = game.state.players[seat].wonder
    return None if number == EMPTY else game.catalog.cards[number]


def top_of_deck(game: Game, seat: int) -> list[Card]:
    """The cards everybody saw going on top of the city deck, the topmost first."""
    return [game.catalog.cards[number] for number in reversed(game.state.players[seat].deck.known)]


def displayed(game: Game) -> list[Card]:
    """The cards of the display."""
    return [game.catalog.cards[number] for number in game.state.display.cards()]


def city_cards(game: Game, seat: int) -> list[Card]:
    """The cards in a city and beside it."""
    cards = []
    for cell in city(game, seat):
        cards += [place.card for place in (cell.cover, cell.knowledge) if place is not None]
    return cards + [lying.card for _, lying in drawn(game, seat)]


def price_resource(game: Game, seat: int, card: Card) -> int | None:
    """What a seat pays for a card with: some pay for Provinces in Gold. Who watches sees the usual."""
    if card.kind >= len(PAID_IN):
        return None
    return paid_in(game, seat, card) if seat != NONE and has_settled(game, seat) else PAID_IN[card.kind]
