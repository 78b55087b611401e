"""`monumental hint`: the chances in a position file, and what the coach would do there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from monumental.bots.bot import Budget
from monumental.cards.text import LANGUAGES, load_texts
from monumental.coach import advise, chances
from monumental.coach.data import advice_data
from monumental.engine.game import Game
from monumental.play.notation import write
from monumental.play.position import read_position, write_position
from tests.bots.tables import finished
from tests.cli.terminal import Ran, run
from tests.scene import scene

pytestmark = pytest.mark.usefixtures("few_futures")

FEW = ("--thoughts", "12")


def to_be_read(game: Game, tmp_path: Path) -> str:
    path = tmp_path / "position.toml"
    path.write_text(write_position(game), encoding="utf-8")
    return str(path)


@pytest.fixture
def position(tmp_path: Path) -> str:
    return to_be_read(scene(city="forum* mine* library . . . . . .", supply="2 gold"), tmp_path)


def heard(*words: str) -> str:
    ran = run("hint", *words)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_chances_and_options_are_told_with_what_speaks_for_them(position: str) -> None:
    out = heard(position, *FEW, "--plain", "--lang", "en")

    game = read_position(Path(position).read_text(encoding="utf-8"))
    assert re.search(r"^Chances to win: Japanese \d+%, Aztecs \d+%$", out, re.MULTILINE)
    told = re.findall(r"^([a-z].*?): .+ \(\d+%\)\. \S", out, re.MULTILINE)
    assert told
    assert {*told} <= {write(game, action) for action in game.options()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, position: str) -> None:
    out = heard(position, *FEW, "--lang", language)

    assert out.startswith(load_texts(language)("coach-hint-title"))
    assert "coach-" not in out


def test_programs_get_keys_and_numbers(position: str) -> None:
    game = read_position(Path(position).read_text(encoding="utf-8"))

    data = json.loads(heard(position, *FEW, "--json", "--lang", "en"))

    expected = advice_data(game, advise(game, 0, Budget(thoughts=12)), load_texts("en"))
    assert data == json.loads(json.dumps({"over": False, "players": ["Japanese", "Aztecs"], **expected}))


def test_a_seat_that_is_not_asked_hears_its_chances_and_who_is_asked(position: str) -> None:
    game = read_position(Path(position).read_text(encoding="utf-8"))

    out = heard(position, "--seat", "2", "--plain", "--lang", "en")
    data = json.loads(heard(position, "--seat", "2", "--json"))

    assert re.fullmatch(r".+\nChances to win: .+\nWaiting for Japanese\.\n", out)
    assert (data["seat"], data["options"]) == (1, [])
    assert data["chances"] == [round(each, 4) for each in chances(game, 1)]


def test_a_game_that_is_over_has_a_winner_and_no_options(tmp_path: Path) -> None:
    position = to_be_read(finished("duel", 2), tmp_path)

    out = heard(position, "--plain", "--lang", "en")

    assert "100%" in out
    assert out.endswith("The game is over.\n")
    assert json.loads(heard(position, "--json"))["over"] is True


def refused(*words: str) -> Ran:
    ran = run("hint", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    return ran


def test_what_makes_no_sense_gets_one_sentence(position: str, tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.toml"
    nonsense.write_text("fly = true\n", encoding="utf-8")

    assert refused(position, "--seat", "3").err == "--seat 3: there are only 2 seats\n"
    assert refused(position, "--seconds", "1", "--thoughts", "3").err == (
        "name --seconds or --thoughts, not both\n"
    )
    assert "'--seconds'" in refused(position, "--seconds", "0").err
    assert "nowhere.toml" in refused(str(tmp_path / "nowhere.toml")).err
    assert refused(str(nonsense)).err
