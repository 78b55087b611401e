"""Without a mouse: a table is made and a round of Duel played by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.person import Person
from tests.web.browser.tab import Tab

pytestmark = pytest.mark.long

FOCUS = """() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { what: "body", visible: false };
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const { testid, words, target } = element.dataset;
    return {
        what: [element.tagName, testid, words, target].filter(Boolean).join(" "),
        words, target, testid, value: element.value ?? "", type: element.type ?? "",
        // A radio button is drawn by its label.
        visible: inside && (ring || style.boxShadow !== "none" || element.type === "radio"),
    };
}"""


def tab_to(page: Page, is_it: Callable[[dict[str, str]], bool], most: int = 200) -> None:
    """Press Tab until the focus is there; it must be seen all the way."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus["what"] == "body":
            # Round the end of the page, where the browser's own buttons are.
            continue
        assert focus["visible"], f"nobody sees that {focus['what']} has the focus"
        if is_it(focus):
            return
    raise AssertionError("Tab does not lead there")


def act(tab: Tab, words: str, how: str) -> None:
    """Take an option by its number or from the list, or on the board by Tab and Enter."""
    page, before = tab.page, tab.now["version"]
    if how == "list":
        if not page.get_by_test_id("option").count():
            page.keyboard.press("1")  # nothing is played that nobody sees: the list opens
        page.get_by_test_id("option").first.wait_for()
        listed = [each.get_attribute("data-words") for each in page.get_by_test_id("option").all()]
        nth = listed.index(words) + 1
        if nth <= 9:
            page.keyboard.press(str(nth))
        else:
            tab.listed(words).focus()
            page.keyboard.press("Enter")
    else:
        for target in tab.option(words)["targets"]:
            tab_to(page, on(target))
            page.keyboard.press("Enter")
    if tab.question_once_more.is_visible():
        tab.hesitate()
        page.keyboard.press("Enter")
    tab.done(before, words, confirm=False)


def on(target: str) -> Callable[[dict[str, str]], bool]:
    """Is the focus there?"""
    return lambda focus: focus.get("target") == target


def test_a_table_is_made_and_a_round_of_duel_played_by_keys(ann: Person) -> None:
    page, tab = ann.go("/"), ann.tab
    page.get_by_test_id("new-table").wait_for()
    tab_to(page, lambda focus: focus.get("testid") == "new-table")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new")
    page.get_by_test_id("create").wait_for()
    tab_to(page, lambda focus: focus.get("testid") == "seat-2")
    page.keyboard.press("ArrowDown")
    tab_to(page, lambda focus: focus.get("testid") == "create")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    on_board: set[str] = set()
    for turn in range(60):
        tab.await_turn()
        if tab.now["view"]["round"] == 2:
            break
        words = tab.first("choose", "activate", "acquire", "build", "pass") or tab.words[0]
        # Each kind of thing once on the board, then by the quicker way.
        verb = words.split()[0]
        how = "list" if tab.needs_list(words) or verb in on_board else "board"
        on_board.add(verb)
        act(tab, words, how)
        # Whoever goes on by keyboard is somewhere on the page, and sees where, or hears the next question.
        page.wait_for_function("() => document.activeElement !== document.body")
        focus = page.evaluate(FOCUS)
        assert focus["visible"] or focus["testid"] == "question", f"{focus} after {words} (turn {turn})"
    assert tab.now["view"]["round"] == 2
    assert {"activate", "acquire"} & on_board
