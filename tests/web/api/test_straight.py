"""An action whose page comes over a socket goes a way of its own, and nobody can tell which way it went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx
import pytest

from tests.web.api.server import ME, OPEN, Browser, Page, Server

#: The same question by the straight way and by the usual one, which is gone where anything else is asked.
WAYS = ("brief=true", "brief=true&usual=1")

#: What is said of an answer, whoever asks.
OF_ITS_OWN = ("date", "x-request-id")


def asked(page: Page, **other: object) -> Page:
    return {
        "seat": page["question"]["seat"],
        "at": page["version"],
        "action": page["options"][0]["words"],
        "request": "a-request",
        **other,
    }


def answers(
    who: Browser, page: Page, body: Any, headers: Mapping[str, str] | None = None
) -> list[tuple[int, dict[str, str], Any]]:
    """What is answered by each way."""
    found = []
    for way in WAYS:
        path = f"/api/tables/{page['id']}/actions?{way}"
        sent = {"content": body} if isinstance(body, bytes) else {"json": body}
        answer: httpx.Response = who.http.post(
            path, headers={"Content-Type": "application/json", **(headers or {})}, **sent
        )
        said = {name: value for name, value in answer.headers.items() if name not in OF_ITS_OWN}
        found.append((answer.status_code, said, answer.json()))
    return found


def test_what_is_done_is_answered_alike(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME], seed=1)

    straight, usual = answers(ann, page, asked(page))

    assert straight == usual  # the second is the same request once more
    assert straight[0] == 200
    assert straight[2] == {"version": page["version"] + 1}
    assert server.room(page["id"]).table.version == page["version"] + 1
    numbers = httpx.get(f"{server.url}/metrics").text
    [line] = [
        line
        for line in numbers.splitlines()
        if "requests_total" in line and "/actions" in line and 'status="200"' in line
    ]
    assert line.endswith(" 2.0")


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"action": "use z9"}, 422),
        ({"action": "acquire 77"}, 422),
        ({"at": 900}, 409),
        ({"seat": 7}, 403),
        ({"seat": "nobody"}, 400),
        ({"request": "short"}, 400),
        ({"action": "x" * 3000}, 400),
    ],
)
def test_what_is_refused_is_refused_alike(ann: Browser, wrong: Page, status: int) -> None:
    page = ann.new_table("duel", [ME, ME], seed=1)

    straight, usual = answers(ann, page, asked(page, **wrong), {"Accept-Language": "cs"})

    assert straight == usual
    assert straight[0] == status
    assert ann.look(page)["version"] == page["version"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b"[" * 1500, b'{"seat": 0}'])
def test_what_is_no_action_is_refused_alike(ann: Browser, body: bytes) -> None:
    page = ann.new_table("duel", [ME, ME], seed=1)

    straight, usual = answers(ann, page, body)

    assert straight == usual
    assert straight[0] == 400


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Host": "elsewhere.example"}, 421),
        ({"Content-Type": "text/plain"}, 415),
    ],
)
def test_who_is_not_let_in_is_told_so_alike(ann: Browser, headers: Mapping[str, str], status: int) -> None:
    page = ann.new_table("duel", [ME, ME], seed=1)

    straight, usual = answers(ann, page, asked(page), headers)

    assert straight == usual
    assert straight[0] == status
    assert ann.look(page)["version"] == page["version"]


def test_strangers_and_tables_that_are_not_there_are_refused_alike(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    page = ann.new_table("duel", [ME, OPEN], seed=1)
    body = {"seat": 0, "at": page["version"], "action": "pass", "request": "a-request"}
    for who, where, status in ((bob, page, 403), (stranger, page, 401), (ann, {"id": "nowhere"}, 404)):
        straight, usual = answers(who, where, body)

        assert straight == usual
        assert straight[0] == status
