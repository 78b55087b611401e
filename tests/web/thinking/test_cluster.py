"""Bots that think on a Ray cluster: a small one on this machine, which goes away and comes back."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from monumental.play.position import write_snapshot
from monumental.play.records.opening import new_table
from monumental.web.thinking import Claim, Dilemma, Payer, Quota, Thinkers, Thinking, away, cluster
from monumental.web.thinking.cluster import ray_of
from monumental.web.watch.numbers import Numbers
from tests.web.thinking.strange_bots import install
from tests.web.thinking.whereabouts import Whereabouts

pytest.importorskip("ray")
pytestmark = [pytest.mark.anyio, pytest.mark.long, pytest.mark.campaign]

CLAIM = Claim("table", "strong", [Payer("ann", "10.0.0.1")], lambda: True)
RAY = Path(sys.executable).with_name("ray")
CPUS = 2

#: Where this module is found over there, too.
HERE = Path(__file__).parents[3]

#: A machine that is busy takes most of a minute to start it.
PATIENCE_S = 180


def free_port() -> int:
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        port: int = somebody.getsockname()[1]
        return port


class Head:
    """A cluster of one machine, as a host starts it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ports = free_port(), free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"ray://127.0.0.1:{self._ports[0]}"

    def start(self) -> None:
        door, port = self._ports
        words = ["start", "--head", "--block", f"--port={port}", f"--ray-client-server-port={door}"]
        words += [f"--num-cpus={CPUS}", "--include-dashboard=false", f"--temp-dir={self._folder}"]
        # Its workers shall not come out of the ports that were chosen.
        words += ["--min-worker-port=0", "--max-worker-port=0"]
        environment = {
            **os.environ,
            "PYTHONPATH": f"{self._folder}{os.pathsep}{HERE}",
            "RAY_USAGE_STATS_ENABLED": "0",
        }
        with (self._folder / "said").open("ab") as said:
            self._process = subprocess.Popen([RAY, *words], env=environment, stdout=said, stderr=said)
        for _ in range(PATIENCE_S):
            if self._answers():
                return
            time.sleep(1)
        raise AssertionError((self._folder / "said").read_text())

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "said").read_text()
        try:
            socket.create_connection(("127.0.0.1", self._ports[0]), 1.0).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """It ends its own processes, and no other cluster's."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(60)
            self._process = None


@pytest.fixture(scope="module")
def head() -> Iterator[Head]:
    # The names of its sockets may not be long.
    with (
        tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp") as folder,
        pytest.MonkeyPatch.context() as patched,
    ):
        # A token that this machine's Ray has made once is of no concern here.
        patched.setenv("RAY_AUTH_MODE", "disabled")
        install(Path(folder), patched)
        found = Head(Path(folder))
        found.start()
        yield found
        found.stop()


def dilemma(bot: str) -> Dilemma:
    table = new_table("duel", seed=1)
    return Dilemma("table", table.game.seat, bot, 7, table.version, write_snapshot(table.game))


async def ask(thinkers: Thinkers, bot: str, decision: int = 1) -> str:
    async with thinkers.turn(CLAIM) as turn:
        return await turn.choose(replace(dilemma(bot), decision=decision))


async def whereabouts(thinkers: Thinkers, claim: Claim = CLAIM) -> int:
    async with thinkers.turn(claim) as turn:
        return await turn.ask(Whereabouts())


@asynccontextmanager
async def thinking(
    address: str | None, limits: Thinking | None = None, count: int = 1
) -> AsyncIterator[Thinkers]:
    with patch.object(cluster, "AGAIN_S", 1.0):
        thinkers = Thinkers(count, limits or Thinking(), Quota(), Numbers(), address)
        try:
            yield thinkers
        finally:
            thinkers.close()


async def test_a_bot_decides_on_the_cluster_as_it_would_here(head: Head) -> None:
    async with thinking(None) as here:
        usual = await ask(here, "normal")
    async with thinking(head.address) as there:
        assert await ask(there, "normal") == usual
        where = await whereabouts(there)
        assert await whereabouts(there) == where  # bots remember what they thought of
        assert there.processes == []


@pytest.mark.parametrize(
    ("bot", "limits", "why"),
    [
        ("dreamer", Thinking(decision_seconds=2.0), "it thought for too long"),
        ("glutton", Thinking(decision_seconds=60.0, decision_mebibytes=256), "it took too much memory"),
        ("quitter", Thinking(), "its process died twice"),
    ],
)
async def test_a_bot_that_takes_too_much_there_is_ended_and_another_plays_on(
    head: Head, bot: str, limits: Thinking, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinking(head.address, limits) as there:
        usual = await ask(there, "normal")
        before = await whereabouts(there)

        assert await ask(there, bot) == usual

        assert await whereabouts(there) != before
        assert f"greedy plays on for {bot} at table table: {why}" in caplog.text
        assert there.processes == []


async def test_where_all_processes_there_are_taken_bots_think_here(
    head: Head, caplog: pytest.LogCaptureFixture
) -> None:
    with patch.object(away, "START_S", 2.0):
        async with thinking(head.address, count=CPUS + 1) as there:
            tables = [replace(CLAIM, table=f"table-{number}") for number in range(20)]
            found = {await whereabouts(there, table) for table in tables}

            assert len(found) == CPUS + 1
            assert set(there.processes) < found
            assert len(there.processes) == 1
    assert caplog.messages == []


async def test_a_cluster_that_goes_away_is_stood_in_for_and_used_again_when_it_is_back(
    head: Head, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinking(head.address) as there:
        usual = await ask(there, "normal")
        head.stop()

        # The question that was on its way is answered, too.
        assert await ask(there, "normal") == usual
        [process] = there.processes
        assert await whereabouts(there) == process
        assert [record.levelno for record in caplog.records] == [logging.WARNING]
        assert caplog.messages[0].startswith(f"bots think here: there is no cluster at {head.address} (")

        head.start()
        there_again = f"bots think on the cluster at {head.address} again"
        for _ in range(60):
            if await whereabouts(there) != process:
                break
            await asyncio.sleep(1)
        assert await whereabouts(there) != process
        assert caplog.messages[1:] == [there_again]


async def test_where_no_cluster_ever_was_bots_think_here(caplog: pytest.LogCaptureFixture) -> None:
    address = f"ray://127.0.0.1:{free_port()}"
    async with thinking(address) as there:
        assert await ask(there, "normal")

    assert caplog.messages == [f"bots think here: there is no cluster at {address} (nobody answers)"]


@pytest.mark.parametrize("address", ["ray://", "ray://host", "ray://host:port", "host:10001", "ray://h:1/x"])
def test_what_is_no_address_of_a_cluster_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        ray_of(address)
