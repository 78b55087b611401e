"""Turn actions with cards: using the text of an activated card, and Scientific Progress."""

from __future__ import annotations

import pytest

from monumental import unpack
from tests.classic_scene import land
from tests.continuous_scene import act, city, deck, keys, offered, player, refused, scene, supply, told, words
from tests.rules.continuous.around_the_table import all_pass

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key

TOKEN = "carthage-mercenaries"


# Using a card


@pytest.mark.rule("CONT-ACT-11")
def test_using_the_text_of_an_activated_card_is_a_turn_action() -> None:
    game = scene(city="agora* agora* . . . . . . .", supply="2 gold", market_tokens=TOKEN)

    act(game, "use a1")
    second = refused(game, "use b1")
    act(game, "end", "pass", "use b1")

    assert second == ("acted-already", "CONT-ACT-01")
    assert supply(game) == {"production": 2, "science": 2, "military": 2}


@pytest.mark.rule("CONT-ACT-11")
def test_a_card_and_the_knowledge_under_it_take_a_turn_each() -> None:
    game = scene(city="agora/irrigation* . . . . . . . .", supply="1 gold", troops="1:7 2:1 6:1")

    act(game, "use a1k", "pass")

    assert supply(game) == {"production": 2, "gold": 1}
    assert offered(game, "use") == ["use a1"]


@pytest.mark.rule("CONT-ACT-11")
@pytest.mark.parametrize(
    ("cell", "reason", "clause"),
    [
        ("a1", "nothing-to-use", "CONT-ACT-11"),
        ("b1", "not-activated", "CONT-ACT-11"),
        ("c1", "not-gained", "CONT-FREE-10"),
        ("a2", "no-card-there", "CONT-ACT-11"),
    ],
)
def test_only_an_activated_card_with_a_text_that_does_something_is_used(
    cell: str, reason: str, clause: str
) -> None:
    """A Fort, a Forum that lies straight, a Mine that finds no Production gained, and a gap."""
    game = scene(city="fort* forum mine* . . . . . .", supply="2 gold")

    assert offered(game, "use") == []
    assert refused(game, f"use {cell}") == (reason, clause)


@pytest.mark.rule("CONT-ACT-11")
def test_a_text_of_several_sentences_is_one_turn_action() -> None:
    """The Great Wall moves up to 2 Units and gives a Gold with an Outpost."""
    game = scene(city="great-wall* . . . . . . . .", troops="1:8 2:1", outposts=[6])

    act(game, "use a1", "move 1", "to 2", "move 1", "to 6")

    assert supply(game) == {"gold": 1}
    assert game.seat == 1


@pytest.mark.rule("CONT-ACT-11")
def test_the_units_that_a_text_moves_do_not_open_the_armies_action() -> None:
    game = scene(
        city="great-wall* . . . . . . . .", troops="1:8 2:1", supply="5 military", market_tokens=TOKEN
    )

    act(game, "use a1", "move 1", "to 2", "no")

    assert words(game) == [f"token {TOKEN}", "end"]
    assert refused(game, "move 1") == ("acted-already", "CONT-ACT-01")


# Purchases that a text allows


@pytest.mark.rule("CONT-ACT-11")
def test_a_text_that_lets_one_build_part_of_a_wonder_is_one_action_with_it() -> None:
    """Q-C-28: the Aswan Quarry makes that section cost 4 less."""
    cost = CARDS["great-wall"].cost
    game = scene(
        city="aswan-quarry* . . . . . . . .",
        display="great-wall . . . . .",
        supply="9 production",
        market_tokens=TOKEN,
    )

    act(game, "use a1", "acquire 1")

    assert supply(game) == {"production": 9 - (cost - 4)}
    assert keys(game, [player(game).wonder]) == ["great-wall"]
    assert refused(game, "complete") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-ACT-11")
def test_a_text_that_lets_one_acquire_a_card_is_one_action_with_it() -> None:
    """Q-C-28: the University makes that Knowledge cost 2 less."""
    game = scene(city="university* . . . . . . . .", display="wheel . . . . .", supply="2 science")

    act(game, "use a1", "acquire 1")

    assert (supply(game), deck(game)) == ({}, ["wheel"])
    assert game.seat == 1


@pytest.mark.rule("CONT-ACT-12")
def test_a_policy_that_lets_one_conquer_is_one_action_with_it() -> None:
    """Q-C-28: the Phalanx conquers for 1 less."""
    game = scene(
        civ="greeks",
        policies="phalanx",
        troops="1:6 2:3",
        supply="3 military",
        market_tokens=TOKEN,
        luck="gauls",
    )

    act(game, "policy", "conquer 3", *["send 2", "send 2", "send 1"], "branch 1")

    assert land(game) == [1, 2, 3]
    assert supply(game) == {"science": 1, "military": 1, "gold": 1}
    assert refused(game, "conquer 6") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-ACT-11")
def test_a_permanent_discount_needs_no_action() -> None:
    """Q-C-28: Metal Casting makes Buildings cost 1 less, each time."""
    game = scene(city="fort/metal-casting* . . . . . . . .", supply="2 production")

    act(game, "build workshop", "pass", "build workshop")

    assert deck(game) == ["workshop", "workshop"]
    assert supply(game) == {}
    assert refused(game, "use a1k") == ("works-by-itself", "BASE-ACT-05")


# Scientific Progress


@pytest.mark.rule("CONT-ACT-13")
def test_scientific_progress_is_a_turn_action_and_may_be_repeated_on_later_turns() -> None:
    """Q-C-24."""
    game = scene(supply="5 science", known="library fort", market_tokens=TOKEN)

    act(game, "progress")
    second = refused(game, "progress")
    act(game, "end", "pass", "progress")

    assert second == ("acted-already", "CONT-ACT-01")
    assert keys(game, player(game).drawn) == ["fort", "library"]
    assert supply(game) == {"science": 2, "military": 1}


@pytest.mark.rule("CONT-ACT-13")
def test_the_text_of_the_drawn_card_is_used_at_once_in_the_same_turn() -> None:
    """Q-C-24."""
    game = scene(supply="2 science 1 gold", known="agora", market_tokens=TOKEN)

    act(game, "progress")
    asked = (game.choice().question, game.seat, words(game), supply(game))
    act(game, "yes")

    assert asked == ("use-drawn", 0, ["yes", "no"], {"gold": 2})
    assert supply(game) == {"production": 1, "science": 1, "military": 1, "gold": 1}
    assert refused(game, "use d1") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-ACT-13")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_used_or_not_the_text_of_a_drawn_card_is_gone_afterwards(answer: str) -> None:
    """Q-C-24: an effect not used then is lost."""
    game = scene(supply="2 science 2 gold", known="agora")

    act(game, "progress", answer, "pass")

    assert game.seat == 0
    assert offered(game, "use") == []
    assert refused(game, "use d1") == ("only-when-drawn", "CONT-FREE-07")


@pytest.mark.rule("CONT-ACT-13")
def test_a_text_that_does_nothing_when_it_is_drawn_is_lost_too() -> None:
    """Q-C-24: the Mine asks for 2 Production gained."""
    game = scene(supply="2 science", known="mine", production_tokens=2)

    act(game, "progress", "end", "pass", "produce", "produce")

    assert supply(game) == {"production": 2}
    assert offered(game, "use") == []
    assert refused(game, "use d1") == ("only-when-drawn", "CONT-FREE-07")


@pytest.mark.rule("CONT-ACT-13")
def test_the_permanent_text_of_a_drawn_card_is_in_force_for_the_rest_of_the_round() -> None:
    """Q-B-44: it counts as activated. Metal Casting makes a Workshop cost 1 less."""
    game = scene(supply="1 production 2 science", known="metal-casting")

    act(game, "progress", "pass", "build workshop")

    assert (supply(game), deck(game)) == ({}, ["workshop"])


@pytest.mark.rule("CONT-ACT-13")
def test_a_drawn_card_is_discarded_when_the_cities_are_replenished() -> None:
    """Q-C-24: not when the turn ends."""
    game = scene(supply="2 science", known="fort fort fort fort fort fort fort fort fort library")

    act(game, "progress", "pass")
    discard_before = player(game).discard
    all_pass(game)

    assert discard_before == ()
    assert keys(game, player(game).discard) == ["library"]
    assert player(game).drawn == ()
    assert city(game)[:9] == ["fort"] * 9


@pytest.mark.rule("CONT-ACT-13")
def test_scientific_progress_needs_2_science_and_a_card_as_in_classic() -> None:
    poor = scene(supply="1 science", known="fort")
    empty = scene(supply="9 science")

    assert refused(poor, "progress") == ("cannot-pay", "BASE-SCI-01")
    assert refused(empty, "progress") == ("empty-deck", "BASE-ACT-07")


@pytest.mark.rule("CONT-ACT-13")
def test_a_card_that_was_bought_is_drawn_on_a_later_turn_of_the_round() -> None:
    """Q-B-21: it lies on top of the deck."""
    game = scene(supply="2 production 2 science", known="fort")

    act(game, "build laboratory", "pass", "progress")

    assert keys(game, player(game).drawn) == ["laboratory"]
    assert supply(game) == {"science": 2}


@pytest.mark.rule("CONT-ACT-13")
def test_cards_that_a_drawn_card_draws_belong_to_the_same_action() -> None:
    game = scene(supply="2 science", known="fort library-of-alexandria")

    act(game, "progress", "yes")

    assert keys(game, player(game).drawn) == ["library-of-alexandria", "fort"]
    assert supply(game) == {"military": 1}
    assert game.seat == 1
    assert [event.seat for event in told(game, "drew")] == [0, 0]


@pytest.mark.rule("CONT-ACT-11")
@pytest.mark.parametrize(
    ("answer", "gained"),
    [("yes", {"production": 1, "science": 1, "military": 1, "gold": 1}), ("no", {"gold": 2})],
)
def test_a_card_that_a_text_draws_is_used_at_once_or_not_at_all(answer: str, gained: dict[str, int]) -> None:
    """Q-C-24: the Library of Alexandria draws, without Science."""
    game = scene(city="library-of-alexandria* . . . . . . . .", supply="1 gold", known="agora")

    act(game, "use a1", answer, "pass")

    assert supply(game) == gained
    assert offered(game, "use") == []
    assert refused(game, "use d1") == ("only-when-drawn", "CONT-FREE-07")
