"""Replenishing the city at the end of the own turn."""

from __future__ import annotations

import pytest

from tests.classic_scene import (
    act,
    city,
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

SEVEN_FORTS = "fort fort fort fort fort fort fort"
EIGHT_FORTS = f"fort {SEVEN_FORTS}"


# Activated cards go


@pytest.mark.rule("BASE-REPC-01")
def test_all_activated_cards_go_to_the_discard_pile_and_the_others_stay() -> None:
    game = scene(
        city="mine* library/wheel* work-camp forum/seafaring ./irrigation* fort fort fort fort",
        known="library library library",
        discard="workshop",
    )

    act(game, "end")

    assert keys(game, player(game).discard)[0] == "workshop"
    assert sorted(keys(game, player(game).discard)) == ["irrigation", "library", "mine", "wheel", "workshop"]
    assert city(game)[:5] == ["library", "library", "work-camp", "forum", "library"]
    assert city(game)[9:] == [".", ".", ".", "seafaring", ".", ".", ".", ".", "."]


@pytest.mark.rule("BASE-REPC-01")
def test_the_city_of_another_player_is_not_replenished() -> None:
    game = scene(
        city=f"mine* {EIGHT_FORTS}", known="library", other={"city": "forum . . . . . . . .", "known": "mine"}
    )

    act(game, "end")

    assert city(game, 1)[:2] == ["forum", "."]
    assert deck(game, 1) == ["mine"]


# Gaps are filled


@pytest.mark.rule("BASE-REPC-02")
def test_gaps_are_filled_one_by_one_from_left_to_right_and_top_to_bottom() -> None:
    game = scene(city="fort . library . fort . . library fort", known="mine forum work-camp library")

    act(game, "end")

    assert city(game)[:9] == [
        *["fort", "library", "library"],
        *["work-camp", "fort", "forum"],
        *["mine", "library", "fort"],
    ]
    assert [event.place for event in told(game, "dealt")] == [1, 3, 5, 6]


@pytest.mark.rule("BASE-REPC-02")
def test_nothing_is_dealt_before_the_actions_are_over() -> None:
    game = scene(city=f". . {SEVEN_FORTS}", known="mine library", supply="2 production")

    act(game, "build workshop")
    assert told(game, "dealt") == []
    act(game, "end")

    assert city(game)[:2] == ["workshop", "library"]


# Knowledge


@pytest.mark.rule("BASE-REPC-03")
def test_a_dealt_knowledge_gets_the_next_dealt_card_on_top() -> None:
    game = scene(city=f". {SEVEN_FORTS} .", known="mine forum wheel")

    act(game, "end")

    assert (city(game)[0], city(game)[9]) == ("forum", "wheel")
    assert city(game)[8] == "mine"
    assert [event.place for event in told(game, "dealt")] == [9, 0, 8]


@pytest.mark.rule("BASE-REPC-04")
@pytest.mark.parametrize(("kept", "discarded"), [("wheel", "seafaring"), ("seafaring", "wheel")])
def test_of_two_knowledge_cards_on_one_place_one_is_kept_and_the_other_discarded(
    kept: str, discarded: str
) -> None:
    game = scene(city=f". {EIGHT_FORTS}", known="forum seafaring wheel")

    act(game, "end")
    assert (game.seat, words(game)) == (0, ["keep wheel", "keep seafaring"])
    assert refused(game, "keep irrigation") == ("keep-one-of-two", "BASE-REPC-04")
    act(game, f"keep {kept}")

    assert (city(game)[0], city(game)[9]) == ("forum", kept)
    assert keys(game, player(game).discard) == [discarded]
    assert player(game).aside == ()
    assert game.seat == 1


@pytest.mark.rule("BASE-REPC-04")
def test_the_choice_is_repeated_until_another_card_than_a_knowledge_is_dealt() -> None:
    """Q-B-46."""
    game = scene(city=f". {EIGHT_FORTS}", known="forum irrigation seafaring wheel")

    act(game, "end", "keep seafaring")
    assert words(game) == ["keep seafaring", "keep irrigation"]
    act(game, "keep seafaring")

    assert (city(game)[0], city(game)[9]) == ("forum", "seafaring")
    assert keys(game, player(game).discard) == ["wheel", "irrigation"]


@pytest.mark.rule("BASE-REPC-04", "BASE-REPC-05")
def test_the_discarded_knowledge_may_be_shuffled_and_dealt_again() -> None:
    """Q-B-46."""
    game = scene(city=f". {EIGHT_FORTS}", known="seafaring wheel", discard="forum", luck="seafaring forum")

    act(game, "end", "keep wheel")
    assert words(game) == ["keep wheel", "keep seafaring"]
    act(game, "keep wheel")

    assert (city(game)[0], city(game)[9]) == ("forum", "wheel")
    assert keys(game, player(game).discard) == ["seafaring"]


@pytest.mark.rule("BASE-REPC-04")
def test_the_choice_ends_when_nothing_but_knowledge_is_left() -> None:
    """Q-B-46, Q-B-47: it would go on for ever; the Knowledge that is kept lies alone."""
    game = scene(city=f". {EIGHT_FORTS}", known="seafaring wheel")

    act(game, "end", "keep wheel")

    assert (city(game)[0], city(game)[9]) == (".", "wheel")
    assert keys(game, player(game).discard) == ["seafaring"]
    assert game.seat == 1


# Shuffling


@pytest.mark.rule("BASE-REPC-05")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_is_needed() -> None:
    """Q-B-54: by itself, nobody is asked."""
    game = scene(city=f". . {SEVEN_FORTS}", known="mine", discard="forum library", luck="library")

    act(game, "end")

    assert city(game)[:2] == ["mine", "library"]
    assert len(told(game, "reshuffled")) == 1
    assert player(game).discard == ()
    assert keys(game, player(game).deck.urn) == ["forum"]


@pytest.mark.rule("BASE-REPC-05")
def test_nothing_is_shuffled_while_the_deck_lasts() -> None:
    """Q-B-54: neither when its last card fills the last gap, nor when it is drawn."""
    game = scene(city=f". {EIGHT_FORTS}", known="mine library", discard="forum", supply="2 science")

    act(game, "progress", "end")

    assert told(game, "reshuffled") == []
    assert keys(game, player(game).discard) == ["forum", "library"]
    assert player(game).deck.count() == 0


@pytest.mark.rule("BASE-REPC-05")
def test_the_discard_pile_may_be_shuffled_in_the_action_phase() -> None:
    game = scene(supply="2 science", discard="forum workshop", luck="workshop")

    act(game, "progress")

    assert len(told(game, "reshuffled")) == 1
    assert supply(game) == {"production": 2}


@pytest.mark.rule("BASE-REPC-05", "BASE-REPC-01")
def test_cards_activated_and_drawn_this_turn_are_shuffled_along() -> None:
    """They go to the discard pile before the first card is dealt."""
    game = scene(
        city=f"mine* library* {SEVEN_FORTS}", supply="2 science", known="workshop", luck="workshop mine"
    )

    act(game, "progress", "end")

    assert city(game)[:2] == ["workshop", "mine"]
    assert keys(game, player(game).deck.urn) == ["library"]


# Too few cards


@pytest.mark.rule("BASE-REPC-06")
def test_with_deck_and_discard_pile_empty_the_other_places_stay_empty() -> None:
    game = scene(city="fort . . library . . . . .", known="mine forum")

    act(game, "end")

    assert city(game)[:9] == ["fort", "forum", "mine", "library", ".", ".", ".", ".", "."]
    assert player(game).deck.count() == 0


@pytest.mark.rule("BASE-REPC-06", "BASE-ACT-03")
def test_a_knowledge_dealt_as_the_last_card_lies_alone_and_is_activated_by_itself() -> None:
    """Q-B-47."""
    game = scene(known="seafaring")

    act(game, "end")
    assert city(game) == [*["."] * 9, "seafaring", *["."] * 8]
    act(game, "activate 1 a", "end", "activate 1 a")

    assert offered(game, "use") == ["use a1k"]
    act(game, "use a1k", "take science")
    assert supply(game) == {"science": 1}


@pytest.mark.rule("BASE-REPC-05", "BASE-REPC-06")
def test_a_knowledge_that_is_the_whole_discard_pile_is_dealt_too() -> None:
    """Places stay empty only when both piles are: the Knowledge lies alone (Q-B-47)."""
    game = scene(city=f". {EIGHT_FORTS}", discard="wheel", luck="wheel")

    act(game, "end")

    assert (city(game)[0], city(game)[9]) == (".", "wheel")
    assert player(game).discard == ()


@pytest.mark.rule("BASE-REPC-04", "BASE-REPC-05")
def test_a_discard_pile_of_two_knowledge_cards_forces_the_choice_and_ends_there() -> None:
    """Q-B-46, Q-B-47: the one that is kept lies alone."""
    game = scene(city=f". {EIGHT_FORTS}", discard="wheel seafaring", luck="wheel seafaring")

    act(game, "end")
    assert words(game) == ["keep wheel", "keep seafaring"]
    act(game, "keep seafaring")

    assert (city(game)[0], city(game)[9]) == (".", "seafaring")
    assert keys(game, player(game).discard) == ["wheel"]
    assert game.seat == 1


@pytest.mark.rule("BASE-REPC-05", "BASE-REPC-06")
def test_a_knowledge_that_was_not_kept_is_dealt_into_the_next_gap() -> None:
    """Q-B-46, Q-B-47: it can't cover the one that was kept, and a space stays empty only without cards."""
    game = scene(city=f". . {SEVEN_FORTS}", known="seafaring wheel", luck="seafaring")

    act(game, "end", "keep wheel")

    assert (city(game)[:2], city(game)[9:11]) == ([".", "."], ["wheel", "seafaring"])
    assert player(game).discard == ()


@pytest.mark.rule("BASE-REPC-03")
def test_a_knowledge_that_lay_alone_is_covered_as_soon_as_there_are_cards() -> None:
    """Q-B-47: when its place comes up in the dealing order."""
    game = scene(city=f". ./wheel {SEVEN_FORTS}", known="library mine")

    act(game, "end")

    assert city(game)[:2] == ["mine", "library"]
    assert city(game)[10] == "wheel"


@pytest.mark.rule("BASE-REPC-04")
def test_a_knowledge_dealt_on_one_that_lay_alone_forces_the_choice() -> None:
    """Q-B-46, Q-B-47."""
    game = scene(city=f"./wheel {EIGHT_FORTS}", known="mine seafaring")

    act(game, "end")
    assert words(game) == ["keep wheel", "keep seafaring"]
    act(game, "keep seafaring")

    assert (city(game)[0], city(game)[9]) == ("mine", "seafaring")
    assert keys(game, player(game).discard) == ["wheel"]
