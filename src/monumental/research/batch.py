"""Many games at once: each step answers one question of every game and fills arrays that are used again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, Unpack

import numpy as np

from monumental.research.many.kinds import CARDS, VECTORS
from monumental.research.many.part import Plan
from monumental.research.many.places import Here, here, in_processes
from monumental.research.setting import Agreement, Setting

if TYPE_CHECKING:
    import numpy.typing as npt

    from monumental.research.episode import Episode


class BatchedGames:
    """So many games side by side. A game that is over makes room for the next one at once.

    The game at position i has the seeds `seed + i`, `seed + i + count`, `seed + i + 2 * count` …: what is
    played does not depend on how long the games beside it take, nor on where they are played. The arrays are
    filled anew by every step: copy what shall be kept.

    `observation` says which kind is written: 1 are vectors, 2 are rows of whole numbers that name cards by
    what they do (`CardObserver.expand` unfolds them), with the options as rows of features.

    With `jobs` the games are shared out among so many processes; with `ray`, among so many actors of the Ray
    cluster at that address (`local`: a small one on this machine). `close()` ends them, and so does leaving a
    `with` block.
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
        jobs: int = 1,
        ray: str | None = None,
        **agreement: Unpack[Agreement],
    ) -> None:
        if count < 1:
            raise ValueError(f"there must be at least one game, not {count}")
        if jobs < 1:
            raise ValueError(f"somebody must play the games, and {jobs} do not")
        if observation not in (VECTORS, CARDS):
            raise ValueError(f"there are observations 1 and 2, and {observation} is neither")
        self.setting = Setting(rules, agreement)
        self.observation = observation
        self.count = count
        plan = Plan(self.setting, count, seed, observation, forced, shaping)
        if ray is not None:
            from monumental.research.many.cluster import on_ray  # noqa: PLC0415 (most need no Ray)

            arrays, self._places = on_ray(plan, jobs, ray)
        else:
            arrays, self._places = here(plan) if jobs == 1 else in_processes(plan, jobs)
        #: What whoever is asked can know, and a 1 for each of their options.
        self.observations: npt.NDArray[Any] = arrays.observations
        self.masks: npt.NDArray[np.int8] = arrays.masks
        #: With observation 2, the options of every game as rows of features, each with its number; those
        #: without one, and rows without an option, have -1.
        self.option_rows: npt.NDArray[np.int32] = arrays.option_rows
        self.option_numbers: npt.NDArray[np.int32] = arrays.option_numbers
        #: Who is asked.
        self.seats: npt.NDArray[np.int64] = arrays.seats
        #: What the latest step was worth to every seat, and whether it ended its game.
        self.rewards: npt.NDArray[np.float32] = arrays.rewards
        self.dones: npt.NDArray[np.bool_] = arrays.dones

    @property
    def episodes(self) -> list[Episode]:
        """The games that are played now, if they are played in this process."""
        (place, *others) = self._places
        if others or not isinstance(place, Here):
            raise ValueError("these games are played elsewhere, so they can't be shown here")
        return place.part.episodes

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer the question of every game; an answer that is no option is a `ValueError`."""
        answers = np.asarray(actions)
        if len(answers) != self.count:
            raise ValueError(f"there are {self.count} games, so {len(answers)} actions can't be meant")
        if answers.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, and these are {answers.dtype}")
        self._ask("step", answers.tolist())

    def options(self, position: int) -> list[int]:
        """The numbers of the options in one game."""
        place = next((each for each in self._places if position in each.games), None)
        if place is None:
            raise IndexError(f"there are {self.count} games, from 0 on, and none is {position}")
        place.begin("options", position - place.games.start)
        found: list[int] = place.answer()
        return found

    def random_actions(self, luck: np.random.Generator) -> npt.NDArray[np.int64]:
        """One of the options of every game, each as likely as any other."""
        picked = self._ask("picked", luck.random(self.count).tolist())
        return np.concatenate([np.array(each, np.int64) for each in picked])

    def close(self) -> None:
        """End whoever plays elsewhere."""
        for place in self._places:
            place.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def _ask(self, asked: str, given: list[Any]) -> list[Any]:
        """Every place does it for its games, all at the same time; once they have, a fault is raised."""
        for place in self._places:
            place.begin(asked, given[place.games.start : place.games.stop])
        found, faults = [], []
        for place in self._places:
            try:
                found.append(place.answer())
            except (ValueError, RuntimeError) as fault:
                faults.append(fault)
        if faults:
            raise faults[0]
        return found
