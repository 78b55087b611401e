"""Replenishing the Development display at the end of the round. Slot 1 is next to the deck, 6 furthest."""

from __future__ import annotations

import pytest

from monumental import Game, new_game
from monumental.engine.pieces.display import Display
from tests.scene import act, keys, refused, scene, supply, told

DECK = "trading-post amphitheater academy masonry democracy apprenticeship"


def slots(game: Game) -> list[str]:
    return keys(game, game.state.display.slots)


def discard(game: Game) -> list[str]:
    return keys(game, game.state.display.discard)


def end_round(game: Game) -> None:
    """The opponent has passed already."""
    act(game, "pass")


@pytest.mark.rule("DUEL-REPD-01")
def test_three_cards_slide_away_from_the_deck_and_new_ones_are_dealt_from_right_to_left() -> None:
    game = scene(
        display="sahara . phoenicia . nile-delta .",
        eras=[DECK],
        luck="masonry academy democracy",
        other={"passed": True},
    )

    end_round(game)

    assert slots(game) == ["democracy", "academy", "masonry", "sahara", "phoenicia", "nile-delta"]
    assert [event.place for event in told(game, "display-dealt")] == [2, 1, 0]
    assert discard(game) == []


@pytest.mark.rule("DUEL-REPD-01")
@pytest.mark.parametrize(
    ("display", "dealt"),
    [("sahara . . . phoenicia .", 4), (". . . . . sahara", 5), (". . . . . .", 6)],
)
def test_fewer_than_three_cards_all_stay_and_the_display_is_filled_up_to_six(
    display: str, dealt: int
) -> None:
    left = [word for word in display.split() if word != "."]
    deck = DECK.split()[:dealt]
    game = scene(display=display, eras=[DECK], luck=" ".join(deck), other={"passed": True})

    end_round(game)

    assert slots(game) == [*reversed(deck), *left]
    assert discard(game) == []


@pytest.mark.rule("DUEL-REPD-02")
@pytest.mark.parametrize(
    ("display", "stay", "go"),
    [
        (
            "sahara phoenicia . nile-delta . panama",
            ["sahara", "phoenicia", "nile-delta"],
            ["panama"],
        ),
        (
            "tibet sahara phoenicia nile-delta panama yukon",
            ["tibet", "sahara", "phoenicia"],
            ["yukon", "panama", "nile-delta"],
        ),
    ],
    ids=["four", "six"],
)
def test_of_more_than_three_cards_the_rightmost_are_discarded_until_three_are_left(
    display: str, stay: list[str], go: list[str]
) -> None:
    game = scene(display=display, eras=[DECK], luck="masonry academy democracy", other={"passed": True})

    end_round(game)

    assert slots(game) == ["democracy", "academy", "masonry", *stay]
    assert discard(game) == go
    assert keys(game, [event.card for event in told(game, "display-discarded")]) == go


@pytest.mark.rule("DUEL-REPD-03")
def test_eras_are_ignored_when_the_display_is_filled() -> None:
    game = scene(
        display="sahara phoenicia nile-delta . . .",
        eras=["masonry", "stirrup", "electricity panama"],
        luck="masonry stirrup electricity",
        other={"passed": True},
    )

    end_round(game)

    assert slots(game) == ["electricity", "stirrup", "masonry", "sahara", "phoenicia", "nile-delta"]
    assert game.state.display.deck_count() == 1


@pytest.mark.rule("DUEL-REPD-03")
def test_a_drawn_separation_card_leaves_the_game_and_fills_no_slot() -> None:
    game = scene(
        display="sahara phoenicia nile-delta . . .",
        eras=["masonry", "stirrup bureaucracy tibet", "panama"],
        luck="masonry stirrup tibet",
        other={"passed": True},
    )
    display = game.state.display
    game.state.display = Display(display.slots, display.eras, 2, display.discard)

    end_round(game)

    assert slots(game) == ["tibet", "stirrup", "masonry", "sahara", "phoenicia", "nile-delta"]
    assert [event.number for event in told(game, "era-begins")] == [2]
    assert game.state.display.separations == 1
    assert discard(game) == []


@pytest.mark.rule("DUEL-REPD-03")
def test_a_separation_card_lies_on_its_era_until_that_era_is_dealt_from() -> None:
    game = scene(
        display="sahara phoenicia nile-delta . . .",
        eras=["masonry democracy academy", "stirrup"],
        luck="masonry democracy academy",
        other={"passed": True},
    )
    display = game.state.display
    game.state.display = Display(display.slots, display.eras, 1, display.discard)

    end_round(game)

    assert told(game, "era-begins") == []
    assert game.state.display.separations == 1


@pytest.mark.rule("DUEL-REPD-03")
def test_the_first_separation_card_is_drawn_at_setup() -> None:
    """Q-D-01."""
    game = new_game(civilizations=("japanese", "aztecs"), first=0, seed=5)

    assert game.state.display.separations == 2
    assert game.state.display.count() == 6
    assert game.state.display.deck_count() == 24


@pytest.mark.rule("DUEL-REPD-04")
def test_a_gap_is_not_filled_during_the_round() -> None:
    game = scene(
        display="sahara masonry . . . .", eras=["academy"], supply="3 science 9 gold", other={"passed": True}
    )

    act(game, "acquire 2")

    assert slots(game) == ["sahara", ".", ".", ".", ".", "."]
    assert refused(game, "acquire 2") == ("empty-slot", "DUEL-REPD-04")
    assert game.state.display.deck_count() == 1


@pytest.mark.rule("DUEL-REPD-04")
def test_a_gap_left_by_a_discarded_card_is_not_filled_during_the_round_either() -> None:
    """Q-D-48. Malacca discards a card of the display."""
    game = scene(
        display="sahara masonry . . . .",
        eras=["academy"],
        supply="1 gold",
        free={"face_up": "malacca . ."},
        other={"passed": True},
    )

    act(game, "trade malacca", "remove 1", "take science")

    assert supply(game) == {"science": 2}
    assert slots(game) == [".", "masonry", ".", ".", ".", "."]
    assert discard(game) == ["sahara"]


@pytest.mark.rule("DUEL-REPD-01")
def test_a_short_deck_deals_what_there_is() -> None:
    """Q-D-34."""
    game = scene(
        display="sahara . phoenicia . . nile-delta", eras=["academy"], luck="academy", other={"passed": True}
    )

    end_round(game)

    assert slots(game) == [".", ".", "academy", "sahara", "phoenicia", "nile-delta"]


@pytest.mark.rule("DUEL-REPD-01")
def test_the_development_discard_pile_is_never_shuffled_into_the_deck() -> None:
    """Q-D-53."""
    game = scene(
        display="sahara . phoenicia . . .", display_discard="academy masonry tibet", other={"passed": True}
    )

    end_round(game)

    assert slots(game) == [".", ".", ".", ".", "sahara", "phoenicia"]
    assert discard(game) == ["academy", "masonry", "tibet"]
