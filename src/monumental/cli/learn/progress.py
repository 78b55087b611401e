"""Which lessons somebody has taken to their end, kept in a file of their own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from monumental.cards.loader import never_ends
from monumental.folders import data_folder

if TYPE_CHECKING:
    from pathlib import Path

    from monumental.learn.lessons.files import Course, Lesson

FILE: Final = "learned.json"


def learned_file() -> Path:
    return data_folder() / FILE


class Progress:
    """The lessons that were done, by course. A file that can't be read is begun anew."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = False  # was there a file that makes no sense?
        self._done = self._read()

    def _read(self) -> dict[str, list[str]]:
        if never_ends(self.path):
            self.damaged = True
            return {}
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            self.damaged = True
            return {}
        if not _is_progress(data):
            self.damaged = True
            return {}
        return {course: list(dict.fromkeys(lessons)) for course, lessons in data.items()}

    def is_done(self, lesson: Lesson) -> bool:
        return lesson.key in self._done.get(lesson.course, ())

    def next_of(self, course: Course) -> Lesson | None:
        """The first lesson of a course that is not done yet."""
        return next((lesson for lesson in course.lessons.values() if not self.is_done(lesson)), None)

    def keep(self, lesson: Lesson) -> str:
        """A lesson came to its end. If that can't be kept, why not."""
        if not self.is_done(lesson):
            self._done.setdefault(lesson.course, []).append(lesson.key)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Whole or not at all: another terminal may read it, or the power may go.
            part = self.path.with_suffix(".part")
            part.write_text(f"{json.dumps(self._done, indent=2)}\n", encoding="utf-8")
            part.replace(self.path)
        except OSError as error:
            return f"{self.path}: {error.strerror}"
        return ""


def _is_progress(data: object) -> bool:
    """Lists of names, by the names of courses."""
    return isinstance(data, dict) and all(
        isinstance(lessons, list) and all(isinstance(each, str) for each in lessons)
        for lessons in data.values()
    )
