"""Map files: ours by name, anybody's by their path, and one clear sentence for each thing that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.maps.drawing import draw_tiles
from monumental.maps.files import MapError, find_map, map_files, read_map, shipped_maps

#: What is said where no map has a name like that.
THERE_ARE = "there are: " + ", ".join(sorted(name for seats in (2, 3, 4, 5) for name in shipped_maps(seats)))

GOOD = '''format = 1
name = "my-valley"
players = 2
map = """
..  ~   h2  mt
  m1  f2  f3$ m1
C   m2  v4  m2  C
  m1  f3$ f2  m1
..  mt  h2  ~
"""
'''


def written(folder: Path, text: str | bytes, name: str = "valley.toml") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def problems(path: Path) -> list[str]:
    with pytest.raises(MapError) as error:
        read_map(path)
    assert str(error.value) == "\n".join(error.value.problems)
    return error.value.problems


def test_a_map_of_ones_own_is_found_by_its_file(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)

    hexmap = read_map(find_map(str(path)))

    assert hexmap.name == "my-valley"
    assert draw_tiles(hexmap.tiles) in GOOD


@pytest.mark.parametrize("path", map_files().values(), ids=lambda path: path.stem)
def test_a_map_of_ours_is_found_by_its_name(path: Path) -> None:
    hexmap = read_map(find_map(path.stem))

    assert hexmap.name == path.stem
    assert path.stem in shipped_maps(len(hexmap.capitals))
    assert draw_tiles(hexmap.tiles) in path.read_text(encoding="utf-8")


def test_there_is_no_layout_for_a_number_of_players_without_one() -> None:
    assert shipped_maps(1) == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clash-of-titan-2", "unknown map 'clash-of-titan-2' (did you mean 'clash-of-titans-2'?)"),
        ("xyzzy", f"unknown map 'xyzzy' ({THERE_ARE})"),
        ("no/such.toml", f"unknown map 'no/such.toml' ({THERE_ARE})"),
        ("a\0b", f"unknown map 'a\\x00b' ({THERE_ARE})"),
        ("", f"unknown map '' ({THERE_ARE})"),
    ],
)
def test_a_map_that_is_not_there(name: str, sentence: str) -> None:
    with pytest.raises(MapError) as error:
        find_map(name)

    assert error.value.problems == [sentence]


def test_a_folder_is_no_map(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="unknown map"):
        find_map(str(tmp_path))


def test_a_file_that_is_gone(tmp_path: Path) -> None:
    assert problems(tmp_path / "valley.toml") == ["valley.toml: can't be read: No such file or directory"]


@pytest.mark.parametrize(
    "text",
    [b"name = \n", b"\xff\xfe", b"name = 1\nname = 2\n", b"map = " + b"[" * 5000],
    ids=["no-value", "no-text", "twice", "endless-list"],
)
def test_a_file_that_is_not_toml(tmp_path: Path, text: bytes) -> None:
    [problem] = problems(written(tmp_path, text))

    assert problem.startswith("valley.toml: not valid TOML: ")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("format = 1", "format = 2", "format: input should be 1, not 2"),
        ("format = 1\n", "", "the field 'format' is missing"),
        ("players = 2", "players = 6", "players: input should be 2, 3, 4 or 5, not 6"),
        ("players = 2", 'players = "2"', "players: input should be 2, 3, 4 or 5, not '2'"),
        ("players", "player", "unknown field 'player' (did you mean 'players'?)"),
        (
            '"my-valley"',
            '"My Valley"',
            "name: a map is named with lower-case words joined by hyphens",
        ),
        ('"my-valley"', "3", "name: input should be a valid string, not 3"),
        ("f3$ m1", "f5$ m1", "map: line 2: 'f5$' is no tile: after f comes the number of a Barbarian"),
        ("f3$ m1", "g3$ m1", "map: line 2: 'g3$' is no tile: those are m, f, h, v, ~, C"),
        ("v4", "v", "map: tile 10 has no Barbarian and no Free Town (BASE-MAP-03)"),
        ("players = 2", "players = 3", "map: there are 2 Capitals for 3 players (BASE-SETUP-01)"),
        ("players = 2", "players = 5", "map: there are 2 Capitals for 5 players (BASE-SETUP-01)"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_place(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert GOOD.count(old) == 1

    first = problems(written(tmp_path, GOOD.replace(old, new)))

    assert any(problem.startswith(f"valley.toml: {sentence}") for problem in first)
    assert all(problem.startswith("valley.toml: ") and "\n" not in problem for problem in first)


def test_every_rule_that_a_map_breaks_is_reported_at_once(tmp_path: Path) -> None:
    text = GOOD.replace("v4", "v").replace("f3$ m1", "f3 m1")

    assert problems(written(tmp_path, text)) == [
        "valley.toml: map: tile 10 has no Barbarian and no Free Town (BASE-MAP-03)",
        "valley.toml: map: there is 1 Market for 2 players (BASE-MAP-05)",
    ]


def test_a_drawing_without_end(tmp_path: Path) -> None:
    text = GOOD.replace("v4", "v4 " * 10_000)

    [problem] = problems(written(tmp_path, text))

    assert problem.startswith("valley.toml: map: string should have at most 2000 characters")
