"""Who I am: my name, my devices, a phrase to come back with, my data, and going for good.

Passkeys are in `passkeys.py`.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.cards.text import load_texts
from monumental.web.alerts.book import look_up
from monumental.web.contract.me import LinkPage, MePage, MyData, MyRating, PhrasePage, VacationPage
from monumental.web.contract.page import Known
from monumental.web.contract.requests import Join, NewLink, NewName, NewVacation, Recover
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.keys import COOKIE
from monumental.web.leagues.pages import my_league
from monumental.web.pages.alerts import my_alerts
from monumental.web.pages.me import me_page, my_table, my_vacation, vacation_page
from monumental.web.people.leaving import MOST, leave_for_good
from monumental.web.people.registry import Registry
from monumental.web.people.secrets import hash_of_code, hash_of_phrase, new_code, new_phrase, qr_rows
from monumental.web.plans.book import of_owner as plans_of
from monumental.web.problems import Refused, unknown_browser
from monumental.web.routes.people.arrivals import Asking, arrive, called, device_of, me_now, register
from monumental.web.settings import Settings
from monumental.web.store.away.vacations import allowance, vacations_of
from monumental.web.store.leagues.book import load as league_of
from monumental.web.store.leagues.book import of_owner as leagues_of
from monumental.web.store.people.ratings import ratings_of
from monumental.web.store.talking.blocks import blocks_of
from monumental.web.store.talking.lines import lines_by, spoken_at
from monumental.web.store.talking.reports import reports_by
from monumental.web.studio.own import read_kept
from monumental.web.studio.pages import pack_page
from monumental.web.tables.rooms import Rooms
from monumental.web.tables.vacations import come_back, go_away
from monumental.web.talk.pages import my_blocks, my_lines, my_reports
from monumental.web.talk.talks import Talks
from monumental.web.visitor import Visitor


class Me(Controller):
    """For whoever asks, about themselves; nobody learns anything about anybody else here."""

    path = "/api/me"
    response_headers = PRIVATE

    @get(summary="Who I am")
    async def me(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
    ) -> MePage:
        return await me_now(who.owner, who, rooms, registry)

    @post("/name", status_code=HTTP_200_OK, summary="Be called so from now on")
    async def name(
        self,
        request: Asking,
        data: JSONBody[NewName],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
    ) -> MePage:
        await register(request, who, registry, shares, data.name.strip())
        return await me_now(who.owner, who, rooms, registry)

    @post("/links", status_code=HTTP_200_OK, summary="A link by which one more device becomes mine")
    async def link(
        self,
        request: Asking,
        data: JSONBody[NewLink],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
    ) -> LinkPage:
        owner = await register(request, who, registry, shares)
        code = new_code()
        expires = await registry.people.new_link(owner, hash_of_code(code))
        # Behind the # nothing of it reaches a log.
        link = f"{data.address}/me/join#{code}"
        return LinkPage(link, expires.isoformat(), await asyncio.to_thread(qr_rows, link))

    @post("/join", status_code=HTTP_200_OK, summary="Let this device be that of whoever made a link")
    async def join(
        self,
        request: Asking,
        data: JSONBody[Join],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
    ) -> MePage:
        device = device_of(who)
        shares.new_device(who)
        arrival = await registry.people.join_by_link(hash_of_code(data.code), device, called(request))
        return await arrive(arrival, who, rooms, registry)

    @post("/phrase", status_code=HTTP_200_OK, summary="Twelve words to come back with")
    async def phrase(
        self,
        request: Asking,
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
    ) -> PhrasePage:
        owner = await register(request, who, registry, shares)
        phrase = await asyncio.to_thread(new_phrase, who.language)
        hashed = await asyncio.to_thread(hash_of_phrase, phrase)
        assert hashed is not None
        await registry.people.set_phrase(owner, hashed)
        return PhrasePage(phrase)

    @post("/recover", status_code=HTTP_200_OK, summary="Let this device be that of whoever has the phrase")
    async def recover(
        self,
        request: Asking,
        data: JSONBody[Recover],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
    ) -> MePage:
        device = device_of(who)
        shares.new_device(who)
        phrase = await asyncio.to_thread(hash_of_phrase, data.phrase)
        if phrase is None:
            raise Refused(422, "server-no-such-words")
        arrival = await registry.people.join_by_phrase(phrase, device, called(request))
        return await arrive(arrival, who, rooms, registry)

    @post("/devices/{device:str}/revoke", status_code=HTTP_200_OK, summary="A device of mine is mine no more")
    async def revoke(
        self,
        device: Annotated[str, PathParameter(max_length=40)],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
    ) -> MePage:
        if who.owner is None:
            raise unknown_browser()
        key = await registry.people.revoke(who.owner, device)
        if key is None:
            raise Refused(404, "server-no-device")
        registry.forget(key)
        # Whatever it looks at, it sees no more with my eyes.
        await rooms.reread([line.id for line in await rooms.store.mine(who.owner)])
        return await me_now(who.owner, who, rooms, registry) if key != who.device else me_page(None, (), who)

    @get("/vacation", summary="Days on which I may be away, and whether I am")
    async def vacation(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> VacationPage:
        return await _vacation(rooms, who, settings)

    @post("/vacation", status_code=HTTP_200_OK, summary="Be away for some days: no clock of days runs for me")
    async def go_away(
        self,
        request: Asking,
        data: JSONBody[NewVacation],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
        settings: NamedDependency[Settings],
    ) -> VacationPage:
        owner = await register(request, who, registry, shares)
        await go_away(rooms, owner, data.days, settings.vacation_days)
        return await _vacation(rooms, who, settings)

    @post("/vacation/end", status_code=HTTP_200_OK, summary="Be back before my vacation is over")
    async def come_back(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> VacationPage:
        if who.owner is None:
            raise unknown_browser()
        await come_back(rooms, who.owner)
        return await _vacation(rooms, who, settings)

    @get("/data", summary="All that is kept about me")
    async def data(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        work: NamedDependency[Work],
    ) -> Response[MyData]:
        owner = who.owner
        if owner is None:
            raise unknown_browser()
        tables = []
        for line in await rooms.store.mine(owner, limit=MOST):
            stored = await rooms.store.load(line.id)
            if stored is not None:
                plans = await rooms.store.read(partial(plans_of, line.id, owner))
                tables.append(await work.in_thread(who, my_table, stored, owner, plans))
        packs = []
        for kept in await rooms.store.drafts.of(owner):
            content = await rooms.store.drafts.find(owner, kept.name)
            if content is not None:
                packs.append(pack_page(await work.in_thread(who, read_kept, content)))
        alerts = my_alerts(await rooms.store.read(partial(look_up, owner)))
        rated = tuple(MyRating(*row) for row in await rooms.store.read(partial(ratings_of, owner)))
        away = tuple(map(my_vacation, await rooms.store.read(partial(vacations_of, owner))))
        me = await me_now(owner, who, rooms, registry)
        said = my_lines(await rooms.store.read(partial(lines_by, owner)), load_texts(who.language))
        blocked = my_blocks(await rooms.store.read(partial(blocks_of, owner)))
        reported = my_reports(await rooms.store.read(partial(reports_by, owner)))
        leagues = [
            await rooms.store.read(partial(league_of, head.id))
            for head in await rooms.store.read(partial(leagues_of, owner, MOST))
        ]
        met = tuple(my_league(league, owner) for league in leagues if league is not None)
        page = MyData(me, tuple(tables), tuple(packs), alerts, rated, said, away, blocked, reported, met)
        return Response(page, headers={"Content-Disposition": 'attachment; filename="monumental.json"'})

    @post("/delete", status_code=HTTP_200_OK, summary="Forget me; games of others stay, without my name")
    async def delete(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        talks: NamedDependency[Talks],
    ) -> Response[Known]:
        if who.owner is None:
            raise unknown_browser()
        person = await registry.people.find(who.owner)
        spoken = await rooms.store.read(partial(spoken_at, who.owner))
        await leave_for_good(rooms, who.owner)
        talks.tell(*spoken)
        registry.forget(*[device.key for device in person.devices] if person is not None else ())
        answer = Response(Known(False))
        answer.delete_cookie(COOKIE, path="/api")
        return answer


async def _vacation(rooms: Rooms, who: Visitor, settings: Settings) -> VacationPage:
    """What I have of it; somebody without a key has taken nothing yet."""
    asked = partial(allowance, who.owner or "", settings.vacation_days, rooms.clock())
    return vacation_page(await rooms.store.read(asked))
