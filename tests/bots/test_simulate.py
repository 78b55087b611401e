import json
import shutil
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from monumental.bots.match import Match, Outcome
from monumental.cards.loader import SHIPPED
from monumental.cli.commands.many_games import simulate as command
from monumental.cli.commands.many_games.simulate import play_one, prepared, simulate
from monumental.cli.game_command import GameCommand
from monumental.cli.many_games.series import results
from monumental.engine.game import Game
from monumental.engine.scoring.points import score_sheets
from monumental.play.records.record import read_record
from monumental.play.records.replay import Verdict, verify
from monumental.play.setup import SetupError
from monumental.testing import CheckError

pytestmark = pytest.mark.long


def run(*arguments: str) -> tuple[int, str, str]:
    app = typer.Typer()
    app.command(cls=GameCommand)(simulate)
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.stdout, result.stderr


def test_the_summary_has_its_fields() -> None:
    code, output, _ = run("duel", "--games", "4", "--bots", "random,random", "--seed", "3", "--json")

    summary = json.loads(output)
    assert code == 0
    assert (summary["games"], summary["seed"], summary["bots"]) == (4, 3, ["random", "random"])
    assert summary["decisions"] > 4 * 50
    assert summary["decisions_per_second"] > 0
    assert 6 <= summary["rounds"]["min"] <= summary["rounds"]["mean"] <= summary["rounds"]["max"] <= 10
    first, second = summary["players"]
    assert first["wins"] + first["shared"] + second["wins"] == 4
    assert first["interval"][0] <= first["win_rate"] <= first["interval"][1]
    assert first["score"]["min"] <= first["score"]["mean"] <= first["score"]["max"]
    assert [seat["games"] for seat in first["seats"]] == [2, 2]
    assert sum(tally["games"] for tally in summary["civilizations"].values()) == 8


def test_rounds_of_single_actions_with_heroes_and_monsters_are_played() -> None:
    code, output, _ = run(
        "continuous",
        *("--games", "1", "--bots", "greedy,random,random", "--seed", "3"),
        *("--heroes", "--monsters", "--check", "--json"),
    )

    summary = json.loads(output)
    assert code == 0
    assert summary["bots"] == ["greedy", "random", "random"]
    assert summary["players"][0]["wins"] == 1


def test_people_read_a_table() -> None:
    code, output, _ = run("duel", "--games", "2", "--civ", "aztecs,malians", "--check")

    assert code == 0
    assert "2 games" in output
    assert "every position checked" in " ".join(output.split())
    assert "aztecs" in output
    assert "japanese" not in output


def test_the_number_of_processes_changes_nothing() -> None:
    series = prepared("duel", ["random", "random"], [None, None], 6, 50)

    alone = list(results(play_without_record, series, 1))
    together = list(results(play_without_record, series, 2))

    assert alone == together


def play_without_record(match: Match) -> Outcome:
    return play_one("duel", match, check=False, save=None)


def verified(path: Path, *folders: str) -> Verdict:
    return verify(read_record(path.read_text(encoding="utf-8")), folders)


def test_a_saved_game_can_be_played_again(tmp_path: Path) -> None:
    code, output, _ = run("duel", "--games", "2", "--seed", "9", "--save", str(tmp_path), "--json")

    assert code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["duel-10.jsonl", "duel-9.jsonl"]
    verdicts = [verified(path) for path in tmp_path.iterdir()]
    assert [(verdict.ended, verdict.luck, verdict.changes) for verdict in verdicts] == [
        (True, "typed", ())
    ] * 2
    points = [sheet.total for verdict in verdicts for sheet in score_sheets(verdict.table.game)]
    scores = [player["score"] for player in json.loads(output)["players"]]
    assert min(points) == min(score["min"] for score in scores)
    assert max(points) == max(score["max"] for score in scores)


@pytest.mark.parametrize(
    "arguments",
    [
        ("classic", "--seats", "3", "--renaissance", "--heroes", "--monsters", "--map", "random"),
        ("classic", "--preset", "published", "--rule", "isolated_strict=on"),
        ("classic", "--bots", "automa,random,automa", "--advanced", "1"),
        ("continuous", "--seats", "5", "--heroes"),
    ],
)
def test_a_saved_game_of_every_kind_can_be_played_again(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    code, _, _ = run(*arguments, "--games", "1", "--seed", "6", "--save", str(tmp_path))

    assert code == 0
    verdict = verified(tmp_path / f"{arguments[0]}-6.jsonl")
    assert (verdict.ended, verdict.luck, verdict.changes) == (True, "typed", ())


def test_processes_that_share_the_work_save_the_same_games(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        run("duel", "--games", "4", "--save", str(tmp_path / jobs), "--jobs", jobs)

    alone, together = (
        {path.name: path.read_bytes() for path in (tmp_path / jobs).iterdir()} for jobs in ("1", "2")
    )
    assert len(alone) == 4
    assert alone == together


def test_a_saved_game_with_a_pack_of_ones_own_needs_no_folder(tmp_path: Path) -> None:
    own = shutil.copytree(SHIPPED / "duel-trade", tmp_path / "my-pack")
    head = own / "pack.toml"
    renamed = head.read_text(encoding="utf-8").replace('name = "duel-trade"', 'name = "my-pack"')
    head.write_text(renamed, encoding="utf-8")
    saved = tmp_path / "saved"

    code, _, _ = run(
        *("duel", "--games", "1", "--seed", "2"), *("--pack", str(own), "--only"), *("--save", str(saved))
    )

    assert code == 0
    shutil.rmtree(own)
    verdict = verified(saved / "duel-2.jsonl")
    assert (verdict.ended, verdict.luck, verdict.changes) == (True, "typed", ())


def test_a_failed_check_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def object_in_round_two(game: Game) -> None:
        if game.state.round == 2:
            raise CheckError("a card is missing")

    monkeypatch.setattr(command, "check_position", object_in_round_two)

    code, _, errors = run("duel", "--games", "3", "--seed", "4", "--check")

    assert code == 1
    assert "game with seed 4, decision" in errors
    assert "a card is missing" in errors
    assert "monumental simulate duel --games 1 --bots random,random --seed 4 --check" in errors


def test_what_cannot_be_played_is_said_before_the_first_game() -> None:
    with pytest.raises(SetupError, match=r"unknown bot 'clever' \(there are: beginner, careless, coach, "):
        prepared("duel", ["random", "clever"], [None, None], 1, 0)
    with pytest.raises(SetupError, match=r"unknown bot 'clever' \(there are: automa, beginner, "):
        prepared("classic", ["random", "clever"], [None, None], 1, 0)
    with pytest.raises(SetupError, match="2 bots"):
        prepared("duel", ["random"], [None], 1, 0)
    with pytest.raises(SetupError, match="unknown rules"):
        prepared("dual", ["random", "random"], [None, None], 1, 0)
    with pytest.raises(SetupError, match="unknown civilization"):
        prepared("duel", ["random", "random"], ["aztecs", "romans"], 1, 0)


def test_bots_play_against_automas_and_all_are_counted() -> None:
    code, output, _ = run(
        *("classic", "--games", "4", "--bots", "random,automa", "--civ", "danes,greeks", "--seed", "3"),
        *("--advanced", "2", "--preset", "published", "--check", "--json"),
    )

    summary = json.loads(output)
    assert code == 0
    assert (summary["bots"], summary["advanced"]) == (["random", "automa"], 2)
    bot, automa = summary["players"]
    assert automa["bot"] == "automa"
    assert bot["wins"] + automa["wins"] + automa["shared"] == 4
    # The Automa begins.
    assert [len(bot["seats"]), len(automa["seats"])] == [1, 1]
    assert automa["civilizations"].keys() == {"greeks"}
    assert summary["civilizations"]["greeks"]["games"] == 4


def test_a_failed_game_with_automas_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def object_at_once(game: Game) -> None:
        raise CheckError("a card is missing")

    monkeypatch.setattr(command, "check_position", object_at_once)

    code, _, errors = run("classic", "--bots", "random,automa", "--seed", "4", "--check", "--advanced", "3")

    assert code == 1
    assert "--bots random,automa --seed 4 --advanced 3 --check" in errors
