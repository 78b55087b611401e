"""Steps back and forth at a table: what can still be taken back, and what was taken back last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.state import State


@dataclass(frozen=True)
class Done:
    """An action that can still be taken back, and the position before it."""

    seat: int
    action: Action
    forced: bool
    before: State
    events: int  # how many there were


class Steps:
    """All that was done since luck was drawn, a secret was shown or betrayed, or another seat acted."""

    def __init__(self) -> None:
        self.done: list[Done] = []
        self.undone: list[list[Done]] = []  # each an action and what was forced after it

    def add(self, done: Done, *, is_final: bool) -> None:
        """Something was done; what is final can't be taken back, and nothing before it."""
        # What was forced on another seat is no act of theirs.
        others = any(other.seat != done.seat and not other.forced for other in self.done)
        if is_final or (others and not done.forced):
            self.done.clear()
        if not is_final:
            self.done.append(done)

    def of(self, seat: int) -> list[Done]:
        """What a seat can take back, the last action first."""
        return [done for done in reversed(self.done) if done.seat == seat and not done.forced]

    def can_go_forth(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[-1][0].seat == seat

    def back(self) -> list[Done]:
        """The last action, and what was forced after it."""
        taken_back = [self.done.pop()]
        while taken_back[0].forced:
            taken_back.insert(0, self.done.pop())
        self.undone.append(taken_back)
        return taken_back

    def forth(self) -> list[Done]:
        """What was taken back last, to be done again."""
        return self.undone.pop()

    def copy(self) -> Steps:
        steps = Steps()
        steps.done = [*self.done]
        steps.undone = [*self.undone]
        return steps
