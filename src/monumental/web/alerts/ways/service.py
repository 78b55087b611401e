"""A service that Apprise knows."""

from __future__ import annotations

from typing import Any

import apprise


def take(message: dict[str, Any]) -> str | None:
    asset = apprise.AppriseAsset(plugin_paths=[], secure_logging=True, app_id="Monumental", app_url="")
    teller = apprise.Apprise(asset=asset)
    if not teller.add(message["address"]):
        return "unreadable"
    sent = teller.notify(
        title=message["title"],
        body=message["text"],
        notify_type=apprise.NotifyType.INFO,
        body_format=apprise.NotifyFormat.TEXT,
    )
    return None if sent else "refused"
