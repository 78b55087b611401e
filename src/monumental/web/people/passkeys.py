"""Whether this server knows passkeys, and what they belong to; `ceremony.py` has what is signed with them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol, cast
from urllib.parse import urlsplit

from monumental.web.door.hosts import is_number
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.web.contract.requests import NewPasskey, UsedPasskey
    from monumental.web.store.rows import Passkey

#: Whether there is what they need: the extra `passkeys` brings it.
KNOWN: Final = find_spec("webauthn") is not None


class Ceremony(Protocol):
    """What `ceremony.py` has."""

    def to_make(
        self, origin: str, person: str, name: str, there: Sequence[Passkey]
    ) -> tuple[bytes, dict[str, Any]]: ...

    def to_use(self, origin: str) -> tuple[bytes, dict[str, Any]]: ...

    def made(self, answer: NewPasskey, challenge: bytes) -> tuple[str, bytes, int]: ...

    def used(self, answer: UsedPasskey, challenge: bytes, passkey: Passkey) -> int: ...


def ceremony() -> Ceremony:
    """Loaded when somebody asks for it: most servers start without, and cryptography takes its time."""
    if not KNOWN:
        raise Refused(404, "server-no-passkeys")
    return cast("Ceremony", import_module("monumental.web.people.ceremony"))


def site_of(origin: str) -> str:
    """The name that a passkey belongs to; browsers allow none for an address in numbers."""
    name = urlsplit(origin).hostname or ""
    if not name or is_number(name):
        raise Refused(422, "server-passkey-host")
    return name
