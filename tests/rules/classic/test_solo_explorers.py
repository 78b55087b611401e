"""Where the Explorers of an Automa go."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from tests.classic_scene import act, board, explorers, refused, told, words
from tests.solo_scene import AUTOMA, events, obey, solo_scene

#: A row of tiles: the Automa's Capital is 4, Markets are 1 and 6, the person's Capital is 7.
ROW = "m$ m m C m m$ C"

#: Two ways of three steps lead from the Automa's Capital, 3, to the Market on 4: by 1 and 2, or by 6 and 7.
RING = """
..  m   m   ..
  C   ..  m$  C
..  m   m   ..
"""


def market(tile: int, city: str, **more: Any) -> dict[str, Any]:
    return {"tile": tile, "city": city, **more}


#: The Markets of `ROW`, with a token for each of both players.
CARTHAGE = market(1, "carthage")
BAGHDAD = market(6, "baghdad")


def on_row(**position: Any) -> Game:
    """Without Production tokens, if not told otherwise."""
    usual = {"drawing": ROW, "capitals": (7, 4), "production": [], "markets": [CARTHAGE, BAGHDAD]}
    return solo_scene(**{**usual, **position})


def on_ring(**position: Any) -> Game:
    usual = {"drawing": RING, "capitals": (5, 3), "production": [], "markets": [market(4, "carthage")]}
    return solo_scene(**{**usual, **position})


def walked(game: Game) -> list[tuple[int, int]]:
    """Every step: which Explorer, and where to."""
    return [(event.number, event.place + 1) for event in told(game, "explorer-moved")]


# Towards Markets


@pytest.mark.rule("MOD-AUTO-17")
def test_the_first_explorer_goes_to_the_nearest_market_and_the_second_to_the_nearest_other() -> None:
    """Tile 6 is two steps away, tile 1 three."""
    game = on_row()

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [5, 3]
    assert walked(game) == [(1, 5), (2, 3)]


@pytest.mark.rule("MOD-AUTO-17")
@pytest.mark.parametrize(
    ("order", "steps"),
    [("explore 1", [(1, 7), (2, 9)]), ("explore 2", [(1, 7), (1, 6), (2, 9), (2, 10)])],
)
def test_first_one_explorer_makes_all_its_steps_then_the_other(
    order: str, steps: list[tuple[int, int]]
) -> None:
    """The Capital, 8, lies between Markets five and six steps away."""
    game = solo_scene(
        drawing="C m m$ m m m m C m m m m m m$",
        capitals=(1, 8),
        production=[],
        markets=[market(3, "carthage"), market(14, "baghdad")],
    )

    obey(game, order)

    assert walked(game) == steps


@pytest.mark.rule("MOD-AUTO-17")
def test_a_line_of_three_steps_makes_three_with_each_explorer() -> None:
    game = solo_scene(
        drawing="C m m$ m m m m C m m m m m m$",
        capitals=(1, 8),
        production=[],
        markets=[market(3, "carthage"), market(14, "baghdad")],
    )

    obey(game, "explore 3")

    assert explorers(game, AUTOMA) == [5, 11]
    assert len(walked(game)) == 6


@pytest.mark.rule("MOD-AUTO-17")
def test_the_second_explorer_leaves_the_goal_of_the_first_to_it_even_when_it_is_nearer() -> None:
    """The second one stands beside the Market on 6, which is also the nearest to the first in the Capital."""
    game = on_row(automa={"explorers": [4, 5]})

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [5, 4]


@pytest.mark.rule("MOD-AUTO-17")
def test_the_nearest_market_is_nearest_to_where_the_explorer_is() -> None:
    game = on_row(automa={"explorers": [3, 4]})

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [2, 5]


@pytest.mark.rule("MOD-AUTO-17")
@pytest.mark.parametrize("gone", [{"count": 0}, {"visited": [AUTOMA]}])
def test_a_market_that_is_empty_or_was_visited_is_no_goal(gone: dict[str, Any]) -> None:
    """Baghdad is nearer, but has nothing for the Automa: both go to Carthage."""
    game = on_row(markets=[CARTHAGE, market(6, "baghdad", **gone)])

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [3, 3]


@pytest.mark.rule("MOD-AUTO-17")
def test_a_market_that_only_others_have_visited_is_a_goal() -> None:
    game = on_row(markets=[CARTHAGE, market(6, "baghdad", count=1, visited=[0])])

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [5, 3]


@pytest.mark.rule("MOD-AUTO-17")
def test_production_tokens_are_no_goal_as_long_as_a_market_has_a_token() -> None:
    """The first Explorer leaves tile 5 with its Production token aside: the only Market is the other way."""
    game = on_row(markets=[CARTHAGE], production=[5, 6])

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [3, 3]


@pytest.mark.rule("MOD-AUTO-17")
def test_an_explorer_goes_on_after_it_has_reached_a_market() -> None:
    """The first reaches Baghdad, on 6, with its second step; the third one leads back towards Carthage."""
    game = on_row(automa={"explorers": [4, 4]}, luck="baghdad-scholars carthage-galleys")

    obey(game, "explore 3")

    assert walked(game) == [(1, 5), (1, 6), (1, 5), (2, 3), (2, 2), (2, 1)]
    assert [event.place + 1 for event in told(game, "market-token-left")] == [6, 1]


@pytest.mark.rule("MOD-AUTO-17")
def test_the_markets_left_are_shared_anew_when_the_first_explorer_has_reached_its_own() -> None:
    """It reaches tile 3, and its next Market is 1, two steps away: the second Explorer leaves that one to it,
    and goes to 9, four steps away, though 1 is three."""
    game = solo_scene(
        automa={"explorers": [4, 4]},
        drawing="m$ m m$ m C m m m m$ C",
        capitals=(10, 5),
        production=[],
        markets=[market(1, "carthage"), market(3, "baghdad"), market(9, "timbuktu")],
        luck="baghdad-scholars",
    )

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [3, 5]


# Ways that are equally short


@pytest.mark.rule("MOD-AUTO-18")
@pytest.mark.parametrize("production", [[6], [6, 7, 2]])
def test_of_equally_short_ways_it_takes_one_by_a_production_token(production: list[int]) -> None:
    game = on_ring(production=production, automa={"explorers": [3, 4]})

    obey(game, "explore 1")

    assert walked(game)[0] == (1, 6)
    assert events(game)[:2] == ["tie-production", "explorer-moved 1"]


@pytest.mark.rule("MOD-AUTO-18", "MOD-AUTO-05")
@pytest.mark.parametrize("production", [[], [1, 6], [2, 7], [2]])
def test_where_that_settles_nothing_the_player_on_the_right_decides(production: list[int]) -> None:
    """Only the tile of the next step matters, not the one behind it."""
    game = on_ring(production=production)

    obey(game, "explore 1")

    assert game.choice().question == "automa-step"
    assert (game.seat, game.choice().seat) == (0, AUTOMA)
    assert words(game) == ["explore 1 1", "explore 1 6"]
    assert told(game, "tie-production") == []
    for other in ("explore 1 4", "explore 1 3", "explore 2 1", "explore 2 6"):
        assert refused(game, other) == ("not-tied-step", "MOD-AUTO-17")
    assert refused(game, "conquer 1") == ("not-asked-now", "MOD-AUTO-17")

    act(game, "explore 1 6")

    assert explorers(game, AUTOMA)[0] == 6
    assert [(event.place + 1, event.number) for event in told(game, "tie-decided")] == [(6, 0)]


@pytest.mark.rule("MOD-AUTO-18")
def test_a_longer_way_by_a_production_token_is_never_taken() -> None:
    """From tile 1 the Market on 4 is two steps away; back over 6 it would be four."""
    game = on_ring(automa={"explorers": [1, 1]}, production=[6, 7])

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [2, 2]


@pytest.mark.rule("MOD-AUTO-18")
def test_among_markets_that_are_equally_near_production_is_preferred_too() -> None:
    """Markets three steps to either side; the Production token on tile 3 decides."""
    game = solo_scene(
        drawing="m$ m m C m m m$ C",
        capitals=(8, 4),
        production=[3],
        markets=[CARTHAGE, market(7, "baghdad")],
    )

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [3, 5]
    assert events(game)[:2] == ["tie-production", "explorer-moved 1"]


@pytest.mark.rule("MOD-AUTO-18", "MOD-AUTO-05")
def test_among_markets_that_are_equally_near_the_player_on_the_right_decides() -> None:
    """Once the first Explorer is on its way to one of them, the second has no choice any more."""
    game = solo_scene(
        drawing="m$ m m C m m m$ C",
        capitals=(8, 4),
        production=[],
        markets=[CARTHAGE, market(7, "baghdad")],
    )

    obey(game, "explore 1")
    assert words(game) == ["explore 1 3", "explore 1 5"]
    act(game, "explore 1 5")

    assert explorers(game, AUTOMA) == [5, 3]
    assert len(told(game, "tie-decided")) == 1


# Water and Capitals


@pytest.mark.rule("MOD-AUTO-17", "BASE-EXP-02")
@pytest.mark.parametrize(("water", "step"), [(True, 3), (False, 5)])
def test_explorers_of_an_automa_cross_water_where_explorers_may(water: bool, step: int) -> None:
    """Over the lake, 3, Carthage is two steps away; Baghdad is three."""
    game = solo_scene(
        drawing="C m$ ~ C m m m$",
        capitals=(1, 4),
        production=[],
        markets=[market(2, "carthage"), market(7, "baghdad")],
        switches={"explorer_water": water},
    )

    obey(game, "explore 1")

    assert explorers(game, AUTOMA)[0] == step


@pytest.mark.rule("MOD-AUTO-17")
def test_explorers_never_enter_the_capital_of_a_rival() -> None:
    """The only Market lies behind the person's Capital, 2; tile 5 leads nowhere."""
    game = solo_scene(drawing="m$ C C m", capitals=(2, 3), production=[], markets=[market(1, "carthage")])

    obey(game, "explore 3")

    assert events(game) == ["line-impossible"]
    assert explorers(game, AUTOMA) == [3, 3]


@pytest.mark.rule("MOD-AUTO-17")
def test_the_way_may_lead_through_the_own_capital_and_through_land_of_others() -> None:
    game = on_row(automa={"explorers": [3, 3]}, markets=[BAGHDAD], troops="7:7 5:2", warlord=5)

    obey(game, "explore 2")

    assert explorers(game, AUTOMA) == [5, 5]


# Where no Market has a token


@pytest.mark.rule("MOD-AUTO-17")
@pytest.mark.parametrize("left", [[], [market(1, "carthage", count=0), market(6, "baghdad", count=0)]])
def test_without_markets_they_go_to_the_nearest_production_tokens(left: list[dict[str, Any]]) -> None:
    """The first takes the one on 2, and its next is on 1; the second leaves that one to it and goes to 6."""
    game = on_row(markets=left, production=[1, 2, 6], automa={"explorers": [3, 4]})

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [2, 5]
    assert board(game).production == 1 << 1 - 1 | 1 << 6 - 1


@pytest.mark.rule("MOD-AUTO-17")
def test_where_nothing_is_left_to_go_to_the_line_is_impossible() -> None:
    """The Market is empty, and there is no Production token on the map."""
    game = on_row(markets=[market(6, "baghdad", count=0)])

    obey(game, "explore 3")

    assert events(game) == ["line-impossible"]
    assert explorers(game, AUTOMA) == [4, 4]
