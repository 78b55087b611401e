"""The addresses of the studio. What they cost is counted like looking at a table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.studio.contract import (
    Archive,
    ArchivePage,
    CardDraft,
    FormPage,
    MapDraft,
    PackCheckPage,
    PackDraft,
    PackPage,
    StudioCardPage,
    StudioMapPage,
    TypedLine,
    TypedPage,
)
from monumental.web.studio.pages import (
    archive_page,
    check_page,
    copy_of,
    form_for,
    studio_card_page,
    studio_map_page,
    typed_page,
    unpacked_page,
)
from monumental.web.visitor import Visitor

#: A whole pack is larger than anything else that people send; as JSON it has more brackets than as TOML.
LARGEST_PACK: Final = 1_000_000


class Studio(Controller):
    """Making cards."""

    path = "/api/studio"
    response_headers = PRIVATE

    @get("/form", summary="All that cards of some rules can say")
    async def form(
        self,
        who: NamedDependency[Visitor],
        rules: Annotated[str, QueryParameter(name="rules", max_length=40)] = "duel",
        modules: Annotated[str, QueryParameter(name="modules", max_length=200)] = "",
    ) -> FormPage:
        """Modules are joined by commas. Made once for each language: whoever comes first pays for nobody."""
        named = sorted(set(filter(None, modules.split(","))))
        return await asyncio.to_thread(form_for, rules, named, who.language)

    @post("/card", status_code=HTTP_200_OK, summary="A card as it would be, and what is wrong with it")
    async def card(
        self, data: JSONBody[CardDraft], who: NamedDependency[Visitor], work: NamedDependency[Work]
    ) -> StudioCardPage:
        return await work.in_thread(who, studio_card_page, data, who.language)

    @post("/map", status_code=HTTP_200_OK, summary="A map as it would be, and how even it is")
    async def map(
        self, data: JSONBody[MapDraft], who: NamedDependency[Visitor], work: NamedDependency[Work]
    ) -> StudioMapPage:
        return await work.in_thread(who, studio_map_page, data, who.language)

    @post("/typed", status_code=HTTP_200_OK, summary="What a typed line means")
    async def typed(
        self, data: JSONBody[TypedLine], who: NamedDependency[Visitor], work: NamedDependency[Work]
    ) -> TypedPage:
        return await work.in_thread(who, typed_page, data, who.language)

    @get("/packs/{name:str}", summary="A pack of ours, to be changed")
    async def copy(self, name: Annotated[str, PathParameter(max_length=60)]) -> PackPage:
        return await asyncio.to_thread(copy_of, name)

    @post(
        "/check",
        status_code=HTTP_200_OK,
        summary="What is wrong with a pack, and what it lacks",
        request_max_body_size=LARGEST_PACK,
    )
    async def check(
        self, data: JSONBody[PackDraft], who: NamedDependency[Visitor], work: NamedDependency[Work]
    ) -> PackCheckPage:
        return await work.in_thread(who, check_page, data, who.language)

    @post(
        "/archive",
        status_code=HTTP_200_OK,
        summary="A pack in one file",
        request_max_body_size=LARGEST_PACK,
    )
    async def archive(
        self, data: JSONBody[PackDraft], who: NamedDependency[Visitor], work: NamedDependency[Work]
    ) -> ArchivePage:
        return await work.in_thread(who, archive_page, data)

    @post(
        "/unpacked",
        status_code=HTTP_200_OK,
        summary="The pack of one file",
        request_max_body_size=LARGEST_PACK,
    )
    async def unpacked(
        self, data: JSONBody[Archive], who: NamedDependency[Visitor], work: NamedDependency[Work]
    ) -> PackPage:
        return await work.in_thread(who, unpacked_page, data.zip)
