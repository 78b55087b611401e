"""What the host sees and does at `/admin`: with the token, by the same functions as `monumental admin`."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from monumental.cards.text import load_texts
from monumental.web.admin.contract import (
    AdminBans,
    AdminPage,
    AdminPeople,
    AdminReports,
    AdminTables,
    LiftBan,
    NewBan,
)
from monumental.web.admin.desk import Desk
from monumental.web.admin.pages import admin_page, ban_line, person_line, report_line, table_line
from monumental.web.contract.page import Gone
from monumental.web.contract.requests import LEGIBLE
from monumental.web.door.security import PRIVATE
from monumental.web.keep import house
from monumental.web.store.rows import Status
from monumental.web.visitor import Visitor

#: So many are in a list: whoever looks for another one searches.
MOST: Final = 50

Id = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000_000)]
Words = Annotated[str, QueryParameter(name="words", max_length=80, pattern=LEGIBLE)]


class Admin(Controller):
    """For who has the host's token: `desk` is only given to them."""

    path = "/api/admin"
    response_headers = PRIVATE

    @get(summary="How much there is")
    async def statistics(self, desk: NamedDependency[Desk]) -> AdminPage:
        return admin_page(await house.statistics(desk.store))

    @get("/tables", summary="The tables that changed last")
    async def tables(
        self,
        desk: NamedDependency[Desk],
        who: NamedDependency[Visitor],
        words: Words = "",
        status: Annotated[Status | None, QueryParameter(name="status")] = None,
    ) -> AdminTables:
        texts = load_texts(who.language)
        found = await house.tables(desk.store, status, words.strip(), MOST)
        return AdminTables(tuple(table_line(line, texts) for line in found))

    @post("/tables/{table:str}/delete", status_code=HTTP_200_OK, summary="Delete a table, and its game")
    async def delete(self, table: Id, desk: NamedDependency[Desk]) -> Gone:
        await desk.do(house.delete(desk.store, [table]))
        return Gone(table)

    @get("/people", summary="Who played last")
    async def people(self, desk: NamedDependency[Desk], words: Words = "") -> AdminPeople:
        found = await house.people(desk.store, words.strip(), MOST)
        return AdminPeople(tuple(person_line(person) for person in found))

    @get("/bans", summary="Who may not play here")
    async def bans(self, desk: NamedDependency[Desk]) -> AdminBans:
        return await _bans_now(desk)

    @post("/bans", status_code=HTTP_200_OK, summary="Keep somebody from playing here")
    async def ban(self, data: JSONBody[NewBan], desk: NamedDependency[Desk]) -> AdminBans:
        await desk.do(house.ban(desk.store, data.who, data.days, data.why))
        return await _bans_now(desk)

    @post("/bans/lift", status_code=HTTP_200_OK, summary="Let somebody play here again")
    async def lift(self, data: JSONBody[LiftBan], desk: NamedDependency[Desk]) -> AdminBans:
        await desk.do(house.unban(desk.store, data.who))
        return await _bans_now(desk)

    @get("/reports", summary="Lines that people want the host to read")
    async def reports(self, desk: NamedDependency[Desk], who: NamedDependency[Visitor]) -> AdminReports:
        texts = load_texts(who.language)
        found = await house.reported(desk.store, MOST)
        return AdminReports(tuple(report_line(each, texts) for each in found))

    @post("/reports/{report:str}/settle", status_code=HTTP_200_OK, summary="A report has been seen to")
    async def settle(self, report: Id, desk: NamedDependency[Desk]) -> Gone:
        await desk.do(house.settle(desk.store, report))
        return Gone(report)

    @post(
        "/tables/{table:str}/talk/{number:int}/unsay",
        status_code=HTTP_200_OK,
        summary="Take away a line that somebody said at a table",
    )
    async def unsay(self, table: Id, number: Number, desk: NamedDependency[Desk]) -> Gone:
        await desk.do(house.unsay(desk.store, table, number))
        return Gone(str(number))


async def _bans_now(desk: Desk) -> AdminBans:
    return AdminBans(tuple(ban_line(ban) for ban in await desk.store.bans()))
