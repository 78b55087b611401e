"""The Danes: coasts, tokens and cheap wars."""

from functools import partial

import pytest

from monumental import new_game
from tests.classic_scene import (
    act,
    holdings,
    keys,
    lacking,
    player,
    refused,
    supply,
    troops,
    units,
    words,
)
from tests.classic_scene import scene as any_scene

ACTIVATION = ("TakeActions 0", "ChooseRowAndColumn 0")

#: A position of the Danes.
scene = partial(any_scene, civ="danes", against="egyptians")


def test_the_danes_begin_with_their_cards() -> None:
    game = new_game("classic", civilizations=("danes", "egyptians"), seed=1)
    danes = game.catalog.civilization_by_key["danes"]

    assert sorted(keys(game, player(game).owned())) == sorted(
        ["work-camp"] * 5 + ["library"] * 3 + ["fort"] * 3 + ["forum", "mine", "mead-hall", "longships"]
    )
    assert keys(game, player(game).culture_deck) == [
        "danegeld",
        "viking-raids",
        "berserkers",
        "thing-assembly",
        "sagas",
    ]
    assert keys(game, [danes.warlord]) == ["siegfried"]
    assert danes.archetype == "aggressive"


# Siegfried


@pytest.mark.parametrize("first", ["branch 1", "branch 2"])
def test_siegfried_gains_both_benefits_of_the_token_of_a_province_he_conquers(first: str) -> None:
    game = scene(supply="2 military", tokens={2: "gauls"}, luck="gauls")

    act(game, "conquer 2", "send-warlord", "send 1", first)

    assert supply(game) == {"production": 1, "science": 1, "military": 1, "gold": 1}
    assert keys(game, holdings(game).exploration) == ["gauls"]


def test_siegfried_gains_both_benefits_of_a_free_town() -> None:
    game = scene(supply="1 military 1 production", tokens={2: "visby"}, luck="visby", explorers=[1, 1])

    act(game, "conquer 2", "send-warlord", "branch 1")
    assert supply(game) == {"science": 1, "gold": 1}
    assert words(game) == ["explore 1 2", "explore 1 6", "explore 2 2", "explore 2 6", "no"]
    act(game, "no")

    assert game.choice().question == "take-turn"


def test_siegfried_gains_one_benefit_where_he_stays_at_home() -> None:
    game = scene(supply="2 military", tokens={2: "gauls"}, luck="gauls")

    act(game, "conquer 2", "send 1", "send 1", "branch 1")

    assert supply(game) == {"science": 1, "gold": 1}


def test_siegfried_gains_the_other_benefit_once_per_turn() -> None:
    game = scene(supply="4 military", tokens={2: "gauls", 6: "gauls"}, luck="gauls gauls")

    act(game, "conquer 2", "send-warlord", "send 1", "branch 1")
    act(game, "conquer 6", "send-warlord", "send 1", "branch 1")

    assert supply(game) == {"production": 1, "science": 2, "military": 1, "gold": 2}


def test_siegfried_gains_nothing_from_a_province_of_another_player() -> None:
    game = scene(
        supply="4 military",
        troops="1:6 2:1 3:1",
        other={"troops": "5:8 4:1"},
        exploration="gauls",
    )

    act(game, "conquer 4", "send-warlord")

    assert supply(game) == {"military": 3}
    assert units(game, 4) == "warlord"


# City cards


@pytest.mark.parametrize(("card", "gives"), [("mead-hall", {"production": 1}), ("./longships", {})])
def test_a_danish_card_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


def test_mead_hall_archives_a_card_after_a_conquest() -> None:
    game = scene(city="mead-hall* fort . . . . . . .", supply="1 military", tokens={})

    assert refused(game, "use a1") == ("condition-unmet", "BASE-CONQ-01")
    act(game, "conquer 2", "send 1", "use a1")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1")

    assert keys(game, player(game).archive) == ["fort"]
    assert supply(game) == {}


@pytest.mark.parametrize(("land", "military"), [("1:8 3:1", 1), ("1:7 3:1 4:1", 2), ("1:6 3:1 4:1 7:1", 2)])
def test_longships_give_military_for_up_to_two_coastal_provinces(land: str, military: int) -> None:
    game = scene(city="fort/longships* . . . . . . . .", troops=land)

    act(game, "use a1k")

    assert supply(game) == {"military": military}


def test_longships_need_a_coastal_province() -> None:
    game = scene(city="fort/longships* . . . . . . . .", troops="1:7 2:1 6:1")

    assert refused(game, "use a1k") == ("nothing-to-count", "BASE-CONQ-09")


# Policies


@pytest.mark.parametrize(
    ("policy", "gives"),
    [
        ("danegeld", {"gold": 1}),
        ("viking-raids", {"military": 2}),
        ("berserkers", {"military": 1}),
        ("thing-assembly", {"production": 1, "science": 1, "military": 1}),
        ("sagas", {"science": 2}),
    ],
)
def test_developing_a_danish_policy_gives_this(policy: str, gives: dict[str, int]) -> None:
    game = scene(supply="1 culture")

    act(game, f"develop {policy}")

    assert supply(game) == gives
    assert keys(game, player(game).policies) == [policy]


@pytest.mark.parametrize(
    ("land", "gold"),
    [("1:8 3:1", 1), ("1:7 3:1 4:1", 2), ("1:6 3:1 4:1 7:1", 3), ("1:5 3:1 4:1 7:1 9:1", 3)],
)
def test_danegeld_gives_gold_for_up_to_three_coastal_provinces(land: str, gold: int) -> None:
    game = scene(policies="danegeld", troops=land)

    act(game, "policy")

    assert supply(game) == {"gold": gold}


def test_danegeld_needs_a_coastal_province() -> None:
    game = scene(policies="danegeld", troops="1:8 2:1")

    assert refused(game, "policy") == ("nothing-to-count", "BASE-CONQ-09")


def test_viking_raids_give_production_for_every_barbarian_and_gold_for_every_free_town() -> None:
    game = scene(
        policies="viking-raids",
        supply="5 military 2 production",
        tokens={2: "thracians", 3: "thracians", 6: "visby", 10: "gades"},
        luck="thracians thracians visby gades",
    )

    act(game, "conquer 2", "send 1", "branch 1", "conquer 3", "send 1", "send 1", "branch 1")
    assert supply(game) == {"production": 4, "military": 2, "gold": 2}
    act(game, "conquer 6", "send 1", "branch 1", "conquer 10", "send 1", "branch 1")

    assert supply(game) == {"production": 3, "science": 1, "gold": 6}


def test_viking_raids_give_nothing_for_a_province_without_a_token() -> None:
    game = scene(
        policies="viking-raids",
        supply="2 military",
        tokens={},
        troops="1:6 2:1 3:1",
        other={"troops": "5:8 4:1"},
    )

    act(game, "conquer 4", "send 1", "conquer 6", "send 1")

    assert supply(game) == {}


@pytest.mark.parametrize(
    ("policies", "prices"), [("berserkers", [1, 2, 2]), ("berserkers danegeld", [1, 4, 4])]
)
def test_berserkers_make_every_conquest_two_cheaper_but_never_free(policies: str, prices: list[int]) -> None:
    game = scene(policies=policies, troops="1:5 2:1 3:3", other={"troops": "5:5 4:4"})

    assert [lacking(game, f"conquer {tile}")[1] for tile in (6, 7, 4)] == prices


def test_berserkers_do_not_make_do_with_fewer_units() -> None:
    game = scene(policies="berserkers", troops="1:2 2:1", supply="9 military", warlord=1)

    assert refused(game, "conquer 7") == ("units-must-stay", "BASE-CONQ-06")


def test_developing_berserkers_gives_a_military_that_pays_for_a_conquest_at_once() -> None:
    game = scene(supply="1 culture", troops="1:8", tokens={})

    act(game, "develop berserkers", "conquer 2", "send 1")

    assert (troops(game, 1), troops(game, 2)) == (7, 1)
    assert supply(game) == {}
    assert game.choice().question == "take-turn"


def test_thing_assembly_sells_culture_for_two_military() -> None:
    rich = scene(policies="thing-assembly", supply="3 military")
    poor = scene(policies="thing-assembly", supply="1 military 5 science")

    act(rich, "policy")

    assert supply(rich) == {"military": 1, "culture": 1}
    assert refused(rich, "policy") == ("already-used", "BASE-ACT-05")
    assert refused(poor, "policy") == ("cannot-pay", "BASE-TERM-10")


@pytest.mark.parametrize(
    ("tokens", "gives"),
    [
        ("gauls gauls visby thracians thracians", {"culture": 1}),
        ("gauls gauls visby thracians", {"science": 1}),
        ("", {"science": 1}),
    ],
)
def test_sagas_give_culture_with_five_exploration_tokens_and_a_science_otherwise(
    tokens: str, gives: dict[str, int]
) -> None:
    game = scene(policies="sagas", exploration=tokens)

    act(game, "policy")

    assert supply(game) == gives
