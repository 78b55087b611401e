"""How a game went: points by round, turns, and who led."""

from __future__ import annotations

from itertools import pairwise

import pytest

from monumental.engine.scoring.points import score_sheets
from monumental.play.records.course import course_of
from monumental.play.records.record import SIT
from monumental.play.records.replay import Replay
from tests.play.recorded import KINDS_IN_LANES, open_kind, whole_game


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_the_points_of_a_round_are_those_that_the_game_would_end_with(kind: str) -> None:
    replay = Replay(whole_game(kind).record_for(None))

    course = course_of(replay)

    rounds = [end.round for end in course.rounds]
    assert rounds == sorted(set(rounds))
    for end in course.rounds:
        sheets = score_sheets(replay.at(end.at).game)
        assert end.totals == tuple(sheet.total for sheet in sheets)
        assert [sum(points) for points in zip(*end.points, strict=True)] == [sheet.total for sheet in sheets]
    last = course.rounds[-1]
    assert (last.at, last.round) == (len(replay), whole_game(kind).game.state.round)


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_a_turn_begins_where_somebody_else_acts(kind: str) -> None:
    record = whole_game(kind).record_for(None)

    turns = course_of(Replay(record)).turns

    assert [turn.at for turn in turns] == sorted({turn.at for turn in turns})
    for turn in turns:
        assert record.moves[turn.at].seat == turn.seat
        assert not record.moves[turn.at].words.startswith(f"{SIT} ")
    assert all(one.seat != other.seat for one, other in pairwise(turns))


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_the_lead_is_taken_by_who_has_more_than_all_others(kind: str) -> None:
    replay = Replay(whole_game(kind).record_for(None))

    leads = course_of(replay).leads

    assert all(one.seat != other.seat for one, other in pairwise(leads))
    for lead in leads:
        totals = tuple(sheet.total for sheet in score_sheets(replay.at(lead.at).game))
        assert lead.totals == totals
        assert [seat for seat, total in enumerate(totals) if total == max(totals)] == [lead.seat]


def test_what_was_taken_back_has_not_happened() -> None:
    """The same moves, with a step back and forth in between, are the same turns."""
    table = open_kind("duel")
    while not table.can_undo(table.game.seat):
        table.play(table.game.seat, table.game.options()[0])
    straight = course_of(Replay(table.record_for(None))).turns
    seat = table.game.seat
    table.undo(seat)
    table.redo(seat)

    there_and_back = course_of(Replay(table.record_for(None))).turns

    assert [turn.seat for turn in there_and_back] == [turn.seat for turn in straight]


def test_whoever_asks_for_a_takeback_or_answers_begins_no_turn() -> None:
    table = open_kind("duel")
    for _ in range(30):
        table.play(table.game.seat, table.game.options()[0])
    straight = course_of(Replay(table.record_for(None))).turns
    table.ask_back(1 - table.game.seat)
    table.decline(table.game.seat)

    record = table.record_for(None)

    assert [move.verb for move in record.moves[-2:]] == ["ask", "decline"]
    assert course_of(Replay(record)).turns == straight


def test_nothing_is_counted_before_everybody_has_a_civilization() -> None:
    course = course_of(Replay(open_kind("duel").record_for(None)))

    assert (course.rounds, course.turns, course.leads) == ((), (), ())
