"""What is cleared away, and what stays."""

from __future__ import annotations

from datetime import timedelta
from unittest.mock import patch

import pytest

from monumental.web import housekeeper
from monumental.web.housekeeper import clear_away
from monumental.web.settings import Bounds
from monumental.web.store import now
from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot, new_request, serving

pytestmark = pytest.mark.long


def days_later(server: Server, days: float) -> None:
    """A round of the housekeeper, after so many days."""
    with patch.object(housekeeper, "now", lambda: now() + timedelta(days=days)):
        server.wait(clear_away(server.rooms, Bounds()))


def status(browser: Browser, table: Page) -> int:
    return browser.ask("GET", f"/api/tables/{table['id']}").status_code


def test_tables_at_which_nobody_sat_down_go_after_a_month(database_url: str) -> None:
    with serving(database_url) as server:
        ann, bob = server.browser(), server.browser()
        deserted = ann.new_table("duel", [ME, OPEN])
        both_mine = ann.new_table("classic", [ME, ME, OPEN])
        waiting = ann.new_table("classic", [ME, OPEN, OPEN])
        bob.sit(waiting, 1)
        begun = ann.new_table("duel", [ME, ME])
        over = ann.new_table("duel", [bot("random"), bot("random")])
        ann.watch_until(over, lambda page: page["status"] == "over")
        all_five = (deserted, both_mine, waiting, begun, over)

        days_later(server, 29)
        assert [status(ann, table) for table in all_five] == [200] * 5

        days_later(server, 31)
        assert [status(ann, table) for table in all_five] == [404, 404, 200, 200, 200]
        sat = bob.ask("POST", f"/api/tables/{deserted['id']}/sit", {"seat": 1})
        assert (sat.status_code, sat.json()["key"]) == (404, "server-no-table")


def test_games_of_bots_go_after_a_month_unless_they_are_over(database_url: str) -> None:
    with serving(database_url) as server:
        ann = server.browser()
        unwatched = ann.new_table("duel", [bot("random"), bot("random")])
        mine = ann.new_table("duel", [ME, bot("random")])
        over = ann.new_table("duel", [bot("random"), bot("random")])
        ann.watch_until(over, lambda page: page["status"] == "over")

        days_later(server, 29)
        assert [status(ann, table) for table in (unwatched, mine, over)] == [200, 200, 200]

        days_later(server, 31)
        assert [status(ann, table) for table in (unwatched, mine, over)] == [404, 200, 200]


@pytest.mark.parametrize(("days", "known"), [(0.9, True), (1.1, False)])
def test_a_request_is_known_for_a_day(database_url: str, days: float, known: bool) -> None:
    with serving(database_url) as server:
        ann = server.browser()
        page = ann.new_table("duel", [ME, ME])
        request = new_request()
        ann.act(page, request=request)

        days_later(server, days)

        again = ann.try_act(page, request=request)
        assert (again.status_code == 200) == known


def test_a_vacation_is_forgotten_when_its_days_can_be_taken_again(database_url: str) -> None:
    with serving(database_url) as server:
        ann = server.browser()
        ann.post("/api/me/vacation", {"days": 2})
        ann.post("/api/me/vacation/end")

        days_later(server, 364)
        assert len(ann.get("/api/me/data")["vacations"]) == 1

        days_later(server, 366)
        assert ann.get("/api/me/data")["vacations"] == []
