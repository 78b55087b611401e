"""The addresses of packs that people keep here: their own, and those that somebody has shared with them."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.problems import Refused, unknown_browser
from monumental.web.settings import Settings
from monumental.web.store.own.drafts import Room
from monumental.web.studio.contract import KeptPacksPage, PackDraft, PackPage, SharedPackPage
from monumental.web.studio.own import kept_packs_page, read_kept, shared_page, to_keep
from monumental.web.studio.pages import pack_page
from monumental.web.studio.routes import LARGEST_PACK
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor

Name = Annotated[str, PathParameter(max_length=60)]


class OwnPacks(Controller):
    """Private: nobody else is told that there are any."""

    path = "/api/packs"
    response_headers = PRIVATE

    @get(summary="My packs on this server")
    async def mine(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> KeptPacksPage:
        return await _page(rooms, who, settings)

    @post(
        status_code=HTTP_200_OK,
        summary="Keep a pack of mine, in place of an older one of its name",
        request_max_body_size=LARGEST_PACK,
    )
    async def keep(
        self,
        data: JSONBody[PackDraft],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        work: NamedDependency[Work],
        shares: NamedDependency[Shares],
    ) -> KeptPacksPage:
        owner = _owner(who)
        shares.new_pack(who)
        draft = await work.in_thread(who, to_keep, data)
        room = Room(settings.quotas.packs, settings.quotas.pack_bytes)
        await rooms.store.drafts.keep(owner, draft, room)
        return await _page(rooms, who, settings)

    @get("/{name:str}", summary="A pack of mine")
    async def one(
        self,
        name: Name,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> PackPage:
        content = await rooms.store.drafts.find(_owner(who), name)
        return pack_page(await work.in_thread(who, read_kept, content))

    @post("/{name:str}/delete", status_code=HTTP_200_OK, summary="Keep a pack no longer")
    async def delete(
        self,
        name: Name,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> KeptPacksPage:
        if not await rooms.store.drafts.drop(_owner(who), name):
            raise Refused(404, "server-no-pack")
        return await _page(rooms, who, settings)

    @post("/{name:str}/share", status_code=HTTP_200_OK, summary="Show a pack of mine to who has a link")
    async def share(
        self,
        name: Name,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> KeptPacksPage:
        if not await rooms.store.drafts.share(_owner(who), name, shown=True):
            raise Refused(404, "server-no-pack")
        return await _page(rooms, who, settings)

    @post("/{name:str}/hide", status_code=HTTP_200_OK, summary="The link leads nowhere from now on")
    async def hide(
        self,
        name: Name,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> KeptPacksPage:
        if not await rooms.store.drafts.share(_owner(who), name, shown=False):
            raise Refused(404, "server-no-pack")
        return await _page(rooms, who, settings)

    @get("/shared/{link:str}", summary="The pack that a link leads to")
    async def shared(
        self,
        link: Annotated[str, PathParameter(max_length=60)],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
    ) -> SharedPackPage:
        content = await rooms.store.drafts.shared(link)
        return await work.in_thread(who, shared_page, content, who.language)


def _owner(who: Visitor) -> str:
    if who.owner is None:
        raise unknown_browser()
    return who.owner


async def _page(rooms: Rooms, who: Visitor, settings: Settings) -> KeptPacksPage:
    return kept_packs_page(await rooms.store.drafts.of(_owner(who)), settings.quotas)
