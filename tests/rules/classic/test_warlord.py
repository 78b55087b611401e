"""The Warlord: one Unit in an attack, two in defense, and a benefit once per turn."""

from __future__ import annotations

import pytest

from monumental import Game
from tests.classic_scene import (
    act,
    end_turn,
    lacking,
    owner,
    refused,
    scene,
    supply,
    told,
    troops,
    units,
    warlord,
    words,
)

NO_TOKENS: dict[int, str] = {}


def benefits(game: Game) -> list[str]:
    """Whose Warlord cards have given their benefit."""
    return [game.catalog.cards[event.card].key for event in told(game, "warlord-benefit")]


@pytest.mark.rule("BASE-CONQ-23")
def test_a_warlord_counts_one_when_attacking() -> None:
    """Q-B-30: 3 Units are 2 Troops and the Warlord; it moves for 1 Military as a Troop does."""
    game = scene(troops="1:8 2:1", supply="3 military", luck="gauls")

    act(game, "conquer 3", "send-warlord", "send 1")
    asked = game.choice().question
    act(game, "send 1", "branch 1")

    assert asked == "send-units"
    assert units(game, 3) == "2 troops, warlord"
    assert supply(game) == {"production": 2, "science": 1, "gold": 1}


@pytest.mark.rule("BASE-CONQ-23")
def test_a_warlord_alone_is_too_weak_where_two_units_are_needed() -> None:
    game = scene(troops="2:1", tokens=NO_TOKENS, supply="9 military")

    assert refused(game, "conquer 7") == ("units-must-stay", "BASE-CONQ-06")


@pytest.mark.rule("BASE-CONQ-22")
def test_a_warlord_defends_with_two_where_it_attacked_as_one() -> None:
    game = scene(troops="1:7 2:1 3:1", supply="1 military", tokens=NO_TOKENS)

    act(game, "conquer 4", "send-warlord")
    end_turn(game)
    act(game, "activate 1 a")

    assert units(game, 4) == "warlord"
    assert lacking(game, "conquer 4") == ("military", 2, 0)


@pytest.mark.rule("BASE-CONQ-27")
def test_the_warlord_may_be_one_of_the_units_and_need_not() -> None:
    with_warlord = scene(supply="1 military", tokens=NO_TOKENS)
    without = scene(supply="1 military", tokens=NO_TOKENS)

    act(with_warlord, "conquer 2")
    options = words(with_warlord)
    act(with_warlord, "send-warlord")
    act(without, "conquer 2", "send 1")

    assert options == ["send 1", "send-warlord"]
    assert (warlord(with_warlord), troops(with_warlord, 1)) == (2, 9)
    assert (warlord(without), troops(without, 1)) == (1, 8)


@pytest.mark.rule("BASE-CONQ-27")
def test_the_warlord_holds_a_province_alone() -> None:
    """Q-B-30."""
    game = scene(supply="1 military", tokens=NO_TOKENS)

    act(game, "conquer 2", "send-warlord")

    assert owner(game, 2) == 0
    assert units(game, 2) == "warlord"


@pytest.mark.rule("BASE-CONQ-27")
def test_there_is_only_one_warlord_to_send() -> None:
    game = scene(troops="1:8 2:1", supply="3 military")

    act(game, "conquer 3", "send-warlord")

    assert words(game) == ["send 1"]
    assert refused(game, "send-warlord") == ("no-unit-there", "BASE-CONQ-04")


@pytest.mark.rule("BASE-CONQ-28")
def test_a_warlord_that_moves_in_by_conquest_gives_the_benefit_of_its_card_at_once() -> None:
    """Ramses II gives 2 Production."""
    game = scene(supply="1 military", tokens=NO_TOKENS)

    act(game, "conquer 2", "send-warlord")

    assert benefits(game) == ["ramses-ii"]
    assert supply(game) == {"production": 2}
    assert game.choice().question == "take-turn"


@pytest.mark.rule("BASE-CONQ-28")
def test_siegfried_gives_the_other_benefit_of_the_token_just_taken() -> None:
    game = scene(civ="danes", against="greeks", tokens={2: "gauls"}, supply="2 military", luck="gauls")

    act(game, "conquer 2", "send-warlord", "send 1", "branch 1")

    assert benefits(game) == ["siegfried"]
    assert supply(game) == {"production": 1, "science": 1, "military": 1, "gold": 1}


@pytest.mark.rule("BASE-CONQ-28")
def test_the_benefit_comes_with_the_province_of_another_player_too() -> None:
    game = scene(troops="1:7 2:1 3:1", supply="1 military", other={"troops": "5:8 4:1"})

    act(game, "conquer 4", "send-warlord")

    assert supply(game) == {"production": 2}


@pytest.mark.rule("BASE-CONQ-28")
def test_a_conquest_without_the_warlord_gives_no_benefit() -> None:
    game = scene(troops="1:8", warlord=2, supply="1 military", tokens=NO_TOKENS)

    act(game, "conquer 3", "send 1")

    assert benefits(game) == []
    assert supply(game) == {}


@pytest.mark.rule("BASE-CONQ-28")
def test_the_benefit_comes_once_per_turn() -> None:
    """A Troop holds tile 7 when the Warlord goes on to 10."""
    game = scene(troops="1:8 2:1", supply="3 military", tokens=NO_TOKENS)

    act(game, "conquer 7", "send-warlord", "send 1")
    first = supply(game)
    act(game, "conquer 10", "send-warlord")

    assert first == {"military": 1, "production": 2}
    assert supply(game) == {"production": 2}
    assert warlord(game) == 10
    assert benefits(game) == ["ramses-ii"]


@pytest.mark.rule("BASE-CONQ-28")
def test_the_benefit_comes_again_in_the_next_turn() -> None:
    game = scene(troops="1:8 2:1", supply="3 gold", tokens=NO_TOKENS)

    act(game, "conquer 7", "send-warlord", "send 1")
    end_turn(game)
    act(game, "activate 1 a")
    end_turn(game)
    act(game, "activate 1 a", "conquer 10", "send-warlord")

    assert supply(game) == {"production": 2}
    assert benefits(game) == ["ramses-ii", "ramses-ii"]


@pytest.mark.rule("BASE-CONQ-28")
def test_a_manoeuvre_of_the_warlord_gives_no_benefit() -> None:
    """Q-B-30."""
    game = scene(troops="1:8 2:1", supply="1 military")

    act(game, "lead", "to 2")

    assert warlord(game) == 2
    assert benefits(game) == []
    assert supply(game) == {}


@pytest.mark.rule("BASE-CONQ-29")
def test_basic_resources_of_the_warlord_are_lost_at_the_end_of_the_turn() -> None:
    game = scene(supply="1 military", tokens=NO_TOKENS)

    act(game, "conquer 2", "send-warlord")
    gained = supply(game)
    end_turn(game)

    assert gained == {"production": 2}
    assert supply(game) == {}


@pytest.mark.rule("BASE-CONQ-29")
def test_basic_resources_of_the_warlord_can_be_spent_this_turn() -> None:
    game = scene(supply="1 military", tokens=NO_TOKENS)

    act(game, "conquer 2", "send-warlord", "build workshop")

    assert supply(game) == {}


@pytest.mark.rule("BASE-CONQ-28")
def test_a_benefit_that_can_do_nothing_is_kept_for_a_later_conquest_of_the_turn() -> None:
    """Siegfried gives the other benefit of a token: a rival's Province has none."""
    game = scene(
        civ="danes",
        against="egyptians",
        troops="1:9",
        supply="4 military",
        tokens={6: "thracians"},
        other={"troops": "5:7 2:2"},
        luck="thracians",
    )

    act(game, "conquer 2", "send-warlord", "send 1")
    assert benefits(game) == []
    act(game, "conquer 6", "send-warlord", "branch 1")

    assert benefits(game) == ["siegfried"]
    assert supply(game) == {"military": 2, "gold": 1}
