"""The Solo card of the Heroes: an Automa takes one, and its text is not in force."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, score_sheets, unpack
from tests.classic_scene import act, player, supply, told
from tests.rules.modules.test_heroes import hero, row
from tests.solo_scene import (
    AUTOMA,
    Switches,
    consolation,
    deeds,
    do_line,
    follow,
    in_both_presets,
    lines_tried,
    solo_pile,
    solo_scene,
)

#: Two of the first era, two of the second, in no order.
FOUR = "murasaki-shikibu cleopatra ibn-battuta ashoka"


def with_row(heroes: str, civilization: str = "greeks", **position: Any) -> Game:
    """An Automa at a table with these Heroes in the row."""
    position = {
        "packs": ("base", "heroes"),
        "modules": {"heroes": {"row": heroes, "eras": "1 2 3"}},
        **position,
    }
    return solo_scene(civilization, **position)


@pytest.mark.rule("MOD-AUTO-23")
@pytest.mark.parametrize("civilization", ["greeks", "danes", "japanese"])
def test_solo_hero_lets_any_automa_take_a_hero_and_draw_another_card(civilization: str) -> None:
    game = with_row(FOUR, civilization, luck="solo-4")

    follow(game, "solo-hero")

    assert lines_tried(game, "solo-hero") == [0, 1]
    assert deeds(game) == ["took ibn-battuta", "card solo-4", "gained 3"]
    assert hero(game, AUTOMA) == "ibn-battuta"
    assert row(game) == ["ashoka", "cleopatra", "murasaki-shikibu"]
    assert solo_pile(game) == (["solo-12"], ["solo-4"])


@pytest.mark.rule("MOD-AUTO-23")
def test_solo_hero_has_these_lines() -> None:
    (pack,) = unpack("classic", ("base", "heroes")).packs[1:]
    text = pack.cards["solo-hero"][1].model_dump(mode="json", by_alias=True, exclude_unset=True)

    assert text == {
        "kind": "solo",
        "source": "reported",
        "public": "a solo helper program of players",
        "lines": [{"text": [{"do": "take_hero"}]}, {"text": [{"do": "draw_solo_card"}]}],
    }


@in_both_presets
@pytest.mark.rule("MOD-AUTO-23")
@pytest.mark.parametrize(
    ("heroes", "taken"),
    [
        ("ashoka genghis-khan cleopatra", "genghis-khan"),
        ("albert-einstein ashoka genghis-khan", "albert-einstein"),
        ("boudica archimedes cleopatra", "archimedes"),
        ("william-shakespeare sacagawea ashoka marie-curie", "marie-curie"),
        ("cleopatra", "cleopatra"),
    ],
)
def test_the_hero_of_the_latest_era_is_taken_of_several_the_first_by_name(
    heroes: str, taken: str, switches: Switches
) -> None:
    """It costs nothing."""
    game = with_row(heroes, switches=switches)

    do_line(game, "solo-hero", 0)

    assert deeds(game) == [f"took {taken}"]
    assert hero(game, AUTOMA) == taken
    assert row(game) == sorted({*heroes.split()} - {taken})
    assert supply(game, AUTOMA) == {}


@pytest.mark.rule("MOD-AUTO-23")
def test_the_hero_that_the_automa_had_returns_to_the_row() -> None:
    """Even for one of an earlier era: its own lies not in the row."""
    game = with_row("ashoka boudica", automa={"hero": "genghis-khan"})

    do_line(game, "solo-hero", 0)

    assert hero(game, AUTOMA) == "ashoka"
    assert row(game) == ["boudica", "genghis-khan"]
    assert [event.card for event in told(game, "dismissed")] == [game.catalog.number("genghis-khan")]


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08", "MOD-AUTO-23")
def test_no_hero_can_be_taken_from_an_empty_row(switches: Switches) -> None:
    game = with_row("", automa={"hero": "ashoka"}, switches=switches)

    do_line(game, "solo-hero", 0)

    assert deeds(game) == consolation(switches)
    assert (hero(game, AUTOMA), row(game)) == ("ashoka", [])


@pytest.mark.rule("MOD-AUTO-09", "MOD-AUTO-23")
def test_a_hero_of_the_automa_does_not_answer_to_what_a_player_does() -> None:
    """Cleopatra: 1 Gold for the first Policy that another player develops."""
    game = with_row("cleopatra", supply="1 culture")

    do_line(game, "solo-hero", 0)
    act(game, "develop corvee")

    assert hero(game, AUTOMA) == "cleopatra"
    assert (supply(game, AUTOMA), player(game, AUTOMA).standing) == ({}, ())
    assert told(game, "triggered") == []


@pytest.mark.rule("MOD-AUTO-09", "MOD-AUTO-23")
@pytest.mark.parametrize("had", [True, False], ids=["had before", "taken now"])
def test_a_hero_of_the_automa_makes_no_conquest_cheaper(had: bool) -> None:
    """With Genghis Khan in force a Province that costs 2 would cost as much as one that costs 1."""
    if had:
        game = with_row("", "danes", automa={"hero": "genghis-khan"}, luck="gauls")
    else:
        game = with_row("genghis-khan", "danes", luck="gauls")
        do_line(game, "solo-hero", 0)

    do_line(game, "solo-2", 3)

    assert hero(game, AUTOMA) == "genghis-khan"
    assert [event.number for event in told(game, "picked-dearest")] == [2]


@pytest.mark.rule("MOD-AUTO-09")
def test_a_hero_of_a_player_answers_to_the_first_policy_that_an_automa_develops() -> None:
    game = with_row("", hero="cleopatra")

    do_line(game, "solo-3", 0)
    do_line(game, "solo-3", 0)

    assert deeds(game) == ["policy 1", "policy 2"]
    assert supply(game) == {"gold": 1}


@pytest.mark.rule("MOD-AUTO-09")
def test_a_hero_of_a_player_answers_to_a_province_that_an_automa_took() -> None:
    """Boudica: 1 Production for whoever loses a Province."""
    game = with_row("", drawing="C m C", capitals=(1, 3), troops="1:8 2:1", hero="boudica")

    do_line(game, "solo-1", 0)

    assert deeds(game) == ["conquered 2"]
    assert (supply(game), supply(game, AUTOMA)) == ({"production": 1}, {})


@pytest.mark.rule("MOD-AUTO-23")
def test_a_hero_of_the_automa_gives_no_points() -> None:
    game = with_row("cleopatra")

    do_line(game, "solo-hero", 0)

    assert [sheet.total for sheet in score_sheets(game)] == [0, 0]
