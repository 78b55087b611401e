"""What bots did at a table, and can be asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots import BOTS

if TYPE_CHECKING:
    from monumental.play.table import Table

#: Before everybody has a civilization, no choice is better than another.
NO_REASON: Final = "chose-civilization"


def is_deed_of_a_bot(table: Table, at: int) -> bool:
    """Did a bot decide what stands there, and could have done something else?"""
    done = table.steps.done[at]
    if not done.chosen or done.forced or done.sitter not in BOTS:
        return False
    told = table.events[done.events : done.events + 1]
    return not told or told[0].key != NO_REASON


def deed_at(table: Table, version: int) -> int | None:
    """Where something stands that a bot decided at a version of the table."""
    return next((at for at in table.steps.standing_at(version) if is_deed_of_a_bot(table, at)), None)


def last_deed(table: Table) -> int | None:
    """Where the last decision of a bot stands."""
    standing = range(len(table.steps.done) - 1, -1, -1)
    return next((at for at in standing if is_deed_of_a_bot(table, at)), None)
