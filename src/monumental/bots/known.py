"""The rule systems that bots know, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots import classic, continuous, duel
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.bots.craft import Craft

CRAFTS: Final[Mapping[str, Craft]] = {
    DUEL.name: duel.CRAFT,
    CLASSIC.name: classic.CRAFT,
    CONTINUOUS.name: continuous.CRAFT,
}
