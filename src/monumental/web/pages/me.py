"""Who somebody is, and all that is kept about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.play.records.record import Record, head_for, write_record
from monumental.web.contract.me import DevicePage, MePage, MyTable, MyVacation, PasskeyPage, VacationPage
from monumental.web.people.passkeys import KNOWN
from monumental.web.tables.stored import read_head

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.web.store import Person, Stored
    from monumental.web.store.away.vacations import Allowance, Vacation
    from monumental.web.store.rows import Passkey
    from monumental.web.visitor import Visitor


def me_page(person: Person | None, passkeys: Sequence[Passkey], who: Visitor) -> MePage:
    if person is None:
        return MePage(known=False, name="", devices=(), phrased=None, passkeys=() if KNOWN else None)
    return MePage(
        known=True,
        name=person.name,
        devices=tuple(
            DevicePage(
                id=device.id,
                name=device.name,
                created=device.created.isoformat(),
                seen=device.seen.isoformat(),
                this=device.key == who.device,
            )
            for device in person.devices
        ),
        phrased=None if person.phrased is None else person.phrased.isoformat(),
        passkeys=tuple(
            PasskeyPage(
                id=passkey.id,
                name=passkey.name,
                created=passkey.created.isoformat(),
                used=None if passkey.used is None else passkey.used.isoformat(),
            )
            for passkey in passkeys
        )
        if KNOWN
        else None,
    )


def vacation_page(have: Allowance) -> VacationPage:
    return VacationPage(have.days, have.left, None if have.until is None else have.until.isoformat())


def my_vacation(taken: Vacation) -> MyVacation:
    ended = None if taken.ended is None else taken.ended.isoformat()
    return MyVacation(taken.begun.isoformat(), taken.until.isoformat(), ended)


def my_table(stored: Stored, owner: str, plans: tuple[str, ...]) -> MyTable:
    """A table of somebody's, without opening the game: what only others know is left out until it is over."""
    mine = [seat for seat in stored.seats if seat.owner == owner]
    return MyTable(
        id=stored.id,
        name=stored.name,
        rules=stored.rules,
        status=stored.status,
        created=stored.created.isoformat(),
        changed=stored.changed.isoformat(),
        made_by_me=stored.maker == owner,
        seats=tuple(seat.seat for seat in mine),
        names=tuple(seat.name for seat in mine),
        plans=plans,
        record=write_record(_record(stored, mine[0].seat if mine else None)),
    )


def _record(stored: Stored, seat: int | None) -> Record:
    head = head_for(seat, read_head(stored.head))
    return Record(head, tuple(move.seen_by(seat) for move in stored.moves), packs=stored.packs)
