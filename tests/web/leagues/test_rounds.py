"""Whole leagues: everybody meets, what comes of it is counted once, and the next round begins by itself."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection, func, select

from monumental.web.keep.people import delete_table
from monumental.web.leagues.rounds import go_on
from monumental.web.store.leagues import book
from monumental.web.store.schema import tables
from tests.web.api.server import Page, Server, serving
from tests.web.leagues.playing import (
    abandon,
    begun,
    do,
    look,
    look_on,
    named,
    play,
    refused,
    resign,
    running,
)
from tests.web.waiting import wait_until

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def points(page: Page) -> dict[int, float]:
    return {line["number"]: line["points"] for line in page["standings"]}


def by_hand(page: Page) -> dict[int, float]:
    """What everybody must have, by the games that are shown."""
    found = {each["number"]: 0.0 for each in page["people"]}
    for game in (game for each in page["games"] for game in each["games"]):
        match game["outcome"]:
            case "one" | "two" as side:
                found[game[side]] += 1
            case "draw":
                found[game["one"]] += 0.5
                found[game["two"]] += 0.5
            case "bye" if page["form"] == "swiss":
                found[game["one"]] += 1
    return found


@pytest.mark.usefixtures("short_games")
def test_three_people_play_a_whole_round_robin(server: Server) -> None:
    names = NAMES[:3]
    people = dict(zip(names, named(server, *names), strict=True))
    page = begun([*people.values()])
    came_to = []
    assert (page["round"], page["rounds"], page["status"]) == (1, 3, "playing")

    while page["status"] == "playing":
        for game in running(page):
            [mine] = [
                line for line in people["Ann"].get("/api/tables")["mine"] if line["id"] == game["table"]
            ] or [None]
            assert (mine is not None) == game["mine"]
            came_to.append((game["table"], play(people, page, game)))
        look_on(server)
        page = look(people["Ann"], page)

    games = [game for each in page["games"] for game in each["games"]]
    assert [(game["table"], game["outcome"]) for game in games if game["table"]] == came_to
    met = [frozenset((game["one"], game["two"])) for game in games if game["two"]]
    assert sorted(map(sorted, met)) == [[1, 2], [1, 3], [2, 3]]
    assert sorted(game["one"] for game in games if game["outcome"] == "bye") == [1, 2, 3]
    assert points(page) == by_hand(page)
    assert page["standings"][0]["place"] == 1
    assert page["ended"] is not None


@pytest.mark.usefixtures("short_games")
def test_five_people_play_a_whole_swiss_tournament(server: Server) -> None:
    people = dict(zip(NAMES, named(server, *NAMES), strict=True))
    page = begun([*people.values()], form="swiss", rounds=2)

    while page["status"] == "playing":
        for game in running(page):
            play(people, page, game)
        look_on(server)
        page = look(people["Bob"], page)

    places = [(line["number"], line["place"]) for line in page["standings"]]
    people["Eve"].post("/api/me/delete")
    now = look(people["Bob"], page)
    # Who goes after the end stands where they stood, without their name.
    assert [(line["number"], line["place"]) for line in now["standings"]] == places
    assert [each["name"] for each in now["people"]] == [*NAMES[:4], ""]
    games = [game for each in page["games"] for game in each["games"]]
    assert [len(each["games"]) for each in page["games"]] == [3, 3]
    assert len({frozenset((game["one"], game["two"])) for game in games}) == 6
    assert len({game["one"] for game in games if game["outcome"] == "bye"}) == 2
    assert points(page) == by_hand(page)
    assert sum(points(page).values()) == 6


def test_of_two_servers_one_pairs_the_next_round_and_counts_each_game(database_url: str) -> None:
    with serving(database_url) as here, serving(database_url) as there:
        ann, bob, cleo, dan = named(here, *NAMES[:4])
        page = begun([ann, bob, cleo, dan])
        called = dict(zip(range(1, 5), (ann, bob, cleo, dan), strict=True))

        for number in (2, 3):
            for game in running(page):
                abandon(called[game["one"]], called[game["two"]], game["table"])
            looking = [
                asyncio.run_coroutine_threadsafe(go_on(each.rooms, page["id"]), each._loop)
                for each in (here, there, here, there)
            ]
            for each in looking:
                each.result(60)
            page = look(ann, page)
            assert page["round"] == number

            assert [len(each["games"]) for each in page["games"]] == [2] * number
            assert here.wait(here.rooms.store.read(_tables)) == 2 * number
            assert set(points(page).values()) == {0.5 * (number - 1)}
        # The other server knows the tables, too.
        assert there.room(running(page)[0]["table"]).status == "playing"


def _tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()


def test_a_server_that_starts_again_goes_on_by_itself(database_url: str) -> None:
    with serving(database_url) as server:
        ann, bob, cleo = named(server, *NAMES[:3])
        page = begun([ann, bob, cleo])
        [game] = running(page)
        called = {1: ann, 2: bob, 3: cleo}
        cookies = ann.http.cookies
        # The server dies before it has counted what it has seen end.
        server.wait(_at_rest(server))
        abandon(called[game["one"]], called[game["two"]], game["table"])
        assert look(ann, page)["round"] == 1

    with serving(database_url) as server:
        ann = server.browser(known=False)
        ann.http.cookies = cookies
        wait_until(lambda: look(ann, page)["round"] == 2)

        assert look(ann, page)["games"][0]["games"][0]["outcome"] == "draw"


async def _at_rest(server: Server) -> None:
    """Nobody looks at leagues here any more."""
    server.app.state.umpire.look = _nothing


async def _nothing() -> None:
    pass


def test_whoever_leaves_loses_what_is_played_and_what_would_have_come(server: Server) -> None:
    ann, _, _, dan = people = named(server, *NAMES[:4])
    page = begun(people)
    [game] = [each for each in running(page) if 4 in {each["one"], each["two"]}]
    other = game["one"] + game["two"] - 4
    lost = "one" if game["two"] == 4 else "two"

    do(dan, page, "leave")

    now = look(ann, page)
    assert [each["left"] for each in now["people"]] == [False, False, False, True]
    assert [each["outcome"] for each in now["games"][0]["games"] if each["table"] == game["table"]] == [lost]
    # At the table a bot plays on for them.
    seen = people[other - 1].look(game["table"])
    assert [seat["resigned"] for seat in seen["seats"]] == [lost == "two", lost == "one"]
    assert refused(dan, page, "leave") == (409, "server-league-not-in")
    [left] = running(now)
    abandon(people[left["one"] - 1], people[left["two"] - 1], left["table"])
    look_on(server)
    now = look(ann, page)
    [forfeit] = [each for each in now["games"][1]["games"] if 4 in {each["one"], each["two"]}]
    assert forfeit["table"] is None
    assert forfeit["outcome"] == ("one" if forfeit["two"] == 4 else "two")


def test_whoever_deletes_themself_is_paired_no_more_and_has_no_name(server: Server) -> None:
    ann, bob, _ = people = named(server, *NAMES[:3])
    page = begun(people, form="swiss", rounds=2)
    key = server.app.state.keyring.owner(bob.key)

    bob.post("/api/me/delete")

    now = look(ann, page)
    assert [(each["name"], each["left"]) for each in now["people"]] == [
        ("Ann", False),
        ("", True),
        ("Cleo", False),
    ]
    league = server.wait(server.rooms.store.read(partial(book.load, page["id"])))
    assert league is not None
    assert key not in {member.owner for member in league.members}
    look_on(server)
    for _ in range(2):
        for game in running(look(ann, page)):
            abandon(people[game["one"] - 1], people[game["two"] - 1], game["table"])
        look_on(server)
    now = look(ann, page)
    assert now["status"] == "over"
    assert now["standings"][-1]["number"] == 2
    assert {2} & {
        number for game in now["games"][1]["games"] for number in (game["one"], game["two"])
    } == set()


def test_who_is_not_there_at_the_end_has_lost_and_a_table_that_is_gone_is_a_draw(server: Server) -> None:
    ann, *_ = people = named(server, *NAMES[:4])
    page = begun(people)
    both, deleted = running(page)
    for side in ("one", "two"):
        resign(people[both[side] - 1], both["table"])
    server.wait(server.rooms.store.write(partial(delete_table, deleted["table"])))
    # Two bots play on only where somebody looks.
    ann.watch_until(ann.look(both["table"]), lambda now: now["status"] == "over")

    look_on(server)

    now = look(ann, page)
    assert [game["outcome"] for game in now["games"][0]["games"]] == ["none", "draw"]
    assert now["round"] == 2


def test_a_pair_of_a_league_sits_at_an_ordinary_rated_table_with_its_clock(server: Server) -> None:
    people = named(server, *NAMES[:3])
    page = begun(
        people, name="A" * 60, rules="classic", preset="rulebook", clock={"seconds": 1800, "increment": 30}
    )
    [game] = running(page)

    seen = people[game["one"] - 1].look(game["table"])

    assert (seen["name"], seen["rated"], seen["hints"], seen["status"]) == ("A" * 60, True, False, "playing")
    assert (seen["clock"]["seconds"], seen["clock"]["increment"]) == (1800, 30)
    assert seen["mine"] == [0]
    assert people[game["two"] - 1].look(game["table"])["mine"] == [1]
    assert all(seat["name"] in NAMES for seat in seen["seats"])
    assert seen["waiting"] is None
