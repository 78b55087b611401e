"""Many games at once: each step answers one question of every game and fills arrays that are used again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Unpack

import numpy as np

from monumental.engine.action import NONE
from monumental.research.card_observer import new_options
from monumental.research.observation.observe import HIGHEST
from monumental.research.setting import Agreement, Setting
from monumental.research.stepping import CardTeller, Rows, Stepping, VectorTeller

if TYPE_CHECKING:
    import numpy.typing as npt

    from monumental.research.episode import Episode
    from monumental.research.stepping import Teller

#: The two kinds of observations.
VECTORS: Final = 1
CARDS: Final = 2


class BatchedGames:
    """So many games side by side. A game that is over makes room for the next one at once.

    The game at position i has the seeds `seed + i`, `seed + i + count`, `seed + i + 2 * count` …: what is
    played does not depend on how long the games beside it take. The arrays are filled anew by every step:
    copy what shall be kept.

    `observation` says which kind is written: 1 are vectors, 2 are rows of whole numbers that name cards by
    what they do (`CardObserver.expand` unfolds them), with the options as rows of features.
    """

    def __init__(
        self,
        rules: str,
        count: int,
        *,
        seed: int = 0,
        forced: bool = False,
        shaping: float = 0.0,
        observation: int = VECTORS,
        **agreement: Unpack[Agreement],
    ) -> None:
        if count < 1:
            raise ValueError(f"there must be at least one game, not {count}")
        if observation not in (VECTORS, CARDS):
            raise ValueError(f"there are observations 1 and 2, and {observation} is neither")
        self.setting = Setting(rules, agreement)
        self.observation = observation
        self.count = count
        actions = self.setting.numbering.count
        #: What whoever is asked can know, and a 1 for each of their options.
        self.observations: npt.NDArray[Any]
        #: With observation 2, the options of every game as rows of features, each with its number; those
        #: without one, and rows without an option, have -1.
        self.option_rows: npt.NDArray[np.int32] = new_options(count if observation == CARDS else 0)
        self.option_numbers: npt.NDArray[np.int32] = np.full(self.option_rows.shape[:2], NONE, np.int32)
        teller = self._teller()
        self.masks: npt.NDArray[np.int8] = np.zeros((count, actions), np.int8)
        #: Who is asked.
        self.seats: npt.NDArray[np.int64] = np.zeros(count, np.int64)
        #: What the latest step was worth to every seat, and whether it ended its game.
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, self.setting.seats), np.float32)
        self.dones: npt.NDArray[np.bool_] = np.zeros(count, np.bool_)
        rows = Rows(
            self.masks.data.cast("B"),
            self.seats.data,
            self.rewards.data.cast("B").cast("f"),
            self.dones.data,
        )
        seeds = list(range(seed, seed + count))
        self._stepping = Stepping(self.setting, seeds, teller, rows, forced=forced, shaping=shaping)
        self._limit()

    def _teller(self) -> Teller:
        """Who writes the observations, into arrays made for them."""
        count = self.count
        if self.observation == VECTORS:
            observer = self.setting.observer
            self.observations = np.zeros((count, observer.length), np.float32)
            return VectorTeller(observer, self.observations.data.cast("B").cast("f"), count)
        cards = self.setting.card_observer
        self.observations = np.zeros((count, cards.length), np.int32)
        return CardTeller(
            cards.writer,
            cards.reader,
            self.observations.data.cast("B"),
            self.option_rows.data.cast("B"),
            self.option_numbers.data.cast("B"),
            count,
        )

    @property
    def episodes(self) -> list[Episode]:
        """The games that are played now."""
        return self._stepping.episodes

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer the question of every game; an answer that is no option is a `ValueError`."""
        answers = np.asarray(actions)
        if len(answers) != self.count:
            raise ValueError(f"there are {self.count} games, so {len(answers)} actions can't be meant")
        if answers.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, and these are {answers.dtype}")
        self._stepping.step(answers.tolist())
        self._limit()

    def _limit(self) -> None:
        """No vector has a higher number."""
        if self.observation == VECTORS:
            np.minimum(self.observations, HIGHEST, out=self.observations)

    def options(self, position: int) -> list[int]:
        """The numbers of the options in one game."""
        return self._stepping.options(position)

    def random_actions(self, luck: np.random.Generator) -> npt.NDArray[np.int64]:
        """One of the options of every game, each as likely as any other."""
        return np.array(self._stepping.picked(luck.random(self.count).tolist()), np.int64)
