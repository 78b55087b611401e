"""What runs in the process of the bots: it is asked something, most often what a bot does, and answers."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from monumental import __version__
from monumental.bots import make_bot
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.notation import write
from monumental.play.position import read_snapshot

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from monumental.bots import Bot
    from monumental.cards.carried import Carried

log = logging.getLogger(__name__)

Given_co = TypeVar("Given_co", covariant=True)

#: Who decides where a bot has failed: a table never waits for one that can't play.
UNDERSTUDY: Final = "greedy"

#: How many bots a process remembers; one that is forgotten begins its thoughts anew.
MOST_BOTS: Final = 200

#: What a process says when it is ready, and how it ends when it may not have more memory.
READY: Final = "ready"
NO_MEMORY: Final = 71

MEBIBYTE: Final = 1024 * 1024


class Question(Protocol[Given_co]):
    """Something that takes thought. It travels to a process, and whoever asks says how it is answered."""

    def answer(self) -> Given_co: ...


@dataclass(frozen=True)
class Dilemma:
    """What a bot is asked: the position, whose seat, and which of its decisions this is."""

    table: str
    seat: int
    bot: str
    seed: int
    decision: int
    snapshot: str
    packs: tuple[Carried, ...] = ()  # that are not ours

    def answer(self) -> str:
        """What the bot does, in notation."""
        return choose(self)


def serve(line: Connection[object, Question[object]], mebibytes: int) -> None:
    """Answer questions until the server hangs up."""
    # Ctrl+C is for the server, which then ends its processes; who has lost the server ends too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_server, daemon=True).start()
    limit_memory(mebibytes)
    with suppress(EOFError, OSError):
        line.send(READY)
        while True:
            try:
                line.send(line.recv().answer())
            except MemoryError:
                # What a bot left lying about is gone with its process.
                os._exit(NO_MEMORY)


class NoMemory:
    """What a process of a cluster says that may not have more memory: how it ended, nobody here would see."""


class RemoteMind:
    """The same in a process of a cluster, which ends when nobody is connected to it any more."""

    def __init__(self, mebibytes: int) -> None:
        limit_memory(mebibytes)

    def version(self) -> str:
        """Machines with other rules are of no use."""
        return __version__

    def answer(self, question: Question[object]) -> object:
        try:
            return question.answer()
        except MemoryError:
            return NoMemory()


def _follow_server() -> None:
    """A server that is killed can't tell its processes, and whoever thinks hears no hanging up."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def limit_memory(mebibytes: int) -> None:
    """From now on, so much more and no more, where the system can see to it."""
    try:
        resource = import_module("resource")
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except (ImportError, OSError):
        return
    most = pages * resource.getpagesize() + mebibytes * MEBIBYTE
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(
        resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard)
    )


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def choose(dilemma: Dilemma) -> str:
    """Let a bot choose in a game that it imagines; it never sees the real one."""
    # The server wrote it a moment ago: no visitor has a hand in it.
    game = read_snapshot(dilemma.snapshot, trusted=True, carried=dilemma.packs)
    luck = imagined_luck(dilemma.seed, dilemma.decision)
    imagined = imagine(game, dilemma.seat, luck)
    options = game.options()
    try:
        action = _bot(dilemma).choose(imagined, dilemma.seat)
    except MemoryError:
        raise
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
