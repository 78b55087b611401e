"""A league before it begins: who may open it, come in, leave and begin it, and who is told why not."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from monumental.web import housekeeper
from monumental.web.door.quotas import Quotas
from monumental.web.housekeeper import clear_away
from monumental.web.settings import Bounds
from monumental.web.store import now
from tests.web.api.server import ME, OPEN, Browser, Page, Server, new_request, serving
from tests.web.leagues.playing import DAY, begun, do, look, named, open_league, refused, running


def names(page: Page) -> list[str]:
    return [each["name"] for each in page["people"]]


def refused_to_open(who: Browser, **wishes: object) -> tuple[int, str]:
    usual = {"name": "Thursdays", "rules": "duel", "clock": {"seconds": DAY}}
    answer = who.ask("POST", "/api/leagues", {**usual, **wishes})
    assert answer.json()["sentence"]
    return answer.status_code, answer.json()["key"]


def test_whoever_has_the_invitation_comes_in_and_leaves_again(each_server: Server) -> None:
    ann, bob, cleo = named(each_server, "Ann", "Bob", "Cleo")
    league = open_league(ann, form="swiss", rounds=2, most=4)
    assert (league["host"], league["joined"], names(league), league["rounds"]) == (True, True, ["Ann"], 2)
    assert look(bob, league)["invitation"] is None
    assert refused(bob, league, "join") == (403, "server-league-locked")

    page = do(bob, league, "join", invitation=league["invitation"])

    assert (page["joined"], page["host"], names(page)) == (True, False, ["Ann", "Bob"])
    assert page["invitation"] == league["invitation"]
    assert do(bob, league, "join", invitation=league["invitation"]) == page
    assert names(do(bob, league, "leave")) == ["Ann"]
    assert refused(bob, league, "leave") == (409, "server-league-not-in")
    assert bob.get("/api/leagues")["mine"] == []
    assert [line["id"] for line in ann.get("/api/leagues")["mine"]] == [league["id"]]
    assert cleo.get("/api/leagues")["open"] == []


def test_a_listed_league_is_found_and_needs_no_invitation(server: Server) -> None:
    ann, bob = named(server, "Ann", "Bob")
    league = open_league(ann, listed=True, name="Open to all")
    lists = bob.get("/api/leagues")
    assert [line["name"] for line in lists["open"] if line["id"] == league["id"]] == ["Open to all"]
    assert league["invitation"] is None

    do(bob, league, "join")

    lists = bob.get("/api/leagues")
    assert [(line["people"], line["most"]) for line in lists["mine"]] == [(2, 8)]
    assert league["id"] not in {line["id"] for line in lists["open"]}


def test_only_whoever_opened_it_shows_out_begins_and_calls_off(server: Server) -> None:
    ann, bob, cleo, dan = named(server, "Ann", "Bob", "Cleo", "Dan")
    league = open_league(ann)
    for who in (bob, cleo, dan):
        do(who, league, "join", invitation=league["invitation"])
    for what in ("begin", "cancel"):
        assert refused(bob, league, what) == (403, "server-league-not-host")
    assert refused(bob, league, "show-out", number=3) == (403, "server-league-not-host")
    assert refused(ann, league, "show-out", number=1) == (409, "server-league-show-out-self")
    assert refused(ann, league, "show-out", number=9) == (409, "server-league-nobody")

    assert names(do(ann, league, "show-out", number=4)) == ["Ann", "Bob", "Cleo"]

    seen = look(dan, league)
    assert (seen["shown_out"], seen["joined"], seen["invitation"]) == (True, False, None)
    assert refused(dan, league, "join", invitation=league["invitation"]) == (409, "server-league-shown-out")
    page = do(ann, league, "begin")
    assert (page["status"], page["round"], page["rounds"]) == ("playing", 1, 3)
    for what in ("begin", "cancel"):
        assert refused(ann, league, what) == (409, "server-league-begun")
    assert refused(dan, league, "join", invitation=league["invitation"])[1] == "server-league-begun"
    other = open_league(ann)
    assert do(ann, other, "cancel") == {"id": other["id"]}
    assert ann.ask("GET", f"/api/leagues/{other['id']}").json()["key"] == "server-no-league"


def test_whoever_has_no_name_or_no_key_takes_no_part(server: Server) -> None:
    [ann] = named(server, "Ann")
    league = open_league(ann, listed=True)
    nameless, stranger = server.browser(), server.browser(known=False)

    assert refused(nameless, league, "join") == (409, "server-league-name")
    assert refused_to_open(nameless) == (409, "server-league-name")
    assert refused(stranger, league, "join") == (401, "server-no-key")
    assert refused(stranger, league, "leave") == (401, "server-no-key")
    assert names(look(stranger, league)) == ["Ann"]
    # What is shown says nothing of who it is.
    assert server.app.state.keyring.owner(ann.key) not in json.dumps(look(stranger, league))


def test_what_no_league_can_be_is_refused_in_one_sentence(server: Server) -> None:
    [ann] = named(server, "Ann")

    assert refused_to_open(ann, rules="chess") == (422, "server-wishes")
    assert refused_to_open(ann, preset="never") == (422, "server-wishes")
    assert refused_to_open(ann, name="   ") == (422, "server-league-nameless")
    assert refused_to_open(ann, most=17) == (422, "server-league-large")
    for wrong in ({"clock": None}, {"most": 2}, {"rounds": 0}, {"name": "a\u202eb"}, {"form": "cup"}):
        assert refused_to_open(ann, **wrong) == (400, "server-invalid")
    for address in ("nothing", "%00", "a" * 41, "ä"):
        assert ann.ask("GET", f"/api/leagues/{address}").status_code in {400, 404}


def test_a_league_begins_with_enough_people_for_its_rounds(server: Server) -> None:
    ann, bob, cleo, dan = named(server, "Ann", "Bob", "Cleo", "Dan")
    league = open_league(ann, form="swiss", rounds=3, most=4, listed=True)
    do(bob, league, "join")
    assert refused(ann, league, "begin") == (409, "server-league-few")
    for who in (cleo, dan):
        do(who, league, "join")

    answer = ann.ask("POST", f"/api/leagues/{league['id']}/begin")

    assert answer.json()["sentence"] == (
        "So few people can play 2 rounds without meeting twice: wait for more people."
    )
    [eve] = named(server, "Eve")
    assert refused(eve, league, "join") == (409, "server-league-full")


def test_whom_the_host_of_a_league_has_blocked_does_not_find_it(server: Server) -> None:
    ann, bob = named(server, "Ann", "Bob")
    table = ann.new_table("duel", [ME, OPEN])
    bob.sit(table, 1, "Bob")
    bob.post(f"/api/tables/{table['id']}/talk", {"words": "Hm.", "request": new_request()})
    ann.post(f"/api/tables/{table['id']}/talk/1/mute", {"everywhere": True})

    league = open_league(ann, listed=True)

    assert league["id"] not in {line["id"] for line in bob.get("/api/leagues")["open"]}
    assert refused(bob, league, "join") == (403, "server-league-not-here")


def test_nobody_opens_leagues_without_end(tmp_path: Path) -> None:
    quotas = Quotas(leagues=2, leagues_at_once=3, seconds_a_league=3600.0)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", quotas=quotas) as server:
        [ann] = named(server, "Ann")
        first, _ = open_league(ann), open_league(ann)

        assert refused_to_open(ann) == (409, "server-league-many")
        do(ann, first, "cancel")
        assert refused_to_open(ann) == (429, "server-too-many")


def test_a_host_who_wants_no_leagues_has_none(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", leagues=False) as server:
        [ann] = named(server, "Ann")

        assert ann.get("/api/leagues") == {"on": False, "name": "", "mine": [], "open": []}
        assert refused_to_open(ann) == (403, "server-no-leagues")


def test_what_somebody_was_in_is_theirs_to_take_and_goes_with_them(server: Server) -> None:
    ann, bob, cleo = people = named(server, "Ann", "Bob", "Cleo")
    waiting = open_league(ann, name="Later")
    do(bob, waiting, "join", invitation=waiting["invitation"])
    page = begun(people)
    mine = {each["id"]: each for each in ann.get("/api/me/data")["leagues"]}
    games = [game["table"] for game in running(page) if game["mine"]]
    assert (mine[page["id"]]["opened_by_me"], mine[page["id"]]["tables"]) == (True, games)
    assert mine[waiting["id"]]["called"] == "Ann"

    ann.post("/api/me/delete")

    # What only she could have begun is gone; what has begun goes on without her.
    assert bob.ask("GET", f"/api/leagues/{waiting['id']}").status_code == 404
    now = look(bob, page)
    assert (names(now), now["status"], now["host"]) == (["", "Bob", "Cleo"], "playing", False)
    assert cleo.get("/api/me/data")["leagues"][0]["left"] is False


@pytest.mark.parametrize(("days", "there"), [(29, 200), (31, 404)])
def test_a_league_that_never_begins_goes_after_a_month(server: Server, days: int, there: int) -> None:
    people = named(server, "Ann", "Bob", "Cleo")
    waiting, playing = open_league(people[0]), begun(people)

    with patch.object(housekeeper, "now", lambda: now() + timedelta(days=days)):
        server.wait(clear_away(server.rooms, Bounds()))

    found = [people[0].ask("GET", f"/api/leagues/{each['id']}").status_code for each in (waiting, playing)]
    assert found == [there, 200]


def test_the_address_of_a_league_leads_somewhere_only_if_there_is_one(server: Server) -> None:
    [ann] = named(server, "Ann")
    league = open_league(ann)

    found = [
        ann.ask("GET", path).status_code
        for path in (f"/league/{league['id']}", "/league/nothing", "/leagues")
    ]

    assert found == [200, 404, 200]
