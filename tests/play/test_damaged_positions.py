"""Position files with random damage: read, or refused in one sentence, never anything else.

DAMAGE.damaged_text(written, POSITIONS, seed)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import json
from functools import cache

import pytest

from monumental.play.position import dump, write_position
from tests.lanes import first_now
from tests.play.damage import Damage, is_read
from tests.random_game import RandomGame

pytestmark = pytest.mark.long

DAMAGE = Damage(
    stray=(
        *(
            "",
            ".",
            "-1",
            "0",
            "7",
            "99",
            "²",
            "*",
            "!",
            "x9",
            "true",
            '"',
            "forum",
            "codex",
            "petra",
            "sahara",
        ),
        *(
            "barricade",
            "bushido",
            "colossus-of-rhodes",
            "montezuma",
            "aztecs",
            "policy",
            "acquired",
            "TakeTurn",
        ),
        *("EndRound", "Resolve", "card:forum", "text:duel-trade/forum.use", "(0,1)", "()"),
    ),
    signs="abz09-_ .\"'[]{}=*!+/#\n,:()²é",
    values=(None, True, -1, 0, 3, 99, 1.5, "", "forum", [], ["forum"], {}, {"gold": 1}),
)


@cache
def written(number: int) -> tuple[str, str]:
    """A position of a random game, as a file and as a saved game."""
    play = RandomGame(number)
    while not play.game.over and play.decision < 5 * number:
        play.go_on()
    return write_position(play.game), json.dumps(dump(play.game))


POSITIONS = 24


@pytest.mark.parametrize("first", first_now(range(0, 1600, 200)))
def test_a_damaged_file_is_read_or_refused(first: int) -> None:
    found = [
        is_read(seed, DAMAGE.damaged_text(written, POSITIONS, seed)) for seed in range(first, first + 200)
    ]

    assert found.count(True) > 5
    assert found.count(False) > 100


@pytest.mark.parametrize("first", first_now(range(0, 4000, 500)))
def test_a_damaged_saved_game_is_read_or_refused(first: int) -> None:
    found = [
        is_read(seed, DAMAGE.damaged_save(written, POSITIONS, seed)) for seed in range(first, first + 500)
    ]

    assert found.count(True) > 50
    assert found.count(False) > 200
