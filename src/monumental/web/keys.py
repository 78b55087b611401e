"""Who somebody is: a random key that the server has signed. No account, no name, no password.

The key stays in the browser, in a cookie that scripts can't read. The server keeps only its hash: whoever
reads the database can't sit down at anybody's seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from typing import Final

KEY_BYTES: Final = 18
SIGNATURE_BYTES: Final = 18

#: The name of the cookie, and how long a browser keeps it: a year.
COOKIE: Final = "monumental_key"
COOKIE_SECONDS: Final = 365 * 24 * 3600


class Keys:
    """Makes keys and knows its own."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """A key for a new browser."""
        key = secrets.token_bytes(KEY_BYTES)
        return f"{_text(key)}.{_text(self._signature(key))}"

    def owner(self, token: str | None) -> str | None:
        """The name under which the store knows whoever has this key; nothing if the key is not ours."""
        if token is None or len(token) > 100:
            return None
        words, _, signature = token.partition(".")
        try:
            key, signed = urlsafe_b64decode(words), urlsafe_b64decode(signature)
        except (NoBase64, ValueError):
            return None
        if not hmac.compare_digest(self._signature(key), signed):
            return None
        return hashlib.sha256(key).hexdigest()

    def _signature(self, key: bytes) -> bytes:
        return hmac.digest(self._secret, key, "sha256")[:SIGNATURE_BYTES]


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii")
