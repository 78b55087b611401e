"""The addresses of the test bench."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.problems import unknown_browser
from monumental.web.studio.benches import Benches, bench_page, prepared
from monumental.web.studio.contract import BenchPage, BenchWish
from monumental.web.studio.pages import draft_of_page
from monumental.web.studio.routes import LARGEST_PACK
from monumental.web.visitor import Visitor

Id = Annotated[str, PathParameter(max_length=40)]


class TestBench(Controller):
    """Many games with a pack, while its maker looks on."""

    path = "/api/studio/bench"
    response_headers = PRIVATE

    @post(summary="Let bots play many games with a pack of mine", request_max_body_size=LARGEST_PACK)
    async def begin(
        self,
        data: JSONBody[BenchWish],
        who: NamedDependency[Visitor],
        benches: NamedDependency[Benches],
        work: NamedDependency[Work],
    ) -> BenchPage:
        owner = who.owner
        if owner is None:
            raise unknown_browser()
        bench = await work.in_thread(who, lambda: prepared(draft_of_page(data.pack), data.games, owner))
        return await work.in_thread(who, bench_page, benches.begin(bench, who), who.language)

    @get("/{bench:str}", summary="What the games say so far")
    async def look(
        self,
        bench: Id,
        who: NamedDependency[Visitor],
        benches: NamedDependency[Benches],
        work: NamedDependency[Work],
    ) -> BenchPage:
        return await work.in_thread(who, bench_page, benches.find(bench, who.owner), who.language)

    @post("/{bench:str}/stop", status_code=HTTP_200_OK, summary="These games are enough")
    async def stop(
        self,
        bench: Id,
        who: NamedDependency[Visitor],
        benches: NamedDependency[Benches],
        work: NamedDependency[Work],
    ) -> BenchPage:
        found = benches.find(bench, who.owner)
        benches.stop(found)
        return await work.in_thread(who, bench_page, found, who.language)
