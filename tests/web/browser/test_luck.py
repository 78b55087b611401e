"""Honest luck, as people see it: the promise from the first moment, and seeds that somebody typed."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from monumental.play.records.record import read_record
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN, ended
from tests.web.browser.test_phone import PHONE

pytestmark = pytest.mark.long

CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
KNOWS = "may know what comes"


def promised(within: Locator | Page) -> str:
    """The whole fingerprint; its beginning and its end are shown."""
    shown = within.get_by_test_id("promise").locator("code").first
    whole = str(shown.get_attribute("data-fingerprint"))
    expect(shown).to_have_text(f"{whole[:8]} … {whole[-8:]}")
    return whole


def recorded(person: Person, table: str) -> str | None:
    """What the record says, as anybody can download it."""
    answer = person.context.request.get(f"{person.address}/api/tables/{table}/record")
    return read_record(answer.text()).head.luck.commitment


def test_the_promise_is_copied_from_the_first_moment_and_kept_at_the_end(
    people: Callable[..., Person],
) -> None:
    ann, bob = people(**CLIPBOARD), people(**PHONE)
    luck = {"civilization": "random"}
    table = ann.new_table("duel", [{**ME, **luck}, {**OPEN, **luck}], first=0)

    # Before anybody has sat down opposite.
    ann.go(f"/table/{table['id']}").get_by_test_id("copy-promise").click()
    expect(ann.page.get_by_test_id("promise").get_by_role("status")).to_have_text("Copied.")
    copied = ann.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == promised(ann.page) == recorded(ann, table["id"])

    # While the game goes on, in the menu; on a phone, too.
    bob.go(f"/table/{table['id']}")
    assert promised(bob.page) == copied
    bob.page.get_by_test_id("sit-1").click()
    for person in (ann, bob):
        person.tab.await_viewer(0 if person is ann else 1)
        person.page.get_by_test_id("menu").click()
        assert promised(person.page) == copied

    # In the end, with its seed.
    ended(ann, bob, table["id"])
    sheet = ann.sit_at(table).page.get_by_test_id("score-sheet")
    assert promised(sheet) == copied
    seed = ann.look(table["id"])["luck"]["seed"]
    expect(sheet).to_contain_text(seed)
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == copied


def test_without_a_clipboard_the_promise_is_marked_to_be_copied_by_hand(ann: Person) -> None:
    ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table = ann.new_table("duel", [ME, OPEN])
    ann.go(f"/table/{table['id']}").get_by_test_id("copy-promise").click()

    field = ann.page.get_by_test_id("promise").locator("input")
    expect(field).to_be_focused()
    assert ann.page.evaluate("() => getSelection().toString()") == promised(ann.page)


def test_a_typed_seed_is_seen_in_the_lobby_and_before_anybody_sits_down(
    people: Callable[..., Person],
) -> None:
    ann, bob, eve = people(), people(), people(**PHONE)
    page = ann.go("/new")
    page.get_by_test_id("seat-2").select_option("open")
    page.get_by_role("radio", name="Everybody, on the first page").check()
    page.get_by_text("civilizations, map, rules, seed").click()
    page.get_by_label("Name of the table").fill("Known to Ann")
    seed = page.get_by_label("Seed (optional)")
    expect(seed).to_have_accessible_description(re.compile("Everybody will see a typed seed"))
    seed.fill("42")
    page.get_by_test_id("create").click()
    page.wait_for_url("**/table/*")

    bob.go("/")
    entry = bob.page.get_by_role("article").filter(has_text="Known to Ann")
    expect(entry.get_by_test_id("unrated")).to_contain_text("Typed seed 42 · unrated")
    expect(entry.get_by_test_id("unrated")).to_contain_text(KNOWS)
    entry.get_by_role("link").first.click()
    expect(bob.page.get_by_test_id("sit-1")).to_be_visible()
    expect(bob.page.get_by_test_id("unrated")).to_contain_text("Typed seed 42 · unrated")
    expect(bob.page.get_by_test_id("unrated")).to_contain_text(KNOWS)

    # At the table, too: in the bar, and on a phone in the menu.
    bob.page.get_by_test_id("sit-1").click()
    for person in (ann, bob):
        person.tab.settle()
        expect(person.page.get_by_role("banner").get_by_test_id("unrated")).to_contain_text("Typed seed 42")
    eve.sit_at(bob.tab.now["id"])
    eve.page.get_by_test_id("menu").click()
    expect(eve.page.get_by_test_id("unrated")).to_be_visible()
    expect(eve.page.get_by_test_id("unrated")).to_contain_text("Typed seed 42 · unrated")


def test_luck_that_nobody_knows_has_no_mark(ann: Person) -> None:
    table = ann.new_table("duel", [ME, OPEN])
    ann.go(f"/table/{table['id']}").get_by_test_id("promise").wait_for()
    expect(ann.page.get_by_test_id("unrated")).to_have_count(0)
