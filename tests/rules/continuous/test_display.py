"""Replenishing the one row of the display when a round ends. Slot 1 is next to the deck, on the left."""

from __future__ import annotations

import pytest

from tests.continuous_scene import act, deck, keys, refused, scene, told
from tests.rules.continuous.around_the_table import DECK, ROW, all_pass, discarded, slots, table

#: More than any round deals.
CARDS = " ".join(DECK)


def row(players: int, gaps: int = 0) -> str:
    """A display from which so many cards, those next to the deck, are missing."""
    return " ".join(["."] * gaps + ROW[gaps : players + 4])


def dealt(count: int) -> str:
    return " ".join(DECK[:count])


# How many go


@pytest.mark.rule("CONT-REPD-01", "CONT-REPD-02")
@pytest.mark.parametrize(
    ("players", "taken"), [(players, taken) for players in (2, 3, 4, 5) for taken in range(players)]
)
def test_where_fewer_were_taken_than_there_are_players_the_furthest_cards_go_too(
    players: int, taken: int
) -> None:
    game = table(players, display=row(players, taken), eras=[CARDS], luck=dealt(players))
    lying = slots(game)[taken:]

    all_pass(game)

    gone = players - taken
    assert discarded(game) == lying[: -gone - 1 : -1]
    assert keys(game, [event.card for event in told(game, "display-discarded")]) == discarded(game)
    assert slots(game) == [*reversed(dealt(players).split()), *lying[:-gone]]


@pytest.mark.rule("CONT-REPD-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("beyond", [0, 1, 3])
def test_where_as_many_were_taken_as_there_are_players_or_more_no_card_is_discarded(
    players: int, beyond: int
) -> None:
    taken = players + beyond
    game = table(players, display=row(players, taken), eras=[CARDS], luck=dealt(taken))
    lying = slots(game)[taken:]

    all_pass(game)

    assert discarded(game) == []
    assert slots(game) == [*reversed(dealt(taken).split()), *lying]


# What counts as taken


@pytest.mark.rule("CONT-REPD-01")
def test_what_all_players_took_in_the_round_counts_together() -> None:
    game = table(
        3,
        {1: {"supply": "3 production"}, 2: {"supply": "4 science"}},
        display=row(3),
        eras=[CARDS],
        luck="fortress harbor university",
        supply="3 production",
    )

    act(game, "acquire 1", "acquire 2", "acquire 5")
    all_pass(game)

    assert discarded(game) == []
    assert slots(game)[3:] == ["apothecary", "caravanserai", "mathematics", "weaponry"]


@pytest.mark.rule("CONT-REPD-01")
def test_a_card_that_an_effect_discards_counts_as_taken() -> None:
    """Q-C-19. The Printing House discards the Scriptorium: with two players one more card goes."""
    game = scene(
        packs=("base", "renaissance"),
        city="printing-house* . . . . . . . .",
        display=row(2),
        eras=[CARDS],
        luck="printing-house fortress harbor",
    )

    act(game, "use a1", "remove 2", "take science")
    all_pass(game)

    assert discarded(game) == ["scriptorium", "mathematics"]
    assert slots(game) == ["harbor", "fortress", "marketplace", "apothecary", "caravanserai", "seafaring"]


@pytest.mark.rule("CONT-REPD-01")
def test_a_card_that_is_gained_without_paying_counts_as_taken() -> None:
    """Q-C-19. Engineers of Byzantium gain a Building of the display."""
    game = scene(market_tokens="byzantium-engineers", display=row(2), eras=[CARDS], luck="fortress harbor")

    act(game, "token byzantium-engineers", "acquire 1")
    all_pass(game)

    assert discarded(game) == ["mathematics"]
    assert slots(game)[2:] == ["scriptorium", "apothecary", "caravanserai", "seafaring"]


@pytest.mark.rule("CONT-REPD-01")
def test_a_wonder_that_is_begun_counts_as_taken() -> None:
    """Q-C-19."""
    display = "pyramids scriptorium apothecary caravanserai seafaring mathematics"
    game = scene(display=display, eras=[CARDS], luck="fortress harbor", supply="3 production")

    act(game, "acquire 1")
    all_pass(game)

    assert discarded(game) == ["mathematics"]


@pytest.mark.rule("CONT-REPD-01")
@pytest.mark.parametrize("actions", [["build workshop"], ["complete", "site 1"]])
def test_a_basic_building_or_a_completed_wonder_is_not_taken_from_the_display(actions: list[str]) -> None:
    """Q-C-19."""
    game = scene(
        display=row(2), eras=[CARDS], luck="fortress harbor", wonder="pyramids", supply="3 production"
    )

    act(game, *actions)
    all_pass(game)

    assert discarded(game) == ["mathematics", "seafaring"]


@pytest.mark.rule("CONT-REPD-01")
def test_with_two_players_the_six_cards_are_one_row() -> None:
    """Q-C-27: a card taken near the deck saves one at the far end, whatever the halves of the row."""
    game = scene(display=row(2), eras=[CARDS], luck="fortress harbor", supply="3 production")

    act(game, "acquire 1")
    all_pass(game)

    assert game.state.display.rows == 1
    assert slots(game) == ["harbor", "fortress", "scriptorium", "apothecary", "caravanserai", "seafaring"]
    assert discarded(game) == ["mathematics"]


# Only when the round ends


@pytest.mark.rule("CONT-REPD-05")
def test_a_gap_stays_until_all_have_passed() -> None:
    game = table(
        3,
        {1: {"supply": "9 gold"}},
        display=row(3),
        eras=[CARDS],
        luck="fortress harbor university",
        supply="3 production",
    )

    act(game, "acquire 2")
    on_the_turn_of_the_next = slots(game)
    reason = refused(game, "acquire 2")
    act(game, "pass", "pass")
    with_one_player_left = slots(game)
    act(game, "pass")

    assert on_the_turn_of_the_next == with_one_player_left == ["marketplace", ".", *ROW[2:7]]
    assert reason == ("empty-slot", "CONT-REPD-05")
    assert "." not in slots(game)


@pytest.mark.rule("CONT-REPD-06")
def test_a_card_that_was_dealt_can_be_acquired_in_the_new_round() -> None:
    game = scene(display=row(2), eras=[CARDS], luck="fortress compass", other={"supply": "6 gold"})

    all_pass(game)
    act(game, "activate 1 a", "activate 1 a", "acquire 1")

    assert deck(game, 1) == ["compass"]


# Sliding and dealing


@pytest.mark.rule("CONT-REPD-04")
def test_the_cards_that_are_left_slide_to_the_right_in_their_order() -> None:
    game = table(
        3,
        display="marketplace . apothecary . seafaring mathematics .",
        eras=[CARDS],
        luck="fortress harbor university",
    )

    all_pass(game)

    assert slots(game)[3:] == ["marketplace", "apothecary", "seafaring", "mathematics"]
    assert discarded(game) == []


@pytest.mark.rule("CONT-REPD-05")
def test_new_cards_are_dealt_from_right_to_left() -> None:
    game = table(4, display=row(4, 3), eras=[CARDS], luck="fortress harbor university guildhall")

    all_pass(game)

    assert [event.place for event in told(game, "display-dealt")] == [3, 2, 1, 0]
    assert slots(game)[:4] == ["guildhall", "university", "harbor", "fortress"]


@pytest.mark.rule("CONT-REPD-05")
def test_the_card_of_a_new_era_fills_a_space_and_its_separation_card_none() -> None:
    game = table(
        3,
        display=row(3),
        eras=["pyramids", "fortress harbor", "flight internet computing electricity"],
        separations=2,
        luck="pyramids harbor fortress",
    )

    all_pass(game)

    assert slots(game)[:3] == ["fortress", "harbor", "pyramids"]
    assert [event.number for event in told(game, "era-begins")] == [2]
    assert game.state.display.separations == 1


@pytest.mark.rule("CONT-REPD-05")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_deck_that_is_too_short_fills_what_it_can_from_right_to_left(left: int) -> None:
    """Q-C-25."""
    cards = dealt(left)
    game = table(3, display=row(3), eras=[cards] if left else [], luck=cards)

    all_pass(game)

    assert slots(game) == [*["."] * (3 - left), *reversed(cards.split()), *ROW[:4]]
    assert game.state.display.deck_count() == 0


@pytest.mark.rule("CONT-REPD-01")
def test_gaps_that_a_short_deck_left_count_as_missing() -> None:
    """Q-C-19 and Q-C-25: three cards were missing before anybody took one, so none is discarded."""
    game = table(3, display=". . . marketplace scriptorium apothecary caravanserai", final=True, ending=True)

    all_pass(game)

    assert discarded(game) == []
    assert slots(game) == [".", ".", ".", *ROW[:4]]


# The next round


@pytest.mark.rule("CONT-REPD-06")
@pytest.mark.parametrize(
    ("players", "first", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0), (5, 4, 0)]
)
def test_the_era_card_goes_to_the_left_and_a_new_round_begins_there(
    players: int, first: int, following: int
) -> None:
    """All activate their cities from the new start player on, and turns are taken from there."""
    game = table(
        players,
        first=first,
        active=first,
        round=4,
        display=row(players, players),
        eras=[CARDS],
        luck=dealt(players),
    )

    all_pass(game)
    round_and_first = (game.state.round, game.state.first)
    activating = []
    while game.choice().question == "activate":
        activating.append(game.seat)
        act(game, "activate 1 a")

    assert round_and_first == (5, following)
    assert activating == [(following + step) % players for step in range(players)]
    assert (game.choice().question, game.seat) == ("take-turn", following)


# The leaflet's example


@pytest.mark.rule("CONT-REPD-07")
def test_of_four_players_two_took_a_card_and_two_cards_are_discarded() -> None:
    """Eight cards, two are taken, the two right-most go: 4 are missing, 4 left; slide, and deal four."""
    game = table(
        4,
        {2: {"supply": "4 science"}},
        display=row(4),
        eras=[CARDS],
        luck="fortress harbor university guildhall",
        supply="3 production",
    )

    act(game, "acquire 2", "pass", "acquire 5", "pass")
    before = slots(game)
    all_pass(game)

    assert before == [
        "marketplace", ".", "apothecary", "caravanserai", ".", "mathematics", "weaponry", "wheel"
    ]  # fmt: skip
    assert discarded(game) == ["wheel", "weaponry"]
    assert slots(game)[4:] == ["marketplace", "apothecary", "caravanserai", "mathematics"]
    assert slots(game)[:4] == ["guildhall", "university", "harbor", "fortress"]
    assert [event.place for event in told(game, "display-dealt")] == [3, 2, 1, 0]
