"""A service that Apprise knows."""

from __future__ import annotations

from typing import Any

import apprise
from apprise.plugins import url_to_dict
from apprise.utils.parse import parse_urls

from monumental.web.alerts.addresses import PARTS, PLAIN, SERVICES


def take(message: dict[str, Any]) -> str | None:
    read = read_service(message["address"], message["kind"], plain=bool(message["networks"]))
    if read is None:
        return "unreadable"
    asset = apprise.AppriseAsset(plugin_paths=[], secure_logging=True, app_id="Monumental", app_url="")
    teller = apprise.Apprise(asset=asset)
    if not teller.add(read):
        return "unreadable"
    sent = teller.notify(
        title=message["title"],
        body=message["text"],
        notify_type=apprise.NotifyType.INFO,
        body_format=apprise.NotifyFormat.TEXT,
    )
    return None if sent else "refused"


def read_service(address: str, kind: str, *, plain: bool) -> dict[str, Any] | None:
    """What Apprise itself reads in an address: one service of this kind, with parts that are allowed.

    `addresses.py` has looked at it before; here nobody has to guess how Apprise reads.
    """
    if kind not in SERVICES or parse_urls(address) != [address]:
        return None
    read: dict[str, Any] | None = url_to_dict(address)
    if read is None or PLAIN.get(read["schema"], read["schema"]) != kind:
        return None
    if read["schema"] in PLAIN and not plain:
        return None
    return read if read["qsd"].keys() <= PARTS else None
