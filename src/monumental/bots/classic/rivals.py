"""Whether others are there first: in classic nobody is, on one's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.games.classic.land.conquest import Target


class Rivals:
    """What one wants, others may want as well."""

    def leave_card(self, card: Card) -> float:
        """How likely nobody else takes a card of the display first."""
        return 1.0

    def leave_province(self, target: Target) -> float:
        """How likely nobody else conquers a Province first."""
        return 1.0
