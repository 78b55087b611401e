"""Plans: what a seat lays down to be done by itself, when it is done, and what it rests on."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from monumental.play.notation import write
from monumental.play.plans.judging import judge, last_activated, lay, offers, stays
from monumental.play.plans.plan import (
    BOT,
    BY_HAND,
    DEARER,
    GONE,
    HIT,
    REASONS,
    ROUND_OVER,
    TOO_POOR,
    WENT_BACK,
    Plan,
    PlanError,
    Verdict,
)
from monumental.play.table import Table
from tests import classic_scene, continuous_scene
from tests.play.test_table import play
from tests.scene import printed, scene

NOTHING_YET = Verdict()
PRICE = printed("masonry").cost


def duel(**more: Any) -> Table:
    """Seat 0 acts; seat 1 waits, with something to do of its own."""
    purse = "9 science 9 production"
    usual: dict[str, Any] = {
        "supply": purse,
        "display": "masonry academy . . . .",
        "other": {"supply": purse},
    }
    return Table(scene(**{**usual, **more}))


def poorer(**more: Any) -> Table:
    return duel(other={"supply": f"{PRICE - 1} science 9 production"}, **more)


def done(table: Table, plan: Plan) -> str | None:
    """The action that a plan comes to now, as it is written down."""
    action = judge(table, plan).action
    return None if action is None else write(table.game, action)


def why_not(table: Table, seat: int, words: str) -> str:
    with pytest.raises(PlanError) as refused:
        lay(table, seat, words)
    return refused.value.key


# Buying


def test_a_card_is_bought_when_it_is_still_there_on_ones_turn() -> None:
    table = duel()
    plan = lay(table, 1, "buy masonry")
    assert judge(table, plan) == NOTHING_YET

    play(table, 0, "acquire 2")

    assert done(table, plan) == "acquire 1"
    assert judge(table, plan).action in table.options(1)


def test_a_card_that_somebody_else_took_is_not_waited_for() -> None:
    table = duel()
    plan = lay(table, 1, "buy masonry")

    play(table, 0, "acquire 1")

    assert judge(table, plan).withdrawn == GONE


def test_a_basic_building_is_bought_from_its_pile() -> None:
    table = duel()
    words = [each for each in offers(table, 1) if each.startswith("buy") and "masonry" not in each]
    plan = lay(table, 1, words[-1])

    play(table, 0, "pass")

    assert done(table, plan) == words[-1].replace("buy", "build")


def test_whoever_can_not_pay_on_their_turn_buys_nothing() -> None:
    table = poorer()
    plan = lay(table, 1, "buy masonry")
    assert judge(table, plan) == NOTHING_YET

    play(table, 0, "pass")

    assert judge(table, plan).withdrawn == TOO_POOR


def test_a_card_that_costs_more_than_it_did_is_not_bought() -> None:
    table = duel()
    plan = lay(table, 1, "buy masonry")
    assert plan.basis == PRICE
    cheaper_then = Plan(1, plan.words, plan.at, PRICE - 1)
    dearer_then = Plan(1, plan.words, plan.at, PRICE + 1)

    play(table, 0, "pass")

    assert judge(table, cheaper_then).withdrawn == DEARER
    assert done(table, dearer_then) == "acquire 1"


def test_what_was_done_by_hand_is_not_done_again() -> None:
    table = duel()
    plan = lay(table, 1, "buy masonry")

    play(table, 0, "pass")
    play(table, 1, "acquire 2")

    assert judge(table, plan).withdrawn == BY_HAND


def test_whoever_loses_a_province_decides_anew() -> None:
    table = duel(supply="9 military", other={"supply": "9 science 1 military", "provinces": "sahara"})
    plans = [lay(table, 1, words) for words in ("buy masonry", "pass", "activate 1 a")]
    own = lay(table, 0, "activate 1 a")

    play(table, 0, "conquer")

    assert [judge(table, plan).withdrawn for plan in plans] == [HIT, HIT, HIT]
    assert judge(table, own) == NOTHING_YET


# Passing


def test_passing_is_for_this_round_alone() -> None:
    table = duel()
    plan = lay(table, 1, "pass")
    later = Plan(1, "pass", plan.at, plan.basis + 1)

    play(table, 0, "acquire 1")

    assert done(table, plan) == "pass"
    assert judge(table, later).withdrawn == ROUND_OVER


def test_whoever_has_passed_has_nothing_to_pass_any_more() -> None:
    table = duel()
    play(table, 0, "pass")

    assert why_not(table, 0, "pass") == "server-plan-nothing"
    assert why_not(table, 1, "pass") == "server-plan-now"


# Activating


def at_activation(rules: str) -> Game:
    """Seat 0 is asked for a row and a column; then seat 1."""
    if rules == "duel":
        return scene(agenda=["EndRound 0", "TakeTurn 0", "ActivateCity 1", "ActivateCity 0"])
    agenda = ["ReplenishCities 0", "ChooseTurnAction 0 0 -1", "ChooseRowAndColumn 1", "ChooseRowAndColumn 0"]
    return continuous_scene.scene(agenda=agenda)


@pytest.mark.parametrize("rules", ["duel", "continuous"])
def test_a_row_and_a_column_are_activated_when_their_city_is(rules: str) -> None:
    table = Table(at_activation(rules))
    plan = lay(table, 1, "activate 2 b")
    assert why_not(table, 0, "activate 2 b") == "server-plan-now"

    play(table, 0, "activate 1 c")

    assert done(table, plan) == "activate 2 b"
    assert last_activated(table, 0) == "activate 1 c"
    assert last_activated(table, 1) is None


def test_in_classic_the_city_is_activated_on_ones_turn() -> None:
    table = Table(classic_scene.scene())
    plan = lay(table, 1, "activate 3 a")

    play(table, 0, "end")

    assert done(table, plan) == "activate 3 a"


def test_another_row_by_hand_was_the_answer() -> None:
    table = Table(classic_scene.scene())
    plan = lay(table, 1, "activate 3 a")

    play(table, 0, "end")
    play(table, 1, "activate 1 a")

    assert judge(table, plan).withdrawn == BY_HAND


# Ending


def test_a_turn_with_nothing_left_is_ended_in_every_turn() -> None:
    table = Table(classic_scene.scene())
    plan = lay(table, 0, "end")

    assert table.options(0) == [judge(table, plan).action]
    assert stays(table.game, plan)
    assert not stays(table.game, lay(table, 1, "activate 1 a"))


def test_a_turn_with_anything_left_to_do_is_not_ended() -> None:
    table = Table(classic_scene.scene(supply="9 production"))
    plan = lay(table, 0, "end")

    assert len(table.options(0)) > 1
    assert judge(table, plan) == NOTHING_YET


@pytest.mark.parametrize(
    ("mine", "ends"),
    [({"production_tokens": 1}, "end"), ({"market_tokens": "carthage-mercenaries"}, None)],
)
def test_what_is_as_good_next_turn_keeps_no_turn_open(mine: dict[str, object], ends: str | None) -> None:
    table = Table(continuous_scene.scene(supply="2 production", tokens={}, **mine))
    plan = lay(table, 0, "end")
    assert judge(table, plan) == NOTHING_YET

    play(table, 0, "build workshop")

    assert table.is_asked(0)
    assert done(table, plan) == ends


def test_where_nobody_ends_turns_nothing_ends_them() -> None:
    assert why_not(duel(), 1, "end") == "server-plan-unknown"
    assert why_not(Table(classic_scene.scene()), 1, "pass") == "server-plan-unknown"


# What all of them rest on


def test_a_turn_whose_end_was_taken_back_is_not_ended_again() -> None:
    table = Table(classic_scene.scene())
    ending, waiting = lay(table, 0, "end"), lay(table, 1, "activate 1 a")

    play(table, 0, "end")
    table.undo(0)

    assert judge(table, ending).withdrawn == WENT_BACK
    assert judge(table, waiting) == NOTHING_YET


def test_whoever_sits_down_at_a_seat_finds_no_plans_of_others() -> None:
    table = duel()
    plans = [lay(table, seat, "activate 1 a") for seat in (0, 1)]

    table.sit(1, "normal")

    assert [judge(table, plan).withdrawn for plan in plans] == ["", BOT]


def test_nothing_is_planned_or_done_when_the_game_is_over() -> None:
    table = duel()
    plan = lay(table, 1, "buy masonry")
    table.abandoned = True

    assert offers(table, 1) == []
    assert why_not(table, 1, "buy masonry") == "refused-over"
    assert judge(table, plan).action is None
    assert judge(table, plan).withdrawn in REASONS


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "server-plan-unknown"),
        ("conquer", "server-plan-unknown"),
        ("buy", "server-plan-nothing"),
        ("buy mausoleum", "server-plan-nothing"),
        ("buy nonsense", "server-plan-nothing"),
        ("activate 4 a", "server-plan-nothing"),
        ("activate 1 a now", "server-plan-nothing"),
    ],
)
def test_what_is_no_plan_is_refused(words: str, key: str) -> None:
    table = duel()
    before = list(table.moves)

    assert why_not(table, 1, words) == key
    assert table.moves == before


def test_plans_are_read_however_they_are_typed() -> None:
    assert lay(duel(), 1, "  Buy   MASONRY ").words == "buy masonry"


@pytest.mark.parametrize("seat", [0, 1])
def test_whatever_is_offered_can_be_laid_down(seat: int) -> None:
    table = duel()

    found = offers(table, seat)

    assert [lay(table, seat, words).words for words in found] == found
    assert len(found) >= 9
