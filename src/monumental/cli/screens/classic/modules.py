"""What Heroes and Monsters put on the table, read off the position; nothing in a game without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.screens.belongings import Lying
from monumental.engine.action import EMPTY
from monumental.engine.pieces.city import is_marked
from monumental.engine.state import HERO
from monumental.games.classic.modules import heroes, monsters
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


def has_heroes(game: Game) -> bool:
    return heroes.HeroRow.name in game.state.slots


def has_monsters(game: Game) -> bool:
    return monsters.Monsters.name in game.state.slots


def heroes_for_hire(game: Game) -> list[Card]:
    """The row above the display, the cheapest of each era first."""
    row = heroes.hero_row(game.state).row if has_heroes(game) else ()
    found = [game.catalog.cards[number] for number in row]
    return sorted(found, key=lambda card: (game.rules.eras.index(card.era), card.cost))


def hero(game: Game, seat: int) -> Lying | None:
    """The Hero beside a city."""
    player = game.state.players[seat]
    if player.hero == EMPTY:
        return None
    return Lying(game.catalog.cards[player.hero], used=is_marked(player, HERO))


def hero_aside(game: Game, seat: int) -> Card | None:
    """A Hero that was returned and lies beside the deck until the round ends."""
    number = heroes.hero_row(game.state).leaving_from(seat) if has_heroes(game) else EMPTY
    return None if number == EMPTY else game.catalog.cards[number]


def monster_at(game: Game, place: int) -> Card | None:
    """The Monster that guards a tile."""
    number = monsters.monsters(classic(game)).at(place) if has_monsters(game) else EMPTY
    return None if number == EMPTY else game.catalog.cards[number]


def guards(game: Game) -> list[Card]:
    """Every Monster on the map."""
    numbers = monsters.monsters(classic(game)).cards if has_monsters(game) else ()
    return [game.catalog.cards[number] for number in numbers]


def attackers(game: Game) -> list[tuple[Card, int]]:
    """The Monsters that attack at the end of the round, in that order, with the tiles they stand on."""
    if not has_monsters(game):
        return []
    found = monsters.monsters(classic(game))
    return [(game.catalog.cards[found.at(place)], place) for place in found.waiting]


def trophies(game: Game, seat: int) -> list[Card]:
    """The Monsters a seat has defeated."""
    if not has_monsters(game):
        return []
    found = monsters.monsters(classic(game))
    beaten = zip(found.defeated, found.winners, strict=True)
    return [game.catalog.cards[number] for number, winner in beaten if winner == seat]
