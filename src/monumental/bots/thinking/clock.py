"""How long a decision may still take, and what is left of a turn for those after it."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from monumental.bots.bot import Budget

#: Of what is left of a turn, a decision takes no more than this share: nobody knows how many come after it.
SHARE: Final = 1 / 6

#: Somebody who has no time left still looks at the options.
LEAST: Final = 0.001


class Clock:
    """Says whether there is time for one more thought."""

    def __init__(self, budget: Budget, began: float) -> None:
        self.budget = budget
        self.began = began
        self.thoughts = -1
        self.last = perf_counter()
        self.longest = 0.0

    def spent(self) -> float:
        """The share of the time that is over; thoughts are not counted by the time."""
        return 0.0 if self.budget.seconds is None else (perf_counter() - self.began) / self.budget.seconds

    def share(self) -> float:
        """The share that is over of the thoughts or of the time, whichever ends first."""
        thought = 0.0 if self.budget.thoughts is None else self.thoughts / self.budget.thoughts
        return max(thought, self.spent())

    def allows(self) -> bool:
        self.thoughts += 1
        if self.budget.thoughts is not None and self.thoughts >= self.budget.thoughts:
            return False
        if self.budget.seconds is None:
            return True
        now = perf_counter()
        if self.thoughts:
            self.longest = max(self.longest, now - self.last)
        self.last = now
        # The next one may take as long as the longest.
        return now + self.longest < self.began + self.budget.seconds

    def could_still_give(self) -> float:
        """For how many more thoughts there is time after this one, if they take as long as those before."""
        done = self.thoughts + 1
        most = inf if self.budget.thoughts is None else float(self.budget.thoughts - done)
        if self.budget.seconds is None:
            return most
        now = perf_counter()
        return min(most, (self.began + self.budget.seconds - now) * done / max(now - self.began, LEAST))


class TurnClock:
    """Shares the seconds of a turn out among its decisions, if the budget has any for a turn."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.left = budget.turn or 0.0
        self.is_over = False  # somebody else was probably asked since

    @property
    def is_kept(self) -> bool:
        """Does what a decision does not need go to those after it?"""
        return self.budget.turn is not None

    def start(self, began: float, *, begins: bool) -> Clock:
        """The clock of the next decision; with some, something new begins."""
        if self.budget.turn is None or self.budget.seconds is None:
            return Clock(self.budget, began)
        if self.is_over and begins:
            self.left = self.budget.turn
        seconds = min(self.budget.seconds, self.left * SHARE)
        return Clock(Budget(max(seconds, LEAST), self.budget.thoughts), began)

    def stop(self, clock: Clock, goes_on: bool) -> None:
        """It is decided. Unless the same one is asked next, the turn is over."""
        self.left = max(0.0, self.left - (perf_counter() - clock.began))
        self.is_over = not goes_on
