"""Playing many games on many machines, with Ray."""

from __future__ import annotations

import logging
import os
import socket
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from monumental.cli.manners import WrongInput

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

Given = TypeVar("Given")
Result = TypeVar("Result")

#: The word for a cluster of one machine, this one, for as long as the command runs.
LOCAL: Final = "local"

#: How many seconds a cluster has to answer.
PATIENCE: Final = 10.0


def finished_on_ray(
    play: Callable[[Given], Result], series: Sequence[Given], address: str, jobs: int | None = None
) -> Generator[Result]:
    """What comes of each, as soon as it is there. `jobs` is how many are played at once at most."""
    ray = connected(address, jobs)
    try:
        task = ray.remote(lambda given: play(given))  # noqa: PLW0108 (Ray takes functions alone)
        room = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(series)
        # A game waits for each that is played, so that nobody is idle; not more, so that nobody is swamped.
        running = [task.remote(given) for given in islice(left, 2 * room if jobs is None else room)]
        while running:
            done, running = ray.wait(running, num_returns=1)
            running += [task.remote(given) for given in islice(left, len(done))]
            for each in done:
                yield fetched(ray, each)
    finally:
        ray.shutdown()


def connected(address: str, jobs: int | None) -> Any:
    """Ray, connected to its cluster."""
    # Nobody is told that a tournament is played here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        sentence = "--ray needs Ray, which is not installed: pip install 'monumental[cluster]'"
        raise WrongInput(sentence) from error
    here = address == LOCAL
    try:
        must_answer(address)
        ray.init(
            address=address,
            num_cpus=jobs if here else None,
            include_dashboard=False if here else None,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    except (OSError, OverflowError, RuntimeError, ValueError, AssertionError, ImportError) as error:
        reason = (str(error).splitlines() or ["no answer"])[0]
        raise WrongInput(f"--ray {address}: Ray can't be reached there ({reason})") from error
    return ray


def must_answer(address: str) -> None:
    """Knock at a door before Ray does, which would go on for minutes where nobody is."""
    host, _, port = address.rpartition(":")
    if host and port.isascii() and port.isdigit():
        socket.create_connection((host.removeprefix("ray://"), int(port)), PATIENCE).close()


def fetched(ray: Any, each: Any) -> Any:
    """The result; an error is raised as it was raised over there."""
    try:
        return ray.get(each)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Exception):
            raise error.cause from error
        raise
