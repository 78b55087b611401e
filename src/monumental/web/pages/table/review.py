"""The review of a game that is over, in words, as far as it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.coach.desk import PHASES
from monumental.coach.review.review import WORTH_TELLING
from monumental.web.contract.coach import MomentOption, MomentPage, ReviewPage, ReviewSeat, ReviewStep

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.cards.text import Texts
    from monumental.coach.review.decision import Decision
    from monumental.coach.review.review import Review
    from monumental.web.reviews.study import Study, Told


def review_page(study: Study, since: int, texts: Texts) -> ReviewPage:
    """What was found; of the steps, those after so many."""
    review = study.review()
    told = [(step.decision, study.told.get(step.decision.at)) for step in study.moments()]
    return ReviewPage(
        version=study.version,
        count=study.count,
        since=since,
        steps=tuple([_step(decision) for decision in study.decisions[since:]]),
        seats=tuple([_seat(review, seat) for seat in review.reviewed]),
        moments=tuple([_moment(each, words, texts.language) for each, words in told if words is not None]),
        result=_percents(review.result),
        working=study.working,
        done=study.is_done,
        problem=None if study.problem is None else texts(study.problem),
    )


def _step(decision: Decision) -> ReviewStep:
    return ReviewStep(
        decision.version,
        decision.seat,
        decision.round,
        _percents(decision.before),
        _percents(decision.after),
        round(100 * decision.loss, 1),
    )


def _seat(review: Review, seat: int) -> ReviewSeat:
    return ReviewSeat(
        _whole(review.accuracy(seat)),
        tuple([_whole(review.accuracy(seat, phase)) for phase in PHASES]),
        round(100 * review.luck(seat), 1),
    )


def _moment(decision: Decision, told: Told, language: str) -> MomentPage:
    words = told.words[language]
    missed = decision.loss >= WORTH_TELLING
    return MomentPage(
        kind="missed" if missed else "found",
        at=decision.version,
        seat=decision.seat,
        round=decision.round,
        share=round(100 * (decision.loss if missed else decision.gain)),
        played=_option(words["played"]),
        best=_option(words["best"]),
    )


def _option(words: Mapping[str, str]) -> MomentOption:
    return MomentOption(words["text"], words["reason"], words["expected"])


def _percents(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple([round(100 * chance, 1) for chance in chances])


def _whole(accuracy: float | None) -> int | None:
    """Rounded once: a page that rounded again would not say what the terminal says."""
    return None if accuracy is None else round(accuracy)
