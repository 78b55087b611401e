"""The games of a survey in their file: kept once, gone on with, and never mixed with others."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from monumental.balance.facts import Facts, observe
from monumental.balance.file import FORMAT, kept
from monumental.balance.plan import plan
from monumental.play.setup import SetupError, unpack

SURVEY = plan("random", ("aztecs", "japanese", "malians"), seats=2, seed=3)
HEAD = {"format": FORMAT, "rules": "duel", "bot": "random", "seed": 3}


@pytest.fixture(scope="module")
def games() -> list[Facts]:
    return [observe(unpack(), match) for match in SURVEY.matches(4)]


def written(path: Path, games: list[Facts]) -> bytes:
    with kept(path, HEAD, SURVEY) as (found, keep):
        assert found == []
        for facts in games:
            keep(facts)
    return path.read_bytes()


def found_in(path: Path, head: Mapping[str, object] = HEAD) -> list[Facts]:
    with kept(path, head, SURVEY) as (found, _):
        return found


def test_what_was_kept_is_found_again(tmp_path: Path, games: list[Facts]) -> None:
    file = tmp_path / "games.jsonl"

    data = written(file, games)

    assert found_in(file) == games
    assert file.read_bytes() == data
    assert json.loads(data.splitlines()[0]) == HEAD
    assert len(data.splitlines()) == 1 + len(games)


def test_a_game_on_a_map_is_found_again_with_all_its_tokens(tmp_path: Path) -> None:
    box = unpack("classic", ("base", "heroes", "monsters"))
    peoples = [people.key for people in box.catalog.civilizations]
    survey = plan("random", peoples, seats=3, seed=0)
    facts = observe(box, survey.match(0))
    file = tmp_path / "games.jsonl"

    with kept(file, HEAD, survey) as (_, keep):
        keep(facts)
    with kept(file, HEAD, survey) as (found, _):
        assert found == [facts]


def test_a_game_is_there_as_soon_as_it_is_kept(tmp_path: Path, games: list[Facts]) -> None:
    file = tmp_path / "games.jsonl"

    with kept(file, HEAD, SURVEY) as (_, keep):
        for number, facts in enumerate(games, start=1):
            keep(facts)
            assert file.read_bytes().count(b"\n") == 1 + number


def test_a_line_that_was_cut_off_is_dropped_wherever_it_was_cut(tmp_path: Path, games: list[Facts]) -> None:
    file = tmp_path / "games.jsonl"
    data = written(file, games[:2])
    last = data.rindex(b"\n", 0, -1) + 1

    for end in (last + 1, (last + len(data)) // 2, len(data) - 1):
        file.write_bytes(data[:end])
        with kept(file, HEAD, SURVEY) as (found, keep):
            assert found == games[:1]
            keep(games[1])
        assert file.read_bytes() == data


def test_a_head_that_was_cut_off_is_written_anew(tmp_path: Path, games: list[Facts]) -> None:
    file = tmp_path / "games.jsonl"
    data = written(file, games)

    for end in (0, 1, 20):
        file.write_bytes(data[:end])
        assert found_in(file) == []
        assert file.read_bytes() == data[: data.index(b"\n") + 1]


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path, games: list[Facts]) -> None:
    file = tmp_path / "games.jsonl"
    written(file, [*games, games[0]])

    assert found_in(file) == games


def test_games_stand_in_the_order_in_which_they_were_finished(tmp_path: Path, games: list[Facts]) -> None:
    file = tmp_path / "games.jsonl"
    written(file, games[::-1])

    assert found_in(file) == games[::-1]


def test_the_file_of_another_survey_is_refused_and_left_alone(tmp_path: Path, games: list[Facts]) -> None:
    file = tmp_path / "games.jsonl"
    data = written(file, games)

    with pytest.raises(SetupError, match=r"games\.jsonl is the file of another survey \(seed: 3, not 4\)$"):
        found_in(file, {**HEAD, "seed": 4})
    with pytest.raises(SetupError, match=r'another survey \(bot: "random", not "greedy"\)$'):
        found_in(file, {**HEAD, "bot": "greedy"})
    assert file.read_bytes() == data


@pytest.mark.parametrize(
    "data",
    [
        b"# My diary\nMonday: lost against greedy.\n",
        b"My diary",
        b"[]\n",
        b'{"seed": 3}\n',
        b'{"format":"monumental-arena-1","seed":3}\n',
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        b"\n",
    ],
    ids=range(8),
)
def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(data)

    with pytest.raises(SetupError, match=r"diary\.txt is not the file of a survey$"):
        found_in(file)
    assert file.read_bytes() == data


Line = dict[str, Any]


def in_first_seat(line: Line, change: Line) -> Line:
    return {**line, "seats": [{**line["seats"][0], **change}, *line["seats"][1:]]}


@pytest.mark.parametrize(
    "change",
    [
        lambda line: {**line, "seed": line["seed"] - 6},  # with the same civilizations, before the first game
        lambda line: {**line, "seed": line["seed"] + 1},  # whose civilizations are others
        lambda line: {**line, "seed": "3"},
        lambda line: {**line, "civilizations": line["civilizations"][::-1]},
        lambda line: {**line, "totals": line["totals"][:1]},
        lambda line: {**line, "totals": ["many", "few"]},
        lambda line: {**line, "winners": [2]},
        lambda line: {**line, "winners": [-1]},
        lambda line: {**line, "winners": []},
        lambda line: {**line, "seats": line["seats"][:1]},
        lambda line: {**line, "seats": line["seats"] * 2},
        lambda line: {**line, "rounds": -1},
        lambda line: {**line, "decisions": 1.5},
        lambda line: {**line, "shown": {"academy": -1}},
        lambda line: {**line, "actions": {"pass": "often"}},
        lambda line: {**line, "effects": []},
        lambda line: {**line, "note": "x"},
        lambda line: in_first_seat(line, {"took": {"academy": None}}),
        lambda line: in_first_seat(line, {"used": {"academy": -2}}),
        lambda line: in_first_seat(line, {"note": 1}),
        lambda line: {key: value for key, value in line.items() if key != "shown"},
        lambda line: [],
        lambda line: None,
    ],
    ids=range(23),
)
def test_a_line_that_is_no_game_of_the_survey_is_named(
    tmp_path: Path, games: list[Facts], change: Callable[[Line], object]
) -> None:
    file = tmp_path / "games.jsonl"
    lines = written(file, games).splitlines()
    lines[2] = json.dumps(change(json.loads(lines[2]))).encode()
    data = b"\n".join([*lines, b""])
    file.write_bytes(data)

    with pytest.raises(SetupError, match=r"games\.jsonl, line 3: not a game of this survey$"):
        found_in(file)
    assert file.read_bytes() == data


def test_a_line_that_is_no_json_is_named(tmp_path: Path, games: list[Facts]) -> None:
    file = tmp_path / "games.jsonl"
    data = written(file, games)
    file.write_bytes(data + b"garbage\n")

    with pytest.raises(SetupError, match=r"line 6: not a game of this survey$"):
        found_in(file)
