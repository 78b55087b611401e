"""Live: a socket gets the table when it comes, and whenever something changes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from monumental.web.pages.table.log import RECENT
from monumental.web.pages.table.seen import FIRST_LINES
from monumental.web.tables import live
from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot, play_on

pytestmark = pytest.mark.long


def without(page: Page, *names: str) -> Page:
    return {name: value for name, value in page.items() if name not in names}


def test_whoever_connects_gets_the_table(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME])

    with ann.live(page, seat=0, lang="cs") as socket:
        heard = socket.hear()

    now = ann.look(page, seat=0, lang="cs")
    assert without(heard, "seats") == without(now, "seats")
    assert heard["language"] == "cs"
    assert heard["viewer"] == 0


@pytest.mark.parametrize("what", ["actions", "undo", "redo"])
def test_whoever_listens_needs_no_page_as_the_answer(ann: Browser, what: str) -> None:
    page = ann.new_table("duel", [ME, ME], seed=1)
    asked = {"seat": page["question"]["seat"], "at": page["version"], "request": "a-request"}
    if what == "actions":
        asked["action"] = page["options"][0]["words"]
    else:
        page = ann.act(page)
        asked |= {"at": page["version"]}
        if what == "redo":
            page = ann.step("undo", page)
            asked |= {"at": page["version"]}
    with ann.live(page, seat=asked["seat"]) as socket:
        socket.hear()

        done = ann.post(f"/api/tables/{page['id']}/{what}", asked, brief="true")
        again = ann.post(f"/api/tables/{page['id']}/{what}", asked, brief="true")
        heard = socket.hear_version(done["version"])

    assert done == again == {"version": page["version"] + 1}
    assert heard["log"]["since"] == page["version"]


def test_changes_arrive(ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], seed=1)
    with bob.live(page) as socket:
        assert socket.hear()["status"] == "open"

        bob.sit(page, 1)
        began = socket.hear_until(lambda now: now["status"] == "playing")

        assert began["mine"] == [1]
        who = (ann, bob)[began["question"]["seat"]]
        who.act(who.look(page))
        moved = socket.hear_until(lambda now: now["version"] > began["version"])
        assert moved["log"]["since"] == began["version"]
        assert moved["log"]["lines"]


def test_everybody_hears_their_own_view(
    server: Server, ann: Browser, bob: Browser, stranger: Browser
) -> None:
    page = ann.new_table("classic", [ME, OPEN])
    bob.sit(page, 1)
    version = ann.look(page)["version"]
    asked = ann.look(page)["question"]["seat"]
    with ann.live(page) as one, bob.live(page) as two, stranger.live(page) as three:
        who = (ann, bob)[asked]
        who.act(who.look(page))
        heard = [each.hear_until(lambda now: now["version"] > version) for each in (one, two, three)]

    assert [each["viewer"] for each in heard] == [0, 1, None]
    assert [bool(each["options"]) for each in heard] == [
        seat == heard[0]["question"]["seat"] for seat in (0, 1, None)
    ]
    for who, each in zip((ann, bob, stranger), heard, strict=True):
        assert each["view"] == who.look(page)["view"]


def test_bots_are_heard_move_by_move(ann: Browser) -> None:
    page = ann.new_table("duel", [bot("random"), bot("random")])
    with ann.live(page) as socket:
        heard = socket.hear()
        versions = [heard["version"]]
        while heard["status"] != "over":
            heard = socket.hear()
            versions.append(heard["version"])

    assert versions == sorted(versions)
    assert len(set(versions)) > 10
    assert heard["score"]["winners"]


def test_whoever_comes_back_hears_only_what_is_new(ann: Browser) -> None:
    page = ann.go_on(ann.new_table("duel", [ME, ME], seed=1))
    with ann.live(page, seat=0) as socket:
        seen = socket.hear()
    page = play_on([ann], page, seed=1, until=lambda now: now["version"] > 20)

    with ann.live(page, seat=0, since=seen["version"]) as socket:
        heard = socket.hear()

    assert heard["log"]["since"] == seen["version"]
    assert min(line["version"] for line in heard["log"]["lines"]) > seen["version"]


@pytest.mark.parametrize(
    ("query", "code", "key"),
    [({"seat": 1}, 4403, "server-not-your-seat"), ({"seat": 0}, 4403, "server-not-your-seat")],
)
def test_nobody_hears_what_another_seat_sees(
    ann: Browser, stranger: Browser, query: Page, code: int, key: str
) -> None:
    page = ann.new_table("duel", [ME, OPEN])
    who = ann if query["seat"] else stranger

    with who.live(page, **query) as socket:
        problem = socket.hear()
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()

    assert problem["key"] == key
    assert "view" not in problem
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_a_table_that_there_is_not(ann: Browser) -> None:
    with ann.live("nothing", lang="es") as socket:
        problem = socket.hear()
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()

    assert problem["status"] == 404
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_who_is_there_is_seen(ann: Browser, bob: Browser, stranger: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])
    bob.sit(page, 1)

    def here(now: Page) -> list[bool]:
        return [seat["here"] for seat in now["seats"]]

    with ann.live(page) as socket:
        socket.hear_until(lambda now: here(now) == [True, False])
        with bob.live(page):
            socket.hear_until(lambda now: here(now) == [True, True])
            with bob.live(page), stranger.live(page):
                assert here(ann.look(page)) == [True, True]
            assert here(ann.look(page)) == [True, True]
        socket.hear_until(lambda now: here(now) == [True, False])
    ann.wait_until(ann.look(page), lambda now: here(now) == [False, False])


def test_a_browser_that_is_torn_away_is_gone(ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])
    bob.sit(page, 1)
    with ann.live(page) as socket:
        with bob.live(page) as other:
            socket.hear_until(lambda now: now["seats"][1]["here"])
            other.connection.socket.close()
        now = socket.hear_until(lambda now: not now["seats"][1]["here"])
        assert [seat["here"] for seat in now["seats"]] == [True, False]


def test_a_silent_table_is_still_alive(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.05)
    page = ann.new_table("duel", [ME, ME])

    with ann.live(page) as socket:
        socket.hear()
        assert socket.hear_until(lambda now: "alive" in now) == {"alive": True}


def test_what_a_page_says_is_short(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME])
    with ann.live(page) as socket:
        socket.hear()
        socket.connection.send("ping")
        socket.connection.send(b"\xff\x00")
        ann.act(ann.look(page))
        socket.hear_until(lambda now: now["version"] > page["version"])
        socket.connection.send("x" * 500)
        with pytest.raises(ConnectionClosed):
            socket.hear_until(lambda _: False)


def test_a_table_that_was_forgotten_is_heard_again(server: Server, ann: Browser) -> None:
    """If writing fails, what is in memory counts no more: whoever looks on gets what was written."""
    page = ann.new_table("duel", [ME, ME], seed=1)
    with ann.live(page) as socket:
        first = socket.hear()
        server.wait(forget(server, page["id"]))
        ann.act(ann.look(page))

        heard = socket.hear_until(lambda now: now["version"] > first["version"])

        assert heard["seats"][0]["here"]


async def forget(server: Server, table: str) -> None:
    server.rooms.forget(await server.rooms.find(table))


# Catching up


class Follower:
    """A page that follows what is new, and forgets what was taken back."""

    def __init__(self) -> None:
        self.version = 0
        self.lines: list[Any] = []

    def follow(self, page: Page) -> None:
        log = page["log"]
        assert log["since"] <= self.version
        self.lines = [line for line in self.lines if line["at"] < log["standing"]]
        if not log["since"]:
            self.lines = []
        self.lines += log["lines"]
        self.version = page["version"]

    def told(self) -> list[Any]:
        """All but the words: who has a civilization by now is called by it. Old lines have no events."""
        recent = self.version - RECENT
        return [
            without(line, "text") if line["version"] > recent else without(line, "text", "events")
            for line in self.lines
        ]


@pytest.mark.parametrize(("rules", "seed"), [("duel", 1), ("duel", 2), ("classic", 3), ("continuous", 4)])
def test_who_follows_and_who_reads_everything_at_once_have_the_same_log(
    ann: Browser, rules: str, seed: int
) -> None:
    """Random play with steps back and forth; one follower never sleeps, others now and then."""
    choose = random.Random(seed)
    page = ann.new_table(rules, [ME, ME], seed=seed)
    awake, sleepy, listener = Follower(), Follower(), Follower()
    undone = 0
    with ann.live(page, seat=0) as socket:
        for _ in range(120):
            if page["status"] == "over":
                break
            page = ann.look(page)
            if page["can_redo"] and choose.random() < 0.5:
                page = ann.step("redo", page)
            elif page["can_undo"] and choose.random() < 0.4:
                page = ann.step("undo", page)
                undone += 1
            else:
                page = ann.act(page, choose.choice(page["options"])["words"])
            awake.follow(ann.look(page, since=awake.version))
            if choose.random() < 0.2:
                sleepy.follow(ann.look(page, since=sleepy.version))
                everything = Follower()
                everything.follow(ann.look(page, whole=True))
                assert sleepy.told() == awake.told() == everything.told(), f"seed {seed}, {page['version']}"
        while listener.version < page["version"]:
            listener.follow(socket.hear())
    assert listener.told() == awake.told()
    assert undone > 5


def test_events_are_counted_through(ann: Browser) -> None:
    """Each line of the log begins where the one before it ends."""
    page = play_on([ann], ann.new_table("classic", [ME, ME]), 1, until=lambda now: now["version"] > 40)
    at = 0
    for line in ann.look(page, whole=True)["log"]["lines"]:
        assert line["at"] == at
        at += len(line["events"])
    assert json.dumps(page)


def test_whoever_opens_the_page_gets_the_latest_part_of_the_log(ann: Browser) -> None:
    """And all of it when they ask for it; whoever was there before misses nothing."""
    page = play_on([ann], ann.new_table("classic", [ME, ME]), 1, until=lambda now: now["version"] > 70)
    latest, everything = (ann.look(page, whole=whole)["log"] for whole in (False, True))
    assert everything["whole"]
    assert not latest["whole"]
    assert FIRST_LINES <= len(latest["lines"]) < len(everything["lines"])
    assert latest["lines"] == everything["lines"][-len(latest["lines"]) :]
    missed = ann.look(page, since=1)["log"]
    assert missed["whole"]
    assert missed["lines"] == [line for line in everything["lines"] if line["version"] > 1]
