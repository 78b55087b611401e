"""The courses and their lessons, and which of them are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len

from monumental.learn.lessons.files import courses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from monumental.cards.text import Texts
    from monumental.cli.learn.progress import Progress
    from monumental.learn.lessons.files import Course


def listed(progress: Progress, texts: Texts) -> Iterator[str]:
    """Every course with its lessons, and how to take one."""
    for course in courses().values():
        yield from lines_of(course, progress, texts)
        yield ""
    yield texts("terminal-learn-how")


def lines_of(course: Course, progress: Progress, texts: Texts) -> Iterator[str]:
    """A course, and a line for each lesson."""
    words = course.words(texts.language)
    done = sum(progress.is_done(lesson) for lesson in course.lessons.values())
    yield texts(
        "terminal-learn-course",
        key=course.key,
        name=words("course"),
        done=done,
        count=len(course.lessons),
        minutes=course.minutes,
    )
    yield f"  {words('course-about')}"
    for name in course.after:
        yield "  " + texts("terminal-learn-after", course=name)
    width = max(len(key) for key in course.lessons)
    mark = texts("terminal-learn-done")
    empty = " " * cell_len(mark)
    for key, lesson in course.lessons.items():
        title = texts("terminal-learn-lesson", title=words(key), minutes=lesson.minutes)
        yield f"  [{mark if progress.is_done(lesson) else empty}] {key:{width}}  {title}"
