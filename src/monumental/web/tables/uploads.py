"""A record that somebody brings, as a table that is only looked at.

Anybody may have written it: it is read, played again move by move and held against its seed before anything
is kept, and never for longer than a game takes.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec

from monumental.bots import BOTS
from monumental.cards.written import legible
from monumental.engine.game import RunawayError
from monumental.maps.files import map_files
from monumental.play.positions.hidden import HIDDEN, hides_something
from monumental.play.records.opening import NoPackError, changes_since, read_opening
from monumental.play.records.record import RecordError, SetupHead, read_record, write_record
from monumental.play.records.replay import ReplayError, verify
from monumental.play.systems.known import SYSTEMS, optional_modules
from monumental.play.table import AUTOMA, PERSON
from monumental.web.contract.requests import NewSeat, NewTable
from monumental.web.problems import Refused
from monumental.web.store.rows import Seat, new_id
from monumental.web.tables.room import Room
from monumental.web.tables.stored import UPLOADED

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.play.records.record import Head, Record

#: Signs of a file, and lines: a long game with packs of its own has far less.
LARGEST: Final = 1_000_000
MOST_LINES: Final = 5_000

#: Seconds of a processor that a record may take to be played again; the longest of ours takes a fifth of one.
LONGEST: Final = 5.0


def uploaded_room(text: str, owner: str, clock: Callable[[], float] = time.thread_time) -> Room:
    """The table of a record, as far as it was played. What can't be shown is refused in one sentence."""
    record = _read(text)
    began = clock()

    def heed() -> None:
        if clock() - began > LONGEST:
            raise Refused(422, "server-record-long")

    try:
        table = verify(record, heed=heed).table
    except NoPackError as error:
        raise Refused(422, "server-record-pack", name=legible(error.pack)) from error
    except RecordError as error:
        raise _unplayable(record, error) from error
    except RunawayError as error:
        raise Refused(422, "server-runaway") from error
    wishes = _wishes(record.head)
    return Room(
        id=new_id(),
        name="",
        pace="live",
        listed=False,
        terms=msgspec.json.encode({**msgspec.to_builtins(wishes), UPLOADED: True}).decode(),
        table=table,
        box=read_opening(record).box,
        seats=[_seat(number, sitter) for number, sitter in enumerate(record.head.seats)],
        # Finished or not: nobody plays here.
        status="over",
        maker=owner,
        uploaded=True,
    )


def _read(text: str) -> Record:
    if text.count("\n") > MOST_LINES:
        raise Refused(422, "server-record-long")
    try:
        record = read_record(text)
        # Half a sign, which JSON can name and no file can have.
        write_record(record).encode()
    except UnicodeEncodeError as error:
        raise Refused(422, "server-record-none") from error
    except RecordError as error:
        if error.line is None or error.line == 1:
            raise Refused(422, "server-record-none") from error
        raise Refused(422, "server-record-damaged", line=error.line) from error
    head = record.head
    if head.rules not in SYSTEMS:
        raise Refused(422, "server-record-rules", name=legible(head.rules[:40]))
    drawn = [*head.dealt, *[word for move in record.moves for word in move.drawn]]
    if hides_something(head.position) or any(word.rpartition(":")[2] == HIDDEN for word in drawn):
        raise Refused(422, "server-record-hidden")
    return record


def _unplayable(record: Record, error: RecordError) -> Refused:
    """Why a record can't be played again: other rules, what can't be, or luck that was not drawn."""
    if error.line is None:
        return Refused(422, "server-record-luck")
    if isinstance(error, ReplayError) and changes_since(record.head, read_opening(record).box):
        return Refused(422, "server-record-changed", line=error.line)
    if error.line == record.line_of(len(record.moves)) and record.ending is None:
        return Refused(422, "server-record-cut")
    return Refused(422, "server-record-wrong", line=error.line)


def _seat(number: int, sitter: str) -> Seat:
    """Who sat there when the game began. Nobody here is one of them, whatever they are called."""
    if sitter == AUTOMA:
        return Seat(number, "automa", AUTOMA)
    if sitter in BOTS:
        return Seat(number, "bot", sitter)
    return Seat(number, "person", "" if sitter == PERSON else sitter)


def _wishes(head: Head) -> NewTable:
    """How somebody here would have asked for such a table: a game that begins in it can be played again."""
    known = optional_modules(head.rules)
    setup = head.setup or SetupHead(civilizations=())
    return NewTable(
        head.rules,
        [_wished(sitter) for sitter in head.seats],
        first=setup.first,
        modules=[module for module in head.modules if module in known],
        map=setup.map.name if setup.map is not None and setup.map.name in map_files() else None,
        draw_capitals=setup.draw_capitals,
        switches=dict(head.switches),
        advanced=setup.advanced,
    )


def _wished(sitter: str) -> NewSeat:
    if sitter == AUTOMA:
        return NewSeat("automa")
    return NewSeat("bot", sitter) if sitter in BOTS else NewSeat("me")
