"""Map files: the layouts of our packs, and anybody's own.

format = 1
name = "my-valley"
players = 2
map = \"\"\"
..  ~   h2  mt
  m1  f2  f3$ m1
C   m2  v4  m2  C
  m1  f3$ f2  m1
..  mt  h2  ~
\"\"\"
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, ValidationError, field_validator

from monumental.cards.checking import problems_of
from monumental.cards.errors import Fault, FaultError, Problem, ProblemsError, unknown
from monumental.cards.loader import is_key, pack_folders, read_toml
from monumental.cards.model import Model
from monumental.cards.written import legible
from monumental.games.classic.land.hexmap import HexMap
from monumental.maps.drawing import DrawingError, read_tiles
from monumental.maps.fairness import BARBARIANS, FREE_TOWNS, cities_for, map_problems

#: Longer than any drawing of 41 tiles needs to be.
LONGEST_DRAWING = 2000


class MapError(ProblemsError):
    """A map that can't be used. Each problem is one sentence: `valley.toml: map: tile 3 … (BASE-MAP-03)`."""


class MapText(Model):
    """A map file."""

    format: Literal[1]
    name: str
    players: Literal[2, 3, 4, 5]
    map: Annotated[str, Field(max_length=LONGEST_DRAWING)]

    @field_validator("name")
    @classmethod
    def _is_key(cls, name: str) -> str:
        if not is_key(name):
            raise FaultError(Fault("map-not-a-key"))
        return name


def read_map(path: Path) -> HexMap:
    """The map of a file, if it keeps every rule; else all that it breaks is reported at once."""
    text = _read(path)
    return map_of(text.name, text.players, text.map, f"{legible(path.name)}: map")


def map_of(name: str, players: int, drawing: str, place: str) -> HexMap:
    """The map of a drawing, if it keeps every rule for so many players; `place` is where it stands.

    [BASE-SETUP-01, BASE-MAP-01]
    """
    try:
        tiles = read_tiles(drawing)
    except DrawingError as error:
        raise MapError([Problem(place, error.fault)]) from error
    hexmap = HexMap(name, tiles)
    problems = map_problems(hexmap, players, BARBARIANS, FREE_TOWNS, cities_for(players))
    if problems:
        raise MapError([Problem(place, fault) for fault in problems])
    return hexmap


@cache
def shipped_map(name: str) -> HexMap:
    """A layout of ours: it does not change while the program runs."""
    return read_map(map_files()[name])


def find_map(name: str) -> Path:
    """A map of ours by its name, or anybody's by its file."""
    ours = map_files()
    if name in ours:
        return ours[name]
    path = Path(name)
    with suppress(OSError, ValueError):
        if path.is_file():
            return path
    raise MapError([Problem("", unknown("map", name, ours, listed=True))])


def shipped_maps(seats: int) -> list[str]:
    """The names of our layouts for so many players."""
    return [name for name, players in _players().items() if players == seats]


@cache
def map_files() -> dict[str, Path]:
    """The layouts in the packs of all boxes, by their names."""
    paths = [path for folder in pack_folders().values() for path in folder.glob("maps/*.toml")]
    return {path.stem: path for path in sorted(paths, key=lambda path: path.stem)}


@cache
def _players() -> dict[str, int]:
    """Our maps, and for how many players each is."""
    return {name: _read(path).players for name, path in map_files().items()}


def _read(path: Path) -> MapText:
    problems: list[Problem] = []
    data = read_toml(path, problems)
    if data is None:
        raise MapError(problems)
    try:
        return MapText.model_validate(data)
    except ValidationError as error:
        raise MapError(problems_of(error, legible(path.name), MapText.model_fields)) from error
