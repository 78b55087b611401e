"""Bots in processes of their own: when one dies, another goes on, and other tables don't notice."""

from __future__ import annotations

import os
import signal
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from monumental.web.thinking import Thinkers
from tests.web.api.server import Page, Server, bot, serving

pytestmark = pytest.mark.long


#: Of so many tables, all ask the same one of two processes once in a million times.
MANY = 20


def processes(server: Server) -> list[int]:
    thinkers = server.rooms.thinkers
    assert isinstance(thinkers, Thinkers)
    return [*thinkers.processes]


def is_further(version: int, page: Page) -> bool:
    return bool(page["status"] == "over" or page["version"] > version + 5)


def test_bots_play_on_when_their_processes_die(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'tables.db'}", real_bots=True, workers=2) as server,
        ExitStack() as sockets,
    ):
        ann = server.browser()
        tables = [ann.new_table("duel", [bot("random"), bot("greedy")]) for _ in range(4)]
        for page in tables:
            sockets.enter_context(ann.live(page))
        for page in tables:
            ann.wait_until(page, lambda now: now["version"] > 3)
        killed = processes(server)

        for process in killed:
            os.kill(process, signal.SIGKILL)

        for page in tables:
            killed_at = ann.look(page)["version"]
            ann.wait_until(page, partial(is_further, killed_at))
        # A process that nobody asks is not missed; which one a table asks goes by its number.
        for _ in range(MANY):
            if set(killed) & set(processes(server)):
                page = ann.new_table("duel", [bot("random"), bot("greedy")])
                sockets.enter_context(ann.live(page))
                ann.wait_until(page, partial(is_further, page["version"]))
        assert not set(killed) & set(processes(server))
