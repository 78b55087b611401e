"""Who sits where, which table waits, which keys play, and where a wrong link leads."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.tab import Tab

pytestmark = pytest.mark.long


def of_luck(*seats: dict[str, object]) -> list[dict[str, object]]:
    return [{**seat, "civilization": "random"} for seat in seats]


def test_people_are_called_by_their_names(people: Callable[..., Person]) -> None:
    ann, bob = people(), people()
    table = ann.new_table("duel", [{**ME, "name": "Ann"}, {"kind": "open"}], first=0)
    bob.ask("POST", "/key")
    bob.ask("POST", f"/tables/{table['id']}/sit", {"seat": 1, "name": "Bob"})
    tabs = {0: ann.sit_at(table), 1: bob.sit_at(table)}
    asked = tabs[0].now["question"]["seat"]
    name, other = ("Ann", "Bob")[asked], tabs[1 - asked]

    expect(other.question).to_have_text(f"Waiting for {name}.")
    expect(other.page.get_by_text(f"{name} to act")).to_be_visible()
    for person in (ann, bob):
        assert "Player" not in person.page.locator("main").inner_text()
    # With a civilization, they still are who they are.
    while tabs[asked].now["question"]["seat"] == asked:
        tabs[asked].await_version(people_act(tabs[asked], (ann, bob)[asked]))
    other.await_version(tabs[asked].now["version"])
    assert f"{name} plays " in " ".join(line["text"] for line in other.now["log"]["lines"])


def people_act(tab: Tab, person: Person) -> int:
    return int(person.act(tab.now, tab.words[0])["version"])


def test_a_hand_over_is_told_in_the_log(ann: Person) -> None:
    table = ann.new_table("duel", of_luck({**ME, "name": "Ann"}, {**ME, "name": "Bob"}), first=0)
    tab = ann.sit_at(table)
    other = 1 - tab.now["question"]["seat"]
    ann.ask(
        "POST",
        f"/tables/{table['id']}/hand-over",
        {"seat": other, "at": tab.now["version"], "bot": "normal"},
    )

    tab.wait_until(lambda now: now["version"] > table["version"])
    line = tab.log().locator(".line", has_text="from here on the computer (normal) plays")
    expect(line).to_contain_text(("Ann", "Bob")[other])
    expect(line.locator("time")).to_be_visible()


def test_a_row_tells_its_table_and_can_be_hidden(ann: Person) -> None:
    ann.new_table("duel", of_luck(ME, bot("normal")), first=0)
    ann.new_table("classic", of_luck(ME, bot("normal"), bot("beginner")))
    page = ann.go("/")
    row = page.get_by_role("article").filter(has_text="Duel with Computer (normal)")

    expect(row).to_contain_text("last move")
    expect(page.get_by_text("Classic with Computer 2 (normal), Computer 3 (beginner)").first).to_be_visible()
    row.get_by_test_id("hide").click()
    expect(row).to_have_count(0)
    page.reload()
    page.get_by_test_id("hidden-tables").click()
    row.get_by_test_id("show-again").click()
    expect(page.get_by_test_id("hidden-tables")).to_have_count(0)
    expect(row).to_be_visible()


def test_the_next_table_that_waits_for_me_is_one_click_away(people: Callable[..., Person]) -> None:
    ann, bob = people(), people()
    mine = ann.new_table("duel", of_luck(ME, ME), name="At home")
    bob.ask("POST", "/key")
    there = bob.new_table("duel", of_luck({"kind": "open"}, ME), first=1, name="With Bob")
    ann.ask("POST", f"/tables/{there['id']}/sit", {"seat": 0, "name": ""})
    ann.sit_at(there)

    ann.page.get_by_test_id("next-table").click()

    ann.page.wait_for_url(f"**/table/{mine['id']}")
    # Nothing else waits for me now, or it is not my turn there.
    now = bob.look(there["id"])
    if now["question"]["seat"] == 1:
        ann.tab.settle()
        expect(ann.page.get_by_test_id("next-table")).to_have_count(0)


def test_a_number_plays_and_what_is_final_needs_enter_too(ann: Person) -> None:
    tab = ann.sit_at(ann.new_table("duel", of_luck(ME, bot("normal")), first=0, seed=11))
    page = ann.page
    tab.await_turn()
    if not page.get_by_test_id("option").count():
        before = tab.now["version"]
        page.keyboard.press("1")
        page.get_by_test_id("option").first.wait_for()
        assert ann.look(tab.now["id"])["version"] == before, "nobody saw what was played"

    played = {"at once": False, "after Enter": False}
    for _ in range(12):
        listed = [each.get_attribute("data-words") or "" for each in page.get_by_test_id("option").all()][:9]
        final = [tab.option(words)["final"] for words in listed]
        wanted = played["at once"] and not played["after Enter"]
        nth = final.index(wanted) if wanted in final else 0
        before = tab.now["version"]
        page.keyboard.press(str(nth + 1))
        if final[nth] or tab.option(listed[nth])["luck"] or tab.question_once_more.is_visible():
            expect(tab.question_once_more).to_be_visible()
            assert ann.look(tab.now["id"])["version"] == before
            tab.hesitate()
            page.keyboard.press("Enter")
            played["after Enter"] = True
        else:
            played["at once"] = True
        tab.done(before, listed[nth], confirm=False)
        if all(played.values()):
            return
        tab.await_turn()
    raise AssertionError(played)


def test_the_keys_are_shown_by_a_key(ann: Person) -> None:
    tab = ann.sit_at(ann.new_table("duel", of_luck(ME, ME)))

    tab.page.keyboard.press("?")

    expect(ann.page.get_by_test_id("keys")).to_contain_text("the words of the game")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("keys")).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/nothing", "There is no page at this address."),
        ("/table/abc", "There is no such table."),
        ("/table/abc/replay", "There is no such table."),
    ],
)
def test_a_wrong_link_says_so_and_leads_on(ann: Person, path: str, says: str) -> None:
    ann.expect_trouble("404")

    answer = ann.page.goto(path)

    assert answer is not None
    assert answer.status == 404
    expect(ann.page.get_by_text(says)).to_be_visible()
    expect(ann.page.get_by_text(path, exact=True)).to_be_visible()
    ann.page.get_by_role("link", name="To the first page").click()
    expect(ann.page.get_by_test_id("play-now")).to_be_visible()
