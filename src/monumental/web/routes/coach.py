"""The coach at a table: hints against bots, and the review of a game that is over."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_202_ACCEPTED

from monumental.web.contract.coach import ChancesPage, HintsPage, ReviewPage, WhyThatPage
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.pages.table.coach import chances_page, hints_page, why_that_page
from monumental.web.pages.table.review import review_page
from monumental.web.pages.table.seen import eyes
from monumental.web.problems import Refused
from monumental.web.reviews.reviews import Reviews
from monumental.web.tables.later import shown_to
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor

Seat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=9)]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000)]


class Coach(Controller):
    """What the coach says about one table."""

    path = "/api/tables"
    response_headers = PRIVATE

    @get("/{table:str}/hints", summary="What the coach would do at a seat of mine, at a table with bots")
    async def hints(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
    ) -> HintsPage:
        room = await rooms.find(table)
        viewer = eyes(room, who.owner, seat)
        if viewer is None:
            raise Refused(403, "server-not-your-seat")
        # To think ahead takes a while.
        async with room.looking:
            return await work.in_thread(who, hints_page, room, viewer, who.language)

    @get("/{table:str}/chances", summary="How likely each seat wins, where nobody who plays could use it")
    async def chances(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        at: Annotated[int, QueryParameter(name="at", ge=0, le=1_000_000)] = 1_000_000,
    ) -> ChancesPage:
        room = await shown_to(rooms, await rooms.find(table), who.owner)
        async with room.looking:
            return await work.in_thread(who, chances_page, room, at)

    @get("/{table:str}/why-that", summary="Why a bot did what a line of the record tells")
    async def why_that(
        self,
        table: FromPath[str],
        line: Annotated[int, QueryParameter(name="line", ge=1, le=1_000_000)],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
    ) -> WhyThatPage:
        room = await shown_to(rooms, await rooms.find(table), who.owner)
        viewer = eyes(room, who.owner, seat)
        async with room.looking:
            return await work.in_thread(who, why_that_page, room, viewer, line, who.language)

    @get("/{table:str}/review", summary="The review of a game that is over, as far as it has come")
    async def review(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        reviews: NamedDependency[Reviews],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        since: Since = 0,
    ) -> ReviewPage:
        room = await rooms.find(table)
        async with work.of(who):
            return review_page(reviews.of(room), since, room.texts(who.language))

    @post("/{table:str}/review", status_code=HTTP_202_ACCEPTED, summary="Begin a review, or go on with it")
    async def begin_review(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        reviews: NamedDependency[Reviews],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        since: Since = 0,
    ) -> ReviewPage:
        room = await rooms.find(table)
        async with work.of(who):
            return review_page(reviews.work_on(room, who), since, room.texts(who.language))
