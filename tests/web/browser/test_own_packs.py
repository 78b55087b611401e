"""Packs of one's own on the server: kept, shown by a link, tried out and played with."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.tab import PATIENCE_MS
from tests.web.browser.test_studio import PHONE, SHEET, enter, new_pack

pytestmark = pytest.mark.long


def kept_pack(page: Page, name: str) -> str:
    """A pack of one card that the server keeps; gives its key."""
    key = name.lower().replace(" ", "-")
    new_pack(page, name)
    enter(page, SHEET[0])
    page.get_by_role("button", name="All packs").click()
    page.get_by_test_id(f"keep-{key}").click()
    expect(page.get_by_text("in this browser and on the server")).to_be_visible(timeout=PATIENCE_MS)
    return key


def test_a_card_is_tried_out_at_once(ann: Person) -> None:
    page = ann.page
    new_pack(page, "Tried")
    enter(page, SHEET[0])

    page.get_by_test_id("card-try").click()

    page.wait_for_url("**/table/*", timeout=PATIENCE_MS)
    tower = page.get_by_role("button", name="Salt Tower, in construction")
    expect(tower.first).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE, "color_scheme": "dark"}])
def test_a_pack_is_kept_shown_and_taken_by_somebody_else(
    people: Callable[..., Person], wishes: dict[str, Any]
) -> None:
    ann, ben = people(**wishes), people(**wishes)
    key = kept_pack(ann.page, "Shown Around")
    ann.page.get_by_test_id(f"share-{key}").click()
    link = ann.page.get_by_test_id(f"link-{key}")
    expect(link).to_be_visible(timeout=PATIENCE_MS)
    check(ann.page)

    ben.page.goto(link.input_value())
    expect(ben.page.get_by_test_id("notice")).to_contain_text("its maker's own")
    expect(ben.page.get_by_text("Salt Tower").first).to_be_visible(timeout=PATIENCE_MS)
    check(ben.page)
    wide = ben.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    ben.page.get_by_test_id("take-copy").click()

    expect(ben.page.get_by_test_id(f"open-{key}")).to_contain_text("in this browser only")
    # Changed since, and kept once more.
    ann.page.get_by_test_id(f"open-{key}").click()
    ann.page.get_by_role("button", name="Salt Tower").click()
    ann.page.get_by_test_id("card-name").fill("Salt Towers")
    ann.page.get_by_role("button", name="All packs").click()
    expect(ann.page.get_by_test_id(f"open-{key}")).to_contain_text("changed since")


def test_a_table_is_played_with_a_pack_and_it_goes_without_taking_the_game(ann: Person) -> None:
    page = ann.page
    key = kept_pack(page, "At The Table")
    page.goto("/new")
    page.locator("summary").click()
    page.get_by_role("switch", name=key).check()
    with page.expect_request("**/api/tables?*") as asked:
        page.get_by_test_id("create").click()
    sent = asked.value.post_data_json
    assert sent is not None
    assert sent["packs"] == [key]
    page.wait_for_url("**/table/*", timeout=PATIENCE_MS)
    table = page.url

    page.goto("/packs")
    page.get_by_role("button", name="Delete").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id(f"open-{key}")).to_be_hidden(timeout=PATIENCE_MS)

    page.goto(table)
    names = page.evaluate(
        "(id) => fetch(`/api/tables/${id}/catalog`).then((answer) => answer.json())"
        ".then((catalog) => catalog.cards.map((card) => card.name))",
        table.rpartition("/")[2],
    )
    assert "Salt Tower" in names


def test_the_test_bench_plays_until_it_is_enough(ann: Person) -> None:
    page = ann.page
    new_pack(page, "On The Bench")
    enter(page, SHEET[0])
    page.get_by_text("Test bench").click()

    page.get_by_test_id("bench").click()

    expect(page.get_by_test_id("bench-played")).to_have_text(
        re.compile(r"[1-9]\d* of 200"), timeout=PATIENCE_MS
    )
    page.get_by_role("button", name="That is enough").click()
    expect(page.get_by_role("row", name="Salt Tower")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_test_id("bench")).to_be_visible(timeout=PATIENCE_MS)
    # Every card that was taken is a dot, and one is told in words: whichever is pointed at or chosen.
    plot = page.get_by_test_id("bench-plot")
    told = page.get_by_test_id("bench-told")
    assert plot.locator("circle").count() > 20
    ours = page.get_by_test_id("bench-dot").locator("option").filter(has_not_text="★").last.inner_text()
    page.get_by_test_id("bench-dot").select_option(label=ours)
    expect(told).to_contain_text(f"{ours}: taken in ")
    expect(plot).to_have_attribute("aria-label", told.inner_text())
    expect(plot.get_by_text(ours)).to_be_visible()
    plot.scroll_into_view_if_needed()
    check(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    plot.scroll_into_view_if_needed()
    assert plot.evaluate("element => element.getBoundingClientRect().right <= innerWidth")
    check(page)
