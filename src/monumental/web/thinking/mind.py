"""Bots think in processes of their own: the server goes on answering while they do."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from zlib import crc32

from monumental.bots import make_bot
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.notation import write
from monumental.play.position import read_snapshot

if TYPE_CHECKING:
    from monumental.bots import Bot

log = logging.getLogger(__name__)

#: Who decides where a bot has failed: a table never waits for one that can't play.
UNDERSTUDY: Final = "greedy"

#: How many bots a process remembers; one that is forgotten begins its thoughts anew.
MOST_BOTS: Final = 200


@dataclass(frozen=True)
class Dilemma:
    """What a bot is asked: the position, whose seat, and which of its decisions this is."""

    table: str
    seat: int
    bot: str
    seed: int
    decision: int
    snapshot: str


class Thinkers:
    """So many processes. A table always asks the same one, so that its bots remember what they thought of."""

    def __init__(self, count: int) -> None:
        self._pools = [_pool() for _ in range(max(1, count))]

    async def choose(self, dilemma: Dilemma) -> str:
        """What the bot does, in notation. Where its process has died, the next one asks a new process."""
        number = crc32(dilemma.table.encode()) % len(self._pools)
        pool = self._pools[number]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose, dilemma)
        except BrokenProcessPool:
            # All who wait for it hear of its death; the first of them starts another.
            if self._pools[number] is pool:
                pool.shutdown(wait=False)
                self._pools[number] = _pool()
            raise

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)


def _pool() -> ProcessPoolExecutor:
    # A fork of a server that runs would inherit its sockets and locks.
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)


# In the process of the bots


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _begin() -> None:
    """Ctrl+C is for the server, which then ends its processes; who has lost the server ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_server, daemon=True).start()


def _follow_server() -> None:
    """A server that is killed can't tell its processes, and nothing they read from it ever ends."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def choose(dilemma: Dilemma) -> str:
    """Let a bot choose in a game that it imagines; it never sees the real one."""
    game = read_snapshot(dilemma.snapshot)
    luck = imagined_luck(dilemma.seed, dilemma.decision)
    imagined = imagine(game, dilemma.seat, luck)
    options = game.options()
    try:
        action = _bot(dilemma).choose(imagined, dilemma.seat)
    except Exception:
        # Anybody may have written it: whatever it raises, the game goes on.
        log.exception("the bot %s failed at table %s", dilemma.bot, dilemma.table)
        action = None
    if action not in options:
        imagined = imagine(game, dilemma.seat, luck)
        action = make_bot(UNDERSTUDY, dilemma.seed).choose(imagined, dilemma.seat)
    return write(game, action)


def _bot(dilemma: Dilemma) -> Bot:
    key = (dilemma.table, dilemma.seat, dilemma.bot)
    if key not in _bots:
        _bots[key] = make_bot(dilemma.bot, dilemma.seed + dilemma.seat)
        if len(_bots) > MOST_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return _bots[key]


__all__ = ["BrokenProcessPool", "Dilemma", "Thinkers", "choose"]
