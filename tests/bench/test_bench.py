import json

import pytest
import typer
from typer.testing import CliRunner

from monumental.cli.commands.many_games.bench import bench
from monumental.cli.game_command import GameCommand

pytestmark = pytest.mark.long


def test_the_benchmark_reports_positive_numbers() -> None:
    app = typer.Typer()
    app.command(cls=GameCommand)(bench)

    result = CliRunner().invoke(app, ["--json", "--seconds", "0.2"])

    report = json.loads(result.stdout)
    assert result.exit_code == 0
    assert isinstance(report["compiled"], bool)
    assert report["python"].startswith("3.")
    assert set(report["measures"]) == {"random play", "random games", "clone", "options", "memory"}
    for measure in report["measures"].values():
        low, high = measure["quartiles"]
        assert 0 < low <= measure["median"] <= high


def test_classic_is_measured_with_three_players() -> None:
    app = typer.Typer()
    app.command(cls=GameCommand)(bench)

    result = CliRunner().invoke(app, ["classic", "--json", "--seconds", "0.2"])

    report = json.loads(result.stdout)
    assert (report["rules"], report["seats"]) == ("classic", 3)
    assert report["measures"]["random play"]["median"] > 0


def test_people_read_a_table() -> None:
    app = typer.Typer()
    app.command(cls=GameCommand)(bench)

    result = CliRunner().invoke(app, ["--seconds", "0.1"])

    assert result.exit_code == 0
    assert "duel, 2 random players" in result.stdout
    assert "decisions/s" in result.stdout
    assert "compiled" in result.stdout
