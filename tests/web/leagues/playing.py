"""Groups that have a league: opening one, and ending its games at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from unittest.mock import patch

import pytest

from monumental.bots import BOTS
from monumental.play.records.luck import typed_luck
from monumental.play.records.opening import from_here, open_table
from monumental.play.records.record import read_record
from monumental.play.records.replay import Replay
from monumental.play.table import PERSON
from monumental.web.leagues import rounds
from monumental.web.leagues.contract import NewLeague
from monumental.web.leagues.rounds import table_of
from monumental.web.store.leagues.book import Member
from monumental.web.tables.room import Room
from tests.web.api.endings import GOLDEN
from tests.web.api.server import Browser, Page, Server, new_request, play_on

DAY = 86_400

#: Moves that are left of a short game.
LEFT = 12


def named(server: Server, *names: str) -> list[Browser]:
    """People with a name."""
    found = []
    for name in names:
        who = server.browser()
        who.post("/api/me/name", {"name": name})
        found.append(who)
    return found


def open_league(who: Browser, **wishes: object) -> Page:
    usual = {"name": "Thursdays", "rules": "duel", "clock": {"seconds": DAY}}
    page: Page = who.post("/api/leagues", {**usual, **wishes})
    return page


def look(who: Browser, league: Page) -> Page:
    page: Page = who.get(f"/api/leagues/{league['id']}")
    return page


def do(who: Browser, league: Page, what: str, **body: object) -> Page:
    page: Page = who.post(f"/api/leagues/{league['id']}/{what}", body)
    return page


def refused(who: Browser, league: Page, what: str, **body: object) -> tuple[int, str]:
    answer = who.ask("POST", f"/api/leagues/{league['id']}/{what}", body)
    assert answer.json()["sentence"]
    return answer.status_code, answer.json()["key"]


def begun(people: Sequence[Browser], **wishes: object) -> Page:
    """A league of all these people, in its first round."""
    league = open_league(people[0], **wishes)
    for who in people[1:]:
        do(who, league, "join", invitation=league["invitation"] or "")
    return do(people[0], league, "begin")


def look_on(server: Server) -> None:
    """The server looks at its leagues, as it does every few seconds."""
    server.wait(server.app.state.umpire.look())


def resign(who: Browser, table: str) -> None:
    """Somebody gives up, again if the bot of the other has acted meanwhile."""
    while True:
        page = who.look(table)
        wish = {"seat": page["mine"][0], "at": page["version"]}
        answer = who.ask("POST", f"/api/tables/{table}/resign", wish)
        if answer.is_success or answer.json()["key"] != "refused-stale":
            assert answer.is_success, answer.text
            return


def abandon(one: Browser, other: Browser, table: str) -> None:
    """Both end a game without a winner."""
    for who, say in ((one, "ask"), (other, "agree")):
        page = who.look(table)
        vote = {"request": new_request(), "about": "abandon", "say": say}
        who.post(f"/api/tables/{table}/vote", {**vote, "seat": page["mine"][0], "at": page["version"]})


def running(page: Page) -> list[Page]:
    """The games of a league that are still played."""
    return [game for each in page["games"] for game in each["games"] if game["outcome"] is None]


def tables_of(page: Page) -> list[str]:
    return [game["table"] for each in page["games"] for game in each["games"] if game["table"]]


def last_moves(wishes: NewLeague, round: int, one: Member | None, two: Member | None) -> Room:
    """A table of a league whose game is almost over."""
    room = table_of(wishes, round, one, two)
    if one is None:
        return room
    replay = _replay()
    game = replay.at(len(replay) - LEFT).game
    room.table = open_table(from_here(game, replay.opening.box, (PERSON, PERSON)), typed_luck(round))
    room.table.bots = BOTS
    room.play_forced()
    return room


@cache
def _replay() -> Replay:
    return Replay(read_record((GOLDEN / "duel-greedy.jsonl").read_text(encoding="utf-8")))


@pytest.fixture
def short_games() -> Iterator[None]:
    """Every game of a league begins a few moves before its end."""
    with patch.object(rounds, "table_of", last_moves):
        yield


def play(people: Mapping[str, Browser], page: Page, game: Page) -> str:
    """A game of a league to its end; gives what came of it."""
    called = {each["number"]: each["name"] for each in page["people"]}
    two = [people[called[game[side]]] for side in ("one", "two")]
    over = play_on(two, two[0].look(game["table"]), seed=game["one"], back=0.0)
    winners = over["score"]["winners"]
    return "draw" if len(winners) == 2 else ("one", "two")[winners[0]]
