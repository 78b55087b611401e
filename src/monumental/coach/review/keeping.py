"""A review kept beside its record: what was judged is never judged again.

It is the same file for all seats or one. Whatever is in the way of it is told in a sentence, and the review
goes on without it.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Final

import monumental
from monumental.bots.kept import kept
from monumental.coach.review.decision import Decision, read_decision
from monumental.coach.review.moments import Moment, read_moment
from monumental.coach.taught import taught
from monumental.play.records.record import write_record
from monumental.play.setup import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from monumental.bots.kept import Head
    from monumental.cards.text import Texts
    from monumental.coach.review.review import Reviewing

    #: A line of the file.
    Entry = Decision | Moment
    Keep = Callable[[Entry], None]
    Lines = AbstractContextManager[tuple[list[Entry], Keep]]

    #: Hears a sentence about the file.
    Listener = Callable[[str], None]

#: A file of ours begins so, whatever version it is of.
OURS: Final = "monumental-review-"
FORMAT: Final = f"{OURS}2"

#: What a review may be another one by, and what is said before it begins anew.
DIFFERENCES: Final = {
    "record": "coach-review-other-game",
    "format": "coach-review-other-version",
    "made_by": "coach-review-other-version",
    "lessons": "coach-review-other-version",
    "budget": "coach-review-other-thoughts",
}

#: A file that somebody else wrote is left as it is.
NOT_OURS: Final = "coach-review-not-ours"


def beside(record: Path) -> Path:
    """Where the review of a record is kept."""
    return record.with_name(f"{record.name}.review")


@contextmanager
def kept_review(path: Path, reviewing: Reviewing, texts: Texts, tell: Listener) -> Iterator[Notes]:
    """What is known of a review already, and what becomes known, as far as a file can keep it."""
    file = ExitStack()
    notes = Notes(path, reviewing, texts, tell)
    notes.begin(file)
    try:
        yield notes
    finally:
        # What could not be written has been told.
        with suppress(OSError):
            file.close()


class Notes:
    """What is known of a review: decisions by where they stand, moments by that and their language."""

    def __init__(self, path: Path, reviewing: Reviewing, texts: Texts, tell: Listener) -> None:
        self.path = path
        self.reviewing = reviewing
        self.decisions: dict[int, Decision] = {}
        self.moments: dict[tuple[int, str], Moment] = {}
        self._texts = texts
        self._tell = tell
        self._write: Keep | None = None  # nothing, where nothing can be kept

    @property
    def are_kept(self) -> bool:
        return self._write is not None

    def begin(self, file: ExitStack) -> None:
        """Take in what the file has, and go on with it; with another review, begin anew."""
        try:
            self._begin(file, _head(self.reviewing))
        except OSError as error:
            self._give_up(error)

    def _begin(self, file: ExitStack, head: Head) -> None:
        try:
            self._open(file, head)
        except SetupError:
            difference = _difference(self.path, head)
            self._say(difference)
            if difference != NOT_OURS:
                self.path.write_bytes(b"")
                self._open(file, head)

    def _open(self, file: ExitStack, head: Head) -> None:
        lines: Lines = kept(self.path, head, "a review", self._read, _written)
        found, self._write = file.enter_context(lines)
        for entry in found:
            self._take(entry)

    def _read(self, line: bytes) -> Entry | None:
        """A line of the file; nothing if it can't be about this game."""
        entry = read_moment(line) or read_decision(line)
        return entry if entry is not None and _fits(entry, self.reviewing) else None

    def keep(self, entry: Entry) -> None:
        """One more piece."""
        self._take(entry)
        if self._write is not None:
            try:
                self._write(entry)
            except OSError as error:
                self._give_up(error)

    def _take(self, entry: Entry) -> None:
        if isinstance(entry, Moment):
            self.moments[entry.at, entry.language] = entry
        else:
            self.decisions[entry.at] = entry

    def _give_up(self, error: OSError) -> None:
        """It is known, and nowhere kept."""
        self._write = None
        self._say("coach-review-not-kept", problem=error.strerror or str(error))

    def _say(self, key: str, **values: str) -> None:
        self._tell(self._texts(key, file=str(self.path), **values))


def _head(reviewing: Reviewing) -> Head:
    """Another version of the coach, or one that was taught otherwise, may judge otherwise."""
    lessons = taught(reviewing.table.game.rules.name)
    return {
        "format": FORMAT,
        "record": _digest(write_record(reviewing.record)),
        "made_by": monumental.__version__,
        "lessons": _digest(repr(lessons)),
        "budget": str(reviewing.budget),
    }


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _difference(path: Path, head: Head) -> str:
    """Why a file does not go on with a review: another one, a damaged one, or none at all."""
    with path.open("rb") as file:
        first = file.readline()
    try:
        found = json.loads(first)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not str(found.get("format")).startswith(OURS):
        return NOT_OURS
    others = (key for name, key in DIFFERENCES.items() if found.get(name) != head[name])
    return next(others, "coach-review-damaged")


def _fits(entry: Entry, reviewing: Reviewing) -> bool:
    """Did somebody choose there, and was it that seat?"""
    if entry.at not in reviewing.wanted:
        return False
    if isinstance(entry, Moment):
        return True
    seats = len(reviewing.record.head.seats)
    chosen_by = reviewing.table.steps.done[entry.at].seat
    return entry.seat == chosen_by and len(entry.before) == len(entry.after) == seats


def _written(entry: Entry) -> dict[str, object]:
    return entry.as_json()
