"""Whatever a card says of "this turn" or "each turn" means the round (Q-C-14)."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from tests.continuous_scene import act, deck, refused, scene, supply, told, words
from tests.rules.continuous.around_the_table import all_pass

GOLD = {"supply": "20 gold"}
NO_TOKENS: dict[int, str] = {}

#: The last eight cells of a city, none of them activated.
FORTS = "fort fort fort fort fort fort fort fort"


def others_turn(game: Game) -> None:
    """The Danes buy something; then it is the turn of the Egyptians again."""
    assert game.seat == 1
    act(game, "build workshop")
    assert game.seat == 0


def next_round(game: Game, mine: str = "activate 3 c") -> None:
    """All pass and activate; the Danes hold the Era I card then, and pass."""
    all_pass(game)
    act(game, "activate 1 a", mine, "pass")
    assert game.seat == 0


# Conditions


@pytest.mark.rule("CONT-FREE-10")
def test_the_mine_counts_the_production_of_the_whole_round() -> None:
    """1 Production on one turn, 1 on the next; that the first is spent does not matter."""
    game = scene(city=f"mine* {FORTS}", production_tokens=2, supply="1 gold", other=GOLD)

    act(game, "produce")
    after_one = refused(game, "use a1")
    act(game, "build workshop", "end")
    others_turn(game)
    act(game, "produce", "use a1")

    assert after_one == ("not-gained", "CONT-FREE-10")
    assert supply(game) == {"production": 1, "gold": 1}


@pytest.mark.rule("CONT-FREE-10")
def test_production_gained_when_the_city_was_activated_counts() -> None:
    game = scene(
        agenda=["ReplenishCities 0", "ChooseTurnAction 0", "ChooseRowAndColumn 0"],
        city="mine workshop fort fort fort fort fort fort fort",
    )

    act(game, "activate 1 a", "use a1")

    assert supply(game) == {"production": 2, "military": 3, "gold": 1}


@pytest.mark.rule("CONT-FREE-10")
def test_the_production_of_the_round_before_does_not_count() -> None:
    game = scene(city="fort fort fort fort mine fort fort fort fort", production_tokens=2)

    act(game, "produce", "produce")
    next_round(game, "activate 2 b")

    assert refused(game, "use b2") == ("not-gained", "CONT-FREE-10")


@pytest.mark.rule("CONT-FREE-10")
def test_all_parts_of_a_condition_may_be_met_on_different_turns() -> None:
    """The Olympic Games ask for 2 of each Basic resource gained."""
    game = scene(
        civ="greeks",
        policies="olympic-games",
        market_tokens="baghdad-scholars carthage-mercenaries carthage-shipwrights",
        supply="4 gold",
        other=GOLD,
    )

    act(game, "token baghdad-scholars", "token carthage-mercenaries", "build workshop", "end")
    others_turn(game)
    act(game, "token carthage-shipwrights", "policy")

    assert supply(game)["culture"] == 1
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-10")
@pytest.mark.parametrize(
    ("card", "first", "gained"),
    [
        ("warrior-priest-altar", ["conquer 2", "send 1"], {"culture": 1}),
        ("statue-of-liberty", ["develop gift-of-the-nile"], {"culture": 2, "military": 1, "gold": 1}),
    ],
)
def test_a_condition_met_on_an_earlier_turn_of_the_round_lets_the_card_be_used(
    card: str, first: list[str], gained: dict[str, int]
) -> None:
    supplies = "1 military 1 culture" if card == "statue-of-liberty" else "1 military"
    game = scene(city=f"{card}* {FORTS}", supply=supplies, tokens=NO_TOKENS, other=GOLD)

    act(game, *first)
    others_turn(game)
    act(game, "use a1")

    assert supply(game) == gained
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-10")
def test_what_others_did_does_not_meet_the_condition() -> None:
    game = scene(
        city=f"warrior-priest-altar* {FORTS}",
        supply="2 gold",
        tokens=NO_TOKENS,
        other={"supply": "1 military"},
    )

    act(game, "build workshop", "conquer 4", "send 5")

    assert game.seat == 0
    assert refused(game, "use a1") == ("condition-unmet", "CONT-FREE-10")


@pytest.mark.rule("CONT-FREE-10")
def test_without_the_condition_the_other_text_of_the_card_is_used() -> None:
    """The Statue of Liberty: who developed no Policy this round takes 3 Basic resources of one type."""
    game = scene(city=f"statue-of-liberty* {FORTS}", policies="gift-of-the-nile")

    act(game, "use a1", "take science")

    assert supply(game) == {"science": 3}


# A turn action, or at once


@pytest.mark.rule("CONT-FREE-11")
@pytest.mark.parametrize("card", ["warrior-priest-altar", "mead-hall"])
def test_using_such_a_card_is_a_turn_action_and_not_part_of_the_turn_that_met_its_condition(
    card: str,
) -> None:
    """The Market token keeps the turn open."""
    game = scene(
        city=f"{card}* {FORTS}", supply="1 military", tokens=NO_TOKENS, market_tokens="baghdad-scholars"
    )

    act(game, "conquer 2", "send 1")

    assert words(game) == ["token baghdad-scholars", "end"]
    assert refused(game, "use a1") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-FREE-11")
def test_using_such_a_card_leaves_no_other_turn_action() -> None:
    game = scene(city=f"warrior-priest-altar* {FORTS}", did="conquered", supply="2 production", other=GOLD)

    act(game, "use a1")

    assert game.seat == 1
    assert supply(game) == {"production": 2, "culture": 1}


@pytest.mark.rule("CONT-FREE-11")
def test_after_a_free_action_that_meets_its_condition_the_card_is_the_turn_action() -> None:
    """War Elephants conquer as a free action; the Altar is used on the same turn."""
    game = scene(
        city=f"warrior-priest-altar* {FORTS}",
        market_tokens="carthage-war-elephants",
        supply="1 military",
        tokens=NO_TOKENS,
    )

    act(game, "token carthage-war-elephants", "conquer 2", "send 1", "use a1")

    assert supply(game) == {"culture": 1}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-11")
def test_a_text_that_fires_when_its_condition_is_met_is_no_turn_action() -> None:
    """Bushido gives 1 Culture with the conquest itself."""
    game = scene(civ="japanese", policies="bushido", supply="1 military", tokens=NO_TOKENS)

    act(game, "conquer 2", "send 1")

    assert supply(game) == {"culture": 1}
    assert game.seat == 1


# The first time


FIRST_TIMES: dict[str, tuple[dict[str, Any], list[str], list[str], str]] = {
    "bushido": (
        {"civ": "japanese", "policies": "bushido", "supply": "9 military", "tokens": NO_TOKENS},
        ["conquer 2", "send 1"],
        ["conquer 6", "send 1"],
        "culture",
    ),
    "book of the dead": (
        {
            "policies": "book-of-the-dead",
            "city": "scriptorium* scriptorium* fort fort fort fort fort fort fort",
        },
        ["use a1", "archive c1"],
        ["use b1", "archive a2"],
        "culture",
    ),
    "mandate of heaven": (
        {
            "civ": "chinese",
            "policies": "mandate-of-heaven",
            "city": "scriptorium* scriptorium* fort fort fort fort fort fort fort",
        },
        ["use a1", "archive c1"],
        ["use b1", "archive a2"],
        "gold",
    ),
    "sacagawea": (
        {"packs": ("base", "heroes"), "hero": "sacagawea", "explorers": [2, 6]},
        ["pick-up 1", "end"],
        ["pick-up 2"],
        "culture",
    ),
    "scholasticism": (
        {"city": f"./scholasticism* {FORTS}", "supply": "4 science", "known": "fort fort"},
        ["progress"],
        ["progress"],
        "gold",
    ),
}


@pytest.mark.rule("CONT-FREE-10")
@pytest.mark.parametrize("name", FIRST_TIMES)
def test_the_first_time_each_turn_is_the_first_time_of_the_round(name: str) -> None:
    position, first, second, gained = FIRST_TIMES[name]
    game = scene(other=GOLD, **position)

    act(game, *first)
    others_turn(game)
    after_the_first = supply(game)[gained]
    act(game, *second)

    assert after_the_first == 1
    assert supply(game)[gained] == 1
    assert len(told(game, "triggered")) == 1


@pytest.mark.rule("CONT-FREE-10")
def test_in_the_next_round_there_is_a_first_time_again() -> None:
    game = scene(
        civ="japanese",
        policies="bushido",
        supply="9 gold",
        tokens=NO_TOKENS,
        did="conquered",
        marks=["policy"],
    )

    act(game, "conquer 2", "send 1", "pass", "pass")
    act(game, "activate 1 a", "activate 1 a", "pass", "conquer 6", "send 1")

    assert supply(game) == {"culture": 1, "gold": 7}


@pytest.mark.rule("CONT-FREE-10")
def test_a_conquest_before_the_policy_was_developed_was_the_first_of_the_round() -> None:
    game = scene(civ="japanese", supply="2 military 1 culture", tokens=NO_TOKENS, other=GOLD)

    act(game, "conquer 2", "send 1")
    others_turn(game)
    act(game, "develop bushido")
    others_turn(game)
    act(game, "conquer 6", "send 1")

    assert told(game, "triggered") == []
    assert supply(game) == {"military": 2}


# Once


@pytest.mark.rule("CONT-FREE-10")
@pytest.mark.parametrize(
    ("position", "action", "again"),
    [
        ({"city": f"agora* {FORTS}", "supply": "2 gold"}, ["use a1"], ("already-used", "CONT-ACT-14")),
        ({"policies": "house-of-life"}, ["policy"], ("already-used", "CONT-ACT-14")),
        ({"explorers": [2, 1]}, ["pick-up 1", "end"], ("explorer-has-acted", "CONT-ACT-15")),
    ],
    ids=["a card", "the Policy", "an Explorer"],
)
def test_what_could_be_done_once_each_turn_can_be_done_once_each_round(
    position: dict[str, Any], action: list[str], again: tuple[str, str]
) -> None:
    game = scene(other=GOLD, **position)

    act(game, *action)
    others_turn(game)

    assert action[0] not in words(game)
    assert refused(game, action[0]) == again


@pytest.mark.rule("CONT-FREE-10")
def test_the_warlord_gives_its_benefit_for_the_first_conquest_of_the_round_only() -> None:
    game = scene(troops="1:8 2:1", supply="3 military", tokens=NO_TOKENS, other=GOLD)

    act(game, "conquer 7", "send-warlord", "send 1")
    others_turn(game)
    act(game, "conquer 10", "send-warlord")

    assert supply(game) == {"production": 2}
    assert [event.seat for event in told(game, "warlord-benefit")] == [0]


@pytest.mark.rule("CONT-FREE-10")
def test_the_warlord_of_each_player_gives_its_benefit_once() -> None:
    game = scene(against="greeks", supply="1 military", tokens=NO_TOKENS, other={"supply": "1 military"})

    act(game, "conquer 2", "send-warlord", "conquer 4", "send-warlord")

    assert (supply(game), supply(game, 1)) == ({"production": 2}, {"gold": 1})
    assert [event.seat for event in told(game, "warlord-benefit")] == [0, 1]


@pytest.mark.rule("CONT-FREE-10")
def test_a_price_change_lasts_through_all_turns_of_the_round() -> None:
    """Metal Casting: Buildings cost 1 less on this turn and on the next."""
    game = scene(city=f"./metal-casting* {FORTS}", supply="2 production", other=GOLD)

    act(game, "build workshop")
    others_turn(game)
    act(game, "build laboratory")

    assert supply(game) == {}
    assert deck(game) == ["workshop", "laboratory"]
