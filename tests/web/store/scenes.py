"""Tables to keep, and moves to make at them."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from monumental.play.records.record import Move
from monumental.web.store import NewTable, Seat, Status

ANN = "hash-of-anns-key"
BEN = "hash-of-bens-key"


DUEL = NewTable(
    id="duel-table-1",
    rules="duel",
    name="Ann's table",
    listed=True,
    pace="live",
    status="playing",
    head='{"rules":"duel","luck":{"seed":"5eed"}}',
    snapshot="{}",
    terms='{"seats":2}',
    seats=(Seat(0, "person", "Ann", ANN), Seat(1, "bot", "greedy")),
    asked=0,
)

#: Waits for two more.
OPEN = replace(
    DUEL,
    id="open-table-1",
    status="open",
    asked=None,
    seats=(Seat(0, "person", "Ann", ANN), Seat(1, "person", "human"), Seat(2, "person", "human")),
)

USE = Move(0, "use b2", ("forum", "0:amber", "měšťan 広場"))
FORCED = Move(0, "pass", (), forced=True)


class After(TypedDict):
    """How a table stands after a move."""

    snapshot: str
    status: Status
    round: int
    asked: int | None


def after(snapshot: str = '{"after":1}', status: Status = "playing", asked: int | None = 0) -> After:
    return {"snapshot": snapshot, "status": status, "round": 2, "asked": asked}
