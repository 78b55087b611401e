"""A server that is killed at any moment tells of every turn once it is back, and of none twice."""

from __future__ import annotations

import random
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.lanes import first_before_release
from tests.web.alerts.conftest import HOME, of_two, play_turn, tell_me_at
from tests.web.alerts.receivers import Receiver
from tests.web.api.server import PATIENCE, Browser
from tests.web.served import Served

pytestmark = pytest.mark.long

NETWORK = ("--alert-network", "127.0.0.1", "--origin", HOME, "--limit", "alert_seconds=1")

#: Seconds until a letter that nobody holds has arrived.
SOON = 20.0


def test_a_turn_that_began_before_a_kill_is_told_of_after_it_once(tmp_path: Path, hook: Receiver) -> None:
    with Served(tmp_path, *NETWORK) as server:
        ann, bob = (Browser(server.address).get_key() for _ in range(2))
        tell_me_at(bob, f"http://{hook.host}/")
        page = of_two(ann, bob)
        play_turn(ann, page)
        server.kill()
        assert len(hook.got) == 1

        server.start()
        hook.wait_for(2, PATIENCE)
        sent = datetime.now(UTC)
        server.kill()
        server.start()

        # If the letter was sent and not struck out, it is nobody's for more than a minute.
        with closing(sqlite3.connect(server.database)) as store:
            assert store.execute("SELECT told FROM waits").fetchall() == [(1,)]
            claimed = [datetime.fromisoformat(row[0]) for row in store.execute("SELECT claimed FROM alerts")]
        assert all(until.replace(tzinfo=UTC) > sent + timedelta(minutes=1) for until in claimed)
        assert [message["event"] for message in hook.messages()] == ["welcome", "turn"]
        for who in (ann, bob):
            who.close()


@pytest.mark.parametrize("seed", first_before_release(range(6)))
def test_at_whatever_moment_it_is_killed_each_turn_is_told_of_and_none_twice(
    tmp_path: Path, hook: Receiver, seed: int
) -> None:
    luck = random.Random(seed)
    with Served(tmp_path, *NETWORK) as server:
        people = [Browser(server.address).get_key() for _ in range(2)]
        for number, who in enumerate(people):
            tell_me_at(who, f"http://{hook.host}/{number}")
        page = of_two(*people)
        for turn in range(2):
            asked = 1 - turn % 2
            play_turn(people[1 - asked], page)
            before = told(hook, asked)
            moment = luck.uniform(0.0, 2.5)
            time.sleep(moment)  # nothing is waited for: it is the moment of the kill
            server.kill()
            server.start()
            arrived = comes(hook, asked, before + 1, SOON)
            if not arrived:
                # The letter was in somebody's hands, who holds it for two minutes.
                server.kill()
                let_claims_end(server.database)
                server.start()
                arrived = comes(hook, asked, before + 1, PATIENCE)
            assert arrived, f"seed {seed}, turn {turn}, killed after {moment:.3f} s"
            assert told(hook, asked) == before + 1, f"seed {seed}, turn {turn}, killed after {moment:.3f} s"
        for who in people:
            who.close()


def told(hook: Receiver, seat: int) -> int:
    """How often somebody was told of a turn."""
    got = zip([path for path, _, _ in hook.got], hook.messages(), strict=False)
    return sum(path == f"/{seat}" and message["event"] == "turn" for path, message in got)


def comes(hook: Receiver, seat: int, count: int, seconds: float) -> bool:
    until = time.monotonic() + seconds
    while told(hook, seat) < count and time.monotonic() < until:
        time.sleep(0.02)
    return told(hook, seat) >= count


def let_claims_end(database: Path) -> None:
    with closing(sqlite3.connect(database)) as store, store:
        store.execute("UPDATE alerts SET claimed = NULL")
