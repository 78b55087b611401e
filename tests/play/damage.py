"""Random damage for position files and saved games: what is read can be played, the rest is refused.

`is_read` says which; whatever else comes up is a failure and has the seed of the damage.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from monumental import Game, score_sheets, unpack, winners
from monumental.cards.errors import PackError
from monumental.cards.text import Texts, load_texts
from monumental.engine.agenda import Task
from monumental.engine.chance import seeded
from monumental.play.position import dump, load, read_position, read_snapshot
from monumental.play.positions.layout import PositionError
from monumental.play.setup import SetupError
from monumental.play.words import option, question

#: A position by its number, as a file and as a saved game.
Written = Callable[[int], tuple[str, str]]

#: So many decisions are made in a damaged position that was read; the first ones are put into words.
DECISIONS = 40
IN_WORDS = 3

#: A number of a task.
NUMBER = re.compile(r"(?<=[ (,])-?\d+(?=[ ),]|$)")


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

    def damaged_agenda(self, written: Written, count: int, seed: int) -> str:
        """One of so many positions as a saved game with other numbers, things or tasks on its agenda."""
        choose = random.Random(seed)
        data = json.loads(written(choose.randrange(count))[1])
        agenda = data["agenda"]
        for _ in range(choose.randint(1, 2)):
            if not agenda or choose.random() < 0.3:
                others = json.loads(written(choose.randrange(count))[1])["agenda"]
                agenda.insert(choose.randint(0, len(agenda)), choose.choice(others or ["FinishTurn 0"]))
            else:
                at = choose.choice((len(agenda) - 1, choose.randrange(len(agenda))))
                change = choose.choice((other_number, other_number, other_number, other_thing, other_task))
                agenda[at] = change(agenda[at], data, choose)
        return json.dumps(data)


def other_number(line: str, data: Any, choose: random.Random) -> str:
    number = choose.choice(list(NUMBER.finditer(line)))
    near = int(number[0]) + choose.choice((-1, 1))
    other = choose.choice((near, choose.randrange(10), choose.randrange(-2, 45)))
    return f"{line[: number.start()]}{other}{line[number.end() :]}"


def other_thing(line: str, data: Any, choose: random.Random) -> str:
    """Another card, text or sentence of the same packs."""
    catalog = unpack(data["rules"], tuple(data["packs"])).catalog
    things = {
        "card": sorted(catalog.by_key),
        "text": sorted(catalog.scripts),
        "sentence": sorted(catalog.effects),
    }
    words = line.split()
    for at, word in enumerate(words):
        what, colon, _ = word.partition(":")
        if colon and what in things:
            words[at] = f"{what}:{choose.choice(things[what])}"
    return " ".join(words)


def other_task(line: str, data: Any, choose: random.Random) -> str:
    """Another task, of any rules, with the same words or for the same seat alone."""
    words = line.split()
    return " ".join([choose.choice(all_tasks()), *words[1 : choose.choice((2, len(words)))]])


@cache
def all_tasks() -> list[str]:
    return sorted({kind.__name__ for kind in kinds_of(Task) if kind.__module__.startswith("monumental.")})


def kinds_of(kind: type[Task]) -> Iterator[type[Task]]:
    yield kind
    for other in kind.__subclasses__():
        yield from kinds_of(other)


def values(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every value of a saved game, nested ones included, by its holder and its name there."""
    for name in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, name
        if isinstance(data[name], dict | list):
            yield from values(data[name])


def is_read(seed: int, damaged: str) -> bool:
    """Is this a position? If so, it can be played; if not, one sentence says why."""
    try:
        try:
            game = read_snapshot(damaged) if damaged.startswith("{") else read_position(damaged)
        except PositionError as error:
            if "\n" in str(error):
                raise
            return False
        except (SetupError, PackError):
            return False
        play_on(game, seed)
    except Exception as error:
        error.add_note(f"seed {seed}")
        raise
    return True


def play_on(game: Game, seed: int) -> None:
    """Some decisions, some of them in words; then the points. At both ends the game can be saved."""
    check_saved(game)
    game.chance = seeded(seed)
    choose = random.Random(seed)
    for decision in range(DECISIONS):
        if game.over:
            break
        if decision < IN_WORDS:
            texts = english(game.rules.name, game.catalog.packs)
            assert question(game, texts)
            assert all(option(game, action, texts) for action in game.options())
        game.play_option(choose.choice(game.options()))
    score_sheets(game)
    winners(game)
    check_saved(game)


def check_saved(game: Game) -> None:
    saved = dump(game)
    assert dump(load(json.loads(json.dumps(saved)))) == saved


@cache
def english(rules: str, packs: tuple[str, ...]) -> Texts:
    box = unpack(rules, packs)
    return load_texts("en", [pack.folder for pack in box.packs], box.rules)
