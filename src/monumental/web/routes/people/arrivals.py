"""What all ways to another device have in common: who asks, and who they are after it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from monumental.web.contract.me import MePage
from monumental.web.door.quotas import Shares
from monumental.web.pages.me import me_page
from monumental.web.people.device_names import device_name
from monumental.web.people.registry import Registry
from monumental.web.problems import unknown_browser
from monumental.web.store.people.devices import Arrival
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor

Asking = Request[Any, Any, State]


def device_of(who: Visitor) -> str:
    """The hash of the key of whoever asks; a key that was revoked is none."""
    if who.owner is None or who.device is None:
        raise unknown_browser()
    return who.device


def called(request: Asking) -> str:
    """What the device is called in a list."""
    return device_name(request.headers.get("user-agent", ""))


async def register(
    request: Asking, who: Visitor, registry: Registry, shares: Shares, name: str | None = None
) -> str:
    """Whoever asks is somebody from now on; gives whom."""
    device = device_of(who)
    assert who.owner is not None
    if await registry.people.find(who.owner) is None:
        shares.new_device(who)
    await registry.people.register(device, called(request), name)
    return who.owner


async def arrive(arrival: Arrival, who: Visitor, rooms: Rooms, registry: Registry) -> MePage:
    """The device speaks for somebody else now; whatever it brought is theirs."""
    assert who.device is not None
    registry.forget(who.device)
    await rooms.reread(arrival.tables)
    return await me_now(arrival.person, who, rooms, registry)


async def me_now(owner: str | None, who: Visitor, rooms: Rooms, registry: Registry) -> MePage:
    """Who somebody is; a key that nothing was said about is nobody yet."""
    person = None if owner is None else await registry.people.find(owner)
    return me_page(person, () if person is None else await rooms.store.passkeys.of(person.id), who)
