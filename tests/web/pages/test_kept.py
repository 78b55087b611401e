"""What is made of a table is made once, and again when it would be something else."""

from __future__ import annotations

import gc
import json
from collections import Counter
from typing import Any

import pytest

from monumental.bots import LEVELS
from monumental.engine.game import Game
from monumental.engine.scoring.points import Sheet, score_sheets
from monumental.play import view
from monumental.play.speech.telling import tell
from monumental.play.view import common_view, view_for
from monumental.web.contract.requests import NewSeat, NewTable
from monumental.web.pages.table import log, seen
from monumental.web.store import Seat
from monumental.web.tables.new_rooms import new_room
from monumental.web.tables.room import Room


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a passage of the log was put into words, by language."""
    counted: Counter[str] = Counter()

    def count(*args: Any) -> object:
        counted[args[2].language] += 1
        return tell(*args)

    monkeypatch.setattr(log, "tell", count)
    return counted


def two_people() -> Room:
    wishes = NewTable(rules="duel", seats=[NewSeat("me"), NewSeat("me")], seed=3)
    room = new_room(wishes, "ann", LEVELS)
    room.seats[1] = Seat(1, "person", "Ben", "ben")
    return room


def page(room: Room, owner: str = "ann", seat: int = 0, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(seen.table_page(room, owner, seat, 0, language).whole())
    return found


def act(room: Room) -> None:
    table = room.table
    table.play(table.game.seat, table.game.options()[0], table.version)
    room.play_forced()
    room.ring()


@pytest.mark.long
def test_what_a_page_was_made_with_goes_at_once() -> None:
    """Nobody has to look for circles, neither where it is compiled: everybody would wait meanwhile."""
    room = two_people()
    page(room)
    room.ring()
    gc.collect()

    gc.disable()
    try:
        page(room)
        room.ring()
        left = gc.collect()
    finally:
        gc.enable()

    assert left == 0


@pytest.mark.interpreted
def test_points_are_counted_once_for_all_who_look(monkeypatch: pytest.MonkeyPatch) -> None:
    room = two_people()
    for _ in range(6):
        act(room)
    counted: list[Game] = []

    def count(game: Game) -> list[Sheet]:
        counted.append(game)
        return score_sheets(game)

    monkeypatch.setattr(seen, "score_sheets", count)
    monkeypatch.setattr(view, "score_sheets", count)

    pages = [page(room, "ann", 0), page(room, "ben", 1, "cs")]

    assert len(counted) == 1
    assert pages[0]["view"]["score"]["points"] == pages[1]["score"]["totals"]
    act(room)
    page(room)
    assert len(counted) == 2


@pytest.mark.interpreted
def test_a_line_is_worded_once_for_all_who_speak_its_language(told: Counter[str]) -> None:
    room = two_people()
    for _ in range(6):
        act(room)  # until both have a civilization, by which they are called
    page(room, "ann", 0)
    first = told["en"]

    page(room, "ben", 1)
    act(room)
    page(room, "ann", 0)
    page(room, "ben", 1)
    page(room, "ben", 1, "cs")

    assert first > 0
    assert told["en"] == first + 1
    assert told["cs"] == told["en"]


@pytest.mark.interpreted
def test_lines_are_worded_anew_when_somebody_has_another_name(told: Counter[str]) -> None:
    room = two_people()
    page(room)
    first = told["en"]
    room.seats[1] = Seat(1, "person", "Berenike", "ben")
    room.ring()

    page(room)

    assert told["en"] == 2 * first


def test_what_was_taken_back_and_done_otherwise_is_not_told_as_before() -> None:
    room = two_people()
    table = room.table
    seat = table.game.seat
    first, second = (option for option in table.game.options()[:2])
    table.play(seat, first, table.version)
    room.ring()
    before = page(room)["log"]
    table.undo(seat, table.version)
    table.play(seat, second, table.version)
    room.ring()

    kept = page(room)["log"]
    room.worded = type(room.worded)()
    room.ring()

    assert kept == page(room)["log"]
    assert kept != before


def test_a_view_with_what_all_see_made_before_is_the_same_view() -> None:
    game = two_people().table.game

    for seat in (None, 0, 1):
        assert view_for(game, seat, common_view(game)) == view_for(game, seat)


def test_pages_of_two_people_have_nothing_of_each_other() -> None:
    room = two_people()
    act(room)
    whose = room.table.game.seat
    asked, other = page(room, ("ann", "ben")[whose], whose), page(room, ("ben", "ann")[whose], 1 - whose)

    assert asked["options"]
    assert other["options"] == []
    assert (asked["viewer"], other["viewer"]) == (whose, 1 - whose)
    assert asked["mine"] == [whose]
