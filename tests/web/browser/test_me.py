"""Somebody with several devices: links and QR codes, a lost one, a phrase, a passkey, going for good."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.test_phone import fits
from tests.web.served import Served

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


def test_a_passkey_is_made_brings_somebody_back_and_is_removed(
    people: Callable[..., Person], served: Served
) -> None:
    here = served.address.replace("127.0.0.1", "localhost")  # passkeys belong to a name
    lost, found = people(here), people(here, viewport={"width": 390, "height": 844})
    table = lost.new_table("duel", [{**ME, "civilization": "random"}, bot("normal")], first=0)
    page = lost.go("/me")
    phone = Authenticator(page)
    page.get_by_test_id("make-passkey").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("passkey")).to_have_count(1)
    check(page)

    page = found.go("/me")
    Authenticator(page).take_over(phone)
    page.get_by_test_id("use-passkey").click()
    expect(page.get_by_test_id("device")).to_have_count(2)
    expect(page.get_by_test_id("passkey")).to_contain_text("brought you back")
    assert found.look(table["id"])["mine"] == [0]
    fits(page)
    check(page)

    page.get_by_test_id("passkey").get_by_role("button").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("passkey")).to_have_count(0)
    other = people(here)
    other.expect_trouble("409")
    page = other.go("/me")
    Authenticator(page).take_over(phone)
    page.get_by_test_id("use-passkey").click()
    expect(page.get_by_text("Nobody here has this passkey")).to_be_visible()


def test_where_passkeys_can_not_be_the_page_says_where_they_can(ann: Person) -> None:
    page = ann.go("/me")

    expect(page.get_by_text("Passkeys work where the address")).to_be_visible()
    expect(page.get_by_test_id("make-passkey")).to_have_count(0)


class Authenticator:
    """A phone in the hand of whoever sits before a page, as Chromium pretends that there is one."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("WebAuthn.enable")
        always = ("hasResidentKey", "hasUserVerification", "isUserVerified", "automaticPresenceSimulation")
        options = {"protocol": "ctap2", "transport": "internal", **dict.fromkeys(always, True)}
        made = self._devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._which = {"authenticatorId": made["authenticatorId"]}

    def take_over(self, other: Authenticator) -> None:
        """Whatever the other one has, as if somebody synchronized them."""
        for each in other._devtools.send("WebAuthn.getCredentials", other._which)["credentials"]:
            self._devtools.send("WebAuthn.addCredential", {**self._which, "credential": each})
