"""A card that is tried out: a table like any other, where it lies before whoever made it."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from monumental.web.contract.table import TablePage
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.problems import unknown_browser
from monumental.web.routes.answering import seen_page
from monumental.web.settings import Settings
from monumental.web.studio.contract import TryCard
from monumental.web.studio.pages import draft_of_page
from monumental.web.studio.routes import LARGEST_PACK
from monumental.web.tables.new_rooms import map_room, trial_room
from monumental.web.tables.room import Room
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor


class Trials(Controller):
    """Trying cards out."""

    path = "/api/studio/try"
    response_headers = PRIVATE

    @post(
        summary="A table to try a card or a map of mine",
        request_max_body_size=LARGEST_PACK,
    )
    async def try_out(
        self,
        data: JSONBody[TryCard],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        shares: NamedDependency[Shares],
        work: NamedDependency[Work],
    ) -> Response[TablePage]:
        if who.owner is None:
            raise unknown_browser()

        def make(owner: str) -> Room:
            draft = draft_of_page(data.pack)
            make_room = map_room if data.part == "maps" else trial_room
            return make_room(draft, data.key, data.bot, who.language, owner, settings.bots)

        room = await work.in_thread(who, make, who.owner)
        await shares.new_table(who, room, rooms.store)
        await rooms.create(room)
        return seen_page(room, who)
