"""Players without a plan, for games that shall have a bit of everything."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.engine.action import Action

#: A player without a plan would soon have nothing left to do; some things come up seldom enough.
LEANINGS: Mapping[str, float] = {
    "end": 0.3,
    "pass": 0.2,
    "dismiss": 0.1,
    "hire": 4.0,
    "hero": 8.0,
    "defeat": 8.0,
}


class Leanings:
    """A player without a plan, who does some things more gladly than others. The same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._choose = random.Random(seed)
        self._weights: dict[str, float] = {}

    def choose(self, options: Sequence[Action]) -> Action:
        for option in options:
            if option.verb not in self._weights:
                self._weights[option.verb] = self._choose.choice((0.3, 1.0, 1.0, 4.0))
        weights = [LEANINGS.get(option.verb, self._weights[option.verb]) for option in options]
        return self._choose.choices(options, weights)[0]
