"""What the first visitor of a language would wait for is read before it is asked for, while nobody looks."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Self

from monumental.cards.text import load_texts
from monumental.engine.errors import MonumentalError
from monumental.learn.lessons.files import courses
from monumental.web.pages.lessons import catalog_of, courses_page, lesson_page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from monumental.web.door.work import Work

log = logging.getLogger(__name__)

#: English is read when the server starts: what another language lacks is said in it.
FIRST = "en"


class ReadAhead:
    """Reads a language once, in pieces between which everybody else is answered."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def __aenter__(self) -> Self:
        self._begin(FIRST)
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks.values():
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def hear(self, language: str) -> None:
        """Somebody speaks this language. The first one waits for its words, and for nothing else."""
        if language not in self._tasks:
            await asyncio.to_thread(load_texts, language)
            self._begin(language)

    async def done(self) -> None:
        """Until everything is read."""
        await asyncio.gather(*self._tasks.values())

    def _begin(self, language: str) -> None:
        if language not in self._tasks:
            self._tasks[language] = asyncio.create_task(self._read(language))

    async def _read(self, language: str) -> None:
        try:
            for piece in pieces(language):
                await self._work.in_background(piece)
        except MonumentalError as error:
            # Whoever asks for it is told.
            log.warning("%s can't be read ahead: %s", language, error)


def pieces(language: str) -> Iterator[Callable[[], object]]:
    """The words, then the first lesson of each course, then the cards of all lessons."""
    yield lambda: load_texts(language)
    yield lambda: courses_page(language)
    lessons = [[*course.lessons.values()] for course in courses().values()]
    yield from [partial(lesson_page, course[0], (), None, language) for course in lessons]
    yield from [partial(catalog_of, lesson, language) for course in lessons for lesson in course]
