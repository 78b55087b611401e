"""Conquering the opponent's topmost Province, and the Barricades on it."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.engine.resources import RESOURCES
from monumental.games.duel import PRESETS
from tests.scene import act, lacking, offered, pile, player, printed, provinces, refused, scene, supply, told


@pytest.mark.rule("DUEL-CONQ-01")
def test_only_the_topmost_province_can_be_conquered() -> None:
    """The Sahara lies on Lake Texcoco, which costs less: Military enough for that conquers nothing."""
    price = printed("sahara").cost
    assert printed("lake-texcoco").cost < price
    theirs = {"provinces": "lake-texcoco sahara"}
    game = scene(supply=f"{price} military", other=theirs)
    poor = scene(supply=f"{price - 1} military", other=theirs)

    act(game, "conquer")

    assert provinces(game) == ["sahara"]
    assert provinces(game, 1) == ["lake-texcoco"]
    assert offered(poor, "conquer") == []
    assert lacking(poor, "conquer") == ("military", price, price - 1)


@pytest.mark.rule("DUEL-CONQ-01")
@pytest.mark.parametrize("stack_of_opponent", ["", "barricade barricade"])
def test_without_a_province_in_their_stack_there_is_nothing_to_conquer(stack_of_opponent: str) -> None:
    """Q-D-12: a Barricade alone protects nothing and is no Province."""
    game = scene(supply="9 military", provinces="sahara", other={"provinces": stack_of_opponent})

    assert offered(game, "conquer") == []
    assert refused(game, "conquer") == ("no-province-to-conquer", "DUEL-CONQ-01")


@pytest.mark.rule("DUEL-CONQ-02")
@pytest.mark.parametrize("province", ["lake-texcoco", "phoenicia", "sahara", "al-andalus", "tibet", "yukon"])
def test_a_conquest_costs_military_equal_to_the_provinces_cost(province: str) -> None:
    cost = printed(province).cost
    rich = scene(supply=f"7 production 7 science {cost + 1} military", other={"provinces": province})
    poor = scene(supply=f"7 production 7 science {cost - 1} military", other={"provinces": province})

    act(rich, "conquer")

    assert supply(rich) == {"production": 7, "science": 7, "military": 1}
    assert supply(rich, 1) == {}
    assert refused(poor, "conquer") == ("cannot-pay", "DUEL-CONQ-02")
    assert lacking(poor, "conquer") == ("military", cost, cost - 1)


@pytest.mark.rule("DUEL-CONQ-03")
@pytest.mark.parametrize("province", ["phoenicia", "sahara", "tibet", "panama", "yukon"])
def test_a_conquered_province_lies_on_top_and_gives_no_bonus(province: str) -> None:
    """Q-D-46."""
    game = scene(
        supply=f"{printed(province).cost + 1} military",
        city="fort . . . . . . . .",
        display="colossus-of-rhodes . . . . .",
        provinces="nile-delta barricade",
        other={"provinces": province},
    )

    act(game, "conquer")

    assert provinces(game) == ["nile-delta", "barricade", province]
    assert supply(game) == {"military": 1}
    assert told(game, "gained") == []
    assert (game.choice().question, game.seat) == ("take-turn", 1)


@pytest.mark.rule("DUEL-CONQ-04", "DUEL-CONQ-05")
@pytest.mark.parametrize(("barricades", "price"), [(0, 3), (1, 5), (2, 7), (3, 9)])
def test_each_barricade_on_the_province_adds_two_and_all_must_be_paid(barricades: int, price: int) -> None:
    theirs = {"provinces": "sahara" + " barricade" * barricades}
    rich = scene(supply=f"{price} military", other=theirs)
    poor = scene(supply=f"{price - 1} military", other=theirs)

    act(rich, "conquer")

    assert provinces(rich) == ["sahara"]
    assert supply(rich) == {}
    assert offered(poor, "conquer") == []
    assert refused(poor, "conquer") == ("cannot-pay", "DUEL-CONQ-05" if barricades else "DUEL-CONQ-02")
    assert lacking(poor, "conquer") == ("military", price, price - 1)


@pytest.mark.rule("DUEL-CONQ-04")
def test_a_barricade_buried_under_a_newer_province_protects_nothing_until_that_is_gone() -> None:
    """Q-D-12, as amended: it protects the Province directly below it, and does so again later."""
    newer, protected = printed("phoenicia").cost, printed("sahara").cost + 2
    game = scene(
        supply=f"{newer + protected + 1} military",
        other={"provinces": "sahara barricade phoenicia", "passed": True},
    )

    act(game, "conquer")
    after_first = (supply(game), provinces(game, 1), pile(game, "barricade"))
    act(game, "conquer")

    assert after_first == ({"military": protected + 1}, ["sahara", "barricade"], 5)
    assert supply(game) == {"military": 1}
    assert provinces(game) == ["phoenicia", "sahara"]


@pytest.mark.rule("DUEL-CONQ-04")
def test_a_barricade_below_every_province_protects_nothing() -> None:
    """Q-D-12: built on an empty stack."""
    game = scene(supply="3 military", other={"provinces": "barricade sahara"})

    act(game, "conquer")

    assert supply(game) == {}
    assert provinces(game, 1) == ["barricade"]


@pytest.mark.rule("DUEL-CONQ-04")
def test_ones_own_barricades_do_not_make_a_conquest_dearer() -> None:
    game = scene(supply="3 military", provinces="tibet barricade", other={"provinces": "sahara"})

    assert offered(game, "conquer") == ["conquer"]


@pytest.mark.rule("DUEL-CONQ-06")
def test_the_barricades_on_the_conquered_province_return_to_their_pile_and_others_stay() -> None:
    """Q-D-12: a Barricade under the conquered Province stays."""
    game = scene(
        supply="7 military",
        piles={"barricade": 1, "workshop": 5},
        other={"provinces": "tibet barricade sahara barricade barricade"},
    )

    act(game, "conquer")

    assert provinces(game) == ["sahara"]
    assert provinces(game, 1) == ["tibet", "barricade"]
    assert (pile(game, "barricade"), pile(game, "workshop")) == (3, 5)


@pytest.mark.rule("DUEL-CONQ-06")
def test_barricades_back_in_an_empty_pile_can_be_bought_again() -> None:
    game = scene(
        supply="5 military",
        piles={"barricade": 0},
        other={"provinces": "sahara barricade", "supply": "1 production"},
    )

    act(game, "conquer")

    assert offered(game, "build") == ["build barricade"]


#: The rulebook's Sahara: 3 for the Province, 2 for the Barricade on it.
SAHARA = {"provinces": "sahara barricade"}


@pytest.mark.rule("DUEL-CONQ-07")
@pytest.mark.parametrize(
    ("civ", "resource", "switches", "left"),
    [
        ("malians", "gold", {}, {"gold": 1}),
        ("malians", "military", {"mali_military_on_opponent": True}, {"gold": 1}),
        ("japanese", "military", {}, {}),
    ],
)
def test_the_rulebooks_example_of_the_sahara_costs_three_and_two(
    civ: str, resource: str, switches: dict[str, bool], left: dict[str, int]
) -> None:
    """Q-D-10: Malians pay Gold, as their rule says; the example's Military is a rule switch."""
    rich = scene(
        civ=civ,
        city="fort . . . . . . . .",
        supply=f"5 {resource}",
        provinces="nile-delta",
        switches=switches,
        other=SAHARA,
    )
    poor = scene(civ=civ, supply=f"4 {resource}", switches=switches, other=SAHARA)

    act(rich, "conquer")

    assert provinces(rich) == ["nile-delta", "sahara"]
    assert provinces(rich, 1) == []
    assert supply(rich) == left
    assert [(RESOURCES[event.resource], event.number) for event in told(rich, "paid")] == [(resource, 5)]
    assert rich.seat == 1
    assert offered(poor, "conquer") == []
    assert lacking(poor, "conquer") == (resource, 5, 4)


@pytest.mark.rule("DUEL-CONQ-07")
@pytest.mark.parametrize("purse", ["9 military", "4 gold 9 military"])
def test_malians_do_not_conquer_the_sahara_with_military(purse: str) -> None:
    """Q-D-10: not even in part, Barricades included."""
    game = scene(civ="malians", supply=purse, other=SAHARA)

    assert offered(game, "conquer") == []
    assert lacking(game, "conquer") == ("gold", 5, player(game).supply[4])


def test_a_province_may_change_hands_several_times_in_a_round() -> None:
    """Q-D-32: no limit; each conquest is one action."""
    game = scene(
        supply="6 military", provinces="tibet", other={"provinces": "sahara", "supply": "3 military"}
    )

    act(game, "conquer", "conquer", "conquer")

    assert provinces(game) == ["tibet", "sahara"]
    assert supply(game) == {}
    assert [event.seat for event in told(game, "conquered")] == [0, 1, 0]


def test_gold_may_stand_for_the_military_of_a_conquest() -> None:
    """Q-D-32: for all but the Malians."""
    game = scene(supply="2 military 4 gold", other=SAHARA)

    act(game, "conquer")

    assert provinces(game) == ["sahara"]
    assert supply(game) == {"gold": 1}


@pytest.mark.parametrize("passed", [False, True])
def test_it_makes_no_difference_whether_the_attacked_player_has_passed(passed: bool) -> None:
    """Q-D-45."""
    game = scene(supply="5 military", other={**SAHARA, "passed": passed})

    act(game, "conquer")

    assert provinces(game) == ["sahara"]
    assert provinces(game, 1) == []
    assert game.seat == (0 if passed else 1)


def test_reductions_of_a_conquest_add_up_barricades_included() -> None:
    """Q-G-04: Stirrup 2 and Shogunate 2 with the Advantage, Oda Nobunaga 2 more."""
    game = scene(
        city="fort/stirrup* . . . . . . . .",
        policies="shogunate",
        advantage="0 science 1",
        supply="1 military",
        other={"provinces": "sahara barricade barricade"},
    )

    without_warlord = lacking(game, "conquer")
    act(game, "warlord", "branch 1", "conquer")

    assert without_warlord == ("military", 3, 1)
    assert provinces(game) == ["sahara"]
    assert supply(game) == {}
    assert pile(game, "barricade") == 7


def test_a_conquest_never_costs_less_than_one() -> None:
    """Lake Texcoco's 2, less Sundiata's 2: still 1 Gold, and the Malians gain theirs."""
    assert printed("lake-texcoco").cost == 2
    theirs = {"provinces": "lake-texcoco"}
    poor = scene(civ="malians", advantage="0 science 1", other=theirs)
    game = scene(civ="malians", advantage="0 science 1", supply="1 gold", other=theirs)

    act(game, "warlord", "branch 2", "conquer")

    assert refused(poor, "warlord") == ("least-price", "conquest_costs_at_least_one")
    assert provinces(game) == ["lake-texcoco"]
    assert [event.number for event in told(game, "paid")] == [1]
    assert supply(game) == {"gold": 1}


def cheap_sahara(stack_of_opponent: str, supply: str = "", *, switches: dict[str, bool]) -> Game:
    """Stirrup and, with the Advantage, Shogunate make the 3 of the Sahara 4 cheaper."""
    return scene(
        city="fort/stirrup* . . . . . . . .",
        policies="shogunate",
        advantage="0 science 1",
        supply=supply,
        switches=switches,
        other={"provinces": stack_of_opponent},
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_the_least_price_of_a_conquest_is_a_rule_switch_that_the_reason_names(preset: str) -> None:
    """The book is silent, and Q-G-04 says 0: `conquest_costs_at_least_one` is on in both presets."""
    game = cheap_sahara("sahara", switches=PRESETS[preset])

    assert PRESETS[preset]["conquest_costs_at_least_one"]
    assert offered(game, "conquer") == []
    assert refused(game, "conquer") == ("least-price", "conquest_costs_at_least_one")


def test_a_price_of_one_that_is_not_the_least_one_is_the_books() -> None:
    """Q-G-04: 5 with the Barricade, less 4."""
    game = cheap_sahara("sahara barricade", switches={})

    assert refused(game, "conquer") == ("cannot-pay", "DUEL-CONQ-05")


def test_without_the_switch_reductions_go_down_to_nothing_and_a_conquest_is_free() -> None:
    """Q-G-04: never below nothing, and a Province for nothing is conquered as any other."""
    switches = {"conquest_costs_at_least_one": False}
    game = cheap_sahara("sahara", "1 military", switches=switches)
    nothing_to_take = cheap_sahara("", switches=switches)

    act(game, "conquer")

    assert provinces(game) == ["sahara"]
    assert supply(game) == {"military": 1}
    assert told(game, "paid") == []
    assert refused(nothing_to_take, "conquer") == ("no-province-to-conquer", "DUEL-CONQ-01")
