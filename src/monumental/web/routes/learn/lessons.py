"""Lessons: the courses, and taking one. The server keeps nothing of a learner: their deeds come with them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.web.contract.catalog import CatalogPage
from monumental.web.contract.learn import AskWhy, CoursesPage, LessonDeeds, LessonPage, LookAhead
from monumental.web.contract.options import PreviewPage, ReasonsPage
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.pages.lessons import (
    catalog_of,
    courses_page,
    lesson_called,
    lesson_page,
    practice_at,
    taken,
)
from monumental.web.pages.table.seen import preview_page, reasons_page
from monumental.web.visitor import Visitor

Name = Annotated[str, PathParameter(max_length=60)]


class Lessons(Controller):
    """What is taught here."""

    path = "/api/lessons"
    response_headers = PRIVATE

    @get(summary="Courses and their lessons")
    async def list(self, who: NamedDependency[Visitor]) -> CoursesPage:
        return await asyncio.to_thread(courses_page, who.language)

    @post("/{course:str}/{lesson:str}", status_code=HTTP_200_OK, summary="A lesson after some deeds")
    async def take(
        self,
        course: Name,
        lesson: Name,
        data: JSONBody[LessonDeeds],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> LessonPage:
        return await work.in_thread(
            who, lambda: lesson_page(lesson_called(course, lesson), data.deeds, data.attempt, who.language)
        )

    @post("/{course:str}/{lesson:str}/preview", status_code=HTTP_200_OK, summary="What an option would do")
    async def preview(
        self,
        course: Name,
        lesson: Name,
        data: JSONBody[LookAhead],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> PreviewPage:
        def look() -> PreviewPage:
            practice = practice_at(taken(lesson_called(course, lesson), data.deeds, who.language))
            return preview_page(practice, practice.seat, data.action, who.language)

        return await work.in_thread(who, look)

    @post("/{course:str}/{lesson:str}/why", status_code=HTTP_200_OK, summary="Why something can't be done")
    async def why(
        self,
        course: Name,
        lesson: Name,
        data: JSONBody[AskWhy],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> ReasonsPage:
        def look() -> ReasonsPage:
            practice = practice_at(taken(lesson_called(course, lesson), data.deeds, who.language))
            return reasons_page(practice, practice.seat, data.place, None, who.language)

        return await work.in_thread(who, look)

    @get("/{course:str}/{lesson:str}/catalog", summary="The cards of this lesson")
    async def catalog(
        self, course: Name, lesson: Name, who: NamedDependency[Visitor], work: NamedDependency[Work]
    ) -> CatalogPage:
        return await work.in_thread(who, lambda: catalog_of(lesson_called(course, lesson), who.language))
