"""What an address of the page will need is named in its first file: a browser asks for all of it at once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

#: Which piece of the page an address leads to, by its first word and how many follow: those with a table on
#: them, which are made of many files (`ui/src/app.svelte`).
PIECES: Final[Mapping[tuple[str, int], str]] = {
    ("learn", 2): "src/pages/learn/Lesson.svelte",
    ("puzzles", 1): "src/pages/learn/Puzzle.svelte",
    ("table", 1): "src/table/Route.svelte",
}

#: The list of built files, and where in the first file the names are put.
FILES: Final = "files.json"
END_OF_HEAD: Final = "</head>"


@dataclass(frozen=True)
class Needed:
    """Built files that a piece is made of."""

    scripts: tuple[str, ...]
    styles: tuple[str, ...]


def first_file(page: Path, address: str) -> bytes:
    """`index.html` for an address; what it names, the browser loads while it reads the rest."""
    return _first_file(page, kind_of(address), (page / "index.html").stat().st_mtime_ns)


@lru_cache(maxsize=32)
def _first_file(page: Path, kind: str, built: int) -> bytes:
    """The same for all addresses of a kind, until the page is built anew."""
    del built
    text = (page / "index.html").read_text(encoding="utf-8")
    needed = _needed(page, kind)
    links = [f'<link rel="modulepreload" crossorigin href="/{each}">' for each in needed.scripts]
    links += [f'<link rel="preload" as="style" crossorigin href="/{each}">' for each in needed.styles]
    new = [link for link in links if link.split("href=")[1] not in text]
    return text.replace(END_OF_HEAD, "".join([*new, END_OF_HEAD])).encode()


def kind_of(address: str) -> str:
    """An address without its names: all lessons need the same files."""
    first, *rest = address.split("/")
    return "/".join([first, *["" for _ in rest]]) if (first, len(rest)) in PIECES else ""


def _needed(page: Path, kind: str) -> Needed:
    first, *rest = kind.split("/")
    piece = PIECES.get((first, len(rest)))
    listed = page / FILES
    if piece is None or not listed.is_file():
        return Needed((), ())
    files: dict[str, dict[str, object]] = json.loads(listed.read_text(encoding="utf-8"))
    parts = [files[name] for name in _with_imports(files, piece)]
    return Needed(
        tuple(str(part["file"]) for part in parts),
        tuple(dict.fromkeys(style for part in parts for style in _names(part, "css"))),
    )


def _with_imports(files: Mapping[str, dict[str, object]], piece: str) -> list[str]:
    """A piece and all that it imports, whatever imports whom, each once."""
    found = [piece] if piece in files else []
    for name in found:
        found += [each for each in _names(files[name], "imports") if each in files and each not in found]
    return found


def _names(part: Mapping[str, object], field: str) -> tuple[str, ...]:
    listed = part.get(field, ())
    return tuple(str(each) for each in listed) if isinstance(listed, (list, tuple)) else ()
