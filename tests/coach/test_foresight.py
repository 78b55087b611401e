"""Foresight: a position is judged by what comes of it, always the same, and nothing happens to the game."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

import pytest

from monumental.bots.bot import Budget
from monumental.bots.match import Match
from monumental.coach import CoachError, advise, chances
from monumental.coach.advice.search import think
from monumental.coach.chances import seen_by
from monumental.coach.desk import Desk, desk_of
from monumental.coach.foresight import AT_ONCE, ROUNDS, TIMES, Foresight
from monumental.coach.judge import is_begun
from monumental.coach.measure import watching
from monumental.coach.measure.watching import moments, record_of, sightings
from monumental.engine.game import Game
from monumental.play.position import write_position
from tests.bots.tables import ALL_TABLES, finished, positions
from tests.coach.test_advice import asked
from tests.scene import scene

FEW = Budget(thoughts=3)


class Halves:
    """A judge who sees nothing at once, and everything later."""

    def __init__(self, beginning: int) -> None:
        self.beginning = beginning

    def chances(self, game: Game) -> list[float]:
        return [0.5, 0.5] if game.state.round == self.beginning else [1.0, 0.0]


class Listener:
    """A judge who remembers the positions that it is asked about, and sees the same in each."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.over: list[bool] = []
        self.displays: set[tuple[int, ...]] = set()

    def chances(self, game: Game) -> list[float]:
        self.rounds.append(game.state.round)
        self.over.append(game.over)
        self.displays.add(tuple(game.state.display.slots))
        return [0.75, 0.25]


def listening(game: Game) -> tuple[Listener, list[float]]:
    """Who is asked about a game, and what comes of the answers."""
    desk = Desk(game)
    listener = Listener()
    return listener, Foresight(desk.mind, listener, desk.thinks).chances(game)


def test_what_is_about_to_happen_is_seen() -> None:
    """Who can take a Province in their last turn has as good as taken it; at a glance it is not theirs."""
    there = scene(display="sahara . . . . .", supply="9 military", final=True)
    not_there = scene(supply="9 military", final=True)
    glance = desk_of(there).judge

    assert glance.chances(there) == glance.chances(not_there)
    assert chances(there, 0)[0] > chances(not_there, 0)[0] + 0.05


def test_what_cannot_be_paid_is_not_hoped_for() -> None:
    poor = scene(display="sahara . . . . .", final=True)

    assert chances(poor, 0) == pytest.approx(chances(scene(final=True), 0), abs=0.01)


def test_a_position_is_judged_now_and_after_some_rounds_with_luck_of_each_time_its_own() -> None:
    game = next(asked("duel", 11, 1))

    listener, told = listening(game)

    now = game.state.round
    assert listener.rounds == [now, *[now + ROUNDS] * TIMES]
    assert len(listener.displays) == 1 + TIMES
    assert told == pytest.approx([0.75, 0.25])


def test_what_comes_of_it_counts_for_most_and_what_is_seen_at_once_for_the_rest() -> None:
    game = next(asked("duel", 11, 1))
    desk = Desk(game)

    told = Foresight(desk.mind, Halves(game.state.round), desk.thinks).chances(game)

    assert told == pytest.approx([1.0 - AT_ONCE / 2, AT_ONCE / 2])


def test_a_game_that_ends_on_the_way_stays_as_it_ended() -> None:
    listener, told = listening(scene(final=True))

    assert listener.over == [False, *[True] * TIMES]
    assert told == pytest.approx([0.75, 0.25])


def test_a_game_that_is_over_or_has_not_begun_has_no_future() -> None:
    unbegun = next(positions("duel", 1))
    assert not is_begun(unbegun)

    for game in (finished("duel", 4), unbegun):
        listener, _ = listening(game)

        assert listener.rounds == [game.state.round]


@pytest.mark.parametrize("kind", ALL_TABLES)
def test_the_same_position_has_the_same_chances_whatever_was_looked_at_before(kind: str) -> None:
    first, later = asked(kind, 3, most=2, often=40)

    told = chances(first, first.seat)
    chances(later, later.seat)
    advise(later, later.seat, FEW)

    assert chances(first, first.seat) == told
    assert Desk(first).foresight.chances(seen_by(first, first.seat)) == told


def test_nothing_happens_to_the_game_itself() -> None:
    game = next(asked("classic for three", 5, 1))
    before = write_position(game)
    left, looked_at = game.clone(game.chance), game

    chances(looked_at, looked_at.seat)

    assert write_position(game) == before
    assert left.options() == looked_at.options()


def test_a_judge_of_ones_own_is_believed_at_a_glance() -> None:
    listener = Listener()

    assert chances(scene(), 0, listener) == [0.75, 0.25]
    assert Desk(scene(), listener).foresight is listener
    assert len(listener.rounds) == 1


# Where it is used


def test_a_hint_tells_the_chances_of_the_position() -> None:
    game = next(asked("duel", 11, 1))

    assert advise(game, game.seat, FEW).chances == chances(game, game.seat)


def test_what_it_takes_to_look_ahead_is_part_of_the_time_for_a_hint() -> None:
    game = next(asked("duel", 11, 1))
    desk, imagined = desk_of(game), seen_by(game, game.seat)

    late = think(desk, imagined, game.seat, Budget(seconds=60.0), perf_counter() - 60.0)

    assert {thought.visits for thought in late} == {0}


def test_what_is_measured_is_what_is_told_unless_a_glance_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = record_of("duel", Match(("beginner", "beginner"), (None, None), 3))
    monkeypatch.setattr(watching, "POSITIONS", 5)
    games = list(moments(record, 3))

    told = [list(each.chances) for each in sightings(record, 3)]
    glances = [list(each.chances) for each in sightings(record, 3, glance=True)]

    assert told == [chances(game, game.seat) for game in games]
    assert glances == [desk_of(game).judge.chances(game) for game in games]
    assert told != glances


def test_rules_that_nobody_has_taught_get_a_sentence_and_are_not_played_on() -> None:
    game = scene()
    strange = Game(replace(game.rules, name="skirmish"), game.catalog, game.state, game.chance)

    with pytest.raises(CoachError, match=r"^the coach has no lessons for the rules 'skirmish'$"):
        Desk(strange)
