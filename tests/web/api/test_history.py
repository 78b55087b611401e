"""My finished games: who won what against whom, and what all of them come to."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import Connection

from monumental.web import housekeeper
from monumental.web.housekeeper import settle
from monumental.web.store import Seat
from monumental.web.store.people.results import Result, games_of
from monumental.web.store.people.results import settle as write_down
from monumental.web.store.schema import results, tables
from monumental.web.store.writing import create
from tests.web.api.days import of_two
from tests.web.api.endings import nearly_over, over
from tests.web.api.server import Browser, Page, Server, new_request, play_on, serving
from tests.web.clock import MORNING
from tests.web.store.scenes import DUEL


def games(who: Browser, **asked: object) -> Page:
    page: Page = who.get("/api/me/games", **asked)
    return page


def owner(server: Server, who: Browser) -> str:
    name: str = server.app.state.keyring.owner(who.key)
    return name


def test_a_finished_game_is_in_the_history_of_who_played_it(
    server: Server, ann: Browser, bob: Browser
) -> None:
    page = nearly_over(server, ann, ("human", "random"))
    page = play_on([ann], page, seed=1, back=0.0)

    history = games(ann)

    [game] = history["games"]
    won = 0 in page["score"]["winners"]
    assert (game["id"], game["rules"], game["result"]) == (page["id"], "duel", "won" if won else "lost")
    assert [seat["points"] for seat in game["seats"]] == page["score"]["totals"]
    assert [seat["won"] for seat in game["seats"]] == [seat in page["score"]["winners"] for seat in (0, 1)]
    assert [seat["civilization"] for seat in game["seats"]] == [seat["title"] for seat in page["seats"]]
    assert [(line["key"], line["games"], line["won"]) for line in history["rules"]] == [("duel", 1, int(won))]
    assert [line["text"] for line in history["opponents"]] == ["Computer (random)"]
    assert games(bob)["games"] == []


def test_an_abandoned_game_is_neither_won_nor_lost(server: Server, ann: Browser, bob: Browser) -> None:
    page = of_two(ann, bob)
    vote = {"request": new_request(), "about": "abandon"}
    ann.post(f"/api/tables/{page['id']}/vote", {**vote, "seat": 0, "at": page["version"], "say": "ask"})
    at = bob.look(page)["version"]
    bob.post(f"/api/tables/{page['id']}/vote", {**vote, "seat": 1, "at": at, "say": "agree"})

    history = games(ann)

    assert [(game["result"], game["seats"][0]["points"]) for game in history["games"]] == [("none", None)]
    assert history["rules"] == []
    assert games(bob, result="lost")["count"] == 0


def test_who_played_all_seats_has_won_against_nobody(server: Server, ann: Browser) -> None:
    over(server, ann)

    assert games(ann)["count"] == 0


def test_a_game_whose_end_was_taken_back_is_over_once(server: Server, ann: Browser) -> None:
    page = play_on([ann], nearly_over(server, ann, ("human", "random")), seed=1, back=0.0)
    page = ann.step("undo", ann.look(page))
    assert (page["status"], games(ann)["count"]) == ("playing", 0)

    play_on([ann], page, seed=2, back=0.0)

    assert games(ann)["count"] == 1


def test_games_of_older_versions_come_into_the_history_by_themselves(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database_url) as server:
        ann = server.browser()
        page = play_on([ann], nearly_over(server, ann, ("human", "random")), seed=1, back=0.0)
        before = games(ann)
        server.wait(server.rooms.store.write(partial(_forget_end, page["id"])))
        assert games(ann)["count"] == 0

        # Whatever has just ended, its own server writes down.
        server.wait(settle(server.rooms))
        assert games(ann)["count"] == 0
        monkeypatch.setattr(housekeeper, "A_WHILE", timedelta(0))
        server.wait(settle(server.rooms))

        assert games(ann) == before


def _forget_end(table: str, connection: Connection) -> None:
    connection.execute(results.delete().where(results.c.table_id == table))
    connection.execute(tables.update().where(tables.c.id == table).values(ended=None))


def _many(me: str, count: int, connection: Connection) -> None:
    """Games of mine against Bob and Cleo by turns; of three I win one."""
    for number in range(count):
        rival = ("Bob", "hash-of-bob") if number % 2 else ("Cleo", "hash-of-cleo")
        seats = (Seat(0, "person", "Ann", me), Seat(1, "person", *rival))
        rules = "duel" if number % 5 else "classic"
        table = replace(DUEL, id=f"old-{number:04}", rules=rules, status="over", seats=seats, asked=None)
        create(table, MORNING + timedelta(hours=number), connection)
        won = number % 3 == 0
        write_down(
            table.id,
            [Result(0, "aztecs", 30, won), Result(1, "japanese", 31 - 2 * won, not won)],
            connection,
        )


@pytest.mark.long
def test_a_thousand_games_are_counted_and_paged(database_url: str) -> None:
    with serving(database_url) as server:
        ann = server.browser()
        server.wait(server.rooms.store.write(partial(_many, owner(server, ann), 1000)))

        first = games(ann)

        assert (first["count"], first["pages"], len(first["games"])) == (1000, 40, 25)
        assert first["games"][0]["id"] == "old-0999"
        assert games(ann, page=39)["games"][-1]["id"] == "old-0000"
        assert [(each["key"], each["games"], each["won"]) for each in first["rules"]] == [
            ("duel", 800, 267),
            ("classic", 200, 67),
        ]
        bob = next(each for each in first["opponents"] if each["text"] == "Bob")
        assert (bob["games"], bob["won"], bob["lost"]) == (500, 167, 333)
        assert "hash" not in str(first)
        filtered = games(ann, opponent=bob["key"], result="won", rules="duel")
        # Of the odd numbers below 1000, those by three, without those by fifteen.
        assert filtered["count"] == 167 - 33
        assert {game["result"] for game in filtered["games"]} == {"won"}
        assert {seat["called"] for game in filtered["games"] for seat in game["seats"]} == {"Ann", "Bob"}


def test_strangers_and_wrong_wishes_are_refused(server: Server, ann: Browser, stranger: Browser) -> None:
    assert stranger.ask("GET", "/api/me/games").status_code == 401
    for wrong in ({"page": -1}, {"result": "drawn"}, {"page": "x"}):
        assert ann.ask("GET", "/api/me/games", **wrong).status_code == 400
    assert games(ann, rules="chess")["count"] == 0


def test_an_end_is_written_down_once(server: Server, ann: Browser) -> None:
    page = play_on([ann], nearly_over(server, ann, ("human", "random")), seed=1, back=0.0)
    before = server.wait(server.rooms.store.read(partial(games_of, owner(server, ann))))

    again = server.wait(
        server.rooms.store.write(partial(write_down, page["id"], [Result(0, None, 99, True)]))
    )

    assert again is False
    assert server.wait(server.rooms.store.read(partial(games_of, owner(server, ann)))) == before
