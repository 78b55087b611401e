"""A table in a tab of a browser: what the page is told, and what is touched on it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from tests.web.changes import changed

#: How long anything may take on a machine that is busy, in milliseconds.
PATIENCE_MS = 30_000

#: How long somebody takes to answer when the page asks once more; a bouncing finger is quicker.
HESITATION_MS = 400

#: Which version of the table the page shows, and through whose eyes.
SHOWN = """() => {
    const { version, viewer } = document.querySelector("[data-testid=question]")?.dataset ?? {};
    return [Number(version ?? -1), viewer === undefined ? null : Number(viewer)];
}"""

#: Ends the film of what others did, if there is one.
SKIP = """() => document.querySelector("[data-testid=skip-film]")?.click()"""

#: A table, as the server tells it to the page.
Heard = dict[str, Any]


class Tab:
    """Hears what the server tells its page, and so knows what can be touched."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: Heard | None = None
        page.on("websocket", self._listen)
        page.on("framenavigated", self._forget)

    def _forget(self, frame: object) -> None:
        self.heard = None

    def _listen(self, socket: WebSocket) -> None:
        table = socket.url.partition("/tables/")[2].partition("/")[0]

        last: Heard | None = None

        def hear(text: str | bytes) -> None:
            nonlocal last
            said = json.loads(text)
            if "version" not in said:
                return
            if "changes" in said:
                assert last is not None
                said = changed(last, said)
            last = said
            now = self.heard
            if f"/table/{table}" not in self.page.url:
                return
            if (
                now is None
                or now["id"] != said["id"]
                or now["viewer"] != said["viewer"]
                or now["version"] <= said["version"]
            ):
                self.heard = said

        socket.on("framereceived", hear)

    # What there is

    @property
    def now(self) -> Heard:
        assert self.heard is not None
        return self.heard

    @property
    def words(self) -> list[str]:
        """What can be done now, in notation."""
        return [option["words"] for option in self.now["options"]]

    @property
    def my_turn(self) -> bool:
        return bool(self.now["question"]) and self.now["question"]["seat"] in self.now["mine"]

    @property
    def is_over(self) -> bool:
        return bool(self.now["status"] == "over")

    def option(self, words: str) -> Heard:
        return next(option for option in self.now["options"] if option["words"] == words)

    def first(self, *verbs: str) -> str | None:
        """The first option with one of these verbs, those named first first."""
        found = [words for verb in verbs for words in self.words if words.split()[0] == verb]
        return found[0] if found else None

    # Waiting

    def wait_until(self, is_so: Callable[[Heard], bool], patience: int = PATIENCE_MS) -> Heard:
        """Until the page has heard that it is so, and shows it."""
        until = time.monotonic() + patience / 1000
        while self.heard is None or not is_so(self.heard):
            assert time.monotonic() < until, f"it never came to this: {json.dumps(self.heard)[:2000]}"
            self.page.wait_for_timeout(5)
        return self.heard

    def settle(self) -> Heard:
        """Until what the server told last is what the page shows."""
        until = time.monotonic() + PATIENCE_MS / 1000
        now = self.wait_until(lambda heard: True)
        while self.page.evaluate(SHOWN) != [now["version"], now["viewer"]]:
            assert time.monotonic() < until, f"the page does not show version {now['version']}"
            self.page.wait_for_timeout(5)
            now = self.now
        # What others did is shown first, where things move; a touch would only end that.
        self.page.evaluate(SKIP)
        return now

    def await_version(self, version: int) -> Heard:
        """Until the page shows the table of this version, or a later one."""
        self.wait_until(lambda now: now["version"] >= version)
        return self.settle()

    def await_viewer(self, seat: int) -> Heard:
        """Until the page shows what this seat sees."""
        self.wait_until(lambda now: now["viewer"] == seat)
        return self.settle()

    def await_turn(self) -> Heard:
        """Until I am asked, or the game is over."""
        self.wait_until(lambda now: now["status"] == "over" or (self.my_turn and bool(now["options"])))
        return self.settle()

    # Touching

    @property
    def question(self) -> Locator:
        return self.page.get_by_test_id("question")

    def log(self) -> Locator:
        """The log, in its sheet beside the board."""
        self.open_sheet("log")
        return self.page.get_by_test_id("log")

    def thing(self, target: str) -> Locator:
        """What stands for a target and can be touched."""
        return (
            self.page.locator(f':is(button, [role="button"])[data-target="{target}"]')
            .locator("visible=true")
            .first
        )

    def listed(self, words: str) -> Locator:
        """An option in the list, which is opened for it; or what the page asks about something touched."""
        found = self.page.locator(
            f':is([data-testid="option"], [data-testid="choice"])[data-words="{words}"]'
        )
        if self.page.get_by_test_id("choice").first.is_visible():
            self.hesitate()
        elif not found.first.is_visible():
            self.open_sheet("options")
        return found.locator("visible=true").first

    def open_sheet(self, name: str) -> None:
        """All options, the log or the rivals stand beside the board; a phone has tabs for them."""
        button = self.page.get_by_test_id(f"drawer-{name}")
        if button.is_visible() and button.get_attribute("aria-expanded") == "false":
            button.click()

    def touch(self, target: str) -> None:
        thing = self.thing(target)
        # What is told about another thing may lie over this one, and goes when the pointer leaves it.
        self.page.mouse.move(1, 1)
        if target.startswith("tile:"):
            # Pieces stand in the middle.
            box = thing.bounding_box()
            assert box is not None
            thing.click(position={"x": box["width"] / 2, "y": box["height"] * 0.14})
        else:
            thing.click()

    def play(self, words: str) -> Heard:
        """Take an option by touching what it touches; the list decides only where the board can't."""
        before, needs_list = self.now["version"], self.needs_list(words)
        for target in self.option(words)["targets"]:
            self.touch(target)
        if needs_list:
            self.listed(words).click()
        return self.done(before, words)

    def needs_list(self, words: str) -> bool:
        """Does the option touch nothing, or something else all that it touches?"""
        touched = set(self.option(words)["targets"])
        return not touched or sum(touched <= set(option["targets"]) for option in self.now["options"]) > 1

    def choose(self, words: str) -> Heard:
        """Take an option from the list."""
        before = self.now["version"]
        self.listed(words).click()
        return self.done(before, words)

    def done(self, before: int, words: str, *, confirm: bool = True) -> Heard:
        """Until what was begun is done; where the page asks twice, it is confirmed."""
        asked = confirm
        until = time.monotonic() + PATIENCE_MS / 1000
        while self.now["version"] == before:
            assert time.monotonic() < until, f"nothing was done: {words}"
            if asked and self.question_once_more.is_visible():
                self.say_yes()
                asked = False
            self.page.wait_for_timeout(5)
        return self.settle()

    @property
    def question_once_more(self) -> Locator:
        """The button that says yes where the page asks twice."""
        return self.page.get_by_test_id("confirm")

    def hesitate(self) -> None:
        self.page.wait_for_timeout(HESITATION_MS)

    def say_yes(self) -> None:
        """Confirm what the page asks once more, as a person does: not before it is read."""
        self.question_once_more.wait_for()
        self.hesitate()
        self.question_once_more.click()

    def play_on(self, choose: Callable[[Tab], str], *, until: Callable[[Tab], bool], most: int = 400) -> None:
        """Play whenever I am asked, until it is so or the game is over."""
        for _ in range(most):
            self.await_turn()
            if self.is_over or until(self):
                return
            self.play(choose(self))
        raise AssertionError("it takes too long")


def prefer(*verbs: str) -> Callable[[Tab], str]:
    """The first option with the first of these verbs; else the first that touches something, or the first."""

    def choose(tab: Tab) -> str:
        touching: Sequence[str] = [option["words"] for option in tab.now["options"] if option["targets"]]
        return tab.first(*verbs) or (touching or tab.words)[0]

    return choose
