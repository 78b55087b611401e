"""What a server is told when it starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final

from monumental.bots import CHARACTERS, LEVELS
from monumental.folders import data_folder
from monumental.web.alerts.addresses import KINDS
from monumental.web.alerts.mail import MailServer
from monumental.web.door.quotas import Quotas
from monumental.web.thinking import Quota, Thinking, usual_workers


def usual_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


@dataclass(frozen=True)
class Bounds:
    """How much of the server somebody may take. `monumental serve --limit NAME=NUMBER` changes one."""

    burst: int = 120  # requests of one browser at once
    rate: float = 30.0  # … and each second in the long run
    headers: float = 10.0  # seconds until the headers of a request are there
    body: float = 20.0  # … and its body
    answer: float = 120.0  # seconds until an answer is made and taken
    idle: float = 75.0  # seconds that a connection waits for its next request: people think
    header_bytes: int = 16 * 1024  # of one request, all headers together
    connections: int = 100  # of one address, without the sockets of live tables
    all_connections: int = 5000  # with the sockets; never more than there may be open files
    sockets: int = 200  # of one address
    work: float = 0.25  # seconds of a processor that one browser may cost each second by looking
    wait: float = 0.5  # seconds that everybody waits before those who only watch are sent away
    request_days: float = 1.0  # after which the same request would be another one
    bot_days: float = 30.0  # after which a game is cleared away at which only bots play, unless it is over
    #: After which a table at which nobody else sat down, or a league that never began, is cleared away.
    open_days: float = 30.0
    upload_days: float = 14.0  # after which a record that somebody has brought is cleared away
    report_days: float = 90.0  # after which what was reported to the host is forgotten
    alert_seconds: float = 20.0  # that somebody who is asked has to be seen before they are told of it
    reminder_hours: float = 24.0  # after which they are reminded
    plan_seconds: float = 10.0  # without a move at a table before a plan is carried out: others may go back


@dataclass(frozen=True)
class AlertSettings:
    """How people may be told that it is their turn. Without a mail server nobody gets mail."""

    kinds: tuple[str, ...] = KINDS  # of places that the host allows
    networks: tuple[str, ...] = ()  # private addresses that may be sent to, beside all public ones
    mail: MailServer | None = None


@dataclass(frozen=True)
class Settings:
    """How a server runs. The defaults are for one's own machine."""

    database: str = field(default_factory=usual_database)
    workers: int = field(default_factory=usual_workers)  # processes that bots think in
    thinkers: str | None = None  # a cluster that these processes are of; else they are of this machine
    bots: tuple[str, ...] = (*LEVELS, *CHARACTERS)  # those that can be seated
    secure: bool = False  # served by HTTPS: cookies travel by nothing else
    origins: tuple[str, ...] = ()  # other origins whose pages may speak to this server
    names: tuple[str, ...] = ()  # other names that people call this machine by
    proxies: tuple[str, ...] = ()  # addresses or networks of those that say for whom they speak
    longest_body: int = 64 * 1024
    most_rooms: int = 2000  # tables in memory; others are read again when somebody comes
    metrics_token: str | None = None  # whoever has it may read the numbers from another machine
    telemetry: bool = False  # requests, transactions and thoughts are told to whoever collects traces
    admin_token: str | None = None  # whoever has it is the host at /admin; without, there is no such page
    ratings: bool = True  # people who play each other are rated, and there is a ladder
    leagues: bool = True  # people can open leagues, which go on by themselves
    talk: bool = True  # people at a table can speak, where it was not agreed on otherwise
    vacation_days: int = 20  # of a year, on which clocks of days stand still for a person; 0: none
    watch_delay: int = 0  # seconds by which those who watch a game of people see it later
    docs: bool = True  # the API's own pages, under /api/schema
    alerts: AlertSettings = field(default_factory=AlertSettings)
    bounds: Bounds = field(default_factory=Bounds)
    quotas: Quotas = field(default_factory=Quotas)
    thinking: Thinking = field(default_factory=Thinking)
    thinking_quota: Quota = field(default_factory=Quota)


#: What `--limit` knows: where each limit is kept.
LIMITS: Final[Mapping[str, str]] = {
    **{each.name: "bounds" for each in fields(Bounds)},
    **{each.name: "quotas" for each in fields(Quotas)},
    **{each.name: "thinking" for each in fields(Thinking)},
    **{each.name: "thinking_quota" for each in fields(Quota)},
}


def limited(settings: Settings, name: str, number: float) -> Settings:
    """The settings with another limit. Whole numbers stay whole."""
    if name not in LIMITS or not 0 < number < float("inf"):
        raise ValueError(name)
    where = LIMITS[name]
    record = getattr(settings, where)
    return replace(settings, **{where: replace(record, **{name: type(getattr(record, name))(number)})})
