"""Every board on the screens that people have: readable, nothing cut, nothing outside, in four languages."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.accessible import check
from tests.web.browser.measuring import measured
from tests.web.browser.person import Person
from tests.web.browser.pictures import picture
from tests.web.browser.scenes import ME, first_of, played
from tests.web.browser.tab import Heard

pytestmark = pytest.mark.long

LANGUAGES = ("en", "es", "cs", "ja")
LAPTOP = (1366, 768)
DESK = (1920, 1080)

#: Of the window, the map with its buttons takes so much; the rest of the height is the top bar and a gap.
MAP_WIDTH = 0.55
MAP_HEIGHT = 0.97

#: How wide and high a card of one's own city is at the least.
CARDS = {LAPTOP: (150, 100), DESK: (200, 120)}

BOARDS = {
    "duel-2": ("duel", 2),
    "classic-2": ("classic", 2),
    "classic-4": ("classic", 4),
    "continuous-5": ("continuous", 5),
}


def busy(page: Heard) -> str:
    """On with it, but not with empty hands."""
    verbs = ("choose", "activate", "conquer", "acquire", "capital", "end", "pass")
    return first_of(page, *verbs) or str(page["options"][0]["words"])


def set_up(somebody: Person, language: str) -> None:
    wishes = json.dumps({"language": language})
    somebody.page.evaluate(f"localStorage.setItem('monumental-settings', {json.dumps(wishes)})")


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(200)


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_is_cut_too_small_or_outside(ann: Person, board: str) -> None:
    rules, seats = BOARDS[board]
    luck = {**ME, "civilization": "random"}
    table = played(
        ann, ann.new_table(rules, [luck] * seats, seed=5), busy, lambda now: now["view"]["round"] == 2
    )
    ann.go("/settings")
    for language in LANGUAGES:
        set_up(ann, language)
        tab = ann.sit_at(table)
        assert tab.now["language"] == language
        for size in (LAPTOP, DESK):
            resize(ann.page, size)
            found = measured(ann.page)

            assert found["problems"] == [], f"{board}, {language}, {size}"
            where = f"{board}, {language}, {size}: {found}"
            if found["map"]:
                width, height = found["map"]
                assert width >= MAP_WIDTH, where
                assert height >= MAP_HEIGHT, where
            least_width, least_height = CARDS[size]
            assert found["cell"][0] >= least_width, where
            assert found["cell"][1] >= least_height, where
            if (language, size) == ("en", LAPTOP):
                picture(ann.page, f"table-{board}")
                check(ann.page)


#: Screens that are small, lie on their side, or are very large; the last with the largest letters.
SCREENS = {
    "phone": ((390, 844), "normal"),
    "phone-on-its-side": ((844, 390), "normal"),
    "tablet": ((768, 1024), "normal"),
    "wide": ((2560, 1440), "normal"),
    "larger-letters": ((1366, 768), "larger"),
}

#: What is needed for the decision and out of sight: the question, its buttons, the menu, and whatever glows.
UNSEEN = """() => {
    const inside = (element) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    };
    const needed = "[data-testid=question], .bar .acts button, [data-testid=menu], .steps button";
    const found = [...document.querySelectorAll(needed)]
        .filter((each) => each.checkVisibility() && !inside(each))
        .map((each) => each.textContent.trim());
    const glows = [...document.querySelectorAll(".thing.glows, .hit.can")];
    if (glows.length > 0 && !glows.some(inside)) found.push("nothing that glows is in sight");
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the screen");
    return found;
}"""


def can(verb: str) -> Callable[[Heard], bool]:
    """Is there an option with this verb?"""
    return lambda now: first_of(now, verb) is not None


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_what_a_decision_needs_is_in_sight_on_every_screen(ann: Person, rules: str) -> None:
    seats = [{**ME, "civilization": "random"}] * 2
    begun = ann.new_table(rules, seats, seed=6)
    ann.go("/settings")
    for asked in ("activate", "acquire"):
        table = played(ann, begun, busy, can(asked))
        for size, letters in SCREENS.values():
            wishes = json.dumps({"language": "ja", "textSize": letters})
            ann.page.evaluate(f"localStorage.setItem('monumental-settings', {json.dumps(wishes)})")
            resize(ann.page, size)
            ann.sit_at(table)
            ann.page.wait_for_timeout(200)

            assert ann.page.evaluate(UNSEEN) == [], f"{rules}, {asked}, {size}, {letters}"
