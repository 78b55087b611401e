"""Seats as a weapon: getting up and sitting down, seating others unasked, and taking all seats there are."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from monumental.web.door.quotas import Quotas
from tests.web.api.server import ME, OPEN, Browser, Page, done
from tests.web.attacks.people import somebody
from tests.web.served import Served

pytestmark = pytest.mark.long

CLICKS = 200

#: Seconds between two clicks: with fewer, they would be too many for one browser.
PAUSE_OF_A_HAND = 0.05


def toggle(eve: Browser, table: Page, sits: bool) -> bool:
    """Leave seat 1 to a bot, or take it back, if the server allows it. Does a person sit there then?"""
    body = {"seat": 1, "at": table["version"], "bot": "normal" if sits else None}
    answer = eve.ask("POST", f"/api/tables/{table['id']}/hand-over", body)
    assert answer.is_success or answer.status_code == 429
    return sits != answer.is_success


def test_getting_up_and_sitting_down_makes_nobodys_click_too_late(tmp_path: Path) -> None:
    """Ann clicks steps back and forth, each from the page that the click before was answered with.

    Before each click, Eve tries to get up or to sit down.
    """
    with Served(tmp_path) as server, somebody(server) as ann, somebody(server) as eve:
        page = ann.new_table("duel", [ME, OPEN], first=0, seed=1)
        eve.sit(page, 1)
        page = ann.look(page)
        while not (page["can_undo"] and page["question"]["seat"] == 0):
            who = ann if page["question"]["seat"] == 0 else eve
            page = ann.look(who.act(who.look(page)))
        sits, changes = True, 0
        began = time.monotonic()
        for number in range(CLICKS):
            sat, sits = sits, toggle(eve, page, sits)
            changes += sat != sits
            which = "redo" if number % 2 else "undo"
            body = {"seat": 0, "at": page["version"], "request": f"click-{number:04}"}
            page = done(ann.ask("POST", f"/api/tables/{page['id']}/{which}", body))
            time.sleep(PAUSE_OF_A_HAND)

        usual = Quotas()
        assert changes >= usual.changes_at_once  # there was an attack at all
        waited = time.monotonic() - began
        assert changes <= usual.changes_at_once + waited / usual.seconds_a_change  # … and it was slowed down


def test_a_rematch_is_not_forced_on_anybody(tmp_path: Path) -> None:
    with Served(tmp_path) as server, somebody(server) as ann, somebody(server) as eve:
        page = eve.new_table("duel", [ME, OPEN])
        ann.sit(page, 1)

        answers = {eve.ask("POST", f"/api/tables/{page['id']}/rematch").status_code for _ in range(60)}

        assert answers == {409}
        assert [line["id"] for line in ann.get("/api/tables")["mine"]] == [page["id"]]


def test_one_browser_does_not_take_all_open_seats(tmp_path: Path) -> None:
    with Served(tmp_path) as server, somebody(server) as ann, somebody(server) as eve:
        page = ann.new_table("classic", [ME, OPEN, OPEN], listed=True)
        eve.sit(page, 1)

        answer = eve.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 2})

        assert answer.status_code == 409
        assert [seat["taken"] for seat in ann.look(page)["seats"]] == [True, True, False]


def test_whoever_lists_many_tables_hides_nobody_elses(tmp_path: Path) -> None:
    with Served(tmp_path) as server, somebody(server) as ann:
        hers = ann.new_table("duel", [ME, OPEN], listed=True)
        for _ in range(6):
            with somebody(server) as eve:
                for _ in range(10):
                    eve.ask("POST", "/api/tables", {"rules": "duel", "seats": [ME, OPEN], "listed": True})
        with somebody(server) as ben:
            listed = [line["id"] for line in ben.get("/api/tables")["open"]]

        assert hers["id"] in listed


def test_a_typed_seed_is_seen_by_everybody_before_they_sit_down(tmp_path: Path) -> None:
    """Whoever types a seed can play the game before at home."""
    with Served(tmp_path) as server, somebody(server) as eve, somebody(server) as ann:
        rehearsed = eve.new_table("duel", [ME, OPEN], listed=True, hints=True, seed=999_999_999_999_999_999)
        honest = eve.new_table("duel", [ME, OPEN], listed=True)

        lines = {line["id"]: line for line in ann.get("/api/tables")["open"]}
        pages = {table["id"]: ann.look(table) for table in (rehearsed, honest)}

        for shown in (lines, pages):
            assert [shown[table["id"]]["rated"] for table in (rehearsed, honest)] == [False, True]
        assert lines[rehearsed["id"]]["typed"] == "999999999999999999"
        assert lines[honest["id"]]["typed"] is None
        luck = [pages[table["id"]]["luck"] for table in (rehearsed, honest)]
        assert [each["typed"] for each in luck] == ["999999999999999999", None]
        assert all(len(each["commitment"]) == 64 for each in luck)
        # A fork of it is known, too: somebody may have tried what comes.
        assert not eve.post(f"/api/tables/{rehearsed['id']}/fork", {"at": 0})["rated"]
