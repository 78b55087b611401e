"""How long a decision may still take."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.bots.bot import Budget


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
        """The share of the thoughts, or of the time, that is over."""
        return self.thoughts / self.budget.thoughts if self.budget.thoughts else self.spent()

    def allows(self) -> bool:
        self.thoughts += 1
        if self.budget.seconds is None:
            return self.thoughts < (self.budget.thoughts or 0)
        now = perf_counter()
        if self.thoughts:
            self.longest = max(self.longest, now - self.last)
        self.last = now
        # The next one may take as long as the longest.
        return now + self.longest < self.began + self.budget.seconds
