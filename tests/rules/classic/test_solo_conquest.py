"""Which Province an Automa conquers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from monumental import Game
from tests.classic_scene import act, land, owner, refused, supply, told, words
from tests.solo_scene import AUTOMA, events, obey, solo_scene

#: The Automa's Capital is tile 2, the person's tile 4, which touches tile 3 only.
LINE = "m   C   m   C"

#: The Automa's Capital is tile 4, the person's tile 6. Around the Automa lie 1 2 3 5 7, and water, 8.
STAR = """
..  m   f   ..
  h   C   m   C
..  m   ~   ..
"""


def on_line(tokens: Mapping[int, str], **position: Any) -> Game:
    return solo_scene(**{"drawing": LINE, "capitals": (4, 2), "tokens": tokens, **position})


def on_star(tokens: Mapping[int, str], **position: Any) -> Game:
    return solo_scene(**{"drawing": STAR, "capitals": (6, 4), "tokens": tokens, **position})


@pytest.mark.rule("MOD-AUTO-13")
@pytest.mark.parametrize(
    ("order", "tile", "reason"),
    [("conquer lowest", 1, "picked-cheapest 2"), ("conquer highest", 5, "picked-dearest 4")],
)
def test_an_automa_conquers_the_adjacent_province_of_the_lowest_or_highest_cost(
    order: str, tile: int, reason: str
) -> None:
    """1: a meadow and 2; 2: a forest and 2, so 3; 3: a mountain and 1, so 3; 5: a meadow and 4; 7: and 3."""
    barbarians = {1: "gauls", 2: "gauls", 3: "illyrians", 5: "huns", 7: "goths"}
    game = on_star(barbarians, luck=barbarians[tile])

    obey(game, order)

    assert land(game, AUTOMA) == sorted([4, tile])
    assert events(game) == [reason, "conquered-province", "token-left"]


@pytest.mark.rule("MOD-AUTO-13")
@pytest.mark.parametrize(
    ("town", "lowest", "highest"),
    [
        ("visby", (3, 2), (1, 3)),  # 1 Production
        ("cahokia", (3, 2), (1, 3)),  # 1 Culture
        ("ragusa", (3, 2), (1, 3)),  # 1 Gold
        ("kashgar", (1, 3), (3, 4)),  # 3 Science
        ("kilwa", (1, 3), (3, 4)),  # 3 Production
    ],
)
def test_the_demands_of_a_free_town_count_as_much_as_military(
    town: str, lowest: tuple[int, int], highest: tuple[int, int]
) -> None:
    """On a meadow, 1 Military and what the town demands; beside it Barbarians of 3."""
    tokens = {1: "goths", 3: town}
    cheap = on_line(tokens, luck=tokens[lowest[0]])
    dear = on_line(tokens, luck=tokens[highest[0]])

    obey(cheap, "conquer lowest")
    obey(dear, "conquer highest")

    assert land(cheap, AUTOMA) == sorted([2, lowest[0]])
    assert events(cheap)[0] == f"picked-cheapest {lowest[1]}"
    assert land(dear, AUTOMA) == sorted([2, highest[0]])
    assert events(dear)[0] == f"picked-dearest {highest[1]}"


@pytest.mark.rule("MOD-AUTO-13")
@pytest.mark.parametrize(
    ("mine", "cost"),
    [
        ({"troops": "3:8 2:1"}, 1),
        ({"troops": "3:7 2:2"}, 2),
        ({"warlord": 2}, 2),
        ({"outposts": [2]}, 3),
        ({"troops": "3:8 2:1", "wonders": {2: "stonehenge"}}, 3),
        ({"troops": "3:8 2:1", "warlord": 2, "outposts": [2], "wonders": {2: "stonehenge"}}, 8),
    ],
)
def test_what_defends_a_province_of_a_rival_counts(mine: dict[str, Any], cost: int) -> None:
    """Troops 1 each, a Warlord 2, an Outpost 3, a Wonder 2; the meadow itself nothing."""
    game = solo_scene(**{"drawing": "C m C", "capitals": (3, 1), **mine})

    obey(game, "conquer lowest")

    assert owner(game, 2) == AUTOMA
    assert events(game) == [f"picked-cheapest {cost}", "conquered-from"]


@pytest.mark.rule("MOD-AUTO-13")
@pytest.mark.parametrize(("order", "tile"), [("conquer lowest", 3), ("conquer highest", 1)])
def test_rivals_and_barbarians_are_compared_by_their_cost_alone(order: str, tile: int) -> None:
    """Three Troops of a person on a meadow cost 3, Barbarians 4."""
    game = on_line({1: "huns"}, troops="4:6 3:3", luck="huns" if tile == 1 else "")

    obey(game, order)

    assert land(game, AUTOMA) == sorted([2, tile])


@pytest.mark.rule("MOD-AUTO-13")
@pytest.mark.parametrize(("terrain", "cost"), [("m", 1), ("f", 1), ("h", 2), ("v", 3)])
def test_a_province_without_a_token_costs_its_value_and_at_least_1(terrain: str, cost: int) -> None:
    game = solo_scene(drawing=f"C {terrain} C", capitals=(1, 3))

    obey(game, "conquer highest")

    assert events(game) == [f"picked-dearest {cost}", "conquered-province"]


@pytest.mark.rule("MOD-AUTO-13")
def test_a_token_that_may_hide_a_monster_costs_what_its_front_says() -> None:
    """Fafnir's front is a Barbarian's 4; the Monster's strength is no part of the cost."""
    game = on_line(
        {1: "huns", 3: "goths"},
        packs=("base", "monsters"),
        modules={"monsters": {"tiles": "", "cards": "", "finders": "", "waiting": ""}},
        luck="fafnir",
    )

    obey(game, "conquer highest")

    assert events(game)[:2] == ["picked-dearest 4", "conquered-province"]


@pytest.mark.rule("MOD-AUTO-13", "MOD-AUTO-09")
def test_price_changes_don_t_count_and_nothing_is_paid() -> None:
    """Berserkers, a Policy of the Danes, would take 2 off every conquest; Feudalism 1 off Barbarians."""
    game = on_line(
        {1: "gauls", 3: "goths"},
        civilization="danes",
        automa={"policies": "berserkers", "discard": "feudalism", "supply": "2 gold"},
        luck="gauls",
    )

    obey(game, "conquer lowest")

    assert events(game) == ["picked-cheapest 2", "conquered-province", "token-left"]
    assert supply(game, AUTOMA) == {"gold": 2}


@pytest.mark.rule("MOD-AUTO-13")
@pytest.mark.parametrize("order", ["conquer lowest", "conquer highest"])
def test_of_provinces_of_the_same_cost_it_takes_one_of_the_lowest_value(order: str) -> None:
    """Forest and 2, mountain and 1, meadow and 3: they all cost 3. The others are taken."""
    game = on_star(
        {2: "gauls", 3: "illyrians", 5: "goths"},
        automa={"troops": "4:7 1:1 7:1"},
        luck="goths",
    )

    obey(game, order)

    assert land(game, AUTOMA) == [1, 4, 5, 7]
    assert events(game)[1:] == ["tie-value", "conquered-province", "token-left"]


@pytest.mark.rule("MOD-AUTO-13", "MOD-AUTO-05")
def test_of_several_of_the_same_cost_and_value_the_player_on_the_right_decides() -> None:
    """1 and 7 are meadows with Barbarians of 2; 2, a forest with 1, costs the same but has a value."""
    game = on_star({1: "gauls", 2: "illyrians", 3: "huns", 5: "huns", 7: "gauls"}, luck="gauls")

    obey(game, "conquer lowest")

    assert game.choice().question == "automa-conquer"
    assert (game.seat, game.choice().seat) == (0, AUTOMA)
    assert words(game) == ["conquer 1", "conquer 7"]
    assert events(game) == ["picked-cheapest 2", "tie-value"]
    for other in ("conquer 2", "conquer 3", "conquer 4", "conquer 8"):
        assert refused(game, other) == ("not-tied-conquest", "MOD-AUTO-13")
    assert refused(game, "site 1") == ("not-asked-now", "MOD-AUTO-13")

    act(game, "conquer 7")

    assert land(game, AUTOMA) == [4, 7]
    assert [(event.seat, event.place, event.number) for event in told(game, "tie-decided")] == [(1, 6, 0)]


@pytest.mark.rule("MOD-AUTO-13")
def test_land_that_is_cut_off_from_the_capital_has_neighbours_too() -> None:
    """Tile 4 is alone at the far end of the row; 3 touches it, and costs less than 6."""
    game = solo_scene(
        automa={"troops": "7:8 4:1"},
        drawing="C m m m m m C",
        capitals=(1, 7),
        tokens={3: "illyrians", 5: "goths", 6: "gauls"},
        luck="illyrians",
    )

    obey(game, "conquer lowest")

    assert land(game, AUTOMA) == [3, 4, 7]


@pytest.mark.rule("MOD-AUTO-13")
def test_capitals_and_water_are_never_conquered() -> None:
    """The Automa's Capital lies between the person's and a lake."""
    game = solo_scene(drawing="C C ~ m", capitals=(1, 2), troops="1:1")

    obey(game, "conquer lowest")
    obey(game, "conquer highest")
    obey(game, "conquer three")

    assert events(game) == ["line-impossible"] * 3
    assert land(game, AUTOMA) == [2]
