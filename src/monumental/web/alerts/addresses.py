"""Where somebody wants to be told: a mail address, a webhook, a service that Apprise knows, or a browser."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from monumental.web.problems import Refused

MAIL: Final = "mail"
WEB: Final = "web"
PUSH: Final = "push"

#: Services as Apprise calls them. All of them speak HTTP; none reads, writes or starts anything here.
SERVICES: Final = (
    *("discord", "gchat", "gotifys", "matrixs", "mmosts", "ntfys", "pbul", "pover", "rockets", "slack"),
    *("tgram", "workflows", "zulip"),
)
#: The same without encryption: only where the host has named networks of its own.
PLAIN: Final = {
    "gotify": "gotifys",
    "matrix": "matrixs",
    "mmost": "mmosts",
    "ntfy": "ntfys",
    "rocket": "rockets",
}

KINDS: Final = (MAIL, PUSH, WEB, *SERVICES)

#: Webhooks that their services write as web addresses.
HOMES: Final = {
    "discord.com": "discord",
    "discordapp.com": "discord",
    "hooks.slack.com": "slack",
    "chat.googleapis.com": "gchat",
}

#: What may follow the `?` of a service: others read files or loosen what is checked.
PARTS: Final = frozenset(
    {"auth", "key", "mode", "priority", "tags", "thread", "to", "token", "topic", "version"}
)

MAIL_ADDRESS: Final = re.compile(
    r"[^@\s\"'<>(),:;\\\[\]]{1,64}@[^@\s\"'<>(),:;\\/\[\]]{1,180}\.[^@\s\"'<>(),:;\\/.\[\]]{2,24}"
)


@dataclass(frozen=True)
class Address:
    """A place to send to."""

    kind: str
    words: str  # as it is sent to; secret


def read_address(words: str, allowed: Collection[str], *, plain: bool) -> Address:
    """What somebody has typed. `plain`: the host has networks of its own, where nothing is encrypted."""
    words = words.strip()
    if not words.isprintable():
        raise Refused(422, "server-alert-address")
    if "://" not in words:
        if MAIL_ADDRESS.fullmatch(words) is None:
            raise Refused(422, "server-alert-address")
        return Address(_allowed(MAIL, allowed), words)
    try:
        parts = urlsplit(words)
        scheme, host = parts.scheme.lower(), parts.hostname
        # tgram://number:word/chat has none.
        _ = parts.port if scheme in {"https", "http"} else None
    except ValueError as error:
        raise Refused(422, "server-alert-address") from error
    if not host:
        raise Refused(422, "server-alert-address")
    if scheme in {"https", "http"}:
        if scheme == "http" and not plain:
            raise Refused(422, "server-alert-plain")
        kind = HOMES.get(host, WEB)
        if kind != WEB:
            _must_be_one_service(words)
        return Address(_allowed(kind, allowed), words)
    # ntfy://topic is the service at ntfy.sh, by HTTPS; with a host it is not encrypted.
    if scheme in PLAIN and not plain:
        raise Refused(422, "server-alert-plain")
    kind = PLAIN.get(scheme, scheme)
    if kind not in SERVICES:
        raise Refused(422, "server-alert-service", service=scheme[:20], known=_known(allowed))
    _must_be_one_service(words)
    return Address(_allowed(kind, allowed), words)


def _must_be_one_service(words: str) -> None:
    """Apprise takes several addresses in one, and whatever follows the first `?` for parts."""
    where, _, query = words.partition("?")
    # A room of Matrix and a channel of Slack may begin with #, right after a slash.
    if words.count("://") != 1 or "#" in where.replace("/#", "/"):
        raise Refused(422, "server-alert-address")
    names = (part.partition("=")[0] for part in re.split("[&;]", query) if part)
    if any(unquote(name).strip().lower() not in PARTS for name in names):
        raise Refused(422, "server-alert-parts", known=", ".join(sorted(PARTS)))


def recipient(address: Address) -> str:
    """Whose mail it is, as a hash: large letters and what follows a + lead to the same person."""
    local, _, domain = unicodedata.normalize("NFKC", address.words).casefold().rpartition("@")
    whose = f"{local.partition('+')[0] or local}@{domain}"
    return hashlib.sha256(f"mail {whose}".encode()).hexdigest()


def _allowed(kind: str, allowed: Collection[str]) -> str:
    if kind not in allowed:
        raise Refused(422, "server-alert-off", service=kind, known=_known(allowed))
    return kind


def _known(allowed: Collection[str]) -> str:
    return ", ".join(kind for kind in KINDS if kind in allowed) or "–"


def shown(address: Address) -> str:
    """As a list shows it: what follows the host is as good as a password."""
    if address.kind == MAIL:
        return address.words
    parts = urlsplit(address.words)
    if address.kind in {WEB, PUSH} or parts.scheme in {"https", "http"}:
        return f"{parts.hostname}/…"
    return f"{parts.scheme}://…"
