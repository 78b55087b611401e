"""A server that has more to do than it can: who plays is answered before who watches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from litestar.di import Provide

from monumental.web.door.load import BEAT, BEATS, PATIENCE, SOON, Load, Need
from monumental.web.problems import Refused
from monumental.web.watch.numbers import Numbers
from tests.web.api.server import ME, OPEN, Page, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('busy') / 'tables.db'}") as running:
        yield running


@pytest.fixture
def load(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Load]:
    """The load of the server, which feels only what it is told."""
    provided = server.app.dependencies["load"]
    assert isinstance(provided, Provide)
    found: Load = provided.dependency()
    monkeypatch.setattr(found, "feel", lambda _: None)
    yield found
    late(server, found, 0.0)


def late(server: Server, load: Load, seconds: float) -> None:
    """All of the last beats came so late."""

    async def feel() -> None:
        for _ in range(BEATS):
            Load.feel(load, seconds)

    server.wait(feel())


@pytest.mark.parametrize(
    ("waits", "admitted"),
    [
        ([9.0] * (BEATS - 1), {Need.WATCH, Need.LOOK, Need.ACT}),  # it has just started
        ([9.0] * (BEATS - 1) + [0.1], {Need.WATCH, Need.LOOK, Need.ACT}),  # one was in time
        ([0.4] * BEATS, {Need.WATCH, Need.LOOK, Need.ACT}),
        ([0.6] * BEATS, {Need.LOOK, Need.ACT}),
        ([1.1] * BEATS, {Need.ACT}),
        ([2.1] * BEATS, set()),
    ],
)
def test_who_needs_it_least_goes_first(waits: list[float], admitted: set[Need]) -> None:
    load = Load(0.5, Numbers())
    for wait in waits:
        load.feel(wait)

    for need in admitted:
        load.admit(need)
    for need in set(Need) - admitted:
        with pytest.raises(Refused) as refused:
            load.admit(need)
        assert (refused.value.status, refused.value.key) == (503, "server-busy")
        assert SOON[0] <= int(refused.value.headers["Retry-After"]) <= SOON[1]


@pytest.mark.long
def test_a_loop_that_is_kept_busy_is_felt_and_one_pause_is_not() -> None:
    async def busy(seconds: float, times: int) -> float:
        load = Load(0.5, Numbers())
        async with load.felt():
            await asyncio.sleep(BEAT * 1.5)
            for _ in range(times):
                time.sleep(seconds)  # noqa: ASYNC251 (that is the point)
                await asyncio.sleep(0)
            found = load.wait
            await asyncio.sleep(0)
            return found

    assert asyncio.run(busy(1.0, 1)) == 0.0
    assert asyncio.run(busy(BEAT + 0.1, 3 * BEATS)) > 0.05


def statuses(server: Server, table: Page, load: Load, seconds: float) -> dict[str, int]:
    """What is answered to whom while everybody waits so long."""
    ann, onlooker = server.browser(), server.browser()
    mine = ann.new_table("duel", [ME, ME])
    mine = ann.look(mine)
    path = f"/api/tables/{mine['id']}"
    late(server, load, seconds)
    found = {
        "watch": onlooker.ask("GET", path).status_code,
        "come": onlooker.ask("POST", "/api/tables", {"rules": "duel", "seats": [ME, OPEN]}).status_code,
        "look": ann.ask("GET", path).status_code,
        "act": ann.try_act(mine).status_code,
        "page": onlooker.ask("GET", "/healthz").status_code,
        "ready": onlooker.ask("GET", "/readyz").status_code,
    }
    late(server, load, 0.0)
    return found


def test_actions_are_answered_when_nobody_else_is(server: Server, load: Load) -> None:
    table = server.browser().new_table("duel", [ME, ME])

    calm = statuses(server, table, load, 0.0)
    assert calm == {"watch": 200, "come": 201, "look": 200, "act": 200, "page": 200, "ready": 200}
    busy = statuses(server, table, load, 0.8)
    assert busy == {**calm, "watch": 503, "come": 503, "ready": 503}
    busier = statuses(server, table, load, 1.5)
    assert busier == {**busy, "look": 503}
    assert statuses(server, table, load, 3.0) == {**busier, "act": 503}


def test_a_socket_of_who_watches_is_refused_and_one_of_who_plays_is_not(server: Server, load: Load) -> None:
    ann, onlooker = server.browser(), server.browser()
    table = ann.new_table("duel", [ME, ME])
    late(server, load, 0.8)

    with onlooker.live(table) as refused, ann.live(table) as mine:
        assert refused.hear()["key"] == "server-busy"
        assert mine.hear()["id"] == table["id"]


@pytest.mark.long
def test_who_watches_is_told_later_and_of_several_changes_at_once(server: Server, load: Load) -> None:
    ann, onlooker = server.browser(), server.browser()
    page = ann.new_table("duel", [ME, ME])
    with ann.live(page) as mine, onlooker.live(page) as watching:
        mine.hear()
        seen = watching.hear_until(lambda now: now["seats"][0]["here"])
        late(server, load, 0.8)
        began = time.monotonic()
        for _ in range(3):
            page = ann.go_on(page)
            mine.hear_version(page["version"])
        last = watching.hear()

        assert last["version"] == page["version"] > seen["version"]
        assert time.monotonic() - began >= PATIENCE
