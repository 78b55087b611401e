"""Who asks, and in which language: read off a request, the same way everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from monumental.cards.text import LANGUAGES
from monumental.web.keys import COOKIE

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from monumental.web.keys import Keys
    from monumental.web.people.registry import Registry

    Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Visitor:
    """A browser or a program."""

    owner: str | None  # the person, as the store knows them; nothing: nobody yet
    device: str | None  # the hash of the key that speaks for them
    language: str
    address: str

    @property
    def client(self) -> str:
        """Whose requests are counted."""
        return self.owner or self.address


async def visitor(connection: Connection, device: str | None, registry: Registry) -> Visitor:
    """Whoever is at the other end, with the key of this device."""
    owner = await registry.owner_of(device)
    return Visitor(owner, device, language_of(connection), address_of(connection))


def device_of(connection: Connection, keys: Keys) -> str | None:
    """The hash of the key that a browser or program has, if it is one of ours."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return keys.owner(token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE))


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def language_of(connection: Connection) -> str:
    """The language that was asked for, else the first that the browser prefers and we speak, else English."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    return preferred(connection.headers.get("accept-language", ""))


@lru_cache(maxsize=1_000)
def preferred(header: str) -> str:
    """`cs-CZ,en;q=0.8` as `cs`."""
    wishes = []
    for position, part in enumerate(header[:200].split(",")):
        name, _, weight = part.strip().partition(";q=")
        language = name.partition("-")[0].lower()
        if language in LANGUAGES:
            try:
                wishes.append((-float(weight or 1), position, language))
            except ValueError:
                continue
    return min(wishes)[2] if wishes else "en"
