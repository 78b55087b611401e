"""Processes of a cluster that bots think in, within the same limits; without it, those of this machine."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from monumental import __version__
from monumental.web.thinking.cluster import NOBODY, NobodyThere, in_a_line
from monumental.web.thinking.mind import NoMemory, Question, RemoteMind
from monumental.web.thinking.worker import Lost, Worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.web.thinking.cluster import Cluster
    from monumental.web.thinking.worker import Thinking

#: Seconds until a process of the cluster has begun; where there is no room for it, it is looked for later.
START_S: Final = 30.0
LOOK_S: Final = 0.5

Given = TypeVar("Given")


class StandIns:
    """Processes of this machine, begun when somebody needs them: fewer than a cluster has."""

    def __init__(self, count: int, limits: Thinking) -> None:
        self._limits = limits
        self._workers: list[Worker | None] = [None] * count

    def one(self, number: int) -> Worker:
        """The same for the same number."""
        number %= len(self._workers)
        worker = self._workers[number]
        if worker is None:
            worker = self._workers[number] = Worker(self._limits)
        return worker

    @property
    def begun(self) -> list[Worker]:
        return [worker for worker in self._workers if worker is not None]

    def close(self) -> None:
        for worker in self.begun:
            worker.close()


class Away:
    """One process of a cluster at a time, and a thread that waits for its answers."""

    def __init__(self, limits: Thinking, cluster: Cluster, stand_in: Callable[[], Worker]) -> None:
        self._limits = limits
        self._cluster = cluster
        self._stand_in = stand_in
        self._waiting = ThreadPoolExecutor(1, "away")
        self._connection = 0
        self._actor: Any = None
        self._begun: Any = None  # what tells that it has begun, until it has
        self._found = ""  # its version of Monumental
        # Nobody shall wait for it to start, if it can be helped.
        self._waiting.submit(self._start)

    async def ask(self, question: Question[Given]) -> Given:
        """The answer; `Lost` if the process did not live to say so."""
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._waiting, partial(self._ask, question)
            )
        except NobodyThere:
            return await self._stand_in().ask(question)

    def _start(self) -> None:
        with suppress(NobodyThere):
            self._started()

    def _ask(self, question: Question[Given]) -> Given:
        ray, actor = self._started()
        try:
            answer = ray.get(actor.answer.remote(question), timeout=self._limits.decision_seconds)
        except ray.exceptions.GetTimeoutError as error:
            self._end()
            if not self._cluster.answers():
                raise self._nobody(NOBODY) from error
            raise Lost("time") from error
        except (ray.exceptions.RayActorError, ray.exceptions.RayTaskError) as error:
            self._end()
            raise Lost("death") from error
        except Exception as error:
            # Ray has many words for a line that is cut.
            raise self._nobody(in_a_line(error)) from error
        if isinstance(answer, NoMemory):
            self._end()
            raise Lost("memory")
        given: Given = answer
        return given

    def _started(self) -> tuple[Any, Any]:
        """Ray, and a process there that has begun."""
        ray = self._cluster.ray
        try:
            version = self._version(ray)
        except ray.exceptions.GetTimeoutError as error:
            raise NobodyThere("all processes there are taken") from error
        except Exception as error:
            raise self._nobody(in_a_line(error)) from error
        if version != __version__:
            raise self._nobody(f"a machine there has Monumental {version}, and this one {__version__}")
        return ray, self._actor

    def _version(self, ray: Any) -> str:
        """What the process there has, which is begun if there is none."""
        patience = LOOK_S
        if self._actor is None or self._connection != self._cluster.connection:
            self._connection = self._cluster.connection
            self._actor = ray.remote(num_cpus=1, max_restarts=0)(RemoteMind).remote(
                self._limits.decision_mebibytes
            )
            self._begun = self._actor.version.remote()
            patience = START_S
        if self._begun is not None:
            self._found = str(ray.get(self._begun, timeout=patience))
            self._begun = None
            if self._found == __version__:
                self._cluster.works()
        return self._found

    def _nobody(self, problem: str) -> NobodyThere:
        self._actor = None
        self._cluster.lose(problem)
        return NobodyThere(problem)

    def _end(self) -> None:
        """End the process, whatever it does."""
        actor, self._actor = self._actor, None
        with suppress(Exception):  # it may have ended, or the cluster may
            self._cluster.ray.kill(actor)

    def close(self) -> None:
        self._waiting.shutdown(wait=False, cancel_futures=True)
