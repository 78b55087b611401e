"""Free actions beside the turn action, and what an action brings at once."""

from __future__ import annotations

import pytest

from monumental import unpack
from tests.classic_scene import holdings, warlord
from tests.continuous_scene import (
    act,
    deck,
    keys,
    offered,
    player,
    refused,
    scene,
    supply,
    told,
    words,
)

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key

GOLD = {"supply": "9 gold"}
NO_TOKENS: dict[int, str] = {}


# Beside the turn action


@pytest.mark.rule("CONT-FREE-01")
def test_free_actions_are_done_before_the_turn_action_and_after_it() -> None:
    """Q-C-12."""
    game = scene(
        production_tokens=2,
        market_tokens="baghdad-scholars carthage-mercenaries timbuktu-manuscripts",
        supply="1 production",
    )

    act(game, "produce", "token baghdad-scholars", "build workshop", "token carthage-mercenaries", "produce")

    assert game.seat == 0
    assert supply(game) == {"production": 1, "science": 4, "military": 4}
    assert words(game) == ["token timbuktu-manuscripts", "end"]


@pytest.mark.rule("CONT-FREE-01")
def test_a_free_action_does_not_use_up_the_turn_action() -> None:
    game = scene(production_tokens=2)

    act(game, "produce", "produce")

    assert game.seat == 0
    assert offered(game, "build") == ["build workshop", "build laboratory", "build archery-range"]


@pytest.mark.rule("CONT-FREE-01")
def test_free_actions_do_not_give_a_second_turn_action() -> None:
    game = scene(supply="9 gold", market_tokens="baghdad-scholars carthage-mercenaries")

    act(game, "build workshop", "token baghdad-scholars")

    assert words(game) == ["token carthage-mercenaries", "end"]
    assert refused(game, "build workshop") == ("acted-already", "CONT-ACT-01")
    assert refused(game, "progress") == ("acted-already", "CONT-ACT-01")
    assert refused(game, "conquer 2") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-FREE-01")
def test_free_actions_are_not_done_on_the_turns_of_others() -> None:
    """Q-C-12."""
    game = scene(supply="2 production", market_tokens="baghdad-scholars", other=GOLD)

    act(game, "build workshop", "end")

    assert game.seat == 1
    assert offered(game, "token") == []
    assert refused(game, "token baghdad-scholars") == ("not-your-token", "CONT-FREE-08")


@pytest.mark.rule("CONT-FREE-01")
def test_a_policy_that_says_you_may_is_used_freely_before_and_after_the_action() -> None:
    """Silk Road: 2 Basic resources for 1 Gold, as often as they can be paid."""
    game = scene(civ="chinese", policies="silk-road", supply="4 science 2 production")

    act(game, "may policy", "pay science", "pay science", "build workshop")
    after_the_action = words(game)
    act(game, "may policy")

    assert after_the_action == ["may policy", "end"]
    assert supply(game) == {"science": 2, "gold": 1}
    assert game.choice().question == "pay-basic"


# What an action brings at once


@pytest.mark.rule("CONT-FREE-02")
def test_a_text_that_answers_to_the_action_gives_its_benefit_on_the_same_turn() -> None:
    """Viking Raids: 1 Production for Barbarians, 1 Culture for a Free Town; the turn is over with it."""
    game = scene(
        civ="danes", against="greeks", policies="viking-raids", supply="1 military", luck="thracians"
    )

    act(game, "conquer 2", "send 1", "branch 2")

    assert supply(game) == {"production": 1, "military": 1}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-02")
@pytest.mark.parametrize(
    ("position", "actions", "gained"),
    [
        (
            {"city": "notre-dame* . . . . . . . .", "supply": "1 culture"},
            ["develop gift-of-the-nile"],
            {"culture": 1, "gold": 1},
        ),
        ({"city": "eiffel-tower* . . . . . . . .", "supply": "4 science"}, ["acquire 1"], {"culture": 1}),
        (
            {"city": "./scholasticism* . . . . . . . .", "supply": "2 science"},
            ["progress"],
            {"military": 1, "gold": 1},
        ),
        ({"city": "library . . . . . . . .", "supply": "4 science"}, ["acquire 1"], {}),
    ],
    ids=["developing", "acquiring", "progress", "no such text"],
)
def test_whatever_the_action_was_the_texts_in_force_answer_to_it(
    position: dict[str, str], actions: list[str], gained: dict[str, int]
) -> None:
    game = scene(display="seafaring . . . . .", known="fort", **position)

    act(game, *actions)

    assert supply(game) == gained
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-03")
@pytest.mark.parametrize(
    ("token", "branch", "gained"),
    [
        ("gauls", "branch 1", {"science": 1, "gold": 1}),
        ("gauls", "branch 2", {"production": 1, "military": 1}),
        ("samarkand", "branch 1", {"culture": 1, "gold": 1}),
    ],
)
def test_the_token_of_a_conquered_province_is_turned_over_and_its_benefit_chosen_on_the_same_turn(
    token: str, branch: str, gained: dict[str, int]
) -> None:
    demands = "2 science 1 military" if token == "samarkand" else "2 military"
    game = scene(tokens={2: token}, luck=token, supply=demands)

    act(game, "conquer 2", *["send 1"] * (1 if token == "samarkand" else 2))
    asked = (game.choice().question, game.seat)
    act(game, branch)

    assert asked == ("choose-benefit", 0)
    assert keys(game, holdings(game).exploration) == [token]
    assert supply(game) == gained
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-04")
def test_the_bonus_of_a_wonder_is_gained_on_the_turn_of_its_completion() -> None:
    game = scene(wonder="library-of-alexandria", supply="3 production")

    act(game, "complete", "site 1")

    assert supply(game) == {"science": 2}
    assert deck(game) == ["library-of-alexandria"]
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-04")
def test_a_bonus_that_asks_something_is_answered_on_the_same_turn() -> None:
    """The Alhambra gains a Building for nothing: no second turn action."""
    cost = CARDS["alhambra"].completion_cost
    game = scene(wonder="alhambra", supply=f"{cost} production", display=". . marketplace . . .")

    act(game, "complete", "acquire 3", "site 1")

    assert deck(game) == ["marketplace", "alhambra"]
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-04")
def test_beginning_a_wonder_gives_no_bonus() -> None:
    game = scene(display="library-of-alexandria . . . . .", supply="3 production")

    act(game, "acquire 1")

    assert supply(game) == {}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-05")
def test_the_bonus_of_a_policy_is_gained_on_the_turn_it_is_developed() -> None:
    game = scene(supply="1 culture")

    act(game, "develop divine-kingship")

    assert supply(game) == {"production": 3}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-05")
def test_the_bonuses_of_the_covered_policies_are_gained_again() -> None:
    """Q-C-13: 3 Production of Divine Kingship, 1 Gold of the Gift of the Nile, 2 Science of the new one."""
    game = scene(policies="divine-kingship gift-of-the-nile", supply="3 culture")

    act(game, "develop house-of-life")

    assert supply(game) == {"production": 3, "science": 2, "gold": 1}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-05")
def test_using_the_new_policy_is_another_action() -> None:
    """Its bonus came at once; its text waits for the next turn."""
    game = scene(supply="1 culture", market_tokens="baghdad-scholars", other=GOLD)

    act(game, "develop house-of-life")
    reason = refused(game, "policy")
    act(game, "end", "build workshop", "policy")

    assert reason == ("acted-already", "CONT-ACT-01")
    assert supply(game) == {"science": 3}


@pytest.mark.rule("CONT-FREE-06")
def test_the_warlord_gives_the_benefit_of_its_card_on_the_turn_of_the_conquest() -> None:
    game = scene(tokens=NO_TOKENS, supply="1 military")

    act(game, "conquer 2", "send-warlord")

    assert supply(game) == {"production": 2}
    assert warlord(game) == 2
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-06")
def test_a_conquest_without_the_warlord_gives_nothing_of_its_card() -> None:
    game = scene(tokens=NO_TOKENS, supply="1 military")

    act(game, "conquer 2", "send 1")

    assert supply(game) == {}
    assert told(game, "warlord-benefit") == []


@pytest.mark.rule("CONT-FREE-06")
def test_what_the_warlord_gives_is_there_for_a_card_that_the_token_draws() -> None:
    """Cimbri draw the Mine. Its text is used now or never: Ramses II gave 2 Production this round."""
    game = scene(tokens={2: "cimbri"}, luck="cimbri", supply="2 military", known="mine")

    act(game, "conquer 2", "send-warlord", "send 1", "branch 2", "yes")

    assert game.choice().question == "use-drawn"
    act(game, "yes")
    assert supply(game) == {"production": 2, "gold": 1}


# Drawing


@pytest.mark.rule("CONT-FREE-07")
def test_scientific_progress_draws_a_card_and_gives_its_resources_and_text_on_the_same_turn() -> None:
    game = scene(supply="2 science", known="scriptorium", city="library . . . . . . . .")

    act(game, "progress")
    asked = (game.choice().question, game.seat, words(game))
    act(game, "yes", "archive a1")

    assert asked == ("use-drawn", 0, ["yes", "no"])
    assert supply(game) == {"science": 2}
    assert keys(game, player(game).archive) == ["library"]
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-07")
def test_another_effect_that_draws_uses_the_card_on_the_same_turn_too() -> None:
    """The Library of Alexandria draws Seafaring, which takes a Basic resource."""
    game = scene(city="library-of-alexandria* . . . . . . . .", known="seafaring")

    act(game, "use a1", "yes", "take military")

    assert supply(game) == {"military": 1}
    assert keys(game, player(game).drawn) == ["seafaring"]
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-07")
def test_a_drawn_text_that_is_not_used_at_once_can_not_be_used_on_a_later_turn() -> None:
    game = scene(supply="2 science", known="seafaring", other=GOLD)

    act(game, "progress", "no", "build workshop")

    assert game.seat == 0
    assert words(game) == ["pass"]
    assert refused(game, "use d1") == ("only-when-drawn", "CONT-FREE-07")


@pytest.mark.rule("CONT-FREE-07")
def test_a_drawn_card_whose_text_can_do_nothing_is_not_asked_about() -> None:
    game = scene(supply="2 science", known="mine")

    act(game, "progress")

    assert keys(game, player(game).drawn) == ["mine"]
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-07")
def test_of_several_cards_each_is_drawn_and_used_before_the_next() -> None:
    """Astrologers draw two: the first gives the Science that the Forum after it needs."""
    game = scene(market_tokens="baghdad-astrologers", known="forum library", supply="1 military")

    act(game, "token baghdad-astrologers")
    after_both_draws = (supply(game), game.choice().question)
    act(game, "yes", "branch 2", "pay science", "pay military")

    assert after_both_draws == ({"science": 1, "military": 1}, "use-drawn")
    assert supply(game) == {"culture": 1}
