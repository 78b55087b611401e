"""Monsters, in every position and in the course of a game: on the map or trophies, and what they guard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import MONSTER
from monumental.games.classic.land.hexmap import members, tile_set
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.state import ClassicState, classic
from monumental.testing.checks import ModuleChecks
from monumental.testing.common import hold
from monumental.testing.follower import Follower

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State

#: An Explorer meets a Monster seldom enough.
LEANINGS = {"defeat": 8.0}


def monsters_of(state: State) -> Monsters | None:
    found = state.slots.get(Monsters.name)
    return found if isinstance(found, Monsters) else None


def check_monsters(game: Game) -> None:
    """A Monster attacks at once."""
    found = monsters_of(game.state)
    assert found is not None
    check_found(game, found)
    hold(not found.waiting, f"Monsters on tiles {found.waiting} wait with their attack")


def check_found(game: Game, found: Monsters) -> None:
    """A Monster that was found stands on a conquered Province of its number, or is somebody's trophy.

    That those still unknown are in the urns, the count of the Exploration tokens says.
    """
    state = classic(game)
    cards = game.catalog.cards
    seats = len(state.players)
    known = (*found.cards, *found.defeated)
    strange = [cards[card].key for card in known if card == EMPTY or cards[card].kind != MONSTER]
    hold(not strange, f"among the Monsters are {strange}")
    complete = len(found.tiles) == len(found.cards) == len(found.finders)
    hold(complete, f"Monsters on tiles {found.tiles} were found by {found.finders}: {len(found.cards)} cards")
    hold(len(set(found.tiles)) == len(found.tiles), f"two Monsters stand on one of the tiles {found.tiles}")
    hold(len(found.defeated) == len(found.winners), f"{len(found.defeated)} trophies of {found.winners}")
    for seat in (*found.finders, *found.winners):
        hold(0 <= seat < seats, f"seat {seat} found or defeated a Monster")
    for tile, card in zip(found.tiles, found.cards, strict=True):
        is_land = 0 <= tile < len(state.hexmap.tiles) and bool(state.hexmap.provinces >> tile & 1)
        hold(is_land, f"a Monster stands on tile {tile}, which is no Province")
        value = state.hexmap.tiles[tile].barbarian
        hold(
            value == cards[card].value,
            f"{cards[card].key} was found on tile {tile}, among Barbarians {value}",
        )
        hold(state.owner(tile) != NONE, f"a Monster stands on tile {tile}, which nobody conquered")
    order = tuple(tile for tile in found.tiles if tile in found.waiting)
    hold(found.waiting == order, f"Monsters on tiles {found.waiting} are to attack, found in order {order}")


class CourseOfMonsters(Follower):
    """Nobody takes a token from a guarded tile, a trophy stays a trophy, and who was found stays found.

    An Explorer of an Automa that defeats a Monster takes the token of its tile at once.
    """

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        if not isinstance(earlier, ClassicState):
            return
        now = classic(game)
        before, found = monsters_of(earlier), monsters_of(now)
        if before is None or found is None:
            return
        freed = tile_set(tuple(event.place for event in events or () if event.key == "defeated"))
        guarded = earlier.guarded & ~freed
        taken = members(guarded & earlier.production & ~now.production)
        hold(not taken, f"Production tokens were taken from the guarded tiles {taken}")
        for market, was in zip(now.markets, earlier.markets, strict=True):
            is_guarded = guarded >> was.tile & 1
            stays = not is_guarded or market.count == was.count
            hold(stays, f"the guarded Market of {was.city} lost a token")
        check_trophies(before, found)


def check_trophies(before: Monsters, found: Monsters) -> None:
    count = len(before.defeated)
    trophies = (found.defeated[:count], found.winners[:count])
    hold(trophies == (before.defeated, before.winners), "a trophy changed hands")
    for tile, card, finder in zip(before.tiles, before.cards, before.finders, strict=True):
        stays = found.at(tile) == card and found.finders[found.tiles.index(tile)] == finder
        won = card in found.defeated[count:]
        hold(stays or won, f"the Monster of tile {tile} is neither there nor defeated")
        again = tile in found.waiting and tile not in before.waiting
        hold(not again, f"the Monster of tile {tile} attacks again")


MONSTERS = ModuleChecks(check_monsters, (CourseOfMonsters,), LEANINGS)
