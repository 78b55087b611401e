"""Hints over HTTP: for one's own seat, against bots alone, and without changing anything."""

from __future__ import annotations

import pytest

from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Page, Server, bot


def hints(who: Browser, page: Page, **query: object) -> Page:
    said: Page = who.get(f"/api/tables/{page['id']}/hints", **query)
    return said


def playing(ann: Browser, rules: str, seats: list[Page]) -> Page:
    """A table at which I am asked what to do on my turn."""
    page = ann.new_table(rules, seats, seed=5, first=0)
    for _ in range(4):
        page = ann.go_on(page)
        while not page["options"]:
            page = ann.look(page, since=page["version"])
    return page


@pytest.mark.parametrize(
    ("rules", "seats"), [("duel", [ME, bot("beginner")]), ("classic", [ME, AUTOMA])], ids=["duel", "solo"]
)
def test_hints_name_options_of_the_table_and_change_nothing(
    server: Server, ann: Browser, rules: str, seats: list[Page]
) -> None:
    page = playing(ann, rules, seats)
    before = server.whole(page["id"])

    said = hints(ann, page)

    assert server.whole(page["id"]) == before
    texts = {option["words"]: option["text"] for option in page["options"]}
    assert 1 <= len(said["hints"]) <= 3
    assert all(texts[each["words"]] == each["text"] for each in said["hints"])
    assert all(each["reason"] and 0 <= each["chance"] <= 100 for each in said["hints"])
    assert 98 <= sum(said["chances"]) <= 102
    assert said["version"] == page["version"]


def test_they_are_told_in_the_language_asked_for(ann: Browser) -> None:
    page = playing(ann, "duel", [ME, bot("beginner")])

    assert hints(ann, page, lang="cs")["hints"][0]["text"] != hints(ann, page, lang="en")["hints"][0]["text"]


def test_among_people_there_are_none(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME], seed=5)

    assert ann.ask("GET", f"/api/tables/{page['id']}/hints").status_code == 409


def test_where_all_have_agreed_everybody_gets_them(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], hints=True, seed=5, first=0)
    offered = bob.look(page)
    page = bob.sit(page, 1)

    told = [hints(who, page, seat=seat) for seat, who in enumerate((ann, bob))]

    assert offered["hints"]
    assert offered["waiting"] is not None
    assert all(98 <= sum(each["chances"]) <= 102 for each in told)
    head = server.room(page["id"]).table.head
    assert head is not None
    assert head.hints


def test_whoever_says_nothing_of_hints_has_agreed_to_none(ann: Browser, bob: Browser) -> None:
    page = bob.sit(ann.new_table("duel", [ME, OPEN], seed=5, first=0), 1)

    answers = [who.ask("GET", f"/api/tables/{page['id']}/hints") for who in (ann, bob)]

    assert not page["hints"]
    assert [answer.json()["key"] for answer in answers] == ["coach-not-among-people"] * 2


def test_leaving_the_own_seat_to_a_bot_for_a_while_brings_none(ann: Browser, bob: Browser) -> None:
    """Whoever may come back still plays here; whoever has resigned does not."""
    page = ann.new_table("duel", [ME, OPEN], seed=5, first=0)
    bob.sit(page, 1)
    page = bob.look(ann.hand_over(ann.look(page), 0, "random"))

    assert bob.ask("GET", f"/api/tables/{page['id']}/hints").status_code == 409
    ann.post(f"/api/tables/{page['id']}/resign", {"seat": 0, "at": ann.look(page)["version"]})
    page = bob.my_turn(bob.look(page))
    assert hints(bob, page)["hints"]


def test_a_stranger_gets_none(ann: Browser, bob: Browser) -> None:
    page = playing(ann, "duel", [ME, bot("beginner")])

    assert bob.ask("GET", f"/api/tables/{page['id']}/hints").status_code == 403


def test_before_the_game_begins_there_are_none(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])

    assert ann.ask("GET", f"/api/tables/{page['id']}/hints").status_code == 409
