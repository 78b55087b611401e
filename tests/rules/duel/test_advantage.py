"""The Advantage: taken with Basic resources, outbid, gained, and what it does for its holder."""

from __future__ import annotations

import pytest

from monumental import Game, new_game
from monumental.engine.action import NONE
from monumental.engine.resources import RESOURCES
from tests.scene import act, advantage, offered, refused, scene, supply, told


def stake(game: Game) -> tuple[int, str, int]:
    """Holder, type and number of the tokens on the Advantage card; `` where none lie there."""
    card = advantage(game)
    return card.holder, RESOURCES[card.resource] if card.resource != NONE else "", card.tokens


@pytest.mark.rule("DUEL-ADV-01")
def test_nobody_has_the_advantage_when_the_game_starts() -> None:
    game = new_game(civilizations=("japanese", "aztecs"), first=0, seed=1)

    assert stake(game) == (NONE, "", 0)


@pytest.mark.rule("DUEL-ADV-02")
def test_only_the_holder_of_the_advantage_can_use_the_warlord() -> None:
    assert offered(scene(advantage="0 military 1"), "warlord") == ["warlord"]
    assert offered(scene(advantage="1 military 1"), "warlord") == []
    assert offered(scene(), "warlord") == []


@pytest.mark.rule("DUEL-ADV-02")
@pytest.mark.parametrize(("holder", "price"), [("0 military 1", 1), ("1 military 1", 3), ("", 3)])
def test_having_the_advantage_strengthens_other_cards(holder: str, price: int) -> None:
    """Q-D-55. With the Advantage, Shogunate makes conquering 2 cheaper."""
    game = scene(policies="shogunate", advantage=holder, supply="3 military", other={"provinces": "sahara"})

    act(game, "conquer")

    assert [event.number for event in told(game, "paid")] == [price]


@pytest.mark.rule("DUEL-ADV-03")
def test_any_amount_of_one_basic_resource_takes_the_advantage() -> None:
    game = scene(supply="2 production 3 military 9 culture")

    assert offered(game, "advantage") == [
        "advantage production 1",
        "advantage production 2",
        "advantage military 1",
        "advantage military 2",
        "advantage military 3",
    ]


@pytest.mark.rule("DUEL-ADV-03", "DUEL-ADV-04")
def test_what_was_paid_lies_on_the_card_and_the_payer_has_the_advantage() -> None:
    game = scene(supply="2 production 3 military")

    act(game, "advantage military 2")

    assert stake(game) == (0, "military", 2)
    assert supply(game) == {"production": 2, "military": 1}
    assert game.seat == 1


@pytest.mark.rule("DUEL-ADV-03")
def test_the_payment_is_of_one_type_and_of_at_least_one_token() -> None:
    """Q-D-23."""
    game = scene(supply="1 production 1 military 5 culture")

    assert refused(game, "advantage military 2") == ("cannot-pay", "DUEL-ADV-03")
    assert refused(game, "advantage culture 1") == ("not-a-basic-resource", "DUEL-ADV-03")
    assert refused(game, "advantage gold 1") == ("not-a-basic-resource", "DUEL-ADV-03")
    assert refused(game, "advantage military 0") == ("stake-too-low", "DUEL-ADV-03")


@pytest.mark.rule("DUEL-ADV-03")
def test_gold_stands_in_for_tokens_of_the_type_that_the_payer_names() -> None:
    """Q-D-20."""
    game = scene(supply="2 gold")

    assert offered(game, "advantage") == [
        f"advantage {basic} {amount}" for basic in ("production", "science", "military") for amount in (1, 2)
    ]
    act(game, "advantage science 2")

    assert stake(game) == (0, "science", 2)
    assert supply(game) == {}


@pytest.mark.rule("DUEL-ADV-03")
def test_gold_and_the_resource_itself_may_be_mixed() -> None:
    game = scene(supply="1 military 2 gold")

    act(game, "advantage military 2")

    assert stake(game) == (0, "military", 2)
    assert supply(game) == {"gold": 1}


@pytest.mark.rule("DUEL-ADV-04")
def test_the_holder_does_not_raise_the_own_stake() -> None:
    """Q-D-22."""
    game = scene(advantage="0 military 2", supply="5 military")

    assert offered(game, "advantage") == []
    assert refused(game, "advantage military 3") == ("advantage-yours-already", "DUEL-ADV-04")


@pytest.mark.rule("DUEL-ADV-04")
def test_by_a_switch_the_holder_may_raise_the_own_stake() -> None:
    """Q-D-22: the rule switch `advantage_top_up`."""
    game = scene(
        advantage="0 military 2", supply="2 military 3 production", switches={"advantage_top_up": True}
    )

    assert offered(game, "advantage") == ["advantage military 1", "advantage military 2"]
    assert refused(game, "advantage production 1")[0] == "advantage-other-type"
    act(game, "advantage military 2")

    assert stake(game) == (0, "military", 4)
    assert supply(game) == {"production": 3}


@pytest.mark.rule("DUEL-ADV-05")
def test_an_opponent_is_outbid_in_the_type_on_the_card_and_with_more_than_lies_there() -> None:
    game = scene(advantage="1 military 2", supply="9 production 9 science 4 military")

    assert offered(game, "advantage") == ["advantage military 3", "advantage military 4"]
    assert refused(game, "advantage military 2") == ("stake-too-low", "DUEL-ADV-05")
    assert refused(game, "advantage production 3") == ("advantage-other-type", "DUEL-ADV-05")


@pytest.mark.rule("DUEL-ADV-05")
def test_an_opponent_is_outbid_with_gold_only_in_the_type_on_the_card() -> None:
    """Q-D-20."""
    game = scene(advantage="1 science 1", supply="2 gold")

    assert offered(game, "advantage") == ["advantage science 2"]
    act(game, "advantage science 2")

    assert stake(game) == (0, "science", 2)


@pytest.mark.rule("DUEL-ADV-05")
def test_from_a_holder_without_tokens_one_token_of_any_type_takes_the_advantage() -> None:
    """Q-D-23."""
    game = scene(advantage="1", supply="1 production 1 science")

    assert offered(game, "advantage") == ["advantage production 1", "advantage science 1"]
    act(game, "advantage science 1")

    assert stake(game) == (0, "science", 1)


@pytest.mark.rule("DUEL-ADV-06")
def test_the_tokens_of_the_former_holder_go_to_the_stock() -> None:
    game = scene(advantage="1 production 2", supply="5 production")

    act(game, "advantage production 4")

    assert stake(game) == (0, "production", 4)
    assert supply(game) == {"production": 1}
    assert supply(game, 1) == {}


@pytest.mark.rule("DUEL-ADV-07")
def test_example_the_aztec_players_three_military_beat_the_malian_players_two() -> None:
    game = scene(civ="aztecs", against="malians", advantage="1 military 2", supply="3 military")

    act(game, "advantage military 3")

    assert stake(game) == (0, "military", 3)
    assert supply(game) == {}
    assert supply(game, 1) == {}
    assert game.seat == 1


@pytest.mark.rule("DUEL-ADV-04", "DUEL-ADV-06")
def test_gaining_the_advantage_takes_it_without_tokens() -> None:
    game = scene(advantage="1 military 3", city="fort/bushido* . . . . . . . .")

    act(game, "use a1k")

    assert stake(game) == (0, "", 0)
    assert supply(game) == {}
    assert supply(game, 1) == {}


@pytest.mark.rule("DUEL-ADV-04")
@pytest.mark.parametrize("card", ["tournament-ground", "fort/bushido"])
def test_a_holder_never_has_to_give_up_tokens_by_gaining_the_advantage_again(card: str) -> None:
    """Q-D-33. Both cards gain the Advantage or, with it, give something else."""
    game = scene(advantage="0 military 3", city=f"{card}* . . . . . . . .", other={"passed": True})

    act(game, offered(game, "use")[0])

    assert stake(game) == (0, "military", 3)
    assert told(game, "gained-advantage") == []


@pytest.mark.rule("DUEL-ADV-04")
def test_taking_and_gaining_the_advantage_both_count_as_taking_it() -> None:
    """Sankin Kotai gives 2 Basic resources the first time in a round."""
    taken = scene(policies="sankin-kotai", supply="1 military")
    gained = scene(policies="sankin-kotai", city="fort/bushido* . . . . . . . .")

    act(taken, "advantage military 1", "take science", "take science")
    act(gained, "use a1k", "take science", "take science")

    assert supply(taken) == {"science": 2}
    assert supply(gained) == {"science": 2}
