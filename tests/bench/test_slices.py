"""How ours and theirs are measured in turn. Nothing here looks at a real clock."""

from __future__ import annotations

import os

import pytest

from monumental.bench.measure import Measure, measure
from monumental.bench.slices import Comparison, Speed, compare, microseconds, one_core, play_for
from tests.bench.fakes import Clock, Fake


@pytest.fixture(autouse=True)
def _no_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engines here leave nothing lying about, and looking for it takes long."""
    monkeypatch.setattr("gc.collect", lambda: 0)


def side_by_side(clock: Clock, pairs: int, clone_seconds: float | None = 0.02) -> Comparison:
    """Ours plays four games while theirs plays one, and copies twice as fast."""
    ours = Fake("ours", "1", "a game", clock, 0.125, 0.01)
    theirs = Fake("theirs", "1", "a game", clock, 0.5, clone_seconds)
    return compare(ours, theirs, pairs, clock)


def test_slices_come_in_the_order_ours_theirs_theirs_ours() -> None:
    clock = Clock()
    diary: list[str] = []
    ours = Fake("ours", "1", "a game", clock, 0.5, diary=diary)
    theirs = Fake("theirs", "1", "a game", clock, 0.5, diary=diary)

    compare(ours, theirs, 4, clock)

    assert diary == ["ours", "theirs", "theirs", "ours"] * 2


def test_whoever_watches_hears_of_every_pair() -> None:
    clock = Clock()
    heard = []
    ours = Fake("ours", "1", "a game", clock, 0.5)

    compare(ours, ours, 3, clock, lambda: heard.append(clock.now))

    assert len(heard) == 3


def test_a_steady_machine_gives_the_ratio_itself() -> None:
    comparison = side_by_side(Clock(), 3)

    assert comparison.pairs == 3
    assert comparison.our_speeds[0].decisions == pytest.approx(80)
    assert comparison.their_speeds[0].decisions == pytest.approx(20)
    assert comparison.decisions() == Measure(4, 4, 4)
    assert comparison.games() == Measure(4, 4, 4)
    assert comparison.clone() == Measure(2, 2, 2)


def test_a_machine_that_slows_down_steadily_favours_nobody() -> None:
    """Each slice is 1 to 5 % slower than the one before: if ours were always first, it would gain that."""
    clock = Clock(slowness=lambda now: 1 + now / 12)
    ours = Fake("ours", "1", "a game", clock, 0.001, 0.001)
    theirs = Fake("theirs", "1", "a game", clock, 0.004, 0.001)

    comparison = compare(ours, theirs, 40, clock)

    ratio = comparison.decisions()
    assert comparison.our_speeds[-1].decisions < comparison.our_speeds[0].decisions / 2
    assert ratio.low < 3.98
    assert ratio.high > 4.02
    assert ratio.median == pytest.approx(4, rel=0.002)


def test_a_few_bad_moments_do_not_move_the_median() -> None:
    us, them = Speed(40, 4, 1), Speed(10, 1, 10)
    disturbed = Speed(4, 0.4, 10)
    ours = (us, us, disturbed, us, us)

    fake = Fake("a", "1", "a game", Clock(), 1)
    comparison = Comparison(fake, fake, ours, (them,) * 5)

    assert comparison.decisions().median == 4
    assert comparison.games().median == 4
    assert comparison.clone() == Measure(10, 10, 10)


def test_an_engine_that_cannot_copy_has_no_ratio_for_that() -> None:
    comparison = side_by_side(Clock(), 2, clone_seconds=None)

    assert comparison.their_speeds[0].clone is None
    assert comparison.clone() is None
    assert comparison.decisions().median == 4


def test_a_slice_ends_with_a_whole_game() -> None:
    clock = Clock()

    decisions, games = play_for(Fake("a", "1", "a game", clock, 0.2), 0.5, clock)

    assert clock.now == pytest.approx(0.6)
    assert decisions == pytest.approx(50)
    assert games == pytest.approx(5)


def test_calls_are_all_made_equally_often() -> None:
    clock = Clock()

    found = microseconds([lambda: clock.work(0.01), lambda: clock.work(0.03)], 0.1, clock)

    assert found == pytest.approx(20_000)
    assert clock.now == pytest.approx(0.12)


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system does not let us choose a core")
def test_a_run_stays_on_one_core_and_then_gives_it_back() -> None:
    before = os.sched_getaffinity(0)

    with one_core():
        meanwhile = os.sched_getaffinity(0)

    assert len(meanwhile) == 1
    assert os.sched_getaffinity(0) == before


def test_quartiles_stand_around_the_median() -> None:
    assert measure([5.0, 1.0, 3.0, 2.0, 4.0]) == Measure(3, 2, 4)
    assert measure([1.0, 2.0]) == Measure(1.5, 1.25, 1.75)
    assert measure([7.0]) == Measure(7, 7, 7)


def test_four_digits_of_a_number_count() -> None:
    assert measure([123456.0]).median == 123500
    assert measure([0.000123456]).median == 0.0001235
