"""Where somebody is told: mail, webhooks, services, browsers; and where nothing is sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from pathlib import Path

import httpx
import pytest

from monumental.cards.text import LANGUAGES
from monumental.web.alerts.book import look_up
from monumental.web.alerts.mail import MailServer
from monumental.web.door.quotas import Quotas
from monumental.web.keep.file import write
from monumental.web.keep.people import forget_person
from monumental.web.settings import AlertSettings
from tests.web.alerts.conftest import (
    HOME,
    THIS_MACHINE,
    of_two,
    play_turn,
    tell_me_at,
    telling,
)
from tests.web.alerts.receivers import Mailbox, PushedBrowser, Receiver, receiver
from tests.web.api.server import ME, Browser, Server, bot, done
from tests.web.clock import Time

pytestmark = pytest.mark.long


def ask(who: Browser, words: str, language: str = "en") -> httpx.Response:
    body = {"words": words, "address": HOME}
    return who.ask("POST", "/api/me/alerts/channels", body, lang=language)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def server(database: str, time: Time, mailbox: tuple[Mailbox, MailServer]) -> Iterator[Server]:
    with telling(database, time, mailbox[1]) as running:
        yield running


def test_mail_comes_to_whoever_has_repeated_the_code(
    server: Server, time: Time, mailbox: tuple[Mailbox, MailServer]
) -> None:
    box = mailbox[0]
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    (channel,) = tell_me_at(bob, "bob@example.org")["channels"]
    assert (channel["shown"], channel["confirmed"]) == ("bob@example.org", False)
    page = of_two(ann, bob)
    play_turn(ann, page)
    time.pass_by(server, seconds=20)
    assert len(box.got) == 1, "nothing more is sent to who has not agreed"
    (code,) = re.findall(r"\d{6}", box.texts()[0])
    confirm = f"/api/me/alerts/channels/{channel['id']}/confirm"

    wrong = bob.ask("POST", confirm, {"code": f"{(int(code) + 1) % 1_000_000:06}"})
    stolen = eve.ask("POST", confirm, {"code": code})
    (channel,) = bob.post(confirm, {"code": f" {code} "})["channels"]

    assert refused(wrong) == (422, "server-alert-wrong-code")
    assert refused(stolen) == (409, "server-alert-no-code")
    assert channel["confirmed"]
    play_turn(ann, play_turn(bob, page))
    time.pass_by(server, seconds=20)
    mail = box.got[1]
    assert (mail["To"], mail["From"], mail["Subject"]) == (
        "bob@example.org",
        "games@example.org",
        "Your turn: Duel",
    )
    assert bob.look(page)["question"]["sentence"] in mail.get_content()
    assert f"{HOME}/table/{page['id']}" in mail.get_content()


def test_a_code_is_guessed_only_a_few_times(server: Server, mailbox: tuple[Mailbox, MailServer]) -> None:
    bob = server.browser()
    (channel,) = tell_me_at(bob, "bob@example.org")["channels"]
    (code,) = re.findall(r"\d{6}", mailbox[0].texts()[0])
    confirm = f"/api/me/alerts/channels/{channel['id']}/confirm"

    answers = [refused(bob.ask("POST", confirm, {"code": "nothing"})) for _ in range(6)]

    assert answers == [*[(422, "server-alert-wrong-code")] * 5, (409, "server-alert-no-code")]
    assert refused(bob.ask("POST", confirm, {"code": code})) == (409, "server-alert-no-code")


def test_a_code_comes_without_a_link_and_not_more_than_three_times_a_day_whoever_asks(
    server: Server, time: Time, mailbox: tuple[Mailbox, MailServer]
) -> None:
    words = ("ann@example.org", "ANN@example.org", "ann+1@example.org", "ann@EXAMPLE.org")

    answers = [ask(server.browser(), each) for each in words]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[3].json()["key"] == "server-alert-many-codes"
    assert ask(server.browser(), "bob@example.org").status_code == 200
    assert len(mailbox[0].got) == 4
    assert not any("://" in text for text in mailbox[0].texts())
    time.pass_by(days=1)
    assert ask(server.browser(), "ann@example.org").status_code == 200


def test_links_lead_to_this_server_and_nowhere_else(server: Server, hook: Receiver) -> None:
    bob = server.browser()
    elsewhere = ("https://evil.example", "https://games.example.org@evil.example", "http://6.6.6.6")

    for origin in elsewhere:
        body = {"words": f"http://{hook.host}/", "address": origin}
        push = {"endpoint": f"http://{hook.host}/", "address": origin, **PushedBrowser().subscription}
        for path, wish in (("channels", body), ("browsers", push)):
            answer = bob.ask("POST", f"/api/me/alerts/{path}", wish)
            assert refused(answer) == (422, "server-alert-origin")
    assert hook.got == []


def test_a_service_that_apprise_knows_is_told(server: Server, time: Time, hook: Receiver) -> None:
    ann, bob = server.browser(), server.browser()
    bob.http.headers["Accept-Language"] = "cs"

    (channel,) = tell_me_at(bob, f"ntfy://{hook.host}/our-games")["channels"]
    page = of_two(ann, bob, name="Přátelé")
    play_turn(ann, page)
    time.pass_by(server, seconds=20)

    assert (channel["kind"], channel["shown"]) == ("ntfys", "ntfy://…")
    told = hook.messages()[1]
    assert (told["topic"], told["title"]) == ("our-games", "Jste na tahu: Přátelé (Duel)")
    assert f"{HOME}/table/{page['id']}" in told["message"]


def test_a_browser_gets_what_only_it_can_read(server: Server, time: Time, hook: Receiver) -> None:
    ann, bob, pushed = server.browser(), server.browser(), PushedBrowser()
    key = bob.get("/api/me/alerts")["key"]
    subscribe = {"endpoint": f"http://{hook.host}/push/1", "address": HOME, **pushed.subscription}

    (channel,) = bob.post("/api/me/alerts/browsers", subscribe)["channels"]
    page = of_two(ann, bob, name="Friends")
    play_turn(ann, page)
    time.pass_by(server, seconds=20)

    welcome, turn = hook.got
    assert (channel["kind"], channel["shown"]) == ("push", "127.0.0.1/…")
    assert f"k={key}" in turn[1]["authorization"].replace(" ", "").replace('"', "")
    assert b"Friends" not in turn[2]
    assert pushed.read(welcome[2])["event"] == "welcome"
    told = pushed.read(turn[2])
    assert (told["title"], told["link"]) == ("Your turn: Friends (Duel)", f"{HOME}/table/{page['id']}")

    # A browser that wants to hear nothing more is forgotten.
    hook.answers = [410]
    play_turn(ann, play_turn(bob, page))
    time.pass_by(server, seconds=20)
    assert bob.get("/api/me/alerts")["channels"] == []


def test_the_key_for_browsers_is_the_same_after_a_restart(database: str, time: Time) -> None:
    keys = []
    for _ in range(2):
        with telling(database, time) as server:
            keys.append(server.browser().get("/api/me/alerts")["key"])

    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


def test_nothing_is_sent_into_private_networks(database: str, time: Time) -> None:
    hosts = ("127.0.0.1", "localhost", "[::1]", "169.254.169.254", "0x7f000001", "[::ffff:10.0.0.1]")
    with telling(database, time, alerts=AlertSettings()) as server:
        bob = server.browser()

        answers = {host: refused(ask(bob, f"https://{host}:9/hook")) for host in hosts}
        service = refused(ask(bob, "gotifys://localhost:9/token"))
        push = {"endpoint": "https://localhost:9/", "address": HOME, **PushedBrowser().subscription}
        browser = refused(bob.ask("POST", "/api/me/alerts/browsers", push))

        assert answers == dict.fromkeys(hosts, (422, "server-alert-problem-private"))
        assert service == browser == (422, "server-alert-problem-private")
        assert bob.get("/api/me/alerts")["channels"] == []


def test_no_redirect_leads_into_a_private_network(database: str, time: Time, hook: Receiver) -> None:
    # The host has named one address, and what is there leads to another one.
    with receiver("127.0.0.2") as inner:
        hook.moved_to, hook.answers = f"http://{inner.host}/", [307, 307, 307]
        with telling(database, time, alerts=AlertSettings(networks=("127.0.0.1",))) as server:
            bob = server.browser()
            push = {"endpoint": f"http://{hook.host}/", "address": HOME, **PushedBrowser().subscription}

            web = refused(ask(bob, f"http://{hook.host}/hook"))
            service = refused(ask(bob, f"ntfy://{hook.host}/topic"))
            browser = refused(bob.ask("POST", "/api/me/alerts/browsers", push))

        assert web == (422, "server-alert-problem-refused")
        assert service == browser == (422, "server-alert-problem-private")
        assert len(hook.got) == 3
        assert inner.got == []


def test_what_is_no_place_is_refused_in_the_language_of_whoever_asks(server: Server) -> None:
    bob = server.browser()

    for words, key in (("bob", "server-alert-address"), ("tgram://x/y", "server-alert-problem-unreadable")):
        answers = [ask(bob, words, language) for language in sorted(LANGUAGES)]
        assert {refused(answer) for answer in answers} == {(422, key)}
        assert len({answer.json()["sentence"] for answer in answers}) == 4
    assert bob.get("/api/me/alerts")["channels"] == []


def test_unencrypted_places_are_for_networks_that_the_host_has_named(database: str, time: Time) -> None:
    with telling(database, time, alerts=AlertSettings()) as server:
        bob = server.browser()
        push = {"endpoint": "http://example.org/1", "address": HOME, **PushedBrowser().subscription}

        assert refused(ask(bob, "http://example.org/hook")) == (422, "server-alert-plain")
        assert refused(ask(bob, "ntfy://example.org/topic")) == (422, "server-alert-plain")
        assert refused(bob.ask("POST", "/api/me/alerts/browsers", push)) == (422, "server-alert-plain")


def test_a_dead_place_and_a_dead_mail_server_are_told_at_once(database: str, time: Time) -> None:
    with receiver() as gone:
        host = gone.host
    dead = MailServer("127.0.0.1", int(host.partition(":")[2]), "games@example.org", encrypted=False)
    with telling(database, time, dead) as server:
        bob = server.browser()
        page = bob.new_table("duel", [ME, bot("random")], first=0)
        before = server.whole(page["id"])

        assert refused(ask(bob, f"http://{host}/hook")) == (422, "server-alert-problem-unreachable")
        assert refused(ask(bob, "bob@example.org")) == (422, "server-alert-problem-mail")

        assert bob.get("/api/me/alerts")["channels"] == []
        assert server.whole(page["id"]) == before


def test_the_host_allows_only_some_ways_or_none(database: str, time: Time, hook: Receiver) -> None:
    with telling(database, time, alerts=AlertSettings(("web",), THIS_MACHINE)) as server:
        bob = server.browser()
        push = {"endpoint": "https://example.org/1", "address": HOME, **PushedBrowser().subscription}
        assert bob.get("/api/me/alerts")["kinds"] == ["web"]
        tell_me_at(bob, f"http://{hook.host}/")
        for words in ("ntfys://ntfy.sh/topic", "bob@example.org", "https://discord.com/api/webhooks/1/x"):
            assert refused(ask(bob, words)) == (422, "server-alert-off")
        assert refused(bob.ask("POST", "/api/me/alerts/browsers", push)) == (422, "server-alert-off")

    with telling(database, time, alerts=AlertSettings((), THIS_MACHINE)) as server:
        ann, bob = server.browser(), server.browser()
        page = bob.get("/api/me/alerts")
        assert (page["kinds"], page["key"]) == ([], None)
        assert refused(ask(bob, f"http://{hook.host}/")) == (422, "server-alert-off")
        play_turn(ann, of_two(ann, bob))
        time.pass_by(server, days=2)
    assert len(hook.got) == 1


def test_places_are_tried_and_removed_by_whose_they_are_and_seen_by_nobody_else(
    server: Server, hook: Receiver
) -> None:
    bob, eve, stranger = server.browser(), server.browser(), server.browser(known=False)
    (channel,) = tell_me_at(bob, f"http://{hook.host}/secret-word")["channels"]
    place = f"/api/me/alerts/channels/{channel['id']}"

    assert "secret-word" not in json.dumps(bob.get("/api/me/alerts"))
    for other in (eve, stranger):
        assert other.get("/api/me/alerts")["channels"] == []
        for what in ("try", "delete"):
            assert other.ask("POST", f"{place}/{what}").status_code in {401, 404}
    assert refused(stranger.ask("POST", "/api/me/alerts/wishes", {"always": True, "remind": True}))[0] == 401
    done(bob.ask("POST", f"{place}/try"))
    hook.answers = [500]
    assert refused(bob.ask("POST", f"{place}/try")) == (422, "server-alert-problem-refused")
    assert len(hook.got) == 3
    assert bob.post(f"{place}/delete")["channels"] == []


def test_only_whoever_sits_there_can_silence_a_table(server: Server) -> None:
    ann, eve = server.browser(), server.browser()
    page = ann.new_table("duel", [ME, bot("random")])

    for table in (page["id"], "nowhere"):
        answer = eve.ask("POST", f"/api/me/alerts/tables/{table}", {"on": False})
        assert refused(answer) == (404, "server-no-table")


def test_all_that_is_kept_is_exported_and_goes_with_its_person(server: Server, hook: Receiver) -> None:
    bob = server.browser()
    address = f"http://{hook.host}/secret-word"
    tell_me_at(bob, address)
    page = bob.new_table("duel", [ME, bot("random")], first=0)
    bob.post(f"/api/me/alerts/tables/{page['id']}", {"on": False})
    bob.post("/api/me/alerts/wishes", {"always": True, "remind": False})

    kept = bob.get("/api/me/data")["alerts"]
    bob.post("/api/me/delete")

    assert [each["address"] for each in kept["channels"]] == [address]
    assert (kept["always"], kept["remind"], kept["silent"]) == (True, False, [page["id"]])
    rows = server.wait(
        server.rooms.store.read(
            lambda connection: [
                connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar()
                for table in ("waits", "channels", "alert_wishes", "silent_tables", "alerts")
            ]
        )
    )
    assert rows == [0] * 5


def test_a_game_is_exported_without_who_hears_of_it_and_the_host_can_forget_somebody(
    server: Server, hook: Receiver
) -> None:
    bob = server.browser()
    tell_me_at(bob, f"http://{hook.host}/")
    page = bob.new_table("duel", [ME, bot("random")], first=0)
    bob.post(f"/api/me/alerts/tables/{page['id']}", {"on": False})
    store = server.rooms.store

    exported = server.wait(store.read(partial(write, BytesIO(), only=[page["id"]])))
    owner = server.room(page["id"]).awaited()
    assert owner is not None
    server.wait(store.write(partial(forget_person, owner)))

    assert exported["tables"] == 1
    assert not {"channels", "alert_wishes", "silent_tables", "alerts"} & exported.keys()
    assert server.wait(store.read(partial(look_up, owner))).channels == ()


def test_nobody_sends_many_letters_or_keeps_many_places(database: str, time: Time, hook: Receiver) -> None:
    with telling(database, time) as server:
        bob = server.browser()
        answers = [ask(bob, f"http://{hook.host}/{number}") for number in range(11)]

        assert [answer.status_code for answer in answers] == [200] * 10 + [429]

    with telling(database, time, quotas=Quotas(letters_at_once=1000)) as server:
        again = server.browser()
        again.http.cookies = bob.http.cookies
        assert refused(ask(again, f"http://{hook.host}/11")) == (409, "server-alert-many")
