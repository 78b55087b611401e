"""Production, Science and Military; Culture and Gold: what they pay for, and how long they last."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scene import (
    act,
    keys,
    offered,
    pass_round,
    player,
    printed,
    refused,
    scene,
    stack,
    supply,
    told,
    words,
)

ACTIVATION = ["EndRound 0", "TakeTurn 0", "ActivateCity 1", "ActivateCity 0"]

#: Everything but one resource, so that only that one is missing.
NO_PRODUCTION = "9 science 9 military 9 culture"
NO_SCIENCE = "9 production 9 military 9 culture"
NO_MILITARY = "9 production 9 science 9 culture"
NO_CULTURE = "9 production 9 science 9 military 9 gold"


# Basic resources


@pytest.mark.rule("DUEL-RES-01")
def test_a_basic_resource_is_production_science_or_military() -> None:
    game = scene(city="ball-court* . . . . . . . .")

    act(game, "use a1")

    assert words(game) == ["take production", "take science", "take military"]
    assert refused(game, "take culture") == ("not-basic", "DUEL-TERM-06")
    assert refused(game, "take gold") == ("not-basic", "DUEL-TERM-06")


@pytest.mark.rule("DUEL-RES-01")
def test_culture_is_not_paid_as_a_basic_resource() -> None:
    game = scene(city="forum* . . . . . . . .", supply="1 production 1 science 5 culture")

    act(game, "use a1", "branch 2")

    assert words(game) == ["pay production", "pay science"]
    assert refused(game, "pay culture") == ("not-basic", "DUEL-TERM-06")


@pytest.mark.rule("DUEL-RES-02")
def test_production_pays_for_a_building_of_the_display() -> None:
    game = scene(supply="5 production", display="academy . . . . .")

    act(game, "acquire 1")

    assert supply(game) == {"production": 2}
    assert keys(game, player(game).deck.known) == ["academy"]


@pytest.mark.rule("DUEL-RES-02")
@pytest.mark.parametrize("building", ["workshop", "laboratory", "archery-range"])
def test_production_pays_for_a_basic_building(building: str) -> None:
    game = scene(supply="2 production")

    act(game, f"build {building}")

    assert supply(game) == {}
    assert keys(game, player(game).deck.known) == [building]


@pytest.mark.rule("DUEL-RES-02")
def test_production_pays_for_both_sections_of_a_wonder() -> None:
    """The right circle is paid in Production too (M-12)."""
    game = scene(supply="6 production", display="hagia-sophia . . . . .", other={"passed": True})

    act(game, "acquire 1")
    assert supply(game) == {"production": 2}
    assert refused(game, "complete") == ("cannot-pay", "DUEL-WON-01")

    game = scene(supply="6 production", wonder="hagia-sophia")
    act(game, "complete")
    assert supply(game) == {"production": 2}


@pytest.mark.rule("DUEL-RES-02")
def test_nothing_but_production_pays_for_buildings_and_wonders() -> None:
    game = scene(supply=NO_PRODUCTION, display="academy colossus-of-rhodes . . . .", wonder="borobudur")

    assert refused(game, "acquire 1") == ("cannot-pay", "DUEL-ACQ-03")
    assert refused(game, "acquire 2") == ("cannot-pay", "DUEL-ACQ-14")
    assert refused(game, "build workshop") == ("cannot-pay", "DUEL-ACQ-03")
    assert refused(game, "complete") == ("cannot-pay", "DUEL-WON-01")


@pytest.mark.rule("DUEL-RES-03")
def test_science_pays_for_knowledge() -> None:
    game = scene(supply=f"{printed('masonry').cost + 2} science", display="masonry . . . . .")

    act(game, "acquire 1")

    assert supply(game) == {"science": 2}
    assert keys(game, player(game).deck.known) == ["masonry"]


@pytest.mark.rule("DUEL-RES-03")
def test_science_pays_for_scientific_progress() -> None:
    game = scene(supply="3 science", known="work-camp")

    act(game, "progress")

    assert supply(game) == {"science": 1, "production": 1}
    assert keys(game, [event.card for event in told(game, "drew")]) == ["work-camp"]


@pytest.mark.rule("DUEL-RES-03")
def test_nothing_but_science_pays_for_knowledge_and_progress() -> None:
    game = scene(supply=NO_SCIENCE, display="masonry . . . . .", known="work-camp")

    assert refused(game, "acquire 1") == ("cannot-pay", "DUEL-ACQ-06")
    assert refused(game, "progress") == ("cannot-pay", "DUEL-SCI-01")


@pytest.mark.rule("DUEL-RES-04")
def test_military_pays_for_a_province_of_the_display() -> None:
    game = scene(supply=f"{printed('tibet').cost + 1} military", display="tibet . . . . .")

    act(game, "acquire 1")

    assert supply(game) == {"military": 1, "culture": 1}
    assert keys(game, stack(game).cards) == ["tibet"]


@pytest.mark.rule("DUEL-RES-04")
def test_military_pays_for_a_province_of_the_opponent() -> None:
    game = scene(supply=f"{printed('tibet').cost + 1} military", other={"provinces": "tibet"})

    act(game, "conquer")

    assert supply(game) == {"military": 1}
    assert keys(game, stack(game).cards) == ["tibet"]


@pytest.mark.rule("DUEL-RES-04")
def test_nothing_but_military_pays_for_provinces() -> None:
    game = scene(supply=NO_MILITARY, display="tibet . . . . .", other={"provinces": "sahara"})

    assert refused(game, "acquire 1") == ("cannot-pay", "DUEL-ACQ-07")
    assert refused(game, "conquer") == ("cannot-pay", "DUEL-CONQ-02")


@pytest.mark.rule("DUEL-RES-05")
def test_generated_basic_resources_are_added_to_the_personal_supply() -> None:
    game = scene(city="work-camp library fort workshop . . . . .", supply="1 production", agenda=ACTIVATION)

    act(game, "activate 1 a")

    assert supply(game, 0) == {"production": 4, "science": 1, "military": 1}
    assert supply(game, 1) == {}
    assert player(game).gained == [3, 1, 1, 0, 0]


@pytest.mark.rule("DUEL-RES-05")
def test_basic_resources_of_card_texts_are_added_to_the_personal_supply_too() -> None:
    game = scene(supply=f"{printed('phoenicia').cost} military", display="phoenicia . . . . .")

    act(game, "acquire 1")

    assert supply(game) == {"science": 1}
    assert [(event.seat, event.resource, event.number) for event in told(game, "gained")] == [(0, 1, 1)]


@pytest.mark.rule("DUEL-RES-06")
def test_unspent_basic_resources_of_both_players_are_lost_with_the_round() -> None:
    everything = "3 production 2 science 1 military 4 culture 5 gold"
    game = scene(supply=everything, other={"supply": everything})

    pass_round(game)

    assert game.state.round == 2
    assert supply(game, 0) == {"culture": 4, "gold": 5}
    assert supply(game, 1) == {"culture": 4, "gold": 5}


@pytest.mark.rule("DUEL-RES-06")
def test_basic_resources_can_be_used_until_the_round_ends() -> None:
    """An action of either player takes nothing away."""
    game = scene(supply="4 production", other={"supply": "2 production"})

    act(game, "build workshop", "build workshop")

    assert supply(game) == {"production": 2}
    act(game, "build laboratory")
    assert supply(game) == {}


@pytest.mark.rule("DUEL-RES-06")
def test_basic_resources_gained_after_passing_are_lost_at_the_end_of_the_round() -> None:
    """Q-D-42."""
    game = scene(first=1, passed=True, supply="2 production 1 gold")
    assert (game.seat, supply(game, 0)) == (1, {"production": 2, "gold": 1})

    act(game, "pass")

    assert game.state.round == 2
    assert supply(game, 0) == {"gold": 1}


@pytest.mark.rule("DUEL-RES-07")
@pytest.mark.parametrize(
    ("resource", "source"),
    [("production", "workshop"), ("science", "laboratory"), ("military", "archery-range")],
)
def test_basic_resources_never_run_out(resource: str, source: str) -> None:
    """Both players together hold far more than the 13 tokens of the box, and gain and pay as ever."""
    game = scene(
        city=f"{source} {source} {source} . . . . . .",
        supply=f"20 {resource}",
        other={"supply": f"20 {resource}"},
        agenda=ACTIVATION,
    )

    act(game, "activate 1 a", "activate 1 a")
    assert supply(game, 0) == {resource: 26}

    act(game, f"advantage {resource} 25")
    assert supply(game, 0) == {resource: 1}
    assert supply(game, 1) == {resource: 20}


# Culture


@pytest.mark.rule("DUEL-RES-08")
def test_culture_pays_for_a_policy() -> None:
    game = scene(supply="3 culture", policies="shogunate")

    act(game, "develop rangaku")

    assert supply(game) == {"culture": 1, "military": 2, "gold": 1}
    assert keys(game, player(game).policies) == ["shogunate", "rangaku"]


@pytest.mark.rule("DUEL-RES-08", "DUEL-RES-09")
def test_nothing_but_culture_pays_for_a_policy_not_even_gold() -> None:
    game = scene(supply=NO_CULTURE)

    assert offered(game, "develop") == []
    assert refused(game, "develop zen") == ("cannot-pay", "DUEL-POL-01")


# Gold

PAYMENTS: list[tuple[dict[str, Any], str, int, str]] = [
    ({"display": "academy . . . . ."}, "acquire 1", printed("academy").cost, "DUEL-ACQ-03"),
    ({}, "build workshop", 2, "DUEL-ACQ-03"),
    (
        {"display": "colossus-of-rhodes . . . . ."},
        "acquire 1",
        printed("colossus-of-rhodes").cost,
        "DUEL-ACQ-14",
    ),
    ({"wonder": "borobudur"}, "complete", printed("borobudur").completion_cost, "DUEL-WON-01"),
    ({"display": "masonry . . . . ."}, "acquire 1", printed("masonry").cost, "DUEL-ACQ-06"),
    ({"known": "library"}, "progress", 2, "DUEL-SCI-01"),
    ({"display": "sahara . . . . ."}, "acquire 1", printed("sahara").cost, "DUEL-ACQ-07"),
    ({"other": {"provinces": "sahara barricade"}}, "conquer", printed("sahara").cost + 2, "DUEL-CONQ-05"),
    ({}, "advantage science 2", 2, "DUEL-ADV-03"),
]


@pytest.mark.rule("DUEL-RES-09")
@pytest.mark.parametrize(("position", "action", "price", "clause"), PAYMENTS)
def test_gold_stands_in_for_any_basic_resource_one_for_one(
    position: dict[str, Any], action: str, price: int, clause: str
) -> None:
    """In every payment, the Advantage included (Q-G-02)."""
    game = scene(**position, supply=f"{price - 1} gold")
    assert refused(game, action) == ("cannot-pay", clause)

    game = scene(**position, supply=f"{price + 1} gold")
    act(game, action)

    assert player(game).supply[4] == 1


@pytest.mark.rule("DUEL-RES-09")
def test_gold_stands_in_only_for_what_is_missing() -> None:
    """Mixed payments are possible (Q-G-02)."""
    price = printed("masonry").cost
    game = scene(supply=f"1 science {price} gold 2 military", display="masonry . . . . .")

    act(game, "acquire 1")

    assert supply(game) == {"military": 2, "gold": 1}


@pytest.mark.rule("DUEL-RES-09")
def test_two_gold_stand_for_two_different_basic_resources_in_a_card_text() -> None:
    """Payments of card texts are payments too (Q-G-02)."""
    game = scene(city="forum* . . . . . . . .", supply="1 gold")
    assert refused(game, "use a1") == ("cannot-pay-different", "DUEL-TERM-22")

    game = scene(city="forum* . . . . . . . .", supply="2 gold")
    act(game, "use a1", "branch 2", "pay gold", "pay gold")

    assert supply(game) == {"culture": 1}


@pytest.mark.rule("DUEL-RES-09")
def test_gold_paid_as_science_is_no_science_gained() -> None:
    """Q-G-03."""
    game = scene(supply="2 gold", known="fort")

    act(game, "progress")

    assert player(game).gained == [0, 0, 1, 0, 0]


@pytest.mark.rule("DUEL-RES-09")
def test_no_other_resource_stands_in_for_gold() -> None:
    """Never the other way round (Q-G-02)."""
    game = scene(supply="9 production 9 science 9 military 9 culture", free={"face_up": "bukhara . ."})

    assert offered(game, "trade") == []
    assert refused(game, "trade bukhara") == ("cannot-pay", "DUEL-SCOUT-04")


# Gold and Culture last


@pytest.mark.rule("DUEL-RES-10")
def test_gold_and_culture_are_added_to_the_personal_supply() -> None:
    game = scene(city="trading-post hagia-sophia . . . . . . .", supply="1 gold", agenda=ACTIVATION)

    act(game, "activate 1 a")

    assert supply(game, 0) == {"gold": 3, "culture": 1}
    assert supply(game, 1) == {}


@pytest.mark.rule("DUEL-RES-10")
def test_gold_and_culture_are_kept_round_after_round() -> None:
    game = scene(
        supply="4 culture 5 gold",
        other={"supply": "1 culture"},
        display="masonry . . . . .",
        eras=["sahara academy democracy phoenicia amphitheater"],
        luck="sahara academy democracy phoenicia amphitheater",
    )

    pass_round(game)
    act(game, "activate 1 a", "activate 1 a")
    pass_round(game)

    assert game.state.round == 3
    assert supply(game, 0) == {"culture": 4, "gold": 5}
    assert supply(game, 1) == {"culture": 1}


@pytest.mark.rule("DUEL-RES-11")
def test_gold_and_culture_can_be_spent_in_the_round_they_were_gained() -> None:
    """The Hagia Sophia gives 1 Culture when it is activated and 1 for the Policy."""
    game = scene(
        city="trading-post hagia-sophia . . . . . . .",
        other={"passed": True},
        agenda=["EndRound 0", "TakeTurn 0", "ActivateCity 0"],
    )
    act(game, "activate 1 a")

    act(game, "build workshop", "develop shogunate")

    assert keys(game, player(game).deck.known) == ["workshop"]
    assert keys(game, player(game).policies) == ["shogunate"]
    assert supply(game) == {"military": 2, "culture": 1}


@pytest.mark.rule("DUEL-RES-11")
def test_gold_and_culture_can_be_spent_in_a_later_round() -> None:
    game = scene(supply="1 culture 2 gold")
    pass_round(game)
    act(game, "activate 1 a", "activate 1 a", "pass")
    assert (game.state.round, game.seat) == (2, 0)

    act(game, "build workshop", "develop shogunate")

    assert supply(game) == {"military": 2}
    assert keys(game, player(game).policies) == ["shogunate"]


@pytest.mark.rule("DUEL-RES-09")
def test_what_gold_stood_in_for_is_told() -> None:
    game = scene(supply="1 production 2 gold")

    act(game, "build workshop")

    assert [(event.resource, event.number) for event in told(game, "paid")] == [(0, 1), (4, 1)]
    assert supply(game) == {"gold": 1}
