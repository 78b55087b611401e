"""The end of a game: who won, how it went, the replay with its jumps, and a picture to share."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import finished
from tests.web.browser.test_phone import PHONE

pytestmark = pytest.mark.long


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_the_end_says_who_won_and_how_it_went(
    people: Callable[..., Person], wishes: dict[str, object]
) -> None:
    ann = people(**wishes)
    now = finished(ann)
    page = ann.sit_at(now).page
    won = now["score"]["winners"]

    expect(page.get_by_test_id("headline")).to_have_text("You won" if won == [0] else "You lost")
    expect(page.get_by_test_id("course")).to_be_visible()
    course = ann.ask("GET", f"/tables/{now['id']}/course")
    # The same numbers as a table.
    page.get_by_text("As a table").click()
    rows = page.get_by_test_id("course-table").locator("tbody tr")
    expect(rows).to_have_count(len(course["rounds"]))
    assert rows.last.locator("td").all_inner_texts() == [str(total) for total in now["score"]["totals"]]
    line = course["lines"][0]
    page.get_by_test_id("course-line").select_option(line["key"])
    points = [str(each) for each in course["rounds"][-1]["points"][0]]
    assert rows.last.locator("td").all_inner_texts() == points

    # A picture of it.
    with page.expect_download() as found:
        page.get_by_test_id("share-picture").click()
    assert found.value.suggested_filename == "monumental.png"
    assert found.value.path().read_bytes().startswith(b"\x89PNG")

    # And where the lead was taken.
    lead = course["leads"][-1]
    page.get_by_test_id("leads").get_by_role("link").last.click()
    page.wait_for_url(f"**/replay?at={lead['at']}")


def test_somebody_who_looks_on_is_told_who_won(people: Callable[..., Person]) -> None:
    ann, eve = people(), people()
    now = finished(ann)
    winner = now["seats"][now["score"]["winners"][0]]

    eve.sit_at(now["id"])

    expect(eve.page.get_by_test_id("headline")).to_have_text(f"{winner['called']} · {winner['title']} won")


def test_a_replay_jumps_by_turn_and_round_and_has_speeds(ann: Person) -> None:
    now = finished(ann)
    course = ann.ask("GET", f"/tables/{now['id']}/course")
    turns = [turn["at"] for turn in course["turns"]]
    page = ann.go(f"/table/{now['id']}/replay")
    slider = page.get_by_test_id("replay-slider")

    page.get_by_test_id("next-round").click()
    expect(slider).to_have_value(str(course["rounds"][0]["at"]))
    page.get_by_test_id("next-turn").click()
    after = next(at for at in turns if at > course["rounds"][0]["at"])
    expect(slider).to_have_value(str(after))
    page.get_by_test_id("previous-round").click()
    expect(slider).to_have_value(str(course["rounds"][0]["at"]))
    page.get_by_test_id("replay-slider").blur()
    page.keyboard.press("PageDown")
    expect(slider).to_have_value(str(course["rounds"][1]["at"]))
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).to_have_value(str(next(at for at in turns if at > 0)))

    page.get_by_test_id("replay-speed").select_option("4")
    page.get_by_test_id("replay-play").click()
    page.wait_for_timeout(1500)
    page.get_by_test_id("replay-play").click()
    assert int(slider.input_value()) >= next(at for at in turns if at > 0) + 3

    # The moment as a picture, large enough to be read.
    with page.expect_download() as found:
        page.get_by_test_id("share-picture").click()
    picture = found.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") >= 2000
