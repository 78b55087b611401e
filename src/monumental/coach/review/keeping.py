"""A review kept beside its record: what was judged is never judged again."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from monumental.bots.kept import kept
from monumental.coach.review.decision import Decision, read_decision
from monumental.play.records.record import write_record

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from pathlib import Path

    from monumental.coach.review.review import Reviewing

FORMAT: Final = "monumental-review-1"


def beside(record: Path) -> Path:
    """Where the review of a record is kept."""
    return record.with_name(f"{record.name}.review")


def kept_review(
    path: Path, reviewing: Reviewing
) -> AbstractContextManager[tuple[list[Decision], Callable[[Decision], None]]]:
    """What was judged before, and a function that keeps one more; the file of another game is refused."""
    head = {
        "format": FORMAT,
        "record": hashlib.sha256(write_record(reviewing.record).encode()).hexdigest(),
        "budget": str(reviewing.budget),
        "seats": list(reviewing.reviewed),
    }
    return kept(path, head, "a review", read_decision, Decision.as_json)
