"""What somebody is asked in place of an Automa, and what is answered to their questions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from monumental import Game
from monumental.cli.languages import spoken
from monumental.cli.table.typed.menu import Menu
from monumental.play.position import write_position
from monumental.play.setup import unpack
from tests.cli.terminal import run
from tests.cli.test_classic_prompt import People
from tests.solo_scene import follow, solo_scene


def conquest_tie() -> Game:
    """Provinces 4 and 9 would cost the same, and have the same value."""
    game = solo_scene("danes", tokens={4: "gauls", 9: "gauls"}, luck="gauls")
    follow(game, "solo-5")
    return game


def way_tie() -> Game:
    """Two ways are equally short for the first Explorer."""
    game = solo_scene("greeks", {"explorers": [9, 5]}, production=[])
    follow(game, "solo-6")
    return game


def site_tie() -> Game:
    """Two free Provinces of the lowest value."""
    game = solo_scene("danes", automa={"troops": "5:7 4:1 9:1", "wonder": "stonehenge"})
    follow(game, "solo-7")
    return game


@pytest.mark.rule("MOD-AUTO-05", "MOD-AUTO-13")
def test_the_prompt_says_for_whom_a_province_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    People(conquest_tie(), "why conquer 2", "why conquer 4", "why end", "rule", "conquer 9")

    told = capsys.readouterr().out
    assert "Egyptians: For the Automa (Danes): Several Provinces fit equally well." in told
    assert "1: Conquer Province 4 (meadow, Barbarians 2)\n2: Conquer Province 9" in told
    assert "of several those with the lowest value count. (MOD-AUTO-13)" in " ".join(told.split())
    assert "That can be done now: Conquer Province 4" in told
    assert "That is not what is asked now. (MOD-AUTO-13)" in told
    assert "\nEgyptians chose tile 9 (meadow) for the Danes.\nDanes conquered Province 9 (meadow). " in told


@pytest.mark.rule("MOD-AUTO-05", "MOD-AUTO-12")
def test_the_prompt_says_for_whom_a_site_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    People(site_tie(), "rule", "site 4")

    told = capsys.readouterr().out
    assert "For the Automa (Danes): Several Provinces fit equally well. Which one gets" in told
    assert "MOD-AUTO-12: " in told
    assert "Danes put the Wonder token of Stonehenge on tile 4 (meadow)." in told


@pytest.mark.rule("MOD-AUTO-05", "MOD-AUTO-18")
def test_a_step_is_offered_from_where_the_automas_explorer_stands(capsys: pytest.CaptureFixture[str]) -> None:
    People(way_tie(), "explore 8")

    told = capsys.readouterr().out
    assert "1 to 2: Explorer 1 of Greeks goes on from tile 9: to tile 4 or 8" in told
    assert "Egyptians chose tile 8" in told


def test_a_decision_for_an_automa_can_be_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    People(site_tie(), "site 4", "undo")

    told = capsys.readouterr().out
    assert "Taken back: " in told
    assert told.count("Which one gets the Wonder token") == 2


@pytest.mark.rule("MOD-AUTO-05", "MOD-MON-05")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["the person first", "the Automa first"])
def test_only_what_is_forced_on_a_person_is_said_to_be(
    order: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    """A Monster drives a Unit of both away: what the Automa loses is told in the news."""
    first, second = order
    attack = f"Resolve {second} text:monsters/minotaur.attack 0 -1"
    game = solo_scene(
        "danes",
        {"troops": "5:7 4:2"},
        troops="1:7 2:2",
        supply="1 military",
        packs=("base", "monsters"),
        agenda=["TakeActions 0", attack, f"ChooseUnitToWithdraw {first} 1"],
    )

    People(game)

    told = capsys.readouterr().out
    assert told.count("Only one choice: ") == 1
    assert told.count(" withdrew a Troop ") == 2


def test_the_end_of_the_turn_is_not_forced_after_something_that_was(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One Unit can be driven away, and then there is nothing left to do but to end the turn, or to undo."""
    game = solo_scene(
        troops="1:7 2:2",
        packs=("base", "monsters"),
        agenda=["TakeActions 0", "ChooseUnitToWithdraw 0 1"],
    )

    People(game)

    told = capsys.readouterr().out
    assert told.count("Only one choice: ") == 1
    assert "Your turn: take any number of actions" in told
    assert game.choice().question == "take-turn"


def test_the_menu_numbers_the_tied_tiles() -> None:
    game = conquest_tie()
    menu = Menu(game, spoken("en", unpack("classic")))

    assert [action.first + 1 for action in menu.actions] == [4, 9]


def test_a_position_file_says_for_whom_somebody_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "tie.toml"
    path.write_text(write_position(conquest_tie()), encoding="utf-8")

    assert "Egyptians: For the Automa (Danes): " in run("options", str(path)).out
    data = json.loads(run("options", str(path), "--json").out)
    assert (data["seat"], data["for_seat"], data["clause"]) == (0, 1, "MOD-AUTO-13")
    assert "MOD-AUTO-13" in run("why", str(path), "conquer 2").out
