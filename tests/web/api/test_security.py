"""What stands between the world and the tables: origins, keys, limits, and secrets that stay secret."""

from __future__ import annotations

import logging
import re
import time
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from monumental.web.door.security import CONTENT_SECURITY_POLICY, Limits, Patience, must_be_ours
from monumental.web.keys import Keys
from monumental.web.problems import Refused
from monumental.web.settings import Bounds
from tests.web.api.server import ME, OPEN, PATIENCE, Browser, Server, bot, play_on, serving
from tests.web.clock import Clock

# Where a request comes from

HOST = {"host": "game.example:8000"}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://game.example:8000"},
        {"origin": "https://game.example:8000"},
        {"origin": "https://friends.example"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"origin": "http://game.example:8000", "sec-fetch-site": "same-origin"},
    ],
)
def test_our_own_page_and_programs_may_speak(headers: dict[str, str]) -> None:
    must_be_ours("POST", HOST | headers, ("https://friends.example",))


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://game.example"},
        {"origin": "http://game.example:8000.evil.example"},
        {"origin": "http://evil.example#game.example:8000"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://["},
        {"origin": "http://]:["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_page_may_not(headers: dict[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        must_be_ours("POST", HOST | headers, ("https://friends.example",))

    assert (refused.value.status, refused.value.key) == (403, "server-foreign")
    must_be_ours("GET", HOST | headers, ())


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "http://["}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_another_site_changes_nothing(server: Server, ann: Browser, headers: dict[str, str]) -> None:
    page = ann.new_table("duel", [ME, ME])
    before = server.whole(page["id"])
    for path in (
        "/api/key",
        "/api/records",
        "/api/tables",
        *(f"/api/tables/{page['id']}/{what}" for what in CHANGES),
    ):
        answer = ann.http.post(path, json={}, headers=headers)

        assert answer.status_code == 403, path
        assert answer.json()["key"] == "server-foreign"
    assert server.whole(page["id"]) == before


CHANGES = (
    "actions",
    "undo",
    "redo",
    "sit",
    "hand-over",
    "resign",
    "fork",
    "rematch",
    "talk",
    "talk/1/mute",
    "talk/1/report",
)


def test_another_site_hears_nothing_live(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME])
    url = f"ws://{server.host}/api/tables/{page['id']}/live?seat=0"
    headers = {"Cookie": f"monumental_key={ann.key}", "Origin": "http://evil.example"}

    with connect(url, additional_headers=headers, proxy=None) as socket:
        heard = [socket.recv(timeout=10)]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert "server-foreign" in str(heard[0])


def test_the_page_speaks_to_its_own_server_only() -> None:
    policy = dict(part.strip().partition(" ")[::2] for part in CONTENT_SECURITY_POLICY.split(";"))

    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"


# Keys


def test_a_key_is_a_cookie_that_scripts_and_other_sites_never_get(stranger: Browser) -> None:
    answer = stranger.ask("POST", "/api/key")

    assert answer.json() == {"known": False}
    cookie = answer.headers["set-cookie"]
    assert re.match(r"monumental_key=[\w-]{24}\.[\w-]{24};", cookie)
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/api", "max-age=31536000"} <= parts
    assert "secure" not in parts
    again = stranger.ask("POST", "/api/key")
    assert again.json() == {"known": True}
    assert again.headers["set-cookie"] == cookie


def test_by_https_the_cookie_travels_by_nothing_else(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", secure=True) as server:
        cookie = server.browser(known=False).ask("POST", "/api/key").headers["set-cookie"]

    assert "secure" in {part.strip().lower() for part in cookie.split(";")}


def test_a_program_shows_its_key_as_a_bearer(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME])
    program = server.browser({"Authorization": f"Bearer {ann.key}"}, known=False)

    assert program.look(page)["mine"] == [0, 1]


@pytest.mark.parametrize(
    "key",
    [
        "",
        ".",
        "a.b",
        "x" * 5000,
        "ä.ö",
        "AAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAA",
        "AAAA",
        "=.=",
        "a.b.c",
    ],
)
def test_no_key_but_ours_is_known(key: str) -> None:
    assert Keys(b"secret" * 6).owner(key) is None


def test_a_key_of_another_server_is_not_known() -> None:
    here, there = Keys(b"a" * 32), Keys(b"b" * 32)
    key = here.new()

    assert here.owner(key) is not None
    assert there.owner(key) is None
    assert here.owner(None) is None
    assert len({here.new() for _ in range(50)}) == 50


def test_a_forged_key_is_replaced(stranger: Browser) -> None:
    answer = stranger.http.post("/api/key", headers={"Cookie": "monumental_key=forged.key"})

    assert answer.json() == {"known": False}
    assert "set-cookie" in answer.headers


# Too many requests


def spent(patience: Patience, client: str) -> bool:
    try:
        patience.spend(client)
    except Refused:
        return False
    return True


def test_so_many_at_once_and_so_many_a_second() -> None:
    clock = Clock(100.0)
    patience = Patience(burst=3, rate=2, clock=clock)

    assert [spent(patience, "ann") for _ in range(4)] == [True, True, True, False]
    clock.now += 0.4
    assert not spent(patience, "ann")
    clock.now += 0.1
    assert [spent(patience, "ann") for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [spent(patience, "ann") for _ in range(4)] == [True, True, True, False]


def test_everybody_has_their_own_patience() -> None:
    patience = Patience(burst=1, rate=1, clock=Clock(100.0))

    assert [spent(patience, who) for who in ("ann", "bob", "ann", "bob")] == [True, True, False, False]


def test_a_refused_request_costs_nothing_and_a_dear_one_more() -> None:
    clock = Clock(100.0)
    patience = Patience(burst=4, rate=1, clock=clock)
    patience.spend("ann", 3)
    with pytest.raises(Refused) as refused:
        patience.spend("ann", 2)
    assert (refused.value.status, refused.value.key) == (429, "server-too-many")
    patience.spend("ann", 1)


def test_only_so_many_clients_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Patience, "MOST", 10)
    patience = Patience(burst=1, rate=0, clock=Clock(100.0))

    for number in range(100):
        patience.spend(str(number))

    assert len(patience._left) == 10
    assert not spent(patience, "99")


def test_one_who_asks_too_often_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", bounds=Bounds(burst=5, rate=0.01)) as server:
        ann, bob = server.browser(), server.browser()

        answers = [ann.ask("GET", "/api/tables") for _ in range(7)]

        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["key"] == "server-too-many"
        assert bob.ask("GET", "/api/tables").status_code == 200


# Secrets


def test_seeds_and_keys_are_in_no_log_and_no_answer_before_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    for noisy in ("httpcore", "httpx", "websockets"):  # they are the browsers', not the server's
        caplog.set_level(logging.WARNING, noisy)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ann, bob = server.browser(), server.browser()
        page = ann.new_table("duel", [ME, OPEN], hints=True)
        bob.sit(page, 1)
        seed = server.room(page["id"]).table.seed
        assert seed is not None
        base = f"/api/tables/{page['id']}"
        answers = []
        with ann.live(page, seat=0) as socket:
            play_on([ann, bob], page, seed=3, until=lambda now: now["version"] > 25)
            for who in (ann, bob, server.browser(known=False)):
                paths = ("", "/record", "/moments/10", "/why?place=display:1", "/catalog")
                answers += [who.http.get(base + path).text for path in paths]
                answers.append(who.http.get("/api/tables").text)
            answers += [str(ann.post(base + "/fork", {"at": 9})), str(ann.ask("GET", base + "/preview"))]
            while not socket.is_silent():
                pass
            answers.append(ann.ask("POST", base + "/rematch").text)
        secrets = [seed.hex(), ann.key, bob.key, *(key.partition(".")[0] for key in (ann.key, bob.key))]
        owners = [owner for who in (ann, bob) if (owner := server.app.state.keyring.owner(who.key))]
    printed = capfd.readouterr()
    logs = caplog.text + printed.out + printed.err
    for secret in [*secrets, *owners]:
        assert secret not in "".join(answers)
        assert secret not in logs


@pytest.mark.long
def test_a_database_that_fails_puts_no_secrets_into_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = create_engine(database)
    with serving(database) as server:
        ann = server.browser()
        page = ann.new_table("duel", [ME, ME])
        bots = ann.new_table("continuous", [bot("random")] * 5)
        rooms = [server.room(each["id"]) for each in (page, bots)]
        before = server.whole(page["id"])
        rename(engine, "moves", "gone")

        answer = ann.try_act(page)
        until = time.monotonic() + PATIENCE
        with ann.live(bots):
            while f"the bot of table {bots['id']} waits" not in caplog.text:
                assert time.monotonic() < until
                time.sleep(0.01)
        rename(engine, "gone", "moves")

        assert answer.status_code == 503
        assert answer.json()["key"] == "server-store"
        assert server.whole(page["id"]) == before
        assert ann.act(page)["version"] > page["version"]
        ann.watch_until(ann.look(bots), lambda now: now["status"] == "over")
        seeds = [room.table.seed for room in rooms]
        owner = server.app.state.keyring.owner(ann.key)
    engine.dispose()
    assert "no such table: moves" in caplog.text
    for secret in (*(seed.hex() for seed in seeds if seed), ann.key, owner, rooms[1].snapshot()[:60]):
        assert secret not in caplog.text


def rename(engine: Engine, name: str, to: str) -> None:
    with engine.begin() as connection:
        connection.execute(text(f"ALTER TABLE {name} RENAME TO {to}"))


def test_the_store_knows_nobody_by_their_key(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ann = server.browser()
        ann.act(ann.new_table("duel", [ME, ME]))
        key = ann.key
    for file in tmp_path.iterdir():
        assert key.partition(".")[0].encode() not in file.read_bytes()


def test_new_keys_do_not_make_an_address_endless() -> None:
    limits = Limits(burst=2, rate=0)

    for number in range(2 * Limits.CROWD):
        limits.admit(f"browser {number}", "here")

    with pytest.raises(Refused, match="server-too-many"):
        limits.admit("another browser", "here")
    limits.admit("another browser", "elsewhere")
