"""A run from the first table to the last answer, by one program or by several that share the tables."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module, util
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from benchmarks.load.asking import Place
from benchmarks.load.report import report
from benchmarks.load.server import Meter, Server, settled
from benchmarks.load.tables import LiveTable, Plan, Share, set_up
from benchmarks.load.tally import USUAL, Bars, Tally, Times

Given = TypeVar("Given")

#: Seconds between two looks at how late this program itself is.
BEAT: Final = 0.05

#: Seconds until several programs, which are all told to begin, have heard it; and until they must have ended.
SOON: Final = 0.5
END_S: Final = 10.0


def in_loop(what: Coroutine[Any, Any, Given]) -> Given:
    """In the quickest loop there is. A pause of this program would count as one of the server."""
    quick = import_module("uvloop").new_event_loop if util.find_spec("uvloop") else None
    collects = gc.isenabled()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=quick) as runner:
            return runner.run(what)
    finally:
        if collects:
            gc.enable()


async def run(server: Server, plan: Plan, bars: Bars = USUAL) -> dict[str, Any]:
    """Set the tables up, play, and say what came of it."""
    tally = Tally()
    async with set_up(Place.at(server.address), plan, Share(), tally) as tables:
        await settled(server, plan.tables)
        meter, began = Meter(server), time.perf_counter()
        await play(tables, plan, began, tally)
        used = meter.read()
    return report(plan, bars, tally, tally.ended - began, used)


async def play(tables: Sequence[LiveTable], plan: Plan, began: float, tally: Tally) -> None:
    own = time.process_time()
    pulse = asyncio.create_task(_feel(tally.loop_late))
    try:
        await asyncio.gather(*(table.live(plan, began, tally) for table in tables))
    finally:
        pulse.cancel()
    tally.ended = time.perf_counter()
    tally.own_cpu_s = time.process_time() - own


async def _feel(late: Times) -> None:
    """How late everything is here, without any server."""
    while True:
        due = time.perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        late.add(max(0.0, time.perf_counter() - due))


# Several programs


def run_jobs(server: Server, plan: Plan, bars: Bars, jobs: int) -> dict[str, Any]:
    """The same by so many programs. They set up at once, begin at once, and all times are put together."""
    with ExitStack() as stack:
        pipes = [stack.enter_context(_program(server, plan, Share(job, jobs))) for job in range(jobs)]
        for pipe in pipes:
            _told(pipe)
        asyncio.run(settled(server, plan.tables))
        meter, began = Meter(server), time.perf_counter() + SOON
        for pipe in pipes:
            pipe.send(began)
        tally = Tally.of([_told(pipe) for pipe in pipes])
        used = meter.read()
    return report(plan, bars, tally, tally.ended - began, used, jobs)


@contextmanager
def _program(server: Server, plan: Plan, share: Share) -> Iterator[Connection]:
    context = multiprocessing.get_context("spawn")
    mine, others = context.Pipe()
    program = context.Process(target=_job, args=(server, plan, share, others), daemon=True)
    program.start()
    others.close()
    try:
        yield mine
        program.join(END_S)
    finally:
        program.terminate()
        program.join()
        mine.close()


def _told(pipe: Connection) -> Any:
    """What a program says: that its tables are ready, then what it has measured."""
    try:
        return pipe.recv()
    except EOFError:
        raise SystemExit("one of the programs that load the server has broken off: see above") from None


def _job(server: Server, plan: Plan, share: Share, pipe: Connection) -> None:
    in_loop(_do_share(server, plan, share, pipe))


async def _do_share(server: Server, plan: Plan, share: Share, pipe: Connection) -> None:
    tally = Tally()
    async with set_up(Place.at(server.address), plan, share, tally) as tables:
        pipe.send(None)
        # Sockets are listened to until all are ready; perf_counter is the same clock for all of them.
        began = await asyncio.to_thread(pipe.recv)
        await play(tables, plan, began, tally)
    pipe.send(tally)
