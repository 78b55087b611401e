"""A pack that somebody writes: all of its files as plain data, finished or not."""

from __future__ import annotations

import tomllib
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field

from monumental.cards.carried import MOST_BYTES, MOST_FILES, many_files, too_large
from monumental.cards.errors import Fault, PackError, Problem, own_words
from monumental.cards.faces import FACES
from monumental.cards.loader import problem_with_size
from monumental.cards.text import LANGUAGES
from monumental.cards.written import legible
from monumental.studio.packs.names import read_names, write_names
from monumental.studio.packs.problems import problems_with
from monumental.studio.packs.toml import cards_toml, table_toml

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

#: What a pack in the making can have at most.
MOST_CARDS: Final = 400
MOST_CIVILIZATIONS: Final = 40
MOST_MAPS: Final = 40
MOST_NAMES: Final = 2000

HEAD: Final = "pack.toml"
LINE_END: Final = "\n"
#: Where a card stands that was never in a file.
CARDS: Final = "cards"

Table = dict[str, Any]


class Draft(BaseModel):
    """A pack in the making. Tables are as the files have them; whether they make sense, nobody has asked."""

    model_config = ConfigDict(extra="forbid")

    head: Table
    cards: Annotated[dict[str, Table], Field(max_length=MOST_CARDS)] = {}
    files: Annotated[dict[str, str], Field(max_length=MOST_CARDS)] = {}  # in which file a card stands
    civilizations: Annotated[dict[str, Table], Field(max_length=MOST_CIVILIZATIONS)] = {}
    maps: Annotated[dict[str, Table], Field(max_length=MOST_MAPS)] = {}
    names: dict[str, Annotated[dict[str, str], Field(max_length=MOST_NAMES)]] = {}  # by language, by message
    faces: Table = {}

    @property
    def name(self) -> str:
        return str(self.head.get("name", ""))

    def card_name(self, key: str, language: str) -> str:
        return self.names.get(language, {}).get(f"card-{key}", "")


def new_draft(name: str, rules: str, modules: list[str] | None = None) -> Draft:
    """An empty pack."""
    head = {"format": 1, "name": name, "version": "1", "rules": rules, "modules": modules or []}
    return Draft(head=head)


def read_draft(folder: Path) -> Draft:
    """The draft of a pack that lies in a folder."""
    paths = [
        path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in {".toml", ".ftl"}
    ]
    return draft_of({path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths})


def draft_of(files: Mapping[str, str]) -> Draft:
    """The draft of a pack, from its files by their paths. What can't be read is refused, all at once."""
    problems: list[Problem] = []
    if len(files) > MOST_FILES:
        raise PackError([many_files(len(files))])
    if sum(len(text.encode()) for text in files.values()) > MOST_BYTES:
        raise PackError([too_large()])
    tables = {path: _read(path, text, problems) for path, text in files.items() if path.endswith(".toml")}
    if HEAD not in tables:
        problems.append(Problem("", Fault("no-pack-here")))
    if problems:
        raise PackError(problems)
    draft = Draft(head=tables.pop(HEAD), faces=tables.pop(FACES, {}))
    for path, table in tables.items():
        _place(draft, PurePosixPath(path), table, problems)
    for language in LANGUAGES:
        source = files.get(f"locale/{language}.ftl")
        if source is not None:
            draft.names[language] = read_names(source)
    if problems:
        raise PackError(problems)
    return Draft.model_validate(draft.model_dump())


def _read(path: str, text: str, problems: list[Problem]) -> Table:
    table: Table = {}
    try:
        table = tomllib.loads(text)
        problem: Fault | None = problem_with_size(table)
    except RecursionError:
        problem = Fault("too-deep")
    except ValueError as error:
        problem = own_words(str(error))
    if problem is not None:
        problems.append(Problem(legible(path), Fault("no-toml", problem=problem)))
    return table


def _place(draft: Draft, path: PurePosixPath, table: Table, problems: list[Problem]) -> None:
    """Put what a file says where it belongs."""
    match path.parts:
        case ("cards", _):
            for key, card in table.items():
                place = f"{path.name}: {legible(key)}"
                if not isinstance(card, dict):
                    problems.append(Problem(place, Fault("card-no-table", card=legible(key))))
                elif key in draft.cards:
                    problems.append(Problem(place, Fault("stands-elsewhere")))
                else:
                    draft.cards[key] = card
                    draft.files[key] = path.stem
        case ("civilizations", _):
            draft.civilizations[path.stem] = table
        case ("maps", _):
            draft.maps[path.stem] = table
        case _:
            problems.append(Problem(legible(str(path)), Fault("no-such-file")))


def files_of(draft: Draft) -> dict[str, str]:
    """The files of a pack, by their paths: what `monumental --pack` reads.

    A draft with problems is refused: its keys are names of files, its names lines of one.
    """
    problems = problems_with(draft)
    if problems:
        raise PackError([problem.placed() for problem in problems])
    files = {HEAD: table_toml(draft.head)}
    cards: dict[str, dict[str, Table]] = {}
    for key, card in draft.cards.items():
        cards.setdefault(draft.files.get(key, CARDS), {})[key] = card
    files |= {f"cards/{name}.toml": cards_toml(tables) for name, tables in cards.items()}
    files |= {f"civilizations/{key}.toml": table_toml(table) for key, table in draft.civilizations.items()}
    files |= {f"maps/{key}.toml": map_toml(table) for key, table in draft.maps.items()}
    if draft.faces:
        files[FACES] = "\n".join(f"[{name}]\n{table_toml(table)}" for name, table in draft.faces.items())
    files |= {
        f"locale/{language}.ftl": write_names(names) for language, names in draft.names.items() if names
    }
    return files


def map_toml(table: Table) -> str:
    """A drawing is read by people, so it keeps its lines."""
    others = {name: value for name, value in table.items() if name != "map"}
    drawing = str(table["map"])
    if not drawing.replace(LINE_END, "").isprintable():
        return table_toml(table)
    return f'{table_toml(others)}map = """\n{drawing.strip(LINE_END)}\n"""\n'


def write_draft(draft: Draft, folder: Path) -> None:
    """Write the pack into its folder. A file that says the same already stays as it is, with its comments."""
    for path, text in files_of(draft).items():
        target = folder / path
        old = target.read_text(encoding="utf-8") if target.is_file() else None
        new = text if old is None else _kept(path, old, text)
        if new != old:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(new, encoding="utf-8")


def _kept(path: str, old: str, new: str) -> str:
    """What a file says from now on: as it was, where that says it, too; names that are new come below."""
    if path.endswith(".ftl"):
        before, names = read_names(old), read_names(new)
        more = {key: name for key, name in names.items() if key not in before}
        if {**before, **more} == names:
            return f"{old.rstrip()}{LINE_END}{write_names(more)}" if more else old
        return new
    return old if _read(path, old, []) == _read(path, new, []) else new
