"""The turn of an Automa: revealing Solo cards, which lines it follows, what they cost, what comes after."""

from __future__ import annotations

import pytest

from tests.classic_scene import board, keys, player, told
from tests.solo_scene import (
    AUTOMA,
    Switches,
    area,
    deeds,
    do_line,
    events,
    follow,
    gold,
    in_both_presets,
    solo_pile,
    solo_scene,
    take_turn,
)

ONE_CARD = {"automa_two_cards": False}
TWO_CARDS = {"automa_two_cards": True}
CONSOLED = {"automa_consolation": True}

#: A map without a single Province, and one with a Province for each: nothing lies there.
NOWHERE_TO_GO = "C ~ C"
ISLE = "C m ~ m C"

FIVE = "emporia athenian-democracy olympic-games phalanx peripatetic-school"


# Revealing


@pytest.mark.rule("BASE-SOLO-04", "MOD-AUTO-04")
def test_by_the_letter_the_automa_reveals_one_card_on_its_turn() -> None:
    game = solo_scene(deck="solo-4 solo-12", luck="solo-12", switches=ONE_CARD)

    take_turn(game)

    assert deeds(game) == ["card solo-12", "gained 3"]
    assert solo_pile(game) == (["solo-4"], ["solo-12"])


@pytest.mark.rule("MOD-AUTO-04")
def test_it_reveals_two_cards_where_the_players_agreed_on_it() -> None:
    """The second one when all lines of the first are done."""
    game = solo_scene(
        display="mathematics . . . . .",
        deck="solo-3 solo-4 solo-12",
        luck="solo-3 solo-4",
        switches=TWO_CARDS,
    )

    take_turn(game)

    assert deeds(game) == ["card solo-3", "policy 1", "unaffordable 3", "card solo-4", "gained 3"]
    assert solo_pile(game) == (["solo-12"], ["solo-3", "solo-4"])


@pytest.mark.rule("MOD-AUTO-04")
@pytest.mark.parametrize(
    ("switches", "done"),
    [
        (ONE_CARD, ["card solo-danes", "empty", "card solo-4", "gained 3"]),
        (TWO_CARDS, ["card solo-danes", "empty", "card solo-4", "gained 3", "card solo-12", "gained 3"]),
    ],
    ids=["one card", "two cards"],
)
def test_a_card_that_a_line_makes_it_draw_comes_on_top(switches: Switches, done: list[str]) -> None:
    game = solo_scene(
        "danes", deck="solo-danes solo-4 solo-12", luck="solo-danes solo-4 solo-12", switches=switches
    )

    take_turn(game)

    assert deeds(game) == done


@pytest.mark.rule("MOD-AUTO-04")
def test_a_second_card_is_revealed_after_a_shuffle_by_the_first() -> None:
    """The first card may come again."""
    game = solo_scene(
        "danes",
        drawing=NOWHERE_TO_GO,
        capitals=(1, 3),
        deck="solo-6 solo-4",
        luck="solo-6 solo-6",
        switches=TWO_CARDS,
    )

    take_turn(game)

    assert deeds(game).count("card solo-6") == deeds(game).count("shuffled") == 2
    assert solo_pile(game) == (["solo-4", "solo-6"], [])


# An empty deck


@pytest.mark.rule("MOD-AUTO-02")
def test_an_empty_deck_is_made_anew_when_a_card_is_to_be_revealed() -> None:
    pile = {"deck": "", "revealed": "solo-4 solo-12 solo-3"}
    game = solo_scene(automa={"automa": pile}, luck="solo-12", switches=ONE_CARD)

    take_turn(game)

    assert deeds(game) == ["shuffled", "card solo-12", "gained 3"]
    assert solo_pile(game) == (["solo-3", "solo-4"], ["solo-12"])


@pytest.mark.rule("MOD-AUTO-02")
def test_a_deck_is_not_made_anew_before_it_is_needed() -> None:
    pile = {"deck": "solo-4", "revealed": "solo-12"}
    game = solo_scene(automa={"automa": pile}, luck="solo-4", switches=ONE_CARD)

    take_turn(game)

    assert deeds(game) == ["card solo-4", "gained 3"]
    assert solo_pile(game) == ([], ["solo-12", "solo-4"])


@pytest.mark.rule("MOD-AUTO-02")
def test_a_deck_may_be_made_anew_between_two_cards_of_a_turn() -> None:
    pile = {"deck": "solo-4", "revealed": "solo-12"}
    game = solo_scene(automa={"automa": pile}, luck="solo-4 solo-12", switches=TWO_CARDS)

    take_turn(game)

    assert deeds(game) == ["card solo-4", "gained 3", "shuffled", "card solo-12", "gained 3"]
    assert solo_pile(game) == (["solo-4"], ["solo-12"])


# Lines


@pytest.mark.rule("BASE-SOLO-04")
def test_the_lines_of_a_card_are_tried_from_top_to_bottom_and_what_can_not_be_done_is_skipped() -> None:
    """Solo card 13 for the Chinese, without a Building in the display."""
    game = solo_scene(
        "chinese", display="mathematics seafaring . . . .", production=[], luck="solo-13", deck="solo-13"
    )

    take_turn(game)

    tried = [event for event in events(game) if event.startswith(("solo-", "line-", "explorer", "automa-"))]
    assert tried == [
        "solo-card",
        "solo-line",
        *["explorer-moved 1", "explorer-moved 2"],
        "solo-line 1",
        "line-unaffordable 2",
        "solo-line 2",
        "line-impossible",
        "solo-line 3",
        *["automa-took", "automa-took"],
        "solo-line 4",
    ]
    assert solo_pile(game) == (["solo-13"], [])


# Prices


@in_both_presets
@pytest.mark.rule("MOD-AUTO-07")
@pytest.mark.parametrize(
    ("card", "price", "done"),
    [
        pytest.param("solo-2", 2, "took mathematics", id="KN-high (g2)"),
        pytest.param("solo-7", 2, "began pyramids", id="W (g2)"),
        pytest.param("solo-1", 2, "conquered 4", id="CQ-low (g2)"),
        pytest.param("solo-3", 3, "policy 1", id="POL (g3)"),
    ],
)
def test_a_line_with_a_price_is_done_and_paid_or_skipped_for_want_of_gold(
    card: str, price: int, done: str, switches: Switches
) -> None:
    def having(count: int) -> tuple[list[str], int]:
        game = solo_scene(
            drawing=ISLE,
            capitals=(1, 5),
            display="mathematics pyramids . . . .",
            automa={"supply": f"{count} gold"},
            switches=switches,
        )
        do_line(game, card, 1)
        return deeds(game), gold(game)

    assert having(price + 1) == ([f"paid {price}", done], 1)
    assert having(price) == ([f"paid {price}", done], 0)
    assert having(price - 1) == ([f"unaffordable {price}"], price - 1)


@pytest.mark.rule("MOD-AUTO-07")
def test_ex1_for_two_gold_is_paid_too() -> None:
    game = solo_scene(production=[], automa={"supply": "2 gold"})

    do_line(game, "solo-6", 1)

    assert deeds(game) == ["paid 2", "explorer to 4", "explorer to 4"]
    assert gold(game) == 0


@in_both_presets
@pytest.mark.rule("MOD-AUTO-07", "MOD-AUTO-08")
@pytest.mark.parametrize(
    ("card", "line"), [("solo-1", 1), ("solo-2", 1), ("solo-3", 1), ("solo-6", 1), ("solo-7", 1)]
)
def test_a_line_with_a_price_that_can_not_be_done_costs_nothing_and_gives_nothing(
    card: str, line: int, switches: Switches
) -> None:
    """Q-B-53: whether or not it could be paid."""
    rich = solo_scene(
        drawing=NOWHERE_TO_GO,
        capitals=(1, 3),
        automa={"supply": "5 gold", "policies": FIVE},
        switches=switches,
    )
    poor = solo_scene(drawing=NOWHERE_TO_GO, capitals=(1, 3), automa={"policies": FIVE}, switches=switches)

    do_line(rich, card, line)
    do_line(poor, card, line)

    assert (deeds(rich), gold(rich)) == (["impossible"], 5)
    assert (deeds(poor), gold(poor)) == ([f"unaffordable {3 if card == 'solo-3' else 2}"], 0)


@pytest.mark.rule("MOD-AUTO-07")
def test_gold_that_one_line_gave_pays_for_the_next() -> None:
    """A consolation of 2 Gold for a conquest pays for the second step of a Wonder."""
    game = solo_scene(
        drawing=NOWHERE_TO_GO, capitals=(1, 3), display="compass . . pyramids . .", switches=CONSOLED
    )

    do_line(game, "solo-1", 0)
    follow(game, "solo-7")

    assert deeds(game) == [
        *["impossible", "gained 2"],
        *["began pyramids", "paid 2", "completed pyramids", "token on 3"],
        *["impossible", "gained 2", "impossible", "gained 2"],
    ]


# Impossible, in part, for nothing


@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize(("switch", "given"), [(False, 0), (True, 6)])
def test_a_line_without_a_price_that_can_not_be_done_gives_nothing_or_two_gold(
    switch: bool, given: int
) -> None:
    """Solo card 7 for the Greeks: W, W for 2 Gold, a Building, Explorers."""
    game = solo_scene(drawing=NOWHERE_TO_GO, capitals=(1, 3), switches={"automa_consolation": switch})

    follow(game, "solo-7")

    assert deeds(game).count("impossible") == (4 if switch else 3)
    assert gold(game) == given


@pytest.mark.rule("MOD-AUTO-08")
def test_a_line_that_is_done_in_part_counts_as_done() -> None:
    """One Explorer of two can move: the other is enclosed by water that it may not enter."""
    game = solo_scene(
        drawing="C m$ m C ~ m",
        capitals=(1, 4),
        markets=[{"tile": 2, "city": "carthage"}],
        production=[],
        automa={"explorers": [6, 4]},
        switches={**CONSOLED, "explorer_water": False},
    )

    do_line(game, "solo-6", 0)

    assert deeds(game) == ["explorer to 3"]


@pytest.mark.rule("MOD-AUTO-08")
def test_a_line_that_gains_nothing_counts_as_done() -> None:
    game = solo_scene("danes", drawing=NOWHERE_TO_GO, capitals=(1, 3), switches=CONSOLED)

    do_line(game, "solo-danes", 0)

    assert (deeds(game), gold(game)) == (["empty"], 0)


@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize("card", ["solo-advanced-5", "solo-advanced-6", "solo-advanced-8"])
def test_a_line_whose_condition_is_not_met_counts_as_done(card: str) -> None:
    """The other player has as few Wonders, Policies and Provinces."""
    game = solo_scene(display="pyramids marketplace . . . .", switches=CONSOLED)

    do_line(game, card, 0)

    assert (deeds(game), gold(game)) == (["empty"], 0)


# After the lines


@pytest.mark.rule("MOD-AUTO-04")
@pytest.mark.parametrize(
    ("card", "near", "far"),
    [
        # Nothing taken: each row loses the card furthest from the deck.
        ("solo-4", ["wheel", "seafaring", "marketplace"], ["irrigation", "compass", "pyramids"]),
        # A Knowledge taken from the second row: only the first one loses a card.
        ("solo-2", ["wheel", "seafaring", "marketplace"], ["irrigation", "pyramids", "harbor"]),
    ],
)
def test_the_display_is_replenished_after_its_turn_as_after_any(
    card: str, near: list[str], far: list[str]
) -> None:
    game = solo_scene(
        display="seafaring marketplace scriptorium compass pyramids harbor",
        eras=["wheel irrigation stonehenge"],
        deck=card,
        luck=f"{card} wheel irrigation",
        switches=ONE_CARD,
    )

    take_turn(game)

    slots = keys(game, game.state.display.slots)
    assert (slots[:3], slots[3:]) == (near, far)
    assert (
        keys(game, game.state.display.discard)
        == {
            "solo-4": ["scriptorium", "harbor"],
            "solo-2": ["scriptorium"],
        }[card]
    )
    assert area(game) == {"solo-4": [], "solo-2": ["compass"]}[card]


@pytest.mark.rule("BASE-SOLO-03", "MOD-AUTO-04")
def test_after_the_turn_of_the_automa_it_is_the_next_players_turn() -> None:
    game = solo_scene(luck="solo-4", switches=ONE_CARD, first=1)

    take_turn(game)

    assert [event.seat for event in told(game, "turn-begins")] == [AUTOMA, 0]
    assert (game.seat, board(game).active, game.state.round) == (0, 0, 2)
    assert player(game, AUTOMA).did == frozenset()
