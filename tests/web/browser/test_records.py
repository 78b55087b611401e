"""A record from a file: brought, looked at move by move, shown to somebody else, and gone on with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.test_phone import PHONE, fits

pytestmark = pytest.mark.long

GOLDEN = Path(__file__).parent.parent.parent / "golden"
REPLAY = re.compile(r"/table/[^/]+/replay")


def test_a_record_is_brought_looked_at_and_gone_on_with(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    ann, bob = people(), people(**PHONE)
    page = ann.go("/")
    page.get_by_role("link", name="Look at a record").click()
    check(page)
    ann.expect_trouble(r"422")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\xff\xfe")
    page.get_by_test_id("record-file").set_input_files(picture)
    expect(page.get_by_role("alert")).to_have_text("This is no record of a game of Monumental.")

    page.get_by_test_id("record-file").set_input_files(GOLDEN / "classic-2.jsonl")
    page.wait_for_url(REPLAY)
    expect(page.get_by_role("heading", level=1)).to_contain_text("brought as a record")
    expect(page.get_by_test_id("review")).to_be_visible()
    link = page.url.partition("?")[0]
    moves = len((GOLDEN / "classic-2.jsonl").read_text(encoding="utf-8").splitlines()) - 2
    expect(page.get_by_test_id("replay-slider")).to_have_attribute("max", str(moves))
    check(page)

    other = bob.go(f"{link.removeprefix(ann.address)}?at=50")
    expect(other.get_by_test_id("replay-slider")).to_have_value("50")
    fits(other)
    other.get_by_test_id("fork").click()
    other.wait_for_url(lambda url: "/table/" in url and "replay" not in url)
    expect(other.get_by_test_id("question")).to_be_visible()


def test_one_that_stops_before_its_end_is_looked_at_up_to_there(ann: Person, tmp_path: Path) -> None:
    lines = (GOLDEN / "duel.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    begun = tmp_path / "begun.jsonl"
    begun.write_text("".join(lines[:61]), encoding="utf-8")
    page = ann.go("/records")

    page.get_by_test_id("record-file").set_input_files(begun)
    page.wait_for_url(REPLAY)
    ann.go(page.url.removeprefix(ann.address).partition("/replay")[0])
    page.wait_for_url(REPLAY)

    expect(page.get_by_role("heading", level=1)).to_contain_text("not over")
    expect(page.get_by_test_id("replay-slider")).to_have_attribute("max", "60")
    expect(page.get_by_test_id("review")).to_have_count(0)
