"""Speaking at a table, and hearing what was said."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.tables.rooms import Rooms
from monumental.web.talk.contract import Said, Say, TalkPage
from monumental.web.talk.talks import Talks
from monumental.web.visitor import Visitor


class Talk(Controller):
    """What people say at a table. No bot hears it, and no record has it."""

    path = "/api/tables"
    response_headers = PRIVATE

    @get("/{table:str}/talk", summary="What was said at a table, as far as I hear it")
    async def hear(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        talks: NamedDependency[Talks],
        who: NamedDependency[Visitor],
    ) -> TalkPage:
        return await talks.page(await rooms.find(table), who)

    @post("/{table:str}/talk", status_code=HTTP_200_OK, summary="Say something at a table")
    async def say(
        self,
        table: FromPath[str],
        data: JSONBody[Say],
        rooms: NamedDependency[Rooms],
        talks: NamedDependency[Talks],
        who: NamedDependency[Visitor],
        shares: NamedDependency[Shares],
    ) -> Said:
        shares.new_line(who)
        await talks.say(await rooms.find(table), who, data)
        return Said(True)
