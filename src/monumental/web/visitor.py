"""Who asks, and in which language: read off a request, the same way everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from monumental.cards.text import LANGUAGES
from monumental.web.keys import COOKIE

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from monumental.web.keys import Keys

    Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Visitor:
    """A browser or a program."""

    owner: str | None  # as the store knows it; nothing: nobody yet
    language: str
    address: str

    @property
    def client(self) -> str:
        """Whose requests are counted."""
        return self.owner or self.address


def visitor(connection: Connection, keys: Keys) -> Visitor:
    """Whoever is at the other end."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    key = token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)
    address = connection.client.host if connection.client is not None else ""
    return Visitor(keys.owner(key), language_of(connection), address)


def language_of(connection: Connection) -> str:
    """The language that was asked for, else the first that the browser prefers and we speak, else English."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    return preferred(connection.headers.get("accept-language", ""))


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
