"""Several server processes behind one address, on one PostgreSQL: it does not matter which one answers."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.web.api.server import ME, OPEN, Browser, Page, Socket
from tests.web.databases import postgresql_database
from tests.web.served import Served
from tests.web.waiting import wait_until

pytestmark = pytest.mark.long

#: So many connections, one after the other, come to both of two processes.
TRIES = 200


@pytest.fixture
def served(postgresql: str, tmp_path: Path) -> Iterator[Served]:
    with (
        postgresql_database(postgresql) as url,
        Served(tmp_path, "--processes", "2", "--database", url) as server,
    ):
        yield server


def processes(server: Served) -> set[int]:
    """The processes that serve: those of the one that watches, without what Python starts beside them."""
    found = set()
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process and b"spawn_main" in (path / "cmdline").read_bytes():
                found.add(int(path.name))
    return found


def at_other_end(port: int, among: set[int]) -> int | None:
    """Which process has the connection that somebody's port leads to?"""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    sockets = {f"socket:[{line[9]}]" for line in lines if line[2].endswith(f":{port:04X}")}
    for process in among:
        with suppress(OSError):
            if sockets & {str(each.readlink()) for each in Path(f"/proc/{process}/fd").iterdir()}:
                return process
    return None


def process_of(browser: Browser, among: set[int]) -> int | None:
    """Where a browser is, and stays as long as its connection."""
    answer = browser.ask("GET", "/healthz")
    port: int = answer.extensions["network_stream"].get_extra_info("client_addr")[1]
    return at_other_end(port, among)


def browser_at(server: Served, process: int, stack: ExitStack) -> Browser:
    among = processes(server)
    for _ in range(TRIES):
        browser = Browser(server.address)
        if process_of(browser, among) == process:
            stack.callback(browser.close)
            return browser.get_key()
        browser.close()
    raise AssertionError(f"nobody comes to process {process}")


def socket_at(browser: Browser, table: Page, process: int, stack: ExitStack) -> Socket:
    for _ in range(TRIES):
        with ExitStack() as trying:
            socket = trying.enter_context(browser.live(table))
            heard = socket.hear()
            if at_other_end(socket.connection.local_address[1], {process}) == process:
                stack.push(trying.pop_all())
                assert heard["id"] == table["id"]
                return socket
    raise AssertionError(f"no socket comes to process {process}")


def test_a_game_goes_on_over_two_processes_and_the_death_of_one(served: Served) -> None:
    wait_until(lambda: len(processes(served)) == 2)
    first, second = sorted(processes(served))
    with ExitStack() as stack:
        ann, ben = browser_at(served, first, stack), browser_at(served, second, stack)
        table = ann.new_table("duel", [ME, OPEN], seed=1)
        ben.sit(table, 1)
        sockets = [socket_at(ben, table, process, stack) for process in (first, second)]
        socket_at(ann, table, first, stack)
        ben.pause = 0.5
        ben.wait_until(table, lambda now: is_here(now, 0))
        for _ in range(6):
            asked = ann.look(table)["question"]["seat"]
            who = (ann, ben)[asked]
            version = who.act(who.look(table))["version"]
            assert [socket.hear_version(version)["version"] for socket in sockets] == [version, version]

        os.kill(first, signal.SIGKILL)
        wait_until(lambda: first not in processes(served) and len(processes(served)) == 2)

        for _ in range(6):
            asked = ben.look(table)["question"]["seat"]
            who = (ann, ben)[asked]
            version = who.act(who.look(table))["version"]
            assert sockets[1].hear_version(version)["version"] == version
        # Whoever looked on at the process that has died is not believed to be there for ever.
        ben.wait_until(ben.look(table), lambda now: not is_here(now, 0))
    assert f"has ended ({-signal.SIGKILL})" in served.complaints()
    assert not left_when_the_one_that_watches_ends(served, signal.SIGTERM)


def is_here(page: Page, seat: int) -> bool:
    return bool(page["seats"][seat]["here"])


def test_nobody_serves_on_where_nobody_watches(served: Served) -> None:
    wait_until(lambda: len(processes(served)) == 2)

    assert not left_when_the_one_that_watches_ends(served, signal.SIGKILL)


def left_when_the_one_that_watches_ends(served: Served, how: signal.Signals) -> list[int]:
    """Processes that serve on, once there has been time enough to stop."""
    serving = processes(served)
    assert serving
    os.kill(served.process, how)
    wait_until(lambda: not any(Path(f"/proc/{process}").exists() for process in serving))
    return [process for process in serving if Path(f"/proc/{process}").exists()]
