"""What I have laid down at a table: nobody else can ask for it."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from monumental.play.plans.judging import lay
from monumental.play.plans.plan import PlanError
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.plans import book
from monumental.web.plans.contract import NewPlan, PlansPage, StruckPlan
from monumental.web.plans.keeper import sort_out
from monumental.web.plans.pages import plans_page
from monumental.web.problems import Refused, not_your_seat, unknown_browser
from monumental.web.settings import Settings
from monumental.web.tables.room import Room
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor


class Plans(Controller):
    """Laying down what shall be done when I am asked, and withdrawing it."""

    path = "/api/tables"
    response_headers = PRIVATE

    @get("/{table:str}/plans", summary="What a seat of mine has laid down, and what it could")
    async def look(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        work: NamedDependency[Work],
        seat: Annotated[int, QueryParameter(name="seat", ge=0, le=9)],
    ) -> PlansPage:
        room = await _mine(rooms, table, who, seat)
        return await _answer(rooms, room, seat, who, settings, work)

    @post("/{table:str}/plans", status_code=HTTP_200_OK, summary="Lay down what shall be done on my turn")
    async def lay(
        self,
        table: FromPath[str],
        data: JSONBody[NewPlan],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        work: NamedDependency[Work],
    ) -> PlansPage:
        room = await _mine(rooms, table, who, data.seat)
        if room.status == "open":
            raise Refused(409, "server-not-begun")
        if room.bot_at(data.seat) is not None:
            raise Refused(409, "server-plan-bot")
        async with room.held():
            try:
                plan = lay(room.table, data.seat, data.plan)
            except PlanError as error:
                raise Refused(409, error.key, plan=data.plan) from error
            await rooms.store.write(partial(book.lay_down, room.id, plan, rooms.clock()))
        return await _answer(rooms, room, data.seat, who, settings, work)

    @post("/{table:str}/plans/{plan:str}/withdraw", status_code=HTTP_200_OK, summary="Strike out a plan")
    async def withdraw(
        self,
        table: FromPath[str],
        plan: FromPath[str],
        data: JSONBody[StruckPlan],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        work: NamedDependency[Work],
    ) -> PlansPage:
        room = await _mine(rooms, table, who, data.seat)
        if not await rooms.store.write(partial(book.strike_out, room.id, data.seat, plan)):
            raise Refused(404, "server-no-plan")
        return await _answer(rooms, room, data.seat, who, settings, work)


async def _mine(rooms: Rooms, table: str, who: Visitor, seat: int) -> Room:
    """The room, for whoever sits at this seat."""
    if who.owner is None:
        raise unknown_browser()
    room = await rooms.find(table)
    if seat not in room.seats_of(who.owner):
        raise not_your_seat()
    return room


async def _answer(
    rooms: Rooms, room: Room, seat: int, who: Visitor, settings: Settings, work: Work
) -> PlansPage:
    """The plans as they are now. What rests on nothing any more is withdrawn for good: it is read now."""
    kept = await rooms.store.read(partial(book.of_seat, room.id, seat))
    async with work.of(who):
        _, reasons = sort_out(room, kept)
    if reasons:
        await rooms.store.write(partial(book.withdraw, reasons))
        kept = await rooms.store.read(partial(book.of_seat, room.id, seat))
    async with work.of(who):
        return plans_page(room, seat, kept, settings.bounds.plan_seconds, who.language)
