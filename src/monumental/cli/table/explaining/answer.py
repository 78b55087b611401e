"""The answer to a question at the prompt, whichever screen shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Answer:
    """A title and lines below it; either may be missing."""

    title: str
    lines: tuple[str, ...] = ()
