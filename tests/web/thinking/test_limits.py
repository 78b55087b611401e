"""No decision costs more than it may, whoever has written the bot: its process ends, and another plays on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from monumental.play.position import write_snapshot
from monumental.play.records.opening import new_table
from monumental.web.thinking import Claim, Dilemma, Lost, Payer, Quota, Thinkers, Thinking
from monumental.web.thinking.worker import Worker
from monumental.web.watch.numbers import Numbers
from tests.web.thinking.strange_bots import install

pytestmark = [pytest.mark.anyio, pytest.mark.long]

CLAIM = Claim("table", "strong", [Payer("ann", "10.0.0.1")], lambda: True)

#: Longer than a process takes to start, on a machine that is busy.
SOON = 30.0


@pytest.fixture(autouse=True)
def strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


def dilemma(bot: str) -> Dilemma:
    table = new_table("duel", seed=1)
    return Dilemma("table", table.game.seat, bot, 7, table.version, write_snapshot(table.game))


@contextmanager
def thinking(limits: Thinking) -> Iterator[Thinkers]:
    thinkers = Thinkers(1, limits, Quota(), Numbers())
    try:
        yield thinkers
    finally:
        thinkers.close()


async def ask(thinkers: Thinkers, bot: str, decision: int = 1) -> str:
    async with thinkers.turn(CLAIM) as turn:
        return await turn.choose(replace(dilemma(bot), decision=decision))


@pytest.mark.parametrize(
    ("bot", "limits", "why"),
    [
        ("dreamer", Thinking(decision_seconds=1.0), "it thought for too long"),
        ("glutton", Thinking(decision_seconds=60.0, decision_mebibytes=256), "it took too much memory"),
        ("quitter", Thinking(), "its process died twice"),
    ],
)
async def test_a_bot_that_takes_too_much_is_ended_and_another_plays_on(
    bot: str, limits: Thinking, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    with thinking(limits) as thinkers:
        usual = await ask(thinkers, "normal")
        before = thinkers.processes

        begun = time.monotonic()
        assert await ask(thinkers, bot) == usual

        assert time.monotonic() - begun < SOON
        assert not set(before) & set(thinkers.processes)
        assert f"greedy plays on for {bot} at table table: {why}" in caplog.text
        # The next time nobody waits for it.
        caplog.clear()
        before = thinkers.processes
        await ask(thinkers, bot, decision=9)
        assert thinkers.processes == before
        assert caplog.text == ""


async def test_a_bot_whose_process_was_killed_is_asked_once_more(caplog: pytest.LogCaptureFixture) -> None:
    with thinking(Thinking()) as thinkers:
        usual = await ask(thinkers, "beginner")
        (killed,) = thinkers.processes

        os.kill(killed, signal.SIGKILL)

        assert await ask(thinkers, "beginner") == usual
        assert thinkers.processes != [killed]
        assert caplog.text == ""


async def test_whoever_waits_when_the_server_closes_is_told() -> None:
    worker = Worker(Thinking())
    assert await worker.ask(dilemma("normal"))

    asked = worker.ask(dilemma("dreamer"))
    worker.close()

    with pytest.raises((Lost, RuntimeError)):
        await asked
