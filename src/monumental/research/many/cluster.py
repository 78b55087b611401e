"""Parts of many games played by actors of a Ray cluster; what they write is sent here."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Any, Final

from monumental.research.extras import missing
from monumental.research.many.arrays import new_arrays
from monumental.research.many.part import Part
from monumental.research.many.places import shared_out

if TYPE_CHECKING:
    from monumental.research.many.arrays import Arrays
    from monumental.research.many.part import Plan
    from monumental.research.many.places import Place

# Nobody is told that games are played here.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
try:
    import ray
except ModuleNotFoundError as error:
    raise missing(error, "cluster") from error

#: The word for a cluster of one machine, this one.
LOCAL: Final = "local"


class Away:
    """An actor of the cluster has the games."""

    def __init__(self, plan: Plan, games: range, rows: Arrays) -> None:
        self.games = games
        self._rows = rows
        self._actor: Any = ray.remote(num_cpus=1)(Actor).remote(plan, games)
        self.begin("written", None)

    def begin(self, asked: str, given: Any) -> None:
        self._coming = self._actor.ask.remote(asked, given)

    def answer(self) -> Any:
        try:
            found, written = ray.get(self._coming)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ValueError):
                raise error.cause from error
            raise
        except ray.exceptions.RayActorError as error:
            first, last = self.games.start, self.games.stop - 1
            raise RuntimeError(f"the actor that played games {first} to {last} has ended") from error
        for name, array in (written or {}).items():
            getattr(self._rows, name)[:] = array
        return found

    def close(self) -> None:
        ray.kill(self._actor)


class Actor:
    """Plays a part over there, into arrays of its own."""

    def __init__(self, plan: Plan, games: range) -> None:
        self._arrays = new_arrays(plan.setting, len(games), plan.kind)
        self._part = Part(plan, games, self._arrays)

    def ask(self, asked: str, given: Any) -> tuple[Any, dict[str, Any] | None]:
        """What came of it, and the arrays if they were written."""
        found = None if asked == "written" else getattr(self._part, asked)(given)
        return found, vars(self._arrays) if asked in ("written", "step") else None


def on_ray(plan: Plan, jobs: int, address: str) -> tuple[Arrays, list[Place]]:
    """The games shared out among so many actors."""
    _connect(address, jobs)
    arrays = new_arrays(plan.setting, plan.count, plan.kind)
    places: list[Place] = [Away(plan, games, arrays.part(games)) for games in shared_out(plan.count, jobs)]
    for place in places:
        place.answer()
    return arrays, places


def _connect(address: str, jobs: int) -> None:
    """Reach the cluster; a program that has done so already stays where it is."""
    if ray.is_initialized():
        return
    here = address == LOCAL
    try:
        ray.init(
            address=address,
            num_cpus=jobs if here else None,
            include_dashboard=False if here else None,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    except (OSError, OverflowError, RuntimeError, ValueError, AssertionError, ImportError) as error:
        reason = (str(error).splitlines() or ["no answer"])[0]
        raise ConnectionError(f"Ray can't be reached at {address} ({reason})") from error
