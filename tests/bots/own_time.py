"""A clock for those who think by the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots import search
from monumental.bots.thinking import clock

if TYPE_CHECKING:
    import pytest


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        for module in (search, clock):
            monkeypatch.setattr(module, "perf_counter", lambda: self.now)
