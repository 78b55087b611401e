"""What the observation of each rule system has beside the part that all share: one record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.research.duel_board import DuelBoard
from monumental.research.holdings import HoldingsPart
from monumental.research.map_board import MapBoard

if TYPE_CHECKING:
    from array import array
    from collections.abc import Mapping
    from typing import Protocol

    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.research.features import CardFeatures
    from monumental.research.layout import Layout

    class Section(Protocol):
        """Fills its parts of the observation, which is all zeros before."""

        def fill(self, game: Game, seat: int, out: array[float]) -> None: ...

    Sections = Callable[[Layout, Rules, Catalog, CardFeatures, int], list[Section]]


@dataclass(frozen=True)
class Sight:
    """What is seen in games of a rule system."""

    sections: Sections  # of what lies between the players


def _nothing_between(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    return []


def _on_a_map(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    return [MapBoard(layout, rules, catalog, seats), HoldingsPart(layout, rules, catalog, seats)]


def _between_two(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    return [DuelBoard(layout, rules, catalog, features, seats)]


#: For rules that nobody has described: what all rule systems share.
COMMON: Final = Sight(_nothing_between)

SIGHTS: Final[Mapping[str, Sight]] = {
    "duel": Sight(_between_two),
    "classic": Sight(_on_a_map),
    "continuous": Sight(_on_a_map),
}


def sight_of(rules: Rules) -> Sight:
    return SIGHTS.get(rules.name, COMMON)
