"""Where I am told that it is my turn, and how that went."""

from __future__ import annotations

from monumental.web.contract.page import Page


class ChannelPage(Page, frozen=True):
    """A place where I am told."""

    id: str
    kind: str
    shown: str  # enough to know it by; what is secret of it is left out
    confirmed: bool  # false: nothing is sent there until I repeat the code
    sent: str | None  # when I was told there last; ISO 8601
    failed: str | None  # when that did not work last,
    problem: str | None  # and why, in one sentence
    endpoint: str | None  # of a browser, so that it knows itself: a hash


class AlertsPage(Page, frozen=True):
    """All about how I am told."""

    kinds: tuple[str, ...]  # what this server can send to; none: it tells nobody
    key: str | None  # for browsers that subscribe to Web Push
    channels: tuple[ChannelPage, ...]
    always: bool
    remind: bool
    silent: tuple[str, ...]  # tables of mine of which I don't want to hear


class MyChannel(Page, frozen=True):
    """A place where I am told, as it is kept."""

    kind: str
    address: str
    origin: str
    language: str
    created: str
    sent: str | None
    failed: str | None
    error: str | None


class MyAlerts(Page, frozen=True):
    """How I am told, as it is kept."""

    channels: tuple[MyChannel, ...]
    always: bool
    remind: bool
    silent: tuple[str, ...]
