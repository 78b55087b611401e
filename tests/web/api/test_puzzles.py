"""Puzzles over HTTP: the list with the one of today, and a turn that is solved deed by deed."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from monumental.learn.puzzles.puzzle import Puzzle
from monumental.learn.puzzles.shelf import shipped, today
from tests.web.api.server import Browser, Page

#: One of each rule system and theme: a test of the puzzles themselves proves them all.
PUZZLES = [*{(puzzle.rules, puzzle.theme): puzzle for puzzle in shipped()}.values()]
EVERY_KIND = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)


def solve(browser: Browser, puzzle: Puzzle, deeds: list[str]) -> Page:
    page: Page = browser.post(f"/api/puzzles/{puzzle.id}", {"deeds": deeds})
    return page


def test_there_are_puzzles_of_several_kinds() -> None:
    assert len(PUZZLES) > 3


def test_all_puzzles_are_listed_with_the_one_of_today(ann: Browser) -> None:
    days = {datetime.now(UTC).date()}
    page = ann.get("/api/puzzles")
    days.add(datetime.now(UTC).date())

    assert {line["id"] for line in page["puzzles"]} == {puzzle.id for puzzle in shipped()}
    assert page["daily"] in {today(day).id for day in days}
    for line in page["puzzles"]:
        assert line["theme_name"]
        assert 1 <= line["grade"] <= 5


@EVERY_KIND
def test_the_solution_is_judged_when_the_turn_is_over(ann: Browser, puzzle: Puzzle) -> None:
    page = solve(ann, puzzle, [])
    assert page["goal"]
    for deed in puzzle.solution:
        assert page["judgement"] is None
        assert deed in [option["words"] for option in page["table"]["options"]]
        page = solve(ann, puzzle, [*page["deeds"], deed])

    assert page["deeds"] == [*puzzle.solution]
    assert page["judgement"]["solved"]
    assert page["judgement"]["worth"] == page["judgement"]["best"]
    assert len(page["judgement"]["solution"]) == len(puzzle.solution)
    assert page["next"]["id"] != puzzle.id


@EVERY_KIND
def test_what_only_tempts_falls_short_and_it_is_said_why(ann: Browser, puzzle: Puzzle) -> None:
    """A line may also stop where luck would be needed: then the turn is not over."""
    pages = [solve(ann, puzzle, [*tempting.line]) for tempting in puzzle.tempting]
    judged = [page["judgement"] for page in pages if page["judgement"] is not None]

    assert judged
    for judgement in judged:
        assert not judgement["solved"]
        assert judgement["worth"] != judgement["best"]
        assert len(judgement["sentences"]) > 1


def test_what_needs_luck_is_no_deed_of_a_puzzle(ann: Browser) -> None:
    found = 0
    for puzzle in PUZZLES:
        before = solve(ann, puzzle, [])
        for option in before["table"]["options"]:
            page = solve(ann, puzzle, [option["words"]])
            if page["refused"] is not None:
                found += 1
                assert option["luck"]
                assert option["text"] in page["refused"]
                assert page["deeds"] == []
                assert page["table"] == before["table"]
    assert found


def test_previews_reasons_and_cards_are_those_of_the_position(ann: Browser) -> None:
    puzzle = PUZZLES[0]
    first = puzzle.solution[0]
    path = f"/api/puzzles/{puzzle.id}"

    assert ann.post(f"{path}/preview", {"action": first})["action"] == first
    assert ann.post(f"{path}/why", {"place": "wonder:0"})["place"] == "wonder:0"
    assert ann.get(f"{path}/catalog")["rules"] == puzzle.rules


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/api/puzzles/chess", {}, 404, "server-no-puzzle"),
        ("/api/puzzles/{known}", {"deeds": ["fly away"]}, 409, "server-puzzle-deeds"),
        ("/api/puzzles/{known}", {"deeds": ["pass"] * 61}, 400, "server-invalid"),
        ("/api/puzzles/{known}", {"deeds": 3}, 400, "server-invalid"),
        ("/api/puzzles/{known}/preview", {"action": "fly away"}, 422, "server-notation"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    ann: Browser, path: str, body: Page, status: int, key: str
) -> None:
    answer = ann.ask("POST", path.format(known=PUZZLES[0].id), body)

    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert answer.json()["sentence"].count(".") == 1


def test_nothing_can_be_done_after_the_end_of_the_turn(ann: Browser) -> None:
    puzzle = PUZZLES[0]
    deeds = [*puzzle.solution, puzzle.solution[0]]
    assert ann.ask("POST", f"/api/puzzles/{puzzle.id}", {"deeds": deeds}).status_code == 409
