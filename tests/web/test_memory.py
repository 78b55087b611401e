"""A server that runs for months: tables nobody looks at leave its memory, and so do sockets that vanish."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from tests.web.api.server import ME, OPEN, Browser, Server, bot, serving
from tests.web.waiting import wait_until

pytestmark = pytest.mark.long

MOST = 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps few tables in memory."""
    url = f"sqlite:///{tmp_path_factory.mktemp('memory') / 'tables.db'}"
    with serving(url, most_rooms=MOST) as running:
        yield running


@pytest.fixture(scope="module")
def ann(server: Server) -> Browser:
    return server.browser()


def in_memory(server: Server) -> set[str]:
    return set(server.rooms._rooms)


def test_tables_that_were_left_do_not_stay_in_memory(server: Server, ann: Browser) -> None:
    pages = [ann.new_table("duel", [ME, ME], seed=number) for number in range(4 * MOST)]

    assert len(in_memory(server)) <= MOST
    for page in pages:
        assert ann.look(page)["view"] == page["view"]
        assert ann.act(page)["version"] > page["version"]
        assert len(in_memory(server)) <= MOST


def test_a_table_that_somebody_looks_at_stays(server: Server, ann: Browser) -> None:
    watched = ann.new_table("duel", [ME, ME])
    with server.browser().live(watched) as socket:
        socket.hear()
        for _ in range(2 * MOST):
            ann.new_table("duel", [ME, ME])
        assert watched["id"] in in_memory(server)

        ann.act(watched)
        assert socket.hear_until(lambda page: page["version"] > watched["version"])
    wait_until(lambda: not server.room(watched["id"]).watchers)
    for _ in range(MOST):
        ann.new_table("duel", [ME, ME])
    assert watched["id"] not in in_memory(server)


def test_tables_that_are_not_there_leave_nothing_behind(server: Server, ann: Browser) -> None:
    before = in_memory(server)

    for number in range(50):
        assert ann.ask("GET", f"/api/tables/no-table-{number}").status_code == 404

    assert in_memory(server) == before
    assert not server.rooms._opening


def test_sockets_that_vanish_are_forgotten(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    page = host.new_table("duel", [ME, OPEN])
    room = server.room(page["id"])
    for _ in range(20):
        with guest.live(page) as socket:
            socket.hear()
            # No goodbye: the connection is cut.
            socket.connection.socket.close()
    wait_until(lambda: not room.watchers)
    assert not room.here

    # Who sits down while looking on is here, and is gone afterwards.
    with guest.live(page) as socket:
        guest.sit(page, 1, "Ben")
        seen = socket.hear_until(lambda now: now["status"] == "playing")
        assert [seat["here"] for seat in seen["seats"]] == [False, True]
    wait_until(lambda: not room.here)
    assert [seat["here"] for seat in host.look(page)["seats"]] == [False, False]


def test_many_rings_at_the_moment_a_socket_closes_leave_nothing_behind(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME])
    room = server.room(page["id"])

    async def ring_for_a_while() -> None:
        for _ in range(400):
            room.ring()
            await asyncio.sleep(0.001)

    ringing = asyncio.run_coroutine_threadsafe(ring_for_a_while(), server._loop)
    while not ringing.done():
        with ann.live(page) as socket:
            socket.hear()
    ringing.result()

    wait_until(lambda: not room.watchers)
    assert not room.here


def test_a_bot_that_plays_keeps_its_table_until_it_is_done(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, bot("random")], seed=1, first=1)
    for _ in range(2 * MOST):
        ann.new_table("duel", [ME, ME])

    def is_asked() -> bool:
        """As the store has it: whoever looks at a table would wake its bots."""
        stored = server.wait(server.rooms.store.load(page["id"]))
        return stored is not None and stored.asked == 0

    wait_until(is_asked)
    assert is_asked()


def test_bots_among_themselves_wait_until_somebody_looks_on(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [bot("random"), bot("random")], seed=1)
    time.sleep(0.3)

    assert ann.look(page)["version"] == page["version"]
    server.wait(server.rooms.wake_all())
    time.sleep(0.3)
    assert ann.look(page)["version"] == page["version"]
    for _ in range(2 * MOST):
        ann.new_table("duel", [ME, ME])
    assert page["id"] not in in_memory(server)

    page = server.browser(known=False).watch_until(page, lambda now: now["version"] > 5)

    wait_until(lambda: not server.room(page["id"]).thinking)
    stopped = ann.look(page)["version"]
    time.sleep(0.3)
    assert ann.look(page)["version"] == stopped
