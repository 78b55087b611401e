"""`monumental verify`: play records again, and hold their scores and their luck against them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import BAD_INPUT, WrongInput
from monumental.cli.recorded.records import PlayedPacks, folders, read_file
from monumental.play.records.record import RecordError
from monumental.play.records.replay import HONEST, TYPED, UNKNOWN, ReplayError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.play.records.record import Record
    from monumental.play.records.replay import Verdict

#: The exit code for a record that is wrong.
WRONG = 1

FINGERPRINT = re.compile(r"[0-9a-f]{64}")

#: What is said of the luck.
SAYINGS = {
    HONEST: "terminal-verify-honest",
    TYPED: "terminal-verify-typed",
    UNKNOWN: "terminal-verify-unknown",
}

Fingerprint = Annotated[
    str | None,
    typer.Option(metavar="HEX", help="The fingerprint that was told at the start: the record must have it."),
]


@dataclass(frozen=True)
class Finding:
    """What came out for one file."""

    file: Path
    code: int = 0
    problem: str = ""
    sentence: str = ""  # the problem with the file it is about
    line: int | None = None  # of the record, where it is known
    record: Record | None = None
    verdict: Verdict | None = None
    compared: bool = False  # is its fingerprint the one that was named?


def verify(
    file: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.")],
    lang: Language = None,
    fingerprint: Fingerprint = None,
    pack: PlayedPacks = None,
    as_json: AsJson = False,
) -> None:
    """Play records again: is every move legal, every score right, every card that of the promised luck?"""
    texts = spoken(lang)
    own = folders(pack)
    promise = None if fingerprint is None else fingerprint.strip().lower()
    if promise is not None and not FINGERPRINT.fullmatch(promise):
        raise WrongInput(texts("terminal-verify-no-fingerprint"))
    findings = []
    for each in file:
        found = examined(each, own, promise, texts)
        findings.append(found)
        if not as_json:
            for line in lines(found, texts):
                print(line)
    if as_json:
        print(json.dumps([data(found) for found in findings], ensure_ascii=False, indent=2))
    code = max(found.code for found in findings)
    if code:
        raise typer.Exit(code)


def examined(path: Path, own: Sequence[str], promise: str | None, texts: Texts) -> Finding:
    """Play one record again, and hold it against the promise that somebody heard."""
    from monumental.play.records import replay

    try:
        record = read_file(path, texts)
        verdict = replay.verify(record, own)
    except WrongInput as error:
        return Finding(path, WRONG, str(error), str(error))
    except OSError as error:
        problem = error.strerror or str(error)
        return Finding(path, BAD_INPUT, problem, f"{path}: {problem}")
    except ReplayError as error:
        return wrong(path, str(error), texts, error.line)
    except RecordError as error:
        return wrong(path, str(error), texts)
    if promise not in {None, verdict.commitment}:
        return wrong(path, texts("terminal-verify-other"), texts)
    return Finding(path, record=record, verdict=verdict, compared=promise is not None)


def wrong(path: Path, problem: str, texts: Texts, line: int | None = None) -> Finding:
    sentence = texts("terminal-verify-wrong", file=str(path), problem=problem)
    return Finding(path, WRONG, problem, sentence, line)


def lines(found: Finding, texts: Texts) -> list[str]:
    """One line for a file, its fingerprint, and a note for everything that one should know besides."""
    if found.record is None or found.verdict is None:
        return [found.sentence]
    head = found.record.head
    line = texts(
        "terminal-verify",
        file=str(found.file),
        rules=head.rules,
        version=head.version,
        count=len(found.record.moves),
        result=result(found.record, found.verdict, texts),
    )
    return [line, *(f"  {more}" for more in [*promised(found, texts), *notes(found.verdict, texts)])]


def promised(found: Finding, texts: Texts) -> list[str]:
    """A record can agree with itself and still be that of another game: the fingerprint tells them apart.

    Whoever types a seed promises nothing.
    """
    if found.compared:
        return [texts("terminal-verify-same")]
    if found.record is None or found.verdict is None or found.verdict.commitment is None:
        return []
    if found.record.head.luck.typed is not None:
        return []
    return [texts("terminal-verify-compare", fingerprint=found.verdict.commitment)]


def notes(verdict: Verdict, texts: Texts) -> list[str]:
    began = [texts("terminal-verify-position")] if verdict.began_in_position else []
    return [texts("terminal-verify-note", change=note) for note in [*began, *verdict.changes]]


def result(record: Record, verdict: Verdict, texts: Texts) -> str:
    """The scores, and whether the luck is what was promised."""
    luck = texts(SAYINGS[verdict.luck], seed=str(record.head.luck.typed))
    if record.ending is None:
        return texts("terminal-verify-going-on", luck=luck)
    if record.ending.abandoned:
        return texts("terminal-verify-abandoned", luck=luck)
    scores = " : ".join(str(points) for points in record.ending.scores)
    return texts("terminal-verify-over", scores=scores, luck=luck)


def data(found: Finding) -> dict[str, object]:
    """The same for other programs."""
    if found.record is None or found.verdict is None:
        # Of a file that can't be read nobody knows whether it is right.
        right = None if found.code == BAD_INPUT else False
        return {"file": str(found.file), "right": right, "problem": found.problem, "line": found.line}
    head, ending = found.record.head, found.record.ending
    return {
        "file": str(found.file),
        "right": True,
        "rules": head.rules,
        "version": head.version,
        "moves": len(found.record.moves),
        "over": found.verdict.ended,
        "abandoned": ending is not None and ending.abandoned,
        "scores": None if ending is None else list(ending.scores),
        "winners": None if ending is None else list(ending.winners),
        "luck": found.verdict.luck,
        "commitment": found.verdict.commitment,
        "began_in_position": found.verdict.began_in_position,
        "notes": list(found.verdict.changes),
    }
