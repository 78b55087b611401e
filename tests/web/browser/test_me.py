"""Somebody with several devices: a link and a QR code, a lost device, a phrase on paper, going for good."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot

pytestmark = pytest.mark.long


def test_a_second_device_comes_by_a_link_and_the_first_is_lost(people: Callable[..., Person]) -> None:
    phone, laptop = people(viewport={"width": 390, "height": 844}), people(color_scheme="dark")
    table = phone.new_table("duel", [{**ME, "civilization": "random"}, bot("normal")], first=0)
    page = phone.go("/settings")
    page.get_by_test_id("me").click()
    page.get_by_test_id("my-name").fill("Ann")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_test_id("add-device").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("qr")).to_be_visible()
    check(page)
    link = page.locator("input[readonly]").input_value()

    laptop.go(link)
    check(laptop.page)
    laptop.page.get_by_test_id("join").click()
    expect(laptop.page.get_by_text("Welcome back, Ann.")).to_be_visible()
    laptop.sit_at(table)
    assert laptop.tab.now["mine"] == [0]

    laptop.go("/me")
    expect(laptop.page.get_by_test_id("device")).to_have_count(2)
    check(laptop.page)
    laptop.page.get_by_test_id("device").filter(has_not_text="this device").get_by_role("button").click()
    laptop.page.get_by_test_id("yes").click()
    expect(laptop.page.get_by_test_id("device")).to_have_count(1)
    phone.sit_at(table)
    assert phone.tab.now["mine"] == []

    # The link was good for once.
    other = people()
    other.expect_trouble("409")
    other.go(link).get_by_test_id("join").click()
    expect(other.page.get_by_role("alert")).to_contain_text("This link was used already or is too old")


def test_words_on_paper_bring_somebody_back_who_then_goes_for_good(people: Callable[..., Person]) -> None:
    lost, found = people(locale="cs-CZ"), people()
    table = lost.new_table("duel", [{**ME, "civilization": "random"}, bot("normal")], first=0)
    lost.go("/me").get_by_test_id("make-phrase").click()
    written = lost.page.get_by_test_id("phrase").locator("li")
    expect(written).to_have_count(12)
    words = written.all_inner_texts()
    found.expect_trouble("422", "404")

    page = found.go("/me")
    page.get_by_test_id("words").fill("these are not the words")
    page.get_by_test_id("recover").click()
    expect(page.get_by_text("This is no recovery phrase")).to_be_visible()
    page.get_by_test_id("words").fill(" ".join(words))
    page.get_by_test_id("recover").click()
    expect(page.get_by_test_id("device")).to_have_count(2)
    assert found.look(table["id"])["mine"] == [0]
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    assert download.value.suggested_filename == "monumental.json"

    page.get_by_test_id("delete-me").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    found.ask("POST", "/key")
    assert found.ask("GET", "/tables")["mine"] == []
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
