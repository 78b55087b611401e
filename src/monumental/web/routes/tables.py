"""Tables: making them, looking at them, playing at them."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

from litestar import Controller, MediaType, Response, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from monumental.play.records.record import RESIGNED, TAKEBACK, write_record
from monumental.play.table import PERSON
from monumental.web.contract.catalog import CatalogPage
from monumental.web.contract.guide import GuidePage
from monumental.web.contract.lobby import LobbyPage
from monumental.web.contract.log import FilmPage, PicturePage
from monumental.web.contract.options import PreviewPage, ReasonsPage
from monumental.web.contract.requests import Act, Fork, HandOver, NewTable, Resign, Step, Takeback, Vote
from monumental.web.contract.score import CoursePage
from monumental.web.contract.table import DonePage, PositionPage, TablePage
from monumental.web.door.bans import Bans
from monumental.web.door.hosts import Hosts
from monumental.web.door.load import Load, need_of
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE, Limits, must_be_ours
from monumental.web.door.sockets import Sockets
from monumental.web.door.work import Work
from monumental.web.pages.catalog import catalog_page
from monumental.web.pages.lobby import lobby_page
from monumental.web.pages.table.course import course_page
from monumental.web.pages.table.film import film_page
from monumental.web.pages.table.guide import guide_page
from monumental.web.pages.table.position import position_page
from monumental.web.pages.table.seen import eyes, moment_page, picture_page, preview_page, reasons_page
from monumental.web.people.registry import Registry
from monumental.web.problems import Refused, unknown_browser
from monumental.web.routes.answering import answer, brief_answer, seen_page
from monumental.web.settings import Settings
from monumental.web.studio.own import carried, read_kept
from monumental.web.tables.later import shown_to
from monumental.web.tables.live import Socket, Wish, look_on, refuse
from monumental.web.tables.new_rooms import check_bots, forked_room, new_room
from monumental.web.tables.room import STAND_IN, Room
from monumental.web.tables.rooms import Rooms
from monumental.web.talk.talks import Talks
from monumental.web.visitor import Visitor
from monumental.web.watch.numbers import Numbers

Seat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=9)]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000)]
Moment = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Words = Annotated[str | None, QueryParameter(name="action", max_length=120)]
Brief = Annotated[bool, QueryParameter(name="brief")]
Place = Annotated[str | None, QueryParameter(name="place", max_length=80)]


class Tables(Controller):
    """Everything about one table, and the lists of tables."""

    path = "/api/tables"
    response_headers = PRIVATE

    @get(summary="My tables, open ones, and those to watch")
    async def lobby(self, rooms: NamedDependency[Rooms], who: NamedDependency[Visitor]) -> LobbyPage:
        return await lobby_page(rooms, who)

    @post(summary="A new table")
    async def create(
        self,
        data: JSONBody[NewTable],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        shares: NamedDependency[Shares],
        work: NamedDependency[Work],
    ) -> Response[TablePage]:
        if who.owner is None:
            raise unknown_browser()
        drafts = rooms.store.drafts
        kept = [await drafts.find(who.owner, name) for name in dict.fromkeys(data.packs)]

        def make(owner: str) -> Room:
            return new_room(data, owner, settings.bots, [carried(read_kept(each)) for each in kept])

        room = await work.in_thread(who, make, who.owner) if kept else make(who.owner)
        await shares.new_table(who, room, rooms.store)
        await rooms.create(room)
        return seen_page(room, who)

    @get("/{table:str}", summary="A table as I see it")
    async def look(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
        since: Since = 0,
        whole: Annotated[bool, QueryParameter(name="whole")] = False,
    ) -> Response[TablePage]:
        room = await shown_to(rooms, await rooms.find(table, since), who.owner)
        async with work.of(who):
            return seen_page(room, who, seat, since, whole=whole)

    @post("/{table:str}/actions", status_code=HTTP_200_OK, summary="Take an option")
    async def act(
        self,
        table: FromPath[str],
        data: JSONBody[Act],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        brief: Brief = False,
    ) -> Response[TablePage | DonePage]:
        room = await rooms.find(table)
        await rooms.act(room, who.owner, data.seat, data.at, data.action, data.request)
        return await brief_answer(rooms, table, who, data.seat, data.at, brief=brief)

    @post("/{table:str}/undo", status_code=HTTP_200_OK, summary="Take back my last action")
    async def undo(
        self,
        table: FromPath[str],
        data: JSONBody[Step],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        brief: Brief = False,
    ) -> Response[TablePage | DonePage]:
        room = await rooms.find(table)
        await rooms.undo(room, who.owner, data.seat, data.at, data.request)
        return await brief_answer(rooms, table, who, data.seat, data.at, brief=brief)

    @post("/{table:str}/takeback", status_code=HTTP_200_OK, summary="Ask for a takeback, or answer")
    async def takeback(
        self,
        table: FromPath[str],
        data: JSONBody[Takeback],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        brief: Brief = False,
    ) -> Response[TablePage | DonePage]:
        room = await rooms.find(table)
        await rooms.talk(room, who.owner, data.seat, data.at, TAKEBACK, data.say, data.request)
        return await brief_answer(rooms, table, who, data.seat, data.at, brief=brief)

    @post("/{table:str}/vote", status_code=HTTP_200_OK, summary="A bot for who is away, or an end for all")
    async def vote(
        self,
        table: FromPath[str],
        data: JSONBody[Vote],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
    ) -> Response[TablePage]:
        room = await rooms.find(table)
        await rooms.talk(room, who.owner, data.seat, data.at, data.about, data.say, data.request)
        return await answer(rooms, table, who, data.seat, data.at)

    @post("/{table:str}/redo", status_code=HTTP_200_OK, summary="Do again what I took back")
    async def redo(
        self,
        table: FromPath[str],
        data: JSONBody[Step],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        brief: Brief = False,
    ) -> Response[TablePage | DonePage]:
        room = await rooms.find(table)
        await rooms.redo(room, who.owner, data.seat, data.at, data.request)
        return await brief_answer(rooms, table, who, data.seat, data.at, brief=brief)

    @post("/{table:str}/hand-over", status_code=HTTP_200_OK, summary="Let a bot play for me, or no longer")
    async def hand_over(
        self,
        table: FromPath[str],
        data: JSONBody[HandOver],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        shares: NamedDependency[Shares],
    ) -> Response[TablePage]:
        if data.bot is not None:
            check_bots([data.bot], settings.bots)
        room = await rooms.find(table)
        if data.seat in room.seats_of(who.owner):
            shares.change_of_seat(room, data.seat)
        await rooms.hand_over(room, who.owner, data.seat, data.at, data.bot or PERSON)
        return await answer(rooms, table, who, data.seat, data.at)

    @post("/{table:str}/resign", status_code=HTTP_200_OK, summary="Give up: a bot plays on, and I have lost")
    async def resign(
        self,
        table: FromPath[str],
        data: JSONBody[Resign],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
    ) -> Response[TablePage]:
        room = await rooms.find(table)
        await rooms.hand_over(room, who.owner, data.seat, data.at, STAND_IN, RESIGNED)
        return await answer(rooms, table, who, data.seat, data.at)

    @get("/{table:str}/why", summary="Why something can't be done")
    async def why(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
        place: Place = None,
        action: Words = None,
    ) -> ReasonsPage:
        room = await shown_to(rooms, await rooms.find(table), who.owner)
        async with work.of(who):
            return reasons_page(room, eyes(room, who.owner, seat), place, action, who.language)

    @get("/{table:str}/preview", summary="What an option would do")
    async def preview(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        action: Annotated[str, QueryParameter(name="action", min_length=1, max_length=120)],
        seat: Seat = None,
    ) -> PreviewPage:
        room = await rooms.find(table)
        viewer = eyes(room, who.owner, seat)
        if viewer is None:
            raise Refused(403, "server-not-your-seat")
        async with work.of(who):
            return preview_page(room, viewer, action, who.language)

    @get("/{table:str}/guide", summary="What a guide says to a seat of mine")
    async def guide(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
        since: Since = 0,
    ) -> Response[GuidePage]:
        room = await rooms.find(table)
        viewer = eyes(room, who.owner, seat)
        if viewer is None:
            raise Refused(403, "server-not-your-seat")
        async with work.of(who):
            page = guide_page(room, viewer, since, who.language)
        return Response(cast("GuidePage", page), media_type=MediaType.JSON)

    @get("/{table:str}/position", summary="The position as a bot at a seat of mine would imagine it")
    async def position(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
    ) -> PositionPage:
        room = await rooms.find(table)
        viewer = eyes(room, who.owner, seat)
        if viewer is None:
            raise Refused(403, "server-not-your-seat")
        async with work.of(who):
            return position_page(room, viewer)

    @get("/{table:str}/moments/{at:int}", summary="The table as it was")
    async def moment(
        self,
        table: FromPath[str],
        at: Moment,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
    ) -> TablePage:
        room = await shown_to(rooms, await rooms.find(table), who.owner)
        viewer = _eyes_back(room, who, seat)
        # A long game takes a while to be played again.
        async with room.looking:
            return await work.in_thread(who, moment_page, room, who.owner, viewer, at, who.language)

    @get("/{table:str}/moments/{at:int}/picture", summary="A drawing of the table as it was")
    async def picture(
        self,
        table: FromPath[str],
        at: Moment,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
    ) -> PicturePage:
        room = await shown_to(rooms, await rooms.find(table), who.owner)
        viewer = _eyes_back(room, who, seat)
        async with room.looking:
            return await work.in_thread(who, picture_page, room, viewer, at, who.language)

    @get("/{table:str}/film", summary="What was done, picture by picture")
    async def film(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        seat: Seat = None,
        since: Since = 0,
        until: Annotated[int, QueryParameter(name="until", ge=0, le=1_000_000)] = 1_000_000,
    ) -> FilmPage:
        room = await shown_to(rooms, await rooms.find(table), who.owner)
        viewer = _eyes_back(room, who, seat)
        async with room.looking:
            return await work.in_thread(who, film_page, room, viewer, since, until, who.language)

    @get("/{table:str}/course", summary="How a game went that is over")
    async def course(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> CoursePage:
        room = await rooms.find(table)
        if room.status != "over":
            raise Refused(409, "server-course-later")
        async with room.looking:
            return await work.in_thread(who, course_page, room, who.language)

    @post("/{table:str}/fork", summary="A new table that begins at a moment of this one")
    async def fork(
        self,
        table: FromPath[str],
        data: JSONBody[Fork],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        shares: NamedDependency[Shares],
    ) -> Response[TablePage]:
        if who.owner is None:
            raise unknown_browser()
        origin = await shown_to(rooms, await rooms.find(table), who.owner)
        async with origin.looking:
            room = await asyncio.to_thread(forked_room, origin, data.at, data.seats, who.owner, settings.bots)
        await shares.new_table(who, room, rooms.store)
        await rooms.create(room)
        return seen_page(room, who)

    @get("/{table:str}/record", summary="The record, for download", media_type="application/x-ndjson")
    async def record(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        seat: Seat = None,
    ) -> Response[str]:
        room = await shown_to(rooms, await rooms.find(table), who.owner)
        text = write_record(room.table.record_for(eyes(room, who.owner, seat)))
        name = f"monumental-{room.box.rules.name}-{room.id}.jsonl"
        return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @get("/{table:str}/catalog", summary="The cards of this table")
    async def catalog(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> CatalogPage:
        room = await rooms.find(table)
        rules, named = room.box.rules.name, room.box.named
        if room.table.packs:
            # Anybody may have written them, as many as they like: whoever looks pays for the reading.
            return await work.in_thread(who, catalog_page, rules, named, who.language)
        return await asyncio.to_thread(catalog_page, rules, named, who.language)

    @websocket("/{table:str}/live")
    async def live(
        self,
        socket: Socket,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        limits: NamedDependency[Limits],
        hosts: NamedDependency[Hosts],
        sockets: NamedDependency[Sockets],
        work: NamedDependency[Work],
        bans: NamedDependency[Bans],
        load: NamedDependency[Load],
        numbers: NamedDependency[Numbers],
        registry: NamedDependency[Registry],
        talks: NamedDependency[Talks],
        seat: Seat = None,
        since: Since = 0,
        changes: Annotated[bool, QueryParameter(name="changes")] = False,
        talk: Annotated[bool, QueryParameter(name="talk")] = False,
    ) -> None:
        try:
            hosts.must_be_ours(socket.headers)
            bans.must_not_name(who)
            load.admit(need_of("GET", rooms.in_memory.get(table), who.owner))
            limits.admit(who.client, who.address)
            must_be_ours("CONNECT", socket.headers, settings.origins)
            with sockets.one_more(who.address):
                wish = Wish(table, who, seat, since, changes, talk)
                await look_on(socket, rooms, wish, work, load, numbers, registry, talks)
        except Refused as error:
            await refuse(socket, error, who.language)


def _eyes_back(room: Room, who: Visitor, seat: int | None) -> int | None:
    """With whose eyes one looks back. Once the game is over, nothing is a secret: with anybody's."""
    if room.status == "over":
        return seat if seat is not None and seat < len(room.seats) else None
    return eyes(room, who.owner, seat)
