"""Games on a Ray cluster: a small one on this machine, started once."""

import sys
from functools import partial

import pytest
from typer.testing import CliRunner

from monumental import __version__
from monumental.cli.__main__ import app
from monumental.cli.commands.many_games.arena import play_one, prepared
from monumental.cli.edition import USUAL
from monumental.cli.many_games.cluster import finished_on_ray
from monumental.cli.many_games.series import finished
from monumental.play.setup import SetupError

pytestmark = [pytest.mark.long, pytest.mark.campaign]


def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    series = prepared("duel", USUAL, ["random", "beginner"], 4, 2, seed=50).matches()
    play = partial(play_one, "duel", USUAL, __version__)

    here = {each.key: each.outcome for each in finished(play, series, 1)}
    there = {each.key: each.outcome for each in finished_on_ray(play, series, "local", 2)}

    assert len(here) == 4
    assert here == there


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    result = CliRunner().invoke(app, ["arena", "duel", "--ray", "local"])

    assert result.exit_code == 2
    assert result.stderr == "--ray needs Ray, which is not installed: pip install 'monumental[cluster]'\n"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:99999", "nonsense"])
def test_where_no_cluster_answers_one_sentence_says_so(address: str) -> None:
    pytest.importorskip("ray")

    result = CliRunner().invoke(app, ["arena", "duel", "--ray", address])

    assert result.exit_code == 2
    assert result.stderr.startswith(f"--ray {address}: Ray can't be reached there (")
    assert result.stderr.count("\n") == 1


def test_a_machine_with_another_version_is_refused() -> None:
    (match, *_) = prepared("duel", USUAL, ["random", "beginner"], 1, 2, seed=0).matches()

    with pytest.raises(
        SetupError, match=r"a machine of the cluster has Monumental .*, and this one has 0\.0\.1"
    ):
        play_one("duel", USUAL, "0.0.1", match)
