"""The course of a game of classic: turns in their order, what stays, and what is never lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.land.hexmap import members, tile_set
from monumental.games.classic.land.units import units_at
from monumental.games.classic.state import ClassicState, classic
from monumental.testing.classic.automas import automas_of
from monumental.testing.classic.map import production_tokens
from monumental.testing.classic.turns import CourseOfTurns, check_markers, is_same_turn
from monumental.testing.common import hold
from monumental.testing.follower import Follower

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State


class ClassicCourse(Follower):
    """What holds from turn to turn. Of a game that begins in the middle, somebody says how far it is."""

    def __init__(self, turns: CourseOfTurns | None = None) -> None:
        self.turns = turns or CourseOfTurns()

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        state = classic(game)
        self.turns.check(game, state)
        if earlier is not None:
            assert isinstance(earlier, ClassicState)
            check_pieces_and_tokens(earlier, state, events, game.rules.on("automa_markets_reopen"))
            if is_same_turn(earlier, state):
                check_markers(earlier, state, events)


def check_pieces_and_tokens(
    earlier: ClassicState, now: ClassicState, events: Sequence[Event] | None, reopen: bool = False
) -> None:
    """What holds in every rhythm. `reopen`: may Markets open again to an Automa?"""
    check_lasting(earlier, now)
    check_markets(earlier, now, reopen=reopen)
    check_production(earlier, now, events)
    check_unharmed(earlier, now, events or ())


def check_production(earlier: ClassicState, now: ClassicState, events: Sequence[Event] | None) -> None:
    """What is neither on the map nor in a reserve was used or lost to a Monster; none is created.

    What an Automa takes is out of the game, or is turned into Gold two by two.
    """
    gone = production_tokens(earlier) - production_tokens(now)
    hold(gone >= 0, f"{-gone} Production tokens appeared")
    if events is not None:
        automas = automas_of(now)
        used = sum(event.key == "used-production" for event in events)
        claimed = sum(event.key == "automa-took-production" for event in events)
        kept = sum(now.holdings[seat].production - earlier.holdings[seat].production for seat in automas)
        lost = sum(
            event.number
            for event in events
            if event.key == "lost-production-tokens" and event.seat not in automas
        )
        hold(
            gone == used + lost + claimed - kept,
            f"{gone} Production tokens are gone, {used} were used, {lost} lost and {claimed - kept} claimed",
        )


def check_lasting(earlier: ClassicState, now: ClassicState) -> None:
    """Tokens of Wonders stay; what was taken off the map does not come back; who left the game stays away."""
    for tile, card in enumerate(earlier.wonders):
        hold(card in (EMPTY, now.wonders[tile]), f"the Wonder token of tile {tile} is gone")
    for tile, front in enumerate(now.fronts):
        hold(front in (EMPTY, earlier.fronts[tile]), f"a new Exploration token lies on tile {tile}")
    back = members(now.production & ~earlier.production)
    hold(not back, f"Production tokens came back on tiles {back}")
    hold(now.removed[: len(earlier.removed)] == earlier.removed, "something came back into the game")
    hold(now.ending >= earlier.ending, "the end was triggered, and is not any more")
    for seat, player in enumerate(now.players):
        before = earlier.players[seat]
        hold(
            player.archive[: len(before.archive)] == before.archive, f"seat {seat} has an archived card back"
        )
        hold(player.policies[: len(before.policies)] == before.policies, f"seat {seat} lost a Policy")
        kept = now.holdings[seat].created >= earlier.holdings[seat].created
        hold(kept, f"seat {seat} created fewer Outposts than before")
        hold(
            now.capitals[seat] == earlier.capitals[seat] or earlier.capitals[seat] == NONE,
            f"the Capital of seat {seat} moved",
        )


def check_markets(earlier: ClassicState, now: ClassicState, *, reopen: bool) -> None:
    """Markets never grow, and nobody visits one again, unless they open again to an Automa."""
    again_for = tile_set(tuple(automas_of(now))) if reopen else 0
    for market, was in zip(now.markets, earlier.markets, strict=True):
        hold(market.city == was.city and market.count <= was.count, f"the Market of {was.city} grew")
        hold(not was.seen & ~market.seen, f"somebody forgot the Market of {was.city}")
        again = was.visited & ~market.visited & ~again_for
        hold(not again, f"somebody may visit {was.city} again")
        grown = [token for token in set(market.stack) if was.seen and token not in was.stack]
        hold(not grown, f"the Market of {was.city} has other tokens than were seen")


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
