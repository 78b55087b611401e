"""Tokens are used freely, and whatever comes of a free action is free too."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import unpack
from tests.classic_scene import holdings, owner
from tests.continuous_scene import act, city, deck, offered, refused, scene, supply, told, words

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key

NO_TOKENS: dict[int, str] = {}


# Tokens


@pytest.mark.rule("CONT-FREE-08")
def test_a_market_token_is_used_freely_once() -> None:
    game = scene(market_tokens="carthage-mercenaries", tokens=NO_TOKENS)

    act(game, "token carthage-mercenaries")

    assert game.seat == 0
    assert supply(game) == {"military": 4}
    assert offered(game, "conquer") == ["conquer 2", "conquer 6"]
    assert refused(game, "token carthage-mercenaries") == ("token-used", "BASE-EXP-10")


@pytest.mark.rule("CONT-FREE-08")
def test_a_production_token_is_used_freely() -> None:
    game = scene(production_tokens=2)

    act(game, "produce", "produce")

    assert supply(game) == {"production": 2}
    assert holdings(game).production == 0
    assert refused(game, "produce") == ("no-production-in-reserve", "CONT-FREE-08")


@pytest.mark.rule("CONT-FREE-08")
def test_taking_a_token_is_the_turn_action_and_using_it_is_free() -> None:
    """The Explorer's visit ends when nothing more is wanted."""
    game = scene(
        explorers=[3, 1],
        markets=[{"tile": 3, "city": "carthage", "stack": "carthage-mercenaries", "seen": [0]}],
    )

    act(game, "visit 1", "keep carthage-mercenaries", "token carthage-mercenaries")

    assert supply(game) == {"military": 4}
    assert refused(game, "conquer 2") == ("acted-already", "CONT-ACT-01")


# Whatever comes of it


@pytest.mark.rule("CONT-FREE-09")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_conquest_by_a_free_action_and_all_its_benefits_are_free(when: str) -> None:
    """War Elephants conquer for 1 Military: Viking Raids, Siegfried and both benefits of the token come."""
    game = scene(
        civ="danes",
        against="greeks",
        policies="viking-raids",
        market_tokens="carthage-war-elephants",
        supply="2 production 1 military",
        luck="thracians",
    )
    free = ["token carthage-war-elephants", "conquer 2", "send-warlord", "branch 1"]

    act(game, *(["build workshop", *free] if when == "after" else [*free, "build workshop"]))

    assert owner(game, 2) == 0
    assert supply(game) == {"production": 1, "military": 1, "gold": 1}
    assert len(told(game, "acquired")) == 1


@pytest.mark.rule("CONT-FREE-09")
def test_after_a_conquest_by_a_free_action_another_one_is_the_turn_action() -> None:
    game = scene(market_tokens="carthage-war-elephants", supply="2 military", tokens=NO_TOKENS)

    act(game, "token carthage-war-elephants", "conquer 2", "send-warlord", "conquer 6", "send 1")

    assert [owner(game, tile) for tile in (2, 6)] == [0, 0]
    assert supply(game) == {"production": 2}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-09")
def test_a_wonder_completed_by_a_free_action_gives_its_bonus_and_what_the_bonus_brings() -> None:
    """Master Builders complete Machu Picchu for 4 less, its bonus conquers, Ramses II gives 2 Production."""
    game = scene(
        market_tokens="byzantium-master-builders",
        wonder="machu-picchu",
        supply=f"{2 + CARDS['machu-picchu'].completion_cost - 4} production 1 military",
        tokens=NO_TOKENS,
    )

    act(game, "build workshop", "token byzantium-master-builders", "complete")
    act(game, "conquer 2", "send-warlord", "site 2")

    assert supply(game) == {"production": 2}
    assert deck(game) == ["workshop", "machu-picchu"]
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-09")
def test_a_text_that_answers_to_a_free_action_is_free_too() -> None:
    """Copyists archive a card, and the Book of the Dead gives 1 Culture for the first of the round."""
    game = scene(
        policies="book-of-the-dead",
        market_tokens="baghdad-copyists",
        city="library . . . . . . . .",
        supply="2 production",
    )

    act(game, "token baghdad-copyists", "archive a1")

    assert supply(game) == {"production": 2, "science": 2, "culture": 1}
    assert city(game)[0] == "."
    assert "build workshop" in words(game)


# The end of the turn


@pytest.mark.rule("CONT-FREE-01", "CONT-FREE-08")
@pytest.mark.parametrize(
    ("mine", "left"),
    [
        ({"production_tokens": 1}, ["produce", "end"]),
        ({"market_tokens": "carthage-mercenaries"}, ["token carthage-mercenaries", "end"]),
        ({"packs": ("base", "heroes"), "hero": "boudica"}, ["dismiss", "end"]),
    ],
    ids=["a Production token", "a Market token", "a Hero"],
)
def test_as_long_as_a_free_action_can_be_taken_the_turn_does_not_end_by_itself(
    mine: dict[str, Any], left: list[str]
) -> None:
    game = scene(supply="2 production", tokens=NO_TOKENS, **mine)

    act(game, "build workshop")

    assert (game.seat, words(game)) == (0, left)
    act(game, "end")
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-01")
def test_after_the_last_free_action_the_turn_ends_by_itself() -> None:
    game = scene(supply="2 production", tokens=NO_TOKENS, production_tokens=2)

    act(game, "build workshop", "produce", "produce")

    assert supply(game) == {"production": 2}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-01", "CONT-FREE-08")
@pytest.mark.parametrize("order", ["produce first", "token first"])
def test_market_and_production_tokens_are_used_in_any_order_after_the_action(order: str) -> None:
    game = scene(
        supply="2 production", tokens=NO_TOKENS, production_tokens=1, market_tokens="carthage-mercenaries"
    )
    uses = ["produce", "token carthage-mercenaries"]

    act(game, "build workshop", *(uses if order == "produce first" else reversed(uses)))

    assert supply(game) == {"production": 1, "military": 4}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-01", "CONT-FREE-08")
def test_a_production_token_may_pay_for_a_market_token_after_the_action() -> None:
    """Master Builders begin a Wonder; with the token's Production the Panama Canal can be paid now."""
    assert CARDS["panama-canal"].cost - 4 == 2
    position = {
        "policies": "gift-of-the-nile",
        "tokens": {},
        "troops": "1:8 2:1",
        "production_tokens": 1,
        "display": "panama-canal . . . . .",
    }
    needed = scene(**position, market_tokens="byzantium-master-builders")
    alone = scene(**position)

    act(needed, "policy", "produce")
    act(alone, "policy")

    assert (needed.seat, offered(needed, "token")) == (0, ["token byzantium-master-builders"])
    # Whoever let the table end turns would lose nothing by it here, and could there.
    assert alone.choice().can_wait(alone)
    assert not needed.choice().can_wait(needed)


@pytest.mark.parametrize(
    ("mine", "can_wait"),
    [
        ({"production_tokens": 1}, True),
        ({"packs": ("base", "heroes"), "hero": "boudica"}, True),
        ({"market_tokens": "carthage-mercenaries"}, False),
        ({"market_tokens": "carthage-mercenaries", "production_tokens": 1}, False),
    ],
)
def test_the_table_knows_what_is_as_good_on_the_next_turn(mine: dict[str, Any], can_wait: bool) -> None:
    game = scene(supply="2 production", tokens=NO_TOKENS, **mine)
    before = game.choice().can_wait(game)

    act(game, "build workshop")

    assert not before
    assert game.choice().can_wait(game) is can_wait
