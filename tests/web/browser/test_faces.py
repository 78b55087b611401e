"""What cards show: the emblems that their pack names, or what there is instead."""

from __future__ import annotations

import pytest

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot

pytestmark = pytest.mark.long

#: How the emblems of all faces on the page are drawn.
DRAWN = "() => [...document.querySelectorAll('.face .sign path')].map((path) => path.getAttribute('d'))"

#: The text of a face lies above its emblem, wherever both are: nothing of it is covered.
COVERED = """() => [...document.querySelectorAll('.face')].filter((face) => {
    const box = (face.querySelector('.name') ?? face).getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest('.mark');
}).length"""


def sit_down(ann: Person) -> None:
    seats = [{**ME, "civilization": "aztecs"}, {**bot("normal"), "civilization": "malians"}]
    table = ann.new_table("duel", seats, first=0)
    ann.page.goto(f"/table/{table['id']}", wait_until="networkidle")
    ann.page.locator(".face .sign path").first.wait_for(state="attached")


def until_all_are_drawn(ann: Person) -> None:
    """Asked from outside: a page that allows no `eval` can't be asked to wait for a condition of ours."""
    for _ in range(100):
        if all(ann.page.evaluate(DRAWN)):
            return
        ann.page.wait_for_timeout(100)
    raise AssertionError("some cards have no emblem")


def test_cards_are_told_apart_by_their_emblems(ann: Person) -> None:
    sit_down(ann)
    until_all_are_drawn(ann)

    shown = ann.page.evaluate(DRAWN)

    # Five kinds of starting cards, what is on display, the piles.
    assert len(set(shown)) > 12
    assert ann.page.evaluate(COVERED) == 0


def test_without_emblems_cards_show_their_kind(ann: Person) -> None:
    ann.page.route("**/api/emblems?*", lambda route: route.fulfill(json={"paths": {}}))
    sit_down(ann)
    until_all_are_drawn(ann)

    shown = ann.page.evaluate(DRAWN)

    # Buildings, Knowledge, Wonders, Provinces, Free Cities, Policies …
    assert 1 < len(set(shown)) < 9
