"""Where the files of a pack lie: in a folder of the disk, or carried along by a record or a server."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Final, Protocol

from monumental.cards.errors import Fault, PackError, Problem
from monumental.cards.written import legible

#: What a pack can have at most: more than all of our boxes together, and little enough to keep many.
MOST_BYTES: Final = 400_000
MOST_FILES: Final = 120

#: Files of a pack; whatever else lies beside them is none.
ENDINGS: Final = (".toml", ".ftl")

#: How a pack that is carried along is called in positions, before its hash.
CARRIED: Final = "pack:"


class File(Protocol):
    """A file of a pack."""

    @property
    def name(self) -> str: ...
    @property
    def stem(self) -> str: ...
    def exists(self) -> bool: ...
    def is_file(self) -> bool: ...
    def is_dir(self) -> bool: ...
    def read_text(self, encoding: str) -> str: ...


class Folder(Protocol):
    """Where the files of a pack lie."""

    def glob(self, pattern: str, /) -> Iterable[File]: ...
    def __truediv__(self, path: str, /) -> File: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class CarriedFile:
    """A file that is carried along, or the place of one that is not."""

    path: PurePosixPath
    text: str | None

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def stem(self) -> str:
        return self.path.stem

    def exists(self) -> bool:
        return self.text is not None

    def is_file(self) -> bool:
        return self.text is not None

    def is_dir(self) -> bool:
        return False

    def read_text(self, encoding: str) -> str:
        """As a file on the disk is read: lines end in one way only."""
        if self.text is None:
            raise FileNotFoundError(2, "No such file", self.name)
        return self.text.replace("\r\n", "\n").replace("\r", "\n")


class Carried:
    """All files of a pack, by their paths. With the same hash, packs are the same, words and looks included.

    Anybody may have written them, so their size is looked at before anything else.
    """

    def __init__(self, files: Mapping[str, str]) -> None:
        if len(files) > MOST_FILES:
            raise PackError([many_files(len(files))])
        strange = next((path for path in files if not _is_of_pack(path)), None)
        if strange is not None:
            raise PackError([Problem(legible(strange), Fault("no-such-file"))])
        try:
            size = sum(len(text.encode()) for text in files.values())
        except UnicodeEncodeError as error:
            raise PackError([Problem("", Fault("file-no-text"))]) from error
        if size > MOST_BYTES:
            raise PackError([too_large()])
        self.files: Mapping[str, str] = {path: files[path] for path in sorted(files, key=PurePosixPath)}
        self.size = size

    def __repr__(self) -> str:
        return f"<Carried {self.hash[:12]}, {len(self.files)} files>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Carried) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    @cached_property
    def hash(self) -> str:
        """A fingerprint of everything in it."""
        return fingerprint((path, text.encode()) for path, text in self.files.items())

    @property
    def word(self) -> str:
        """How positions call it."""
        return f"{CARRIED}{self.hash}"

    def glob(self, pattern: str, /) -> list[CarriedFile]:
        """The files of a folder: `cards/*.toml`."""
        paths = map(PurePosixPath, self.files)
        return [self / str(path) for path in paths if _matches(path, PurePosixPath(pattern))]

    def __truediv__(self, path: str, /) -> CarriedFile:
        return CarriedFile(PurePosixPath(path), self.files.get(path))


def carry(folder: Path) -> Carried:
    """The files of a folder, to be carried along."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in ENDINGS and path.is_file():
            try:
                files[path.relative_to(folder).as_posix()] = path.read_bytes().decode()
            except OSError as error:
                raise PackError([unreadable(path.name, error)]) from error
            except UnicodeDecodeError as error:
                raise PackError([Problem(legible(path.name), no_text(error))]) from error
    return Carried(files)


def unreadable(name: str, error: OSError) -> Problem:
    """A file that the machine does not give out, in its own words."""
    return Problem(legible(name), Fault("cant-be-read", why=error.strerror or ""))


def no_text(error: UnicodeDecodeError) -> Fault:
    """A file that is none of ours: it could be a picture."""
    return Fault("no-text", byte=str(error.start + 1))


def many_files(count: int) -> Problem:
    return Problem("", Fault("many-files", count=count, most=MOST_FILES))


def too_large() -> Problem:
    return Problem("", Fault("large-pack", most=MOST_BYTES // 1000))


def fingerprint(files: Iterable[tuple[str, bytes]]) -> str:
    """A hash of files with their paths: with the lengths, so that no name can be read as contents."""
    digest = hashlib.sha256()
    for path, contents in files:
        for part in (path.encode(), contents):
            digest.update(len(part).to_bytes(8, "big"))
            digest.update(part)
    return digest.hexdigest()


def _is_of_pack(path: str) -> bool:
    """Is this how a file of a pack may be called? It names no place outside of it."""
    parts = path.split("/")
    return path.endswith(ENDINGS) and path.isprintable() and not {"", ".", ".."} & {*parts}


def _matches(path: PurePosixPath, pattern: PurePosixPath) -> bool:
    return path.parent == pattern.parent and path.match(pattern.name)
