"""Who I am: my name, my devices, and how others become mine."""

from __future__ import annotations

from typing import Any

from monumental.web.contract.alerts import MyAlerts
from monumental.web.contract.page import Page
from monumental.web.studio.contract import PackPage


class DevicePage(Page, frozen=True):
    """A browser or program that speaks for me."""

    id: str
    name: str
    created: str  # ISO 8601
    seen: str  # when it was used last, to the hour
    this: bool  # the one that asks


class PasskeyPage(Page, frozen=True):
    """A passkey with which I can come back on any device that has it."""

    id: str
    name: str  # of the device that made it
    created: str
    used: str | None  # when it brought me back last


class MePage(Page, frozen=True):
    """Who I am."""

    known: bool  # false: there is nothing but the key of this browser
    name: str
    devices: tuple[DevicePage, ...]
    phrased: str | None  # when my recovery phrase was made
    passkeys: tuple[PasskeyPage, ...] | None  # nothing: this server knows none


class LinkPage(Page, frozen=True):
    """A link by which one more device becomes mine, once."""

    link: str
    expires: str
    qr: tuple[str, ...]  # the link as a QR code, row by row; 1 is dark


class PasskeyQuestion(Page, frozen=True):
    """What a browser is to be asked, for `PublicKeyCredential.parse…OptionsFromJSON`."""

    options: dict[str, Any]


class PhrasePage(Page, frozen=True):
    """Twelve words to write down: shown now and never again."""

    phrase: str


class MyTable(Page, frozen=True):
    """A table of mine, with the record as I may have it."""

    id: str
    name: str
    rules: str
    status: str
    created: str
    changed: str
    made_by_me: bool
    seats: tuple[int, ...]
    names: tuple[str, ...]  # mine, at those seats
    plans: tuple[str, ...]  # that I have laid down
    record: str


class MyRating(Page, frozen=True):
    """How strong I am taken to be at a rule system, and how far that is doubted."""

    rules: str
    mu: float
    sigma: float
    games: int


class MyLine(Page, frozen=True):
    """What I said at a table."""

    table: str
    said: str
    text: str


class VacationPage(Page, frozen=True):
    """Days on which I may be away and no clock of days runs for me."""

    days: int  # of a year; 0: the host allows none
    left: int  # that I can take now
    until: str | None  # I am away, until then: ISO 8601


class MyVacation(Page, frozen=True):
    """When I was away."""

    begun: str
    until: str
    ended: str | None


class MyBlock(Page, frozen=True):
    """Whom I do not hear."""

    name: str
    table: str | None  # null: anywhere
    made: str


class MyLeague(Page, frozen=True):
    """A league that I have opened, or am or was in."""

    id: str
    name: str
    status: str
    opened_by_me: bool
    called: str  # by this name
    joined: str | None
    left: bool
    tables: tuple[str, ...]  # where I played


class MyData(Page, frozen=True):
    """All that is kept about me."""

    me: MePage
    tables: tuple[MyTable, ...]
    packs: tuple[PackPage, ...]
    alerts: MyAlerts
    ratings: tuple[MyRating, ...]
    talk: tuple[MyLine, ...]
    vacations: tuple[MyVacation, ...]
    blocked: tuple[MyBlock, ...]
    reported: tuple[MyLine, ...]  # to the host, with the words of others
    leagues: tuple[MyLeague, ...]
