"""What the observation of each rule system has beside the part that all share: one record.

A package brings one for its rules or its module by the entry points `monumental.sights`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from monumental import plugins
from monumental.games.classic.state import ClassicState
from monumental.play.systems.told import Told, told
from monumental.research.observation.duel_board import DuelBoard
from monumental.research.observation.hero_row import HeroRowPart
from monumental.research.observation.holdings import HoldingsPart
from monumental.research.observation.map_board import MapBoard

if TYPE_CHECKING:
    from typing import Protocol

    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.engine.state import State
    from monumental.research.observation.features import CardFeatures
    from monumental.research.observation.layout import Layout

    class Section(Protocol):
        """Fills its parts of the observation, which is all zeros before."""

        def fill(self, game: Game, seat: int, out: memoryview[float]) -> None: ...

    Sections = Callable[[Layout, Rules, Catalog, CardFeatures, int], list[Section]]
    Numbers = Callable[[Rules, Catalog], Iterable[int]]


def _nothing_between(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    return []


def _ends_at_once(state: State) -> bool:
    return False


@dataclass(frozen=True)
class Sight:
    """What is seen in games of a rule system."""

    sections: Sections = _nothing_between  # of what lies between the players
    modules: Mapping[str, Sections] = field(default_factory=dict)  # what each of them adds
    ending: Callable[[State], bool] = _ends_at_once  # was the end triggered that comes later?
    # What the first number of a verb can be, where its word does not say it.
    numbers: Mapping[str, Numbers] = field(default_factory=dict)


@dataclass(frozen=True)
class ModuleSight:
    """What a module of a package adds to it, in the rule systems in which it is played."""

    sections: Sections
    systems: tuple[str, ...]


def _on_a_map(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    return [MapBoard(layout, rules, catalog, seats), HoldingsPart(layout, rules, catalog, seats)]


def _hero_row(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    return [HeroRowPart(layout, catalog, seats)]


def _between_two(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    return [DuelBoard(layout, rules, catalog, features, seats)]


def _is_ending(state: State) -> bool:
    return isinstance(state, ClassicState) and state.ending


#: For rules that nobody has described: what all rule systems share.
COMMON: Final = Sight()

DUEL: Final = Sight(_between_two)
MAP: Final = Sight(_on_a_map, {"heroes": _hero_row}, _is_ending)

OURS: Final[Mapping[str, Sight]] = {"duel": DUEL, "classic": MAP, "continuous": MAP}


def sight_of(rules: Rules) -> Sight:
    """What is seen in games of these rules."""
    return OURS.get(rules.name) or brought_sights().systems.get(rules.name, COMMON)


def sections_of(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    """What these rules and the modules in play add to the shared part, in this order."""
    sight = sight_of(rules)
    of_packages = brought_sights().modules.get(rules.name, {})
    found = sight.sections(layout, rules, catalog, features, seats)
    for module in rules.modules:
        if module in sight.modules:
            found += sight.modules[module](layout, rules, catalog, features, seats)
        elif module in of_packages:
            found += of_packages[module].sections(layout, rules, catalog, features, seats)
    return found


@cache
def brought_sights() -> Told[Sight, ModuleSight]:
    """What installed packages bring."""
    return told(plugins.SIGHTS, Sight, ModuleSight, {rules: sight.modules for rules, sight in OURS.items()})
