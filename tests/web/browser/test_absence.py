"""People who end a game together, and where finished games are found again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN, bot, ended
from tests.web.browser.tab import Heard
from tests.web.browser.test_phone import PHONE, fits
from tests.web.waiting import wait_until

pytestmark = pytest.mark.long

LUCK = {"civilization": "random"}


def of_two(ann: Person, bob: Person) -> str:
    """A Duel of both, without the page."""
    seats: list[Heard] = [{**ME, **LUCK, "name": "Ann"}, {**OPEN, **LUCK}]
    table: str = ann.new_table("duel", seats, first=0)["id"]
    bob.ask("POST", "/key")
    bob.ask("POST", f"/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    return table


def test_all_together_end_a_game_without_a_winner(people: Callable[..., Person]) -> None:
    ann, bob = people(), people(**PHONE)
    table = of_two(ann, bob)
    for person in (ann, bob):
        person.sit_at(table)

    for button in ("menu", "abandon", "yes"):
        ann.page.get_by_test_id(button).click()
    expect(ann.page.get_by_test_id("ask")).to_contain_text("Waiting for")
    expect(bob.page.get_by_test_id("ask")).to_contain_text("shall end here, without a winner.")
    check(bob.page)
    fits(bob.page)
    bob.page.get_by_test_id("agree").tap()

    for person in (ann, bob):
        sheet = person.page.get_by_test_id("score-sheet")
        expect(sheet.get_by_test_id("headline")).to_have_text("Without a winner")
        expect(sheet).to_contain_text("Everybody agreed to end the game here: nobody has won.")
        expect(sheet.get_by_test_id("review")).to_have_count(0)
        expect(person.page.get_by_test_id("ask")).to_have_count(0)
    check(bob.page)
    fits(bob.page)


def test_finished_games_are_found_again(people: Callable[..., Person]) -> None:
    ann, bob = people(), people(**PHONE)
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        person.ask("POST", "/key")
        person.ask("POST", "/me/name", {"name": name})
    vote(bob, bob.new_table("classic", [{**ME, **LUCK}, {**bot("beginner"), **LUCK}], first=0)["id"], "ask")
    unfinished = of_two(ann, bob)
    vote(ann, unfinished, "ask")
    vote(bob, unfinished, "agree")
    won = ended(ann, bob, of_two(ann, bob))["score"]["winners"] == [1]

    page = bob.go("/me/games")
    games = page.get_by_test_id("game")
    expect(games).to_have_count(3)
    check(page)
    fits(page)
    for filtered, choice, count in (
        ("result", "Without a winner", 2),
        ("rules", "Duel", 1),
        ("rules", "All", 2),
        ("opponent", "Ann", 1),
        ("result", "Lost" if won else "Won", 0),
        ("result", "Won" if won else "Lost", 1),
        ("result", "All", 2),
    ):
        page.get_by_test_id(f"filter-{filtered}").select_option(label=choice)
        expect(games).to_have_count(count)

    # Bots have played it for both, so nobody is rated.
    page = bob.go("/ladder")
    expect(page.get_by_text("Nobody is on the ladder yet.")).to_be_visible()
    check(page)
    fits(page)


def test_the_ladder_fits_a_phone(people: Callable[..., Person]) -> None:
    bob = people(**PHONE)
    lines = [
        {"name": name, "points": points, "games": games, "provisional": games < 10, "mine": name == "Bob"}
        for name, points, games in (("Ann" * 12, 1234, 57), ("Bob", 1022, 2))
    ]
    found = {"on": True, "rules": "duel", "choices": [{"key": "duel", "text": "Duel"}], "lines": lines}
    bob.page.route("**/api/ladder*", lambda route: route.fulfill(json=found))

    page = bob.go("/ladder")

    expect(page.get_by_test_id("ladder").get_by_role("row").filter(has_text="Bob")).to_have_count(1)
    check(page)
    fits(page)


def vote(person: Person, table: str, say: str) -> None:
    """Somebody wants a game to end, or agrees to it, without the page, when no bot is about to move."""
    wait_until(lambda: not person.look(table)["thinking"])
    now = person.look(table)
    asked = {"seat": now["mine"][0], "at": now["version"], "request": f"request-{say}", "about": "abandon"}
    person.ask("POST", f"/tables/{table}/vote", {**asked, "say": say})
