"""What axe finds: nothing serious, on any page, in the light and in the dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN, finished, first_of, played
from tests.web.browser.tab import Heard

pytestmark = pytest.mark.long


def quick(page: Heard) -> str:
    """Through a round in a hurry, but not with empty hands."""
    return first_of(page, "choose", "activate", "acquire", "end", "pass") or str(page["options"][0]["words"])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(people: Callable[..., Person], theme: str) -> None:
    somebody = people(color_scheme=theme)
    page = somebody.page
    for path in ("/", "/new", "/cards?kind=wonder", "/rules?q=market", "/settings"):
        page.goto(path)
        check(page)
    lobby = somebody.new_table("duel", [ME, OPEN])
    page.goto(f"/table/{lobby['id']}")
    page.locator("input[readonly]").wait_for()
    check(page)
    for rules in ("duel", "classic"):
        begun = somebody.new_table(rules, [ME, ME], seed=2)
        somebody.sit_at(played(somebody, begun, quick, lambda now: now["view"]["round"] == 2))
        check(page)
    over = finished(somebody)
    page.goto(f"/table/{over['id']}/replay?at={over['version'] // 2}")
    expect(page.get_by_test_id("question")).to_have_attribute("data-version", str(over["version"] // 2))
    check(page)
    somebody.sit_at(over)
    page.get_by_test_id("score-sheet").wait_for()
    check(page)
