"""Action markers: on every card whose text was used, for the rest of the round, and never too few."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from monumental.engine.pieces.city import is_marked
from monumental.engine.state import HERO, POLICY, WARLORD
from tests.classic_scene import board
from tests.continuous_scene import act, offered, player, refused, scene, supply
from tests.rules.continuous.around_the_table import all_pass, table

#: How many Action markers the box of the expansion has.
IN_THE_BOX = 35

FULL_OF_MARKERS = " ".join(["agora!/seafaring!*"] * 9)


def markers(game: Game) -> int:
    """How many Action markers lie on cards and Explorers."""
    on_cards = sum(each.marked.bit_count() for each in game.state.players)
    return on_cards + board(game).explored.bit_count()


# On cards


@pytest.mark.rule("CONT-ACT-14")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ({"city": "agora* . . . . . . . .", "supply": "5 gold"}, "use a1"),
        ({"city": "fort/irrigation* . . . . . . . .", "troops": "1:7 2:1 6:1"}, "use a1k"),
        ({"policies": "gift-of-the-nile", "troops": "1:8 2:1"}, "policy"),
    ],
    ids=["Building", "Knowledge", "Policy"],
)
def test_a_card_that_was_used_cannot_be_used_again_this_round(position: dict[str, Any], action: str) -> None:
    game = scene(**position)

    act(game, action, "pass")

    assert game.seat == 0
    assert markers(game) == 1
    assert offered(game, action.split(maxsplit=1)[0]) == []
    assert refused(game, action) == ("already-used", "CONT-ACT-14")


@pytest.mark.rule("CONT-ACT-14")
def test_the_text_of_a_hero_is_used_once_per_round() -> None:
    """Ibn Battuta gives a Science for each Market token."""
    game = scene(packs=("base", "heroes"), hero="ibn-battuta", market_tokens="carthage-galleys")

    act(game, "hero", "end", "pass")

    assert supply(game) == {"science": 1}
    assert is_marked(player(game), HERO)
    assert refused(game, "hero") == ("already-used", "CONT-ACT-14")


@pytest.mark.rule("CONT-ACT-14")
def test_the_marker_lies_on_the_card_that_was_used_and_no_other() -> None:
    game = scene(city="agora* agora* agora/seafaring* . . . . . .", supply="5 gold")

    act(game, "use b1", "pass")

    assert offered(game, "use") == ["use a1", "use c1", "use c1k"]
    assert refused(game, "use b1") == ("already-used", "CONT-ACT-14")


@pytest.mark.rule("CONT-ACT-14")
def test_a_text_that_was_not_used_has_no_marker() -> None:
    game = scene(city="agora* . . . . . . . .", supply="2 production", policies="gift-of-the-nile")

    act(game, "build workshop")

    assert markers(game) == 0


@pytest.mark.rule("CONT-ACT-14")
def test_in_the_next_round_a_card_that_is_activated_again_can_be_used_again() -> None:
    """It stayed in the city, reinforced."""
    game = scene(city="agora!*^ . . . . . . . .", supply="1 gold", policies="corvee", marks=["policy"])

    now = refused(game, "use a1")
    all_pass(game)
    act(game, "activate 1 a", "activate 1 a", "pass")

    assert now == ("already-used", "CONT-ACT-14")
    assert markers(game) == 0
    assert offered(game, "use") == ["use a1"]


@pytest.mark.rule("CONT-ACT-14")
def test_the_card_of_the_warlord_is_marked_when_it_gave_its_benefit() -> None:
    """Ramses II gives 2 Production on the first conquest that he joins."""
    game = scene(supply="2 military", tokens={})

    act(game, "conquer 2", "send-warlord")
    after_first = supply(game)
    act(game, "pass", "conquer 6", "send 1")

    assert after_first == {"production": 2, "military": 1}
    assert supply(game) == {"production": 2}
    assert is_marked(player(game), WARLORD)


@pytest.mark.rule("CONT-ACT-14")
def test_a_policy_that_answers_the_first_time_is_marked_for_the_round() -> None:
    """The Book of the Dead gives a Culture for the first card archived each turn: here each round."""
    game = scene(city="scriptorium* scriptorium* fort fort . . . . .", policies="book-of-the-dead")

    act(game, "use a1", "archive c1", "pass", "use b1", "archive a2")

    assert supply(game) == {"culture": 1}
    assert is_marked(player(game), POLICY)


@pytest.mark.rule("CONT-ACT-14")
def test_a_new_policy_has_no_marker_though_the_covered_one_was_used_this_round() -> None:
    """Q-B-25."""
    game = scene(policies="gift-of-the-nile", marks=["policy"], supply="2 culture", troops="1:8 2:1")

    act(game, "develop house-of-life", "pass", "policy")

    # The bonuses of both, and the new one's text.
    assert supply(game) == {"science": 3, "gold": 1}


# Copies


@pytest.mark.rule("CONT-ACT-14")
def test_a_copy_marks_the_card_that_copies_not_the_copied_one() -> None:
    """Q-C-29: the Wheel copies the card on it, which can be used itself on a later turn."""
    game = scene(city="agora/wheel* . . . . . . . .", supply="2 gold")

    act(game, "use a1k", "copy a1", "pass")
    again = refused(game, "use a1k")
    act(game, "use a1")

    assert again == ("already-used", "CONT-ACT-14")
    assert supply(game) == {"production": 2, "science": 2, "military": 2}


@pytest.mark.rule("CONT-ACT-14")
def test_a_card_with_a_marker_may_be_copied() -> None:
    """Q-C-29."""
    game = scene(city="agora!/wheel* . . . . . . . .", supply="1 gold")

    act(game, "use a1k", "copy a1")

    assert supply(game) == {"production": 1, "science": 1, "military": 1}
    assert markers(game) == 2


@pytest.mark.rule("CONT-ACT-14")
def test_the_wheel_cannot_be_copied() -> None:
    """Q-C-29: the Internet copies any card but one that copies."""
    game = scene(city="agora/wheel* fort/internet* . . . . . . .", supply="1 gold")

    act(game, "use b1k")

    assert refused(game, "copy a1k") == ("copies-others", "BASE-ACT-05")
    assert offered(game, "copy") == ["copy a1"]


# The pile


@pytest.mark.rule("CONT-GEN-02", "CONT-SETUP-05", "CONT-ACT-19")
def test_there_are_markers_enough_however_many_lie_on_the_table() -> None:
    """Q-C-02: all take from one pile, and it has no end."""
    game = table(
        3,
        {1: {"city": FULL_OF_MARKERS}, 2: {"city": FULL_OF_MARKERS}},
        city="agora* . . . . . . . .",
        supply="1 gold",
        explorers=[2, 1],
        production=[2],
    )
    before = markers(game)

    act(game, "use a1", "pass", "pass", "pick-up 1")

    assert before == 36 > IN_THE_BOX
    assert markers(game) == 38
    assert supply(game) == {"production": 1, "science": 1, "military": 1}


@pytest.mark.rule("CONT-ACT-19")
def test_one_player_may_have_a_marker_on_everything_that_acts() -> None:
    """On 9 Buildings, 9 Knowledge, the Warlord, the Policy and 2 Explorers."""
    game = scene(
        city=FULL_OF_MARKERS,
        marks=["warlord"],
        policies="gift-of-the-nile",
        troops="1:8 2:1",
        explorers=[2, 6],
    )

    act(game, "policy", "pass", "pick-up 1", "pick-up 2")

    assert markers(game) == 22
