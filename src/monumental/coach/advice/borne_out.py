"""What the guide says of the rank of an option: the coach, who knows chances, says it only where it is so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.learn.guide.merits import Merit

if TYPE_CHECKING:
    from collections.abc import Sequence

#: An option whose chance is so little behind the best one's is nearly as good.
NEARLY: Final = 0.05

#: What is told where an option does nothing special.
OF_RANK: Final = frozenset({"near", "rest"})


def borne_out(found: Sequence[Merit], behind: float, *, best: bool) -> list[Merit]:
    """What speaks for an option whose chance is so far `behind` the best one's."""
    told = [merit for merit in found if best or merit.key not in OF_RANK]
    return told or [Merit("near" if behind <= NEARLY else "little")]


def speaks(found: Sequence[Merit], behind: float) -> bool:
    """Is an option worth showing beside the best one?"""
    return behind <= NEARLY or any(merit.key != "little" for merit in found)
