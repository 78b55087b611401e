"""A whole game reviewed: its course decision by decision, how well each seat chose, and what mattered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Budget
from monumental.cards.errors import Fault
from monumental.coach.desk import PHASES, desk_of
from monumental.coach.errors import CoachError
from monumental.coach.judge import is_begun, shares
from monumental.coach.review.decision import DIGITS, Decision, judged, seen
from monumental.learn.guide.suggest import OPEN_QUESTIONS
from monumental.play.records.replay import Replay

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.play.records.record import Record
    from monumental.play.table import Table

#: So much is thought about each decision.
USUAL: Final = Budget(thoughts=48)

#: A decision that gives away so much of the chances counts e times less.
FORGIVEN: Final = 0.1

#: Moments are told from here on, and so many of them.
WORTH_TELLING: Final = 0.05
MOST_MOMENTS: Final = 6

#: What is done beside each decision that was looked at: how many are done, and how many there are.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Step:
    """A decision in the course of a game: what the choice changed, and what luck did then."""

    decision: Decision
    choice: tuple[float, ...]  # by seat
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Review:
    """What came out of looking at a game again."""

    seats: tuple[str, ...]  # who sat where
    reviewed: tuple[int, ...]  # whose decisions were judged
    steps: tuple[Step, ...]  # everybody's: what others chose is no luck
    result: tuple[float, ...]  # what each seat had of the victory

    def accuracy(self, seat: int, phase: str | None = None) -> float | None:
        """From 0 to 100: how near to the best a seat chose; nothing if it chose nothing then."""
        losses = [
            step.decision.loss
            for step in self.steps
            if step.decision.is_judged and step.decision.seat == seat and phase in {None, step.decision.phase}
        ]
        if not losses:
            return None
        return 100.0 * sum([exp(-loss / FORGIVEN) for loss in losses]) / len(losses)

    def luck(self, seat: int) -> float:
        """By how much luck, and what others were left no choice in, changed a seat's chances."""
        return sum([step.luck[seat] for step in self.steps])

    def missed(self) -> list[Step]:
        """The decisions that gave most away, the worst first."""
        worst = sorted(self.steps, key=lambda step: -step.decision.loss)
        return [step for step in worst if step.decision.loss >= WORTH_TELLING][:MOST_MOMENTS]

    def found(self) -> list[Step]:
        """Where the best option was far better than the next, and was chosen."""
        best = sorted(self.steps, key=lambda step: -step.decision.gain)
        return [step for step in best if step.decision.gain >= WORTH_TELLING][:MOST_MOMENTS]

    def moments(self) -> list[Step]:
        """What mattered: the reasons are worth telling."""
        return [*self.missed(), *self.found()]

    def phases(self) -> dict[str, int]:
        """In which round each phase began."""
        began: dict[str, int] = {}
        for step in self.steps:
            began.setdefault(step.decision.phase, step.decision.round)
        return began

    def as_json(self) -> dict[str, object]:
        """All of it, for other programs."""
        return {
            "seats": list(self.seats),
            "reviewed": list(self.reviewed),
            "result": list(self.result),
            "phases": self.phases(),
            "accuracy": [
                {"all": _rounded(self.accuracy(seat))}
                | {phase: _rounded(self.accuracy(seat, phase)) for phase in PHASES}
                for seat in range(len(self.seats))
            ],
            "luck": [round(self.luck(seat), DIGITS) for seat in range(len(self.seats))],
            "missed": [step.decision.at for step in self.missed()],
            "found": [step.decision.at for step in self.found()],
            "steps": [
                {**step.decision.as_json(), "choice": step.choice, "luck": step.luck} for step in self.steps
            ],
        }


def _rounded(accuracy: float | None) -> float | None:
    return None if accuracy is None else round(accuracy, 1)


class Reviewing:
    """A review that is being made: it can be stopped, and gone on with from what is known already."""

    def __init__(
        self,
        record: Record,
        seat: int | None = None,
        budget: Budget = USUAL,
        folders: Sequence[str] = (),
    ) -> None:
        if record.ending is None or record.ending.abandoned:
            raise CoachError(Fault("coach-not-over-yet"))
        self.record = record
        self.budget = budget
        seats = range(len(record.head.seats))
        if seat is not None and seat not in seats:
            raise CoachError(Fault("coach-no-such-seat", seat=seat, last=len(seats) - 1))
        self.reviewed = tuple(seats) if seat is None else (seat,)
        self.replay = Replay(record, folders)
        self.table: Table = self.replay.at(len(self.replay))
        self.wanted = [at for at in range(len(self.table.steps.done)) if self._is_wanted(at)]

    def _is_wanted(self, at: int) -> bool:
        """Did somebody choose there? What was taken back has not happened."""
        done = self.table.steps.done[at]
        if not done.chosen or done.forced:
            return False
        before = self.before(at)
        return is_begun(before) and before.choice().question not in OPEN_QUESTIONS

    def before(self, at: int) -> Game:
        """The position before an action that stands."""
        return self.table.steps.game_before(at, self.table.game)

    def missing(self, known: Iterable[Decision]) -> list[int]:
        """Where somebody chose, and too little is known of it yet."""
        enough = {each.at for each in known if each.is_judged or each.seat not in self.reviewed}
        return [at for at in self.wanted if at not in enough]

    def go_on(self, known: Iterable[Decision] = ()) -> Iterator[Decision]:
        """Judge what is not known yet, decision by decision."""
        for at in self.missing(known):
            yield self.judge(at)

    def judge(self, at: int) -> Decision:
        """Judge one action that stands; of a seat that is not reviewed, it is enough to look at it."""
        done = self.table.steps.done[at]
        before = self.before(at)
        desk = desk_of(before)
        if done.seat not in self.reviewed:
            return seen(desk, before, done.action, at, done.version)
        return judged(desk, before, done.action, self.budget, at, done.version)

    def review(self, decisions: Iterable[Decision]) -> Review:
        """All decisions put together."""
        return put_together(self.record, self.reviewed, decisions)


def put_together(
    record: Record, reviewed: Sequence[int], decisions: Iterable[Decision], *, is_whole: bool = True
) -> Review:
    """A review from everybody's decisions, of which more may be judged than those of the reviewed seats.

    Of one that is not whole yet, what luck did at last is not known.
    """
    assert record.ending is not None
    result = tuple(shares(record.ending.winners, len(record.head.seats)))
    asked_for = [each if each.seat in reviewed else each.unjudged() for each in decisions]
    ordered = sorted(asked_for, key=lambda decision: decision.at)
    then = [decision.before for decision in ordered[1:]]
    then += [result if is_whole else decision.after for decision in ordered[-1:]]
    steps = [
        Step(decision, _change(decision.before, decision.after), _change(decision.after, later))
        for decision, later in zip(ordered, then, strict=True)
    ]
    return Review(tuple(record.head.seats), tuple(reviewed), tuple(steps), result)


def _change(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(new - old, DIGITS) for old, new in zip(before, after, strict=True))


def review(
    record: Record,
    seat: int | None = None,
    budget: Budget = USUAL,
    folders: Sequence[str] = (),
    progress: Progress | None = None,
) -> Review:
    """Review a game that is over: the decisions of one seat, or of all.

    What others chose is looked at, too, but not judged: it is neither choice nor luck of that seat.
    `folders` are packs of one's own that it was played with.
    """
    reviewing = Reviewing(record, seat, budget, folders)
    found = []
    for decision in reviewing.go_on():
        found.append(decision)
        if progress is not None:
            progress(len(found), len(reviewing.wanted))
    return reviewing.review(found)
