"""Speaking at a table, and hearing what was said."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.cards.text import load_texts
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.problems import unknown_browser
from monumental.web.tables.rooms import Rooms
from monumental.web.talk.contract import BlocksPage, Mute, Noted, Said, Say, TalkPage
from monumental.web.talk.pages import blocks_page
from monumental.web.talk.talks import Talks
from monumental.web.visitor import Visitor

Number = Annotated[int, PathParameter(ge=1, le=1_000_000_000)]


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

    @post("/{table:str}/talk/{number:int}/mute", status_code=HTTP_200_OK, summary="Hear who said it no more")
    async def mute(
        self,
        table: FromPath[str],
        number: Number,
        data: JSONBody[Mute],
        rooms: NamedDependency[Rooms],
        talks: NamedDependency[Talks],
        who: NamedDependency[Visitor],
    ) -> Noted:
        await talks.block(await rooms.find(table), who, number, everywhere=data.everywhere)
        return Noted(True)

    @post("/{table:str}/talk/{number:int}/report", status_code=HTTP_200_OK, summary="Tell the host of a line")
    async def report(
        self,
        table: FromPath[str],
        number: Number,
        rooms: NamedDependency[Rooms],
        talks: NamedDependency[Talks],
        who: NamedDependency[Visitor],
        shares: NamedDependency[Shares],
    ) -> Noted:
        shares.new_report(who)
        await talks.report(await rooms.find(table), who, number)
        return Noted(True)


class Blocked(Controller):
    """Whom I do not want to hear. They are not told."""

    path = "/api/me/blocked"
    response_headers = PRIVATE

    @get(summary="Whom I do not hear")
    async def blocked(self, talks: NamedDependency[Talks], who: NamedDependency[Visitor]) -> BlocksPage:
        return blocks_page(await talks.blocks.of(who.owner), load_texts(who.language))

    @post("/{block:str}/lift", status_code=HTTP_200_OK, summary="Hear somebody again")
    async def lift(
        self,
        block: Annotated[str, PathParameter(max_length=40)],
        talks: NamedDependency[Talks],
        who: NamedDependency[Visitor],
    ) -> BlocksPage:
        if who.owner is None:
            raise unknown_browser()
        await talks.lift(who.owner, block)
        return blocks_page(await talks.blocks.of(who.owner), load_texts(who.language))
