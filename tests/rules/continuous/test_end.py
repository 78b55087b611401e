"""The last round, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, new_game, score_sheets, winners
from monumental.engine.events import Event
from tests import classic_scene
from tests.continuous_scene import act, keys, refused, scene, told
from tests.rules.continuous.around_the_table import DECK, ROW, all_pass, discarded, slots, table

SIX = " ".join(ROW[:6])


def before_the_deal(cards: int) -> Game:
    """Two players who take nothing: two of the cards in the deck will be dealt."""
    return scene(display=SIX, eras=[" ".join(DECK[:cards])], luck=" ".join(DECK[:2]))


def activate_all(game: Game) -> list[int]:
    """Every city; who was asked."""
    seats = []
    while game.choice().question == "activate":
        seats.append(game.seat)
        act(game, "activate 1 a")
    return seats


def journal(game: Game) -> list[Event]:
    assert game.journal is not None
    return game.journal


# The last round


@pytest.mark.rule("CONT-END-01")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_where_three_cards_or_fewer_are_left_after_dealing_the_next_round_is_the_last(left: int) -> None:
    """Q-C-03: the deck is counted after dealing; with 3 left it still had 5 before."""
    game = before_the_deal(left + 2)

    all_pass(game)

    assert game.state.display.deck_count() == left
    assert len(told(game, "final-round")) == 1
    assert game.state.final
    assert [event.number for event in told(game, "last-round")] == [2]
    assert not game.over


@pytest.mark.rule("CONT-END-01")
def test_with_four_cards_left_the_next_round_is_not_the_last() -> None:
    game = before_the_deal(6)

    all_pass(game)

    assert game.state.display.deck_count() == 4
    assert told(game, "final-round") == []
    assert not game.state.final
    assert [event.number for event in told(game, "round-begins")] == [2]


@pytest.mark.rule("CONT-END-01")
def test_the_round_in_which_the_deck_ran_low_is_not_the_last_but_the_one_after_it() -> None:
    game = scene(display=SIX, eras=[" ".join(DECK[:6])], luck=" ".join(DECK[:6]))

    all_pass(game)
    after_four_were_left = game.state.final
    activate_all(game)
    all_pass(game)
    after_two_were_left = game.state.final
    activate_all(game)
    all_pass(game)

    assert (after_four_were_left, after_two_were_left) == (False, True)
    assert game.state.round == 3
    assert game.over


@pytest.mark.rule("CONT-END-01")
def test_taking_more_cards_brings_the_last_round_earlier() -> None:
    """Three cards were taken: of six in the deck three are dealt."""
    game = scene(
        display=". . . marketplace scriptorium apothecary",
        eras=[" ".join(DECK[:6])],
        luck=" ".join(DECK[:3]),
    )

    all_pass(game)

    assert game.state.display.deck_count() == 3
    assert game.state.final


@pytest.mark.rule("CONT-END-01")
def test_separation_cards_in_the_deck_are_not_counted() -> None:
    """Q-C-03: three cards are left, and a Separation card between them."""
    game = scene(
        display=SIX,
        eras=["fortress harbor compass", "flight internet"],
        separations=1,
        luck="fortress harbor",
    )

    all_pass(game)

    assert game.state.display.deck_count() == 3
    assert game.state.display.separations == 1
    assert game.state.final


@pytest.mark.rule("CONT-END-01")
@pytest.mark.parametrize(("players", "cards", "final"), [(3, 6, True), (3, 7, False), (5, 8, True)])
def test_with_more_players_more_cards_are_dealt_before_the_deck_is_counted(
    players: int, cards: int, final: bool
) -> None:
    game = table(
        players,
        display=" ".join(ROW[: players + 4]),
        eras=[" ".join(DECK[:cards])],
        luck=" ".join(DECK[:players]),
    )

    all_pass(game)

    assert game.state.final is final


# The end


@pytest.mark.rule("CONT-END-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_last_round_everybody_activates_acts_and_passes_whoever_began_the_game(first: int) -> None:
    """Q-C-26: all play the same number of rounds."""
    row = ". . . marketplace scriptorium apothecary caravanserai"
    gold = {"supply": "6 gold"}
    game = table(3, {1: gold, 2: gold}, first=first, active=first, display=row, ending=True, **gold)

    all_pass(game)
    activating = activate_all(game)
    acting = []
    for _ in range(6):
        acting.append(game.seat)
        act(game, "build workshop")
    all_pass(game)

    order = [(first + 1 + step) % 3 for step in range(3)]
    assert activating == order
    assert acting == order * 2
    assert [event.seat for event in told(game, "passed")][3:] == order
    assert game.over


@pytest.mark.rule("CONT-END-02")
def test_at_the_end_of_the_last_round_the_game_is_over_and_nothing_can_be_done() -> None:
    game = scene(final=True, ending=True, round=9, supply="9 gold")

    act(game, "pass")
    before_the_last_pass = game.over
    act(game, "pass")

    assert not before_the_last_pass
    assert game.over
    assert game.options() == []
    assert game.state.round == 9
    assert len(told(game, "game-over")) == 1
    assert refused(game, "build workshop") == ("game-over", "CONT-END-02")


@pytest.mark.rule("CONT-END-02")
def test_a_round_that_is_not_the_last_does_not_end_the_game() -> None:
    game = scene(display=SIX, eras=[" ".join(DECK)], luck=" ".join(DECK[:2]), round=9)

    all_pass(game)

    assert not game.over
    assert told(game, "game-over") == []
    assert game.state.round == 10


@pytest.mark.rule("CONT-END-02")
def test_points_are_counted_as_usual() -> None:
    """Provinces and Knowledge give 1 each, Wonders and Policies 2, Dominance 3."""
    pieces: dict[str, Any] = {
        "troops": "1:7 2:1 6:1",
        "known": "wheel",
        "policies": "corvee",
        "other": {"troops": "5:8 4:1", "known": "pyramids", "policies": "danegeld sagas"},
    }
    game = scene(final=True, ending=True, **pieces)
    as_usual = classic_scene.scene(**pieces)

    all_pass(game)

    assert [sheet.total for sheet in score_sheets(game)] == [sheet.total for sheet in score_sheets(as_usual)]
    assert [sheet.total for sheet in score_sheets(game)] == [5 + 4 + 2, 1 + 5 + 7]
    assert winners(game) == [1]


# The reminder


@pytest.mark.rule("CONT-END-03")
@pytest.mark.parametrize("cards", [5, 6, 7])
def test_the_last_round_is_told_with_the_deal_at_which_a_reminder_above_the_last_three_would_show(
    cards: int,
) -> None:
    """Q-C-03. The card above the third from the bottom shows as soon as the fourth from there is dealt."""
    game = before_the_deal(cards)

    all_pass(game)

    shows = game.state.display.deck_count() <= 3
    keys_told = [event.key for event in journal(game)]
    after_the_deals = keys_told[len(keys_told) - keys_told[::-1].index("display-dealt")]
    assert shows is (cards == 5)
    assert (after_the_deals == "final-round") is shows


@pytest.mark.rule("CONT-END-03")
def test_no_reminder_card_is_ever_in_the_display() -> None:
    """The deck is dealt out to its last card: what lies there are Development cards only."""
    game = before_the_deal(5)
    cards = sorted([*ROW[:6], *DECK[:5]])

    all_pass(game)

    lying = [*slots(game), *discarded(game), *keys(game, game.state.display.eras[0])]
    assert sorted(lying) == cards


@pytest.mark.rule("CONT-END-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_reminder_card_is_among_the_cards_of_a_new_game(players: int) -> None:
    game = new_game("continuous", seats=players, seed=1)

    display = game.state.display

    assert display.count() + display.deck_count() == 35
