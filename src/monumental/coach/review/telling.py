"""A review in words: the course by rounds, how well each seat chose, and the moments with their reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Budget
from monumental.cards.grammar import side_by_side
from monumental.coach.advice.why import why
from monumental.coach.desk import PHASES
from monumental.coach.words import chances_words
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.cards.text import Texts
    from monumental.coach.advice.why import Why
    from monumental.coach.review.decision import Decision
    from monumental.coach.review.moments import Moment
    from monumental.coach.review.review import Review, Reviewing, Step

#: So much is thought about a moment to say why.
CLOSER: Final = Budget(thoughts=96)


@dataclass(frozen=True)
class Part:
    """A part of a review: a title and lines below it."""

    title: str
    lines: tuple[str, ...]


def parts(reviewing: Reviewing, review: Review, moments: Mapping[int, Moment], texts: Texts) -> list[Part]:
    """The whole review, with its moments by where they stand."""
    missed = [missed_words(reviewing, step, moments[step.decision.at], texts) for step in review.missed()]
    found = [found_words(reviewing, step, moments[step.decision.at], texts) for step in review.found()]
    nothing = (texts("coach-review-nothing"),)
    return [
        Part(texts("coach-review-course"), course_words(reviewing, review, texts)),
        Part(texts("coach-review-accuracy"), seats_words(reviewing, review, texts)),
        Part(texts("coach-review-missed"), tuple(missed) or nothing),
        Part(texts("coach-review-found"), tuple(found) or nothing),
    ]


def course_words(reviewing: Reviewing, review: Review, texts: Texts) -> tuple[str, ...]:
    """The chances at the first decision of each round, and who won."""
    first: dict[int, Step] = {}
    for step in review.steps:
        first.setdefault(step.decision.round, step)
    game = reviewing.table.game
    lines = [
        texts("coach-review-round", round=round, chances=chances_words(game, step.decision.before, texts))
        for round, step in first.items()
    ]
    return (*lines, texts("coach-review-end", chances=chances_words(game, review.result, texts)))


def seats_words(reviewing: Reviewing, review: Review, texts: Texts) -> tuple[str, ...]:
    """How well each seat chose, in all and in each phase, and what luck did to it."""
    lines = []
    for seat in review.reviewed:
        accuracy = review.accuracy(seat)
        name = seat_name(reviewing.table.game, seat, texts)
        if accuracy is None:
            lines.append(texts("coach-review-nobody-chose", seat=name, sitter=review.seats[seat]))
            continue
        told = [(phase, review.accuracy(seat, phase)) for phase in PHASES]
        phases = [
            texts("coach-review-phase", phase=texts(f"coach-phase-{phase}"), accuracy=round(each))
            for phase, each in told
            if each is not None
        ]
        lines.append(
            texts(
                "coach-review-seat",
                seat=name,
                sitter=review.seats[seat],
                accuracy=round(accuracy),
                phases=side_by_side(texts, phases, "list-comma"),
                luck=signed(review.luck(seat)),
            )
        )
    return tuple(lines)


def signed(change: float) -> str:
    """`+12` or `−3`, in points of a hundred."""
    return f"{round(100 * change):+d}".replace("-", "−")


def missed_words(reviewing: Reviewing, step: Step, moment: Moment, texts: Texts) -> str:
    return texts(
        "coach-review-lost",
        round=step.decision.round,
        seat=seat_name(reviewing.table.game, step.decision.seat, texts),
        option=str(moment.done["text"]),
        loss=round(100 * step.decision.loss),
        best=str(moment.best["text"]),
        reason=str(moment.best["reason"]),
    )


def found_words(reviewing: Reviewing, step: Step, moment: Moment, texts: Texts) -> str:
    return texts(
        "coach-review-good",
        round=step.decision.round,
        seat=seat_name(reviewing.table.game, step.decision.seat, texts),
        option=str(moment.done["text"]),
        gain=round(100 * step.decision.gain),
        reason=str(moment.done["reason"]),
    )


def reasoned(reviewing: Reviewing, decision: Decision) -> Why:
    """What spoke for what was done and for what was best, from what the seat could know."""
    done = reviewing.table.steps.done[decision.at]
    return why(reviewing.before(decision.at), done.action, done.seat, CLOSER, decision.best)


def moments_data(steps: Sequence[Step], moments: Mapping[int, Moment]) -> list[dict[str, object]]:
    """Moments for other programs: what was done and what was best, each with its reasons."""
    return [
        {
            "at": step.decision.at,
            "version": step.decision.version,
            "seat": step.decision.seat,
            "round": step.decision.round,
            "loss": step.decision.loss,
            "gain": step.decision.gain,
            "done": moments[step.decision.at].done,
            "best": moments[step.decision.at].best,
        }
        for step in steps
    ]
