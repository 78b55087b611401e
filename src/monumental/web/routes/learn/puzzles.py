"""Puzzles: the list, and solving one. The server keeps nothing: the deeds come with whoever solves."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.web.contract.catalog import CatalogPage
from monumental.web.contract.learn import AskWhy, LookAhead, PuzzleDeeds, PuzzlePage, PuzzlesPage
from monumental.web.contract.options import PreviewPage, ReasonsPage
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.pages.catalog import catalog_page
from monumental.web.pages.puzzles import followed, practice_at, puzzle_called, puzzle_page, puzzles_page
from monumental.web.pages.table.seen import preview_page, reasons_page
from monumental.web.visitor import Visitor

Name = Annotated[str, PathParameter(max_length=60)]


class Puzzles(Controller):
    """Turns with one best end."""

    path = "/api/puzzles"
    response_headers = PRIVATE

    @get(summary="All puzzles, and the one of today")
    async def list(self, who: NamedDependency[Visitor]) -> PuzzlesPage:
        return await asyncio.to_thread(puzzles_page, datetime.now(UTC).date(), who.language)

    @post("/{puzzle:str}", status_code=HTTP_200_OK, summary="A puzzle after some deeds")
    async def solve(
        self,
        puzzle: Name,
        data: JSONBody[PuzzleDeeds],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> PuzzlePage:
        return await work.in_thread(who, lambda: puzzle_page(puzzle_called(puzzle), data.deeds, who.language))

    @post("/{puzzle:str}/preview", status_code=HTTP_200_OK, summary="What an option would do")
    async def preview(
        self,
        puzzle: Name,
        data: JSONBody[LookAhead],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> PreviewPage:
        def look() -> PreviewPage:
            found = puzzle_called(puzzle)
            practice = practice_at(found, followed(found, data.deeds), who.language)
            return preview_page(practice, practice.seat, data.action, who.language)

        return await work.in_thread(who, look)

    @post("/{puzzle:str}/why", status_code=HTTP_200_OK, summary="Why something can't be done")
    async def why(
        self,
        puzzle: Name,
        data: JSONBody[AskWhy],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> ReasonsPage:
        def look() -> ReasonsPage:
            found = puzzle_called(puzzle)
            practice = practice_at(found, followed(found, data.deeds), who.language)
            return reasons_page(practice, practice.seat, data.place, None, who.language)

        return await work.in_thread(who, look)

    @get("/{puzzle:str}/catalog", summary="The cards of this puzzle")
    async def catalog(
        self, puzzle: Name, who: NamedDependency[Visitor], work: NamedDependency[Work]
    ) -> CatalogPage:
        def look() -> CatalogPage:
            found = puzzle_called(puzzle)
            return catalog_page(found.rules, tuple(found.game().catalog.packs), who.language)

        return await work.in_thread(who, look)
