"""Maps with random damage: refused in clear sentences, or they can be played on.

damaged(seed)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from monumental import new_game
from monumental.maps.drawing import draw_tiles, read_tiles
from monumental.maps.files import MapError, map_files, read_map
from monumental.play.setup import SetupError
from tests.cards.damage import check_problems, damaged_map
from tests.cli.terminal import run

pytestmark = pytest.mark.long

MAPS = sorted(map_files())
DECISIONS = 60
SEEDS = 300


def damaged(seed: int) -> bytes:
    """The damaged map of a seed."""
    return damaged_map(map_files()[MAPS[seed % len(MAPS)]].read_bytes(), random.Random(seed))


def is_played_on(seed: int, path: Path) -> bool:
    """Is it a map? If so, it can be drawn, and a game begins on it; if not, every problem is a sentence."""
    path.write_bytes(damaged(seed))
    try:
        hexmap = read_map(path)
    except MapError as error:
        check_problems(error.problems, seed)
        return False
    except Exception as error:
        error.add_note(f"seed {seed}")
        raise
    try:
        drawn = draw_tiles(hexmap.tiles)
        assert draw_tiles(read_tiles(drawn)) == drawn
        play(seed, path, len(hexmap.capitals))
    except Exception as error:
        error.add_note(f"seed {seed}")
        raise
    return True


def play(seed: int, path: Path, seats: int) -> None:
    rules = "continuous" if seats == 5 or seed % 3 == 0 else "classic"
    game = new_game(rules, seats=seats, seed=seed, layout=str(path))
    choose = random.Random(seed)
    for _ in range(DECISIONS):
        game.play_option(choose.choice(game.options()))


@pytest.mark.parametrize("first", range(0, 3 * SEEDS, SEEDS))
def test_a_damaged_map_can_be_played_on_or_is_refused(first: int, tmp_path: Path) -> None:
    found = [is_played_on(seed, tmp_path / f"{seed}.toml") for seed in range(first, first + SEEDS)]

    assert found.count(True) > 30
    assert found.count(False) > 100


@pytest.mark.parametrize("seed", range(20))
def test_check_map_says_what_is_wrong(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "valley.toml"
    path.write_bytes(damaged(seed))

    ran = run("check-map", str(path))

    assert ran.code in {0, 2}
    assert bool(ran.err) == (ran.code == 2)
    if ran.err:
        check_problems(ran.err.splitlines(), seed)
        with pytest.raises(SetupError):
            new_game("classic", seed=seed, layout=str(path))


def test_a_long_number_is_no_number_of_players(tmp_path: Path) -> None:
    path = tmp_path / "valley.toml"
    path.write_text(f"players = 0x{'f' * 5000}\n", encoding="utf-8")

    with pytest.raises(MapError) as error:
        read_map(path)

    assert error.value.problems == ["valley.toml: not valid TOML: a number has more than 64 bits"]
