"""A newcomer: from the first click to the score sheet, and what comes after a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monumental.play.records.record import read_record
from monumental.play.records.replay import HONEST, verify
from tests.web.browser.person import Person
from tests.web.browser.pictures import picture
from tests.web.browser.scenes import finished
from tests.web.browser.tab import Tab, prefer

pytestmark = pytest.mark.long


def test_one_click_on_the_home_page_begins_a_duel_against_the_beginner(people: Callable[..., Person]) -> None:
    ann = people(reduced_motion="no-preference")
    ann.go("/")
    ann.page.get_by_test_id("language-en").wait_for()
    picture(ann.page, "home")
    ann.page.get_by_test_id("play-now").click()
    ann.page.wait_for_url("**/table/*")
    now = ann.tab.await_turn()
    assert now["rules"] == "duel"
    assert [seat["bot"] for seat in now["seats"]] == [None, "beginner"]
    # Things move here; the next ones can be touched all the same.
    for _ in range(3):
        ann.tab.await_turn()
        ann.tab.play(prefer("activate", "acquire", "build")(ann.tab))
    ann.go("/")
    ann.page.get_by_test_id("continue").click()
    assert ann.tab.settle()["id"] == now["id"]


def test_a_whole_duel_game_is_played_by_clicks(ann: Person, tmp_path: Path) -> None:
    ann.go("/new")
    ann.page.get_by_test_id("seat-2").select_option("bot:normal")
    ann.page.get_by_test_id("create").click()
    ann.page.wait_for_url("**/table/*")
    tab = ann.tab

    def choose(tab: Tab) -> str:
        if tab.now["view"]["round"] == 5 and tab.first("pass"):
            picture(ann.page, "duel")
        return eager(tab)

    eager = prefer("activate", "conquer", "complete", "develop", "mark", "acquire", "trade", "advantage")
    tab.play_on(choose, until=lambda tab: False)

    # The sheet opens by itself, names the winner and explains every point.
    sheet = ann.page.get_by_test_id("score-sheet")
    score = tab.now["score"]
    for sentence in score["verdict"]:
        expect(sheet).to_contain_text(sentence)
    explained = [0, 0]
    rows = sheet.get_by_role("row").all()
    for row in rows[1:-1]:
        for seat, cell in enumerate(row.get_by_role("cell").all()):
            explained[seat] += int(re.findall(r"\d+", cell.inner_text())[0])
    assert explained == score["totals"]
    assert [int(cell.inner_text()) for cell in rows[-1].get_by_role("cell").all()] == score["totals"]

    # The record holds.
    with ann.page.expect_download() as download:
        sheet.locator("a[download]").click()
    saved = tmp_path / "record.jsonl"
    download.value.save_as(saved)
    record = read_record(saved.read_text())
    assert record.ending is not None
    assert list(record.ending.scores) == score["totals"]
    assert verify(record).luck == HONEST

    # Once more, with the seats turned.
    old = tab.now["id"]
    sheet.get_by_test_id("rematch").click()
    ann.page.wait_for_url(lambda url: old not in url)
    assert [seat["bot"] for seat in tab.await_turn()["seats"]] == ["normal", None]
    tab.play(tab.words[0])


def test_a_game_is_looked_at_again_from_any_seat_and_goes_on_elsewhere(ann: Person) -> None:
    game = finished(ann)
    ann.go(f"/table/{game['id']}/replay")
    slider = ann.page.get_by_test_id("replay-slider")
    shown = ann.page.get_by_test_id("question")
    expect(shown).to_have_attribute("data-version", "0")
    slider.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("data-version", "1")
    ann.page.keyboard.press("End")
    expect(shown).to_have_attribute("data-version", str(game["version"]))

    # Slide to the middle, where somebody takes a turn.
    middle = game["version"] // 2
    slider.fill(str(middle))
    expect(shown).to_have_attribute("data-version", str(middle))
    expect(shown).to_have_attribute("data-viewer", "0")
    expect(ann.page.get_by_test_id("option")).to_have_count(0)
    ann.page.get_by_test_id("replay-eyes").select_option("1")
    expect(shown).to_have_attribute("data-viewer", "1")

    # Another game begins here: for both, since I look from one seat and have the other.
    ann.page.get_by_test_id("fork").click()
    ann.page.wait_for_url(lambda url: game["id"] not in url)
    forked = ann.tab.await_turn()
    assert forked["id"] != game["id"]
    assert forked["status"] == "playing"
    assert forked["view"]["round"] > 1
    ann.tab.play(ann.tab.words[0])
    # The old one is as it was.
    assert ann.look(game["id"])["version"] == game["version"]
