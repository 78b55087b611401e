"""What helps somebody who is not sure: steps back, reasons, cards in full, news, a stand-in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN, bot
from tests.web.browser.tab import Tab, prefer

pytestmark = pytest.mark.long

#: In milliseconds.
LONGER_THAN_A_BUBBLE_WAITS = 600


def duel(ann: Person) -> Tab:
    """A game of Duel in which I have activated my city."""
    table = ann.new_table(
        "duel",
        [{**ME, "civilization": "random"}, {**bot("normal"), "civilization": "random"}],
        first=0,
        seed=11,
    )
    tab = ann.sit_at(table)
    tab.play_on(
        prefer("choose", "activate"), until=lambda tab: tab.now["view"]["asked"]["question"] == "take-turn"
    )
    return tab


def test_a_step_is_taken_back_and_done_again(ann: Person) -> None:
    tab = duel(ann)
    undo, redo = ann.page.get_by_test_id("undo"), ann.page.get_by_test_id("redo")

    def press(key: str) -> Callable[[], None]:
        return lambda: ann.page.keyboard.press(key)

    expect(redo).to_be_disabled()
    before = tab.now
    told = tab.log().inner_text()
    action = next(
        option["words"] for option in before["options"] if not option["final"] and option["targets"]
    )
    after = tab.play(action)
    for back, forth in ((undo.click, redo.click), (press("u"), press("r"))):
        back()
        tab.wait_until(lambda now: now["options"] == before["options"])
        tab.settle()
        assert tab.log().inner_text() == told
        forth()
        tab.wait_until(lambda now: now["options"] == after["options"])
        tab.settle()


def test_what_cant_be_done_says_why_with_a_link_to_the_rule(ann: Person) -> None:
    tab = duel(ann)
    glowing = {target for option in tab.now["options"] for target in option["targets"]}
    dark = next(f"display:{slot}" for slot in range(1, 15) if f"display:{slot}" not in glowing)
    thing = tab.thing(dark)
    thing.hover()
    bubble = ann.page.get_by_test_id("bubble")
    link = bubble.locator('a[href^="/rules#"]')
    expect(link).to_be_visible()
    clause = str(link.get_attribute("href")).partition("#")[2]
    assert clause.startswith("DUEL-")

    def shows_the_rule(open_it: Callable[[], None]) -> None:
        with ann.context.expect_page() as opened:
            open_it()
        rules = opened.value
        line = rules.locator(f'[id="{clause}"]')
        expect(line).to_be_in_viewport()
        expect(line).to_have_attribute("aria-current", "true")
        expect(line).to_contain_text(clause)
        rules.close()

    # The pointer goes there, step by step, and may rest on the way; letters that come late would move it.
    ann.page.evaluate("document.fonts.ready")
    box = link.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(x, y, steps=12)
    ann.page.wait_for_timeout(LONGER_THAN_A_BUBBLE_WAITS)
    expect(link).to_be_visible()
    shows_the_rule(lambda: ann.page.mouse.click(x, y))
    ann.page.mouse.move(1, 1)
    ann.page.mouse.click(1, 1)
    expect(bubble).to_have_count(0)

    # By keyboard the same: the rule comes after the thing, and before the next one.
    press = ann.page.keyboard.press
    press("Tab")
    thing.focus()
    expect(link).to_be_visible()
    press("Tab")
    expect(link).to_be_focused()
    ann.page.wait_for_timeout(LONGER_THAN_A_BUBBLE_WAITS)
    expect(link).to_be_focused()
    shows_the_rule(lambda: press("Enter"))
    press("Shift+Tab")
    expect(thing).to_be_focused()
    press("Tab")
    expect(link).to_be_focused()
    press("Escape")
    expect(bubble).to_have_count(0)
    expect(thing).to_be_focused()
    press("Tab")
    expect(thing).not_to_be_focused()


def test_a_card_is_shown_in_full_with_where_its_values_come_from(ann: Person) -> None:
    tab = duel(ann)
    glowing = {target for option in tab.now["options"] for target in option["targets"]}
    key = next(
        cell["card"]
        for cell in tab.now["view"]["seats"][0]["city"]
        if f"place:0:{cell['cell']}" not in glowing
    )
    cell = next(each["cell"] for each in tab.now["view"]["seats"][0]["city"] if each["card"] == key)
    card = next(
        each for each in ann.ask("GET", f"/tables/{tab.now['id']}/catalog")["cards"] if each["key"] == key
    )
    tab.thing(f"place:0:{cell}").click()
    zoom = ann.page.get_by_test_id("zoom")
    expect(zoom).to_be_visible()
    expect(zoom).to_contain_text(card["name"])
    expect(zoom).to_contain_text(card["provenance"])
    for line in card["text"]:
        expect(zoom).to_contain_text(line)
    ann.page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)

    # One that glows shows it by the other mouse button.
    slot = next(target for target in glowing if target.startswith("display:"))
    tab.thing(slot).click(button="right")
    expect(zoom).to_be_visible()


def test_what_happened_since_my_last_turn_is_told(ann: Person) -> None:
    tab = duel(ann)
    news: list[str] = []
    while not news:
        mine = tab.now["version"] + 1
        tab.play(prefer("acquire", "build")(tab))
        tab.await_turn()
        lines = ann.look(tab.now["id"])["log"]["lines"]
        news = [line["text"] for line in lines if line["version"] > mine and line["seat"] == 1]
    since = ann.page.get_by_test_id("since")
    expect(since).to_contain_text(news[0])
    since.get_by_test_id("skip").click()
    expect(since).to_have_count(0)


def test_a_bot_plays_for_me_until_i_take_my_seat_back(people: Callable[..., Person]) -> None:
    ann, bob = people(), people()
    table = ann.new_table("duel", [ME, OPEN], first=0)
    ann.go(f"/table/{table['id']}")
    bob.go(f"/table/{table['id']}").get_by_test_id("sit-1").click()
    tab = ann.tab
    while True:
        tab.wait_until(lambda now: now["question"] is not None)
        if tab.now["view"]["asked"]["question"] == "activate":
            break
        asked = (tab, bob.tab)[tab.now["question"]["seat"]]
        asked.await_turn()
        version = asked.play(asked.words[0])["version"]
        tab.await_version(version)

    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("hand-over").click()
    tab.wait_until(lambda now: now["seats"][0]["handed_over"] and now["question"]["seat"] == 1)
    tab.settle()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("take-back").click()
    tab.wait_until(lambda now: not now["seats"][0]["handed_over"])
    while tab.now["question"]["seat"] == 1:
        bob.tab.await_turn()
        version = bob.tab.play(bob.tab.words[0])["version"]
        tab.await_version(version)
    tab.await_turn()
    before = tab.now["version"]
    assert tab.play(tab.words[0])["version"] > before


def test_who_resigns_is_asked_once_more_and_does_not_come_back(people: Callable[..., Person]) -> None:
    ann, bob = people(), people()
    luck = {"civilization": "random"}
    table = ann.new_table("duel", [{**ME, **luck}, {**OPEN, **luck}], first=0)
    ann.go(f"/table/{table['id']}")
    bob.go(f"/table/{table['id']}").get_by_test_id("sit-1").click()
    ann.tab.wait_until(lambda now: now["question"] is not None)

    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("resign").click()
    sure = ann.page.get_by_test_id("sure")
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    assert not ann.tab.now["seats"][0]["resigned"]
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("resign").click()
    sure.get_by_test_id("yes").click()

    ann.tab.wait_until(lambda now: now["seats"][0]["resigned"])
    bob.tab.wait_until(lambda now: now["seats"][0]["resigned"] and now["question"]["seat"] == 1)
    expect(bob.page.get_by_text("has resigned").first).to_be_visible()
    ann.page.get_by_test_id("menu").click()
    expect(ann.page.get_by_test_id("words")).to_be_visible()
    expect(ann.page.get_by_test_id("take-back")).to_have_count(0)
    expect(ann.page.get_by_test_id("resign")).to_have_count(0)
