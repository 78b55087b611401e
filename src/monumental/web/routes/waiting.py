"""Tables that wait for people: sitting down and getting up, seats for bots, calling it off, a rematch."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from monumental.web.contract.page import Gone
from monumental.web.contract.requests import FillSeat, GetUp, SitDown, TakeOver
from monumental.web.contract.table import TablePage
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.problems import Refused, not_your_seat, unknown_browser
from monumental.web.routes.answering import answer, seen_page
from monumental.web.settings import Settings
from monumental.web.tables.gone import take_over
from monumental.web.tables.manners import cancel, fill, get_up, may_enter, play_again, show_out, sit_down
from monumental.web.tables.new_rooms import check_bots, rematch_room
from monumental.web.tables.room import Room
from monumental.web.tables.rooms import Rooms
from monumental.web.talk.talks import Talks
from monumental.web.visitor import Visitor


async def must_enter(room: Room, who: Visitor, shares: Shares, password: str, invitation: str) -> None:
    """A locked table asks for its password, or the invitation."""
    if password and room.password is not None:
        shares.new_guess(who, room)
    if not await may_enter(room, who.owner, password, invitation):
        raise Refused(403, "server-wrong-password" if password else "server-locked")


class Waiting(Controller):
    """What people do at a table before the game begins, and after it is over."""

    path = "/api/tables"
    response_headers = PRIVATE

    @post("/{table:str}/sit", status_code=HTTP_200_OK, summary="Take an open seat")
    async def sit(
        self,
        table: FromPath[str],
        data: JSONBody[SitDown],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        shares: NamedDependency[Shares],
        talks: NamedDependency[Talks],
    ) -> Response[TablePage]:
        shares.new_seat(who)
        room = await rooms.find(table)
        await must_enter(room, who, shares, data.password, data.invitation)
        await talks.blocks.must_be_welcome(room, who.owner)
        await sit_down(rooms, room, who.owner, data.seat, data.name.strip())
        return await answer(rooms, table, who, data.seat, 0)

    @post(
        "/{table:str}/take-over", status_code=HTTP_200_OK, summary="Take the seat of who does not come back"
    )
    async def take_over(
        self,
        table: FromPath[str],
        data: JSONBody[TakeOver],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        shares: NamedDependency[Shares],
        talks: NamedDependency[Talks],
    ) -> Response[TablePage]:
        shares.new_seat(who)
        room = await rooms.find(table)
        await must_enter(room, who, shares, data.password, data.invitation)
        await talks.blocks.must_be_welcome_later(room, who.owner)
        await take_over(rooms, room, who.owner, data.seat, data.name.strip())
        return await answer(rooms, table, who, data.seat, 0)

    @post("/{table:str}/leave", status_code=HTTP_200_OK, summary="Leave my seat before the game begins")
    async def leave(
        self,
        table: FromPath[str],
        data: JSONBody[GetUp],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
    ) -> Response[TablePage]:
        await get_up(rooms, await rooms.find(table), who.owner, data.seat)
        return await answer(rooms, table, who, None, 0)

    @post("/{table:str}/show-out", status_code=HTTP_200_OK, summary="Free somebody's seat at my table")
    async def show_out(
        self,
        table: FromPath[str],
        data: JSONBody[GetUp],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
    ) -> Response[TablePage]:
        await show_out(rooms, await rooms.find(table), who.owner, data.seat)
        return await answer(rooms, table, who, None, 0)

    @post("/{table:str}/fill", status_code=HTTP_200_OK, summary="Let a bot play a free seat of my table")
    async def fill(
        self,
        table: FromPath[str],
        data: JSONBody[FillSeat],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> Response[TablePage]:
        check_bots([data.bot], settings.bots)
        await fill(rooms, await rooms.find(table), who.owner, data.seat, data.bot)
        return await answer(rooms, table, who, None, 0)

    @post("/{table:str}/cancel", status_code=HTTP_200_OK, summary="Call off my table before the game begins")
    async def cancel(
        self, table: FromPath[str], rooms: NamedDependency[Rooms], who: NamedDependency[Visitor]
    ) -> Gone:
        await cancel(rooms, await rooms.find(table), who.owner)
        return Gone(table)

    @post("/{table:str}/rematch", summary="The same once more")
    async def rematch(
        self,
        table: FromPath[str],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        shares: NamedDependency[Shares],
    ) -> Response[TablePage]:
        owner = who.owner
        if owner is None:
            raise unknown_browser()
        old = await rooms.find(table)
        if not old.seats_of(owner):
            raise not_your_seat()

        async def make() -> Room:
            fresh = rematch_room(old, owner, settings.bots)
            await shares.new_table(who, fresh, rooms.store)
            return fresh

        return seen_page(await play_again(rooms, old, owner, make), who)
