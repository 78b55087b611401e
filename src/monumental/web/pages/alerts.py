"""Where somebody is told that it is their turn."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from monumental.cards.text import load_texts
from monumental.web.alerts.addresses import PUSH, Address, shown
from monumental.web.alerts.push import endpoint_of
from monumental.web.contract.alerts import AlertsPage, ChannelPage, MyAlerts, MyChannel

if TYPE_CHECKING:
    from datetime import datetime

    from monumental.cards.text import Texts
    from monumental.web.alerts.book import Channel, Entry
    from monumental.web.alerts.post import Post


def alerts_page(entry: Entry, post: Post, language: str) -> AlertsPage:
    texts = load_texts(language)
    return AlertsPage(
        kinds=post.kinds,
        key=post.key,
        channels=tuple(_channel(each, texts) for each in entry.channels),
        always=entry.wishes.always,
        remind=entry.wishes.remind,
        silent=entry.silent,
    )


def my_alerts(entry: Entry) -> MyAlerts:
    """All that is kept, for whose it is."""
    channels = tuple(_my_channel(each) for each in entry.channels)
    return MyAlerts(channels, entry.wishes.always, entry.wishes.remind, entry.silent)


def _my_channel(channel: Channel) -> MyChannel:
    return MyChannel(
        kind=channel.kind,
        address=channel.address,
        origin=channel.origin,
        language=channel.language,
        created=channel.created.isoformat(),
        sent=_iso(channel.sent),
        failed=_iso(channel.failed),
        error=channel.error,
    )


def _channel(channel: Channel, texts: Texts) -> ChannelPage:
    endpoint = endpoint_of(channel.address) if channel.kind == PUSH else None
    return ChannelPage(
        id=channel.id,
        kind=channel.kind,
        shown=shown(channel.to if endpoint is None else Address(PUSH, endpoint)),
        confirmed=channel.code is None,
        sent=_iso(channel.sent),
        failed=_iso(channel.failed),
        problem=None if channel.error is None else texts(f"server-alert-problem-{channel.error}"),
        endpoint=None if endpoint is None else hashlib.sha256(endpoint.encode()).hexdigest(),
    )


def _iso(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()
