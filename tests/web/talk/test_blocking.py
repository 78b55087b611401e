"""Somebody is not heard any more, nor sits down with whoever blocked them; the host reads reports."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.web.door.quotas import Quotas
from monumental.web.store.talking import blocks
from tests.web.api.server import ME, OPEN, Browser, Page, Server, serving
from tests.web.talk.talking import hear_talk, heard, say, table_of_two, talk


def number_of(who: Browser, table: Page, words: str) -> int:
    found = [line["number"] for line in talk(who, table)["lines"] if line["text"] == words]
    return int(found[0])


def mute(who: Browser, table: Page, words: str, *, everywhere: bool = False) -> None:
    number = number_of(who, table, words)
    who.post(f"/api/tables/{table['id']}/talk/{number}/mute", {"everywhere": everywhere})


def test_whoever_is_muted_at_a_table_is_not_read_there_and_elsewhere_is(
    server: Server, ann: Browser, bob: Browser, eva: Browser, table: Page
) -> None:
    other = table_of_two(ann, bob)
    say(bob, table, "Rude")
    with ann.live(table, changes="true", talk="true") as socket:
        first = hear_talk(socket)
        mute(ann, table, "Rude")
        muted = hear_talk(socket)
    say(bob, table, "Rude again")
    say(bob, other, "Polite")

    assert muted["gone"] == [first["lines"][0]["number"]]
    assert (heard(ann, table), heard(ann, other)) == ([], ["Polite"])
    assert heard(bob, table) == heard(eva, table) == ["Rude", "Rude again"]


def test_whoever_is_blocked_is_read_nowhere_until_the_block_is_lifted(
    ann: Browser, bob: Browser, table: Page
) -> None:
    other = table_of_two(ann, bob)
    say(bob, table, "Rude")
    say(bob, other, "Rude, too")
    for _ in range(2):  # said twice, it is said once
        if heard(ann, table):
            mute(ann, table, "Rude", everywhere=True)
    silent = (heard(ann, table), heard(ann, other))
    [block] = ann.get("/api/me/blocked")["blocks"]
    kept = ann.get("/api/me/data")["blocked"]
    after = ann.post(f"/api/me/blocked/{block['id']}/lift")

    assert silent == ([], [])
    assert (block["name"], block["table"]) == ("Bob", None)
    assert [each["name"] for each in kept] == ["Bob"]
    assert after["blocks"] == []
    assert (heard(ann, table), heard(ann, other)) == (["Rude"], ["Rude, too"])


def test_whoever_is_blocked_does_not_sit_down_with_me_and_is_not_told_why(
    server: Server, ann: Browser, bob: Browser, eva: Browser, table: Page
) -> None:
    say(bob, table, "Rude")
    mute(ann, table, "Rude", everywhere=True)
    mine = ann.new_table("duel", [ME, OPEN], listed=True)
    theirs = bob.new_table("duel", [ME, OPEN], listed=True)

    refused = bob.ask("POST", f"/api/tables/{mine['id']}/sit", {"seat": 1})
    listed = {
        name: {line["id"] for line in who.get("/api/tables")["open"]}
        for name, who in (("ann", ann), ("bob", bob), ("eva", eva))
    }

    assert (refused.status_code, refused.json()["key"]) == (403, "server-not-here")
    assert "lock" not in refused.text
    assert mine["id"] not in listed["bob"]
    assert theirs["id"] not in listed["ann"]
    assert {mine["id"], theirs["id"]} <= listed["eva"]
    assert bob.get("/api/me/blocked")["blocks"] == []
    assert bob.get("/api/me/data")["blocked"] == []
    assert eva.sit(mine, 1)["status"] == "playing"


@pytest.mark.parametrize("what", ["mute", "report"])
def test_what_can_not_be_done_about_a_line(
    server: Server, ann: Browser, bob: Browser, eva: Browser, table: Page, what: str
) -> None:
    say(ann, table, "Mine")
    say(eva, table, "From the gallery")
    path = f"/api/tables/{table['id']}/talk"
    mine, hidden = number_of(ann, table, "Mine"), number_of(eva, table, "From the gallery")
    stranger = server.browser(known=False)
    body: Page = {}

    answers = [
        ann.ask("POST", f"{path}/{mine}/{what}", body),
        ann.ask("POST", f"{path}/999/{what}", body),
        # A line that somebody does not hear is none to them: nothing tells them that it is there.
        ann.ask("POST", f"{path}/{hidden}/{what}", body),
        stranger.ask("POST", f"{path}/{mine}/{what}", body),
    ]

    assert [(answer.status_code, answer.json()["key"]) for answer in answers] == [
        (409, "server-talk-own"),
        (404, "server-talk-no-line"),
        (404, "server-talk-no-line"),
        (401, "server-no-key"),
    ]


def test_nobody_lifts_what_another_has_blocked(ann: Browser, bob: Browser, table: Page) -> None:
    say(bob, table, "Rude")
    mute(ann, table, "Rude", everywhere=True)
    [block] = ann.get("/api/me/blocked")["blocks"]

    answer = bob.ask("POST", f"/api/me/blocked/{block['id']}/lift")

    assert (answer.status_code, answer.json()["key"]) == (404, "server-no-block")
    assert len(ann.get("/api/me/blocked")["blocks"]) == 1


def test_there_is_an_end_to_blocking(
    ann: Browser, bob: Browser, eva: Browser, table: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "MOST_BLOCKS", 1)
    dan_table = table_of_two(ann, eva)
    say(bob, table, "One")
    say(eva, dan_table, "Two")
    mute(ann, table, "One")

    path = f"/api/tables/{dan_table['id']}/talk/{number_of(ann, dan_table, 'Two')}/mute"
    answer = ann.ask("POST", path, {"everywhere": False})

    assert (answer.status_code, answer.json()["key"]) == (409, "server-many-blocks")


def test_who_goes_for_good_leaves_no_block_behind(ann: Browser, bob: Browser, table: Page) -> None:
    say(bob, table, "Rude")
    mute(ann, table, "Rude", everywhere=True)

    bob.post("/api/me/delete")

    assert ann.get("/api/me/data")["blocked"] == []


def test_reports_are_limited_and_in_the_data_of_whoever_made_them(tmp_path: Path) -> None:
    quotas = Quotas(reports_at_once=2, seconds_a_report=600)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", quotas=quotas) as server:
        ann, bob = server.browser(), server.browser()
        table = table_of_two(ann, bob)
        for words in ("One", "Two", "Three"):
            say(bob, table, words)
        numbers = [line["number"] for line in talk(ann, table)["lines"]]

        answers = [ann.ask("POST", f"/api/tables/{table['id']}/talk/{number}/report") for number in numbers]

        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert [each["text"] for each in ann.get("/api/me/data")["reported"]] == ["One", "Two"]
        assert bob.get("/api/me/data")["reported"] == []
