"""What was said at a table, as far as it is known on this server."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from monumental.web.store.talking.lines import Line


@dataclass
class Spoken:
    """The lines of a table in memory. They are read when somebody listens and more was said since."""

    lines: tuple[Line, ...] = ()
    rumours: int = 1  # how often something was said, here or elsewhere,
    heard: int = 0  # and how much of that is in the lines
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_known(self) -> bool:
        return self.heard == self.rumours

    @property
    def extent(self) -> tuple[int, int]:
        """The number of the last line, and how many there are."""
        return (self.lines[-1].number, len(self.lines)) if self.lines else (0, 0)
