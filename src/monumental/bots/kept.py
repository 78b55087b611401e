"""A file that keeps finished games: a head that says which series it is, then a line for each of them."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from monumental.play.setup import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    #: Which series it is; `format` says of what kind.
    Head = Mapping[str, object]

Game = TypeVar("Game")


@contextmanager
def kept(
    path: Path,
    head: Head,
    what: str,
    read: Callable[[bytes], Game | None],
    write: Callable[[Game], object],
) -> Iterator[tuple[list[Game], Callable[[Game], None]]]:
    """What the file has already, and a function that adds a game to it.

    `what` is kept there, in words; `read` gives nothing for a line that is no game of it. The last line of a
    game that was being written when everything stopped is dropped.
    """
    with path.open("a+b") as file:
        file.seek(0)
        data = file.read()
        lines = data.split(b"\n")[:-1]
        first = _written(head)
        if not lines and not first.startswith(data):
            raise SetupError(f"{path} is not the file of {what}")
        found = _found(path, lines, head, what, read) if lines else []
        file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            file.write(first)
            file.flush()

        def keep(game: Game) -> None:
            file.write(_written(write(game)))
            file.flush()

        yield found, keep


def _written(thing: object) -> bytes:
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _found(
    path: Path, lines: Sequence[bytes], head: Head, what: str, read: Callable[[bytes], Game | None]
) -> list[Game]:
    """The games of the file; what is not of this series is refused."""
    _must_be_the_same(path, lines[0], head, what)
    games = []
    for number, line in enumerate(lines[1:], start=2):
        game = read(line)
        if game is None:
            raise SetupError(f"{path}, line {number}: not a game of this {what.removeprefix('a ')}")
        games.append(game)
    return games


def _must_be_the_same(path: Path, line: bytes, head: Head, what: str) -> None:
    """A file goes on only with the series it was begun with."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != head["format"]:
        raise SetupError(f"{path} is not the file of {what}")
    asked = json.loads(_written(head))
    for name in asked:
        if found.get(name) != asked[name]:
            told = f"{name.replace('_', ' ')}: {_said(found.get(name))}, not {_said(asked[name])}"
            raise SetupError(f"{path} is the file of another {what.removeprefix('a ')} ({told})")


def _said(value: object) -> str:
    """A value of the head on one line of the screen, whoever wrote it."""
    words = json.dumps(value, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else "?" for sign in words)[:200]
