"""Chances over HTTP: at any moment of a game that is over, and to who watches bots among themselves."""

from __future__ import annotations

import pytest

from monumental.coach import chances
from monumental.engine.game import Game
from monumental.web.pages.table import coach
from tests.web.api.endings import nearly_over, over
from tests.web.api.server import ME, Browser, Page, Server, bot


def address(page: Page) -> str:
    return f"/api/tables/{page['id']}/chances"


def test_of_a_game_that_is_over_every_moment_has_its_chances(
    server: Server, ann: Browser, stranger: Browser
) -> None:
    page = over(server, ann)
    last = page["version"]

    told = [stranger.get(address(page), at=at) for at in range(last + 1)]

    assert [each["at"] for each in told] == [*range(last + 1)]
    assert all(98 <= sum(each["chances"]) <= 102 for each in told)
    assert len({tuple(each["chances"]) for each in told}) > 1
    winners = page["score"]["winners"]
    assert told[-1]["chances"] == [100 // len(winners) if seat in winners else 0 for seat in range(2)]
    assert stranger.get(address(page)) == told[-1]


def test_where_a_person_plays_nobody_is_told_before_the_end(
    server: Server, ann: Browser, stranger: Browser
) -> None:
    page = nearly_over(server, ann)
    # Whoever lets a bot play for them comes back.
    handed = ann.new_table("duel", [ME, bot("greedy")], first=0)
    ann.hand_over(handed, 0, "beginner")

    for table in (page, handed):
        for who in (ann, stranger):
            refused = who.ask("GET", address(table), at=0)
            assert (refused.status_code, refused.json()["key"]) == (409, "server-chances-later")


def test_of_bots_among_themselves_the_present_is_told(
    server: Server, ann: Browser, stranger: Browser
) -> None:
    page = nearly_over(server, ann, ("greedy", "greedy"))

    told = stranger.get(address(page), at=0)

    assert told["at"] == page["version"]
    assert 98 <= sum(told["chances"]) <= 102


def test_all_who_watch_the_same_moment_are_told_what_was_worked_out_once(
    server: Server, ann: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = nearly_over(server, ann, ("greedy", "greedy"))
    asked: list[Game] = []

    def counted(game: Game, seat: int | None) -> list[float]:
        asked.append(game)
        return chances(game, seat)

    monkeypatch.setattr(coach, "chances", counted)

    told = [who.get(address(page)) for who in (ann, stranger, stranger)]

    assert told[0] == told[1] == told[2]
    assert len(asked) == 1


def test_before_the_game_begins_there_are_none(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, {"kind": "open"}])

    assert ann.ask("GET", address(page)).status_code == 409


def test_whoever_has_resigned_has_none_at_the_end(server: Server, ann: Browser) -> None:
    for resigned in (0, 1):
        page = nearly_over(server, ann)
        # The bots begin when the seat that is asked is left, too.
        for seat in sorted((0, 1), key=page["question"]["seat"].__eq__):
            path, more = ("resign", {}) if seat == resigned else ("hand-over", {"bot": "greedy"})
            body = {"seat": seat, "at": page["version"], **more}
            page = ann.post(f"/api/tables/{page['id']}/{path}", body)
        ann.watch_until(page, lambda now: bool(now["status"] == "over"))

        assert ann.get(address(page))["chances"] == [100 * (seat != resigned) for seat in (0, 1)]
