"""Where the coach may speak: nobody gets help that the others at the table do not get."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.play.table import Table


def may_coach(table: Table) -> bool:
    """Does at most one person play here, or did all agree on hints for all? Bots and Automas mind none.

    Whoever leaves a seat to a bot may come back, and still plays here.
    """
    return hints_agreed(table) or len(table.people()) <= 1


def may_explain(table: Table) -> bool:
    """May the coach say why a bot did something? Once the game is over, it helps nobody any more."""
    return table.over or may_coach(table)


def hints_agreed(table: Table) -> bool:
    """Was it said before anybody sat down that the coach helps everybody here?"""
    return table.head is not None and table.head.hints
