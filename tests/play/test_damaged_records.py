"""Records with random damage: read and played, or refused in one sentence, never anything else.

damaged(seed)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import io
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from monumental.cards.loader import SHIPPED
from monumental.play.position import dump
from monumental.play.records.record import LONGEST_SENTENCE, Record, RecordError, read_record, write_record
from monumental.play.records.replay import Replay, resume, verify
from monumental.play.table import Table
from tests.lanes import first_now
from tests.play.damage import Damage, values
from tests.play.recorded import KINDS, open_kind, played, so_far, table_of, whole_game

#: No record keeps its reader waiting for so long.
SECONDS = 5.0

DAMAGE = Damage(
    stray=(
        *("", ".", "-1", "0", "1", "3", "7", "99", "999", "²", "*", "?", "0:?", "1:forum", ":", "9:9:9"),
        *("true", "null", '"', '\\"', "[", "]", "{", "}", "forum", "amber", "petra", "aztecs", "random"),
        *("undo", "redo", "sit", "sit automa", "forced", "pass", "end", "keep", "visit", "acquire", "use"),
        *(
            "../../pack",
            "/etc/hosts",
            "base",
            "heroes",
            "monumental-record-1",
            "\u2028",
            "\x1b[2J",
            "\\ud800",
        ),
    ),
    signs="abz09-_ .\"'[]{}=*!+/#\n,:()²é?\\\t\r\x00",
    values=(
        *(None, True, False, -1, 0, 1, 3, 99, 10**30, -(10**30), 1.5, 1e308, "", "forum", "0:?", "0", "?"),
        *("a\nb", "\x1b[2J", "\ud800", "x" * 200, "../..", "/etc/hosts", "random", "danes", "0" * 64),
        *([], [[]], ["forum"], [0], [0, "pass"], {}, {"gold": 1}, {"": None}, [[[[[[[[[[]]]]]]]]]]),
        *([None] * 40, ["human"] * 9, ["random"] * 9, list(range(9))),
    ),
)

#: Words of a move that could be written, and hardly ever be done.
EXTREMES = (
    "0",
    "999",
    "100",
    "12",
    "a1",
    "c3k",
    "d1",
    "policy",
    "hero",
    "forum",
    "danes",
    "gold",
    "military",
)


@cache
def written(number: int) -> str:
    """A record of each kind of game: its beginning, all of it, or one that began in the middle."""
    kind = sorted(KINDS)[number % len(KINDS)]
    match number // len(KINDS):
        case 0:
            return write_record(so_far(whole_game(kind).record(), 40))
        case 1:
            return write_record(short_game(kind).record_for(None))
        case _:
            return write_record(from_the_middle(kind).record())


RECORDS = 3 * len(KINDS)


@cache
def short_game(kind: str) -> Table:
    """The last moves of a game, from a position: they have an ending, too."""
    whole = whole_game(kind).record()
    late = Replay(whole).at(len(whole.moves) - 30)
    return played(table_of(late.game, 1), 1)


@cache
def from_the_middle(kind: str) -> Table:
    return played(table_of(played(open_kind(kind, 4), 4, moves=120).game, 4), 4, moves=15)


def damaged(seed: int) -> str:
    """A record with some damage to signs, words or lines, to values, or to the moves."""
    choose = random.Random(seed)
    text = written(choose.randrange(RECORDS))
    match choose.randrange(4):
        case 0:
            return DAMAGE.to_text(text, choose, times=choose.randint(1, 3))
        case 1:
            return to_lines(text, choose, in_head)
        case 2:
            return to_lines(text, choose, anywhere)
        case _:
            return to_moves(text, choose)


def in_head(lines: list[str], choose: random.Random) -> int:
    return 0


def anywhere(lines: list[str], choose: random.Random) -> int:
    return choose.randrange(len(lines))


def to_lines(text: str, choose: random.Random, which: Callable[[list[str], random.Random], int]) -> str:
    """Values of some lines are lost or become something else."""
    lines = text.splitlines()
    for _ in range(choose.randint(1, 3)):
        at = which(lines, choose)
        data = json.loads(lines[at])
        found = list(values(data))
        if found:
            # What stands in a head is mostly switches: its own fields shall have their share.
            own = [(holder, name) for holder, name in found if holder is data]
            DAMAGE.to_value(*choose.choice(own if choose.random() < 0.3 else found), choose)
        lines[at] = json.dumps(data, ensure_ascii=choose.random() < 0.5)
    return "\n".join(lines) + "\n"


def to_moves(text: str, choose: random.Random) -> str:
    """Other words, luck, seats, and lines that come again elsewhere."""
    head, *lines = text.splitlines()
    for _ in range(choose.randint(1, 2)):
        if not lines:
            break
        at = choose.randrange(len(lines))
        data = json.loads(lines[at])
        match choose.randrange(5):
            case 0 if isinstance(data, list):
                verb, *words = str(data[1]).split() or [""]
                data[1] = " ".join([verb, *(choose.choice(EXTREMES) for _ in words or [""])])
                lines[at] = json.dumps(data)
            case 1 if isinstance(data, list):
                data[0] = choose.randrange(-1, 6)
                lines[at] = json.dumps(data)
            case 2 if isinstance(data, list):
                data[2:] = [
                    [choose.choice((*EXTREMES, "0:?", "1", "2:1")) for _ in range(choose.randint(1, 3))]
                ]
                lines[at] = json.dumps(data)
            case 3:
                lines.insert(choose.randrange(len(lines)), lines[at])
            case _:
                lines.insert(
                    at, json.dumps([choose.randrange(3), choose.choice(["undo", "redo", "sit a", "pass"])])
                )
    return "\n".join([head, *lines]) + "\n"


def outcome(seed: int, text: str) -> str:
    """What becomes of a record: it is unreadable, it can't be played, or it can be verified."""
    begun = time.perf_counter()
    try:
        found = _outcome(seed, text)
    except Exception as error:
        error.add_note(f"damaged({seed})")
        raise
    assert time.perf_counter() - begun < SECONDS, f"damaged({seed}) takes too long"
    return found


def _outcome(seed: int, text: str) -> str:
    record = tried(seed, lambda: read_record(text))
    if record is None:
        return "unreadable"
    assert isinstance(record, Record)
    replay = tried(seed, lambda: Replay(record))
    if isinstance(replay, Replay):
        choose = random.Random(seed)
        for _ in range(2):
            tried(seed, lambda: replay.at(choose.randrange(-1, len(replay) + 2)))
    tried(seed, lambda: resume(record))
    return "verified" if tried(seed, lambda: verify(record)) else "refused"


def tried(seed: int, act: Callable[[], Any]) -> Any:
    try:
        return act()
    except RecordError as error:
        sentence = str(error)
        assert sentence.isprintable(), f"damaged({seed}): {sentence!r}"
        assert 0 < len(sentence) <= LONGEST_SENTENCE, f"damaged({seed}): {sentence!r}"
        return None


@pytest.mark.parametrize("first", first_now(range(0, 480, 120)))
def test_a_damaged_record_is_played_or_refused(first: int) -> None:
    found = Counter(outcome(seed, damaged(seed)) for seed in range(first, first + 120))

    assert found["unreadable"] > 11
    assert found["refused"] > 21
    assert found["verified"] > 1


def test_what_is_not_damaged_is_verified() -> None:
    for number in range(RECORDS):
        assert outcome(-number, written(number)) == "verified"


def test_some_damage_does_no_harm() -> None:
    """A wrong version of a pack is only noted, and lines at the end may be missing."""
    text = written(0)
    older = re.sub(r'"version":"\d+"', '"version":"0"', text)

    assert older != text
    assert outcome(0, older) == "verified"
    assert outcome(0, "\n".join(text.split("\n")[:-5])) == "verified"


def test_no_file_is_opened_that_the_record_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands in its place: only our packs are read, and nobody looks whether a file is there."""
    opened: list[Path] = []
    real_open, real_is_file, real_is_dir = io.open, Path.is_file, Path.is_dir

    def watched_open(file: Any, *more: Any, **others: Any) -> Any:
        opened.append(Path(str(file)))
        return real_open(file, *more, **others)

    def watched_is_file(path: Path) -> bool:
        opened.append(path)
        return real_is_file(path)

    def watched_is_dir(path: Path) -> bool:
        opened.append(path)
        return real_is_dir(path)

    names = ["/etc/hosts", ".", str(Path(__file__))]
    heads = [json.loads(written(number).split("\n")[0]) for number in range(0, RECORDS, 2)]
    monkeypatch.setattr(io, "open", watched_open)
    monkeypatch.setattr(Path, "is_file", watched_is_file)
    monkeypatch.setattr(Path, "is_dir", watched_is_dir)

    for number, head in enumerate(heads):
        for name in names:
            for spoilt in with_words(head, name):
                outcome(number, json.dumps(spoilt) + "\n")

    assert [path for path in opened if not path.is_relative_to(SHIPPED)] == []


def with_words(head: Any, name: str) -> list[Any]:
    """The head with this name in the place of each word that could be one of a thing on the disk."""
    found = []
    for place in ("rules", "packs", "setup", "position", "seats", "modules"):
        if place not in head:
            continue
        copy = json.loads(json.dumps(head))
        words = [
            (holder, key)
            for holder, key in [
                (copy, place),
                *(values(copy[place]) if not isinstance(copy[place], str) else []),
            ]
            if isinstance(holder[key], str)
            and not (isinstance(key, str) and key in {"digest", "city", "supply"})
        ]
        for number in range(0, len(words), max(1, len(words) // 4)):
            holder, key = words[number]
            kept, holder[key] = holder[key], name
            found.append(json.loads(json.dumps(copy)))
            holder[key] = kept
    spying = json.loads(json.dumps(head))
    if "position" in spying:
        here = spying["position"]
        boards = [{"map": name}, {"map": name, "drawing": ""}, {**here.get("board", {}), "map": name}]
        found += [{**spying, "position": {**here, "board": board}} for board in boards]
        found.append({**spying, "position": {**here, "packs": [name], "rules": name}})
    return found


@pytest.mark.parametrize(
    "text",
    [
        "\x00",
        "\ufeff{}",
        "{" * 50_000,
        "[" * 99_000 + "]" * 99_000 + "\n",
        '{"format":' * 20_000,
        "\n" * 60_000,
        "[]\n" * 60_000,
        "1" * 99_000 + "\n",
        '{"format":"monumental-record-1","version":' + "9" * 4000 + "}\n",
        "NaN\n",
        '{"format":NaN}\n',
        '"' + "\\ud800" * 100 + '"\n',
    ],
    ids=lambda text: text[:12],
)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    assert outcome(0, text) == "unreadable"


def test_huge_numbers_are_no_burden() -> None:
    """A number of thousands of digits in every place where a number may stand."""
    record = whole_game("solo").record()
    setup = record.head.setup
    assert setup is not None
    huge = int("9" * 4000)
    for spoilt in (
        {"version": huge},
        {"luck": record.head.luck.model_copy(update={"typed": huge})},
        {"setup": setup.model_copy(update={"first": huge})},
        {"setup": setup.model_copy(update={"advanced": -huge})},
        {"setup": setup.model_copy(update={"automas": (huge,)})},
    ):
        head = record.head.model_copy(update=spoilt)
        assert outcome(0, write_record(Record(head, record.moves[:5]))) == "unreadable", list(spoilt)


def test_a_position_in_a_record_may_be_as_damaged_as_it_likes() -> None:
    """The head of a game from the middle, with all of its position exchanged for other things."""
    head = json.loads(written(2 * len(KINDS)).split("\n")[0])
    for value in DAMAGE.values:
        if isinstance(value, dict):
            assert outcome(0, json.dumps({**head, "position": value}) + "\n") == "refused"
        else:
            assert outcome(0, json.dumps({**head, "position": value}) + "\n") in {"refused", "unreadable"}
    other = dump(open_kind("duel").game)
    assert outcome(0, json.dumps({**head, "position": other}) + "\n") == "refused"
