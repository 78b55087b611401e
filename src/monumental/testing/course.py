"""What only the course of a game shows: turns in order and as many for each, and what never comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.hexmap import members, tile_set
from monumental.games.classic.state import ClassicState
from monumental.testing.automa import automas_of
from monumental.testing.classic_map import production_tokens
from monumental.testing.common import hold
from monumental.testing.course_of_modules import check_heroes, check_monsters, check_unharmed
from monumental.testing.course_of_rounds import CourseOfRounds
from monumental.testing.course_of_turns import CourseOfTurns, check_markers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State
    from monumental.testing.follower import Follower


class Course:
    """Follows one game from decision to decision; `check` is called at each, and when the game is over.

    Where `take` is told what is done, the actions of every turn of the continuous mode are counted.
    Followers of one's own may follow it, too: Course(MyFollower()).
    """

    def __init__(self, *followers: Follower) -> None:
        self._followers = followers
        self._heard = 0
        self._turns: CourseOfTurns | CourseOfRounds | None = None
        self._earlier: State | None = None

    def check(self, game: Game) -> None:
        earlier = self._earlier
        events = None if game.journal is None else game.journal[self._heard :]
        if isinstance(game.state, ClassicState):
            assert earlier is None or isinstance(earlier, ClassicState)
            self.check_classic(game, game.state, earlier, events)
        for follower in self._followers:
            follower.check(game, earlier, events)
        self._heard = len(game.journal or ())
        self._earlier = game.state.clone()

    def check_classic(
        self, game: Game, state: ClassicState, earlier: ClassicState | None, events: Sequence[Event] | None
    ) -> None:
        if self._turns is None:
            self._turns = CourseOfRounds() if game.rules.cycle == "round" else CourseOfTurns()
        self._turns.check(game, state, earlier)
        if earlier is not None:
            check_lasting(earlier, state)
            check_production(earlier, state, events)
            check_markers(game, earlier, state, events)
            check_heroes(game, earlier, state)
            check_monsters(earlier, state, events or ())
            check_unharmed(earlier, state, events or ())

    def take(self, game: Game, action: Action) -> None:
        """What is done next: called after `check`, before it is played."""
        if isinstance(self._turns, CourseOfRounds):
            self._turns.take(game, action)
        for follower in self._followers:
            follower.take(game, action)


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
        hold(now.created[seat] >= earlier.created[seat], f"seat {seat} created fewer Outposts than before")
        hold(
            now.capitals[seat] == earlier.capitals[seat] or earlier.capitals[seat] == NONE,
            f"the Capital of seat {seat} moved",
        )
    for market, was in zip(now.markets, earlier.markets, strict=True):
        hold(market.city == was.city and market.count <= was.count, f"the Market of {was.city} grew")
        hold(not was.seen & ~market.seen, f"somebody forgot the Market of {was.city}")
        again = was.visited & ~market.visited & ~tile_set(tuple(automas_of(now)))
        hold(not again, f"somebody may visit {was.city} again")
        grown = [token for token in set(market.stack) if was.seen and token not in was.stack]
        hold(not grown, f"the Market of {was.city} has other tokens than were seen")
