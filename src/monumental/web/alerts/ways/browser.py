"""Web Push: only the browser can read it, the service between can't."""

from __future__ import annotations

import json
from typing import Any, Final

import requests
from pywebpush import WebPushException, webpush

from monumental.web.alerts.ways.web import PATIENCE, session

#: A browser that was away for longer is told nothing old.
LASTS: Final = 86_400

#: What a push service says of a browser that wants to hear nothing any more.
GONE: Final = frozenset({404, 410})


def take(message: dict[str, Any]) -> str | None:
    try:
        webpush(
            json.loads(message["address"]),
            json.dumps(message["fields"]),
            vapid_private_key=message["key"],
            vapid_claims={"sub": message["subject"]},
            ttl=LASTS,
            timeout=PATIENCE,
            requests_session=session(),
        )
    except WebPushException as error:
        status = None if error.response is None else error.response.status_code
        return "gone" if status in GONE else "refused"
    except (requests.RequestException, OSError):
        return "unreachable"
    except (ValueError, TypeError, KeyError):
        return "unreadable"
    return None
