"""A moment that mattered, in one language: what was done and what was best, each with what speaks for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from pydantic import TypeAdapter, ValidationError

from monumental.coach.data import advised_data
from monumental.coach.review.telling import reasoned

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.coach.review.decision import Decision
    from monumental.coach.review.review import Reviewing

#: What is said of an option for people; the rest is for programs.
FOR_PEOPLE: Final = ("text", "reason")


@dataclass(frozen=True)
class Moment:
    """A decision, told once more. To find reasons takes longer than to judge, so they are kept, too."""

    at: int  # after so many actions that stand
    language: str
    done: Mapping[str, object]  # an option with its reasons
    best: Mapping[str, object]

    def as_json(self) -> dict[str, object]:
        return asdict(self)


MOMENT: Final = TypeAdapter(Moment)


def moment_of(reviewing: Reviewing, decision: Decision, texts: Texts) -> Moment:
    """Think about a decision once more, to say what spoke for what."""
    found = reasoned(reviewing, decision)
    before = reviewing.before(decision.at)
    return Moment(
        decision.at,
        texts.language,
        advised_data(before, found.done, texts),
        advised_data(before, found.best, texts),
    )


def read_moment(line: bytes) -> Moment | None:
    """A line of a file that keeps a review."""
    try:
        found = MOMENT.validate_python(json.loads(line))
    except (ValidationError, ValueError, RecursionError):
        return None
    told = [each.get(name) for each in (found.done, found.best) for name in FOR_PEOPLE]
    return found if all(isinstance(each, str) for each in told) else None
