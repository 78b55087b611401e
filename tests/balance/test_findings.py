"""What is pointed out to a designer: limits, order, and what is left alone."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from typing import get_args

import pytest

from monumental.balance.findings import edge_of, find
from monumental.balance.report import Finding, Group, People, Rate, SeatResult, Thing, Trouble, Use

DEVELOPMENT = ("building", "knowledge", "wonder", "province")
OTHERS = tuple(group for group in get_args(Group) if group not in DEVELOPMENT)


def won(rate: float, games: int = 1000) -> Rate:
    return Rate(games, rate, rate - 0.03, rate + 0.03)


NOBODY = Rate(0, 0.0, 0.0, 1.0)
FAIR_SEATS = (SeatResult(0, won(0.5), 30.0), SeatResult(1, won(0.5), 30.0))


def people(key: str, rate: float, games: int = 1000) -> People:
    return People(key, won(rate, games), 30.0, "original")


def card(
    key: str,
    group: Group = "building",
    taken: int = 500,
    having: Rate | None = None,
    lacking: Rate | None = None,
) -> Thing:
    """A card that was shown in 1000 games, taken in half of them, and made no difference."""
    return Thing(
        key,
        group,
        "mine",
        "original",
        era=1,
        cost=3,
        shown=1000,
        taken=taken,
        affordable=1500,
        taken_then=taken,
        round_shown=2.0,
        round_taken=3.0,
        used=1.0,
        having=having or won(0.5, max(taken, 1)),
        lacking=lacking or won(0.5, 2000 - taken),
    )


def about(*things: Thing) -> list[Finding]:
    return list(find((), FAIR_SEATS, things, ()))


def told(*findings: Finding) -> list[tuple[str, str]]:
    return [(finding.trouble, finding.key) for finding in findings]


def test_where_everything_is_fair_there_is_nothing_to_say() -> None:
    peoples = (people("aztecs", 0.47), people("malians", 0.53))
    things = tuple(card(f"{group}-{at}", group) for group in get_args(Group) for at in range(3))

    assert find(peoples, FAIR_SEATS, things, (Use("gain", 5, 3, 2), Use("rare", 1, 1, 1))) == ()


def test_no_games_are_no_findings_but_what_nobody_saw() -> None:
    seats = (SeatResult(0, NOBODY, 0.0), SeatResult(1, NOBODY, 0.0))
    unseen = replace(card("mill"), shown=0, taken=0, having=NOBODY, lacking=NOBODY)

    assert find((people("aztecs", 0.0, 0),), seats, (), ()) == ()
    assert told(*find((), (), (unseen,), ())) == [("never", "mill")]


# Civilizations and seats


@pytest.mark.parametrize(
    ("rate", "is_said"), [(0.44, True), (0.45, False), (0.5, False), (0.55, False), (0.56, True)]
)
def test_a_civilization_wins_half_its_games_give_or_take_a_tenth(rate: float, is_said: bool) -> None:
    found = find((people("aztecs", rate),), FAIR_SEATS, (), ())

    assert told(*found) == [("civilization", "aztecs")] * is_said
    for finding in found:
        assert (finding.value, finding.group) == (rate, "")
        assert (finding.low, finding.high) == pytest.approx((0.45, 0.55))


@pytest.mark.parametrize(
    ("rate", "is_said"), [(0.46, True), (0.471, False), (0.5, False), (0.529, False), (0.54, True)]
)
def test_the_first_seat_wins_half_its_games_give_or_take_six_hundredths(rate: float, is_said: bool) -> None:
    seats = (SeatResult(0, won(rate), 30.0), SeatResult(1, won(1 - rate), 30.0))

    found = find((), seats, (), ())

    # Whoever sits second is the other side of the same coin.
    assert told(*found) == [("seat", "0")] * is_said
    for finding in found:
        assert (finding.low, finding.high) == pytest.approx((0.47, 0.53))


@pytest.mark.parametrize(("rate", "is_said"), [(0.5, True), (0.36, False), (0.31, False), (0.29, True)])
def test_at_a_table_for_three_a_third_is_fair(rate: float, is_said: bool) -> None:
    seats = tuple(SeatResult(seat, won(1 / 3), 30.0) for seat in range(3))

    found = find((people("aztecs", rate),), seats, (), ())

    assert told(*found) == [("civilization", "aztecs")] * is_said
    for finding in found:
        assert (finding.low, finding.high) == pytest.approx((0.3, 0.3667), abs=0.0001)


def test_a_civilization_that_did_not_play_is_left_out() -> None:
    assert find((people("aztecs", 0.0, games=0),), FAIR_SEATS, (), ()) == ()


def test_severity_is_counted_in_standard_errors_beyond_the_limit() -> None:
    (above,) = find((people("aztecs", 0.65, 100),), FAIR_SEATS, (), ())
    (below,) = find((people("aztecs", 0.35, 400),), FAIR_SEATS, (), ())

    assert above.severity == pytest.approx(0.1 / sqrt(0.55 * 0.45 / 100), abs=0.01)
    assert below.severity == pytest.approx(0.1 / sqrt(0.45 * 0.55 / 400), abs=0.01)


# Cards


@pytest.mark.parametrize("group", DEVELOPMENT)
@pytest.mark.parametrize(
    ("taken", "said"),
    [(0, "rots"), (99, "rots"), (100, ""), (500, ""), (900, ""), (901, "dominates"), (1000, "dominates")],
)
def test_a_development_card_is_taken_in_some_games_and_left_in_some(
    group: Group, taken: int, said: str
) -> None:
    found = about(card("mill", group, taken))

    assert told(*found) == ([(said, "mill")] if said else [])
    for finding in found:
        assert (finding.group, finding.value, finding.low, finding.high) == (group, taken / 1000, 0.1, 0.9)
        limit = 0.9 if said == "dominates" else 0.1
        assert finding.severity == pytest.approx(abs(taken / 1000 - limit) / sqrt(0.1 * 0.9 / 1000), abs=0.01)


@pytest.mark.parametrize("group", OTHERS)
@pytest.mark.parametrize("taken", [0, 1000])
def test_other_things_may_be_taken_always_or_never(group: Group, taken: int) -> None:
    assert about(card("thing", group, taken)) == []


@pytest.mark.parametrize("group", DEVELOPMENT)
def test_a_development_card_that_never_came_is_said_to_be_so(group: Group) -> None:
    unseen = replace(card("mill", group), shown=0, taken=0, having=NOBODY, lacking=NOBODY)

    assert about(unseen) == [Finding("never", "mill", group, 0.0, 1.0, 1.0, 0.0)]


@pytest.mark.parametrize("group", OTHERS)
def test_another_thing_that_never_came_is_left_out(group: Group) -> None:
    assert about(replace(card("thing", group), shown=0, taken=0, having=NOBODY, lacking=NOBODY)) == []


def strong(
    key: str, group: Group = "building", edge: float = 0.3, games: int = 1000, taken: int = 500
) -> Thing:
    """Owners win more often than the rest, by so much."""
    having, lacking = won(0.5 + edge / 2, games), won(0.5 - edge / 2, games)
    return card(key, group, taken, having, lacking)


@pytest.mark.parametrize("group", get_args(Group))
def test_a_thing_whose_owners_win_more_often_is_too_strong(group: Group) -> None:
    (finding,) = about(strong("tower", group), card("one", group), card("other", group))

    assert (finding.trouble, finding.key, finding.group) == ("too-strong", "tower", group)
    assert (finding.value, finding.low, finding.high) == (0.3, -1.0, 0.15)
    assert finding.severity == pytest.approx(0.3 / sqrt(0.25 / 1000 + 0.25 / 1000), abs=0.01)


@pytest.mark.parametrize(("edge", "is_said"), [(0.14, False), (0.15, False), (0.16, True)])
def test_some_edge_is_allowed(edge: float, is_said: bool) -> None:
    assert bool(about(strong("tower", edge=edge), card("other"))) == is_said


def test_some_edge_in_few_games_is_an_accident() -> None:
    # 0.3 is 3 standard errors with 50 owners and 50 others.
    assert about(strong("tower", games=49), card("other")) == []
    assert told(*about(strong("tower", games=51), card("other"))) == [("too-strong", "tower")]


def test_an_edge_is_one_over_the_other_things_of_the_group() -> None:
    things = (
        strong("one", edge=0.3),
        strong("two", edge=0.2),
        strong("three", edge=0.1),
        strong("elsewhere", "wonder", edge=0.9),
        replace(strong("nobody's", edge=0.9), having=NOBODY),
        replace(strong("everybody's", edge=0.9), lacking=NOBODY),
    )

    assert [edge_of(thing, things) for thing in things] == [0.15, 0.0, -0.15, 0.9, 0.0, 0.0]


def test_where_everything_helps_alike_nothing_is_too_strong() -> None:
    assert about(*[strong(f"card-{at}", edge=0.4) for at in range(4)]) == []


def test_what_hurts_its_owners_is_not_too_strong() -> None:
    others = [card(f"other-{at}") for at in range(4)]

    assert about(strong("ballast", edge=-0.5), *others) == []


def test_what_is_taken_always_and_wins_is_worse_than_either() -> None:
    both, always, wins = (
        about(each, card("other"))[0]
        for each in (strong("both", taken=960), card("always", taken=960), strong("wins"))
    )

    assert [finding.trouble for finding in (both, always, wins)] == ["dominates", "dominates", "too-strong"]
    assert both.severity == pytest.approx(always.severity + wins.severity)


def test_what_rots_and_wins_only_rots() -> None:
    (finding,) = about(strong("relic", taken=50), card("other"))

    assert finding.trouble == "rots"
    assert finding.severity == pytest.approx(0.05 / sqrt(0.1 * 0.9 / 1000), abs=0.01)


# Effects


def test_an_effect_of_a_card_that_never_came_about_is_said() -> None:
    uses = (Use("archive", 0, 0, 3), Use("gain", 9, 4, 3), Use("of-no-card", 0, 0, 0))

    assert find((), FAIR_SEATS, (), uses) == (Finding("unused-effect", "archive", "", 0.0, 1.0, 1.0, 0.0),)


# Together


def test_the_worst_comes_first_and_the_order_is_always_the_same() -> None:
    peoples = (people("aztecs", 0.56), people("malians", 0.8))
    seats = (SeatResult(0, won(0.6), 30.0), SeatResult(1, won(0.4), 30.0))
    things = (
        card("always", "building", 1000),
        card("never-taken", "knowledge", 80),
        strong("tower", "wonder"),
        card("plain", "wonder"),
        replace(card("b-unseen", "province"), shown=0),
        replace(card("a-unseen", "province"), shown=0),
    )
    uses = (Use("archive", 0, 0, 1),)

    found = find(peoples, seats, things, uses)

    severities = [finding.severity for finding in found]
    assert severities == sorted(severities, reverse=True)
    assert {finding.trouble for finding in found} == set(get_args(Trouble))
    assert told(*found) == [
        ("civilization", "malians"),  # 0.25 / 0.0157
        ("too-strong", "tower"),  # 0.3 / 0.0224
        ("dominates", "always"),  # 0.1 / 0.0095
        ("seat", "0"),  # 0.07 / 0.0158
        ("rots", "never-taken"),  # 0.02 / 0.0095
        ("civilization", "aztecs"),  # 0.01 / 0.0157
        ("never", "a-unseen"),
        ("never", "b-unseen"),
        ("unused-effect", "archive"),
    ]
    assert find(peoples[::-1], seats, things[::-1], uses) == found
