"""What is special about the Malians and the Aztecs, and that nothing is about the Japanese."""

from __future__ import annotations

import pytest

from monumental import Game, new_game
from monumental.engine.catalog import TYPES
from monumental.engine.resources import MILITARY
from tests.scene import (
    act,
    lacking,
    offered,
    player,
    printed,
    provinces,
    refused,
    scene,
    stack,
    supply,
    words,
)

GARDENS = "fort/floating-gardens* . . . . . . . ."
ALL_SIX = {"coastal": 2, "mountain": 2, "agricultural": 2}


def gardens(provinces: str, markers: dict[str, int] | None = None) -> Game:
    """The Aztecs with their Floating Gardens activated, to act."""
    return scene(
        civ="aztecs",
        against="japanese",
        city=GARDENS,
        provinces=provinces,
        markers=ALL_SIX if markers is None else markers,
        other={"provinces": "tibet"},
    )


def added_types(game: Game, seat: int = 0) -> list[list[str]]:
    """For each card of a stack, the types that markers add to it."""
    return [
        [name for kind, name in enumerate(TYPES) if types >> kind & 1]
        for types in stack(game, seat).added_types
    ]


# Malians


@pytest.mark.rule("DUEL-CIV-01", "DUEL-CIV-02")
def test_malians_pay_gold_for_a_province_of_the_display_and_gain_one() -> None:
    """Q-D-10, Q-D-11: the Gold gained does not help to pay."""
    display, price = "tibet . . . . .", printed("tibet").cost
    rich = scene(civ="malians", supply=f"9 military {price} gold", display=display)
    poor = scene(civ="malians", supply=f"9 military {price - 1} gold", display=display)

    act(rich, "acquire 1")

    assert provinces(rich) == ["tibet"]
    assert supply(rich) == {"military": 9, "culture": 1, "gold": 1}
    assert offered(poor, "acquire") == []
    assert lacking(poor, "acquire 1") == ("gold", price, price - 1)


@pytest.mark.rule("DUEL-CIV-01", "DUEL-CIV-02")
def test_malians_pay_gold_for_a_province_of_the_opponent_and_gain_one() -> None:
    """Q-D-10, Q-D-11: Barricades are paid in Gold too."""
    theirs = {"provinces": "sahara barricade"}
    rich = scene(civ="malians", supply="9 military 5 gold", other=theirs)
    poor = scene(civ="malians", supply="9 military 4 gold", other=theirs)

    act(rich, "conquer")

    assert provinces(rich) == ["sahara"]
    assert supply(rich) == {"military": 9, "gold": 1}
    assert offered(poor, "conquer") == []
    assert lacking(poor, "conquer") == ("gold", 5, 4)


@pytest.mark.rule("DUEL-CIV-01")
def test_malians_pay_gold_where_a_text_makes_a_province_cheaper() -> None:
    """Q-D-10: Sundiata Keita takes 2 off Tibet's price."""
    game = scene(
        civ="malians",
        supply=f"9 military {printed('tibet').cost - 2} gold",
        advantage="0 science 1",
        display="tibet . . . . .",
    )

    act(game, "warlord", "branch 1", "acquire 1")

    assert supply(game) == {"military": 9, "culture": 1, "gold": 1}


@pytest.mark.rule("DUEL-CIV-01")
def test_the_switch_mali_military_on_opponent_is_about_the_opponents_provinces_only() -> None:
    """Q-D-10: of the opponent for Military, of the display for Gold, and 1 Gold gained for each."""
    price = printed("phoenicia").cost
    game = scene(
        civ="malians",
        supply=f"5 military {price} gold",
        display="phoenicia tibet . . . .",
        switches={"mali_military_on_opponent": True},
        other={"provinces": "sahara barricade", "passed": True},
    )

    tibet = lacking(game, "acquire 2")
    act(game, "conquer")
    after_conquest = supply(game)
    act(game, "acquire 1")

    assert tibet == ("gold", printed("tibet").cost, price)
    assert after_conquest == {"gold": price + 1}
    assert supply(game) == {"science": 1, "gold": 2}


@pytest.mark.rule("DUEL-CIV-02")
def test_malians_gain_a_gold_for_a_province_they_gain_without_paying() -> None:
    """Q-D-11: conquered in any way."""
    game = scene(
        civ="malians",
        city="trans-siberian-railway* . . . . . . . .",
        advantage="0 science 1",
        display="phoenicia . . . . .",
    )

    act(game, "use a1", "acquire 1")

    assert provinces(game) == ["phoenicia"]
    assert supply(game) == {"science": 1, "gold": 1}


@pytest.mark.rule("DUEL-CIV-02")
def test_malians_have_their_gold_before_the_bonus_asks_them_to_pay() -> None:
    """Q-D-11: after the payment. Panama's bonus completes the Krak des Chevaliers for 4 - 3."""
    game = scene(civ="malians", supply="5 gold", display="panama . . . . .", wonder="krak-des-chevaliers")

    act(game, "acquire 1")

    assert supply(game) == {"gold": 1}
    assert (game.seat, words(game)) == (0, ["complete", "no"])


@pytest.mark.rule("DUEL-CIV-02")
def test_malians_gain_no_gold_for_a_barricade() -> None:
    """Q-D-11: a Barricade is no Province."""
    game = scene(civ="malians", supply="1 production")

    act(game, "build barricade")

    assert provinces(game) == ["barricade"]
    assert supply(game) == {}


@pytest.mark.rule("DUEL-CIV-02")
def test_malians_gain_no_gold_when_a_province_is_taken_from_them() -> None:
    price = printed("phoenicia").cost
    game = scene(supply=f"{price} military", against="malians", other={"provinces": "phoenicia"})

    act(game, "conquer")

    assert supply(game, 1) == {}
    assert supply(game) == {}


# Aztecs


@pytest.mark.rule("DUEL-CIV-03")
def test_the_aztecs_start_with_six_markers_two_of_each_type_and_nobody_else_has_any() -> None:
    """Q-D-14."""
    first = new_game(civilizations=["aztecs", "malians"], seed=1)
    second = new_game(civilizations=["japanese", "aztecs"], seed=1)

    assert [stack(first, seat).markers for seat in (0, 1)] == [(2, 2, 2), (0, 0, 0)]
    assert [stack(second, seat).markers for seat in (0, 1)] == [(0, 0, 0), (2, 2, 2)]


@pytest.mark.rule("DUEL-CIV-03")
def test_floating_gardens_puts_a_marker_on_a_province_of_ones_own() -> None:
    """Q-D-14: the opponent's Provinces are not offered, and a Barricade is no Province."""
    game = gardens("phoenicia barricade sahara")

    act(game, "use a1k")
    choices = words(game)
    on_barricade = refused(game, "mark 2 coastal")
    act(game, "mark 3 coastal")

    assert choices == [
        "mark 1 mountain",
        "mark 1 agricultural",
        "mark 3 coastal",
        "mark 3 agricultural",
        "no",
    ]
    assert on_barricade == ("no-province-there", "DUEL-CIV-03")
    assert added_types(game) == [[], [], ["coastal"]]
    assert stack(game).markers == (1, 2, 2)


@pytest.mark.rule("DUEL-CIV-03")
def test_a_type_without_a_marker_left_cannot_be_placed() -> None:
    game = gardens("phoenicia", markers={"mountain": 1})

    act(game, "use a1k")

    assert words(game) == ["mark 1 mountain", "no"]
    assert refused(game, "mark 1 agricultural") == ("no-marker-left", "DUEL-CIV-03")


@pytest.mark.rule("DUEL-CIV-04")
def test_a_marker_adds_its_type_to_the_province() -> None:
    """Floating Gardens gives 1 Production for each Agricultural Province; the Sahara becomes one."""
    game = gardens("sahara")

    act(game, "use a1k", "mark 1 agricultural")

    assert supply(game) == {"production": 1}


@pytest.mark.rule("DUEL-CIV-04")
@pytest.mark.parametrize(
    ("provinces", "military"),
    [("sahara tibet", 1), ("sahara+coastal tibet", 2), ("sahara+coastal+agricultural tibet", 3)],
)
def test_a_province_with_markers_counts_for_all_its_types(provinces: str, military: int) -> None:
    """Montezuma gives 1 Military for each type the Aztecs control."""
    game = scene(civ="aztecs", against="japanese", provinces=provinces, advantage="0 science 1")

    act(game, "warlord")

    assert supply(game) == {"military": military}


@pytest.mark.rule("DUEL-CIV-04")
def test_a_marker_keeps_the_printed_type_of_the_province() -> None:
    game = scene(
        civ="aztecs",
        against="japanese",
        provinces="phoenicia+mountain",
        city="colossus-of-rhodes* . . . . . . . .",
    )

    act(game, "use a1")

    assert supply(game) == {"gold": 1}


@pytest.mark.rule("DUEL-CIV-05")
def test_a_province_may_have_several_types_but_none_twice() -> None:
    game = gardens("sahara+coastal")

    act(game, "use a1k")
    choices = words(game)
    printed = refused(game, "mark 1 mountain")
    placed = refused(game, "mark 1 coastal")
    act(game, "mark 1 agricultural")

    assert choices == ["mark 1 agricultural", "no"]
    assert printed == placed == ("type-already-there", "DUEL-CIV-05")
    assert added_types(game) == [["coastal", "agricultural"]]


@pytest.mark.rule("DUEL-CIV-05")
def test_a_province_of_all_three_types_takes_no_further_marker() -> None:
    game = gardens("sahara+coastal+agricultural")

    act(game, "use a1k")

    assert stack(game).markers == (2, 2, 2)
    assert supply(game) == {"production": 1}
    assert game.seat == 1


@pytest.mark.rule("DUEL-CIV-04")
def test_a_marker_stays_on_a_conquered_province_and_works_for_its_new_owner() -> None:
    """Q-D-13: the Sahara is Coastal for the Colossus of the Japanese; no marker returns."""
    game = scene(
        city="colossus-of-rhodes* . . . . . . . .",
        supply="3 military",
        provinces="tibet",
        other={"provinces": "phoenicia sahara+coastal", "passed": True, "markers": {"coastal": 1}},
    )

    act(game, "conquer", "use a1")

    assert added_types(game) == [[], ["coastal"]]
    assert supply(game) == {"gold": 1}
    assert added_types(game, 1) == [[]]
    assert [stack(game, seat).markers for seat in (0, 1)] == [(0, 0, 0), (1, 0, 0)]


@pytest.mark.rule("DUEL-CIV-03")
def test_with_the_switch_aztec_start_province_the_aztecs_begin_with_a_province() -> None:
    """Q-D-03: on unless switched off; its bonus is not gained, and it is no city card."""
    game = new_game(civilizations=["aztecs", "japanese"], seed=1)
    without = new_game(civilizations=["aztecs", "japanese"], seed=1, switches={"aztec_start_province": False})

    assert [provinces(game, seat) for seat in (0, 1)] == [["lake-texcoco"], []]
    assert [provinces(without, seat) for seat in (0, 1)] == [[], []]
    assert [stack(each).markers for each in (game, without)] == [(2, 2, 2), (2, 2, 2)]
    assert supply(game) == supply(without) == {"gold": 2}
    assert [len(player(each).owned()) for each in (game, without)] == [15, 15]


def test_the_aztecs_starting_province_is_conquered_for_its_printed_cost() -> None:
    """Q-D-03: a Province like any other."""
    game = scene(supply="2 military", other={"provinces": "lake-texcoco"})

    act(game, "conquer")

    assert provinces(game) == ["lake-texcoco"]
    assert supply(game) == {}


# Japanese


@pytest.mark.rule("DUEL-CIV-06")
def test_the_japanese_have_no_special_rule() -> None:
    japanese = scene().catalog.civilization_by_key["japanese"]

    assert japanese.triggers == ()
    assert japanese.conquers_with == MILITARY
    assert japanese.start_province == -1
    assert japanese.markers == (0, 0, 0)


@pytest.mark.rule("DUEL-CIV-06")
@pytest.mark.parametrize("switch", ["mali_military_on_opponent", "aztec_start_province"])
@pytest.mark.parametrize("setting", [True, False])
def test_the_japanese_conquer_for_military_and_gain_nothing_special(switch: str, setting: bool) -> None:
    game = scene(
        supply=f"{printed('sahara').cost + printed('phoenicia').cost} military",
        display="phoenicia . . . . .",
        switches={switch: setting},
        other={"provinces": "sahara", "passed": True},
    )

    act(game, "conquer", "acquire 1")

    assert provinces(game) == ["sahara", "phoenicia"]
    assert supply(game) == {"science": 1}
