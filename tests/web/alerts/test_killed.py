"""A server that is killed at any moment tells of every turn once it is back, and of none twice."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.web.alerts.conftest import HOME, of_two, play_turn, tell_me_at
from tests.web.alerts.receivers import Receiver
from tests.web.api.server import PATIENCE, Browser
from tests.web.served import Served

pytestmark = pytest.mark.long


def test_a_turn_that_began_before_a_kill_is_told_of_after_it_once(tmp_path: Path, hook: Receiver) -> None:
    network = ("--alert-network", "127.0.0.1", "--origin", HOME, "--limit", "alert_seconds=1")
    with Served(tmp_path, *network) as server:
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
