"""Passkeys: making one, coming back with one, and doing without it."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.web.contract.me import MePage, PasskeyQuestion
from monumental.web.contract.requests import Here, NewPasskey, UsedPasskey
from monumental.web.door.hosts import Hosts
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.people.passkeys import ceremony
from monumental.web.people.registry import Registry
from monumental.web.problems import Refused, unknown_browser
from monumental.web.routes.people.arrivals import Asking, arrive, called, device_of, me_now, register
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor


class Passkeys(Controller):
    """What a device signs is checked here; what it signs with never leaves it."""

    path = "/api/me/passkeys"
    response_headers = PRIVATE

    @post("/to-make", status_code=HTTP_200_OK, summary="What a browser is asked to make a passkey")
    async def to_make(
        self,
        request: Asking,
        data: JSONBody[Here],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
        hosts: NamedDependency[Hosts],
    ) -> PasskeyQuestion:
        hosts.must_lead_here(data.address, request.headers)
        owner = await register(request, who, registry, shares)
        person = await registry.people.find(owner)
        there = await rooms.store.passkeys.of(owner)
        name = "" if person is None else person.name
        challenge, options = ceremony().to_make(data.address, owner, name, there)
        await rooms.store.passkeys.challenge(device_of(who), challenge)
        return PasskeyQuestion(options)

    @post(status_code=HTTP_200_OK, summary="Keep the passkey that a device has made")
    async def keep(
        self,
        request: Asking,
        data: JSONBody[NewPasskey],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        hosts: NamedDependency[Hosts],
        work: NamedDependency[Work],
    ) -> MePage:
        hosts.must_lead_here(data.address, request.headers)
        owner = who.owner
        challenge = await _challenge(who, rooms)
        made = await work.in_thread(who, ceremony().made, data, challenge)
        if owner is None or await registry.people.find(owner) is None:
            raise unknown_browser()
        await rooms.store.passkeys.keep(owner, *made, called(request))
        return await me_now(owner, who, rooms, registry)

    @post("/to-use", status_code=HTTP_200_OK, summary="What a browser is asked to come back with a passkey")
    async def to_use(
        self,
        request: Asking,
        data: JSONBody[Here],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        hosts: NamedDependency[Hosts],
    ) -> PasskeyQuestion:
        hosts.must_lead_here(data.address, request.headers)
        challenge, options = ceremony().to_use(data.address)
        await rooms.store.passkeys.challenge(device_of(who), challenge)
        return PasskeyQuestion(options)

    @post("/use", status_code=HTTP_200_OK, summary="Let this device be that of whoever has the passkey")
    async def use(
        self,
        request: Asking,
        data: JSONBody[UsedPasskey],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
        shares: NamedDependency[Shares],
        hosts: NamedDependency[Hosts],
        work: NamedDependency[Work],
    ) -> MePage:
        hosts.must_lead_here(data.address, request.headers)
        shares.new_device(who)
        challenge = await _challenge(who, rooms)
        passkey = await rooms.store.passkeys.find(data.id)
        if passkey is None:
            raise Refused(409, "server-no-passkey")
        signed = await work.in_thread(who, ceremony().used, data, challenge, passkey)
        arrival = await rooms.store.passkeys.join(passkey.id, signed, device_of(who), called(request))
        return await arrive(arrival, who, rooms, registry)

    @post("/{passkey:str}/remove", status_code=HTTP_200_OK, summary="A passkey of mine brings nobody back")
    async def remove(
        self,
        passkey: Annotated[str, PathParameter(max_length=1400)],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        registry: NamedDependency[Registry],
    ) -> MePage:
        if who.owner is None:
            raise unknown_browser()
        if not await rooms.store.passkeys.remove(who.owner, passkey):
            raise Refused(404, "server-no-such-passkey")
        return await me_now(who.owner, who, rooms, registry)


async def _challenge(who: Visitor, rooms: Rooms) -> bytes:
    found = await rooms.store.passkeys.take_challenge(device_of(who))
    if found is None:
        raise Refused(409, "server-passkey-late")
    return found
