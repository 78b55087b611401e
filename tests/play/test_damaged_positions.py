"""Position files with random damage: read, or refused in one sentence, never anything else.

damaged_text(seed), damaged_save(seed)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

from monumental.cards.errors import PackError
from monumental.play.layout import PositionError
from monumental.play.position import dump, read_position, read_snapshot, write_position
from monumental.play.setup import SetupError
from tests.random_game import RandomGame

#: Words from other places, to stand where they don't belong.
STRAY = (
    *("", ".", "-1", "0", "7", "99", "²", "*", "!", "x9", "true", '"', "forum", "codex", "petra", "sahara"),
    *("barricade", "bushido", "colossus-of-rhodes", "montezuma", "aztecs", "policy", "acquired", "TakeTurn"),
    *("EndRound", "Resolve", "card:forum", "text:duel-trade/forum.use", "(0,1)", "()"),
)
SIGNS = "abz09-_ .\"'[]{}=*!+/#\n,:()²é"
VALUES: tuple[Any, ...] = (None, True, -1, 0, 3, 99, 1.5, "", "forum", [], ["forum"], {}, {"gold": 1})


@cache
def written(number: int) -> tuple[str, str]:
    """A position of a random game, as a file and as a saved game."""
    play = RandomGame(number)
    while not play.game.over and play.decision < 5 * number:
        play.go_on()
    return write_position(play.game), json.dumps(dump(play.game))


POSITIONS = 24


def damaged_text(seed: int) -> str:
    """Signs, words or lines of a file are lost, doubled or exchanged."""
    choose = random.Random(seed)
    text = written(choose.randrange(POSITIONS))[0]
    for _ in range(choose.randint(1, 3)):
        between = choose.choice(["", " ", " ", "\n"])
        parts = list(text) if between == "" else text.split(between)
        at, other = choose.randrange(len(parts)), choose.randrange(len(parts))
        match choose.randrange(4):
            case 0:
                del parts[at]
            case 1:
                parts.insert(at, parts[other])
            case 2:
                parts[at], parts[other] = parts[other], parts[at]
            case _:
                parts[at] = choose.choice(SIGNS if between == "" else STRAY)
        text = between.join(parts)
    return text


def damaged_save(seed: int) -> str:
    """Values of a saved game are lost or become something else."""
    choose = random.Random(seed)
    data = json.loads(written(choose.randrange(POSITIONS))[1])
    for _ in range(choose.randint(1, 2)):
        holder, name = choose.choice(list(values(data)))
        if isinstance(holder[name], str) and choose.random() < 0.8:
            holder[name] = damaged_words(holder[name], choose)
        elif choose.random() < 0.3:
            del holder[name]
        else:
            holder[name] = json.loads(json.dumps(choose.choice(VALUES)))
    return json.dumps(data)


def damaged_words(text: str, choose: random.Random) -> str:
    words = text.split() or [""]
    at = choose.randrange(len(words))
    match choose.randrange(4):
        case 0:
            del words[at]
        case 1:
            words.insert(at, choose.choice(STRAY))
        case 2:
            words[at] = choose.choice(words)
        case _:
            words[at] = choose.choice(STRAY)
    return " ".join(words)


def values(data: Any) -> Any:
    """Every value of a saved game, nested ones included, by its holder and its name there."""
    for name in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, name
        if isinstance(data[name], dict | list):
            yield from values(data[name])


def is_read(seed: int, damaged: str) -> bool:
    """Is this a position? If so, its options can be asked for; if not, one sentence says why."""
    try:
        game = read_snapshot(damaged) if damaged.startswith("{") else read_position(damaged)
        game.options()
    except PositionError as error:
        if "\n" in str(error):
            pytest.fail(f"seed {seed}: more than one sentence: {error}")
        return False
    except (SetupError, PackError):
        return False
    except Exception as error:
        error.add_note(f"seed {seed}")
        raise
    return True


@pytest.mark.parametrize("first", range(0, 1600, 200))
def test_a_damaged_file_is_read_or_refused(first: int) -> None:
    found = [is_read(seed, damaged_text(seed)) for seed in range(first, first + 200)]

    assert found.count(True) > 5
    assert found.count(False) > 100


@pytest.mark.parametrize("first", range(0, 4000, 500))
def test_a_damaged_saved_game_is_read_or_refused(first: int) -> None:
    found = [is_read(seed, damaged_save(seed)) for seed in range(first, first + 500)]

    assert found.count(True) > 50
    assert found.count(False) > 200
