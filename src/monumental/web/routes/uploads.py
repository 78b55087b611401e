"""A record from anywhere, to be looked at: replay, review and forks as for a game that was played here."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from monumental.web.contract.requests import Upload
from monumental.web.contract.table import TablePage
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.problems import unknown_browser
from monumental.web.routes.answering import seen_page
from monumental.web.tables.rooms import Rooms
from monumental.web.tables.uploads import LARGEST, uploaded_room
from monumental.web.visitor import Visitor


class Uploads(Controller):
    """Bringing records."""

    path = "/api/records"
    response_headers = PRIVATE

    @post(summary="A record to be looked at", request_max_body_size=LARGEST)
    async def upload(
        self,
        data: JSONBody[Upload],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        shares: NamedDependency[Shares],
        work: NamedDependency[Work],
    ) -> Response[TablePage]:
        if who.owner is None:
            raise unknown_browser()
        shares.new_record(who)
        room = await work.in_thread(who, uploaded_room, data.record, who.owner)
        await shares.new_table(who, room, rooms.store)
        await rooms.create(room)
        return seen_page(room, who)
