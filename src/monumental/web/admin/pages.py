"""What the host is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots import BOTS
from monumental.bots.naming import level
from monumental.web.admin.contract import AdminBan, AdminPage, AdminPerson, AdminReport, AdminTable
from monumental.web.keep.house import shown
from monumental.web.talk.phrases import PHRASES, phrase

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.web.keep.people import Person, Statistics
    from monumental.web.store import Line
    from monumental.web.store.bans import Ban
    from monumental.web.store.rows import Seat
    from monumental.web.store.talking.reports import Report


def admin_page(found: Statistics) -> AdminPage:
    count = found.tables.get
    return AdminPage(
        open=count("open", 0),
        playing=count("playing", 0),
        over=count("over", 0),
        moves=found.moves,
        people=found.people,
        lately=found.lately,
    )


def table_line(line: Line, texts: Texts) -> AdminTable:
    return AdminTable(
        id=line.id,
        name=line.name,
        rules_name=texts(f"rules-{line.rules}"),
        status=line.status,
        moves=line.version,
        changed=line.changed.isoformat(),
        who=tuple(_name(seat, texts) for seat in line.seats if seat.name),
    )


def _name(seat: Seat, texts: Texts) -> str:
    return level(seat.name, texts) if seat.kind == "bot" and seat.name in BOTS else seat.name


def person_line(person: Person) -> AdminPerson:
    return AdminPerson(shown(person.owner), person.names, person.tables, person.last.isoformat())


def ban_line(ban: Ban) -> AdminBan:
    until = None if ban.until is None else ban.until.isoformat()
    return AdminBan(shown(ban.who), ban.made.isoformat(), until, ban.why)


def report_line(report: Report, texts: Texts) -> AdminReport:
    return AdminReport(
        report=report.id,
        table=report.place,
        line=report.number,
        who=shown(report.author),
        name=report.name,
        words=phrase(report.words, texts) if report.words in PHRASES else report.words,
        made=report.made.isoformat(),
    )
