"""The guide over HTTP: for one's own seat, quick in work, and with nothing that the seat can't know."""

from __future__ import annotations

import random

import pytest

from monumental.learn.guide.suggest import counsel
from monumental.learn.guide.weighing import MOST_POSITIONS
from tests.lanes import first_now
from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Page, Server, bot

GAMES: dict[str, tuple[str, list[Page], Page]] = {
    "duel": ("duel", [ME, ME], {}),
    "classic": ("classic", [ME, ME, ME], {"modules": ["heroes", "monsters"]}),
    "solo": ("classic", [ME, AUTOMA], {}),
    "continuous": ("continuous", [ME, ME], {}),
}


def guide(who: Browser, page: Page, **query: object) -> Page:
    said: Page = who.get(f"/api/tables/{page['id']}/guide", **query)
    return said


@pytest.mark.parametrize("kind", first_now(GAMES))
def test_the_guide_names_options_of_the_table_and_changes_nothing(
    server: Server, ann: Browser, kind: str
) -> None:
    """Reproduce: the seed of the table and of who plays there is 5."""
    rules, seats, wishes = GAMES[kind]
    page = ann.new_table(rules, seats, seed=5, **wishes)
    choose = random.Random(5)
    for _ in range(12):
        before = server.whole(page["id"])

        said = guide(ann, page, seat=page["viewer"])

        assert server.whole(page["id"]) == before
        texts = {option["words"]: option["text"] for option in page["options"]}
        assert 1 <= len(said["suggestions"]) <= 3
        assert all(texts[each["words"]] == each["text"] for each in said["suggestions"])
        assert all(each["reason"] for each in said["suggestions"])
        assert said["version"] == page["version"]
        room = server.room(page["id"])
        assert counsel(room.table.game, page["viewer"]).positions <= 2 * MOST_POSITIONS
        page = ann.go_on(page, choose.choice(page["options"])["words"])


def test_the_goal_is_that_of_the_catalog_in_the_language_asked_for(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, bot("beginner")])
    for language in ("en", "cs"):
        catalog = ann.get(f"/api/tables/{page['id']}/catalog", lang=language)
        assert guide(ann, page, lang=language)["goal"] == catalog["goal"]


def test_a_first_time_is_told_from_the_version_that_was_seen(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME], seed=2, first=0)
    while not any(option["words"] == "pass" for option in page["options"]):
        page = ann.go_on(page)
    seat, seen = page["viewer"], page["version"]
    passed = ann.act(page, "pass")

    def told(since: int) -> list[str]:
        return [each["key"] for each in guide(ann, passed, seat=seat, since=since)["firsts"]]

    assert "first-passed" in told(0)
    assert "first-passed" in told(seen)
    assert "first-passed" not in told(passed["version"])


def test_terms_of_first_words_are_in_the_glossary_of_the_table(ann: Browser) -> None:
    page = ann.new_table("classic", [ME, ME])
    terms = {term["key"] for term in ann.get(f"/api/tables/{page['id']}/catalog")["terms"]}

    assert {each["term"] for each in guide(ann, page)["firsts"]} <= terms


def test_whoever_is_not_asked_gets_no_suggestions(ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], first=0)
    bob.sit(page, 1)
    asked = ann.look(page)["question"]["seat"]
    waiting = bob if asked == 0 else ann

    assert guide(waiting, page)["suggestions"] == []


def test_the_guide_speaks_only_to_seats_of_ones_own(ann: Browser, bob: Browser, stranger: Browser) -> None:
    page = ann.new_table("duel", [ME, bot("beginner")])
    path = f"/api/tables/{page['id']}/guide"

    for answer in (bob.ask("GET", path), stranger.ask("GET", path), ann.ask("GET", path, seat=1)):
        assert answer.status_code == 403
        assert answer.json()["sentence"]


def test_before_the_game_begins_there_is_nothing_to_guide(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])

    answer = ann.ask("GET", f"/api/tables/{page['id']}/guide")

    assert answer.status_code == 409


def test_a_table_that_is_not_there_has_no_guide(ann: Browser) -> None:
    assert ann.ask("GET", "/api/tables/nowhere/guide").status_code == 404
