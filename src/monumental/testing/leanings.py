"""Players without a plan, for games that shall have a bit of everything."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from monumental.testing.known import all_leanings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action


class Leanings:
    """A player without a plan, who does some things more gladly than others. The same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._choose = random.Random(seed)
        self._known = all_leanings()
        self._weights: dict[str, float] = {}

    def choose(self, options: Sequence[Action]) -> Action:
        for option in options:
            if option.verb not in self._weights:
                self._weights[option.verb] = self._choose.choice((0.3, 1.0, 1.0, 4.0))
        weights = [self._known.get(option.verb, self._weights[option.verb]) for option in options]
        return self._choose.choices(options, weights)[0]
