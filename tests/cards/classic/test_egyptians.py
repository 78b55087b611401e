"""The Egyptians: builders of Wonders."""

import pytest

from monumental import new_game
from tests.classic_scene import (
    act,
    city,
    deck,
    end_turn,
    holdings,
    keys,
    lacking,
    player,
    refused,
    scene,
    supply,
    told,
    units,
    words,
)

ACTIVATION = ("TakeActions 0", "ChooseRowAndColumn 0")


def test_the_egyptians_begin_with_their_cards() -> None:
    game = new_game("classic", civilizations=("egyptians", "danes"), seed=1)
    egyptians = game.catalog.civilization_by_key["egyptians"]

    assert sorted(keys(game, player(game).owned())) == sorted(
        ["work-camp"] * 5 + ["library"] * 3 + ["fort"] * 3 + ["forum", "mine", "aswan-quarry", "hieroglyphs"]
    )
    assert keys(game, player(game).culture_deck) == [
        "divine-kingship",
        "corvee",
        "book-of-the-dead",
        "gift-of-the-nile",
        "house-of-life",
    ]
    assert keys(game, [egyptians.warlord]) == ["ramses-ii"]
    assert egyptians.archetype == "architectural"


# Ramses II


def test_ramses_ii_gives_two_production_with_the_first_province_he_conquers_in_a_turn() -> None:
    game = scene(supply="2 military", tokens={2: "thracians", 6: "thracians"}, luck="thracians thracians")

    act(game, "conquer 2", "send-warlord", "branch 1")
    assert supply(game) == {"production": 2, "military": 1, "gold": 1}
    act(game, "move 1", "to 2", "conquer 6", "send-warlord", "branch 1")

    assert supply(game) == {"production": 2, "gold": 1}
    assert units(game, 6) == "warlord"


def test_ramses_ii_gives_nothing_where_he_stays_at_home_or_merely_moves() -> None:
    game = scene(supply="2 military", tokens={2: "thracians"}, luck="thracians")

    act(game, "conquer 2", "send 1", "branch 1", "lead", "to 2")

    assert supply(game) == {"gold": 1}
    assert units(game, 2) == "1 troops, warlord"


# City cards


@pytest.mark.parametrize(("card", "gives"), [("aswan-quarry", {"production": 1}), ("./hieroglyphs", {})])
def test_an_egyptian_card_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


def test_aswan_quarry_builds_a_section_of_a_wonder_for_four_less() -> None:
    beginning = scene(
        city="aswan-quarry* . . . . . . . .", display="machu-picchu great-wall . . . .", supply="1 production"
    )
    completing = scene(city="aswan-quarry* . . . . . . . .", wonder="great-wall", supply="1 production")

    act(beginning, "use a1")
    assert words(beginning) == ["acquire 2", "no"]
    assert lacking(beginning, "acquire 1") == ("production", 2, 1)
    act(beginning, "acquire 2")
    act(completing, "use a1", "complete", "site 1")

    assert (supply(beginning), keys(beginning, [player(beginning).wonder])) == ({}, ["great-wall"])
    assert (supply(completing), deck(completing)) == ({"military": 2}, ["great-wall"])


def test_aswan_quarry_builds_a_section_of_cost_four_or_less_for_nothing() -> None:
    game = scene(city="aswan-quarry* . . . . . . . .", display="pyramids marketplace . . . .")

    act(game, "use a1")
    assert words(game) == ["acquire 1", "no"]
    act(game, "acquire 1")

    assert (supply(game), keys(game, [player(game).wonder])) == ({}, ["pyramids"])


def test_aswan_quarry_needs_a_section_that_can_be_paid_for() -> None:
    game = scene(city="aswan-quarry* . . . . . . . .", wonder="great-wall")

    assert refused(game, "use a1") == ("cannot-pay", "BASE-ACQ-05")


def test_hieroglyphs_let_an_activated_card_stay_that_can_still_be_used() -> None:
    game = scene(
        city="fort/hieroglyphs* forum* library . . . . . .",
        supply="1 production 1 science",
        luck="fort hieroglyphs",
    )

    act(game, "use a1k")
    assert words(game) == ["reinforce a1", "reinforce b1", "no"]
    assert refused(game, "reinforce c1") == ("not-activated", "BASE-TERM-11")
    act(game, "reinforce b1", "use b1", "branch 2", "pay production", "pay science")
    end_turn(game)

    assert city(game)[:3] == ["fort", "forum", "library"]
    assert supply(game) == {"culture": 1}


def test_a_knowledge_under_a_reinforced_card_goes() -> None:
    game = scene(city="fort/hieroglyphs* . . . . . . . .", luck="hieroglyphs")

    act(game, "use a1k", "reinforce a1")
    end_turn(game)

    assert city(game)[0] == "fort"
    assert city(game)[9] == "."


# Policies


@pytest.mark.parametrize(
    ("policy", "gives"),
    [
        ("divine-kingship", {"production": 3}),
        ("corvee", {}),
        ("book-of-the-dead", {"science": 1}),
        ("gift-of-the-nile", {"gold": 1}),
        ("house-of-life", {"science": 2}),
    ],
)
def test_developing_an_egyptian_policy_gives_this(policy: str, gives: dict[str, int]) -> None:
    game = scene(supply="1 culture")

    act(game, f"develop {policy}")

    assert supply(game) == gives
    assert keys(game, player(game).policies) == [policy]


def test_divine_kingship_makes_both_sections_of_wonders_cheaper_and_nothing_else() -> None:
    game = scene(
        policies="divine-kingship",
        display="pyramids marketplace . . . .",
        supply="7 production",
    )

    act(game, "acquire 1", "complete", "site 1", "acquire 2")

    assert [event.number for event in told(game, "paid")] == [2, 2, 3]


def test_a_covered_divine_kingship_makes_nothing_cheaper() -> None:
    game = scene(policies="divine-kingship house-of-life", display="pyramids . . . . .")

    assert lacking(game, "acquire 1") == ("production", 3, 0)


def test_corvee_gains_a_whole_wonder_for_eight_production() -> None:
    game = scene(
        policies="corvee", display="panama-canal internet . . . .", supply="8 production", wonder="pyramids"
    )

    act(game, "policy")
    assert words(game) == ["acquire 1", "no"]
    act(game, "acquire 1", "site 1")

    assert supply(game) == {"gold": 2}
    assert deck(game) == ["panama-canal"]
    assert keys(game, [player(game).wonder]) == ["pyramids"]
    assert refused(game, "policy") == ("already-used", "BASE-ACT-05")


def test_corvee_needs_eight_production_and_a_wonder() -> None:
    poor = scene(policies="corvee", display="panama-canal . . . . .", supply="7 production")
    without = scene(policies="corvee", display="internet . . . . .", supply="8 production")

    assert refused(poor, "policy") == ("cannot-pay", "BASE-TERM-10")
    assert refused(without, "policy") == ("no-such-card", "BASE-TERM-07")


def test_developing_corvee_gathers_two_production_tokens_of_ones_provinces() -> None:
    game = scene(supply="1 culture", troops="1:6 2:1 6:1 3:1", production=[2, 6, 7])

    act(game, "develop corvee")
    assert words(game) == ["gather 2", "gather 6", "no"]
    assert refused(game, "gather 3") == ("no-production-token", "BASE-EXP-06")
    assert refused(game, "gather 7") == ("not-your-province", "BASE-EXP-06")
    act(game, "gather 2")
    assert words(game) == ["gather 6", "no"]
    act(game, "gather 6")

    assert holdings(game).production == 2
    assert supply(game) == {}


def test_book_of_the_dead_gives_culture_for_the_first_card_archived_in_a_turn() -> None:
    game = scene(policies="book-of-the-dead", city="scriptorium* scriptorium* fort library . . . . .")

    act(game, "use a1", "archive c1")
    assert supply(game) == {"culture": 1}
    act(game, "use b1", "archive a2")

    assert supply(game) == {"culture": 1}
    assert keys(game, player(game).archive) == ["fort", "library"]


def test_a_covered_book_of_the_dead_gives_nothing() -> None:
    game = scene(policies="book-of-the-dead house-of-life", city="scriptorium* fort . . . . . . .")

    act(game, "use a1", "archive b1")

    assert supply(game) == {}


@pytest.mark.parametrize(
    ("land", "production"),
    [("1:7 2:1 3:1", 1), ("1:7 2:1 6:1", 2), ("1:6 2:1 4:1 6:1", 2), ("1:5 2:1 4:1 6:1 10:1", 2)],
)
def test_gift_of_the_nile_gives_production_for_up_to_two_meadows(land: str, production: int) -> None:
    game = scene(policies="gift-of-the-nile", troops=land)

    act(game, "policy")

    assert supply(game) == {"production": production}


def test_gift_of_the_nile_needs_a_meadow() -> None:
    game = scene(policies="gift-of-the-nile", troops="1:8 3:1")

    assert refused(game, "policy") == ("nothing-to-count", "BASE-CONQ-09")


def test_house_of_life_gives_two_science_with_two_wonders_and_draws_nothing() -> None:
    game = scene(policies="house-of-life", known="fort", discard="pyramids stonehenge")

    act(game, "policy")

    assert supply(game) == {"science": 2}
    assert (deck(game), player(game).drawn) == (["fort"], ())


def test_house_of_life_gives_a_science_with_fewer_wonders() -> None:
    game = scene(policies="house-of-life", known="fort", discard="pyramids", wonder="stonehenge")

    act(game, "policy")

    assert supply(game) == {"science": 1}
    assert deck(game) == ["fort"]
