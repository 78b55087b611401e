"""Wrong input: the right status, one sentence in the person's language, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from monumental.cards.text import LANGUAGES, load_texts
from tests.web.api.server import ME, OPEN, Browser, Page, Server

Ask = Callable[["Scene"], httpx.Response]


class Scene:
    """Ann is asked, Bob is not, and somebody watches."""

    def __init__(self, server: Server, language: str, by: str) -> None:
        header = {"Accept-Language": language} if by == "header" else {}
        self.server = server
        people = [server.browser(header) for _ in range(2)]
        self.stranger = server.browser(header, known=False)
        page = people[0].new_table("duel", [ME, OPEN], seed=3)
        people[1].sit(page, 1)
        page = people[0].look(page)
        if page["question"]["seat"]:
            people.reverse()
        self.ann, self.bob = people
        self.page: Page = self.ann.look(page)
        self.seat = self.page["viewer"]
        self.query = {"lang": language} if by == "query" else {}

    def ask(
        self, who: Browser, method: str, path: str, body: object = None, **query: object
    ) -> httpx.Response:
        return who.ask(method, f"/api/tables/{self.page['id']}{path}", body, **query, **self.query)

    def act(self, who: Browser, **changes: object) -> httpx.Response:
        usual = {
            "seat": self.seat,
            "at": self.page["version"],
            "action": self.page["options"][0]["words"],
            "request": "12345678",
        }
        body = {name: value for name, value in {**usual, **changes}.items() if value is not ...}
        return self.ask(who, "POST", "/actions", body)

    def raw(self, content: bytes, **headers: str) -> httpx.Response:
        path = f"/api/tables/{self.page['id']}/actions"
        json = {"Content-Type": "application/json", **headers}
        return self.ann.http.post(path, content=content, headers=json, params=self.query)


def forged(scene: Scene) -> httpx.Response:
    """The key of somebody else, signed by nobody."""
    key = scene.ann.key
    changed = ("B" if key[0] == "A" else "A") + key[1:]
    who = scene.server.browser({**scene.ann.http.headers, "Authorization": f"Bearer {changed}"}, known=False)
    return scene.act(who)


#: What is asked, the status, the key of the sentence, and what it is filled with.
WRONG: dict[str, tuple[Ask, int, str, dict[str, str | int]]] = {
    "garbage": (lambda it: it.raw(b"{garbage"), 400, "server-garbage", {}),
    "no text": (lambda it: it.raw(b"\xff\xfe\x00"), 400, "server-garbage", {}),
    "half of a sign": (lambda it: it.raw(b'{"action": "\xc3"}'), 400, "server-garbage", {}),
    "a form": (lambda it: it.raw(b"{}", **{"Content-Type": "text/plain"}), 415, "server-not-json", {}),
    "nothing": (lambda it: it.raw(b""), 400, "", {}),
    "a list": (lambda it: it.raw(b"[1, 2]"), 400, "", {}),
    "null": (lambda it: it.raw(b"null"), 400, "", {}),
    "deep": (lambda it: it.raw(b"[" * 30_000), 400, "", {}),
    "seat as a word": (lambda it: it.act(it.ann, seat="zero"), 400, "server-invalid", {"field": "seat"}),
    "seat below 0": (lambda it: it.act(it.ann, seat=-1), 400, "server-invalid", {"field": "seat"}),
    "seat as a fraction": (lambda it: it.act(it.ann, seat=0.5), 400, "server-invalid", {"field": "seat"}),
    "version as a word": (lambda it: it.act(it.ann, at="now"), 400, "server-invalid", {"field": "at"}),
    "a huge version": (lambda it: it.act(it.ann, at=10**30), 400, "", {}),
    "action as a number": (lambda it: it.act(it.ann, action=7), 400, "server-invalid", {"field": "action"}),
    "no action": (lambda it: it.act(it.ann, action=...), 400, "server-invalid", {}),
    "empty action": (lambda it: it.act(it.ann, action=""), 400, "server-invalid", {"field": "action"}),
    "long action": (lambda it: it.act(it.ann, action="x" * 121), 400, "server-invalid", {"field": "action"}),
    "short request": (lambda it: it.act(it.ann, request="1"), 400, "server-invalid", {"field": "request"}),
    "a seat that is not there": (lambda it: it.act(it.ann, seat=5), 403, "server-not-your-seat", {}),
    "somebody else's seat": (lambda it: it.act(it.bob), 403, "server-not-your-seat", {}),
    "not asked": (lambda it: it.act(it.bob, seat=1 - it.seat), 409, "refused-not-asked", {}),
    "no key": (lambda it: it.act(it.stranger), 401, "server-no-key", {}),
    "a forged key": (forged, 401, "server-no-key", {}),
    "an old version": (
        lambda it: it.act(it.ann, at=0 if it.page["version"] else 7),
        409,
        "refused-stale",
        {},
    ),
    "a version to come": (lambda it: it.act(it.ann, at=99), 409, "refused-stale", {}),
    "nonsense": (lambda it: it.act(it.ann, action="dance"), 422, "server-notation", {"words": "dance"}),
    "illegal": (lambda it: it.act(it.ann, action="acquire 1"), 422, "server-illegal", {}),
    "nothing to take back": (
        lambda it: it.ask(
            it.ann,
            "POST",
            "/undo",
            {"seat": it.seat, "at": it.page["version"], "request": "12345678"},
        ),
        409,
        "refused-undo-nothing",
        {},
    ),
    "nothing to do again": (
        lambda it: it.ask(
            it.ann,
            "POST",
            "/redo",
            {"seat": it.seat, "at": it.page["version"], "request": "12345678"},
        ),
        409,
        "refused-redo",
        {},
    ),
    "wrong method": (lambda it: it.ask(it.ann, "DELETE", ""), 405, "server-not-allowed", {}),
    "an unknown address": (lambda it: it.ask(it.ann, "GET", "/cheat"), 404, "server-no-page", {}),
    "an unknown table": (
        lambda it: it.ann.ask("GET", "/api/tables/nothing", **it.query),
        404,
        "server-no-table",
        {},
    ),
    "a table with strange signs": (
        lambda it: it.ann.ask("GET", "/api/tables/%00%20'", **it.query),
        404,
        "server-no-table",
        {},
    ),
    "another's eyes": (
        lambda it: it.ask(it.bob, "GET", "", seat=it.seat),
        403,
        "server-not-your-seat",
        {},
    ),
    "a seat as a word in the query": (
        lambda it: it.ask(it.ann, "GET", "", seat="x"),
        400,
        "server-invalid",
        {},
    ),
    "a version below 0": (lambda it: it.ask(it.ann, "GET", "", since=-1), 400, "server-invalid", {}),
    "too large": (lambda it: it.raw(b'{"action": "' + b"x" * 70_000), 413, "server-too-large", {}),
    "a moment before the first": (lambda it: it.ask(it.ann, "GET", "/moments/-1"), 400, "", {}),
    "a fork of nothing": (lambda it: it.ask(it.ann, "POST", "/fork", {}), 400, "server-invalid", {}),
    "a long name": (
        lambda it: it.ask(it.ann, "POST", "/sit", {"seat": 1, "name": "x" * 41}),
        400,
        "server-invalid",
        {"field": "name"},
    ),
}


def expected(language: str, key: str, values: dict[str, str | int]) -> str:
    return load_texts(language)(key, **values)


@pytest.mark.parametrize("what", WRONG)
def test_wrong_input_is_refused_and_changes_nothing(server: Server, what: str) -> None:
    ask, status, key, values = WRONG[what]
    # Each in another language, by the query or by the header.
    number = [*WRONG].index(what)
    language = LANGUAGES[number % len(LANGUAGES)]
    scene = Scene(server, language, "query" if number // len(LANGUAGES) % 2 else "header")
    before = server.whole(scene.page["id"])

    answer = ask(scene)

    problem = answer.json()
    assert answer.status_code == status == problem["status"], answer.text
    assert key in {"", problem["key"]}
    assert problem.keys() == {"status", "key", "sentence"}
    assert problem["sentence"]
    assert "\n" not in problem["sentence"]
    if problem["key"] not in {"server-illegal", "server-invalid"} or values:
        assert problem["sentence"] == expected(language, problem["key"], values)
    assert server.whole(scene.page["id"]) == before


@pytest.mark.parametrize("by", ["header", "query"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_speaks_the_persons_language(server: Server, language: str, by: str) -> None:
    scene = Scene(server, language, by)
    for ask, status, key, values in (WRONG["an old version"], WRONG["no key"], WRONG["nonsense"]):
        answer = ask(scene)
        assert (answer.status_code, answer.json()["key"]) == (status, key)
        assert answer.json()["sentence"] == expected(language, key, values)
    illegal = WRONG["illegal"][0](scene).json()["sentence"]
    why = scene.ask(scene.ann, "GET", "/why", seat=scene.seat, action="acquire 1").json()
    assert illegal == why["reasons"][0]["sentence"]


def test_a_language_that_we_do_not_speak_is_answered_in_english(server: Server) -> None:
    for language in ("de", "", "xx-;q=;,,", "en;q=nan", "cs;q=high", "ja;q=0.1, en"):
        scene = Scene(server, language, "header")

        assert scene.act(scene.stranger).json()["sentence"] == expected("en", "server-no-key", {})


#: Signs that a database may not take, or that end lines.
STRANGE = [
    "\0",
    "a\0b",
    "\n",
    "\u2028",
    "\ud7ff\ufffd",
    "\U0001f600" * 5,
    "'; DROP TABLE tables; --",
    "\x1b[2J",
]


@pytest.mark.parametrize("strange", STRANGE)
def test_strange_signs_break_neither_database(each_server: Server, strange: str) -> None:
    ann, bob = each_server.browser(), each_server.browser()
    body: dict[str, Any] = {"rules": "duel", "seats": [{**ME, "name": strange}, OPEN], "name": strange}

    made = ann.ask("POST", "/api/tables", body)
    page = made.json() if made.status_code == 201 else ann.new_table("duel", [ME, OPEN])
    sat = bob.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 1, "name": strange})
    if sat.status_code != 200:
        bob.sit(page, 1)
    page = ann.look(page)
    who = (ann, bob)[page["question"]["seat"]]
    acted = who.try_act(who.look(page), request=f"{strange:x<8}")
    looked = ann.ask("GET", f"/api/tables/{quote(strange)}")

    assert made.status_code in {201, 400}
    assert sat.status_code in {200, 400}
    assert acted.status_code in {200, 400}
    assert looked.status_code in {404, 400}
    assert ann.look(page)["status"] == "playing"
