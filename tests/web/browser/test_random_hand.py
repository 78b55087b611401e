"""A hand that taps whatever glows, at random, for a whole game: one tap does nothing final."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from tests.lanes import first_before_release
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.tab import PATIENCE_MS

pytestmark = pytest.mark.long

SEED = 24

#: So many taps without anything done are a dead end: half of them go back to where they began.
MOST_IN_VAIN = 60

#: What can be tapped now: what answers a question that was asked once more, and everything else that glows.
TAPPABLE = """() => {
    const middle = (element) => {
        element.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height * (element.matches(".hit") ? 0.86 : 0.5)];
    };
    const seen = (element) => element.checkVisibility();
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const answers = all('[data-testid="confirm"], [data-testid="choice"]').map(middle);
    return [answers, all(".thing.glows, .hit.can, .bar .acts button:enabled").map(middle)];
}"""

#: Notes of every action that is sent whether the page had asked when the hand came down for it.
WATCH = """() => {
    window.sent = [];
    let asked = false;
    const asks = () => document.querySelector('[data-testid="confirm"], [data-testid="choice"]') !== null;
    addEventListener("pointerdown", () => (asked = asks()), true);
    const { fetch } = window;
    window.fetch = (url, wishes) => {
        if (wishes?.method === "POST" && String(url).includes("/actions"))
            window.sent.push([JSON.parse(wishes.body), asked]);
        return fetch(url, wishes);
    };
}"""

#: How often a hand that is asked answers, instead of going on tapping elsewhere.
ANSWERS = 0.6


@pytest.mark.parametrize("rules", first_before_release(["duel", "classic"]))
def test_one_tap_does_nothing_final_and_there_is_always_a_way_on(ann: Person, rules: str) -> None:
    """Reproduce: the table and every tap go with their seed."""
    choose = random.Random(SEED)
    luck = {"civilization": "random"}
    seats = [{**ME, **luck}, {**bot("beginner"), **luck}]
    final: dict[int, set[str]] = {}  # what can't be taken back, by the version of the table

    heard: dict[str, Any] = {}

    def hear(text: str | bytes) -> None:
        said = json.loads(text)
        heard.update(said.get("changes", said))
        if options := heard.get("options"):
            final[heard["version"]] = {
                option["words"] for option in options if option["final"] or option["luck"]
            }

    ann.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    tab = ann.sit_at(ann.new_table(rules, seats, seed=SEED))
    ann.page.evaluate(WATCH)
    version = in_vain = 0
    while (page := tab.await_turn())["status"] != "over":
        in_vain = in_vain + 1 if page["version"] == version else 0
        version = page["version"]
        assert in_vain < MOST_IN_VAIN, f"a dead end: {page['question']}, seed {SEED}"

        # Until the answer to the last tap is there, nothing glows.
        until = time.monotonic() + PATIENCE_MS / 1000
        while not any(found := ann.page.evaluate(TAPPABLE)):
            assert time.monotonic() < until, f"nothing to tap: {page['question']}, seed {SEED}"
        answers, places = found
        if answers:
            tab.hesitate()
        answering = answers and (not places or choose.random() < ANSWERS)
        ann.page.mouse.click(*choose.choice(answers if answering else places))
        ann.page.wait_for_timeout(30)
    sent = ann.page.evaluate("window.sent")
    assert len(sent) > 20  # a whole game, even if the hand passes early
    at_once = [done for done, asked in sent if not asked and done["action"] in final[done["at"]]]
    assert at_once == [], f"done by one tap, seed {SEED}"
