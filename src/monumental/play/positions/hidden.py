"""What stands in a position file, or in a record, in place of what somebody else has seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

HIDDEN = "?"


def hidden(words: object) -> str:
    """As many signs as there are words: how many things there are is no secret."""
    return " ".join(HIDDEN for _ in str(words).split())


def hides_something(position: object) -> bool:
    """Was it written for somebody who may not know all of it?"""
    if isinstance(position, str):
        return HIDDEN in position.split()
    if isinstance(position, Mapping):
        return any(hides_something(part) for part in position.values())
    return isinstance(position, Iterable) and any(hides_something(part) for part in position)
