"""The rule systems that bots know, by their names: ours, and those of installed packages.

register("my-game", Craft(MyOutlook, MySigns, Way(turns=3, curiosity=0.2)))    one of one's own
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from monumental import plugins
from monumental.bots import classic, continuous, duel
from monumental.bots.craft import Craft
from monumental.bots.general import GENERAL
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL
from monumental.play.systems.told import told_of_systems

OURS: Final[Mapping[str, Craft]] = {
    DUEL.name: duel.CRAFT,
    CLASSIC.name: classic.CRAFT,
    CONTINUOUS.name: continuous.CRAFT,
}


class Crafts(Mapping[str, Craft]):
    """By the names of the rule systems, ours first. What packages bring is looked for when somebody asks."""

    @cached_property
    def _known(self) -> dict[str, Craft]:
        return {**OURS, **told_of_systems(plugins.CRAFTS, Craft, OURS)}

    def __getitem__(self, name: str) -> Craft:
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def learn(self, rules: str, craft: Craft) -> None:
        self._known[rules] = craft


CRAFTS: Final = Crafts()


def craft_of(rules: str) -> Craft:
    """How a rule system is played; one that nobody has heard of, by what all of them have in common."""
    return CRAFTS.get(rules, GENERAL)


def register(rules: str, craft: Craft) -> None:
    """From now on bots know this rule system, or know it better."""
    CRAFTS.learn(rules, craft)
