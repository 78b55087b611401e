"""Reading the record of a game from a file. What is no record is said in one clear sentence."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

import typer

from monumental.cards.loader import find_pack, never_ends, read_pack
from monumental.cli.manners import WrongInput
from monumental.play.records.record import RecordError, read_record

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from monumental.cards.text import Texts
    from monumental.play.records.record import Record

PlayedPacks = Annotated[
    list[str] | None,
    typer.Option(
        "--pack", metavar="DIR", help="A pack of your own that the game was played with. Any number of times."
    ),
]

#: A record of a whole game has less than a hundredth of it.
LARGEST = 16 * 1024 * 1024

#: What the shell hands over, as in `monumental replay <(zcat game.jsonl.gz)`: somebody is at its other end.
HANDED_OVER: Final = ("/dev/stdin", "/dev/fd/", "/proc/self/fd/")


def read_file(path: Path, texts: Texts) -> Record:
    """The record in a file."""
    must_be_a_file(path, texts)
    with named(path), path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if not data.strip():
        raise WrongInput(texts("terminal-record-empty", file=str(path)))
    if len(data) > LARGEST:
        raise WrongInput(texts("terminal-record-large", file=str(path)))
    try:
        return read_record(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise WrongInput(texts("terminal-no-text", file=str(path))) from error


def must_be_a_file(path: Path, texts: Texts) -> None:
    """A pipe with a name and a device are refused: whoever reads from one may wait for ever."""
    if never_ends(path) and not str(path).startswith(HANDED_OVER):
        raise WrongInput(texts("terminal-no-file", file=str(path)))


@contextmanager
def about(path: Path) -> Iterator[None]:
    """What is wrong with a record is said with the name of its file."""
    try:
        yield
    except RecordError as error:
        raise WrongInput(f"{path}: {error}") from error


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Opening a file names it where that fails; so shall reading and writing."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def folders(packs: Sequence[str] | None) -> list[str]:
    """Where the packs are that somebody named, by their names or folders. What is no pack is refused."""
    return [str(read_pack(find_pack(name)).folder) for name in packs or ()]
