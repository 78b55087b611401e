"""Where the coach may speak: nobody gets help that the others at the table do not get."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.play.table import Table


def may_coach(table: Table) -> bool:
    """Does at most one person play here? Bots and Automas mind no hints.

    Whoever leaves a seat to a bot may come back, and still plays here.
    """
    return len(table.people()) <= 1
