"""`monumental verify`: records played again, and held against their seeds."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from monumental.cards.text import LANGUAGES
from monumental.play.records.luck import sealed_luck
from monumental.play.records.opening import from_here, open_table
from monumental.play.records.record import Ending, LuckHead, Record
from monumental.play.setup import unpack
from tests.cli.recorded import play_at_random, written
from tests.cli.terminal import run

pytestmark = pytest.mark.long

SEALED = play_at_random(luck=sealed_luck())
TYPED = play_at_random(seed=7)
OTHER = play_at_random(luck=sealed_luck())

COMPARE = "  compare with the fingerprint from the start: "


def verified(*words: str) -> tuple[int, str]:
    ran = run("verify", *words)
    assert ran.err == ""
    return ran.code, ran.out


def scores(record: Record) -> str:
    assert record.ending is not None
    return " : ".join(str(score) for score in record.ending.scores)


def promise(record: Record) -> str:
    assert record.head.luck.commitment is not None
    return record.head.luck.commitment


def test_an_honest_record_gets_a_line_and_its_fingerprint(tmp_path: Path) -> None:
    record = SEALED.record_for(None)
    file = written(record, tmp_path / "game.jsonl")

    line = f"{file}: duel 2, {len(record.moves)} moves, {scores(record)}, the luck is honest\n"
    assert verified(file) == (0, f"{line}{COMPARE}{promise(record)}\n")


def test_a_typed_seed_is_said(tmp_path: Path) -> None:
    code, out = verified(written(TYPED.record(), tmp_path / "game.jsonl"))

    assert code == 0
    assert out.endswith(", the luck is that of the typed seed 7\n")
    assert "fingerprint" not in out


def test_a_game_that_is_not_over_is_checked_as_far_as_it_goes(tmp_path: Path) -> None:
    record = Record(SEALED.record().head, SEALED.record().moves[:30])
    file = written(record, tmp_path / "game.jsonl")

    line = f"{file}: duel 2, 30 moves, not over yet, the luck is honest\n"
    assert verified(file) == (0, f"{line}{COMPARE}{promise(record)}\n")


def test_without_its_seed_the_luck_cannot_be_checked(tmp_path: Path) -> None:
    record = Record(SEALED.record_for(None).head, SEALED.record().moves[:30])
    code, out = verified(written(record, tmp_path / "game.jsonl"))

    assert code == 0
    result, fingerprint = out.splitlines()
    assert result.endswith(", not over yet, the luck can't be checked without its seed")
    assert fingerprint == f"{COMPARE}{promise(record)}"


def test_a_record_of_another_game_has_another_fingerprint(tmp_path: Path) -> None:
    """Whoever deals may show a record that agrees with itself; what they promised was another one."""
    promised = promise(SEALED.record())
    other = written(OTHER.record_for(None), tmp_path / "other.jsonl")
    right = written(SEALED.record_for(None), tmp_path / "right.jsonl")

    assert verified(other)[0] == 0
    code, out = verified(other, right, "--fingerprint", f" {promised.upper()} ")

    assert code == 1
    assert out.splitlines()[0] == f"{other}: wrong: the fingerprint is not the one you named"
    assert out.splitlines()[1].endswith("the luck is honest")
    assert out.splitlines()[2:] == ["  the fingerprint is the one you named"]
    code, out = verified(other, "--json", "--fingerprint", promised)
    assert code == 1
    assert json.loads(out) == [
        {"file": other, "right": False, "problem": "the fingerprint is not the one you named", "line": None}
    ]


def test_where_nothing_was_promised_there_is_no_fingerprint(tmp_path: Path) -> None:
    record = Record(SEALED.record().head.model_copy(update={"luck": LuckHead()}), SEALED.record().moves[:30])
    file = written(record, tmp_path / "game.jsonl")

    code, out = verified(file)
    assert (code, out.count("\n")) == (0, 1)
    assert verified(file, "--fingerprint", promise(SEALED.record()))[0] == 1


@pytest.mark.parametrize("words", ["", "abc", "0" * 63, "0" * 65, "g" * 64, "٠" * 64])
def test_what_is_no_fingerprint_is_refused(tmp_path: Path, words: str) -> None:
    ran = run("verify", written(SEALED.record(), tmp_path / "game.jsonl"), "--fingerprint", words)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "--fingerprint: a fingerprint is 64 signs long, each 0 to 9 or a to f\n"


def test_a_game_that_began_in_the_middle_is_said_to(tmp_path: Path) -> None:
    middle = play_at_random(until=lambda table: len(table.moves) == 30)
    opening = from_here(middle.game, unpack("duel"), ("random", "random"))
    file = written(open_table(opening, sealed_luck()).record(), tmp_path / "game.jsonl")

    code, out = verified(file)

    assert code == 0
    note = "  note: the game began in the middle of another one, and what came before is not checked"
    assert out.splitlines()[2:] == [note]
    assert json.loads(verified(file, "--json")[1])[0]["began_in_position"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fingerprint_is_said_in_every_language(tmp_path: Path, language: str) -> None:
    file = written(SEALED.record(), tmp_path / "game.jsonl")

    assert verified(file, "--lang", language)[1].endswith(f"{promise(SEALED.record())}\n")
    assert verified(file, "--lang", language, "--fingerprint", promise(SEALED.record()))[0] == 0
    assert verified(file, "--lang", language, "--fingerprint", "0" * 64)[0] == 1


def changed_score() -> Record:
    record = SEALED.record_for(None)
    assert record.ending is not None
    return replace(record, ending=Ending(scores=(99, 0), winners=(0,), seed=record.ending.seed))


def changed_seed() -> Record:
    record = SEALED.record_for(None)
    assert record.ending is not None
    return replace(record, ending=record.ending.model_copy(update={"seed": "00" * 32}))


def changed_move() -> Record:
    record = SEALED.record_for(None)
    moves = (*record.moves[:10], replace(record.moves[10], words="use a9"), *record.moves[11:])
    return replace(record, moves=moves)


def changed_luck() -> Record:
    """Another game of the same players, said to be that of the promised seed."""
    record = play_at_random(seed=8).record_for(None)
    promised = SEALED.record_for(None)
    assert record.ending is not None
    assert promised.ending is not None
    head = record.head.model_copy(update={"luck": promised.head.luck})
    return Record(head, record.moves, record.ending.model_copy(update={"seed": promised.ending.seed}))


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (changed_score, f"line {len(SEALED.moves) + 2}: these are not the scores of the game"),
        (changed_seed, "the seed is not the one that was promised at the start"),
        (changed_move, "line 12: "),
        (changed_luck, "the luck is not that of the seed: other cards came than it has"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_wrong_record_is_found_out(tmp_path: Path, make: object, problem: str) -> None:
    assert callable(make)
    file = written(make(), tmp_path / "game.jsonl")

    code, out = verified(file)

    assert code == 1
    assert out.startswith(f"{file}: wrong: {problem}")
    assert out.count("\n") == 1


def test_every_file_gets_its_line_and_the_worst_decides(tmp_path: Path) -> None:
    right = written(SEALED.record(), tmp_path / "right.jsonl")
    bad = written(changed_score(), tmp_path / "bad.jsonl")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    empty = tmp_path / "empty"
    empty.touch()
    missing = str(tmp_path / "missing.jsonl")

    assert verified(right, right)[0] == 0
    code, out = verified(bad, right, str(picture), str(empty))
    assert code == 1
    assert out.splitlines()[1].endswith("the luck is honest")
    assert out.splitlines()[3:] == [
        f"{picture} is not a text file",
        f"{empty} is empty, so it is no record of a game",
    ]
    code, out = verified(missing, str(tmp_path), bad, right)
    assert code == 2
    assert out.startswith(f"{missing}: No such file or directory\n{tmp_path}: Is a directory\n{bad}: wrong: ")
    assert out.count("\n") == 5


def test_a_file_that_cannot_be_read_is_neither_right_nor_wrong(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.jsonl")

    code, out = verified(missing, "--json")

    assert code == 2
    assert json.loads(out) == [
        {"file": missing, "right": None, "problem": "No such file or directory", "line": None}
    ]


def test_what_has_changed_since_is_a_note(tmp_path: Path) -> None:
    record = SEALED.record()
    file = written(
        replace(record, head=record.head.model_copy(update={"version": 99})), tmp_path / "game.jsonl"
    )

    code, out = verified(file)

    assert code == 0
    assert out.splitlines()[0].startswith(f"{file}: duel 99, ")
    assert out.splitlines()[2:] == ["  note: it was played by duel 99, and this is duel 2"]


def test_the_findings_as_json(tmp_path: Path) -> None:
    record = SEALED.record()
    right = written(record, tmp_path / "right.jsonl")
    bad = written(changed_move(), tmp_path / "bad.jsonl")

    code, out = verified("--json", right, bad)

    assert code == 1
    one, other = json.loads(out)
    assert record.ending is not None
    assert one == {
        "file": right,
        "right": True,
        "rules": "duel",
        "version": 2,
        "moves": len(record.moves),
        "over": True,
        "abandoned": False,
        "scores": list(record.ending.scores),
        "winners": list(record.ending.winners),
        "luck": "honest",
        "commitment": promise(record),
        "began_in_position": False,
        "notes": [],
    }
    assert (other["file"], other["right"], other["line"]) == (bad, False, 12)
    assert other["problem"].startswith("line 12: ")


def test_a_pack_of_ones_own_is_named_on_the_command_line(tmp_path: Path) -> None:
    record = SEALED.record()
    packs = tuple(pack.model_copy(update={"name": "mine"}) for pack in record.head.packs)
    file = written(
        replace(record, head=record.head.model_copy(update={"packs": packs})), tmp_path / "game.jsonl"
    )

    assert verified(file) == (
        1,
        f"{file}: wrong: line 1: the pack 'mine' is not one of ours: name its folder with --pack\n",
    )
    ran = run("verify", file, "--pack", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"{tmp_path}: no pack.toml here, so this is no pack\n"
