"""Scientific Progress: pay 2 Science, draw the top card of the city deck, and it is activated this turn."""

from __future__ import annotations

import pytest

from monumental.engine.state import DRAWN_CARDS
from tests.classic_scene import (
    act,
    city,
    deck,
    keys,
    lacking,
    offered,
    player,
    refused,
    scene,
    supply,
    told,
    words,
)

EIGHT_FORTS = "fort fort fort fort fort fort fort fort"


@pytest.mark.rule("BASE-SCI-01")
def test_two_science_draw_the_top_card_of_the_deck_and_activate_it() -> None:
    game = scene(supply="3 science", known="fort library workshop")

    act(game, "progress")

    assert supply(game) == {"production": 2, "science": 1}
    assert deck(game) == ["fort", "library"]
    assert keys(game, player(game).drawn) == ["workshop"]
    assert player(game).gained == [2, 0, 0, 0, 0]
    assert game.seat == 0


@pytest.mark.rule("BASE-SCI-01")
def test_below_the_cards_everybody_knows_luck_says_what_is_drawn() -> None:
    game = scene(supply="2 science", urn="fort library workshop", luck="library")

    act(game, "progress")

    assert supply(game) == {"science": 1}
    assert sorted(keys(game, player(game).deck.urn)) == ["fort", "workshop"]


@pytest.mark.rule("BASE-SCI-01")
def test_one_science_is_too_little() -> None:
    game = scene(supply="1 science", known="fort")

    assert offered(game, "progress") == []
    assert refused(game, "progress") == ("cannot-pay", "BASE-SCI-01")
    assert lacking(game, "progress") == ("science", 2, 1)


@pytest.mark.rule("BASE-SCI-01")
def test_scientific_progress_is_made_as_often_as_it_can_be_paid() -> None:
    """Q-B-44."""
    game = scene(supply="7 science", known="fort library workshop")

    act(game, "progress", "progress", "progress")

    assert keys(game, player(game).drawn) == ["workshop", "library", "fort"]
    assert supply(game) == {"production": 2, "science": 2, "military": 1}
    assert refused(game, "progress") == ("empty-deck", "BASE-ACT-07")


@pytest.mark.rule("BASE-SCI-01")
def test_a_card_acquired_this_turn_can_be_drawn_at_once() -> None:
    """Q-B-21: it lies on top of the deck."""
    game = scene(supply="2 production 2 science", urn="fort library")

    act(game, "build workshop", "progress")

    assert keys(game, player(game).drawn) == ["workshop"]
    assert supply(game) == {"production": 2}


@pytest.mark.rule("BASE-SCI-01", "BASE-ACT-07")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_first() -> None:
    """Q-B-44."""
    game = scene(supply="2 science", discard="fort mine", luck="fort")

    act(game, "progress")

    assert supply(game) == {"military": 1}
    assert keys(game, player(game).deck.urn) == ["mine"]
    assert player(game).discard == ()


@pytest.mark.rule("BASE-SCI-01")
def test_with_deck_and_discard_pile_empty_there_is_no_scientific_progress() -> None:
    """Q-B-44: the cards that were drawn this turn are in neither."""
    game = scene(supply="4 science", drawn="fort")

    assert offered(game, "progress") == []
    assert refused(game, "progress") == ("empty-deck", "BASE-ACT-07")


@pytest.mark.rule("BASE-SCI-01")
def test_computing_makes_scientific_progress_cheaper() -> None:
    """Q-G-04."""
    game = scene(supply="1 science", city="fort/computing* . . . . . . . .", known="workshop")

    act(game, "progress")

    assert supply(game) == {"production": 2}


# The drawn card is activated


@pytest.mark.rule("BASE-SCI-01")
def test_the_text_of_a_drawn_card_can_be_used_later_in_the_turn_once() -> None:
    game = scene(supply="2 science 1 gold", known="forum", production_tokens=1)

    act(game, "progress")
    assert refused(game, "use d1") == ("cannot-pay-different", "BASE-TERM-10")
    act(game, "produce")
    assert offered(game, "use") == ["use d1"]
    act(game, "use d1", "branch 2", "pay production", "pay gold")

    assert supply(game) == {"culture": 1}
    assert refused(game, "use d1") == ("already-used", "BASE-ACT-05")


@pytest.mark.rule("BASE-SCI-01")
def test_drawn_cards_are_used_in_any_order_each_by_itself() -> None:
    game = scene(supply="4 science", known="seafaring mine", gained="2 production")

    act(game, "progress", "progress")
    assert offered(game, "use") == ["use d1", "use d2"]
    act(game, "use d2", "take military", "use d1")

    assert supply(game) == {"military": 1, "gold": 1}
    assert refused(game, "use d3") == ("no-card-there", "BASE-ACT-04")


@pytest.mark.rule("BASE-SCI-01", "BASE-ACT-06")
def test_the_text_of_a_drawn_card_need_not_be_used() -> None:
    game = scene(city=f"mine* {EIGHT_FORTS}", supply="2 science", known="library seafaring")

    act(game, "progress", "end")

    assert told(game, "used") == []
    assert sorted(keys(game, player(game).discard)) == ["mine", "seafaring"]


@pytest.mark.rule("BASE-SCI-01")
def test_a_drawn_knowledge_is_activated_alone() -> None:
    """Q-B-44: no card is dealt on it. Mathematics gives 1 Science."""
    game = scene(supply="2 science", known="fort mathematics")

    act(game, "progress")

    assert supply(game) == {"science": 1}
    assert keys(game, player(game).drawn) == ["mathematics"]
    assert deck(game) == ["fort"]


@pytest.mark.rule("BASE-SCI-01")
def test_a_drawn_wonder_gives_no_completion_benefit_again() -> None:
    """The Pyramids give 1 Gold when they are completed."""
    game = scene(supply="2 science", known="pyramids")

    act(game, "progress")

    assert supply(game) == {}
    assert told(game, "completed") == []


@pytest.mark.rule("BASE-SCI-01")
def test_the_permanent_price_of_a_drawn_card_is_in_force_for_the_turn() -> None:
    """Q-B-44. Metal Casting: a Workshop costs 1 less."""
    game = scene(city=f"mine* {EIGHT_FORTS}", supply="1 production 2 science", known="library metal-casting")
    assert lacking(game, "build workshop") == ("production", 2, 1)

    act(game, "progress", "build workshop")
    assert supply(game) == {}
    act(game, "end")

    assert player(game).standing == ()


@pytest.mark.rule("BASE-SCI-01")
def test_the_permanent_answer_of_a_drawn_card_is_in_force_for_the_turn() -> None:
    """Q-B-44. The Eiffel Tower answers to each Knowledge acquired with 1 Culture."""
    game = scene(supply="9 science", known="eiffel-tower", display="wheel mathematics . . . .")

    act(game, "progress", "acquire 1", "acquire 2")

    assert supply(game) == {"production": 3, "culture": 2}
    assert [event.place for event in told(game, "triggered")] == [DRAWN_CARDS, DRAWN_CARDS]


# The drawn card is discarded


@pytest.mark.rule("BASE-SCI-02", "BASE-REPC-01")
def test_drawn_cards_are_discarded_with_the_activated_ones_when_the_city_is_replenished() -> None:
    game = scene(city=f"mine* {EIGHT_FORTS}", supply="4 science", known="library workshop seafaring")

    act(game, "progress", "progress")
    assert player(game).discard == ()
    act(game, "end")

    assert sorted(keys(game, player(game).discard)) == ["mine", "seafaring", "workshop"]
    assert player(game).drawn == ()
    assert city(game)[0] == "library"


@pytest.mark.rule("BASE-SCI-02")
def test_a_card_drawn_by_a_text_is_used_and_discarded_the_same_way() -> None:
    """The Library of Alexandria draws and uses a card."""
    game = scene(city=f"library-of-alexandria* {EIGHT_FORTS}", known="library seafaring")

    act(game, "use a1", "use d1", "take science")
    assert supply(game) == {"science": 1}
    act(game, "end")

    assert sorted(keys(game, player(game).discard)) == ["library-of-alexandria", "seafaring"]


# The drawn card is not part of the city


@pytest.mark.rule("BASE-SCI-03")
def test_a_drawn_card_can_be_neither_archived_nor_discarded() -> None:
    """Q-B-45."""
    game = scene(city="forum* guildhall* . . . . . . .", drawn="mine library", known="fort")
    assert refused(game, "use a1") == ("cannot-pay-different", "BASE-TERM-10")

    act(game, "use b1")

    assert words(game) == ["discard a1", "discard b1", "no"]
    assert refused(game, "discard d1") == ("not-in-city", "BASE-SCI-03")


@pytest.mark.rule("BASE-SCI-03")
def test_a_drawn_card_can_be_neither_reinforced_nor_copied_nor_activated_again() -> None:
    """Q-B-45. Hieroglyphs reinforce, the Internet copies, the Water Clocks activate again."""
    game = scene(
        city="fort/internet* library* . . . . . . .",
        drawn="hieroglyphs seafaring mine",
        gained="2 production",
        market_tokens="baghdad-water-clocks",
    )
    assert refused(game, "use a1k") == ("nothing-copyable", "BASE-ACT-05")

    act(game, "use d1")
    assert words(game) == ["reinforce a1", "reinforce b1", "no"]
    assert refused(game, "reinforce d2") == ("not-in-city", "BASE-SCI-03")
    act(game, "no", "token baghdad-water-clocks")

    assert words(game) == ["activate-card a1", "activate-card b1", "no"]
    assert refused(game, "activate-card d2") == ("not-in-city", "BASE-SCI-03")


@pytest.mark.rule("BASE-SCI-03")
def test_a_drawn_wheel_has_no_card_on_it_to_copy() -> None:
    game = scene(city="mine* . . . . . . . .", drawn="seafaring wheel", gained="2 production")

    assert offered(game, "use") == ["use a1", "use d1"]
    assert refused(game, "use d2") == ("nothing-copyable", "BASE-ACT-05")
