"""Web Push: the server's own key (VAPID), and what a browser says when it wants to be told."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from importlib import import_module
from typing import Final

from monumental.web.alerts.addresses import PUSH, Address
from monumental.web.problems import Refused

#: How many points the curve P-256 has: a private key is less, and not zero.
POINTS: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551

#: Bytes of a browser's public key (a point, written out) and of the word that it shares with us.
KEY_BYTES: Final = 65
AUTH_BYTES: Final = 16


def private_key(secret: bytes) -> str:
    """The key of this server, from a secret that the store keeps: the same for ever, and for all servers."""
    return _text(_number(secret).to_bytes(32, "big"))


def public_key(secret: bytes) -> str:
    """What a browser is told, so that nobody else can send to it."""
    return _text(import_module("monumental.web.alerts.ways.vapid").public_point(_number(secret)))


def subscription(endpoint: str, key: str, auth: str) -> Address:
    """A browser as it is kept: where its push service is, and what only the browser can read."""
    if len(_bytes(key)) != KEY_BYTES or len(_bytes(auth)) != AUTH_BYTES:
        raise Refused(422, "server-alert-browser")
    return Address(PUSH, json.dumps({"endpoint": endpoint, "keys": {"p256dh": key, "auth": auth}}))


def endpoint_of(words: str) -> str:
    endpoint: str = json.loads(words)["endpoint"]
    return endpoint


def _number(secret: bytes) -> int:
    return int.from_bytes(secret, "big") % (POINTS - 1) + 1


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NoBase64, ValueError):
        return b""
