"""The host opens /admin with the token, by keyboard, and sees to what was reported."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN
from tests.web.browser.test_layout import LANGUAGES, LAPTOP, resize, set_up
from tests.web.browser.test_phone import PHONE, fits
from tests.web.served import Served

pytestmark = pytest.mark.long

TOKEN = "only-the-host-knows-this"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("hosted"), "--admin-token", TOKEN) as server:
        yield server


def come_in(page: Page, token: str) -> None:
    page.get_by_test_id("token").fill(token)
    page.get_by_test_id("token").press("Enter")


def to(page: Page, part: str) -> None:
    """One of the parts, by the arrow keys."""
    chosen = page.locator("input[type=radio]:checked")
    chosen.focus()
    while page.locator("input[type=radio]:checked").get_attribute("value") != part:
        page.keyboard.press("ArrowRight")


def press(page: Page, test: str) -> None:
    page.get_by_test_id(test).first.focus()
    page.keyboard.press("Enter")


def rude(ann: Person, ben: Person) -> str:
    """Ben says something at Ann's table, which she reports; gives where."""
    table = ann.new_table("duel", [{**ME, "name": "Ann"}, OPEN], name="Friday")
    ben.ask("POST", "/key")
    ben.ask("POST", f"/tables/{table['id']}/sit", {"seat": 1, "name": "Ben"})
    talk = f"/tables/{table['id']}/talk"
    ben.ask("POST", talk, {"words": "Rude words", "request": "request-1"})
    ann.ask("POST", f"{talk}/1/report")
    return talk


def ban(page: Page, button: str, why: str) -> None:
    press(page, button)
    expect(page.get_by_test_id("ban")).to_be_visible()
    check(page)
    page.get_by_test_id("why").fill(why)
    page.get_by_test_id("why").press("Enter")


def search(page: Page, words: str) -> None:
    page.get_by_test_id("words").fill(words)
    page.get_by_test_id("words").press("Enter")


def test_a_host_sees_to_a_report_bans_and_deletes(hosted: Served, people: Callable[..., Person]) -> None:
    ann, ben, host = (people(hosted.address) for _ in range(3))
    talk = rude(ann, ben)
    ann.new_table("classic", [ME, OPEN])
    # What is refused at first, the browser writes down; it never tells the token in an address.
    host.expect_trouble(r"/api/admin\?lang=\w+ 401", r"status of 401 .*/api/admin\?lang=")
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    resize(host.page, LAPTOP)

    page = host.go("/admin")
    come_in(page, "not-the-token-of-the-host")
    expect(page.get_by_role("alert")).to_have_text("This is not the host's token.")
    check(page)
    come_in(page, TOKEN)

    expect(page.get_by_test_id("number-playing")).to_have_text("1")
    expect(page.locator("h2:focus")).to_have_count(1)
    expect(page.get_by_test_id("table-line")).to_have_count(2)
    check(page)

    to(page, "reports")
    expect(page.get_by_test_id("report-line")).to_contain_text("Rude words")
    check(page)
    press(page, "unsay")
    expect(page.get_by_text("The line was taken away.")).to_be_visible()
    ban(page, "ban-author", "words at the table")
    expect(page.get_by_text("Ben may not play here any more.")).to_be_visible()
    press(page, "settle")
    expect(page.get_by_test_id("report-line")).to_have_count(0)
    assert ann.ask("GET", talk)["lines"] == []

    to(page, "bans")
    expect(page.get_by_test_id("ban-line")).to_contain_text("words at the table")
    check(page)
    press(page, "lift")
    expect(page.get_by_test_id("ban-line")).to_have_count(0)

    to(page, "persons")
    search(page, "ben")
    expect(page.get_by_test_id("person-line")).to_have_count(1)
    check(page)

    to(page, "tables")
    search(page, "friday")
    expect(page.get_by_test_id("table-line")).to_have_count(1)
    press(page, "delete")
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("table-line")).to_have_count(0)
    assert len(ann.ask("GET", "/tables")["mine"]) == 1

    page.get_by_test_id("lock").click()
    expect(page.get_by_test_id("token")).to_have_value("")
    assert not [url for url in asked if TOKEN in url]


def test_it_fits_a_phone_in_every_language(hosted: Served, people: Callable[..., Person]) -> None:
    eve = people(hosted.address, **PHONE)
    eve.expect_trouble(r"/api/admin\?lang=\w+ 401", r"status of 401 .*/api/admin\?lang=")
    eve.new_table("duel", [{**ME, "name": "Eve"}, OPEN], name="A table with quite a long name for a phone")
    eve.go("/settings")
    for language in LANGUAGES:
        set_up(eve, language)
        page = eve.go("/admin")
        come_in(page, TOKEN)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for part in ("tables", "persons", "bans", "reports"):
            to(page, part)
            fits(page)
            eve.look_around()
    check(eve.page)


def test_a_server_without_a_token_says_how_to_have_the_page(ann: Person) -> None:
    ann.expect_trouble(r"/api/admin\?lang=\w+ 404", r"status of 404 .*/api/admin\?lang=")
    page = ann.go("/admin")

    expect(page.get_by_role("alert")).to_contain_text("MONUMENTAL_ADMIN_TOKEN")
    expect(page.get_by_test_id("token")).to_have_count(0)
    check(page)
