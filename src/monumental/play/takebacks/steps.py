"""Steps back and forth at a table: the line of the game, what left it, and what was taken back last."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.engine.chance import Recorded
from monumental.engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from monumental.engine.action import Action
    from monumental.engine.state import State

#: Of what can't be taken back freely any more, one position of so many is kept; the others are played again.
APART: Final = 8


@dataclass(frozen=True)
class Done:
    """An action that stands, and what it takes to go back behind it."""

    seat: int
    sitter: str  # who sat there
    action: Action
    forced: bool  # played without asking
    chosen: bool  # there was something else to do
    events: int  # how many there were before it
    luck: int  # how far luck was read before it
    cards: tuple[int, ...]  # what luck brought
    version: int  # of the table before it; several that were done again together share one


@dataclass(frozen=True)
class Back:
    """A step back that a seat could take now."""

    at: int  # where the action stands that it takes back,
    to: int  # and the version of the table that it goes back to
    is_free: bool  # nobody has learned anything since, and no other seat has acted
    asks: tuple[int, ...]  # the seats of the people who have to agree


class Steps:
    """The line of the game as it stands, and from where on a step back gives nobody anything.

    It is free behind all that was done since luck was drawn, a secret was shown or betrayed, the game was
    over, or another seat acted. Behind the rest one can go, too, but what was seen there was seen.
    """

    def __init__(self) -> None:
        self.done: list[Done] = []
        self.undone: list[list[Done]] = []  # each an action and what followed it
        self._free = 0  # from here on
        self._before: dict[int, State] = {}  # the position before each that is free, and before some others
        self._road = 0  # a number for all that was done up to here,
        self._roads: list[int] = []  # and up to each of them
        self._left: dict[int, Done] = {}  # what was done by roads that were left

    @property
    def free(self) -> list[Done]:
        return self.done[self._free :]

    def add(self, done: Done, before: State, *, is_final: bool) -> None:
        """Something was done; what is final can't be taken back freely, nor anything before it."""
        # What was forced on another seat is no act of theirs, whether it was asked or not.
        others = any(other.seat != done.seat and other.chosen for other in self.free)
        at = len(self.done)
        self.done.append(done)
        self._before[at] = before
        self._roads.append(self._road)
        self._road = hash((self._road, done.seat, done.action))
        if is_final:
            self._close(at + 1)
        elif others and done.chosen:
            self._close(at)

    def _close(self, free: int) -> None:
        """Nothing before this is free any more."""
        for at in range(self._free, free):
            if at % APART:
                self._before.pop(at, None)
        self._free = free

    def of(self, seat: int) -> list[int]:
        """Where the actions stand that a seat can take back freely, the last one first."""
        found = []
        for at in range(len(self.done) - 1, self._free - 1, -1):
            done = self.done[at]
            if done.seat == seat and not done.forced:
                found.append(at)
            elif done.seat != seat and done.chosen:
                break
        return found

    def decided_by(self, seat: int, bots: Container[str]) -> list[int]:
        """Where a seat's own decisions stand, the last one first: not those of a bot that played for it."""
        return [*self._decisions_of(seat, bots)]

    def last_decided_by(self, seat: int, bots: Container[str]) -> int | None:
        """Where the last of them stands."""
        return next(self._decisions_of(seat, bots), None)

    def _decisions_of(self, seat: int, bots: Container[str]) -> Iterator[int]:
        for at in range(len(self.done) - 1, -1, -1):
            done = self.done[at]
            if done.seat == seat and not done.forced and done.sitter not in bots:
                yield at

    def decided_at(self, version: int, seat: int) -> int | None:
        """Where something stands that a seat decided at a version of the table."""
        return next(
            (
                at
                for at in self.standing_at(version)
                if self.done[at].seat == seat and not self.done[at].forced
            ),
            None,
        )

    def standing_at(self, version: int) -> range:
        """Where all stands that was done at a version of the table."""
        first = bisect_left(self.done, version, key=lambda done: done.version)
        return range(first, bisect_right(self.done, version, first, key=lambda done: done.version))

    def can_go_forth(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[-1][0].seat == seat

    def back(self, at: int, game: Game) -> tuple[State, list[Done]]:
        """Go back behind an action: the position there, and what was left."""
        state = self.game_before(at, game).state
        left = self.done[at:]
        for done, road in zip(left, self._roads[at:], strict=True):
            self._left[road] = done
        self._road = self._roads[at]
        del self.done[at:], self._roads[at:]
        self._before = {place: before for place, before in self._before.items() if place < at}
        self.undone.append(left)
        # What was seen behind the barrier was seen: nothing before it is free again.
        self._free = min(self._free, at)
        return state, left

    def game_before(self, at: int, game: Game) -> Game:
        """The game as it was before an action that stands, to be looked at."""
        kept = max(place for place in self._before if place <= at)
        way = self.done[kept:at]
        luck = Recorded([card for done in way for card in done.cards])
        again = Game(game.rules, game.catalog, self._before[kept].clone(), luck)
        for done in way:
            again.play_option(done.action)
        return again

    def done_before(self, seat: int, sitter: str) -> Action | None:
        """What the same sitter did at this very place of the game, in a line that was left."""
        done = self._left.get(self._road)
        return done.action if done is not None and (done.seat, done.sitter) == (seat, sitter) else None

    def forth(self) -> list[Done]:
        """What was taken back last, to be done again."""
        return self.undone.pop()

    def copy(self) -> Steps:
        steps = Steps()
        steps.done = [*self.done]
        steps.undone = [*self.undone]
        steps._free = self._free
        steps._before = {**self._before}
        steps._road = self._road
        steps._roads = [*self._roads]
        steps._left = {**self._left}
        return steps
