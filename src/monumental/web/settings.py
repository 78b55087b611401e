"""What a server is told when it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from monumental.bots import LEVELS
from monumental.web.quotas import Quotas
from monumental.web.thinking import Quota, Thinking

#: Requests of one browser: so many at once, and so many a second in the long run.
USUAL_BURST = 120
USUAL_RATE = 30.0


def data_folder() -> Path:
    """Where this user's tables are kept."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "monumental"


def usual_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def usual_workers() -> int:
    """A core for the server, the others for bots."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """How a server runs. The defaults are for one's own machine."""

    database: str = field(default_factory=usual_database)
    workers: int = field(default_factory=usual_workers)  # processes that bots think in
    bots: tuple[str, ...] = tuple(LEVELS)  # those that can be seated
    thinking: Thinking = field(default_factory=Thinking)
    thinking_quota: Quota = field(default_factory=Quota)
    quotas: Quotas = field(default_factory=Quotas)
    secure: bool = False  # served by HTTPS: cookies travel by nothing else
    origins: tuple[str, ...] = ()  # other origins whose pages may speak to this server
    burst: int = USUAL_BURST
    rate: float = USUAL_RATE
    longest_body: int = 64 * 1024
    most_rooms: int = 2000  # tables in memory; others are read again when somebody comes
    docs: bool = True  # the API's own pages, under /api/schema
