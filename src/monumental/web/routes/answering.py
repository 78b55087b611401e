"""A table, as it is answered to whoever asks for it or has changed it."""

from __future__ import annotations

from typing import cast

import msgspec
from litestar import MediaType, Response

from monumental.web.contract.table import DonePage, TablePage
from monumental.web.pages.table.seen import eyes, table_page
from monumental.web.tables.room import Room
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor


def seen_page(
    room: Room, who: Visitor, seat: int | None = None, since: int = 0, *, whole: bool = False
) -> Response[TablePage]:
    """A table as somebody sees it."""
    page = table_page(room, who.owner, eyes(room, who.owner, seat), since, who.language, whole=whole)
    # It is written already; the type says what it is, for the schema.
    return Response(cast("TablePage", page.whole()), media_type=MediaType.JSON)


async def answer(rooms: Rooms, table: str, who: Visitor, seat: int | None, since: int) -> Response[TablePage]:
    """The table after a change; where it could not be kept in memory it is read again."""
    return seen_page(await rooms.find(table), who, seat, since)


async def brief_answer(
    rooms: Rooms, table: str, who: Visitor, seat: int, since: int, *, brief: bool
) -> Response[TablePage | DonePage]:
    """The table after a change; where the page comes over a socket in any case, only that it was made."""
    if not brief:
        return cast("Response[TablePage | DonePage]", await answer(rooms, table, who, seat, since))
    room = await rooms.find(table)
    done = msgspec.json.encode(DonePage(room.table.version))
    return Response(cast("DonePage", done), media_type=MediaType.JSON)
