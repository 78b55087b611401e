"""What only the course of a game shows about Heroes and Monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.hexmap import members, tile_set
from monumental.games.classic.units import units_at
from monumental.testing.automa import automas_of
from monumental.testing.common import hold
from monumental.testing.continuous import is_acting
from monumental.testing.modules import heroes_of, monsters_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.games.classic.state import ClassicState


def check_heroes(game: Game, earlier: ClassicState, now: ClassicState) -> None:
    """No Hero leaves the game; in the continuous mode none is back in the row before the round ends."""
    before, heroes = heroes_of(earlier), heroes_of(now)
    if before is None or heroes is None:
        return
    were = {*before.row, *before.leaving, *[player.hero for player in earlier.players]} - {EMPTY}
    are = {*heroes.row, *heroes.leaving, *[player.hero for player in now.players]}
    names = [game.catalog.cards[card].key for card in were - are]
    hold(not names, f"the Heroes {names} are gone")
    if game.rules.cycle == "round" and earlier.round == now.round and is_acting(now):
        back = [game.catalog.cards[card].key for card in set(heroes.row) - set(before.row)]
        hold(not back, f"the Heroes {back} came to the row before the round ended")
        hold(set(before.leavers) <= set(heroes.leavers), "a Hero that leaves is back before the round ended")


def check_monsters(earlier: ClassicState, now: ClassicState, events: Sequence[Event]) -> None:
    """Nobody takes a token from a guarded tile, a trophy stays a trophy, and who was found stays found.

    An Explorer of an Automa that defeats a Monster takes the token of its tile at once.
    """
    before, found = monsters_of(earlier), monsters_of(now)
    if before is None or found is None:
        return
    freed = tile_set(tuple(event.place for event in events if event.key == "defeated"))
    guarded = earlier.guarded & ~freed
    taken = members(guarded & earlier.production & ~now.production)
    hold(not taken, f"Production tokens were taken from the guarded tiles {taken}")
    for market, was in zip(now.markets, earlier.markets, strict=True):
        is_guarded = guarded >> was.tile & 1
        hold(not is_guarded or market.count == was.count, f"the guarded Market of {was.city} lost a token")
    count = len(before.defeated)
    trophies = (found.defeated[:count], found.winners[:count])
    hold(trophies == (before.defeated, before.winners), "a trophy changed hands")
    for tile, card, finder in zip(before.tiles, before.cards, before.finders, strict=True):
        stays = found.at(tile) == card and found.finders[found.tiles.index(tile)] == finder
        won = card in found.defeated[count:]
        hold(stays or won, f"the Monster of tile {tile} is neither there nor defeated")
        again = tile in found.waiting and tile not in before.waiting
        hold(not again, f"the Monster of tile {tile} attacks again")


def check_unharmed(earlier: ClassicState, now: ClassicState, events: Sequence[Event]) -> None:
    """A Province is lost only to whoever conquers it; an attack leaves every Province a Unit."""
    for tile in range(len(now.troops)):
        owner, was = now.owner(tile), earlier.owner(tile)
        if owner != was:
            is_conquest = was == NONE or owner in (earlier.active, now.active, *automas_of(now))
            hold(owner != NONE and is_conquest, f"tile {tile} of seat {was} is seat {owner}'s")
    for at, event in enumerate(events):
        # What an Automa conquered since is another matter.
        later = any(other.key in ("conquered-province", "conquered-from") for other in events[at:])
        if event.key in ("withdrew", "withdrew-warlord") and not later:
            seat, tile = event.seat, event.place
            hold(now.owner(tile) == seat, f"an attack took tile {tile} from seat {seat}")
            hold(units_at(now, seat, tile) > 0, f"an attack took the last Unit of tile {tile}")
