"""Names: of seats, of cards by their number, and of whoever a text belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.state import CELLS, PLACES
from monumental.play.notation import cell_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def seat_name(game: Game, seat: int, texts: Texts) -> str:
    """A seat by its civilization; until it has one, by who sits there."""
    civilization = game.state.players[seat].civilization
    if civilization == NONE:
        return texts.player(seat)
    return texts.civilization(game.catalog.civilizations[civilization])


def full_name(game: Game, seat: int, texts: Texts) -> str:
    """Who sits at a seat, and for whom they play."""
    person, civilization = texts.player(seat), seat_name(game, seat, texts)
    if person == civilization:
        return person
    return texts("player-of", player=person, civilization=civilization)


def card_name(game: Game, number: int, texts: Texts) -> str:
    return texts.card(game.catalog.cards[number])


def place_name(game: Game, place: int, texts: Texts) -> str:
    """Where a card lies in the City of whoever is asked; of a Knowledge, under which card."""
    city = game.state.players[game.choice().seat].city
    if not CELLS <= place < PLACES or city[place - CELLS] == EMPTY:
        return cell_name(place)
    above = card_name(game, city[place - CELLS], texts)
    return texts("place-under", place=cell_name(place - CELLS), card=above)


def source_name(game: Game, address: str, texts: Texts) -> str:
    """Whose text this is: `duel-trade/forum.use` is the address of a text of the Forum."""
    key = address.partition("/")[2].partition(".")[0]
    if key in game.catalog.by_key:
        return texts.card(game.catalog.by_key[key])
    if key in game.catalog.civilization_by_key:
        return texts.civilization(game.catalog.civilization_by_key[key])
    return ""
