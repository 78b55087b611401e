"""Finding packs and reading their files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError

from monumental.cards import schema
from monumental.cards.carried import Carried, File, Folder, fingerprint, no_text, unreadable
from monumental.cards.checking import problems_of
from monumental.cards.errors import Fault, PackError, Problem, own_words, unknown
from monumental.cards.faces import FACES, NO_FACES, Faces, checked_faces
from monumental.cards.model import Model
from monumental.cards.schema import CardText, CivilizationText, PackText
from monumental.cards.verbs.registry import fields_of_verbs
from monumental.cards.written import legible
from monumental.plugins import PluginError, boxes

SHIPPED = Path(str(files("monumental").joinpath("packs")))


#: Positions and moves are written with these words.
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_KEY = 60

#: How deep lists and tables may lie inside each other, and what TOML lets a number be at most.
DEEPEST = 32
LARGEST = 2**63

Checked = TypeVar("Checked", bound=Model)


@dataclass(frozen=True)
class Pack:
    """A pack as its files have it, each entry checked by itself."""

    folder: Folder
    head: PackText
    cards: dict[str, tuple[str, CardText]]  # by key: the file it stands in, and the card
    civilizations: dict[str, CivilizationText]
    digest: str  # of all files but the looks: a replay says with which pack it was played
    faces: Faces = NO_FACES

    @property
    def name(self) -> str:
        return self.head.name

    @property
    def found_as(self) -> str:
        """The word that finds it again: its name if it came with a box, else its folder, or its hash."""
        if isinstance(self.folder, Carried):
            return self.folder.word
        return self.name if self.is_known else str(self.folder)

    @property
    def is_known(self) -> bool:
        """Has it come with a box, so that others find it by its name?"""
        return pack_folders().get(self.name) == self.folder


@cache
def pack_folders() -> dict[str, Path]:
    """Where the packs are that have come with a box, ours or an installed one: they are found by name."""
    found: dict[str, Path] = {}
    for folder in (SHIPPED, *(box / "packs" for box in boxes().values())):
        for path in sorted(folder.glob("*/pack.toml")):
            name = path.parent.name
            if name in found:
                raise PluginError(f"{path.parent}: there is a pack {name} already: {found[name]}")
            found[name] = path.parent
    return found


def known_packs() -> list[str]:
    """The names of these packs."""
    return sorted(pack_folders())


def fields() -> set[str]:
    """Every field that a pack can have."""
    return fields_of_verbs().union(
        *(
            model.model_fields
            for model in vars(schema).values()
            if isinstance(model, type) and issubclass(model, Model)
        )
    )


def is_key(word: str) -> bool:
    """Is this a word for a card, a civilization or a map?"""
    return len(word) <= LONGEST_KEY and KEY.fullmatch(word) is not None


def find_pack(name: str) -> Path:
    """A pack that has come with a box by its name, or anybody's by its folder."""
    if name in pack_folders():
        return pack_folders()[name]
    folder = Path(name)
    with suppress(OSError, ValueError):
        if folder.is_dir():
            return folder
    raise PackError([Problem("", unknown("pack", name, known_packs()))])


def read_pack(folder: Folder) -> Pack:
    """Read and check all files of a pack; every problem in them is reported at once."""
    boxes()  # with the verbs that they bring
    problems: list[Problem] = []
    head = read_head(folder)
    cards: dict[str, tuple[str, CardText]] = {}
    for path in _files(folder, "cards/*.toml"):
        file = legible(path.name)
        for key, entry in _tables(path, problems).items():
            card = _checked(CardText, entry, f"{file}: {legible(key)}", problems)
            if not is_key(key):
                problems.append(Problem(f"{file}: {legible(key)}", Fault("not-a-key")))
            elif key in cards:
                problems.append(Problem(f"{file}: {key}", Fault("stands-already", file=cards[key][0])))
            elif card is not None:
                cards[key] = (file, card)
    civilizations: dict[str, CivilizationText] = {}
    for path in _files(folder, "civilizations/*.toml"):
        file = legible(path.name)
        text = read_toml(path, problems)
        civilization = None if text is None else _checked(CivilizationText, text, file, problems)
        if not is_key(path.stem):
            problems.append(Problem(file, Fault("civilization-not-a-key")))
        elif civilization is not None:
            civilizations[path.stem] = civilization
    faces = _faces(folder, problems)
    digest = digest_of(folder, problems)
    if problems:
        raise PackError(problems)
    return Pack(folder, head, cards, civilizations, digest, faces)


def _files(folder: Folder, pattern: str) -> list[File]:
    return sorted(folder.glob(pattern), key=lambda file: file.name)


def _faces(folder: Folder, problems: list[Problem]) -> Faces:
    """How the cards look, if the pack says so."""
    path = folder / FACES
    return checked_faces(read_toml(path, problems) or {}, problems) if path.exists() else NO_FACES


def read_head(folder: Folder) -> PackText:
    """What a pack says of itself."""
    path = folder / "pack.toml"
    if not path.is_file():
        raise PackError([Problem(str(folder), Fault("no-pack-here"))])
    problems: list[Problem] = []
    text = read_toml(path, problems)
    head = None if text is None else _checked(PackText, text, path.name, problems)
    if head is None:
        raise PackError(problems)
    return head


def read_toml(path: File, problems: list[Problem]) -> dict[str, object] | None:
    """The contents of a file; what is wrong with it joins the problems."""
    file = legible(path.name)
    data: dict[str, object] = {}
    if never_ends(path):
        problems.append(Problem(file, Fault("no-file")))
        return None
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        problems.append(unreadable(path.name, error))
        return None
    except UnicodeDecodeError as error:
        problem: Fault | None = no_text(error)
    except RecursionError:
        problem = Fault("too-deep")
    except ValueError as error:
        problem = own_words(str(error).partition(";")[0])
    else:
        problem = problem_with_size(data)
    if problem is not None:
        problems.append(Problem(file, Fault("no-toml", problem=problem)))
        return None
    return data


def never_ends(path: File) -> bool:
    """Is it a pipe or a device? Whoever reads from one may wait for ever."""
    return path.exists() and not path.is_file() and not path.is_dir()


def problem_with_size(data: object) -> Fault | None:
    """Nobody writes lists and tables as deep as this, or numbers as long; to carry on would take forever."""
    level = [data]
    for _ in range(DEEPEST):
        within: list[object] = []
        for value in level:
            if isinstance(value, dict):
                within.extend(value.values())
            elif isinstance(value, list):
                within.extend(value)
            elif isinstance(value, int) and abs(value) > LARGEST:
                return Fault("number-too-long")
        level = within
    return Fault("too-deep") if level else None


def _tables(path: File, problems: list[Problem]) -> dict[str, dict[str, object]]:
    tables = {}
    for key, entry in (read_toml(path, problems) or {}).items():
        if isinstance(entry, dict):
            tables[key] = entry
        else:
            problems.append(
                Problem(f"{legible(path.name)}: {legible(key)}", Fault("card-no-table", card=legible(key)))
            )
    return tables


def _checked(
    model: type[Checked], entry: dict[str, object], place: str, problems: list[Problem]
) -> Checked | None:
    try:
        return model.model_validate(entry)
    except ValidationError as error:
        problems.extend(problems_of(error, place, fields()))
        return None


def digest_of(folder: Folder, problems: list[Problem], *, looks: bool = False) -> str:
    """A fingerprint of all that a pack's files say; what can't be read is named among the problems.

    How the cards look is no part of it, as their names are none: a game is the same game in other colours.
    """
    if isinstance(folder, Carried):
        contents = [
            (path, text.encode())
            for path, text in folder.files.items()
            if path.endswith(".toml") and (looks or path != FACES)
        ]
        return fingerprint(contents)
    assert isinstance(folder, Path)
    return fingerprint(_contents(folder, problems, looks=looks))


def _contents(folder: Path, problems: list[Problem], *, looks: bool) -> Iterator[tuple[str, bytes]]:
    for path in sorted(path for path in folder.rglob("*.toml") if path.is_file()):
        if path == folder / FACES and not looks:
            continue
        try:
            yield path.relative_to(folder).as_posix(), path.read_bytes()
        except OSError as error:
            problem = unreadable(path.name, error)
            if problem not in problems:
                problems.append(problem)
