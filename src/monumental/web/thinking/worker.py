"""A process that bots think in: what takes too long or too much memory ends it, and another begins."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from monumental.web.interrupts import unheard
from monumental.web.thinking.mind import NO_MEMORY, Question, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

#: Seconds that a process may take to start on a machine that is busy, and to end.
START_S: Final = 60.0
END_S: Final = 5.0

Given = TypeVar("Given")
Why = Literal["time", "memory", "death"]


@dataclass(frozen=True)
class Thinking:
    """What a decision may cost at the most, whatever the bot is called."""

    decision_seconds: float = 10.0
    decision_mebibytes: int = 1024  # more than the process has when it starts


def usual_workers() -> int:
    """A core for the server, the others for bots."""
    return max(1, (os.cpu_count() or 2) - 1)


class Lost(Exception):  # noqa: N818 (somebody else decides)
    """The process has ended, or was ended, before it answered."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


class Worker:
    """One process at a time, and a thread that waits for its answers."""

    def __init__(self, limits: Thinking) -> None:
        self._limits = limits
        self._waiting = ThreadPoolExecutor(1, "thinker")
        self._process: BaseProcess | None = None
        self._line: Connection[Any, Any] | None = None
        self._closed = False
        # Nobody shall wait for it to start, if it can be helped.
        self._waiting.submit(self._started)

    async def ask(self, question: Question[Given]) -> Given:
        """The answer; `Lost` if the process did not live to say so."""
        return await asyncio.get_running_loop().run_in_executor(self._waiting, partial(self._ask, question))

    def _ask(self, question: Question[Given]) -> Given:
        try:
            line = self._started()
            line.send(question)
            if not line.poll(self._limits.decision_seconds):
                self._end(patience=0)
                raise Lost("time")
            answer: Given = line.recv()
        except (EOFError, OSError) as error:
            raise Lost("memory" if self._end(END_S) == NO_MEMORY else "death") from error
        return answer

    def _started(self) -> Connection[Any, Any]:
        """The line to a process that is ready."""
        if self._closed:
            raise EOFError
        if self._line is None:
            # A fork of a server that runs would inherit its sockets and locks.
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(
                target=serve, args=(theirs, self._limits.decision_mebibytes), daemon=True
            )
            with unheard():
                process.start()
            theirs.close()
            self._process, self._line = process, ours
            if not ours.poll(START_S):
                raise EOFError
            ours.recv()
        return self._line

    def _end(self, patience: float) -> int | None:
        """End the process, if it does not end by itself in time; gives how it did."""
        process, self._process = self._process, None
        line, self._line = self._line, None
        if line is not None:
            line.close()
        if process is None:
            return None
        process.join(patience)
        process.kill()
        process.join(END_S)
        return process.exitcode

    @property
    def process(self) -> int | None:
        """The number of the process, while there is one."""
        return None if self._process is None else self._process.pid

    def close(self) -> None:
        self._closed = True
        process = self._process
        if process is not None:
            with suppress(OSError):
                process.kill()  # whoever waits for it hears that
        self._waiting.shutdown(wait=False, cancel_futures=True)
