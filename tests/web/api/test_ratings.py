"""Ratings: games of people alone, each once, and who is on the ladder."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, select

from monumental.play.records.record import Ending
from monumental.web.store.people.ratings import SETTLED, ladder, rate
from monumental.web.store.schema import ratings
from monumental.web.tables.ending import places, settle
from monumental.web.tables.room import Room
from tests.web.api.days import of_two
from tests.web.api.server import ME, Browser, Page, Server, bot, new_request, play_on, serving


def look(who: Browser, rules: str = "duel") -> Page:
    page: Page = who.get("/api/ladder", rules=rules)
    return page


def rows(server: Server) -> list[tuple[str, int]]:
    def read(connection: Connection) -> list[tuple[str, int]]:
        found = connection.execute(select(ratings.c.owner, ratings.c.games).order_by(ratings.c.owner))
        return [(row.owner, row.games) for row in found]

    return server.wait(server.rooms.store.read(read))


def owner(server: Server, who: Browser) -> str:
    name: str = server.app.state.keyring.owner(who.key)
    return name


@pytest.mark.long
def test_people_who_play_each_other_are_rated_once(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ann, bob = server.browser(), server.browser()
        for who, name in ((ann, "Ann"), (bob, "Bob")):
            who.post("/api/me/name", {"name": name})
        page = play_on([ann, bob], of_two(ann, bob), seed=3, back=0.0)

        lines = look(ann)["lines"]

        # Who shares a victory shares its points.
        winners = {("Ann", "Bob")[seat] for seat in page["score"]["winners"]}
        assert {line["name"] for line in lines if line["points"] == lines[0]["points"]} == winners
        assert all((line["games"], line["provisional"]) == (1, True) for line in lines)
        assert [line["name"] for line in lines if line["mine"]] == ["Ann"]
        server.wait(settle(server.room(page["id"]), server.rooms.store, rated=True))
        assert look(ann)["lines"] == lines
        assert look(ann, "classic")["lines"] == []
        (mine,) = ann.get("/api/me/data")["ratings"]
        assert (mine["rules"], mine["games"]) == ("duel", 1)
        # Whoever goes for good is on it no more; the other stays.
        bob.post("/api/me/delete")
        assert [line["name"] for line in look(ann)["lines"]] == ["Ann"]


def test_whoever_lets_a_bot_play_comes_last_and_nobody_is_rated_by_bots_alone(
    server: Server, ann: Browser, bob: Browser
) -> None:
    page = of_two(ann, bob)
    ann.hand_over(page, 0, "random")
    bob.wait_until(page, lambda now: now["question"]["seat"] == 1)
    page = ann.hand_over(ann.look(page), 0, None)
    room = server.room(page["id"])
    keys = server.app.state.keyring

    assert [move.words for move in room.table.moves if move.is_seating] == ["sit random", "sit human"]
    assert ended(room, points=[9, 1]) == {keys.owner(bob.key): 0, keys.owner(ann.key): 1}
    bob.hand_over(bob.look(page), 1, "random")
    assert ended(server.room(page["id"]), points=[9, 1]) == {}


def ended(room: Room, points: list[int]) -> dict[str, int]:
    """The places, if the game ended now with these points."""
    best = max(points)
    winners = tuple(seat for seat, each in enumerate(points) if each == best)
    with patch.object(room.table, "ending", lambda: Ending(scores=tuple(points), winners=winners)):
        return places(room)


def test_games_with_bots_and_abandoned_ones_are_not_rated(server: Server, ann: Browser, bob: Browser) -> None:
    page = of_two(ann, bob)
    vote = {"request": new_request(), "about": "abandon"}
    ann.post(f"/api/tables/{page['id']}/vote", {**vote, "seat": 0, "at": page["version"], "say": "ask"})
    at = bob.look(page)["version"]
    bob.post(f"/api/tables/{page['id']}/vote", {**vote, "seat": 1, "at": at, "say": "agree"})
    alone = ann.my_turn(ann.new_table("duel", [ME, bot("random")]))

    assert rows(server) == []
    assert places(server.room(page["id"])) == {}
    assert places(server.room(alone["id"])) == {}


def test_a_host_who_wants_no_ratings_has_none(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", ratings=False) as server:
        ann = server.browser()

        assert look(ann)["on"] is False


def test_provisional_people_stand_below_and_those_without_a_name_are_not_shown(database_url: str) -> None:
    with serving(database_url) as server:
        people = [server.browser() for _ in range(4)]
        for who, name in zip(people, ("Ann", "Bob", "Cleo"), strict=False):
            who.post("/api/me/name", {"name": name})
        ann, bob, cleo, nobody = [owner(server, who) for who in people]

        def play(connection: Connection) -> None:
            for _ in range(SETTLED):
                rate("duel", {ann: 1, bob: 0}, connection)
            rate("duel", {cleo: 0, nobody: 1}, connection)

        server.wait(server.rooms.store.write(play))

        lines = look(people[0])["lines"]
        assert [(line["name"], line["provisional"]) for line in lines] == [
            ("Bob", False),
            ("Ann", False),
            ("Cleo", True),
        ]
        assert len(server.wait(server.rooms.store.read(partial(ladder, "duel", 1)))) == 1


def test_a_device_that_becomes_somebody_s_brings_the_rating_of_more_games(database_url: str) -> None:
    with serving(database_url) as server:
        ann, phone = server.browser(), server.browser()
        mine, brought = owner(server, ann), owner(server, phone)

        def play(connection: Connection) -> None:
            rate("duel", {mine: 0, "other": 1}, connection)
            for _ in range(3):
                rate("duel", {brought: 0, "other": 1}, connection)

        server.wait(server.rooms.store.write(play))
        link = ann.post("/api/me/links", {"address": server.url})["link"]
        phone.post("/api/me/join", {"code": link.partition("#")[2]})

        assert rows(server) == sorted([(mine, 3), ("other", 4)])
