"""Where the coach may speak: nobody gets help that the others at the table do not get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots import BOTS

if TYPE_CHECKING:
    from monumental.play.table import Table


def may_coach(table: Table) -> bool:
    """Is at most one seat played by a person? Bots and Automas mind no hints."""
    seats = [seat for seat in range(len(table.sitters)) if table.game.state.is_played(seat)]
    return sum(table.sitters[seat] not in BOTS for seat in seats) <= 1
