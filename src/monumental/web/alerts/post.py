"""Takes a letter to where it belongs: mail by the host's server, everything else by a messenger."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from monumental.web.alerts.addresses import KINDS, MAIL, PUSH, SERVICES, WEB, Address
from monumental.web.alerts.mail import PATIENCE, send_mail
from monumental.web.alerts.push import private_key, public_key

if TYPE_CHECKING:
    from monumental.web.settings import AlertSettings

log = logging.getLogger(__name__)

#: Seconds after which nobody waits for the other side any more.
LONGEST: Final = 30.0

#: Letters by which people try out places that are on their way at once, and seconds that others wait for it.
TRIES: Final = 4
QUEUE: Final = 10.0

#: What can go wrong; each has a sentence, `server-alert-problem-…`.
PROBLEMS: Final = frozenset(
    {"private", "unreachable", "refused", "unreadable", "gone", "slow", "mail", "broken", "off"}
    | {"busy", "suspended"}
)

#: What each way needs: the extra `alerts` brings it.
NEEDED: Final = {WEB: "requests", PUSH: "pywebpush", **dict.fromkeys(SERVICES, "apprise")}

#: What a messenger is told of the world: where Python and the certificates are, and none of our secrets.
ENVIRONMENT: Final = (
    *("PATH", "PYTHONPATH", "LANG", "SYSTEMROOT"),
    *("SSL_CERT_FILE", "SSL_CERT_DIR", "REQUESTS_CA_BUNDLE"),
)


@dataclass(frozen=True)
class Letter:
    """What somebody is told."""

    title: str
    text: str
    fields: dict[str, Any] = field(default_factory=dict)  # the same for programs


class Post:
    """Sends. Says of every letter why it did not arrive, if it did not."""

    def __init__(self, settings: AlertSettings, secret: bytes) -> None:
        self._settings = settings
        self._secret = secret
        self._tries = asyncio.Semaphore(TRIES)
        self.kinds = tuple(kind for kind in KINDS if kind in settings.kinds and self._can(kind))
        #: For browsers; nothing: they can't be told.
        self.key = public_key(secret) if PUSH in self.kinds else None

    def _can(self, kind: str) -> bool:
        if kind == MAIL:
            return self._settings.mail is not None
        return find_spec(NEEDED[kind]) is not None

    @property
    def goes_unencrypted(self) -> bool:
        """Into networks that the host has named, what is not encrypted may be sent, too."""
        return bool(self._settings.networks)

    async def send(self, address: Address, letter: Letter, origin: str) -> str | None:
        """Take a letter there; gives the name of the problem, if there is one."""
        if address.kind not in self.kinds:
            return "off"
        if address.kind == MAIL:
            return await self._mail(address, letter)
        try:
            async with asyncio.timeout(LONGEST):
                return await self._by_messenger(address, letter, origin)
        except TimeoutError:
            return "slow"

    async def try_out(self, address: Address, letter: Letter, origin: str) -> str | None:
        """The same while somebody waits for it: they take nothing from those who are told of turns."""
        try:
            async with asyncio.timeout(QUEUE):
                await self._tries.acquire()
        except TimeoutError:
            return "busy"
        try:
            return await self.send(address, letter, origin)
        finally:
            self._tries.release()

    async def _mail(self, address: Address, letter: Letter) -> str | None:
        assert self._settings.mail is not None
        # Whoever waits for a thread has less time left.
        deadline = time.monotonic() + PATIENCE
        words = (address.words, letter.title, letter.text)
        return await asyncio.to_thread(send_mail, self._settings.mail, *words, deadline)

    async def _by_messenger(self, address: Address, letter: Letter, origin: str) -> str | None:
        message = {
            "kind": address.kind,
            "address": address.words,
            "title": letter.title,
            "text": letter.text,
            "fields": letter.fields,
            "networks": self._settings.networks,
        }
        if address.kind == PUSH:
            message |= {"key": private_key(self._secret), "subject": self._subject(origin)}
        messenger = await asyncio.create_subprocess_exec(
            *(sys.executable, "-B", "-m", "monumental.web.alerts.messenger"),
            # Apprise asks for passwords that are kept for hosts: there are none.
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
            | {"NETRC": os.devnull},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            said, complaint = await messenger.communicate(json.dumps(message).encode())
        finally:
            if messenger.returncode is None:
                messenger.kill()
                await messenger.wait()
        if messenger.returncode:
            # Its last line has the error, not the address.
            log.error("a messenger failed: %s", _last_line(complaint))
            return "broken"
        problem: str | None = json.loads(said)["problem"]
        return problem if problem is None or problem in PROBLEMS else "broken"

    def _subject(self, origin: str) -> str:
        """Whom a push service may turn to."""
        if self._settings.mail is not None:
            return f"mailto:{self._settings.mail.sender}"
        return origin if origin.startswith("https://") else "mailto:nobody@localhost.localdomain"


def _last_line(complaint: bytes) -> str:
    lines = complaint.decode(errors="replace").strip().splitlines()
    return lines[-1].partition(":")[0] if lines else "?"
