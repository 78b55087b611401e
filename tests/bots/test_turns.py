"""Seconds for a whole turn: shared out among its decisions, never exceeded, new when another was asked."""

from __future__ import annotations

from itertools import count

import pytest

from monumental.bots.bot import Budget
from monumental.bots.levels import PATIENCE
from monumental.bots.search import SearchBot
from monumental.bots.thinking.clock import TurnClock
from monumental.bots.thinking.thoughts import Thinking
from monumental.bots.thinking.tree import Node, lead
from monumental.play.imagine import imagine, imagined_luck
from tests.bots.own_time import Time
from tests.bots.tables import positions

#: How long a thought takes by a clock of its own, in seconds.
THOUGHT = 0.002


def test_decisions_share_what_is_left_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)
    turn = TurnClock(Budget(seconds=1.0, turn=6.0))

    taken = []
    for _ in range(40):
        clock = turn.start(time.now, begins=True)
        seconds = clock.budget.seconds
        assert seconds is not None
        taken.append(seconds)
        time.now += seconds
        turn.stop(clock, goes_on=True)

    assert taken[0] == 1.0
    assert taken == sorted(taken, reverse=True)
    assert sum(taken) < 6.1


def test_a_turn_ends_when_somebody_else_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)
    turn = TurnClock(Budget(seconds=1.0, turn=3.0))
    for goes_on, left, after in ((True, 2.5, 2.5), (False, 2.0, 3.0)):
        clock = turn.start(time.now, begins=True)
        time.now += 0.5
        turn.stop(clock, goes_on=goes_on)
        # What is asked at the end of a turn is part of it, also where that was not expected.
        assert turn.start(time.now, begins=False).budget.seconds == pytest.approx(left / 6)
        assert turn.start(time.now, begins=True).budget.seconds == pytest.approx(after / 6)


@pytest.mark.parametrize("budget", [Budget(seconds=0.2), Budget(thoughts=9)])
def test_without_a_limit_for_turns_every_decision_has_the_same(budget: Budget) -> None:
    turn = TurnClock(budget)
    for _ in range(5):
        clock = turn.start(0.0, begins=True)
        assert clock.budget == budget
        turn.stop(clock, goes_on=True)


@pytest.mark.parametrize(
    ("budget", "thought", "thoughts"),
    [
        (Budget(seconds=1.0, thoughts=9), THOUGHT, 9),
        (Budget(seconds=1.0, thoughts=90_000), THOUGHT, 499),
        (Budget(1.0, 9, 60.0), THOUGHT, 9),
        (Budget(1.0, 90_000, 3.0), THOUGHT, 249),  # a sixth of the turn
    ],
)
def test_seconds_or_thoughts_whichever_end_first(
    budget: Budget, thought: float, thoughts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)
    clock = TurnClock(budget).start(time.now, begins=True)
    shares = []
    while clock.allows():
        shares.append(clock.share())
        assert clock.could_still_give() <= 90_000 - clock.thoughts - 1
        time.now += thought

    assert len(shares) == pytest.approx(thoughts, abs=1)
    assert shares == sorted(shares)
    assert 0.85 < shares[-1] <= 1.0


def test_a_turn_without_seconds_for_a_decision_is_refused() -> None:
    with pytest.raises(ValueError, match="a turn has a number of seconds if its decisions have"):
        Budget(thoughts=40, turn=5.0)


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", ["duel", "classic", "continuous"])
def test_no_turn_takes_longer_than_people_wait(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game; each thought takes two milliseconds by a clock of its own."""
    time = Time(monkeypatch)

    def think(_thinking: Thinking, _root: Node, _luck: int) -> None:
        time.now += THOUGHT

    monkeypatch.setattr(Thinking, "think", think)
    monkeypatch.setattr(Thinking, "glance", lambda *_: None)
    bots = [SearchBot(5, PATIENCE), SearchBot(6, PATIENCE)]
    turns: list[tuple[float, int]] = []
    last, began, decisions = -1, time.now, 0
    game = next(positions(kind, 5))
    for number in count():
        if game.over or game.seat != last:
            turns.append((time.now - began, decisions))
            last, began, decisions = -1 if game.over else game.seat, time.now, 0
        if game.over:
            break
        decisions += 1
        chosen = bots[game.seat].choose(imagine(game, game.seat, imagined_luck(1, number)), game.seat)
        game.play(chosen)

    assert PATIENCE.turn is not None
    longest, most = max(turns)
    assert longest <= PATIENCE.turn + most * THOUGHT
    assert longest > PATIENCE.turn / 6


@pytest.mark.parametrize(
    ("visits", "ahead"), [([], 0), ([4], 4), ([3, 9, 5], 4), ([9, 3, 9], 0), ([1, 2, 3], 1)]
)
def test_the_lead_is_over_the_next(visits: list[int], ahead: int) -> None:
    nodes = [Node(1.0) for _ in visits]
    for node, times in zip(nodes, visits, strict=True):
        node.visits = times

    assert lead(nodes) == ahead


@pytest.mark.interpreted
def test_where_no_thought_can_change_it_any_more_time_is_kept_for_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All thoughts go to one option: after half of the time the others can't reach it."""
    time = Time(monkeypatch)
    thoughts = []

    def think(_thinking: Thinking, root: Node, luck: int) -> None:
        time.now += THOUGHT
        root.nodes[0].visits += 1
        thoughts.append(luck)

    monkeypatch.setattr(Thinking, "think", think)
    game = next(game for game in positions("duel", 5) if game.choice().question == "take-turn")
    imagined = imagine(game, game.seat, imagined_luck(1, 1))

    chosen = SearchBot(5, Budget(seconds=1.0, turn=60.0)).choose(imagined, game.seat)

    assert chosen == game.options()[0]
    assert 250 <= len(thoughts) <= 300

    thoughts.clear()
    SearchBot(5, Budget(seconds=1.0)).choose(imagine(game, game.seat, imagined_luck(1, 1)), game.seat)
    assert len(thoughts) > 450
