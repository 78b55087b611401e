"""Where somebody wants to be told that it is their turn: on a phone, by keyboard, and with no page open."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.web.alerts.receivers import Mailbox, Receiver, mail_server, receiver
from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.tab import PATIENCE_MS
from tests.web.served import Served

pytestmark = pytest.mark.long

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as running:
        yield running


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Mailbox]]:
    """A server that may send to this machine, and the mail that it sends."""
    with mail_server() as (box, port):
        mail = ("--mail", f"smtp://127.0.0.1:{port}?from=games@example.org")
        folder = tmp_path_factory.mktemp("telling")
        with Served(folder, "--alert-network", "127.0.0.0/8", *mail) as server:
            yield server, box
            assert server.complaints() == ""


def test_places_are_entered_confirmed_tried_and_removed(
    people: Callable[..., Person], telling: tuple[Served, Mailbox], hook: Receiver
) -> None:
    server, box = telling
    ann = people(server.address, viewport=PHONE)
    page = ann.go("/me")
    words = page.get_by_test_id("alert-words")
    expect(words).to_be_visible(timeout=PATIENCE_MS)
    # Whoever enters the next place does not wait until the rest of the page was asked for anew.
    around, slow = re.compile(r"/api/me(\?|$)"), list[Route]()

    def hold(asked: Route) -> None:
        slow.append(asked)

    page.route(around, hold)
    words.fill(f"http://{hook.host}/secret-word")
    page.keyboard.press("Enter")
    places = page.get_by_test_id("channel")
    # Each is tried out first, in a process of its own, which takes a while to begin.
    expect(places).to_have_count(1, timeout=PATIENCE_MS)
    expect(places).to_contain_text("127.0.0.1/…")
    expect(places).to_contain_text("last told")

    words.fill("ann@example.org")
    page.keyboard.press("Enter")
    expect(places).to_have_count(2, timeout=PATIENCE_MS)
    assert len(slow) == 2
    for held in slow:
        held.continue_()
    page.unroute(around)
    (code,) = re.findall(r"\d{6}", box.texts()[0])
    page.get_by_label("The six digits in the mail").fill(code)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Confirmed: from now on you are told there.")).to_be_visible()
    check(page)

    ann.expect_trouble("422")
    hook.answers = [500]
    page.get_by_role("button", name="Try: 127.0.0.1/…").click()
    expect(places.first).to_contain_text("The other side does not take it", timeout=PATIENCE_MS)
    words.fill("nobody")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This is no address").first).to_be_visible()
    page.get_by_label("Even while I look at a table").check()
    page.reload()
    expect(page.get_by_label("Even while I look at a table")).to_be_checked()
    page.get_by_role("button", name="Remove: ann@example.org").click()
    expect(places).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_table_is_silenced_from_its_menu(
    people: Callable[..., Person], telling: tuple[Served, Mailbox], hook: Receiver
) -> None:
    ann = people(telling[0].address)
    ann.go("/me").get_by_test_id("alert-words").fill(f"http://{hook.host}/")
    ann.page.get_by_test_id("alert-add").click()
    expect(ann.page.get_by_test_id("channel")).to_have_count(1)
    table = ann.new_table("duel", [{**ME, "civilization": "random"}, bot("normal")], first=0)
    ann.sit_at(table)

    for said in ("Tell me nothing of this table", "Tell me of this table"):
        ann.page.get_by_test_id("menu").click()
        expect(ann.page.get_by_test_id("alerts-of-table")).to_have_text(said)
        with ann.page.expect_response("**/api/me/alerts/tables/**"):
            ann.page.get_by_test_id("alerts-of-table").click()


#: What a browser shows, as soon as it shows anything; nothing after ten seconds.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 200; tries += 1) {
    const all = await worker.getNotifications();
    if (all.length > 0) return all.map(({title, body, tag, data}) => [title, body, tag, data]);
    await new Promise((later) => setTimeout(later, 50));
  }
  return [];
}"""


def test_a_browser_shows_what_is_pushed_and_leads_to_the_table(people: Callable[..., Person]) -> None:
    """The push service of a browser is its maker's: what it would deliver is delivered by hand."""
    ann = people(whole=True)
    ann.context.grant_permissions(["notifications"])
    page = ann.go("/me")
    page.evaluate(
        "navigator.serviceWorker.register('/push-worker.js')"
        ".then(() => navigator.serviceWorker.ready).then(() => 0)"
    )
    line = ann.context.new_cdp_session(page)
    registrations: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    # It tells of those that are there before it answers.
    line.send("ServiceWorker.enable")
    page.reload()
    told = {
        "title": "Your turn: Friends (Duel)",
        "asked": "Choose an action.",
        "table": "friends",
        "link": "https://elsewhere.example.org/table/friends",
    }

    delivered = {"origin": ann.address, "registrationId": registrations[-1], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", delivered)

    shown = page.evaluate(SHOWN)
    assert shown == [[told["title"], told["asked"], "friends", "/table/friends"]]
