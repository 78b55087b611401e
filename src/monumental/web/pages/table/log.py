"""What happened at a table, as sentences of its log and as the moves behind them."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from monumental.bots import BOTS
from monumental.bots.naming import level
from monumental.coach.advice.deeds import deed_at
from monumental.engine.action import NONE
from monumental.engine.resources import RESOURCES
from monumental.play.options.targets import happened_at
from monumental.play.records.record import ABSENT, LATE, RESIGNED, TAKEN
from monumental.play.speech.names import full_name
from monumental.play.speech.telling import Told, tell
from monumental.web.contract.log import EventPage, LogLine, LogPage
from monumental.web.pages.table.kept import Worded

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.play.table import Table
    from monumental.web.pages.table.shown import Shown

#: Of so many lines of the record one may want to see what moved; of older ones, to read.
RECENT = 60

#: What is said where a bot sits down for a reason.
CHANGES_OF_SEATS: Final = {LATE: "server-ran-out", ABSENT: "server-absent", RESIGNED: "server-resigned"}

#: … and where it was agreed on that whoever does not come back has lost.
LOST: Final = {LATE: "server-ran-out-lost", ABSENT: "server-absent-lost"}


def log_page(
    room: Shown, table: Table, since: int, texts: Texts, *, dealt: bool = True, most: int | None = None
) -> LogPage:
    """The sentences of everything since a version; those of one line of the record belong together.

    `dealt`: from the beginning on, with what was dealt before the first line. `most`: of so many lines on,
    older ones are left out.
    """
    since = min(max(since, 0), table.version)
    standing = table.heard.standing(since)
    # Of a moment that is looked back at, nothing is kept.
    kept = room.worded if table is room.table else Worded()
    kept.at(table, tuple(room.seats))
    lines: deque[LogLine] = deque()
    whole = True
    for version, begin, end in reversed(table.heard.passages(since)):
        if not version and not dealt:
            break
        if most is not None and len(lines) >= most:
            whole = False
            break
        recent = version > table.version - RECENT
        passage = (texts.language, version, begin, end, recent)
        make = partial(_passage, table, version, begin, end, texts, recent=recent)
        lines.extendleft(reversed(kept.lines(passage, make)))
    oldest = 0 if whole else lines[0].version
    changes = [
        _told_line(room, table, number, at, texts)
        for number, at in table.told_lines()
        # A line at an event that was taken back is gone where somebody has seen it, and is told again.
        if number > max(since, oldest) or (since and dealt and at >= standing)
    ]
    told_in_order = sorted([*lines, *changes], key=lambda line: line.version)
    return LogPage(since, standing if since else 0, whole, tuple(told_in_order))


def _passage(
    table: Table, version: int, begin: int, end: int, texts: Texts, *, recent: bool
) -> list[LogLine]:
    """What one line of the record brought, in words."""
    lines = []
    at = begin
    asked = deed_at(table, version - 1) is not None
    for told in tell(table.game, table.events[begin:end], texts):
        lines.append(_log_line(table.game, told, at, version, recent=recent, asked=asked))
        at += len(told.events)
    return lines


def _told_line(room: Shown, table: Table, number: int, at: int, texts: Texts) -> LogLine:
    """That a bot plays on for a person, or a person does again; or that nobody plays any more."""
    move = table.moves[number - 1]
    sitter = move.sitter
    seat = full_name(table.game, move.seat, texts)
    if not move.is_seating:
        text = texts("server-abandoned")
    elif sitter in BOTS:
        key = CHANGES_OF_SEATS.get(move.reason, "server-handed-over")
        if table.gone == RESIGNED:
            key = LOST.get(move.reason, key)
        text = texts(key, seat=seat, bot=level(sitter, texts))
    elif move.reason == TAKEN:
        before = next((each.name for each in room.replaced if each.line == number), "")
        text = texts("server-taken-over", seat=seat, before=before or texts("server-somebody"))
    else:
        text = texts("server-seat-taken-back", seat=seat)
    when = room.seated.get(number)
    return LogLine(
        at, number, text, move.seat, (), (), (), asked=False, when=None if when is None else when.isoformat()
    )


def _log_line(game: Game, told: Told, at: int, version: int, *, recent: bool, asked: bool) -> LogLine:
    places = [place for each in told.events for place in happened_at(game, each) if place is not None]
    cards = [game.catalog.cards[each.card].key for each in told.events if each.card != NONE]
    seats = {each.seat for each in told.events} - {NONE}
    return LogLine(
        at=at,
        version=version,
        text=told.sentence,
        seat=seats.pop() if len(seats) == 1 else None,
        cards=tuple(dict.fromkeys(cards)),
        targets=tuple(dict.fromkeys(places)),
        events=tuple([_event(game, each) for each in told.events]) if recent else (),
        asked=asked,
        when=None,
    )


def _event(game: Game, event: Event) -> EventPage:
    at, goes_to = happened_at(game, event)
    return EventPage(
        key=event.key,
        seat=None if event.seat == NONE else event.seat,
        card=None if event.card == NONE else game.catalog.cards[event.card].key,
        at=at,
        to=goes_to,
        resource=None if event.resource == NONE else RESOURCES[event.resource],
        number=event.number,
    )
