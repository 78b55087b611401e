"""Playing many games, by one process or several, with a bar for whoever watches."""

from __future__ import annotations

import signal
import sys
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from queue import SimpleQueue
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from concurrent.futures import Future, ProcessPoolExecutor

Given = TypeVar("Given")
Result = TypeVar("Result")


def results(play: Callable[[Given], Result], series: Sequence[Given], jobs: int) -> Iterator[Result]:
    """What comes of each, in the order of the series, whoever played it."""
    if jobs == 1:
        yield from map(play, series)
        return
    chunk = max(1, min(20, len(series) // (4 * jobs)))
    with pool(jobs) as processes:
        with interrupts_held_back():
            found = processes.map(play, series, chunksize=chunk)
        yield from found


def finished(play: Callable[[Given], Result], series: Sequence[Given], jobs: int) -> Generator[Result]:
    """What comes of each, as soon as it is there."""
    if jobs == 1:
        yield from map(play, series)
        return
    # Whoever waits here holds no lock that the processes' keeper needs: Ctrl-C may come at any moment.
    done: SimpleQueue[Future[Result]] = SimpleQueue()
    with pool(jobs) as processes:
        with interrupts_held_back():
            for given in series:
                processes.submit(play, given).add_done_callback(done.put)
        for _ in series:
            yield done.get().result()


@contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. If something goes wrong, or nobody wants to wait, they stop in mid-game."""
    from concurrent.futures import ProcessPoolExecutor

    before = active_children()
    processes = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupt)
    try:
        yield processes
    except BaseException:
        for child in active_children():
            if child not in before:
                child.terminate()
        raise
    finally:
        processes.shutdown(cancel_futures=True)


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process; the one that started the others ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes that start now are deaf to Ctrl-C from the first moment; this one hears it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def progress_bar(games: int, *, hidden: bool, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on the error stream, where somebody watches; it gives a function that counts one game."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    if hidden or not console.is_terminal:
        yield lambda: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=games, completed=done)
        yield lambda: progress.advance(task)
