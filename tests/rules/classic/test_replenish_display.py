"""Replenishing the Development display at the end of a turn. In each row slot 1 is next to the deck."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, unpack
from tests.classic_scene import act, deck, keys, refused, scene, told

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key

THREE_CAPITALS = """
C   m1  C
  m1  m1
..  C   ..
"""

#: Two rows of three with two players, one row of six with more.
SIX = "marketplace scriptorium apothecary seafaring mathematics weaponry"
DECK = "wheel irrigation pyramids stonehenge great-wall caravanserai"


def at_three(**position: Any) -> Game:
    """A game of three players: the Egyptians, the Danes and the Greeks."""
    greeks = {"civilization": "greeks", "capital": 6}
    return scene(drawing=THREE_CAPITALS, capitals=(1, 3), more=[greeks], **position)


def slots(game: Game) -> list[str]:
    return keys(game, game.state.display.slots)


def rows(game: Game) -> tuple[list[str], list[str]]:
    """The two rows of a game of two."""
    assert game.state.display.rows == 2
    return slots(game)[:3], slots(game)[3:]


def discard(game: Game) -> list[str]:
    return keys(game, game.state.display.discard)


# Three and four players: one row


@pytest.mark.rule("BASE-REPD-01")
def test_after_an_acquisition_the_rest_slide_away_from_the_deck_and_the_gap_is_filled() -> None:
    game = at_three(display=SIX, eras=[DECK], luck="wheel", supply="3 production")

    act(game, "acquire 2", "end")

    assert slots(game) == ["wheel", "marketplace", "apothecary", "seafaring", "mathematics", "weaponry"]
    assert discard(game) == []


@pytest.mark.rule("BASE-REPD-01")
def test_after_several_acquisitions_the_display_is_filled_up_to_six_from_right_to_left() -> None:
    game = at_three(
        display="marketplace seafaring scriptorium mathematics weaponry apothecary",
        eras=[DECK],
        luck="wheel irrigation pyramids",
        supply="10 production",
    )

    act(game, "acquire 1", "acquire 3", "acquire 6", "end")

    assert slots(game) == ["pyramids", "irrigation", "wheel", "seafaring", "mathematics", "weaponry"]
    assert [event.place for event in told(game, "display-dealt")] == [2, 1, 0]
    assert discard(game) == []


@pytest.mark.rule("BASE-REPD-01")
def test_the_display_is_filled_whatever_the_era() -> None:
    """A Separation card that is drawn leaves the game and fills no slot."""
    game = at_three(
        display=". . . seafaring mathematics weaponry",
        taken=[1],
        eras=["wheel", "fortress harbor", "flight"],
        separations=2,
        luck="wheel harbor fortress",
    )

    act(game, "end")

    assert slots(game)[:3] == ["fortress", "harbor", "wheel"]
    assert [event.number for event in told(game, "era-begins")] == [2]
    assert game.state.display.separations == 1


@pytest.mark.rule("BASE-REPD-01")
def test_a_gained_card_counts_as_acquired() -> None:
    """Q-B-48. The Alhambra's bonus gains a Building without paying."""
    cost = CARDS["alhambra"].completion_cost
    game = at_three(display=SIX, eras=[DECK], luck="wheel", wonder="alhambra", supply=f"{cost} production")

    act(game, "complete", "acquire 1", "site 1", "end")

    assert slots(game) == ["wheel", "scriptorium", "apothecary", "seafaring", "mathematics", "weaponry"]
    assert discard(game) == []


@pytest.mark.rule("BASE-REPD-01")
def test_a_wonder_begun_counts_as_acquired() -> None:
    game = at_three(
        display="pyramids scriptorium apothecary seafaring mathematics weaponry",
        eras=["wheel irrigation"],
        luck="wheel",
        supply="3 production",
    )

    act(game, "acquire 1", "end")

    assert discard(game) == []


@pytest.mark.rule("BASE-REPD-02")
def test_after_no_acquisition_the_card_furthest_from_the_deck_is_discarded_and_one_is_dealt() -> None:
    game = at_three(display=SIX, eras=[DECK], luck="wheel")

    act(game, "end")

    assert slots(game) == ["wheel", *SIX.split()[:5]]
    assert discard(game) == ["weaponry"]
    assert keys(game, [event.card for event in told(game, "display-discarded")]) == ["weaponry"]


@pytest.mark.rule("BASE-REPD-02")
@pytest.mark.parametrize("actions", [["build workshop"], ["complete", "site 1"]])
def test_a_basic_building_or_a_completion_is_no_acquisition_from_the_display(actions: list[str]) -> None:
    """Q-B-48."""
    game = at_three(display=SIX, eras=[DECK], luck="wheel", wonder="pyramids", supply="3 production")

    act(game, *actions, "end")

    assert slots(game) == ["wheel", *SIX.split()[:5]]
    assert discard(game) == ["weaponry"]


@pytest.mark.rule("BASE-REPD-02")
def test_gaps_that_other_effects_left_are_filled_and_do_not_save_the_furthest_card() -> None:
    """Q-B-48."""
    game = at_three(
        display="marketplace . apothecary . mathematics weaponry",
        display_discard="seafaring scriptorium",
        eras=[DECK],
        luck="wheel irrigation pyramids",
    )

    act(game, "end")

    assert slots(game) == ["pyramids", "irrigation", "wheel", "marketplace", "apothecary", "mathematics"]
    assert discard(game) == ["seafaring", "scriptorium", "weaponry"]


@pytest.mark.rule("BASE-REPD-01", "BASE-REPD-02")
def test_what_one_player_acquired_does_not_count_on_the_next_players_turn() -> None:
    game = at_three(display=SIX, eras=[DECK], luck="wheel irrigation", supply="3 production")

    act(game, "acquire 1", "end", "activate 1 a", "end")

    assert slots(game) == ["irrigation", "wheel", "scriptorium", "apothecary", "seafaring", "mathematics"]
    assert discard(game) == ["weaponry"]


# Only at the end of the turn


@pytest.mark.rule("BASE-REPD-03")
def test_a_gap_is_not_filled_during_the_turn() -> None:
    game = at_three(display=SIX, eras=[DECK], supply="3 production 9 gold")

    act(game, "acquire 2")

    assert slots(game) == ["marketplace", ".", "apothecary", "seafaring", "mathematics", "weaponry"]
    assert refused(game, "acquire 2") == ("empty-slot", "BASE-REPD-03")
    assert game.state.display.deck_count() == 6


@pytest.mark.rule("BASE-REPD-03")
def test_a_gap_of_two_rows_is_not_filled_during_the_turn_either() -> None:
    game = scene(display=SIX, eras=[DECK], supply="9 gold")

    act(game, "acquire 1", "acquire 5")

    assert rows(game) == ([".", "scriptorium", "apothecary"], ["seafaring", ".", "weaponry"])
    assert refused(game, "acquire 5") == ("empty-slot", "BASE-REPD-03")


@pytest.mark.rule("BASE-REPD-03")
def test_the_next_player_can_acquire_a_card_that_was_dealt() -> None:
    game = at_three(display=SIX, eras=[DECK], luck="irrigation", other={"supply": "9 gold"})

    act(game, "end", "activate 1 a", "acquire 1")

    assert game.seat == 1
    assert deck(game, 1) == ["irrigation"]


# Two players: two rows


@pytest.mark.rule("BASE-REPD-04", "BASE-REPD-05", "BASE-REPD-06")
def test_with_two_players_each_row_is_treated_by_itself() -> None:
    """A card of the upper row was acquired: it loses none, the lower one loses its furthest card."""
    game = scene(display=SIX, eras=[DECK], luck="wheel irrigation", supply="3 production")

    act(game, "acquire 2", "end")

    assert rows(game) == (["wheel", "marketplace", "apothecary"], ["irrigation", "seafaring", "mathematics"])
    assert discard(game) == ["weaponry"]


@pytest.mark.rule("BASE-REPD-04", "BASE-REPD-05", "BASE-REPD-06")
def test_a_card_of_the_lower_row_does_not_save_the_upper_one() -> None:
    game = scene(display=SIX, eras=[DECK], luck="wheel irrigation", supply="3 science")

    act(game, "acquire 6", "end")

    assert rows(game) == (
        ["wheel", "marketplace", "scriptorium"],
        ["irrigation", "seafaring", "mathematics"],
    )
    assert discard(game) == ["apothecary"]


@pytest.mark.rule("BASE-REPD-05")
def test_a_row_from_which_cards_were_acquired_is_filled_up_to_three() -> None:
    game = scene(display=SIX, eras=[DECK], luck="wheel irrigation pyramids", supply="6 production 3 science")

    act(game, "acquire 1", "acquire 2", "acquire 5", "end")

    assert rows(game) == (["irrigation", "wheel", "apothecary"], ["pyramids", "seafaring", "weaponry"])
    assert [event.place for event in told(game, "display-dealt")] == [1, 0, 3]
    assert discard(game) == []


@pytest.mark.rule("BASE-REPD-07")
def test_after_no_acquisition_at_all_both_rows_lose_their_furthest_card() -> None:
    game = scene(display=SIX, eras=[DECK], luck="wheel irrigation", supply="2 production")

    act(game, "build workshop", "end")

    assert rows(game) == (
        ["wheel", "marketplace", "scriptorium"],
        ["irrigation", "seafaring", "mathematics"],
    )
    assert discard(game) == ["apothecary", "weaponry"]


# A short deck


@pytest.mark.rule("BASE-REPD-01")
def test_a_short_deck_deals_what_there_is_and_leaves_gaps_next_to_the_deck() -> None:
    """Q-B-49."""
    game = at_three(
        display=". . . seafaring . weaponry", taken=[1], eras=["wheel irrigation"], luck="wheel irrigation"
    )

    act(game, "end")

    assert slots(game) == [".", ".", "irrigation", "wheel", "seafaring", "weaponry"]


@pytest.mark.rule("BASE-REPD-04")
def test_where_the_deck_is_too_short_for_both_rows_the_upper_one_is_filled_first() -> None:
    """Q-B-10, Q-B-49."""
    game = scene(
        display="marketplace . . seafaring . .",
        taken=[1, 2],
        eras=["wheel irrigation pyramids"],
        luck="wheel irrigation pyramids",
    )

    act(game, "end")

    assert rows(game) == (["irrigation", "wheel", "marketplace"], [".", "pyramids", "seafaring"])


@pytest.mark.rule("BASE-REPD-02")
def test_the_display_discard_pile_is_never_dealt_again() -> None:
    game = at_three(display=". . . . seafaring weaponry", display_discard="wheel irrigation")

    act(game, "end")

    assert slots(game) == [".", ".", ".", ".", ".", "seafaring"]
    assert discard(game) == ["wheel", "irrigation", "weaponry"]


# After the end was triggered


@pytest.mark.rule("BASE-REPD-02")
@pytest.mark.parametrize(
    ("keep", "left", "gone"),
    [
        (False, ["seafaring", "mathematics"], ["weaponry"]),
        (True, ["seafaring", "mathematics", "weaponry"], []),
    ],
)
def test_once_the_end_is_triggered_the_furthest_card_goes_by_the_letter_and_stays_by_a_switch(
    keep: bool, left: list[str], gone: list[str]
) -> None:
    """Q-B-50: the rule switch `keep_display_after_end`."""
    game = at_three(
        display=". . . seafaring mathematics weaponry",
        ending=True,
        switches={"keep_display_after_end": keep},
    )

    act(game, "end")

    assert slots(game) == ["."] * (6 - len(left)) + left
    assert discard(game) == gone


@pytest.mark.rule("BASE-REPD-07")
@pytest.mark.parametrize(("keep", "gone"), [(False, ["apothecary", "weaponry"]), (True, [])])
def test_with_two_rows_the_switch_holds_for_both(keep: bool, gone: list[str]) -> None:
    """Q-B-50."""
    game = scene(display=SIX, ending=True, switches={"keep_display_after_end": keep})

    act(game, "end")

    assert discard(game) == gone
    assert game.state.display.count() == 6 - len(gone)


@pytest.mark.rule("BASE-REPD-02", "BASE-END-01")
@pytest.mark.parametrize("keep", [False, True])
def test_on_the_turn_that_triggers_the_end_the_furthest_card_goes_before_the_last_one_is_dealt(
    keep: bool,
) -> None:
    """Q-B-50."""
    game = at_three(display=SIX, eras=["wheel"], luck="wheel", switches={"keep_display_after_end": keep})

    act(game, "end")

    assert slots(game) == ["wheel", *SIX.split()[:5]]
    assert discard(game) == ["weaponry"]
    assert len(told(game, "end-triggered")) == 1


@pytest.mark.rule("BASE-REPD-01")
@pytest.mark.parametrize("keep", [False, True])
def test_after_an_acquisition_nothing_is_discarded_even_when_the_end_was_triggered(keep: bool) -> None:
    game = at_three(
        display=SIX, ending=True, supply="3 production", switches={"keep_display_after_end": keep}
    )

    act(game, "acquire 1", "end")

    assert slots(game) == [".", *SIX.split()[1:]]
    assert discard(game) == []
