"""What is measured."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Final, Self

import msgspec

from benchmarks.load.asking import Refusal

#: What goes wrong with one request, and the table goes on.
MISHAPS: Final = (Refusal, OSError, msgspec.MsgspecError)


class Need(StrEnum):
    """What somebody asks for, as a server tells it that has too much to do: who needs it most comes first."""

    ACT = "act"
    LOOK = "look"  # at one's own game
    WATCH = "watch"


@dataclass
class Times:
    """Milliseconds, one for each time."""

    taken: list[float] = field(default_factory=list)

    def add(self, seconds: float) -> None:
        self.taken.append(seconds * 1000)

    def __add__(self, others: Times) -> Times:
        return Times(self.taken + others.taken)

    def at(self, share: float) -> float:
        """The time that this share of them did not exceed."""
        ordered = sorted(self.taken)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def summary(self) -> dict[str, float]:
        return {
            "count": len(self.taken),
            "p50": round(self.at(0.5), 1),
            "p95": round(self.at(0.95), 1),
            "p99": round(self.at(0.99), 1),
            "max": round(self.at(1.0), 1),
        }


@dataclass
class Mishap:
    """What may have come of one request."""

    wait: float = 0.0  # seconds after which whoever was sent away may come back


@dataclass
class Tally:
    """All that came of a run, or of one program's part in it."""

    actions: Times = field(default_factory=Times)
    views: Times = field(default_factory=Times)
    sockets: Times = field(default_factory=Times)  # from an action's request to the page on a socket
    errors: list[str] = field(default_factory=list)
    over: int = 0  # games that came to their end
    watches: Times = field(default_factory=Times)  # views of those who have no seat

    # From the moment at which it was to be asked: whoever asks too late shortens no wait by that.
    actions_due: Times = field(default_factory=Times)
    views_due: Times = field(default_factory=Times)
    watches_due: Times = field(default_factory=Times)
    asked_late: Times = field(default_factory=Times)  # all of them: how much later than that

    shed: Counter[str] = field(default_factory=Counter)  # who was sent away, by what they asked for
    shed_without_wait: Counter[str] = field(default_factory=Counter)  # and was not told when to come back
    shed_after: Times = field(default_factory=Times)  # how long it took to be told
    not_asked: Counter[str] = field(default_factory=Counter)  # because it was not yet time to come back

    # The program itself.
    loop_late: Times = field(default_factory=Times)
    own_cpu_s: float = 0.0
    ended: float = 0.0  # when all was answered

    def note(self, need: Need, due: float, asked: float, answered: float) -> None:
        """Something was answered."""
        plain, since_due = {
            Need.ACT: (self.actions, self.actions_due),
            Need.LOOK: (self.views, self.views_due),
            Need.WATCH: (self.watches, self.watches_due),
        }[need]
        plain.add(answered - asked)
        since_due.add(answered - min(due, asked))
        self.asked_late.add(max(0.0, asked - due))

    @contextmanager
    def mishaps_of(self, need: Need) -> Iterator[Mishap]:
        """What goes wrong is written down, and the table goes on."""
        mishap = Mishap()
        began = time.perf_counter()
        try:
            yield mishap
        except MISHAPS as error:
            if isinstance(error, Refusal) and error.is_sent_away:
                self.shed[need] += 1
                self.shed_after.add(time.perf_counter() - began)
                self.shed_without_wait[need] += error.wait is None
                mishap.wait = float(error.wait or 0)
            else:
                self.errors.append(f"{need}: {type(error).__name__}: {error}")

    @classmethod
    def of(cls, parts: Iterable[Self]) -> Self:
        """Of several programs, as if it had been one."""
        whole = cls()
        for part in parts:
            ended = max(whole.ended, part.ended)
            for each in fields(part):
                setattr(whole, each.name, getattr(whole, each.name) + getattr(part, each.name))
            whole.ended = ended
        return whole


@dataclass(frozen=True)
class Bars:
    """What must hold, in milliseconds: of an action and of a view, the slowest of a hundred."""

    action_ms: float = 150.0
    view_ms: float = 30.0
    may_shed: frozenset[Need] = frozenset()  # what may be sent away, if it is told when to come back


USUAL: Final = Bars()


def holds(tally: Tally, bars: Bars = USUAL) -> bool:
    """Is it as quick as it must be, and was everybody answered?"""
    return bool(tally.actions.taken) and not why_not(tally, bars)


def why_not(tally: Tally, bars: Bars) -> str:
    """What does not hold, the worst first."""
    sent_away = {need for need, number in tally.shed.items() if number} - bars.may_shed
    if tally.errors or sent_away or tally.shed_without_wait.total():
        return "not everybody was answered"
    if tally.actions.at(0.99) >= bars.action_ms or tally.views.at(0.99) >= bars.view_ms:
        return "too slow"
    if tally.actions_due.at(0.99) >= bars.action_ms or tally.views_due.at(0.99) >= bars.view_ms:
        return (
            "quick enough once asked, but asked too late: by this program, or because of the request before"
        )
    return ""
