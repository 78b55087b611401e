"""A question that a cluster can be asked, too: it must be found over there."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Whereabouts:
    """Which process answers."""

    def answer(self) -> int:
        return os.getpid()
