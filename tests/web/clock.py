"""A clock that goes on when a test says so: days go by, and nobody waits for them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Generic, TypeVar

from monumental.web.tables.timekeeper import look_at_clocks

if TYPE_CHECKING:
    from tests.web.api.server import Server

MORNING = datetime(2030, 5, 1, 8, tzinfo=UTC)

Now = TypeVar("Now")


class Clock(Generic[Now]):
    """Says what it was set to."""

    def __init__(self, now: Now) -> None:
        self.now = now

    def __call__(self) -> Now:
        return self.now


class Time(Clock[datetime]):
    """From one morning on; by a `step` later whenever somebody looks at it."""

    def __init__(self, step: timedelta = timedelta(0)) -> None:
        super().__init__(MORNING)
        self._step = step

    def __call__(self) -> datetime:
        self.now += self._step
        return self.now

    def pass_by(self, *servers: Server, **time: float) -> None:
        """Then these servers look whose time has run out, and whom they have to tell."""
        self.now += timedelta(**time)
        for server in servers:
            server.wait(look_at_clocks(server.rooms))
            server.wait(server.app.state.teller.look())
