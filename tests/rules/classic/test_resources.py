"""Production, Science and Military; Culture and Gold: where they come from, what they pay for, how long."""

from __future__ import annotations

from typing import Any

import pytest

from tests.classic_scene import (
    act,
    deck,
    explorers,
    holdings,
    keys,
    lacking,
    offered,
    player,
    refused,
    scene,
    supply,
    told,
    troops,
    words,
)

#: Everything but one resource, so that only that one is missing.
NO_PRODUCTION = "9 science 9 military 9 culture"
NO_SCIENCE = "9 production 9 military 9 culture"
NO_MILITARY = "9 production 9 science 9 culture"
NO_CULTURE = "9 production 9 science 9 military 9 gold"

#: Troops next to a Free Town on tile 10, which asks for a resource.
NEAR_A_TOWN = "1:6 6:3"


# Basic resources


@pytest.mark.rule("BASE-RES-01")
def test_a_basic_resource_is_production_science_or_military() -> None:
    game = scene(city="./seafaring* . . . . . . . .")

    act(game, "use a1k")

    assert words(game) == ["take production", "take science", "take military"]
    assert refused(game, "take culture") == ("not-basic", "BASE-TERM-08")
    assert refused(game, "take gold") == ("not-basic", "BASE-TERM-08")


@pytest.mark.rule("BASE-RES-02")
@pytest.mark.parametrize(
    ("action", "building", "left"),
    [
        ("acquire 1", "marketplace", 2),
        ("build workshop", "workshop", 3),
        ("build laboratory", "laboratory", 3),
        ("build archery-range", "archery-range", 3),
    ],
)
def test_production_pays_for_buildings(action: str, building: str, left: int) -> None:
    game = scene(supply="5 production", display="marketplace . . . . .")

    act(game, action)

    assert supply(game) == {"production": left}
    assert deck(game) == [building]


@pytest.mark.rule("BASE-RES-02")
def test_production_pays_for_both_steps_of_a_wonder() -> None:
    """M-12: the right circle is paid in Production too."""
    game = scene(supply="7 production", display="pyramids . . . . .")

    act(game, "acquire 1")
    assert supply(game) == {"production": 4}
    act(game, "complete")

    assert supply(game) == {"production": 1, "gold": 1}


@pytest.mark.rule("BASE-RES-02")
def test_nothing_but_production_pays_for_buildings_and_wonders() -> None:
    game = scene(supply=NO_PRODUCTION, display="marketplace pyramids . . . .", wonder="stonehenge")

    assert refused(game, "acquire 1") == ("cannot-pay", "BASE-ACQ-02")
    assert refused(game, "build workshop") == ("cannot-pay", "BASE-ACQ-02")
    assert refused(game, "acquire 2") == ("cannot-pay", "BASE-ACQ-06")
    assert refused(game, "complete") == ("cannot-pay", "BASE-ACQ-05")


@pytest.mark.rule("BASE-RES-03")
def test_science_pays_for_knowledge_and_for_scientific_progress() -> None:
    game = scene(supply="6 science", display="wheel . . . . .", known="work-camp")

    act(game, "progress")
    assert supply(game) == {"production": 1, "science": 4}
    act(game, "acquire 1")

    assert supply(game) == {"production": 1}
    assert deck(game) == ["wheel"]


@pytest.mark.rule("BASE-RES-03")
def test_nothing_but_science_pays_for_knowledge_and_scientific_progress() -> None:
    game = scene(supply=NO_SCIENCE, display="wheel . . . . .", known="work-camp")

    assert refused(game, "acquire 1") == ("cannot-pay", "BASE-ACQ-04")
    assert refused(game, "progress") == ("cannot-pay", "BASE-SCI-01")


@pytest.mark.rule("BASE-RES-04")
def test_military_pays_for_moving_units_and_explorers() -> None:
    """One moves into an attacked Province, one inside the own land, one Explorer to the next tile."""
    game = scene(supply="3 military", troops="1:8 6:1", luck="thracians")

    act(game, "conquer 2", "send 1", "branch 1")
    assert supply(game) == {"military": 2, "gold": 1}
    act(game, "move 1", "to 6")
    assert supply(game) == {"military": 1, "gold": 1}
    act(game, "explore 1 2")

    assert supply(game) == {"gold": 1}
    assert (troops(game, 1), troops(game, 2), troops(game, 6)) == (6, 1, 2)
    assert explorers(game) == [2, 1]


@pytest.mark.rule("BASE-RES-04")
def test_nothing_but_military_pays_for_moving_units_and_explorers() -> None:
    game = scene(supply=NO_MILITARY, troops="1:8 6:1")

    assert refused(game, "conquer 2") == ("cannot-pay", "BASE-CONQ-12")
    assert refused(game, "move 1") == ("cannot-pay", "BASE-MAN-02")
    assert refused(game, "lead") == ("cannot-pay", "BASE-MAN-02")
    assert refused(game, "explore 1 2") == ("cannot-pay", "BASE-EXP-01")


# Where they come from


@pytest.mark.rule("BASE-RES-05")
@pytest.mark.parametrize(
    ("source", "actions", "gained"),
    [
        ({"city": "workshop . . . . . . . .", "agenda": ["StartTurn 0"]}, ["activate 1 a"], 2),
        ({"city": "./seafaring* . . . . . . . ."}, ["use a1k", "take production"], 1),
        ({"production_tokens": 2}, ["produce"], 1),
        ({"market_tokens": "byzantium-mosaics"}, ["token byzantium-mosaics"], 2),
        (
            {
                "troops": NEAR_A_TOWN,
                "supply": "1 military 1 science",
                "tokens": {10: "pskov"},
                "luck": "pskov",
            },
            ["conquer 10", "send 6", "branch 2", "take production", "take production", "no"],
            2,
        ),
    ],
    ids=["icon", "text", "production token", "market token", "free town"],
)
def test_production_comes_from_cards_and_from_production_market_and_free_town_tokens(
    source: dict[str, Any], actions: list[str], gained: int
) -> None:
    game = scene(**source)

    act(game, *actions)

    assert supply(game)["production"] == gained
    assert player(game).gained[0] == gained


@pytest.mark.rule("BASE-RES-06")
@pytest.mark.parametrize("resource", ["science", "military"])
@pytest.mark.parametrize("source", ["icon", "text", "market token", "free town"])
def test_science_and_military_come_from_cards_and_from_market_and_free_town_tokens(
    resource: str, source: str
) -> None:
    building = {"science": "laboratory", "military": "archery-range"}[resource]
    game = scene(
        city=f"{building} ./seafaring . . . . . . .",
        market_tokens="timbuktu-salt-slabs",
        tokens={10: "pskov"},
        luck="pskov",
        supply="2 gold",
        agenda=["StartTurn 0"],
        troops=NEAR_A_TOWN,
    )
    act(game, "activate 3 b" if source != "icon" else "activate 3 a")
    actions = {
        "icon": [],
        "text": ["use b1k", f"take {resource}"],
        "market token": ["token timbuktu-salt-slabs", *[f"take {resource}"] * 3],
        "free town": ["conquer 10", "send 6", "branch 2", *[f"take {resource}"] * 2, "no"],
    }

    act(game, *actions[source])

    gained = {"icon": 2, "text": 1, "market token": 3, "free town": 2}[source]
    assert supply(game)[resource] == gained


@pytest.mark.rule("BASE-RES-07")
def test_generated_resources_are_taken_at_once() -> None:
    game = scene(city="work-camp library fort ./seafaring . . . . .", agenda=["StartTurn 0"])

    act(game, "activate 1 a")
    assert supply(game) == {"production": 1, "science": 1, "military": 1}
    act(game, "use a2k", "take science")

    assert supply(game) == {"production": 1, "science": 2, "military": 1}
    assert [(event.resource, event.number) for event in told(game, "gained")] == [
        (0, 1),
        (1, 1),
        (2, 1),
        (1, 1),
    ]


@pytest.mark.rule("BASE-RES-07")
def test_resources_never_run_out() -> None:
    """Q-G-01: far more than the counters and tokens of the box."""
    game = scene(
        city="workshop* marketplace . . . . . . .",
        supply="40 production 40 science 40 military 40 culture 60 gold",
        other={"supply": "40 gold 20 culture"},
        market_tokens="carthage-purple-cloth carthage-mercenaries",
        agenda=["StartTurn 0"],
    )

    act(game, "activate 1 a", "token carthage-purple-cloth", "token carthage-mercenaries")

    assert supply(game) == {"production": 42, "science": 40, "military": 44, "culture": 41, "gold": 63}


# How long they last


@pytest.mark.rule("BASE-RES-08", "BASE-RES-10")
def test_unspent_basic_resources_are_lost_when_the_turn_ends_gold_and_culture_are_kept() -> None:
    game = scene(supply="3 production 2 science 1 military 4 culture 5 gold")

    act(game, "end")

    assert game.seat == 1
    assert supply(game) == {"culture": 4, "gold": 5}


@pytest.mark.rule("BASE-RES-08")
def test_basic_resources_last_until_the_turn_ends() -> None:
    game = scene(supply="4 production 2 science", known="mine")

    act(game, "build workshop", "progress", "build laboratory")

    assert supply(game) == {"production": 2}
    assert deck(game) == ["mine", "laboratory"]


@pytest.mark.rule("BASE-RES-10")
def test_gold_and_culture_are_kept_turn_after_turn() -> None:
    game = scene(supply="4 culture 5 gold", other={"supply": "1 culture 2 gold"})

    act(game, "end", "activate 1 a", "end", "activate 1 a", "end")

    assert (game.seat, game.state.round) == (1, 2)
    assert supply(game, 0) == {"culture": 4, "gold": 5}
    assert supply(game, 1) == {"culture": 1, "gold": 2}


@pytest.mark.rule("BASE-RES-09")
@pytest.mark.parametrize("later", [False, True], ids=["this turn", "a later turn"])
def test_tokens_of_the_board_go_to_the_reserve_and_are_used_in_this_turn_or_later(later: bool) -> None:
    game = scene(explorers=[2, 3], luck="baghdad-scholars baghdad-copyists")

    act(game, "pick-up 1", "visit 2", "keep baghdad-scholars")
    assert supply(game) == {}
    assert holdings(game).production == 1
    assert keys(game, holdings(game).market) == ["baghdad-scholars"]
    if later:
        act(game, "end", "activate 1 a", "end", "activate 1 a")
    act(game, "produce", "token baghdad-scholars")

    assert supply(game) == {"production": 1, "science": 4}
    assert holdings(game).production == 0
    assert keys(game, holdings(game).used) == ["baghdad-scholars"]


# Culture and Gold


@pytest.mark.rule("BASE-RES-11")
def test_culture_pays_for_a_policy() -> None:
    game = scene(supply="3 culture", policies="gift-of-the-nile")

    act(game, "develop divine-kingship")

    assert supply(game)["culture"] == 1
    assert keys(game, player(game).policies) == ["gift-of-the-nile", "divine-kingship"]


@pytest.mark.rule("BASE-RES-11", "BASE-RES-12")
def test_nothing_but_culture_pays_for_a_policy_not_even_gold() -> None:
    game = scene(supply=NO_CULTURE)

    assert offered(game, "develop") == []
    assert refused(game, "develop divine-kingship") == ("cannot-pay", "BASE-POL-02")
    assert lacking(game, "develop divine-kingship") == ("culture", 1, 0)


PAYMENTS: list[tuple[dict[str, Any], list[str], int, str]] = [
    ({"display": "marketplace . . . . ."}, ["acquire 1"], 3, "BASE-ACQ-02"),
    ({}, ["build workshop"], 2, "BASE-ACQ-02"),
    ({"display": "pyramids . . . . ."}, ["acquire 1"], 3, "BASE-ACQ-06"),
    ({"wonder": "stonehenge"}, ["complete"], 3, "BASE-ACQ-05"),
    ({"display": "wheel . . . . ."}, ["acquire 1"], 4, "BASE-ACQ-04"),
    ({"known": "library"}, ["progress"], 2, "BASE-SCI-01"),
    ({"luck": "numidians"}, ["conquer 2", "send 1", "branch 1"], 1, "BASE-CONQ-12"),
    ({"troops": "1:8 6:1"}, ["move 1", "to 6"], 1, "BASE-MAN-02"),
    ({}, ["explore 1 2"], 1, "BASE-EXP-01"),
]


@pytest.mark.rule("BASE-RES-12")
@pytest.mark.parametrize(("position", "actions", "price", "clause"), PAYMENTS)
def test_gold_stands_in_for_any_basic_resource_one_for_one(
    position: dict[str, Any], actions: list[str], price: int, clause: str
) -> None:
    """Q-G-02: in every payment."""
    game = scene(**position, supply=f"{price - 1} gold" if price > 1 else "")
    assert refused(game, actions[0]) == ("cannot-pay", clause)

    game = scene(**position, supply=f"{price + 1} gold")
    act(game, *actions)

    assert supply(game)["gold"] == 1


@pytest.mark.rule("BASE-RES-12")
def test_gold_stands_in_only_for_what_is_missing() -> None:
    """Q-G-02: mixed payments are possible."""
    game = scene(supply="1 science 4 gold 2 military", display="wheel . . . . .")

    act(game, "acquire 1")

    assert supply(game) == {"military": 2, "gold": 1}


@pytest.mark.rule("BASE-RES-12")
def test_gold_stands_in_for_the_military_and_the_demand_of_a_free_town_together() -> None:
    """Q-G-02: each could be paid alone, and 1 Gold is not enough for both."""
    game = scene(troops=NEAR_A_TOWN, supply="1 gold", tokens={10: "visby"})
    assert refused(game, "conquer 10") == ("cannot-pay-all", "BASE-CONQ-17")

    game = scene(troops=NEAR_A_TOWN, supply="2 gold", tokens={10: "visby"}, luck="gades")
    act(game, "conquer 10", "send 6")

    assert supply(game) == {}


@pytest.mark.rule("BASE-RES-12")
def test_two_gold_stand_for_two_different_basic_resources_in_a_card_text() -> None:
    """Q-G-02, Q-B-19: payments of card texts are payments too."""
    game = scene(city="forum* . . . . . . . .", supply="1 gold")
    assert refused(game, "use a1") == ("cannot-pay-different", "BASE-TERM-10")

    game = scene(city="forum* . . . . . . . .", supply="2 gold")
    act(game, "use a1", "branch 2", "pay gold", "pay gold")

    assert supply(game) == {"culture": 1}


@pytest.mark.rule("BASE-RES-12")
def test_no_other_resource_stands_in_for_gold() -> None:
    """Q-G-02: never the other way round. Ragusa demands 1 Gold."""
    game = scene(
        troops=NEAR_A_TOWN,
        city="agora* . . . . . . . .",
        supply="9 production 9 science 9 military 9 culture",
        tokens={10: "ragusa"},
    )

    assert lacking(game, "conquer 10") == ("gold", 1, 0)
    assert refused(game, "use a1") == ("cannot-pay", "BASE-TERM-10")


@pytest.mark.rule("BASE-RES-13")
@pytest.mark.parametrize("later", [False, True], ids=["this turn", "a later turn"])
def test_gold_and_culture_are_used_in_the_turn_they_are_generated_or_later(later: bool) -> None:
    game = scene(market_tokens="carthage-purple-cloth", supply="1 gold")
    act(game, "token carthage-purple-cloth")
    assert supply(game) == {"culture": 1, "gold": 2}

    if later:
        act(game, "end", "activate 1 a", "end", "activate 1 a")
    act(game, "build workshop", "develop divine-kingship")

    assert supply(game) == {"production": 3}
    assert deck(game) == ["workshop"]
