import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from monumental.bots.arena.file import FORMAT, kept
from monumental.bots.arena.games import Played, play_timed
from monumental.bots.arena.plan import plan
from monumental.play.setup import SetupError, unpack

SERIES = plan(("random", "beginner"), ("aztecs", "japanese", "malians"), seats=2, games=4, seed=3).matches()
HEAD = {"format": FORMAT, "rules": "duel", "bots": ["random", "beginner"], "seed": 3}


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play_timed(unpack(), match) for match in SERIES]


def written(path: Path, games: list[Played]) -> bytes:
    with kept(path, HEAD, SERIES) as (found, keep):
        assert found == []
        for played in games:
            keep(played)
    return path.read_bytes()


def found_in(path: Path, head: Mapping[str, object] = HEAD) -> list[Played]:
    with kept(path, head, SERIES) as (found, _):
        return found


def test_what_was_kept_is_found_again(tmp_path: Path, games: list[Played]) -> None:
    file = tmp_path / "games.jsonl"

    data = written(file, games)

    assert found_in(file) == games
    assert file.read_bytes() == data
    assert json.loads(data.splitlines()[0]) == HEAD
    assert len(data.splitlines()) == 1 + len(games)


def test_a_line_that_was_cut_off_is_dropped_wherever_it_was_cut(tmp_path: Path, games: list[Played]) -> None:
    file = tmp_path / "games.jsonl"
    data = written(file, games[:2])
    last = data.rindex(b"\n", 0, -1) + 1

    for end in (last + 1, last + 40, len(data) - 1):
        file.write_bytes(data[:end])
        with kept(file, HEAD, SERIES) as (found, keep):
            assert found == games[:1]
            keep(games[1])
        assert file.read_bytes() == data


def test_a_head_that_was_cut_off_is_written_anew(tmp_path: Path, games: list[Played]) -> None:
    file = tmp_path / "games.jsonl"
    data = written(file, games)

    for end in (0, 1, 20):
        file.write_bytes(data[:end])
        assert found_in(file) == []
        assert file.read_bytes() == data[: data.index(b"\n") + 1]


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path, games: list[Played]) -> None:
    file = tmp_path / "games.jsonl"
    written(file, [*games, games[0]])

    assert found_in(file) == games


def test_the_file_of_another_tournament_is_refused_and_left_alone(
    tmp_path: Path, games: list[Played]
) -> None:
    file = tmp_path / "games.jsonl"
    data = written(file, games)

    with pytest.raises(SetupError, match=r"file of another tournament \(seed: 3, not 4\)$"):
        found_in(file, {**HEAD, "seed": 4})
    with pytest.raises(SetupError, match=r'\(bots: .*"beginner".*, not .*"greedy"'):
        found_in(file, {**HEAD, "bots": ["random", "greedy"]})
    assert file.read_bytes() == data


@pytest.mark.parametrize(
    "data",
    [
        b"# My diary\nMonday: lost against greedy.\n",
        b"My diary",
        b"[]\n",
        b'{"seed": 3}\n',
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        b"\n",
    ],
)
def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(data)

    with pytest.raises(SetupError, match=r"diary\.txt is not the file of a tournament"):
        found_in(file)
    assert file.read_bytes() == data


@pytest.mark.parametrize(
    "change",
    [
        lambda line: {**line, "seed": 99},
        lambda line: {**line, "bots": ["random", "random"]},
        lambda line: {**line, "civilizations": line["civilizations"][::-1]},
        lambda line: {**line, "totals": line["totals"][:1]},
        lambda line: {**line, "winners": [2]},
        lambda line: {**line, "winners": []},
        lambda line: {**line, "times": line["times"][:1]},
        lambda line: {**line, "rounds": -1},
        lambda line: {**line, "note": "x"},
        lambda line: [],
    ],
)
def test_a_line_that_is_no_game_of_the_tournament_is_named(
    tmp_path: Path, games: list[Played], change: Callable[[dict[str, list[object]]], object]
) -> None:
    file = tmp_path / "games.jsonl"
    lines = written(file, games).splitlines()
    lines[2] = json.dumps(change(json.loads(lines[2]))).encode()
    file.write_bytes(b"\n".join([*lines, b""]))

    with pytest.raises(SetupError, match=r"games\.jsonl, line 3: not a game of this tournament"):
        found_in(file)


def test_what_somebody_wrote_into_a_head_cannot_draw_on_the_screen(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(
        json.dumps({**HEAD, "seed": "\x9b31m" + "x" * 500}, ensure_ascii=False) + "\n", encoding="utf-8"
    )

    with pytest.raises(SetupError) as refused:
        found_in(file)

    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 300 + len(str(file))


def test_every_decision_is_timed(games: list[Played]) -> None:
    for played in games:
        assert sum(clock.decisions for clock in played.times) == played.outcome.decisions
        assert all(0 < clock.most <= clock.seconds for clock in played.times)
        # Thinking takes longer than a throw of the dice.
        random = played.outcome.match.bots.index("random")
        assert played.times[random].mean < played.times[1 - random].mean
    again = play_timed(unpack(), SERIES[0])
    assert again.outcome == games[0].outcome
    assert replace(again, times=()) == replace(games[0], times=())
