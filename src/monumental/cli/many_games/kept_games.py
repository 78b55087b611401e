"""Games of bots that are kept in a folder: what was played before is read and not played again."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from monumental.cli.languages import spoken
from monumental.cli.manners import WrongInput
from monumental.cli.recorded.records import named, read_file
from monumental.coach.measure.watching import record_of, victory
from monumental.engine.errors import MonumentalError
from monumental.play.records.record import write_record
from monumental.play.systems.known import SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from monumental.bots.match import Match
    from monumental.play.records.record import Record


def file_of(folder: Path, rules: str, match: Match) -> Path:
    """Where the record of a match lies; `monumental simulate --save` calls it the same."""
    return folder / f"{rules}-{match.seed}.jsonl"


def kept_or_played(folder: Path, rules: str, match: Match) -> Record:
    """The record of a match: from the folder, if it was played before, else played now and kept there."""
    path = file_of(folder, rules, match)
    if path.exists():
        return kept(folder, rules, match)
    record = record_of(rules, match)
    with named(path):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(write_record(record), encoding="utf-8")
    return record


def kept(folder: Path, rules: str, match: Match) -> Record:
    """The record that lies there. A game that is not over, or of other rules or seats, is refused."""
    path = file_of(folder, rules, match)
    with about_game(path):
        record = read_file(path, spoken("en"))
        victory(record)
    found = game_of(record.head.rules, record.head.version, len(record.head.seats))
    wanted = game_of(rules, SYSTEMS[rules].rules.version, len(match.bots))
    if found != wanted:
        raise WrongInput(f"{path}: this is a game of {found}, not of {wanted}")
    return record


def must_fit(folder: Path, rules: str, series: Sequence[Match]) -> None:
    """Say what can't be read in the folder before the first game is looked at, not hours later."""
    for match in series:
        if file_of(folder, rules, match).exists():
            kept(folder, rules, match)


def game_of(rules: str, version: int, seats: int) -> str:
    return f"{rules} {version} with {seats} seats"


@contextmanager
def about_game(path: Path) -> Iterator[None]:
    """What is wrong with a game is said with the name of its file."""
    try:
        yield
    except MonumentalError as error:
        raise WrongInput(f"{path}: {error}") from error
