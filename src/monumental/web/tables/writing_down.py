"""What was played at a table, on its way into the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from monumental.engine.action import Action
    from monumental.web.store import Store
    from monumental.web.store.databases import Work
    from monumental.web.tables.room import Room


@dataclass(frozen=True, slots=True)
class Ripe:
    """An action that somebody has laid down and that is to be done now; `settle` is written with it."""

    seat: int
    action: Action
    settle: Work[None]


async def write_down(
    store: Store,
    room: Room,
    before: int,
    at: datetime,
    owner: str | None,
    request: str | None,
    also: Work[None] | None = None,
) -> None:
    """The moves since a version, and how the table stands with them."""
    await store.append(
        room.id,
        before,
        room.table.moves[before:],
        snapshot=room.snapshot(),
        status=room.status,
        round=room.table.game.state.round,
        asked=room.asked(),
        awaited=room.awaited(),
        clock=None if room.clock is None else room.clock.written(),
        deadline=None if room.clock is None else room.clock.deadline,
        vacant=bool(room.table.vacant) and not room.table.over,
        leave=room.leave(at),
        request=request if owner is not None else None,
        owner=owner if request is not None else None,
        by=owner,
        at=at,
        also=also,
    )
