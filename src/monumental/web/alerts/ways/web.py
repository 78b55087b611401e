"""JSON to somebody's own program."""

from __future__ import annotations

import os
from typing import Any, Final

import requests

#: Seconds until the other side must have taken the connection, and until its next word.
PATIENCE: Final = (5.0, 10.0)


def session() -> requests.Session:
    """A session that reads no passwords or proxies of this machine, only whom it trusts."""
    plain = requests.Session()
    plain.trust_env = False
    plain.verify = os.environ.get("REQUESTS_CA_BUNDLE") or True
    return plain


def take(message: dict[str, Any]) -> str | None:
    try:
        answer = session().post(
            message["address"],
            json=message["fields"],
            headers={"User-Agent": "Monumental"},
            timeout=PATIENCE,
            allow_redirects=False,
            stream=True,  # what it answers is not read
        )
    except (requests.RequestException, OSError, UnicodeError):
        return "unreachable"
    return None if 200 <= answer.status_code < 300 else "refused"
