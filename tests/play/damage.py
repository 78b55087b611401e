"""Random damage for position files and saved games; what is damaged is read, or refused in one sentence."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from monumental.cards.errors import PackError
from monumental.play.layout import PositionError
from monumental.play.position import read_position, read_snapshot
from monumental.play.setup import SetupError

#: A position by its number, as a file and as a saved game.
Written = Callable[[int], tuple[str, str]]


class Damage:
    """What does harm to the positions of a rule system."""

    def __init__(self, stray: tuple[str, ...], values: tuple[Any, ...], signs: str = "") -> None:
        self.stray = stray  # words from other places, to stand where they don't belong
        self.values = values
        self.signs = signs  # where single signs are damaged, too

    def to_text(self, text: str, choose: random.Random, times: int) -> str:
        """Words or lines, perhaps signs, are lost, doubled or exchanged."""
        for _ in range(times):
            between = choose.choice(["", " ", " ", "\n"] if self.signs else [" ", "\n"])
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
                    parts[at] = choose.choice(self.signs if between == "" else self.stray)
            text = between.join(parts)
        return text

    def to_value(self, holder: Any, name: Any, choose: random.Random) -> None:
        """A value of a saved game is lost or becomes something else."""
        if isinstance(holder[name], str) and choose.random() < 0.8:
            holder[name] = self.to_words(holder[name], choose)
        elif choose.random() < 0.3:
            del holder[name]
        else:
            holder[name] = json.loads(json.dumps(choose.choice(self.values)))

    def to_words(self, text: str, choose: random.Random) -> str:
        words = text.split() or [""]
        at = choose.randrange(len(words))
        match choose.randrange(4):
            case 0:
                del words[at]
            case 1:
                words.insert(at, choose.choice(self.stray))
            case 2:
                words[at] = choose.choice(words)
            case _:
                words[at] = choose.choice(self.stray)
        return " ".join(words)

    def to_save(self, saved: str, choose: random.Random) -> str:
        """Values of a saved game, wherever they stand."""
        data = json.loads(saved)
        for _ in range(choose.randint(1, 2)):
            self.to_value(*choose.choice(list(values(data))), choose)
        return json.dumps(data)

    def damaged_text(self, written: Written, count: int, seed: int) -> str:
        """One of so many positions as a damaged file."""
        choose = random.Random(seed)
        text = written(choose.randrange(count))[0]
        return self.to_text(text, choose, times=choose.randint(1, 3))

    def damaged_save(self, written: Written, count: int, seed: int) -> str:
        """One of so many positions as a damaged saved game."""
        choose = random.Random(seed)
        return self.to_save(written(choose.randrange(count))[1], choose)


def values(data: Any) -> Iterator[tuple[Any, Any]]:
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
