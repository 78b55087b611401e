"""What can't be taken back is asked about once more, and a tap that slipped changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.tab import Tab, prefer
from tests.web.browser.test_phone import PHONE

pytestmark = pytest.mark.long


def final_purchase(person: Person) -> tuple[Tab, str]:
    """A game of Duel in which the computer answers my next purchase at once, and that purchase."""
    luck = {"civilization": "random"}
    table = person.new_table("duel", [{**ME, **luck}, {**bot("normal"), **luck}], first=0, seed=11)
    tab = person.sit_at(table)
    while tab.await_turn()["view"]["asked"]["question"] != "take-turn":
        version = person.act(tab.now, tab.words[0])["version"]
        tab.await_version(version)
    words = next(
        option["words"]
        for option in tab.now["options"]
        if option["final"] and option["words"].startswith("acquire") and not tab.needs_list(option["words"])
    )
    return tab, words


def card(tab: Tab, words: str) -> Locator:
    """What is bought, where it lies; on a phone, the part of the table is opened first."""
    thing = tab.thing(tab.option(words)["targets"][0])
    for part in tab.page.get_by_role("tab").all():
        if thing.is_visible():
            break
        part.click()
    return thing


def as_it_was(person: Person, tab: Tab) -> None:
    assert person.look(tab.now["id"])["version"] == tab.now["version"]


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_one_tap_changes_nothing_where_the_computer_would_answer_at_once(
    people: Callable[..., Person], wishes: dict[str, object]
) -> None:
    ann = people(**wishes)
    tab, words = final_purchase(ann)
    thing, before = card(tab, words), tab.now["version"]
    tap = thing.tap if wishes else thing.click

    # It asks, and says why; whoever lets go has done nothing.
    tap()
    expect(ann.page.get_by_test_id("chosen")).to_contain_text(tab.option(words)["text"])
    expect(ann.page.get_by_role("alert")).to_contain_text("other people must agree")
    expect(tab.question_once_more).to_be_focused()
    tab.hesitate()
    as_it_was(ann, tab)
    ann.page.keyboard.press("Escape")
    expect(tab.question_once_more).to_have_count(0)
    as_it_was(ann, tab)

    # A finger that bounces has touched once.
    thing.dblclick()
    expect(tab.question_once_more).to_be_visible()
    tab.hesitate()
    as_it_was(ann, tab)

    # The same thing once more is a yes.
    tap()
    tab.done(before, words, confirm=False)


def test_keys_say_yes_and_no(ann: Person) -> None:
    tab, words = final_purchase(ann)
    before = tab.now["version"]
    tab.listed(words).focus()
    ann.page.keyboard.press("Enter")
    expect(tab.question_once_more).to_be_focused()
    ann.page.keyboard.press("Escape")
    # Whoever says no goes on where they were.
    expect(tab.listed(words)).to_be_focused()
    as_it_was(ann, tab)

    ann.page.keyboard.press("Enter")
    expect(tab.question_once_more).to_be_focused()
    tab.hesitate()
    ann.page.keyboard.press("Enter")
    tab.done(before, words, confirm=False)


def test_something_else_is_taken_instead_without_a_word(ann: Person) -> None:
    tab, words = final_purchase(ann)
    card(tab, words).click()
    other = next(
        option["words"]
        for option in tab.now["options"]
        if option["words"].startswith("acquire") and option["words"] != words
    )

    tab.touch(tab.option(other)["targets"][0])

    expect(ann.page.get_by_test_id("chosen")).to_contain_text(tab.option(other)["text"])
    as_it_was(ann, tab)


def test_who_wants_no_questions_buys_with_one_tap(ann: Person) -> None:
    ann.go("/settings").get_by_text("Play at once").click()
    tab, words = final_purchase(ann)
    before = tab.now["version"]

    card(tab, words).click()

    tab.done(before, words, confirm=False)


def test_games_between_people_ask_only_where_nothing_leads_back(ann: Person) -> None:
    tab = ann.sit_at(ann.new_table("duel", [ME, ME], first=0, seed=11))
    tab.play_on(prefer("choose", "activate"), until=lambda tab: tab.first("acquire") is not None)
    words = next(
        option["words"] for option in tab.now["options"] if not option["final"] and option["targets"]
    )
    before = tab.now["version"]

    needs_list = tab.needs_list(words)
    for target in tab.option(words)["targets"]:
        tab.touch(target)
    if needs_list:
        tab.listed(words).click()

    tab.done(before, words, confirm=False)
