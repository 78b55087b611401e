"""The Japanese of the base game: ever more Policies."""

from functools import partial

import pytest

from monumental import new_game
from tests.classic_scene import (
    act,
    city,
    end_turn,
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

#: A position of the Japanese.
scene = partial(any_scene, civ="japanese", against="danes")


def test_the_japanese_begin_with_their_cards() -> None:
    game = new_game("classic", civilizations=("japanese", "danes"), seed=1)
    japanese = game.catalog.civilization_by_key["japanese"]

    assert sorted(keys(game, player(game).owned())) == sorted(
        ["work-camp"] * 5
        + ["library"] * 3
        + ["fort"] * 3
        + ["forum", "mine", "samurai-training-ground", "waka-poetry"]
    )
    assert keys(game, player(game).culture_deck) == [
        "taika-reform",
        "bushido",
        "kyoto-court",
        "zen-temples",
        "sakoku",
    ]
    assert keys(game, [japanese.warlord]) == ["miyamoto-musashi"]
    assert japanese.archetype == "cultural"


def test_miyamoto_musashi_gives_two_science_with_the_first_province_he_conquers_in_a_turn() -> None:
    game = scene(supply="3 military", tokens={})

    act(game, "conquer 2", "send-warlord")
    assert supply(game) == {"science": 2, "military": 2}
    act(game, "move 1", "to 2", "conquer 6", "send-warlord")

    assert supply(game) == {"science": 2}


def test_miyamoto_musashi_gives_nothing_where_he_stays_at_home() -> None:
    game = scene(supply="1 military", tokens={})

    act(game, "conquer 2", "send 1")

    assert supply(game) == {}


# City cards


@pytest.mark.parametrize("card", ["samurai-training-ground", "./waka-poetry"])
def test_a_japanese_card_gives_nothing_on_activation(card: str) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == {}


def test_samurai_training_ground_has_two_military_against_barbarians_and_ones_own_joins_them() -> None:
    game = scene(
        city="samurai-training-ground* . . . . . . . .",
        supply="2 military",
        troops="1:5 2:1 3:3",
        other={"troops": "5:7 4:2"},
        luck="gauls",
    )

    assert lacking(game, "conquer 7") == ("military", 4, 2)
    act(game, "use a1")
    assert words(game) == ["conquer 6", "conquer 7", "no"]
    assert refused(game, "conquer 4") == ("other-province", "BASE-CONQ-01")
    act(game, "conquer 7", "send 1", "send 1", "send 1", "send 1", "branch 1")

    assert supply(game) == {"science": 1, "gold": 1}
    assert units(game, 7) == "4 troops"


@pytest.mark.rule("BASE-CONQ-03")
def test_samurai_training_ground_conquers_barbarians_of_one_without_a_military_of_ones_own() -> None:
    """2 Military against Barbarians, and no discount, which would still ask for 1."""
    game = scene(city="samurai-training-ground* . . . . . . . .", supply="9 science", luck="illyrians")

    act(game, "use a1")
    assert words(game) == ["conquer 2", "conquer 6", "no"]
    act(game, "conquer 2", "send 1", "branch 1")

    assert units(game, 2) == "1 troops"
    assert supply(game) == {"science": 9, "gold": 1}


@pytest.mark.rule("BASE-CONQ-03")
@pytest.mark.parametrize("answer", ["conquer 6", "no"])
def test_what_samurai_training_ground_has_left_goes_on_to_the_next_barbarians(answer: str) -> None:
    game = scene(
        city="samurai-training-ground* . . . . . . . .",
        supply="1 science",
        luck="illyrians",
    )

    act(game, "use a1", "conquer 2", "send 1", "branch 2", "no")
    offered_then = words(game)
    act(game, answer)

    assert offered_then == ["conquer 6", "no"]
    assert supply(game)["science"] == 1
    assert game.choice().question == ("send-units" if answer == "conquer 6" else "take-turn")


def test_samurai_training_ground_is_of_no_use_where_there_are_no_barbarians() -> None:
    game = scene(city="samurai-training-ground* . . . . . . . .", supply="9 science", tokens={})

    assert refused(game, "use a1") == ("no-province-in-reach", "BASE-CONQ-01")


def test_waka_poetry_sells_culture_for_two_basic_resources_alike_or_not() -> None:
    rich = scene(city="fort/waka-poetry* . . . . . . . .", supply="2 science")
    poor = scene(city="fort/waka-poetry* . . . . . . . .", supply="1 science")

    act(rich, "use a1k", "pay science", "pay science")

    assert supply(rich) == {"culture": 1}
    assert refused(rich, "use a1k") == ("already-used", "BASE-ACT-05")
    assert refused(poor, "use a1k") == ("cannot-pay-basics", "BASE-TERM-10")


# Policies


@pytest.mark.parametrize(
    ("policy", "gives"),
    [
        ("taika-reform", {"production": 1}),
        ("bushido", {"military": 2}),
        ("kyoto-court", {"production": 1}),
        ("zen-temples", {}),
        ("sakoku", {"production": 2}),
    ],
)
def test_developing_a_japanese_policy_gives_this(policy: str, gives: dict[str, int]) -> None:
    game = scene(supply="1 culture")

    act(game, f"develop {policy}")

    assert supply(game) == gives
    assert keys(game, player(game).policies) == [policy]


@pytest.mark.parametrize(
    ("policies", "price"),
    [
        ("bushido taika-reform", 1),
        ("taika-reform bushido", 3),
        ("bushido kyoto-court zen-temples taika-reform", 3),
    ],
)
def test_taika_reform_makes_the_next_policy_two_cheaper(policies: str, price: int) -> None:
    game = scene(policies=policies)

    assert lacking(game, "develop sakoku") == ("culture", price, 0)


def test_taika_reform_as_the_first_policy_makes_the_second_free() -> None:
    game = scene(supply="1 culture")

    act(game, "develop taika-reform", "develop bushido")

    assert supply(game) == {"production": 2, "military": 2}
    assert lacking(game, "develop sakoku") == ("culture", 3, 0)


def test_bushido_gives_culture_for_the_first_conquest_of_a_turn() -> None:
    game = scene(policies="bushido", supply="2 military", tokens={})

    act(game, "conquer 2", "send 1")
    assert supply(game) == {"military": 1, "culture": 1}
    act(game, "conquer 6", "send 1")

    assert supply(game) == {"culture": 1}


def test_bushido_gives_nothing_where_the_first_conquest_came_before_it() -> None:
    game = scene(supply="2 military 1 culture", tokens={})

    act(game, "conquer 2", "send 1", "develop bushido", "conquer 6", "send 1")

    assert supply(game) == {"military": 2}


@pytest.mark.parametrize(
    "policies", ["kyoto-court", "bushido kyoto-court", "bushido sakoku zen-temples kyoto-court"]
)
def test_kyoto_court_gives_a_gold_however_many_policies_there_are(policies: str) -> None:
    game = scene(policies=policies)

    act(game, "policy")

    assert supply(game) == {"gold": 1}
    assert refused(game, "policy") == ("already-used", "BASE-ACT-05")


def test_zen_temples_let_a_card_stay_for_two_basic_resources() -> None:
    game = scene(policies="zen-temples", city="fort* library . . . . . . .")

    act(game, "policy")
    assert words(game) == ["reinforce a1", "no"]
    act(game, "reinforce a1", "take science", "take science")
    assert supply(game) == {"science": 2}
    end_turn(game)

    assert city(game)[:2] == ["fort", "library"]


def test_zen_temples_give_nothing_where_no_card_stays() -> None:
    declined = scene(policies="zen-temples", city="fort* . . . . . . . .")
    impossible = scene(policies="zen-temples", city="fort . . . . . . . .")

    act(declined, "policy", "no")

    assert supply(declined) == {}
    assert refused(impossible, "policy") == ("nothing-to-reinforce", "BASE-TERM-11")


def test_developing_zen_temples_archives_a_card() -> None:
    game = scene(supply="1 culture", city="fort* library . . . . . . .")

    act(game, "develop zen-temples")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1")

    assert keys(game, player(game).archive) == ["library"]
    assert supply(game) == {}


def test_sakoku_gives_culture_for_every_outpost() -> None:
    game = scene(policies="sakoku", troops="1:3 2:3 6:3")

    act(game, "outpost 2", "outpost 6")

    assert supply(game) == {"culture": 2}
    assert (units(game, 2), units(game, 6), troops(game, 1)) == ("outpost", "outpost", 9)


def test_a_covered_sakoku_gives_nothing() -> None:
    game = scene(policies="sakoku bushido", troops="1:6 2:3")

    act(game, "outpost 2")

    assert supply(game) == {}


@pytest.mark.parametrize(
    ("answer", "gives", "cell"),
    [("archive a1", {"culture": 2}, "mine"), ("no", {}, "fort")],
)
def test_sakoku_archives_a_card_for_culture_whenever_a_province_is_lost(
    answer: str, gives: dict[str, int], cell: str
) -> None:
    game = scene(
        policies="sakoku",
        active=1,
        troops="1:7 2:1 3:1",
        city="fort . . . . . . . .",
        known="mine library",
        other={"supply": "3 military", "troops": "5:8 4:1"},
    )

    act(game, "conquer 3", "send 5", "send 5")
    assert (game.seat, words(game)) == (0, ["archive a1", "no"])
    act(game, answer, "conquer 2", "send 5", answer)

    assert game.seat == 1
    assert supply(game) == gives
    assert city(game)[0] == cell
