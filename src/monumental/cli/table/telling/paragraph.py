"""What belongs together in the news, before it is told and after, whichever screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monumental.engine.events import Event


@dataclass(frozen=True)
class Passage:
    """Events in a row. If it is headed, all others came of the first one, whoever did them."""

    events: Sequence[Event]
    headed: bool = False


@dataclass(frozen=True)
class Paragraph:
    """One or more sentences, and what came of it: that stands below, or is said after it."""

    head: str
    below: str = ""

    @property
    def lines(self) -> list[str]:
        return [self.head, self.below] if self.below else [self.head]
