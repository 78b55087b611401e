"""What needs no table: keys, what can be chosen, cards, clauses, the rules to read."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from monumental.play.setup import packs_for
from monumental.play.systems.known import SYSTEMS, optional_modules
from monumental.web.contract.catalog import CatalogPage, EmblemsPage
from monumental.web.contract.lobby import EditionsPage
from monumental.web.contract.page import Known
from monumental.web.contract.rulebook import ClausesPage, RulebookPage
from monumental.web.keys import COOKIE, COOKIE_SECONDS, Keys
from monumental.web.pages.catalog import catalog_page
from monumental.web.pages.choices import clauses_page, editions_page
from monumental.web.pages.emblems import emblems_page
from monumental.web.pages.rulebook import rulebook_page
from monumental.web.people.registry import Registry
from monumental.web.problems import Refused
from monumental.web.routes import files
from monumental.web.settings import Settings
from monumental.web.visitor import Visitor

#: Emblems are drawn anew once in years.
A_MONTH: Final = "public, max-age=2592000"

#: So many names of emblems are answered at once, each of 60 letters at most.
MOST_EMBLEMS: Final = 100
LONGEST_LIST: Final = MOST_EMBLEMS * 61


class Library(Controller):
    """The same for everybody, but for the key. The first in a language takes a while to be made."""

    path = "/api"

    @post("/key", status_code=HTTP_200_OK, summary="A key for this browser, for a year from now on")
    async def key(
        self,
        request: Request[Any, Any, State],
        keys: NamedDependency[Keys],
        settings: NamedDependency[Settings],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
    ) -> Response[Known]:
        answer = Response(Known(who.owner is not None))
        kept = request.cookies.get(COOKIE)
        if who.owner is not None and who.device is not None:
            await registry.people.see(who.device)
        if who.owner is None or keys.owner(kept) == who.device:
            key = keys.new() if who.owner is None or kept is None else kept
            answer.set_cookie(
                Cookie(
                    key=COOKIE,
                    value=key,
                    max_age=COOKIE_SECONDS,
                    path="/api",
                    httponly=True,
                    secure=settings.secure,
                    samesite="strict",
                )
            )
        return answer

    @get("/editions", summary="What can be chosen for a new table")
    async def editions(
        self, who: NamedDependency[Visitor], settings: NamedDependency[Settings]
    ) -> EditionsPage:
        return await asyncio.to_thread(editions_page, who.language, settings.bots, talk=settings.talk)

    @get("/catalog", summary="Cards and civilizations of a rule system")
    async def catalog(
        self,
        who: NamedDependency[Visitor],
        rules: Annotated[str, QueryParameter(name="rules", max_length=40)] = "duel",
        modules: Annotated[list[str] | None, QueryParameter(name="modules", max_items=10)] = None,
    ) -> CatalogPage:
        if rules not in SYSTEMS:
            raise Refused(404, "server-no-page")
        known = optional_modules(rules)
        packs = _packs(rules, [module for module in modules or known if module in known])
        return await asyncio.to_thread(catalog_page, rules, packs, who.language)

    @get("/emblems", summary="How emblems are drawn", response_headers={"Cache-Control": A_MONTH})
    async def emblems(
        self, names: Annotated[str, QueryParameter(name="names", max_length=LONGEST_LIST)]
    ) -> EmblemsPage:
        """Up to a hundred names, joined by commas; those that there are not are left out."""
        return await asyncio.to_thread(emblems_page, files.PAGE, names.split(",")[:MOST_EMBLEMS])

    @get("/clauses", summary="Every clause of the rules")
    async def clauses(self, who: NamedDependency[Visitor]) -> ClausesPage:
        return await asyncio.to_thread(clauses_page, who.language)

    @get("/rulebook/{rules:str}", summary="The rules of a system, to be read")
    async def rulebook(
        self, who: NamedDependency[Visitor], rules: Annotated[str, PathParameter(max_length=40)]
    ) -> RulebookPage:
        return await asyncio.to_thread(rulebook_page, rules, who.language)


def _packs(rules: str, modules: list[str]) -> tuple[str, ...]:
    """The usual packs, and those of the modules."""
    return (*packs_for(rules, None), *modules)
