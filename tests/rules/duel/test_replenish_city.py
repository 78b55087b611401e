"""Replenishing the city at the end of the round."""

from __future__ import annotations

import pytest

from monumental import Game
from tests.scene import act, city, keys, offered, player, refused, scene, supply, told, words

FULL = "fort fort fort fort fort fort fort fort"  # eight cells


def end_round(game: Game) -> None:
    """The opponent has passed already."""
    act(game, "pass")


@pytest.mark.rule("DUEL-REPC-01")
def test_gaps_are_filled_one_by_one_from_left_to_right_and_top_to_bottom() -> None:
    game = scene(
        city="fort . library . fort . . library fort",
        known="mine forum work-camp library",
        other={"passed": True},
    )

    end_round(game)

    assert city(game)[:9] == [
        *["fort", "library", "library"],
        *["work-camp", "fort", "forum"],
        *["mine", "library", "fort"],
    ]
    assert [event.place for event in told(game, "dealt")] == [1, 3, 5, 6]


@pytest.mark.rule("DUEL-REPC-01")
def test_a_reinforced_card_stays_and_the_places_of_discarded_ones_are_filled() -> None:
    game = scene(
        city=f"library/masonry* work-camp* {FULL[:-5]}",
        known="mine forum",
        policies="zen",
        other={"passed": True},
    )

    act(game, "policy", "reinforce b1", "take science")
    end_round(game)

    assert city(game)[:2] == ["forum", "work-camp"]
    assert keys(game, player(game).deck.known) == ["mine"]
    assert keys(game, player(game).discard) == ["library", "masonry"]


@pytest.mark.rule("DUEL-REPC-01")
def test_a_gap_left_by_an_archived_card_stays_until_the_round_ends() -> None:
    """Q-D-48."""
    game = scene(city=f"forum* work-camp {FULL[:-5]}", known="mine library", other={"passed": True})

    act(game, "use a1", "branch 1", "archive b1")
    assert city(game)[1] == "."
    assert keys(game, player(game).archive) == ["work-camp"]
    end_round(game)

    assert city(game)[:2] == ["library", "mine"]


@pytest.mark.rule("DUEL-REPC-02")
def test_a_dealt_knowledge_gets_a_second_card_on_top() -> None:
    game = scene(city=f". {FULL[:-5]} .", known="mine forum masonry", other={"passed": True})

    end_round(game)

    assert (city(game)[0], city(game)[9]) == ("forum", "masonry")
    assert city(game)[8] == "mine"
    assert [event.place for event in told(game, "dealt")] == [9, 0, 8]


@pytest.mark.rule("DUEL-REPC-03")
@pytest.mark.parametrize(("kept", "discarded"), [("masonry", "democracy"), ("democracy", "masonry")])
def test_of_two_knowledge_cards_on_one_place_one_is_kept_and_the_other_discarded(
    kept: str, discarded: str
) -> None:
    game = scene(city=f". {FULL}", known="forum democracy masonry", other={"passed": True})

    end_round(game)
    assert game.seat == 0
    assert words(game) == ["keep masonry", "keep democracy"]
    assert refused(game, "keep stirrup") == ("keep-one-of-two", "DUEL-REPC-03")
    act(game, f"keep {kept}")

    assert (city(game)[0], city(game)[9]) == ("forum", kept)
    assert keys(game, player(game).discard) == [discarded]
    assert player(game).aside == ()


@pytest.mark.rule("DUEL-REPC-03")
def test_the_choice_is_repeated_until_another_card_than_a_knowledge_comes() -> None:
    """Q-D-40."""
    game = scene(city=f". {FULL}", known="forum stirrup democracy masonry", other={"passed": True})

    end_round(game)
    act(game, "keep democracy")
    assert words(game) == ["keep democracy", "keep stirrup"]
    act(game, "keep democracy")

    assert (city(game)[0], city(game)[9]) == ("forum", "democracy")
    assert keys(game, player(game).discard) == ["masonry", "stirrup"]


@pytest.mark.rule("DUEL-REPC-03", "DUEL-REPC-04")
def test_the_discard_pile_may_be_shuffled_in_the_middle_of_that_choice() -> None:
    """Q-D-40."""
    game = scene(
        city=f". {FULL}",
        known="democracy masonry",
        discard="forum",
        other={"passed": True},
        luck="democracy forum",
    )

    end_round(game)
    act(game, "keep masonry")
    assert words(game) == ["keep masonry", "keep democracy"]  # shuffled back and dealt again
    act(game, "keep masonry")

    assert (city(game)[0], city(game)[9]) == ("forum", "masonry")
    assert keys(game, player(game).discard) == ["democracy"]


@pytest.mark.rule("DUEL-REPC-03", "DUEL-REPC-07")
def test_the_choice_ends_when_only_knowledge_is_left() -> None:
    """Q-D-40."""
    game = scene(city=f". {FULL}", known="democracy masonry", other={"passed": True})

    end_round(game)
    act(game, "keep masonry")

    assert (city(game)[0], city(game)[9]) == (".", "masonry")
    assert keys(game, player(game).discard) == ["democracy"]
    assert told(game, "reshuffled") == []


@pytest.mark.rule("DUEL-REPC-04")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_is_needed() -> None:
    game = scene(
        city=f". . {FULL[:-5]}", known="mine", discard="forum library", other={"passed": True}, luck="library"
    )

    end_round(game)

    assert city(game)[:2] == ["mine", "library"]
    assert len(told(game, "reshuffled")) == 1
    assert player(game).discard == ()
    assert keys(game, player(game).deck.urn) == ["forum"]


@pytest.mark.rule("DUEL-REPC-04")
def test_cards_discarded_by_passing_are_shuffled_along() -> None:
    game = scene(city=f"library* {FULL}", other={"passed": True}, luck="library")

    end_round(game)

    assert city(game)[0] == "library"


@pytest.mark.rule("DUEL-REPC-04")
def test_nothing_is_shuffled_when_the_deck_lasts_for_the_last_gap() -> None:
    game = scene(city=f". {FULL}", known="mine", discard="forum library", other={"passed": True})

    end_round(game)

    assert told(game, "reshuffled") == []
    assert keys(game, player(game).discard) == ["forum", "library"]
    assert player(game).deck.count() == 0


@pytest.mark.rule("DUEL-REPC-05")
def test_with_deck_and_discard_pile_empty_the_other_places_stay_empty() -> None:
    game = scene(city="fort . . library . . . . .", known="mine forum", other={"passed": True})

    end_round(game)

    assert city(game)[:9] == ["fort", "forum", "mine", "library", ".", ".", ".", ".", "."]
    assert player(game).deck.count() == 0


@pytest.mark.rule("DUEL-REPC-06")
def test_a_knowledge_dealt_as_the_last_card_lies_alone_and_is_activated_by_itself() -> None:
    game = scene(civ="malians", known="regional-taxation", provinces="sahara", other={"passed": True})

    end_round(game)
    assert city(game) == [*["."] * 9, "regional-taxation", *["."] * 8]
    act(game, "activate 1 a", "activate 1 a")
    act(game, "pass")  # the opponent, first player now

    assert offered(game, "use") == ["use a1k"]
    act(game, "use a1k")
    assert supply(game) == {"gold": 1}


@pytest.mark.rule("DUEL-REPC-06")
def test_a_knowledge_that_lay_alone_is_covered_as_soon_as_there_are_cards() -> None:
    """Q-D-39: when its place comes up in the dealing order."""
    game = scene(city=f". ./masonry {FULL[:-5]}", known="library mine", other={"passed": True})

    end_round(game)

    assert city(game)[:2] == ["mine", "library"]
    assert city(game)[10] == "masonry"


@pytest.mark.rule("DUEL-REPC-06")
def test_a_knowledge_dealt_on_one_that_lay_alone_forces_the_choice() -> None:
    """Q-D-39."""
    game = scene(city=f"./masonry {FULL}", known="mine democracy", other={"passed": True})

    end_round(game)
    act(game, "keep democracy")

    assert (city(game)[0], city(game)[9]) == ("mine", "democracy")
    assert keys(game, player(game).discard) == ["masonry"]


@pytest.mark.rule("DUEL-REPC-07")
def test_a_discard_pile_of_nothing_but_knowledge_is_not_shuffled() -> None:
    game = scene(city=f". . {FULL[:-5]}", known="mine", discard="masonry democracy", other={"passed": True})

    end_round(game)

    assert city(game)[:2] == ["mine", "."]
    assert city(game)[9:] == ["."] * 9
    assert keys(game, player(game).discard) == ["masonry", "democracy"]
    assert told(game, "reshuffled") == []


@pytest.mark.rule("DUEL-REPC-08")
def test_in_the_action_phase_an_empty_deck_means_no_draw() -> None:
    """The bonus of Calendar draws and uses a card."""
    game = scene(civ="aztecs", against="japanese", supply="1 culture", discard="fort library")

    act(game, "develop calendar")

    assert supply(game) == {}
    assert told(game, "drew") == []
    assert told(game, "reshuffled") == []
    assert keys(game, player(game).discard) == ["fort", "library"]


@pytest.mark.rule("DUEL-REPC-08")
def test_drawing_two_with_one_card_left_draws_one() -> None:
    """Electricity draws two cards for a player with a Mountain Province."""
    game = scene(
        city="./electricity . . . . . . . .",
        provinces="sahara",
        known="work-camp",
        discard="fort",
        agenda=["EndRound 0", "TakeTurn 0", "ActivateCity 0"],
    )

    act(game, "activate 1 a", "apply a1k")

    assert supply(game) == {"production": 1}
    assert keys(game, player(game).discard) == ["fort", "work-camp"]
