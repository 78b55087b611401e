"""A record from anywhere becomes a table to look at; whatever is no such record leaves nothing behind."""

from __future__ import annotations

import json
from datetime import timedelta
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest

from monumental.cards.text import LANGUAGES
from monumental.play.records.opening import new_table
from monumental.play.records.record import write_record
from monumental.play.table import Table
from monumental.web import housekeeper
from monumental.web.door.quotas import Quotas
from monumental.web.housekeeper import clear_away
from monumental.web.keep.check import check
from monumental.web.problems import Refused
from monumental.web.settings import Bounds
from monumental.web.store import now
from monumental.web.tables.uploads import LARGEST, LONGEST, MOST_LINES, uploaded_room
from tests.web.api.endings import GOLDEN
from tests.web.api.server import Browser, Page, Server, serving


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")


def bring(who: Browser, record: str) -> Page:
    page: Page = who.post("/api/records", {"record": record})
    return page


def cut(record: str, lines: int) -> str:
    """The first lines of a record."""
    return "".join(record.splitlines(keepends=True)[:lines])


def without(record: str, line: int) -> str:
    lines = record.splitlines(keepends=True)
    return "".join(lines[: line - 1] + lines[line:])


def with_head(record: str, **fields: object) -> str:
    head, _, moves = record.partition("\n")
    return f"{json.dumps(json.loads(head) | fields)}\n{moves}"


def of_people(moves: int) -> Table:
    """A game of two people, with so many moves; nobody has typed its seed."""
    table = new_table("duel", civilizations=("aztecs", "japanese"))
    for _ in range(moves):
        table.play(table.game.seat, table.game.options()[0], at=table.version)
    return table


@pytest.mark.parametrize(
    "name",
    [
        "duel",
        "classic-3-sit",
        "continuous-2",
        *(
            pytest.param(name, marks=pytest.mark.long)
            for name in ("solo-all", "duel-middle", "duel-published-undo")
        ),
    ],
)
def test_a_record_of_each_kind_is_looked_at_as_a_game_that_is_over(
    server: Server, ann: Browser, stranger: Browser, name: str
) -> None:
    page = bring(ann, golden(name))

    server.forget(page["id"])
    seen = stranger.look(page)
    ending = json.loads(golden(name).splitlines()[-1])
    assert (seen["status"], seen["uploaded"], seen["rated"], seen["mine"]) == ("over", "finished", False, [])
    assert seen["score"]["totals"] == ending["scores"]
    assert seen["length"] == len(golden(name).splitlines()) - 2
    moment = stranger.get(f"/api/tables/{page['id']}/moments/{seen['length'] // 2}", seat=0)
    assert moment["moment"]
    assert stranger.get(f"/api/tables/{page['id']}/course")["rounds"]
    assert all(line["when"] is None for line in seen["log"]["lines"])


def test_its_record_is_the_one_that_was_brought(ann: Browser) -> None:
    page = bring(ann, golden("duel"))

    assert ann.get(f"/api/tables/{page['id']}/record") == golden("duel")


def test_it_is_reviewed_and_gone_on_with_from_any_moment(ann: Browser, bob: Browser) -> None:
    page = bring(ann, golden("duel"))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]

    reviewed = bob.ask("POST", f"/api/tables/{page['id']}/review")
    fork = bob.post(f"/api/tables/{page['id']}/fork", {"at": 100, "seats": seats})

    assert reviewed.status_code == 202
    assert (fork["status"], fork["mine"], fork["uploaded"]) == ("playing", [0], None)
    assert bob.my_turn(fork)["options"]


@pytest.mark.long
def test_a_pack_of_ones_own_comes_with_it(ann: Browser, tmp_path: Path) -> None:
    pack: Page = ann.get("/api/studio/packs/duel-trade")
    pack["head"]["name"] = "mine"
    pack["names"]["en"]["card-forum"] = "My Own Forum"
    ann.post("/api/packs", pack)
    played = ann.new_table("duel", [{"kind": "me"}, {"kind": "me"}], packs=["mine"])
    for _ in range(4):
        played = ann.go_on(played)
    record = ann.get(f"/api/tables/{played['id']}/record", seat=0)
    assert '"files"' in record

    with serving(f"sqlite:///{tmp_path / 'other.db'}") as other:
        bob = other.browser()
        page = bring(bob, record)
        catalog = json.dumps(bob.get(f"/api/tables/{page['id']}/catalog"))

    assert page["own"] == {"packs": ["mine"], "maker": None}
    assert "My Own Forum" in catalog


def test_one_that_is_not_over_is_looked_at_and_nobody_plays_there(server: Server, ann: Browser) -> None:
    page = bring(ann, cut(golden("duel"), 80))

    server.forget(page["id"])
    seen = ann.look(page)
    assert (seen["status"], seen["uploaded"], seen["score"]["winners"]) == ("over", "unfinished", None)
    assert (seen["options"], seen["thinking"]) == ([], False)
    review = ann.ask("POST", f"/api/tables/{page['id']}/review")
    assert (review.status_code, review.json()["key"]) == (409, "server-review-later")
    chances = ann.ask("GET", f"/api/tables/{page['id']}/chances")
    assert (chances.status_code, chances.json()["key"]) == (409, "server-chances-later")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
    fork = ann.post(f"/api/tables/{page['id']}/fork", {"at": seen["length"], "seats": seats})
    assert fork["status"] == "playing"


def test_among_people_one_that_is_not_over_is_not_gone_on_with(ann: Browser) -> None:
    page = bring(ann, write_record(of_people(20).record_for(None)))

    fork = ann.ask("POST", f"/api/tables/{page['id']}/fork", {"at": 10})

    assert [seat["kind"] for seat in page["seats"]] == ["person", "person"]
    assert (fork.status_code, fork.json()["key"]) == (409, "server-fork-among-people")


def test_where_a_bot_played_that_none_may_seat_here_another_one_goes_on(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", bots=("beginner", "normal")) as server:
        ann = server.browser()
        page = bring(ann, golden("duel"))
        played = [{"kind": "me"}, {"kind": "bot", "bot": page["seats"][1]["bot"]}]
        fork = ann.post(f"/api/tables/{page['id']}/fork", {"at": 100, "seats": played})
        any_other = [{"kind": "me"}, {"kind": "bot", "bot": "search"}]
        refused = ann.ask("POST", f"/api/tables/{page['id']}/fork", {"at": 100, "seats": any_other})

    assert (page["seats"][1]["bot"], fork["seats"][1]["bot"]) == ("random", "normal")
    assert (refused.status_code, refused.json()["key"]) == (422, "server-no-bot")


def test_whose_seed_is_not_known_is_looked_at_too(server: Server, ann: Browser) -> None:
    page = bring(ann, write_record(of_people(20).record_for(None)))

    server.forget(page["id"])
    assert ann.look(page)["version"] == 20
    assert server.wait(check(server.rooms.store)).wrong == ()


@pytest.mark.long
def test_it_is_in_nobodys_history_and_only_in_the_list_of_whoever_brought_it(
    ann: Browser, bob: Browser
) -> None:
    page = bring(ann, golden("duel"))

    assert page["id"] in [table["id"] for table in ann.get("/api/tables")["mine"]]
    assert page["id"] not in json.dumps(bob.get("/api/tables"))
    assert ann.get("/api/me/games")["games"] == []
    again = ann.ask("POST", f"/api/tables/{page['id']}/rematch")
    assert (again.status_code, again.json()["key"]) == (403, "server-not-your-seat")


@pytest.mark.long
def test_it_goes_after_two_weeks_and_nothing_else_does(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ann = server.browser()
        page = bring(ann, golden("duel"))
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
        fork = ann.post(f"/api/tables/{page['id']}/fork", {"at": 100, "seats": seats})

        found = []
        for days in (13, 15):
            with patch.object(housekeeper, "now", lambda days=days: now() + timedelta(days=days)):
                server.wait(clear_away(server.rooms, Bounds()))
            tables = (page, fork)
            found.append([ann.ask("GET", f"/api/tables/{each['id']}").status_code for each in tables])

        assert found == [[200, 200], [404, 200]]


BAD = {
    "nothing": ("", "server-record-none"),
    "binary": ("\x89PNG\r\n\x1a\n\x00\x00\ufffd", "server-record-none"),
    "other format": ('{"format":"chess"}\n', "server-record-none"),
    "half a sign": (with_head(golden("duel"), packs=[{"name": "\ud800"}]), "server-record-none"),
    "deep": ("[" * 5_000 + "\n", "server-record-none"),
    "foreign rules": (with_head(golden("duel"), rules="chess"), "server-record-rules"),
    "unknown pack": (
        with_head(golden("duel"), packs=[{"name": "mine", "version": "1", "digest": "0" * 64}]),
        "server-record-pack",
    ),
    "garbage within": (golden("duel").replace("\n", "\n{{{\n", 40), "server-record-damaged"),
    "a move left out": (without(golden("duel"), 51), "server-record-wrong"),
    "cut off at the end": (cut(golden("duel"), 259), "server-record-cut"),
    "other rules": (with_head(without(golden("duel"), 51), version=1), "server-record-changed"),
    "other scores": (golden("duel").replace('"scores":[', '"scores":[9'), "server-record-wrong"),
    "other luck": (golden("duel").replace('"typed":2', '"typed":3'), "server-record-luck"),
    "hidden": (golden("duel").replace('"dealt":["', '"dealt":["0:?","'), "server-record-hidden"),
    "many lines": (golden("duel") + "\n" * MOST_LINES, "server-record-long"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_is_no_such_record_is_refused_in_one_sentence(what: str) -> None:
    record, key = BAD[what]

    with pytest.raises(Refused) as refused:
        uploaded_room(record, "ann")

    sentences = {refused.value.problem(language).sentence for language in LANGUAGES}
    assert (refused.value.status, refused.value.key) == (422, key)
    assert len(sentences) == len(LANGUAGES)
    assert not any(key in sentence or "\n" in sentence for sentence in sentences)


@pytest.mark.parametrize("what", ["binary", "a move left out"])
def test_what_is_no_such_record_leaves_nothing_behind(server: Server, ann: Browser, what: str) -> None:
    record, key = BAD[what]
    before = server.wait(server.rooms.store.ids())

    answer = ann.ask("POST", "/api/records", {"record": record})

    assert (answer.status_code, answer.json()["key"]) == (422, key)
    assert server.wait(server.rooms.store.ids()) == before


def test_one_that_is_too_large_is_not_read(ann: Browser) -> None:
    answer = ann.ask("POST", "/api/records", {"record": "x" * LARGEST})

    assert (answer.status_code, answer.json()["key"]) == (413, "server-too-large")


def test_one_that_takes_too_long_is_given_up_between_two_moves() -> None:
    ticks = count(0.0, LONGEST / 10)

    with pytest.raises(Refused) as refused:
        uploaded_room(golden("duel"), "ann", clock=lambda: next(ticks))

    assert refused.value.key == "server-record-long"
    assert next(ticks) == pytest.approx(LONGEST * 1.2)


def test_whoever_the_server_does_not_know_brings_none(stranger: Browser) -> None:
    assert stranger.ask("POST", "/api/records", {"record": golden("duel")}).status_code == 401


@pytest.mark.long
def test_nobody_brings_too_many_in_a_row(tmp_path: Path) -> None:
    quotas = Quotas(records_at_once=2, seconds_a_record=3600.0)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", quotas=quotas) as server:
        ann = server.browser()
        answers = [ann.ask("POST", "/api/records", {"record": golden("duel")}) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].headers["Retry-After"]
