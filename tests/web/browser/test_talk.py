"""People at a table speak, on a wide screen and on a phone, and whoever watches speaks apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME
from tests.web.browser.tab import Heard

pytestmark = pytest.mark.long

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


def table_of_two(ann: Person, bob: Person, **wishes: object) -> Heard:
    table = ann.new_table("duel", [{**ME, "name": "Ann"}, {"kind": "open"}], first=0, **wishes)
    bob.ask("POST", "/key")
    bob.ask("POST", f"/tables/{table['id']}/sit", {"seat": 1, "name": "Bob"})
    return table


def said(page: Page) -> list[str]:
    return page.get_by_test_id("said").locator(".text").all_inner_texts()


def is_in_view(page: Page, name: str) -> bool:
    """Does all of it stand on the screen, and is it what a finger would hit there?"""
    return bool(
        page.get_by_test_id(name).evaluate(
            """(each) => {
                const box = each.getBoundingClientRect();
                const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                const inside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
                return inside && each.contains(hit);
            }"""
        )
    )


def test_phrases_and_words_reach_a_phone_in_its_language_and_whoever_watches_is_apart(
    people: Callable[..., Person],
) -> None:
    ann = people(viewport=LAPTOP)
    bob = people(viewport=PHONE, locale="cs-CZ", has_touch=True)
    eva = people(viewport=LAPTOP)
    table = table_of_two(ann, bob)
    for person in (ann, bob, eva):
        person.sit_at(table)

    # By keyboard alone: the sheet, the phrases, one of them.
    ann.page.get_by_test_id("drawer-talk").focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_test_id("phrases").focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_test_id("phrase-good-luck").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_test_id("said")).to_have_count(1)
    expect(ann.page.get_by_test_id("phrases")).to_be_focused()
    ann.page.get_by_test_id("words").fill("What a start <b>here</b>")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_test_id("said")).to_have_count(2)
    expect(ann.page.get_by_test_id("words")).to_have_value("")

    # The phone is told of two lines; they are read once they are open.
    tab = bob.page.get_by_role("tab", name="Hovor")
    expect(tab.get_by_test_id("unread")).to_have_text("2")
    tab.click()
    expect(bob.page.get_by_test_id("said")).to_have_count(2)
    expect(tab.get_by_test_id("unread")).to_have_count(0)
    assert said(bob.page) == ["Hodně štěstí!", "What a start <b>here</b>"]
    bob.page.get_by_test_id("phrases").click()
    assert all(is_in_view(bob.page, name) for name in ("phrases", "words", "say", "phrase-hello"))
    check(bob.page)
    bob.page.get_by_test_id("phrase-thanks").click()

    # Whoever watches hears both, and is heard by neither.
    eva.page.get_by_test_id("drawer-talk").click()
    expect(eva.page.get_by_test_id("said")).to_have_count(3)
    eva.page.get_by_test_id("words").fill("I see it all")
    eva.page.get_by_test_id("say").click()
    expect(eva.page.get_by_test_id("said")).to_have_count(4)
    expect(ann.page.get_by_test_id("said")).to_have_count(3)
    ann.page.get_by_test_id("phrases").click()
    assert all(is_in_view(ann.page, name) for name in ("phrases", "words", "say", "phrase-hello"))
    check(ann.page)
    assert said(ann.page) == ["Good luck!", "What a start <b>here</b>", "Thank you!"]


def test_while_people_are_waited_for_they_speak_and_see_what_was_agreed_on(
    people: Callable[..., Person],
) -> None:
    ann, bob = people(), people(locale="ja-JP", viewport=PHONE)
    table = ann.new_table("duel", [{**ME, "name": "Ann"}, {"kind": "open"}], talk="phrases")
    bob.ask("POST", "/key")
    ann.go(f"/table/{table['id']}")
    bob.go(f"/table/{table['id']}")

    expect(bob.page.get_by_test_id("talk-mode")).to_have_text("この卓では定型文だけが使えます。")
    expect(bob.page.get_by_test_id("words")).to_have_count(0)
    bob.page.get_by_test_id("phrases").click()
    bob.page.get_by_test_id("phrase-hello").click()

    expect(ann.page.get_by_test_id("said")).to_contain_text("Hello!")
    assert said(bob.page) == ["こんにちは！"]

    # Enough of it: nothing of theirs is read any more, until that is lifted.
    ann.page.get_by_test_id("about-line").click()
    check(ann.page)
    ann.page.get_by_test_id("block-line").click()
    expect(ann.page.get_by_test_id("said")).to_have_count(0)
    ann.go("/me")
    ann.page.get_by_role("button", name="Hear Somebody again").click()
    expect(ann.page.get_by_text("Muted and blocked")).to_have_count(0)
    ann.go(f"/table/{table['id']}")
    expect(ann.page.get_by_test_id("said")).to_contain_text("Hello!")
    assert said(bob.page) == ["こんにちは！"]
