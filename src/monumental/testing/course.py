"""What only the course of a game shows: turns in order and as many for each, and what never comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.hexmap import members
from monumental.games.classic.state import ClassicState
from monumental.testing.classic_map import production_tokens
from monumental.testing.common import hold

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import State


class Course:
    """Follows one game from decision to decision; `check` is called at each, and when the game is over."""

    def __init__(self) -> None:
        self._heard = 0
        self._turns: list[int] = []
        self._turn = (0, NONE)  # the round, and who acts in it
        self._earlier: State | None = None

    def check(self, game: Game) -> None:
        if isinstance(game.state, ClassicState):
            self.watch_turns(game, game.state)
            self.watch_production(game, game.state)
            if isinstance(self._earlier, ClassicState):
                check_lasting(self._earlier, game.state)
        self._earlier = game.state.clone()

    def watch_turns(self, game: Game, state: ClassicState) -> None:
        """Clockwise from the start player, everybody once in a round; all have as many in the end."""
        seats = len(state.players)
        self._turns = self._turns or [0] * seats
        if game.over:
            hold(len(set(self._turns)) == 1, f"the seats had {self._turns} turns")
            hold(self._turns[0] == state.round, f"{self._turns[0]} turns each in {state.round} rounds")
        elif (state.round, state.active) != self._turn:
            before, last = self._turn
            following = state.first if last == NONE else (last + 1) % seats
            hold(state.active == following, f"after seat {last} comes seat {state.active}")
            is_new = following == state.first
            hold(state.round == before + is_new, f"after round {before} comes round {state.round}")
            if is_new:
                hold(state.final == state.ending, f"the final round is {state.final}, the end {state.ending}")
            self._turns[state.active] += 1
            self._turn = (state.round, state.active)

    def watch_production(self, game: Game, state: ClassicState) -> None:
        """What is neither on the map nor in a reserve was used; none is created."""
        left = production_tokens(state)
        if isinstance(self._earlier, ClassicState):
            gone = production_tokens(self._earlier) - left
            hold(gone >= 0, f"{-gone} Production tokens appeared")
            if game.journal is not None:
                used = [event for event in game.journal[self._heard :] if event.key == "used-production"]
                hold(gone == len(used), f"{gone} Production tokens are gone, {len(used)} were used")
        self._heard = len(game.journal or ())


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
        hold(not was.visited & ~market.visited, f"somebody may visit {was.city} again")
        grown = [token for token in set(market.stack) if was.seen and token not in was.stack]
        hold(not grown, f"the Market of {was.city} has other tokens than were seen")
