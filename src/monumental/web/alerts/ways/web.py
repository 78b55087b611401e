"""JSON to somebody's own program."""

from __future__ import annotations

from typing import Any, Final

import requests

#: Seconds until the other side must have taken the connection, and until its next word.
PATIENCE: Final = (5.0, 10.0)


def take(message: dict[str, Any]) -> str | None:
    try:
        answer = requests.post(
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
