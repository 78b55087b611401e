"""Cultural Policies: their rising cost, their benefits again and again, and the one on top."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental import Game, unpack
from tests.classic_scene import act, end_turn, keys, lacking, offered, player, refused, scene, supply, words
from tests.scene import reprinted

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key

EGYPTIAN = ["divine-kingship", "corvee", "book-of-the-dead", "gift-of-the-nile", "house-of-life"]


def developed(game: Game) -> list[str]:
    """The Policies beside the city, the topmost last."""
    return keys(game, player(game).policies)


@pytest.mark.rule("BASE-POL-01")
@pytest.mark.parametrize("policy", EGYPTIAN)
def test_any_policy_of_the_culture_deck_may_be_developed(policy: str) -> None:
    game = scene(supply="1 culture", production=[])

    asked = offered(game, "develop")
    act(game, f"develop {policy}")

    assert sorted(asked) == sorted(f"develop {key}" for key in EGYPTIAN)
    assert developed(game) == [policy]
    assert sorted(keys(game, player(game).culture_deck)) == sorted({*EGYPTIAN} - {policy})
    assert "culture" not in supply(game)


@pytest.mark.rule("BASE-POL-01")
def test_no_policy_of_another_deck_and_none_twice() -> None:
    game = scene(supply="9 culture", policies="corvee")

    assert refused(game, "develop danegeld") == ("not-your-policy", "BASE-POL-01")
    assert refused(game, "develop corvee") == ("already-developed", "BASE-POL-01")


@pytest.mark.rule("BASE-POL-02")
@pytest.mark.parametrize("earlier", range(5))
def test_the_nth_policy_costs_n_culture(earlier: int) -> None:
    """Taking House of Life last: it has no part in what a Policy costs."""
    policies = " ".join(EGYPTIAN[:earlier])
    price = earlier + 1
    rich = scene(supply=f"{price} culture", policies=policies, production=[])
    poor = scene(supply=f"{price - 1} culture 9 gold", policies=policies)

    act(rich, "develop house-of-life")

    assert "culture" not in supply(rich)
    assert len(developed(rich)) == price
    assert offered(poor, "develop") == []
    assert refused(poor, "develop house-of-life") == ("cannot-pay", "BASE-POL-02")
    assert lacking(poor, "develop house-of-life") == ("culture", price, price - 1)


@pytest.mark.rule("BASE-POL-02")
def test_all_five_policies_cost_fifteen_culture() -> None:
    """Q-B-25."""
    chinese = ["imperial-examinations", "silk-road", "mandate-of-heaven", "tributary-system", "star-charts"]
    game = scene(civ="chinese", supply="15 culture")

    for policy in chinese:
        act(game, f"develop {policy}")

    assert developed(game) == chinese
    assert "culture" not in supply(game)
    assert player(game).culture_deck == ()
    assert offered(game, "develop") == []


@pytest.mark.rule("BASE-POL-03")
def test_a_developed_policy_lies_beside_the_city_and_not_in_the_deck() -> None:
    game = scene(supply="1 culture", known="fort", city="forum . . . . . . . .")

    act(game, "develop gift-of-the-nile")

    assert developed(game) == ["gift-of-the-nile"]
    assert keys(game, player(game).deck.known) == ["fort"]
    assert keys(game, player(game).city[:1]) == ["forum"]
    assert player(game).discard == ()


@pytest.mark.rule("BASE-POL-04")
@pytest.mark.parametrize(
    ("policy", "benefit"),
    [
        ("divine-kingship", {"production": 3}),
        ("gift-of-the-nile", {"gold": 1}),
        ("house-of-life", {"science": 2}),
    ],
)
def test_developing_a_policy_gives_its_benefit_at_once(policy: str, benefit: dict[str, int]) -> None:
    game = scene(supply="1 culture")

    act(game, f"develop {policy}")

    assert supply(game) == benefit


@pytest.mark.rule("BASE-POL-04")
def test_a_benefit_that_asks_is_asked_at_once() -> None:
    game = scene(civ="japanese", supply="1 culture", city="fort . . . . . . . .")

    act(game, "develop zen-temples")

    assert game.choice().question == "archive"
    assert words(game) == ["archive a1", "no"]


@pytest.mark.rule("BASE-POL-05")
def test_the_ongoing_effect_of_a_policy_lasts_until_another_is_developed() -> None:
    """Divine Kingship takes 1 off each step of a Wonder, here of the Panama Canal."""
    cost = CARDS["panama-canal"].completion_cost
    game = scene(policies="divine-kingship", supply="2 culture", wonder="panama-canal")

    before = lacking(game, "complete")
    end_turn(game)
    act(game, "activate 1 a")
    end_turn(game)
    act(game, "activate 1 a")
    later = lacking(game, "complete")
    act(game, "develop gift-of-the-nile")

    assert before == ("production", cost - 1, 0)
    assert later == ("production", cost - 1, 0)
    assert supply(game) == {"production": 3, "gold": 1}
    assert lacking(game, "complete") == ("production", cost, 4)


@pytest.mark.rule("BASE-POL-06")
def test_a_new_policy_covers_the_old_one_whose_text_can_be_used_no_more() -> None:
    """Gift of the Nile gives 1 Production for each meadow, House of Life 1 Science."""
    game = scene(policies="gift-of-the-nile", supply="2 culture", troops="1:8 2:1")

    before = offered(game, "policy")
    act(game, "develop house-of-life", "policy")

    assert before == ["policy"]
    assert developed(game) == ["gift-of-the-nile", "house-of-life"]
    assert supply(game) == {"science": 3, "gold": 1}


@pytest.mark.rule("BASE-POL-06")
def test_the_use_of_the_covered_policy_does_not_mark_the_new_one() -> None:
    """Q-B-25."""
    game = scene(policies="gift-of-the-nile", supply="2 culture", troops="1:8 2:1")

    act(game, "policy")
    used = refused(game, "policy")[0]
    act(game, "develop house-of-life", "policy")

    assert used == "already-used"
    assert supply(game) == {"production": 1, "science": 3, "gold": 1}


@pytest.mark.rule("BASE-POL-07")
def test_a_new_policy_repeats_the_benefits_of_all_earlier_ones() -> None:
    game = scene(supply="6 culture")

    act(game, "develop divine-kingship")
    first = supply(game)
    act(game, "develop gift-of-the-nile")
    second = supply(game)
    act(game, "develop house-of-life")

    assert first == {"culture": 5, "production": 3}
    assert second == {"culture": 3, "production": 6, "gold": 1}
    assert supply(game) == {"production": 9, "science": 2, "gold": 2}


@pytest.mark.rule("BASE-POL-07")
def test_the_owner_chooses_the_order_of_the_benefits() -> None:
    """Q-B-25: Olympic Games ask for a resource, Emporia for steps; what the Phalanx gives waits for none."""
    game = scene(civ="greeks", policies="olympic-games phalanx", supply="3 culture")

    act(game, "develop emporia")
    asked = (game.choice().question, words(game), supply(game))
    act(game, "next 2")

    assert asked == ("order-texts", ["next 1", "next 2"], {"military": 2})
    assert game.choice().question == "move-explorers"


@pytest.mark.rule("BASE-POL-07")
def test_culture_that_came_with_a_policy_pays_for_the_next_one_in_the_same_turn(tmp_path: Path) -> None:
    """Q-B-25: a Book of the Dead that archives, and gives 1 Culture for it."""
    packs = reprinted(tmp_path, "book-of-the-dead", '"gain", science = 1', '"archive"', box="base")
    game = scene(supply="2 culture", city="fort . . . . . . . .", packs=packs)

    act(game, "develop book-of-the-dead", "archive a1")
    before = supply(game)
    act(game, "develop house-of-life")

    assert before == {"culture": 2}
    assert developed(game) == ["book-of-the-dead", "house-of-life"]
    assert supply(game) == {"science": 2}
