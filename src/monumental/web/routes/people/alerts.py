"""Where I want to be told that it is my turn. Everything here is about whoever asks, and nobody else."""

from __future__ import annotations

import hashlib
import secrets
from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.web.alerts import book
from monumental.web.alerts.addresses import MAIL, PUSH, Address, read_address, recipient
from monumental.web.alerts.book import Channel, Entry, Wishes
from monumental.web.alerts.post import Post
from monumental.web.alerts.push import subscription
from monumental.web.alerts.wording import of_welcome
from monumental.web.contract.alerts import AlertsPage
from monumental.web.contract.requests import AlertsOfTable, AlertWishes, NewBrowser, NewChannel, Repeated
from monumental.web.door.hosts import Hosts
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.pages.alerts import alerts_page
from monumental.web.people.device_names import device_name
from monumental.web.people.registry import Registry
from monumental.web.problems import Refused, no_such_table, unknown_browser
from monumental.web.store.rows import new_id
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor

Asking = Request[Any, Any, State]
ChannelId = Annotated[str, PathParameter(max_length=40)]

#: Digits that somebody reads in a mail and types: with so few guesses nobody hits them.
CODES = 1_000_000


class Alerts(Controller):
    """My places, and what I want to hear."""

    path = "/api/me/alerts"
    response_headers = PRIVATE

    @get(summary="Where I am told that it is my turn")
    async def look(
        self, rooms: NamedDependency[Rooms], who: NamedDependency[Visitor], post: NamedDependency[Post]
    ) -> AlertsPage:
        return await _page(rooms, who, post)

    @post(
        "/channels",
        status_code=HTTP_200_OK,
        summary="Tell me here, too; a first letter says whether it works",
    )
    async def add(
        self,
        request: Asking,
        data: JSONBody[NewChannel],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
        post: NamedDependency[Post],
        hosts: NamedDependency[Hosts],
    ) -> AlertsPage:
        hosts.must_lead_here(data.address, request.headers)
        address = read_address(data.words, post.kinds, plain=post.goes_unencrypted)
        await _add(request, address, data.address, rooms, who, registry, shares, post)
        return await _page(rooms, who, post)

    @post("/browsers", status_code=HTTP_200_OK, summary="Tell this browser (Web Push)")
    async def add_browser(
        self,
        request: Asking,
        data: JSONBody[NewBrowser],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
        post: NamedDependency[Post],
        hosts: NamedDependency[Hosts],
    ) -> AlertsPage:
        hosts.must_lead_here(data.address, request.headers)
        if PUSH not in post.kinds:
            raise Refused(422, "server-alert-off", service=PUSH, known=", ".join(post.kinds) or "–")
        if not post.goes_unencrypted and not data.endpoint.startswith("https://"):
            raise Refused(422, "server-alert-plain")
        address = subscription(data.endpoint, data.key, data.auth)
        await _add(request, address, data.address, rooms, who, registry, shares, post)
        return await _page(rooms, who, post)

    @post("/channels/{channel:str}/confirm", status_code=HTTP_200_OK, summary="I got the code: it is mine")
    async def confirm(
        self,
        channel: ChannelId,
        data: JSONBody[Repeated],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        post: NamedDependency[Post],
    ) -> AlertsPage:
        code = _hash(channel, data.code.strip())
        if not await rooms.store.write(partial(book.confirm, _owner(who), channel, code)):
            raise Refused(422, "server-alert-wrong-code")
        return await _page(rooms, who, post)

    @post("/channels/{channel:str}/try", status_code=HTTP_200_OK, summary="Send a letter there now")
    async def try_out(
        self,
        channel: ChannelId,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        shares: NamedDependency[Shares],
        post: NamedDependency[Post],
    ) -> AlertsPage:
        entry = await _entry(rooms, _owner(who))
        found = next((each for each in entry.channels if each.id == channel and each.code is None), None)
        if found is None:
            raise Refused(404, "server-alert-no-channel")
        shares.new_letter(who)
        problem = await post.try_out(found.to, of_welcome(found.origin, who.language, None), found.origin)
        await rooms.store.write(partial(book.note, channel, problem, rooms.clock()))
        _must_have_arrived(problem)
        return await _page(rooms, who, post)

    @post("/channels/{channel:str}/delete", status_code=HTTP_200_OK, summary="Tell me nothing there any more")
    async def delete(
        self,
        channel: ChannelId,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        post: NamedDependency[Post],
    ) -> AlertsPage:
        if not await rooms.store.write(partial(book.strike_out, _owner(who), channel)):
            raise Refused(404, "server-alert-no-channel")
        return await _page(rooms, who, post)

    @post("/wishes", status_code=HTTP_200_OK, summary="When I want to be told")
    async def wish(
        self,
        request: Asking,
        data: JSONBody[AlertWishes],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        post: NamedDependency[Post],
    ) -> AlertsPage:
        owner = await _known(request, who, registry)
        await rooms.store.write(partial(book.wish, owner, Wishes(data.always, data.remind)))
        return await _page(rooms, who, post)

    @post("/tables/{table:str}", status_code=HTTP_200_OK, summary="Whether I want to hear of a table of mine")
    async def of_table(
        self,
        request: Asking,
        table: FromPath[str],
        data: JSONBody[AlertsOfTable],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        post: NamedDependency[Post],
    ) -> AlertsPage:
        owner = await _known(request, who, registry)
        if not (await rooms.find(table)).seats_of(owner):
            raise no_such_table()
        await rooms.store.write(partial(book.silence, owner, table, on=data.on))
        return await _page(rooms, who, post)


async def _add(
    request: Asking,
    address: Address,
    origin: str,
    rooms: Rooms,
    who: Visitor,
    registry: Registry,
    shares: Shares,
    post: Post,
) -> None:
    """A place is kept if its first letter arrives. Whose mail it is shows who repeats the code in it."""
    _owner(who)
    shares.new_letter(who)
    channel = new_id()
    code = f"{secrets.randbelow(CODES):06}" if address.kind == MAIL else None
    if address.kind == MAIL and not await rooms.store.write(
        partial(book.count_code, recipient(address), rooms.clock())
    ):
        raise Refused(429, "server-alert-many-codes")
    _must_have_arrived(await post.try_out(address, of_welcome(origin, who.language, code), origin))
    owner = await _known(request, who, registry)
    now = rooms.clock()
    new = Channel(
        id=channel,
        kind=address.kind,
        address=address.words,
        origin=origin,
        language=who.language,
        created=now,
        code=None if code is None else _hash(channel, code),
        sent=now,
        failed=None,
        error=None,
    )
    await rooms.store.write(partial(book.add, owner, new))


def _must_have_arrived(problem: str | None) -> None:
    if problem is not None:
        raise Refused(422, f"server-alert-problem-{problem}")


def _hash(channel: str, code: str) -> str:
    return hashlib.sha256(f"code {channel} {code}".encode()).hexdigest()


def _owner(who: Visitor) -> str:
    if who.owner is None or who.device is None:
        raise unknown_browser()
    return who.owner


async def _known(request: Asking, who: Visitor, registry: Registry) -> str:
    """Whoever asks is somebody from now on: what they wish is kept."""
    owner = _owner(who)
    assert who.device is not None
    await registry.people.register(who.device, device_name(request.headers.get("user-agent", "")))
    return owner


async def _entry(rooms: Rooms, owner: str) -> Entry:
    return await rooms.store.read(partial(book.look_up, owner))


async def _page(rooms: Rooms, who: Visitor, post: Post) -> AlertsPage:
    entry = Entry((), Wishes(), ()) if who.owner is None else await _entry(rooms, who.owner)
    return alerts_page(entry, post, who.language)
