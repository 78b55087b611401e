"""Wonders: two steps, the benefit, the card on the deck, and the token on the map."""

from __future__ import annotations

import pytest

from monumental import Game, unpack
from monumental.engine.resources import PRODUCTION
from monumental.engine.scoring.points import score_sheets
from tests.classic_scene import (
    act,
    board,
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

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key


def begun(game: Game, seat: int = 0) -> str:
    """The Wonder beside the city, its counter on the left circle; `.` where there is none."""
    return keys(game, [player(game, seat).wonder])[0]


def tokens(game: Game) -> dict[int, str]:
    """The Wonder tokens on the map."""
    return {tile: key for tile, key in enumerate(keys(game, board(game).wonders), start=1) if key != "."}


@pytest.mark.rule("BASE-ACQ-05", "BASE-ACQ-06")
@pytest.mark.parametrize(
    ("card", "left_circle", "right_circle"),
    [
        ("stonehenge", 3, 3),
        *[
            (card, CARDS[card].cost, CARDS[card].completion_cost)
            for card in ("terracotta-army", "angkor-wat", "statue-of-liberty")
        ],
    ],
)
def test_each_step_of_a_wonder_has_its_own_cost_in_production(
    card: str, left_circle: int, right_circle: int
) -> None:
    """M-12: both circles are paid in Production."""
    game = scene(display=f"{card} . . . . .", supply=f"{left_circle + right_circle} production")
    poor = scene(display=f"{card} . . . . .", supply=f"{left_circle - 1} production 9 science 9 military")
    half = scene(wonder=card, supply=f"{right_circle - 1} production 9 science 9 military")

    act(game, "acquire 1", "complete")

    paid = [(event.resource, event.number) for event in told(game, "paid")]
    assert paid == [(PRODUCTION, left_circle), (PRODUCTION, right_circle)]
    assert refused(poor, "acquire 1") == ("cannot-pay", "BASE-ACQ-06")
    assert lacking(poor, "acquire 1") == ("production", left_circle, left_circle - 1)
    assert refused(half, "complete") == ("cannot-pay", "BASE-ACQ-05")
    assert lacking(half, "complete") == ("production", right_circle, right_circle - 1)


@pytest.mark.rule("BASE-ACQ-06")
def test_an_acquired_wonder_lies_beside_the_city_begun_and_gives_nothing_yet() -> None:
    game = scene(display=". stonehenge . . . .", supply="5 production", known="fort")

    act(game, "acquire 2")

    assert begun(game) == "stonehenge"
    assert deck(game) == ["fort"]
    assert supply(game) == {"production": 2}
    assert tokens(game) == {}
    assert game.choice().question == "take-turn"
    assert game.state.display.count() == 0


@pytest.mark.rule("BASE-ACQ-07")
def test_the_second_step_completes_the_wonder_of_an_earlier_turn() -> None:
    game = scene(wonder="library-of-alexandria", supply="3 production")

    act(game, "complete", "site 1")

    assert [event.card for event in told(game, "completed")] == [game.catalog.number("library-of-alexandria")]
    assert begun(game) == "."
    assert supply(game) == {"science": 2}


@pytest.mark.rule("BASE-ACQ-07")
def test_without_a_first_step_there_is_no_second() -> None:
    game = scene(display="great-wall . . . . .", supply="9 production")

    assert offered(game, "complete") == []
    assert refused(game, "complete") == ("no-wonder-begun", "BASE-ACQ-05")


@pytest.mark.rule("BASE-ACQ-08")
def test_both_steps_may_be_done_in_the_same_turn() -> None:
    game = scene(display="pyramids . . . . .", supply="6 production")

    act(game, "acquire 1", "complete", "site 1")

    assert deck(game) == ["pyramids"]
    assert supply(game) == {"gold": 1}
    assert (game.seat, game.choice().question) == (0, "take-turn")


@pytest.mark.rule("BASE-ACQ-09")
def test_a_completed_wonder_gives_its_benefit_before_anything_else() -> None:
    """The Terracotta Army archives a card for 1 Military: the card is not yet on the deck then."""
    cost = CARDS["terracotta-army"].completion_cost
    game = scene(wonder="terracotta-army", supply=f"{cost} production", city="fort . . . . . . . .")

    act(game, "complete")
    asked = (words(game), deck(game), tokens(game))
    act(game, "archive a1")

    assert asked == (["archive a1", "no"], [], {})
    assert supply(game) == {"military": 1}
    assert deck(game) == ["terracotta-army"]
    assert game.choice().question == "wonder-site"


@pytest.mark.rule("BASE-ACQ-09")
def test_what_a_wonder_gives_when_activated_is_not_gained_on_completion() -> None:
    """The Panama Canal gives 2 Production on activation; its benefit is 2 Gold."""
    cost = CARDS["panama-canal"].completion_cost
    game = scene(wonder="panama-canal", supply=f"{cost} production")

    act(game, "complete", "site 1")

    assert supply(game) == {"gold": 2}


@pytest.mark.rule("BASE-ACQ-10")
def test_a_completed_wonder_goes_on_top_of_the_deck_and_the_next_may_be_begun() -> None:
    game = scene(
        wonder="pyramids", supply="6 production", known="fort", urn="mine", display="stonehenge . . . . ."
    )

    act(game, "complete", "site 1")
    completed = (begun(game), deck(game), player(game).aside)
    act(game, "acquire 1")

    assert completed == (".", ["fort", "pyramids"], ())
    assert begun(game) == "stonehenge"
    assert board(game).removed == ()


@pytest.mark.rule("BASE-ACQ-11")
@pytest.mark.parametrize("site", [1, 2, 6])
def test_the_token_goes_on_a_province_one_controls_or_on_the_capital(site: int) -> None:
    game = scene(wonder="pyramids", supply="3 production", troops="1:7 2:1 6:1", other={"troops": "5:8 4:1"})

    act(game, "complete")
    asked = (game.choice().question, words(game), deck(game))
    forbidden = {tile: refused(game, f"site {tile}") for tile in (3, 4, 5, 8)}
    act(game, f"site {site}")

    assert asked == ("wonder-site", ["site 1", "site 2", "site 6"], ["pyramids"])
    assert set(forbidden.values()) == {("not-your-land", "BASE-ACQ-11")}
    assert tokens(game) == {site: "pyramids"}


@pytest.mark.rule("BASE-ACQ-11")
def test_a_province_conquered_by_the_benefit_can_have_the_token() -> None:
    """The token is placed after the benefit: Machu Picchu conquers a Province for 3 Military less."""
    cost = CARDS["machu-picchu"].completion_cost
    game = scene(wonder="machu-picchu", supply=f"{cost} production 1 military", tokens={})

    act(game, "complete", "conquer 2", "send 1")
    asked = words(game)
    act(game, "site 2")

    assert asked == ["site 1", "site 2"]
    assert tokens(game) == {2: "machu-picchu"}


@pytest.mark.rule("BASE-ACQ-12")
def test_a_tile_has_at_most_one_wonder_token() -> None:
    game = scene(
        wonder="pyramids",
        supply="3 production",
        troops="1:7 2:1 6:1",
        wonders={1: "stonehenge", 6: "great-wall"},
    )

    act(game, "complete")

    assert words(game) == ["site 2"]
    assert refused(game, "site 1") == ("wonder-there", "BASE-ACQ-12")
    assert refused(game, "site 6") == ("wonder-there", "BASE-ACQ-12")


@pytest.mark.rule("BASE-ACQ-12")
def test_where_every_tile_has_a_token_the_new_one_is_not_placed() -> None:
    """Q-B-22: the Wonder is completed all the same; points come from cards (Q-B-24)."""
    game = scene(
        wonder="pyramids",
        supply="3 production",
        troops="1:8 2:1",
        wonders={1: "stonehenge", 2: "great-wall"},
    )

    act(game, "complete")

    assert game.choice().question == "take-turn"
    assert deck(game) == ["pyramids"]
    assert supply(game) == {"gold": 1}
    assert tokens(game) == {1: "stonehenge", 2: "great-wall"}
    assert {line.name: line.count for line in score_sheets(game)[0].lines}["wonders"] == 1


@pytest.mark.rule("BASE-ACQ-13")
def test_a_wonder_gained_by_an_effect_is_complete_with_benefit_card_and_token() -> None:
    """Q-B-17: the Corvee takes any Wonder for 8 Production; the Statue of Liberty gives 3 Culture."""
    game = scene(policies="corvee", supply="8 production", display="statue-of-liberty . . . . .")

    act(game, "policy", "acquire 1")
    asked = words(game)
    act(game, "site 1")

    assert asked == ["site 1"]
    assert supply(game) == {"culture": 3}
    assert deck(game) == ["statue-of-liberty"]
    assert begun(game) == "."
    assert tokens(game) == {1: "statue-of-liberty"}


@pytest.mark.rule("BASE-ACQ-13")
def test_a_gained_wonder_does_not_touch_the_one_under_construction() -> None:
    """Q-B-17."""
    game = scene(
        policies="corvee", supply="8 production", display="statue-of-liberty . . . . .", wonder="pyramids"
    )

    act(game, "policy", "acquire 1", "site 1")

    assert begun(game) == "pyramids"
    assert deck(game) == ["statue-of-liberty"]
    assert board(game).removed == ()


@pytest.mark.rule("BASE-ACQ-14")
@pytest.mark.parametrize(("kept", "other"), [("pyramids", "angkor-wat"), ("angkor-wat", "pyramids")])
def test_of_two_wonders_under_construction_one_is_kept_and_the_other_leaves_the_game(
    kept: str, other: str
) -> None:
    """Q-B-22: the new one is paid; either may be kept; nothing is paid back."""
    cost = CARDS["angkor-wat"].cost
    game = scene(wonder="pyramids", display="angkor-wat . . . . .", supply=f"{cost + 2} production")

    act(game, "acquire 1")
    asked = (game.choice().question, words(game))
    act(game, f"keep {kept}")

    assert asked == ("keep-wonder", ["keep pyramids", "keep angkor-wat"])
    assert begun(game) == kept
    assert keys(game, board(game).removed) == [other]
    assert game.state.display.discard == ()
    assert supply(game) == {"production": 2}


@pytest.mark.rule("BASE-ACQ-14")
def test_none_but_the_two_wonders_under_construction_can_be_kept() -> None:
    game = scene(wonder="pyramids", display="angkor-wat stonehenge . . . .", supply="9 production")

    act(game, "acquire 1")

    assert refused(game, "keep stonehenge") == ("keep-one-of-two", "BASE-ACQ-14")
    assert refused(game, "complete") == ("not-asked-now", "BASE-ACQ-14")


@pytest.mark.rule("BASE-ACQ-15")
def test_a_removed_wonder_is_under_construction_no_more() -> None:
    """Only the right circle of the kept one can be paid: Angkor Wat's, not the Pyramids' 3."""
    right_circle = CARDS["angkor-wat"].completion_cost
    has = CARDS["angkor-wat"].cost + right_circle - 1
    game = scene(wonder="pyramids", display="angkor-wat . . . . .", supply=f"{has} production")

    act(game, "acquire 1", "keep angkor-wat")

    assert player(game).second_wonder == -1
    assert offered(game, "complete") == []
    assert lacking(game, "complete") == ("production", right_circle, right_circle - 1)
    assert right_circle > 3
