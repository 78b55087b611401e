"""Random damage for the files of packs and maps, from a wrong sign to a card with another card's text."""

from __future__ import annotations

import copy
import random
import re
import tomllib
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from monumental.cards.loader import SHIPPED, known_packs
from tests.play.damage import Damage, values

#: The files of a pack by their paths in it; a folder stands where a file should as `None`.
Files = dict[str, bytes | None]

WORDS = Damage(
    stray=(
        *('"', "'", "=", "[", "]", "{", "}", "[[", "#", '"""', "", ".", "-1", "0", "1", "99", "²", "true"),
        *('"forum"', "forum", "[forum]", '"policy"', '"solo"', "nan", "1e400", "1979-05-27", "{}", "[]"),
        *(
            "use",
            "then",
            "kind",
            "{ $count }",
            "{ card-forum }",
            "{",
            "-",
            "card-forum",
            "m1",
            "ft$",
            "C",
            "~",
        ),
    ),
    values=(),
    signs="abz09-_ .\"'[]{}=*!+/#\n,:()²é$~\0\r\t\ufeff",
)

#: Bytes that are no text, or no text that a person would write.
BYTES = (
    b"\xff",
    b"\xfe\xff",
    b"\0",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xef\xbb\xbf",
    b"\r",
    b"\n" + b"a." * 3000 + b"a = 1\n",
    b"x = " + b"[" * 3000,
    b"x = { " * 3000,
    b"x = 0x" + b"f" * 5000,
)

#: What may stand where something else should.
VALUES: tuple[Any, ...] = (
    *(True, False, -1, 0, 1, 2, 3, 4, 5, 20, 21, 50, 99, 2**31, -(2**63), 2**64, 10**400, 16**5000),
    *(1.5, 2.0, float("inf"), float("-inf"), float("nan"), 1e300, date(1979, 5, 27)),
    *("", " ", "2", "forum", "petra", "solo-1", "policy", "hero", "province", "conquered", "aggressive"),
    *("a\nb", "\0", "\u2028", "{ $count }", "x" * 5000, "é" * 3000, "../../pack", "None", "__class__"),
    *([], [[]], [[], []], {}, {"": 1}, {"a\nb": 1}, {"gold": 1}, {"do": "gain", "gold": 1}, {"do": "copy"}),
    *([{}], ["forum"], ["forum", "forum"], [{"do": "archive"}] * 40, [1, "a", {}], [3, 3], list(range(300))),
)
NAMES = ("", " ", "a\nb", "forum", "Forum", "é", "use", "x" * 3000, "int", "a.b", "do", "then", "__class__")


def deep(choose: random.Random) -> Any:
    """Something inside something inside something."""
    value: Any = choose.choice([[], [1], ["forum"], [{"do": "gain", "gold": 1}]])
    way = choose.randrange(5)
    for _ in range(choose.choice([3, 6, 10, 30, 60])):
        match way:
            case 0:
                value = [value]
            case 1:
                value = {"then": value}
            case 2:
                value = [{"do": "may", "then": value}]
            case 3:
                value = [{"do": "archive", "then": value}]
            case _:
                value = [{"do": "choose_one", "options": [value, [{"do": "gather"}]]}]
    return value


class DamageToPacks:
    """What does harm to packs: most of it is refused, some of it makes another pack that can be played."""

    def __init__(self, name: str) -> None:
        self.name = name  # of a pack of ours
        duel = {"duel-trade"}
        self.akin = tuple(sorted(duel if name in duel else set(known_packs()) - duel))

    def damaged(self, seed: int) -> Files:
        """The files of the pack after some damage."""
        choose = random.Random(seed)
        files: Files = dict(files_of(self.name))
        for _ in range(choose.choice([1, 1, 2, 3])):
            weights = {
                self.to_signs: 2,
                self.to_bytes: 1,
                self.to_values: 3,
                self.to_numbers: 2,
                self.to_sentences: 6,
                self.to_texts: 4,
                self.to_files: 1,
            }
            choose.choices(list(weights), list(weights.values()))[0](files, choose)
        return files

    def to_signs(self, files: Files, choose: random.Random) -> None:
        path, text = self._text(files, choose)
        files[path] = WORDS.to_text(text, choose, times=1).encode()

    def to_bytes(self, files: Files, choose: random.Random) -> None:
        path = choose.choice(present(files))
        data = files[path] or b""
        at = choose.randrange(len(data) + 1)
        files[path] = data[:at] + choose.choice(BYTES) + data[at + choose.randrange(3) :]

    def to_files(self, files: Files, choose: random.Random) -> None:
        """One is empty, gone, a folder, there twice, or somewhere else."""
        path, other = choose.choice(present(files)), choose.choice(present(files))
        folder, _, file = path.rpartition("/")
        match choose.randrange(6):
            case 0:
                files[path] = b""
            case 1:
                del files[path]
            case 2:
                files[path] = None
            case 3:
                files[f"{folder}/{choose.choice(['mine', 'Ours', 'a b'])}-{file}".lstrip("/")] = files[path]
            case 4:
                files[path], files[other] = files[other], files[path]
            case _:
                files[path] = files[other]

    def to_values(self, files: Files, choose: random.Random) -> None:
        """A value becomes another one, is lost, or has another name."""
        for path, data in self._tables(files, choose):
            holder, name = choose.choice(list(values(data)))
            match choose.randrange(5):
                case 0:
                    del holder[name]
                case 1 if isinstance(holder, dict):
                    holder[choose.choice(NAMES)] = holder.pop(name)
                case 2:
                    holder[name] = deep(choose)
                case 3:
                    other, place = choose.choice(list(values(data)))
                    holder[name] = copy.deepcopy(other[place])
                case _:
                    holder[name] = choose.choice(VALUES)
            files[path] = written(data).encode()

    def to_numbers(self, files: Files, choose: random.Random) -> None:
        """A number is a little more or less, a word stands where another one of the file did."""
        for path, data in self._tables(files, choose):
            plain = [(each, name) for each, name in values(data) if type(each[name]) in {int, str, bool}]
            for holder, name in choose.sample(plain, min(len(plain), choose.choice([1, 1, 4]))):
                match holder[name]:
                    case bool():
                        holder[name] = not holder[name]
                    case int():
                        holder[name] = max(0, holder[name] + choose.choice([-2, -1, 1, 2, 15]))
                    case str():
                        words = [each[name] for each, name in plain if isinstance(each[name], str)]
                        holder[name] = choose.choice(words)
            files[path] = written(data).encode()

    def to_sentences(self, files: Files, choose: random.Random) -> None:
        """Sentences of cards become those of other cards, or there is one more of them."""
        for path, data in self._tables(files, choose, "cards/"):
            found = [place for place in values(data) if is_sentence(place[0][place[1]])]
            for holder, name in choose.sample(found, min(len(found), choose.choice([1, 2, 6]))):
                if isinstance(name, str) or name >= len(holder):
                    continue
                other = copy.deepcopy(choose.choice(all_sentences(self._boxes(choose))))
                if choose.random() < 0.6:
                    holder[name] = other
                elif "then" in holder[name]:
                    holder[name]["then"] = [other]
                else:
                    holder.insert(name, other)
            files[path] = written(data).encode()

    def to_texts(self, files: Files, choose: random.Random) -> None:
        """A card says what another one says, in the same place or in another one."""
        for path, data in self._tables(files, choose, "cards/"):
            for card in choose.sample(list(data), min(len(data), choose.choice([1, 2, 6]))):
                text = choose.choice(all_texts(self._boxes(choose)))
                if not isinstance(data[card], dict) or not is_like(data[card], text):
                    continue
                for field in FIELDS:
                    if field not in {"bonus", "benefits", "trade"}:
                        data[card].pop(field, None)
                data[card].update(copy.deepcopy(text))
            files[path] = written(data).encode()

    def _boxes(self, choose: random.Random) -> tuple[str, ...]:
        """Where other texts come from: mostly from the same game."""
        return self.akin if choose.random() < 0.8 else tuple(known_packs())

    def _text(self, files: Files, choose: random.Random) -> tuple[str, str]:
        path = choose.choice(present(files))
        return path, (files[path] or b"").decode(errors="replace")

    def _tables(
        self, files: Files, choose: random.Random, under: str = ""
    ) -> Iterator[tuple[str, dict[str, Any]]]:
        """One of the files that can still be read, if there is any."""
        paths = [path for path in present(files) if path.endswith(".toml") and path.startswith(under)]
        choose.shuffle(paths)
        for path in paths:
            try:
                data = tomllib.loads((files[path] or b"").decode())
            except (ValueError, RecursionError):
                continue
            if data:
                yield path, data
                return


#: Where a card has its text.
FIELDS = (
    "use",
    "activated",
    "during_activation",
    "may",
    "when",
    "modify",
    "bonus",
    "trade",
    "attack",
    "benefits",
    "lines",
)


def is_sentence(value: Any) -> bool:
    return isinstance(value, dict) and "do" in value


def is_like(card: dict[str, Any], text: dict[str, Any]) -> bool:
    return ("lines" in card) == ("lines" in text)


def present(files: Files) -> list[str]:
    return sorted(path for path, data in files.items() if data is not None)


@cache
def files_of(name: str) -> dict[str, bytes]:
    folder = SHIPPED / name
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


@cache
def all_cards(boxes: tuple[str, ...]) -> list[dict[str, Any]]:
    cards = []
    for pack in boxes:
        for path, data in files_of(pack).items():
            if path.startswith("cards/"):
                cards += list(tomllib.loads(data.decode()).values())
    return cards


@cache
def all_sentences(boxes: tuple[str, ...]) -> list[dict[str, Any]]:
    """Every sentence of every card in these boxes, nested ones included."""
    return [
        holder[name]
        for card in all_cards(boxes)
        for holder, name in values(card)
        if is_sentence(holder[name])
    ]


@cache
def all_texts(boxes: tuple[str, ...]) -> list[dict[str, Any]]:
    """Every text of every card in these boxes, by the field it stands in."""
    return [{field: card[field]} for card in all_cards(boxes) for field in FIELDS if field in card]


def lay_out(files: Files, folder: Path) -> Path:
    """A pack of these files."""
    for path, data in files.items():
        place = folder / path
        if data is None:
            place.mkdir(parents=True, exist_ok=True)
        else:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
    return folder


def written(data: dict[str, Any]) -> str:
    """A file of such tables."""
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in data.items())


def _key(name: str) -> str:
    return _value(str(name))


def _value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value) if abs(value) < 10**1000 else hex(value)
        case str():
            signs = [
                sign if sign.isprintable() and sign not in '"\\' else f"\\U{ord(sign):08x}" for sign in value
            ]
            return f'"{"".join(signs)}"'
        case list():
            return f"[{', '.join(map(_value, value))}]"
        case dict():
            return f"{{{', '.join(f'{_key(name)} = {_value(each)}' for name, each in value.items())}}}"
        case _:
            return str(value)


def damaged_map(text: bytes, choose: random.Random) -> bytes:
    """A map file after some damage, most of it to the drawing."""
    for _ in range(choose.choice([1, 1, 2, 3])):
        match choose.randrange(8):
            case 0:
                at = choose.randrange(len(text) + 1)
                text = text[:at] + choose.choice(BYTES) + text[at + choose.randrange(3) :]
            case 1 | 2:
                text = WORDS.to_text(text.decode(errors="replace"), choose, times=1).encode()
            case 3:
                text = _other_value(text, choose)
            case _:
                text = _other_tiles(text.decode(errors="replace"), choose).encode()
    return text


def _other_value(text: bytes, choose: random.Random) -> bytes:
    try:
        data = tomllib.loads(text.decode())
    except (ValueError, RecursionError):
        return text
    name = choose.choice([*data, choose.choice(NAMES)])
    data[name] = deep(choose) if choose.random() < 0.2 else choose.choice(VALUES)
    return written(data).encode()


def _other_tiles(text: str, choose: random.Random) -> str:
    """Two tiles change places, or one becomes another one."""
    places = list(re.finditer(r"(?<=[ \n])([mfhv][1-4t]\$?|C|~|\.\.)(?=[ \n])", text))
    if not places:
        return text
    first, last = sorted(choose.sample(range(len(places)), 2)) if len(places) > 1 else (0, 0)
    one, other = places[first], places[last]
    if choose.random() < 0.5:
        word = choose.choice(["m1", "f2", "h3", "v4", "mt", "f2$", "~", "C", ".."])
        return text[: one.start()] + word + text[one.end() :]
    return text[: one.start()] + other[0] + text[one.end() : other.start()] + one[0] + text[other.end() :]


LONGEST_SENTENCE = 400

#: No sentence for a person has such words in it.
OURS_ALONE = re.compile(
    r"Traceback|NoneType|object at 0x|<class|\w+Error\b|codec|dictionary|tuple|instance of|None$"
)


def check_problems(problems: list[str], seed: int) -> None:
    """Every problem is one clear sentence."""
    if not problems:
        pytest.fail(f"seed {seed}: refused without a reason")
    for problem in problems:
        if not problem.strip() or not problem.isprintable() or len(problem) > LONGEST_SENTENCE:
            pytest.fail(f"seed {seed}: not one sentence: {problem!r}")
        if OURS_ALONE.search(problem):
            pytest.fail(f"seed {seed}: not for a person: {problem}")
