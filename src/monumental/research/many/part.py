"""Some of many games, played where they are and written into the rows that they were given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from monumental.research.many.kinds import VECTORS
from monumental.research.observation.observe import HIGHEST
from monumental.research.stepping import CardTeller, Rows, Stepping, VectorTeller

if TYPE_CHECKING:
    from monumental.research.episode import Episode
    from monumental.research.many.arrays import Arrays
    from monumental.research.setting import Setting
    from monumental.research.stepping import Teller


@dataclass(frozen=True)
class Plan:
    """What is played: so many games with seeds of their own, and how they are told."""

    setting: Setting
    count: int
    seed: int
    kind: int  # of the observations
    forced: bool
    shaping: float


class Part:
    """The games of some positions. What is played at a position does not depend on who else plays where."""

    def __init__(self, plan: Plan, games: range, arrays: Arrays) -> None:
        self.games = games
        self._arrays = arrays
        self._vectors = plan.kind == VECTORS
        rows = Rows(
            arrays.masks.data.cast("B"),
            arrays.seats.data,
            arrays.rewards.data.cast("B").cast("f"),
            arrays.dones.data,
        )
        seeds = [plan.seed + position for position in games]
        self._stepping = Stepping(
            plan.setting,
            seeds,
            _teller(plan, len(games), arrays),
            rows,
            stride=plan.count,
            forced=plan.forced,
            shaping=plan.shaping,
        )
        self._limit()

    @property
    def episodes(self) -> list[Episode]:
        return self._stepping.episodes

    def step(self, actions: list[int]) -> None:
        self._stepping.step(actions, self.games.start)
        self._limit()

    def options(self, position: int) -> list[int]:
        """The numbers of the options in one game, by its place in this part."""
        return self._stepping.options(position)

    def picked(self, picks: list[float]) -> list[int]:
        """One of the options of every game, by a number from 0 to 1 for each."""
        return self._stepping.picked(picks)

    def _limit(self) -> None:
        """No vector has a higher number."""
        if self._vectors:
            np.minimum(self._arrays.observations, HIGHEST, out=self._arrays.observations)


def _teller(plan: Plan, count: int, arrays: Arrays) -> Teller:
    """Who writes the observations."""
    if plan.kind == VECTORS:
        return VectorTeller(plan.setting.observer, arrays.observations.data.cast("B").cast("f"), count)
    cards = plan.setting.card_observer
    return CardTeller(
        cards.writer,
        cards.reader,
        arrays.observations.data.cast("B"),
        arrays.option_rows.data.cast("B"),
        arrays.option_numbers.data.cast("B"),
        count,
    )
