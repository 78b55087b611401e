"""Taking back through the computer's turn, and asking a person whether one may."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN, bot
from tests.web.browser.tab import Tab

pytestmark = pytest.mark.long

LUCK = {"civilization": "random"}


def play_on(person: Person, tab: Tab, decisions: int) -> None:
    """The first option that ends something, if there is one, so often."""
    for _ in range(decisions):
        tab.await_turn()
        tab.await_version(person.act(tab.now, tab.words[-1])["version"])
    tab.await_turn()


def test_undo_goes_back_through_the_computers_turn_and_forth_again(ann: Person) -> None:
    table = ann.new_table("duel", [{**ME, **LUCK}, {**bot("beginner"), **LUCK}], first=0, seed=4)
    tab = ann.sit_at(table)
    undo = ann.page.get_by_test_id("undo")
    tab.await_turn()
    while ann.look(table["id"])["undo"]["how"] is not None:
        undo.click()
        tab.await_version(tab.now["version"] + 1)
    undo.click(force=True)
    expect(
        ann.page.get_by_text("You have not decided anything yet that could be taken back.")
    ).to_be_visible()
    play_on(ann, tab, 6)
    there = ann.look(table["id"])

    back = 0
    while ann.look(table["id"])["undo"]["how"] is not None:
        before = ann.look(table["id"])["version"]
        undo.click()
        tab.await_version(before + 1)
        assert ann.look(table["id"])["question"]["seat"] == 0
        back += 1
    assert back >= 6
    told = [line["text"] for line in ann.look(table["id"])["log"]["lines"] if "took back" in line["text"]]
    assert len(told) == 1
    redo = ann.page.get_by_test_id("redo")
    for _ in range(back):
        before = ann.look(table["id"])["version"]
        redo.click()
        tab.await_version(before + 1)

    now = ann.look(table["id"])
    assert now["view"] == there["view"]
    expect(redo).to_be_disabled()


def go_on(ann: Person, bob: Person, table: str) -> None:
    who = ann if ann.look(table, 0)["question"]["seat"] == 0 else bob
    now = who.look(table)
    who.act(now, now["options"][-1]["words"])


def until_ann_would_ask(ann: Person, bob: Person, table: str) -> None:
    """Bob has acted, or luck has spoken."""
    while ann.look(table, 0)["undo"]["how"] != "ask":
        go_on(ann, bob, table)


def test_a_person_is_asked_and_agrees_or_does_not(people: Callable[..., Person]) -> None:
    ann, bob = people(), people()
    table = ann.new_table("duel", [{**ME, **LUCK, "name": "Ann"}, {**OPEN, **LUCK}], first=0, seed=5)["id"]
    bob.ask("POST", "/key")
    bob.ask("POST", f"/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    until_ann_would_ask(ann, bob, table)
    for person in (ann, bob):
        person.sit_at(table)

    ann.page.get_by_test_id("undo").click()
    expect(bob.page.get_by_test_id("ask")).to_contain_text("may take back")
    expect(ann.page.get_by_test_id("withdraw")).to_be_visible()
    bob.page.get_by_test_id("decline").click()
    expect(ann.page.get_by_text("did not agree: nothing is taken back.")).to_be_visible()
    expect(bob.page.get_by_test_id("ask")).to_have_count(0)
    go_on(ann, bob, table)
    until_ann_would_ask(ann, bob, table)

    ann.tab.await_version(ann.look(table, 0)["version"])
    ann.page.get_by_test_id("undo").click()
    bob.page.get_by_test_id("agree").click()

    expect(ann.page.get_by_text("Everybody agreed")).to_be_visible()
    expect(ann.page.get_by_test_id("ask")).to_have_count(0)
    assert ann.look(table, 0)["question"]["seat"] == 0
