"""A person with several devices: adding and revoking them, coming back by a phrase, going for good."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from unittest.mock import patch

import httpx
import pytest

from monumental.web.people import registry as registries
from monumental.web.people.device_names import device_name
from monumental.web.people.secrets import WORDS, hash_of_phrase, new_phrase
from monumental.web.store.people.devices import LINK_LASTS, MOST_DEVICES
from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def code_from(who: Browser) -> str:
    """The secret of a new link."""
    link: str = who.post("/api/me/links", {"address": "https://games.example.org"})["link"]
    assert link.startswith("https://games.example.org/me/join#")
    return link.partition("#")[2]


def join(who: Browser, code: str) -> httpx.Response:
    return who.ask("POST", "/api/me/join", {"code": code})


def second_device(server: Server, who: Browser) -> Browser:
    other = server.browser()
    assert join(other, code_from(who)).is_success
    return other


def revoke_this(who: Browser, by: Browser) -> httpx.Response:
    """One device of somebody's revokes another one."""
    device = next(each["id"] for each in who.get("/api/me")["devices"] if each["this"])
    return by.ask("POST", f"/api/me/devices/{device}/revoke")


@pytest.fixture
def later(server: Server) -> Iterator[list[timedelta]]:
    """How much later it is for the keeper of people than it was."""
    ahead = [timedelta(0)]
    people = server.rooms.store.people
    clock = people._clock
    with patch.object(people, "_clock", lambda: clock() + ahead[0]):
        yield ahead


def test_whoever_only_plays_is_nobody_to_be_kept(ann: Browser, stranger: Browser) -> None:
    ann.new_table("duel", [ME, bot("random")])

    for who in (ann, stranger):
        assert who.get("/api/me") == {
            "known": False,
            "name": "",
            "devices": [],
            "phrased": None,
            "passkeys": [],
        }


def test_seats_belong_to_the_person_on_every_device(each_server: Server) -> None:
    phone, bob = each_server.browser(), each_server.browser()
    page = phone.new_table("duel", [ME, OPEN], first=0)
    bob.sit(page, 1)
    laptop = second_device(each_server, phone)

    page = laptop.act(laptop.look(page))

    assert page["mine"] == [0]
    assert phone.look(page)["version"] == page["version"]
    assert [line["id"] for line in laptop.get("/api/tables")["mine"]] == [page["id"]]
    assert [each["this"] for each in laptop.get("/api/me")["devices"]] == [False, True]


def test_what_a_device_owned_before_comes_along(each_server: Server) -> None:
    phone, laptop, bob = (each_server.browser() for _ in range(3))
    theirs = laptop.new_table("duel", [ME, OPEN], first=0)
    bob.sit(theirs, 1)
    waiting = laptop.new_table("classic", [ME, OPEN, OPEN])
    assert phone.look(theirs)["mine"] == []

    with bob.live(theirs) as socket:
        socket.hear()
        assert join(laptop, code_from(phone)).is_success
        assert socket.hear()["mine"] == [1]

    assert phone.act(phone.look(theirs))["mine"] == [0]
    assert phone.look(waiting)["waiting"]["host"]


def test_a_link_is_good_for_one_device_and_a_quarter_of_an_hour(
    server: Server, ann: Browser, later: list[timedelta]
) -> None:
    used = code_from(ann)
    assert join(server.browser(), used).is_success
    replaced, new = code_from(ann), code_from(ann)

    for code in (used, replaced, new[:-1], "x"):
        assert refused(join(server.browser(), code)) == (409, "server-no-link")
    later[0] = LINK_LASTS
    assert refused(join(server.browser(), new)) == (409, "server-no-link")
    assert len(ann.get("/api/me")["devices"]) == 2


def test_a_qr_code_is_sent_row_by_row(ann: Browser) -> None:
    rows = ann.post("/api/me/links", {"address": "http://10.0.0.7:8000"})["qr"]

    assert {len(row) for row in rows} == {len(rows)}
    # The three corners by which a camera knows one.
    assert all(rows[row].startswith("1111111") for row in (0, 6, -7, -1))
    assert rows[0].endswith("1111111")


@pytest.mark.parametrize("address", ["javascript:alert(1)", "https://a/b", "http://a b", "https://a\n"])
def test_a_link_leads_to_a_server(ann: Browser, address: str) -> None:
    assert ann.ask("POST", "/api/me/links", {"address": address}).status_code == 400


def test_a_revoked_device_speaks_for_nobody_any_more(each_server: Server) -> None:
    phone, bob = each_server.browser(), each_server.browser()
    page = phone.new_table("duel", [ME, OPEN], first=0)
    bob.sit(page, 1)
    laptop = second_device(each_server, phone)
    page = phone.look(page)

    # The first one is lost: even its own name, which all seats have, leads nowhere.
    with phone.live(page, seat=0) as socket:
        socket.hear()
        assert revoke_this(phone, by=laptop).is_success
        assert socket.hear()["key"] == "server-no-key"

    assert refused(phone.try_act(page)) == (401, "server-no-key")
    assert phone.look(page)["mine"] == []
    assert refused(phone.ask("POST", "/api/me/links", {"address": "http://a"})) == (401, "server-no-key")
    assert phone.post("/api/key") == {"known": False}
    assert phone.look(page)["mine"] == []
    assert laptop.act(laptop.look(page))["mine"] == [0]
    assert [each["this"] for each in laptop.get("/api/me")["devices"]] == [True]


def test_another_server_hears_of_a_revoked_device_within_seconds(server: Server, ann: Browser) -> None:
    laptop = second_device(server, ann)
    key = server.app.state.keyring.owner(ann.key)
    assert revoke_this(ann, by=laptop).is_success
    now = [0.0]
    elsewhere = registries.Registry(server.rooms.store.people, lambda: now[0])
    elsewhere._known[key] = registries.Answer(key, registries.BELIEVED)

    assert server.wait(elsewhere.owner_of(key)) == key
    now[0] = registries.BELIEVED
    assert server.wait(elsewhere.owner_of(key)) is None


def test_nobody_learns_or_revokes_the_devices_of_others(server: Server, ann: Browser, bob: Browser) -> None:
    second_device(server, ann)
    bob.post("/api/me/name", {"name": "Bob"})
    device = ann.get("/api/me")["devices"][1]["id"]

    assert refused(bob.ask("POST", f"/api/me/devices/{device}/revoke")) == (404, "server-no-device")
    assert [each["this"] for each in bob.get("/api/me")["devices"]] == [True]
    assert len(ann.get("/api/me")["devices"]) == 2


@pytest.mark.parametrize("language", WORDS)
def test_a_phrase_brings_somebody_back_who_lost_everything(server: Server, language: str) -> None:
    lost = server.browser()
    page = lost.new_table("duel", [ME, bot("random")])
    lost.post("/api/me/name", {"name": "Ann"})
    phrase = lost.post("/api/me/phrase", lang=language)["phrase"]

    found = server.browser()
    me = found.post("/api/me/recover", {"phrase": f"  {phrase.upper()}\n"})

    assert me["name"] == "Ann"
    assert len(phrase.split()) == 12
    assert found.look(page)["mine"] == [0]


def test_a_phrase_that_is_none_or_was_replaced_brings_nobody_back(server: Server, ann: Browser) -> None:
    old = ann.post("/api/me/phrase")["phrase"]
    ann.post("/api/me/phrase")

    for phrase, answer in (
        (old, (409, "server-no-phrase")),
        (new_phrase("en"), (409, "server-no-phrase")),
        ("correct horse battery staple", (422, "server-no-such-words")),
        (" ".join(reversed(old.split())), None),
    ):
        found = refused(server.browser().ask("POST", "/api/me/recover", {"phrase": phrase}))
        assert found == answer if answer else found[1] in {"server-no-phrase", "server-no-such-words"}


def test_the_store_has_neither_phrases_nor_codes() -> None:
    phrase = new_phrase("cs")

    kept = hash_of_phrase(phrase)

    assert kept is not None
    assert not any(word in kept for word in phrase.split())


def test_a_device_does_not_change_from_one_person_to_another_unasked(server: Server, ann: Browser) -> None:
    bob = server.browser()
    bob.post("/api/me/name", {"name": "Bob"})

    assert refused(join(bob, code_from(ann))) == (409, "server-other-person")
    assert bob.get("/api/me")["name"] == "Bob"


def test_two_who_play_against_each_other_do_not_become_one(ann: Browser, bob: Browser) -> None:
    """Else they would see each other's secrets, and a seat would have two minds."""
    page = ann.new_table("duel", [ME, OPEN])
    bob.sit(page, 1)

    assert refused(join(bob, code_from(ann))) == (409, "server-both-sit-there")
    assert (ann.look(page)["mine"], bob.look(page)["mine"]) == ([0], [1])


def test_nobody_has_devices_without_end(server: Server, ann: Browser) -> None:
    for _ in range(MOST_DEVICES - 1):
        second_device(server, ann)

    assert refused(join(server.browser(), code_from(ann))) == (409, "server-many-devices")


def test_a_name_is_legible(ann: Browser) -> None:
    assert ann.post("/api/me/name", {"name": " Ann "})["name"] == "Ann"
    assert ann.ask("POST", "/api/me/name", {"name": "A\u202enn"}).status_code == 400
    assert ann.get("/api/me")["name"] == "Ann"


def test_somebody_gets_all_that_is_kept_about_them_and_nothing_of_others(ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [{**ME, "name": "Ann"}, OPEN], name="Sunday", first=0)
    bob.sit(page, 1, "Bob the other")
    ann.post("/api/me/name", {"name": "Ann"})
    page = ann.act(ann.look(page))

    answer = ann.ask("GET", "/api/me/data")
    data = answer.json()

    assert answer.headers["content-disposition"] == 'attachment; filename="monumental.json"'
    assert data["me"]["name"] == "Ann"
    table = data["tables"][0]
    assert (table["name"], table["seats"], table["names"], table["made_by_me"]) == (
        "Sunday",
        [0],
        ["Ann"],
        True,
    )
    assert len(table["record"].splitlines()) == page["version"] + 1
    assert json.loads(table["record"].splitlines()[0])["luck"].get("seed") is None
    assert "Bob the other" not in answer.text


def test_whoever_goes_for_good_leaves_the_games_of_others_without_a_name(each_server: Server) -> None:
    ann, bob, eve = (each_server.browser() for _ in range(3))
    shared = ann.new_table("duel", [{**ME, "name": "Zuzka"}, OPEN], first=0)
    bob.sit(shared, 1, "Bob")
    alone = ann.new_table("duel", [ME, bot("random")])
    waiting = bob.new_table("classic", [ME, OPEN, OPEN])
    ann.sit(waiting, 1, "Zuzka")
    ann.post("/api/me/name", {"name": "Zuzka"})
    laptop = second_device(each_server, ann)

    assert ann.post("/api/me/delete") == {"known": False}

    assert "monumental_key" not in {cookie.name for cookie in ann.http.cookies.jar}
    assert laptop.get("/api/me") == {
        "known": False,
        "name": "",
        "devices": [],
        "phrased": None,
        "passkeys": [],
    }
    assert laptop.get("/api/tables")["mine"] == []
    assert bob.ask("GET", f"/api/tables/{alone['id']}").status_code == 404
    assert not bob.look(waiting)["seats"][1]["taken"]
    page = bob.look(shared)
    assert "Zuzka" not in json.dumps(page)
    assert page["seats"][0]["handed_over"]
    # Nobody sits down there, and a bot plays on.
    assert refused(eve.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 0})) == (
        409,
        "server-seat-taken",
    )
    assert bob.act(bob.my_turn(page))["mine"] == [1]


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        (
            "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537",
            "Chrome · Android",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0", "Edge · Windows"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("", ""),
        ("\x1b[31m" + "x" * 100, ""),
    ],
)
def test_a_device_is_called_by_what_it_says_of_itself(agent: str, name: str) -> None:
    assert device_name(agent) == name


@pytest.mark.parametrize(
    "path",
    [
        "name",
        "links",
        "join",
        "phrase",
        "recover",
        "delete",
        "devices/x/revoke",
        "vacation",
        "vacation/end",
    ],
)
def test_pages_of_other_sites_change_nothing_about_anybody(ann: Browser, path: str) -> None:
    bodies: dict[str, Page] = {
        "name": {"name": "Eve"},
        "links": {"address": "https://evil.example"},
        "join": {"code": "x"},
        "recover": {"phrase": "x"},
        "vacation": {"days": 1},
    }
    ann.http.headers["Origin"] = "https://evil.example"

    answer = ann.ask("POST", f"/api/me/{path}", bodies.get(path))

    assert refused(answer) == (403, "server-foreign")
