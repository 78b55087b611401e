"""Versions of a table that an action can't be meant for any more."""

from __future__ import annotations

from monumental.play.table import Table


def before_the_last_action(table: Table) -> int:
    """The last version from which on the game has gone on: whoever sat down meanwhile does not count."""
    lines = [number for number, move in enumerate(table.moves) if not move.is_aside]
    return lines[-1] if lines else -1
