"""Taking actions: as many as one can pay, in any order; what texts take for generated and what they spend."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import seeded
from monumental.play.imagine import imagine
from tests.classic_scene import (
    act,
    board,
    deck,
    end_turn,
    keys,
    lacking,
    land,
    offered,
    player,
    refused,
    scene,
    supply,
    told,
    units,
    words,
)

# Any number of actions


@pytest.mark.rule("BASE-ACTN-01")
@pytest.mark.parametrize(
    "order",
    [
        ["build workshop", "acquire 1", "progress", "conquer 2", "send 1", "branch 1"],
        ["conquer 2", "send 1", "branch 1", "progress", "acquire 1", "build workshop"],
        ["acquire 1", "conquer 2", "send 1", "branch 1", "build workshop", "progress"],
    ],
)
def test_actions_are_taken_in_any_order_and_combination(order: list[str]) -> None:
    game = scene(
        supply="2 production 6 science 1 military",
        display="wheel . . . . .",
        known="fort",
        luck="thracians",
    )

    act(game, *order)

    assert game.seat == 0
    assert land(game) == [1, 2]
    owned = [*deck(game), *keys(game, player(game).drawn)]
    assert sorted(owned) == ["fort", "wheel", "workshop"]
    assert len(told(game, "paid")) == 4


@pytest.mark.rule("BASE-ACTN-01")
def test_the_same_action_is_taken_as_often_as_it_can_be_paid() -> None:
    """Q-B-20: the number of cards acquired in a turn has no other limit."""
    game = scene(supply="7 production 7 science", display="mathematics weaponry . . . .")

    act(game, "build workshop", "build workshop", "build laboratory", "acquire 1", "acquire 2")

    assert supply(game) == {"production": 1, "science": 1}
    assert deck(game) == ["workshop", "workshop", "laboratory", "mathematics", "weaponry"]
    assert lacking(game, "build workshop") == ("production", 2, 1)


@pytest.mark.rule("BASE-ACTN-01")
def test_a_turn_may_end_without_any_action() -> None:
    game = scene(supply="9 production")

    act(game, "end")

    assert (game.seat, game.choice().question) == (1, "activate")


@pytest.mark.rule("BASE-ACTN-01")
def test_prices_made_lower_add_up_and_never_fall_below_nothing() -> None:
    """Q-G-04: what costs nothing is still acquired, as the Eiffel Tower shows."""
    game = scene(
        civ="chinese",
        city="fort/computing* eiffel-tower* . . . . . . .",
        policies="imperial-examinations",
        supply="1 science",
        display="mathematics wheel . . . .",
    )

    act(game, "acquire 1")
    assert supply(game) == {"science": 1, "culture": 1}
    act(game, "acquire 2")

    assert supply(game) == {"culture": 2}
    assert deck(game) == ["mathematics", "wheel"]


# The actions there are


@pytest.mark.rule("BASE-ACTN-03")
def test_the_actions_of_a_turn() -> None:
    """Seven of the rulebook, the texts of cards, the tokens of the reserve, and the end of the turn."""
    game = scene(
        civ="greeks",
        city="forum* . . . . . . . .",
        supply="9 production 9 science 9 military 9 culture 9 gold",
        display="wheel . . . . .",
        wonder="pyramids",
        policies="olympic-games",
        known="fort",
        troops="1:4 2:3",
        explorers=[2, 3],
        market_tokens="carthage-mercenaries",
        production_tokens=1,
    )

    assert {option.split()[0] for option in words(game)} == {
        *{"acquire", "build", "complete"},
        "develop",
        "conquer",
        *{"move", "lead"},
        "outpost",
        *{"explore", "visit", "pick-up"},
        "progress",
        *{"use", "policy", "token", "produce"},
        "end",
    }


@pytest.mark.rule("BASE-ACTN-03")
@pytest.mark.parametrize("action", ["gather 2", "archive a1", "discard a1", "yes"])
def test_nothing_else_is_an_action(action: str) -> None:
    game = scene(city="fort . . . . . . . .", supply="9 gold", troops="1:6 2:3")

    assert refused(game, action) == ("not-asked-now", "BASE-ACTN-01")


@pytest.mark.rule("BASE-ACTN-03")
def test_each_action_does_what_it_says() -> None:
    game = scene(
        supply="2 production 2 science 4 military 1 culture", troops="1:6 2:3", explorers=[2, 1], known="fort"
    )

    act(game, "build workshop", "develop gift-of-the-nile", "move 1", "to 2", "outpost 2")
    act(game, "explore 2 6", "pick-up 2", "pick-up 1", "progress")

    assert supply(game) == {"production": 2, "military": 2, "gold": 1}
    assert units(game, 2) == "1 troops, outpost"
    assert board(game).holdings[0].production == 2
    assert keys(game, player(game).policies) == ["gift-of-the-nile"]


@pytest.mark.rule("BASE-ACTN-03")
def test_a_text_that_would_do_nothing_is_not_offered() -> None:
    """Q-G-07. Irrigation counts the Meadows one controls."""
    game = scene(city="forum* fort/irrigation* mine* . . . . . .")
    assert offered(game, "use") == []
    assert refused(game, "use b1k") == ("condition-count", "BASE-CONQ-09")

    game = scene(city="forum* fort/irrigation* mine* . . . . . .", troops="1:7 2:1 6:1")
    act(game, "use b1k")

    assert supply(game) == {"production": 2}


# What can be seen


@pytest.mark.rule("BASE-ACTN-02")
def test_everybody_can_look_through_their_discard_pile() -> None:
    """Q-G-05: what a seat can know holds its discard pile, in the order the cards went there."""
    game = scene(city="mine* fort fort fort fort fort fort fort fort", known="fort", discard="forum library")

    end_turn(game)
    seen = imagine(game, 0, seeded(1))

    assert keys(seen, player(seen).discard) == ["forum", "library", "mine"]


@pytest.mark.rule("BASE-ACTN-02")
def test_nobody_knows_the_order_of_a_city_deck_but_for_the_cards_acquired() -> None:
    """Q-G-05."""
    game = scene(supply="2 production", urn="fort library mine")

    act(game, "build workshop")

    assert keys(game, player(game).deck.known) == ["workshop"]
    assert sorted(keys(game, player(game).deck.urn)) == ["fort", "library", "mine"]


@pytest.mark.rule("BASE-EXP-04")
@pytest.mark.parametrize(
    ("seat", "possible"),
    [
        (0, ["galleys", "purple-cloth", "shipwrights", "war-elephants"]),
        (1, ["galleys"]),
    ],
)
def test_market_tokens_looked_at_and_put_back_are_known_only_to_those_who_looked(
    seat: int, possible: list[str]
) -> None:
    """Q-G-05: seat 1 has seen what lies there; for seat 0 it may be any token but the one that was kept."""
    market = {"tile": 3, "city": "carthage", "stack": "carthage-galleys", "seen": [1], "visited": [1]}
    game = scene(markets=[market], explorers=[3, 1], other={"market_tokens": "carthage-mercenaries"})
    found = set()

    for luck in range(40):
        imagined = imagine(game, seat, seeded(luck))
        act(imagined, "visit 1")
        found.update(words(imagined))

    assert sorted(found) == [f"keep carthage-{token}" for token in possible]


# Generate

SOURCES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a policy's benefit": ({"supply": "1 culture"}, ["develop divine-kingship"]),
    "a barbarian token": (
        {"supply": "1 military", "luck": "ligurians"},
        ["conquer 2", "send 1", "branch 1"],
    ),
    "a market token": ({"market_tokens": "byzantium-mosaics"}, ["token byzantium-mosaics"]),
    "production tokens": ({"production_tokens": 2}, ["produce", "produce"]),
    "the warlord": (
        {"supply": "1 military", "luck": "thracians"},
        ["conquer 2", "send-warlord", "branch 1"],
    ),
    "a drawn card": ({"supply": "2 science", "known": "workshop"}, ["progress"]),
}


@pytest.mark.rule("BASE-TERM-09")
@pytest.mark.parametrize("source", SOURCES)
def test_the_mine_sees_production_generated_this_turn_by_any_means_and_consumes_nothing(source: str) -> None:
    """Q-B-18."""
    position, actions = SOURCES[source]
    game = scene(city="mine* . . . . . . . .", **position)
    assert refused(game, "use a1") == ("not-gained", "BASE-TERM-09")

    act(game, *actions)
    before = supply(game)
    act(game, "use a1")

    assert supply(game) == {**before, "gold": before.get("gold", 0) + 1}


@pytest.mark.rule("BASE-TERM-09")
def test_spent_production_was_still_generated() -> None:
    game = scene(city="mine* . . . . . . . .", production_tokens=2)

    act(game, "produce", "produce", "build workshop", "use a1")

    assert supply(game) == {"gold": 1}


@pytest.mark.rule("BASE-TERM-09")
def test_gold_paid_as_production_and_tokens_in_the_reserve_are_not_generated() -> None:
    """Q-G-03, Q-B-18: a Production token counts when it is used."""
    game = scene(city="mine* . . . . . . . .", supply="2 gold", explorers=[2, 6])

    act(game, "build workshop", "pick-up 1", "pick-up 2")

    assert player(game).gained == [0, 0, 0, 0, 0]
    assert refused(game, "use a1") == ("not-gained", "BASE-TERM-09")


@pytest.mark.rule("BASE-TERM-09")
def test_what_was_generated_counts_for_this_turn_only() -> None:
    game = scene(production_tokens=2)

    act(game, "produce", "produce")
    assert player(game).gained == [2, 0, 0, 0, 0]
    act(game, "end")

    assert player(game).gained == [0, 0, 0, 0, 0]


# Spend


@pytest.mark.rule("BASE-TERM-10")
def test_a_text_that_spends_consumes_resources_for_what_it_gives() -> None:
    game = scene(city="forum* . . . . . . . .", supply="2 production 1 science")

    act(game, "use a1", "branch 2")
    assert words(game) == ["pay production", "pay science"]
    act(game, "pay production")
    assert words(game) == ["pay science"]
    act(game, "pay science")

    assert supply(game) == {"production": 1, "culture": 1}


@pytest.mark.rule("BASE-TERM-10")
@pytest.mark.parametrize("too_little", ["2 production", "1 production 9 culture"])
def test_a_text_that_spends_must_be_paid_in_full(too_little: str) -> None:
    """Q-G-07. The Forum wants two different Basic resources."""
    game = scene(city="forum* . . . . . . . .", supply=too_little)

    assert refused(game, "use a1") == ("cannot-pay-different", "BASE-TERM-10")


@pytest.mark.rule("BASE-TERM-10")
def test_gold_stands_in_where_a_text_spends() -> None:
    """Q-B-19."""
    game = scene(city="forum* . . . . . . . .", supply="2 production 1 gold")

    act(game, "use a1", "branch 2", "pay production")
    assert words(game) == ["pay gold"]
    act(game, "pay gold")

    assert supply(game) == {"production": 1, "culture": 1}
    assert [event.resource for event in told(game, "paid")] == [0, 4]
