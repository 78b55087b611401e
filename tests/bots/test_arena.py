import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from monumental import __version__, unpack
from monumental.bots.arena.games import BrokenGame, Played, play_timed
from monumental.bots.arena.times import Times
from monumental.bots.bot import Bot
from monumental.bots.match import Match, MatchError, matches, play_match
from monumental.bots.random import RandomBot
from monumental.cli.__main__ import app
from monumental.cli.commands.many_games import arena as command
from monumental.cli.commands.many_games.arena import play_one, prepared
from monumental.cli.edition import USUAL
from monumental.cli.many_games.resumable import once_more
from monumental.cli.many_games.series import finished
from monumental.play.setup import Box

pytestmark = pytest.mark.long

Make = Callable[[str, int], Bot]

DUEL = ("arena", "duel", "--bots", "random,beginner,greedy", "--games", "2", "--seed", "5")


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.stdout, result.stderr


def without_times(output: str) -> dict[str, Any]:
    """All that is said about a tournament but how long it took."""
    found: dict[str, Any] = json.loads(output)
    for player in found["players"]:
        del player["time"]
    return found


@pytest.fixture(scope="module")
def uninterrupted() -> str:
    code, output, errors = run(*DUEL, "--json")
    assert (code, errors) == (0, "")
    return output


def test_the_report_has_its_fields(uninterrupted: str) -> None:
    report = json.loads(uninterrupted)

    assert (report["rules"], report["rules_version"]) == ("duel", unpack("duel").rules.version)
    assert (report["seats"], report["seed"]) == (2, 5)
    assert (report["games_at_a_table"], report["games"], report["planned"]) == (2, 6, 6)
    assert report["monumental"] == __version__
    assert report["machine"].keys() == {"architecture", "processors"}
    assert isinstance(report["compiled"], bool)
    assert len(report["date"]) == len("2026-01-31")
    assert [player["bot"] for player in report["players"]] == ["greedy", "beginner", "random"]
    for player in report["players"]:
        assert player["games"] == 4
        assert player["interval"][0] <= player["win_rate"] <= player["interval"][1]
        assert player["rating"].keys() == {"mu", "sigma", "reach", "ordinal"}
        assert 0 < player["time"]["mean_ms"] <= player["time"]["most_ms"]
        assert player["time"]["percentile_95_ms"] <= player["time"]["most_ms"]
    assert sum(player["wins"] + player["shared"] / 2 for player in report["players"]) == 6
    assert [pair["bots"] for pair in report["pairs"]] == [
        ["greedy", "beginner"],
        ["greedy", "random"],
        ["beginner", "random"],
    ]


def test_people_read_tables() -> None:
    code, output, _ = run("arena", "duel", "--bots", "random,beginner", "--games", "3")

    assert code == 0
    assert "duel: 2 bots, 2 at a table; 1 table of 4 games (not 3: everybody takes each seat)" in output
    assert "beginner – random" in output
    assert "ms per decision" in output
    assert max(len(line) for line in output.splitlines()[1:]) <= 80


def test_the_number_of_processes_changes_nothing() -> None:
    series = prepared("duel", USUAL, ["random", "beginner"], 6, 2, seed=50).matches()
    play = partial(play_one, "duel", USUAL, __version__)

    alone, together = ({each.key: each.outcome for each in finished(play, series, jobs)} for jobs in (1, 2))

    assert len(alone) == 6
    assert alone == together


class Interrupter:
    """Plays some games; then somebody types Ctrl-C."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, box: Box, match: Match, make: Make) -> Played:
        if not self.games:
            raise KeyboardInterrupt
        self.games -= 1
        return play_timed(box, match, make)


def test_what_was_interrupted_goes_on_and_ends_as_if_it_never_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, uninterrupted: str
) -> None:
    file = tmp_path / "games.jsonl"
    with monkeypatch.context() as interrupted:
        interrupted.setattr(command, "play_timed", Interrupter(4))
        code, output, errors = run(*DUEL, "--out", str(file))

    assert code == 130
    assert "head to head" in output
    assert errors == f"Stopped after 4 of 6 games. The same command goes on: {file} has them.\n"
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5

    # The last line was being written.
    file.write_bytes(file.read_bytes()[:-30])
    with monkeypatch.context() as rest:
        rest.setattr(command, "play_timed", Interrupter(3))
        code, output, errors = run(*DUEL, "--out", str(file), "--json")

    assert (code, errors) == (0, "")
    assert without_times(output) == without_times(uninterrupted)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 7


def test_a_tournament_that_is_over_is_shown_again_without_playing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    small = ("arena", "duel", "--bots", "random,beginner", "--games", "2", "--out", str(tmp_path / "games"))
    _, first, _ = run(*small)
    monkeypatch.setattr(command, "play_timed", Interrupter(0))

    code, second, _ = run(*small)

    assert code == 0
    assert "2 of 2 games were played before." in second
    assert second.partition("\n\n")[2] == first.partition("\n\n")[2]


def test_whoever_stops_before_the_first_game_is_told_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "play_timed", Interrupter(0))

    code, output, errors = run(*DUEL)

    assert code == 130
    assert output.endswith("No game was finished.\n")
    assert errors == "Stopped after 0 of 6 games. With --out FILE one can go on later.\n"


def test_ctrl_c_ends_every_process_at_once_and_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    script = (
        "import signal, sys, threading, time\n"
        "from pathlib import Path\n"
        "from monumental.cli.__main__ import main\n"
        "def interrupt():\n"
        "    while len(Path(sys.argv[-1]).read_bytes().splitlines()) < 4:\n"
        "        time.sleep(0.02)\n"
        "    signal.raise_signal(signal.SIGINT)\n"
        "if __name__ == '__main__':\n"
        # Whoever starts the tests in the background has every program of theirs ignore Ctrl-C.
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "    Path(sys.argv[-1]).touch()\n"
        "    threading.Thread(target=interrupt, daemon=True).start()\n"
        "    main()\n"
    )
    (tmp_path / "script.py").write_text(script, encoding="utf-8")
    words = ["arena", "duel", "--bots", "random,beginner", "--games", "5000", "--jobs", "2", "--out"]

    ended = subprocess.run(
        [sys.executable, tmp_path / "script.py", *words, file],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert ended.returncode == 130
    assert "beginner – random" in ended.stdout
    assert ended.stderr.startswith("Stopped after ")
    assert ended.stderr.count("\n") == 1


def test_a_bot_that_fails_ends_the_tournament_and_how_to_see_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(box: Box, match: Match, make: Make) -> Played:
        raise BrokenGame(match, MatchError(5, 7, "IllegalAction: no"))

    monkeypatch.setattr(command, "play_timed", fail)

    code, _, errors = run(*DUEL)

    assert code == 1
    assert "random against beginner: game with seed 5, decision 7: IllegalAction: no\n" in errors
    assert (
        "monumental simulate duel --games 1 --bots beginner,random --civ japanese,aztecs --seed 5" in errors
    )


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_the_game_that_is_shown_again_is_the_same(seed: int) -> None:
    match = Match(("a", "b", "c"), ("danes", "greeks", "chinese"), seed)
    words = once_more(match, "classic", USUAL).split()
    bots, peoples = (words[words.index(option) + 1].split(",") for option in ("--bots", "--civ"))

    (shown,) = matches(bots, peoples, 1, seed)

    assert (shown.bots, shown.civilizations) == (match.bots, match.civilizations)


def play_at_random(box: Box, match: Match, make: Make) -> Played:
    """The same game, only that nobody thinks."""
    outcome = play_match(box, match, make=lambda name, seed: RandomBot(seed))
    return Played(outcome, tuple(Times() for _ in match.bots))


def test_larger_tables_and_modules_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "play_timed", play_at_random)

    code, output, _ = run(
        *("arena", "continuous", "--bots", "random,beginner,greedy", "--seats", "3", "--games", "1"),
        *("--heroes", "--map", "random", "--json"),
    )

    report = json.loads(output)
    assert code == 0
    assert (report["seats"], report["games"], report["map"]) == (3, 3, "random")
    assert [pack["name"] for pack in report["packs"]] == ["base", "heroes"]
    assert [seat["games"] for seat in report["players"][0]["seats"]] == [1, 1, 1]
    assert [pair["games"] for pair in report["pairs"]] == [3, 3, 3]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("dual",), "unknown rules 'dual'"),
        (("duel", "--bots", "random,clever"), "unknown bot 'clever'"),
        (("duel", "--bots", "random,"), "unknown bot ''"),
        (("duel", "--bots", "random"), "2 seats take at least 2 bots, and there are 1"),
        (("duel", "--bots", "random,random"), "random is named twice"),
        (("classic", "--bots", "random,automa"), "the Automa always has the first turn"),
        (("duel", "--seats", "3"), "duel has 2 seats, not 3"),
        (("classic", "--seats", "4"), "4 seats take at least 4 bots, and there are 3"),
        (("duel", "--map", "random"), "duel is played without a map"),
        (("duel", "--heroes"), "--heroes"),
        (("duel", "--games", "0"), "--games"),
        (("duel", "--jobs", "0"), "--jobs"),
    ],
)
def test_a_mistake_is_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    code, output, errors = run("arena", *arguments)

    assert (code, output) == (2, "")
    assert sentence in errors
    assert errors.count("\n") == 1


def test_a_file_that_cannot_be_gone_on_with_is_one_sentence(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Monday: lost against greedy.\n", encoding="utf-8")
    other = tmp_path / "other.jsonl"
    small = ("arena", "duel", "--bots", "random,beginner", "--games", "2", "--out")
    run(*small, str(other))

    for arguments, sentence in (
        ((*small, str(tmp_path)), f"{tmp_path}: Is a directory"),
        ((*small, str(tmp_path / "no" / "games.jsonl")), "games.jsonl: No such file or directory"),
        ((*small, str(diary)), "diary.txt is not the file of a tournament"),
        ((*small, str(other), "--seed", "7"), "is the file of another tournament (seed: 0, not 7)"),
        ((*small, str(other), "--games", "4"), "another tournament (games at a table: 2, not 4)"),
    ):
        code, output, errors = run(*arguments)
        assert (code, output) == (2, "")
        assert errors.endswith(f"{sentence}\n")
        assert errors.count("\n") == 1
