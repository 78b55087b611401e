"""How long the coach takes: the rows of the table, and where they come from."""

from __future__ import annotations

import pytest

from monumental.bots import Budget
from monumental.bots.arena.times import Times
from tools import coach_times
from tools.coach_times import Hints, Reviews, measured, row


def times(*seconds: float) -> Times:
    found = Times()
    for each in seconds:
        found.add(each)
    return found


def test_a_row_tells_milliseconds_of_hints_and_seconds_of_reviews() -> None:
    hints = Hints(times(0.31, 0.33), times(0.004, 0.008))

    told = row("classic", 4, hints, Reviews(games=2, decisions=1000, seconds=21.0))

    cells = [cell.strip() for cell in told.strip("|").split("|")]
    assert cells == ["classic, 4 seats", "2", "320 ms", "330 ms", "6 ms", "8 ms", "500", "10.5 s"]
    assert coach_times.HEAD.partition("\n")[0].count("|") == told.count("|")


@pytest.mark.long
def test_hints_are_asked_for_where_there_is_a_choice_and_games_are_reviewed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coach_times, "HINT", Budget(thoughts=3))

    told = measured("duel", 2, [15_000_000], most=2)

    cells = [cell.strip() for cell in told.strip("|").split("|")]
    assert cells[:2] == ["duel, 2 seats", "2"]
    assert int(cells[-2]) > 100
    assert float(cells[-1].removesuffix(" s")) > 0
