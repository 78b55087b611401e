"""The character of a player: small changes of how much things count in its eyes."""

from __future__ import annotations

from collections.abc import Mapping  # the fields of a NamedTuple are looked up when it is made
from typing import Final, NamedTuple

from monumental.engine.catalog import BUILDING
from monumental.engine.resources import GOLD, MILITARY, PRODUCTION, RESOURCES, SCIENCE

#: Every resource counts as for anybody.
SAME: Final = (1.0,) * len(RESOURCES)


class Style(NamedTuple):
    """What somebody cares for more than others do. What a rule system has not, changes nothing there."""

    likes: Mapping[str, float] = {}  # one more in this line of the score sheet is worth so many points more,
    cards: Mapping[int, float] = {}  # and so is a card of this kind that one owns
    tokens: tuple[float, ...] = SAME  # a resource that cards bring counts so many times as much,
    weights: Mapping[str, float] = {}  # and so does a weight of the outlook

    def weighed(self, weights: Mapping[str, float]) -> Mapping[str, float]:
        """How much things count, in these eyes."""
        return {name: weight * self.weights.get(name, 1.0) for name, weight in weights.items()}

    def fondness(self, kind: int, line: str) -> float:
        """How much more a card is worth that is of this kind and counts in this line."""
        return self.cards.get(kind, 0.0) + self.likes.get(line, 0.0)


#: Nothing is liked for its own sake.
PLAIN: Final = Style()


def prized(resource: int, times: float) -> tuple[float, ...]:
    """One resource counts so many times as much."""
    return (*SAME[:resource], times, *SAME[resource + 1 :])


#: By the names they have. How they do against the plain one: docs/bots.md.
STYLES: Final[Mapping[str, Style]] = {
    "builder": Style({"wonders": 0.12}, {BUILDING: 0.03}, prized(PRODUCTION, 1.07)),
    "warrior": Style({"provinces": 0.4}, {}, prized(MILITARY, 1.1)),
    "trader": Style(
        {"free-cities": 0.4}, {}, prized(GOLD, 1.4), {"gold": 1.15, "free city": 1.5, "reserve": 1.3}
    ),
    "scholar": Style({"knowledge": 0.03}, {}, prized(SCIENCE, 1.03)),
}
