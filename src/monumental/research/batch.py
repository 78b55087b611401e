"""Many games at once: each step answers one question of every game and fills arrays that are used again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import numpy as np

from monumental.engine.action import NONE
from monumental.research.episode import Episode
from monumental.research.setting import Agreement, Setting

if TYPE_CHECKING:
    import numpy.typing as npt


class BatchedGames:
    """So many games side by side. A game that is over makes room for the next one at once.

    The game at position i has the seeds `seed + i`, `seed + i + count`, `seed + i + 2 * count` …: what is
    played does not depend on how long the games beside it take. The arrays are filled anew by every step:
    copy what shall be kept.
    """

    def __init__(
        self,
        rules: str,
        count: int,
        *,
        seed: int = 0,
        forced: bool = False,
        shaping: float = 0.0,
        **agreement: Unpack[Agreement],
    ) -> None:
        if count < 1:
            raise ValueError(f"there must be at least one game, not {count}")
        self.setting = Setting(rules, agreement)
        self.count = count
        self._forced = forced
        self._shaping = shaping
        self._next_seeds = list(range(seed, seed + count))
        actions = self.setting.numbering.count
        #: What whoever is asked can know, and a 1 for each of their options.
        self.observations: npt.NDArray[np.float32] = np.zeros(
            (count, self.setting.observer.length), np.float32
        )
        self.masks: npt.NDArray[np.int8] = np.zeros((count, actions), np.int8)
        #: Who is asked.
        self.seats: npt.NDArray[np.int64] = np.zeros(count, np.int64)
        #: What the latest step was worth to every seat, and whether it ended its game.
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, self.setting.seats), np.float32)
        self.dones: npt.NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.episodes = [self._new_episode(position) for position in range(count)]
        for position in range(count):
            self._tell(position)

    def _new_episode(self, position: int) -> Episode:
        game = self.setting.new_game(self._next_seeds[position])
        self._next_seeds[position] += self.count
        return Episode(self.setting, game, forced=self._forced, shaping=self._shaping)

    def _tell(self, position: int) -> None:
        """Write down what whoever is asked can know."""
        episode = self.episodes[position]
        game = episode.game
        seat = game.seat
        self.seats[position] = seat
        self.setting.observer.fill(game, seat, self.observations[position])
        mask = self.masks[position]
        mask.fill(0)
        episode.fill_mask(mask)

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer the question of every game; an answer that is no option is a `ValueError`."""
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.count:
            raise ValueError(f"there are {self.count} games, so {len(chosen)} actions can't be meant")
        for position, number in enumerate(chosen):
            episode = self.episodes[position]
            try:
                episode.play(number)
            except ValueError as error:
                raise ValueError(f"game {position}: {error}") from error
            over = episode.over
            self.dones[position] = over
            if over or self._shaping:
                self.rewards[position] = episode.rewards()
            else:
                self.rewards[position] = 0
            if over:
                self.episodes[position] = self._new_episode(position)
            self._tell(position)

    def options(self, position: int) -> list[int]:
        """The numbers of the options in one game."""
        return [number for number in self.episodes[position].numbers if number != NONE]

    def random_actions(self, luck: np.random.Generator) -> npt.NDArray[np.int64]:
        """One of the options of every game, each as likely as any other."""
        picks = luck.random(self.count).tolist()
        chosen = []
        for position, pick in enumerate(picks):
            options = self.options(position)
            chosen.append(options[int(pick * len(options))])
        return np.array(chosen, np.int64)
