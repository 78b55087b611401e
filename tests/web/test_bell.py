"""Two servers on one PostgreSQL: what happens on one is seen on the other, and no move counts twice."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import TypeVar

import pytest

from monumental.web.store import Stored
from monumental.web.tables import rooms
from monumental.web.tables.bell import PostgresBell
from tests.web.api.server import ME, OPEN, Browser, Page, Server, Socket, bot, new_request, serving
from tests.web.databases import execute, postgresql_database

pytestmark = pytest.mark.long

Given = TypeVar("Given")

#: Ends every connection that listens or tells; the servers' own come again.
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ~ '^(LISTEN|SELECT pg_notify)'"

SOON = 10.0


@pytest.fixture(scope="module")
def database(postgresql: str) -> Iterator[str]:
    with postgresql_database(postgresql) as url:
        yield url


@pytest.fixture(scope="module")
def here(database: str) -> Iterator[Server]:
    with serving(database) as running:
        yield running


@pytest.fixture(scope="module")
def there(database: str, here: Server) -> Iterator[Server]:
    with serving(database) as running:
        yield running


def also_at(server: Server, browser: Browser) -> Browser:
    """The same person's browser, at another server: a key is good at all of them."""
    twin = server.browser(known=False)
    twin.http.cookies.set("monumental_key", browser.key)
    return twin


def hear(socket: Socket, version: int) -> Page:
    """The table at a version, or a later one, over a socket."""
    return socket.hear_until(lambda now: now["version"] >= version)


def at_once(*works: Callable[[], Given]) -> list[Given]:
    with ThreadPoolExecutor(len(works)) as pool:
        return [each.result() for each in [pool.submit(work) for work in works]]


def mute(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server tells another anything."""
    monkeypatch.setattr(PostgresBell, "ring", lambda *_: None)


def test_a_move_is_seen_by_who_looks_on_at_another_server(here: Server, there: Server) -> None:
    ann = here.browser()
    page = ann.new_table("duel", [ME, ME], seed=1)
    twin, spectator, at_home = also_at(there, ann), there.browser(), here.browser()
    with twin.live(page) as mine, spectator.live(page) as others:
        hear(mine, page["version"])
        # Who is there is told a moment later.
        ann.wait_until(page, lambda now: all(seat["here"] for seat in now["seats"]))
        for _ in range(5):
            page = ann.go_on(page)

            heard = hear(mine, page["version"])
            watched = hear(others, page["version"])

            again = ann.look(page, seat=heard["viewer"], since=heard["log"]["since"])
            assert heard == again
            assert watched["view"] == at_home.look(page)["view"]


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_of_what_another_server_has_changed_only_that_is_read(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    load, read = there.rooms.store.load, []

    async def noted(table: str, first: int = 0) -> Stored | None:
        found = await load(table, first)
        read.append((first, 0 if found is None else len(found.moves)))
        return found

    ann = here.browser()
    page = ann.new_table(rules, [ME, ME], seed=2)
    twin = also_at(there, ann)
    before = twin.look(page)["version"]
    monkeypatch.setattr(there.rooms.store, "load", noted)

    for turn in range(12):
        # Now and then a seat changes hands, which is no move of the game.
        if turn == 6:
            ann.post(f"/api/tables/{page['id']}/hand-over", {"seat": 1, "at": page["version"], "bot": None})
        page = (ann, twin)[turn % 2].go_on(page)
        mine = twin.look(page, since=page["version"], seat=0)
        theirs = ann.look(page, since=page["version"], seat=0)
        assert mine == theirs

    assert read
    assert all(first >= before - 1 and lines < 10 for first, lines in read)
    assert there.whole(page["id"]) == here.whole(page["id"])


def test_who_sits_down_is_seen_at_the_other_server_and_the_last_begins_the_game(
    here: Server, there: Server
) -> None:
    ann, ben, eva = here.browser(), there.browser(), here.browser()
    page = ann.new_table("classic", [ME, OPEN, OPEN])
    assert ben.look(page)["status"] == "open"
    with here.browser().live(page) as at_home, there.browser().live(page) as abroad:
        ben.sit(page, 1, "Ben")
        seen = at_home.hear_until(lambda now: now["seats"][1]["taken"])
        assert (seen["seats"][1]["name"], seen["status"]) == ("Ben", "open")

        eva.sit(page, 2, "Eva")
        seen = abroad.hear_until(lambda now: now["status"] == "playing")
        assert [seat["taken"] for seat in seen["seats"]] == [True, True, True]
    asked = [who.look(page)["question"]["seat"] for who in (ann, ben, eva)]
    assert len(set(asked)) == 1


def test_of_two_who_take_a_seat_at_once_one_gets_it(here: Server, there: Server) -> None:
    ann, ben, eva = here.browser(), here.browser(), there.browser()
    for _ in range(5):
        page = ann.new_table("duel", [ME, OPEN])
        assert [ben.look(page)["status"], eva.look(page)["status"]] == ["open", "open"]
        path = f"/api/tables/{page['id']}/sit"

        answers = at_once(
            lambda: ben.ask("POST", path, {"seat": 1}),  # noqa: B023 (done before the next turn)
            lambda: eva.ask("POST", path, {"seat": 1}),  # noqa: B023
        )

        assert sorted(answer.status_code for answer in answers) == [200, 409]
        for who, answer in zip((ben, eva), answers, strict=True):
            now = who.look(page)
            assert now["mine"] == ([1] if answer.status_code == 200 else [])
            assert now["status"] == "playing"


def test_of_two_moves_at_once_one_is_made_and_nothing_is_half_done(here: Server, there: Server) -> None:
    ann = here.browser()
    twin = also_at(there, ann)
    page = ann.new_table("duel", [ME, ME], seed=3)
    choose = random.Random(3)
    for _ in range(15):
        one, other = choose.choice(page["options"])["words"], choose.choice(page["options"])["words"]
        assert twin.look(page, seat=page["viewer"])["version"] == page["version"]

        answers = at_once(
            lambda: ann.try_act(page, one),  # noqa: B023 (done before the next turn)
            lambda: twin.try_act(page, other),  # noqa: B023
        )

        assert sorted(answer.status_code for answer in answers) == [200, 409]
        [refused] = [answer.json() for answer in answers if answer.status_code == 409]
        assert refused["key"] == "refused-stale"
        [made] = [answer.json() for answer in answers if answer.status_code == 200]
        assert here.whole(page["id"]) == there.whole(page["id"])
        page = ann.look(page, since=made["version"])
        assert page["version"] == made["version"]


def test_whoever_gets_up_and_sits_down_at_another_server_takes_nobodys_turn(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No bell rings then: each server finds out by what it can't write."""
    ann, eve = here.browser(), there.browser()
    page = ann.new_table("duel", [ME, OPEN], seed=1, first=0)
    eve.sit(page, 1)
    page = ann.wait_until(page, lambda now: now["status"] == "playing")
    while not (page["can_undo"] and page["question"]["seat"] == 0):
        who = ann if page["question"]["seat"] == 0 else eve
        made = who.act(who.look(page, since=page["version"]))
        page = ann.look(page, since=made["version"])
    monkeypatch.setattr(PostgresBell, "ring", lambda *_: None)
    theirs = eve.look(page, since=page["version"])
    for number in range(10):
        theirs = eve.hand_over(theirs, 1, None if number % 2 else "random")

        page = ann.step("redo" if number % 2 else "undo", page)

        theirs = eve.look(theirs, since=page["version"])
    assert here.whole(page["id"]) == there.whole(page["id"])


def test_a_request_that_reaches_both_servers_is_one_move(here: Server, there: Server) -> None:
    ann = here.browser()
    twin = also_at(there, ann)
    page = ann.new_table("duel", [ME, ME], seed=4)
    for _ in range(5):
        twin.look(page)
        request = new_request()

        pages = at_once(
            lambda: ann.act(page, request=request),  # noqa: B023 (done before the next turn)
            lambda: twin.act(page, request=request),  # noqa: B023
        )

        assert pages[0]["version"] == pages[1]["version"]
        assert here.whole(page["id"]) == there.whole(page["id"])
        page = ann.look(page)


def test_a_game_goes_on_at_any_server_though_no_bell_rings(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    mute(monkeypatch)
    ann = here.browser()
    browsers = [ann, also_at(there, ann)]
    page = ann.new_table("duel", [ME, ME], seed=5)
    choose = random.Random(5)
    for number in range(60):
        # What was seen at one server is never too new for the other.
        who = browsers[number % 2]
        if page["can_undo"] and choose.random() < 0.2:
            page = who.step("undo", page)
        else:
            page = who.act(page, choose.choice(page["options"])["words"])
        if not page["options"]:
            page = browsers[choose.randrange(2)].look(page, since=page["version"])
    for who in browsers:
        assert who.look(page, since=page["version"])["version"] == page["version"]
    assert here.whole(page["id"]) == there.whole(page["id"])


def test_a_vacation_gives_its_time_at_a_server_that_has_not_heard_of_it(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = here.browser(), there.browser()
    dealt = {"civilization": "random"}
    page = ann.new_table("duel", [{**ME, **dealt}, {**OPEN, **dealt}], first=0, clock={"seconds": 86_400})
    ben.sit(page, 1)
    page = ann.wait_until(page, lambda now: now["status"] == "playing")
    mute(monkeypatch)
    until = datetime.fromisoformat(ben.post("/api/me/vacation", {"days": 3})["until"])
    assert here.room(page["id"]).seats[1].away is None

    while page["question"]["seat"] == 0:
        page = ann.act(page, page["options"][-1]["words"])

    deadline = (until + timedelta(days=1)).isoformat()
    assert page["clock"]["deadline"] == deadline
    assert ben.look(page, since=page["version"])["clock"]["deadline"] == deadline


def test_what_a_server_did_not_hear_is_refused_and_then_shown(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    mute(monkeypatch)
    ann = here.browser()
    twin = also_at(there, ann)
    page = ann.new_table("duel", [ME, ME], seed=6)
    assert twin.look(page)["version"] == page["version"]
    newer = ann.act(page)

    late = twin.try_act(page, page["options"][-1]["words"])

    assert (late.status_code, late.json()["key"]) == (409, "refused-stale")
    assert twin.look(page)["version"] == newer["version"]
    assert here.whole(page["id"]) == there.whole(page["id"])


def test_a_bell_that_rings_late_makes_no_server_deaf(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    mute(monkeypatch)
    ann = here.browser()
    twin = also_at(there, ann)
    page = ann.new_table("duel", [ME, ME], seed=6)
    for _ in range(3):
        # The server has read this version already when it is told of it.
        twin.look(page, since=page["version"])
        there.rooms.catch_up(page["id"], page["version"])
        twin.look(page)

        page = ann.go_on(page)

        assert twin.look(page, since=page["version"])["version"] == page["version"]


def test_a_server_that_was_deaf_looks_again_when_it_hears(
    here: Server, there: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = here.browser()
    page = ann.new_table("duel", [ME, ME], seed=7)
    open_seat = ann.new_table("duel", [ME, OPEN])
    left_alone = ann.new_table("duel", [ME, ME], seed=8)
    twin = also_at(there, ann)
    assert twin.look(left_alone)["version"] == left_alone["version"]
    with twin.live(page) as socket, twin.live(open_seat) as other_socket:
        socket.hear_until(lambda now: now["seats"][0]["here"])
        other_socket.hear_until(lambda now: now["seats"][0]["here"])
        with monkeypatch.context() as silence:
            mute(silence)
            page = ann.act(page)
            left_alone = ann.act(left_alone)
            here.browser().sit(open_seat, 1, "Ben")
            assert socket.is_silent()
            assert twin.look(left_alone)["version"] < left_alone["version"]

        execute(database, CUT)

        hear(socket, page["version"])
        assert other_socket.hear_until(lambda now: now["status"] == "playing")
        assert twin.look(left_alone)["version"] == left_alone["version"]
        # The bell rings again.
        page = ann.act(ann.look(page))
        hear(socket, page["version"])


def test_what_was_not_told_while_the_line_was_cut_is_told_later(
    here: Server, there: Server, database: str
) -> None:
    ann = here.browser()
    page = ann.new_table("duel", [ME, ME], seed=9)
    with also_at(there, ann).live(page) as socket:
        socket.hear_until(lambda now: now["seats"][0]["here"])
        for _ in range(3):
            execute(database, CUT)
            page = ann.go_on(page)
            hear(socket, page["version"])
    assert also_at(there, ann).look(page)["version"] == page["version"]


def test_the_bot_of_a_server_that_has_died_plays_on_at_another(
    database: str, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "EXPECTED", 0.3)
    with serving(database) as dying:
        ann = dying.browser()
        page = ann.new_table("duel", [ME, bot("random")], first=0, seed=10)
        twin = also_at(there, ann)
        twin.look(page)
        monkeypatch.setattr(rooms.Rooms, "wake", lambda *_: None)  # it dies before its bot thinks
        while page["question"]["seat"] == 0:
            page = ann.act(page)
        monkeypatch.undo()
        monkeypatch.setattr(rooms, "EXPECTED", 0.3)
    until = time.monotonic() + SOON
    while twin.look(page)["version"] == page["version"]:
        assert time.monotonic() < until, "no bot plays"
        time.sleep(0.05)


def test_one_server_needs_no_bell(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('alone') / 'tables.db'}") as server:
        ann = server.browser()
        page = ann.new_table("duel", [ME, ME])
        assert ann.act(page)["version"] > page["version"]


def test_what_is_said_at_one_server_is_heard_at_the_other(here: Server, there: Server) -> None:
    ann, bob = here.browser(), there.browser()
    page = ann.new_table("duel", [ME, OPEN])
    bob.sit(page, 1, "Bob")
    with bob.live(page, changes="true", talk="true") as socket:
        socket.hear_until(lambda now: "talk" in now)
        body = {"words": "Far away", "request": new_request()}
        ann.post(f"/api/tables/{page['id']}/talk", body)
        heard = socket.hear_until(lambda now: "talk" in now)

    assert [line["text"] for line in heard["talk"]["lines"]] == ["Far away"]


def test_what_rang_unheard_is_heard_at_the_next_look(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresBell, "ring_talk", lambda *_: None)
    ann, bob = here.browser(), there.browser()
    page = ann.new_table("duel", [ME, OPEN])
    bob.sit(page, 1, "Bob")
    with bob.live(page, changes="true", talk="true") as socket:
        socket.hear_until(lambda now: "talk" in now)
        body = {"words": "Far away", "request": new_request()}
        ann.post(f"/api/tables/{page['id']}/talk", body)
        there.wait(there.app.state.ears.look_again())
        heard = socket.hear_until(lambda now: "talk" in now)

    assert [line["text"] for line in heard["talk"]["lines"]] == ["Far away"]
