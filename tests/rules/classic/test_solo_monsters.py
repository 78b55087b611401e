"""Explorers of an Automa hunt Monsters."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, score_sheets
from tests.classic_scene import board, explorers, holdings, keys, supply, told
from tests.rules.classic.test_solo_explorers import BAGHDAD, CARTHAGE, market, on_row, walked
from tests.rules.modules.test_monsters import PACKS, standing, trophies
from tests.solo_scene import AUTOMA, events, obey


def hunt(tiles: str, cards: str, **position: Any) -> Game:
    """A row with the Automa's Capital on 4, Markets on 1 and 6, and Monsters that the person found."""
    found = {"tiles": tiles, "cards": cards, "finders": " ".join("0" for _ in cards.split()), "waiting": ""}
    return on_row(**{"packs": PACKS, "modules": {"monsters": found}, **position})


@pytest.mark.rule("MOD-AUTO-22")
def test_an_explorer_goes_to_a_monster_that_is_nearer_than_any_market() -> None:
    """The Minotaur is on 2, two steps away; Carthage is on 1, three steps, and Baghdad is empty."""
    game = hunt("2", "minotaur", markets=[CARTHAGE, market(6, "baghdad", count=0)])

    obey(game, "explore 1")

    assert explorers(game, AUTOMA)[0] == 3
    assert standing(game) == {2: "minotaur"}


@pytest.mark.rule("MOD-AUTO-22")
@pytest.mark.parametrize("monster", ["bunyip", "fafnir"])
def test_a_monster_is_defeated_when_an_explorer_gets_there_without_paying(monster: str) -> None:
    """Strengths of 2 and of 5; the Automa keeps its Gold."""
    game = hunt("3", monster, automa={"supply": "5 gold"})

    obey(game, "explore 1")

    assert standing(game) == {}
    assert trophies(game, AUTOMA) == [monster]
    assert board(game).guarded == 0
    assert supply(game, AUTOMA) == {"gold": 5}
    assert events(game)[:2] == ["explorer-moved 1", "defeated"]


@pytest.mark.rule("MOD-AUTO-22")
def test_a_defeated_monster_is_a_point_for_the_automa() -> None:
    game = hunt("3", "bunyip")

    obey(game, "explore 1")

    counted = [
        [line.count for line in sheet.lines if line.name == "monsters"] for sheet in score_sheets(game)
    ]
    assert counted == [[0], [1]]


@pytest.mark.rule("MOD-AUTO-22")
def test_the_second_explorer_leaves_the_monster_to_the_first_and_goes_to_a_market() -> None:
    """The Monster is on 2, Baghdad, on 6, further away: both stand on 3."""
    game = hunt("2", "minotaur", automa={"explorers": [3, 3]}, markets=[BAGHDAD], production=[])

    obey(game, "explore 1")

    assert walked(game)[0] == (1, 2)
    assert trophies(game, AUTOMA) == ["minotaur"]
    assert walked(game)[1] == (2, 4)


@pytest.mark.rule("MOD-AUTO-22")
def test_a_market_that_is_nearer_comes_first_and_the_second_explorer_takes_the_monster() -> None:
    game = hunt(
        "2",
        "minotaur",
        automa={"explorers": [5, 4]},
        markets=[BAGHDAD, CARTHAGE],
        luck="baghdad-scholars",
    )

    obey(game, "explore 1")

    assert walked(game) == [(1, 6), (2, 3)]


@pytest.mark.rule("MOD-AUTO-22")
def test_two_monsters_are_two_goals() -> None:
    game = hunt("3 5", "minotaur golem", automa={"explorers": [2, 4]}, markets=[])

    obey(game, "explore 1")

    assert walked(game) == [(1, 3), (2, 5)]
    assert trophies(game, AUTOMA) == ["minotaur", "golem"]


@pytest.mark.rule("MOD-AUTO-22")
def test_a_market_with_a_monster_on_it_is_won_with_its_token() -> None:
    """The Monster guards the tokens of its tile no more."""
    game = hunt("6", "minotaur", automa={"explorers": [5, 4]}, luck="baghdad-scholars")

    obey(game, "explore 1")

    assert trophies(game, AUTOMA) == ["minotaur"]
    assert keys(game, board(game).removed) == ["baghdad-scholars"]
    assert events(game)[:3] == ["explorer-moved 1", "defeated", "market-token-left"]


@pytest.mark.rule("MOD-AUTO-22")
@pytest.mark.parametrize("gone", [{"count": 0}, {"visited": [AUTOMA]}])
def test_a_monster_on_a_market_without_a_token_for_the_automa_is_a_goal_as_well(gone: dict[str, Any]) -> None:
    game = hunt(
        "6", "minotaur", automa={"explorers": [5, 4]}, markets=[CARTHAGE, market(6, "baghdad", **gone)]
    )

    obey(game, "explore 1")

    assert trophies(game, AUTOMA) == ["minotaur"]
    assert told(game, "market-token-left") == []


@pytest.mark.rule("MOD-AUTO-22", "MOD-AUTO-19")
def test_the_production_token_that_a_monster_guarded_is_taken() -> None:
    game = hunt("3", "minotaur", production=[3])

    obey(game, "explore 1")

    assert trophies(game, AUTOMA) == ["minotaur"]
    assert board(game).production == 0
    assert events(game)[:3] == ["explorer-moved 1", "defeated", "automa-took-production"]


@pytest.mark.rule("MOD-AUTO-22", "MOD-AUTO-17")
def test_a_monster_is_a_goal_where_no_market_is_left_and_comes_before_production() -> None:
    """The Production token on 5 is beside the Capital, the Monster on 1 three steps away."""
    game = hunt("1", "minotaur", markets=[], production=[5])

    obey(game, "explore 1")

    assert explorers(game, AUTOMA) == [3, 3]


@pytest.mark.rule("MOD-AUTO-22")
def test_an_explorer_that_has_defeated_a_monster_goes_on() -> None:
    """To the Market on 1, past the Monster's tile."""
    game = hunt("3", "minotaur", automa={"explorers": [4, 5]}, luck="carthage-galleys baghdad-scholars")

    obey(game, "explore 3")

    assert walked(game)[:3] == [(1, 3), (1, 2), (1, 1)]
    assert keys(game, board(game).removed)[0] == "carthage-galleys"


@pytest.mark.rule("MOD-AUTO-22", "MOD-AUTO-18")
def test_among_a_monster_and_a_market_equally_near_production_is_preferred() -> None:
    """Both are two steps away; the token on 3 leads to the Monster, the one on 5 to the Market."""
    to_monster = hunt("2", "minotaur", production=[3])
    to_market = hunt("2", "minotaur", production=[5])

    obey(to_monster, "explore 1")
    obey(to_market, "explore 1")

    assert walked(to_monster)[0] == (1, 3)
    assert walked(to_market)[0] == (1, 5)


@pytest.mark.rule("MOD-AUTO-22")
def test_a_monster_that_the_automa_itself_has_found_is_hunted_too() -> None:
    """The Sphinx was hidden on tile 5, which it conquers with its first line."""
    game = hunt(
        "",
        "",
        automa={"supply": "2 gold"},
        tokens={3: "huns", 5: "illyrians"},
        markets=[],
        luck="sphinx",
    )

    obey(game, "conquer lowest")
    assert standing(game) == {5: "sphinx"}
    obey(game, "explore 1")

    assert trophies(game, AUTOMA) == ["sphinx"]


@pytest.mark.rule("MOD-AUTO-22", "MOD-AUTO-17")
def test_an_explorer_on_the_tile_where_a_monster_was_found_has_other_goals() -> None:
    """Both Explorers are on 5 when its Monster is found: they can't go towards it, so the Production token on
    3 is next."""
    game = hunt("5", "minotaur", automa={"explorers": [5, 5]}, markets=[], production=[3])

    obey(game, "explore 1")

    assert walked(game) == [(1, 4), (2, 4)]


@pytest.mark.rule("MOD-AUTO-22")
def test_beginning_anew_waits_for_markets_not_for_monsters() -> None:
    """The Monster on 1 is left when the Automa takes the token of the only Market."""
    game = hunt(
        "1",
        "minotaur",
        automa={"explorers": [5, 5]},
        markets=[BAGHDAD],
        luck="baghdad-scholars",
        switches={"automa_markets_reopen": True},
    )

    obey(game, "explore 1")

    assert len(told(game, "markets-open-again")) == 1
    assert holdings(game, AUTOMA).market == ()
    assert standing(game) == {1: "minotaur"}
