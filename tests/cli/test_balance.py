"""`monumental balance`, typed in."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from monumental import __version__
from monumental.balance.facts import Facts, observe
from monumental.balance.file import FORMAT
from monumental.bots.arena.games import BrokenGame
from monumental.bots.match import Match, MatchError
from monumental.cards.loader import SHIPPED
from monumental.cli.__main__ import app
from monumental.cli.commands.many_games import balance as command
from monumental.play.setup import Box

pytestmark = pytest.mark.long

GAMES = 8

#: A card of one's own.
WELL = '[well]\nkind = "building"\nsource = "original"\nera = 1\ncost = 3\nresources = { gold = 1 }\n'


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["balance", *arguments])
    return result.exit_code, result.stdout, result.stderr


def survey(folder: Path, *more: str, games: int = GAMES) -> tuple[int, str, str]:
    """Random bots play Duel; the report goes into a folder."""
    folder.mkdir(exist_ok=True)
    out = str(folder / "report.html")
    return run("duel", "--bot", "random", "--games", str(games), "--seed", "5", "--out", out, *more)


def written(folder: Path) -> tuple[bytes, bytes]:
    """The page and the JSON."""
    return (folder / "report.html").read_bytes(), (folder / "report.json").read_bytes()


def kept_in(folder: Path) -> list[str]:
    return (folder / "report.games.jsonl").read_text(encoding="utf-8").splitlines()


def seeds_of(lines: list[str]) -> list[int]:
    return [json.loads(line)["seed"] for line in lines[1:]]


def data_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def in_one_go(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("in-one-go")
    code, _, errors = survey(folder)
    assert code == 0
    assert "Stopped" not in errors
    return folder


class Observer:
    """Plays so many games; then somebody types Ctrl-C."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.played: list[int] = []

    def __call__(self, box: Box, match: Match) -> Facts:
        if len(self.played) == self.games:
            raise KeyboardInterrupt
        self.played.append(match.seed)
        return observe(box, match)


# What is written


def test_a_page_its_data_and_the_games_are_written_side_by_side(in_one_go: Path) -> None:
    data = data_of(in_one_go)
    lines = kept_in(in_one_go)

    assert {path.name for path in in_one_go.iterdir()} == {"report.html", "report.json", "report.games.jsonl"}
    assert (in_one_go / "report.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert json.loads(lines[0])["format"] == FORMAT
    assert seeds_of(lines) == list(range(5, 5 + GAMES))
    assert data["games"] == data["head"]["games"] == GAMES
    assert data["decisions"] == sum(json.loads(line)["decisions"] for line in lines[1:])
    assert sum(data["length"]["games"].values()) == GAMES
    assert [seat["won"]["games"] for seat in data["seats"]] == [GAMES, GAMES]
    assert sum(people["won"]["games"] for people in data["civilizations"]) == 2 * GAMES


def test_the_head_says_which_games_these_were(in_one_go: Path) -> None:
    head = data_of(in_one_go)["head"]

    assert (head["monumental"], head["rules"], head["preset"]) == (__version__, "duel", "rulebook")
    assert (head["seats"], head["bot"], head["seed"], head["map"]) == (2, "random", 5, None)
    assert [pack["name"] for pack in head["packs"]] == ["duel-trade"]


def test_the_data_say_what_format_they_have(in_one_go: Path) -> None:
    assert data_of(in_one_go)["head"]["format"] == "monumental-balance-1"


def test_the_worst_findings_are_printed_and_the_rest_is_counted(tmp_path: Path) -> None:
    code, output, _ = survey(tmp_path)
    findings = data_of(tmp_path)["findings"]

    assert code == 0
    lines = output.splitlines()
    assert lines[0].startswith(f"{GAMES} games were counted.")
    assert str(tmp_path / "report.html") in lines[0]
    numbered = [line for line in lines if line.strip()[0].isdigit() and ". " in line[:5]]
    assert [line.strip().partition(".")[0] for line in numbered] == [str(at) for at in range(1, 11)]
    assert len(findings) > 10
    assert f"{len(findings) - 10} more" in lines[-1]


# The same seeds, the same report


@pytest.mark.long
def test_the_number_of_processes_changes_no_byte(tmp_path: Path, in_one_go: Path) -> None:
    code, _, _ = survey(tmp_path, "--jobs", "2")

    assert code == 0
    assert written(tmp_path) == written(in_one_go)
    assert sorted(kept_in(tmp_path)) == sorted(kept_in(in_one_go))


def test_another_seed_is_another_report(tmp_path: Path, in_one_go: Path) -> None:
    survey(tmp_path, "--seed", "500")

    # Not only the head differs.
    one, other = data_of(in_one_go), data_of(tmp_path)
    assert (one["decisions"], one["things"]) != (other["decisions"], other["things"])


@pytest.mark.parametrize("cut", [0, 30])
def test_what_was_interrupted_goes_on_and_ends_as_if_it_never_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, in_one_go: Path, cut: int
) -> None:
    with monkeypatch.context() as interrupted:
        interrupted.setattr(command, "observe", Observer(3))
        code, output, errors = survey(tmp_path)
    file = tmp_path / "report.games.jsonl"

    assert code == 130
    assert output.startswith("3 games were counted.")
    assert errors.endswith(f"Stopped after 3 of {GAMES} games. The same command goes on: {file} has them.\n")
    assert data_of(tmp_path)["games"] == 3
    assert written(tmp_path) != written(in_one_go)

    # The last line may have been about to be written.
    data = file.read_bytes()
    file.write_bytes(data[: len(data) - cut])
    rest = Observer(GAMES)
    monkeypatch.setattr(command, "observe", rest)
    code, _, errors = survey(tmp_path)

    assert code == 0
    assert "Stopped" not in errors
    assert rest.played == list(range(7 if cut else 8, 5 + GAMES))
    assert written(tmp_path) == written(in_one_go)
    assert kept_in(tmp_path) == kept_in(in_one_go)


def test_whoever_stops_before_the_first_game_gets_no_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "observe", Observer(0))

    code, output, errors = survey(tmp_path)

    assert (code, output) == (130, "")
    assert f"Stopped after 0 of {GAMES} games." in errors
    assert {path.name for path in tmp_path.iterdir()} == {"report.games.jsonl"}


def test_more_games_are_played_later_and_fewer_are_the_first_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, in_one_go: Path
) -> None:
    few = tmp_path / "few"
    survey(few, games=3)
    shutil.copytree(few, tmp_path / "more")
    rest = Observer(GAMES)
    monkeypatch.setattr(command, "observe", rest)

    survey(tmp_path / "more")

    assert rest.played == list(range(8, 5 + GAMES))
    assert written(tmp_path / "more") == written(in_one_go)

    survey(tmp_path / "more", games=3)

    # Nothing was played, and nothing was thrown away.
    assert rest.played == list(range(8, 5 + GAMES))
    assert written(tmp_path / "more") == written(few)
    assert kept_in(tmp_path / "more") == kept_in(in_one_go)


def test_a_game_that_goes_wrong_ends_the_survey_and_how_to_see_it_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(box: Box, match: Match) -> Facts:
        if match.seed == 7:
            raise BrokenGame(match, MatchError(7, 9, "IllegalAction: no"))
        return observe(box, match)

    monkeypatch.setattr(command, "observe", fail)

    code, output, errors = survey(tmp_path)

    assert code == 1
    assert output.startswith("2 games were counted.")
    assert "random against random: game with seed 7, decision 9: IllegalAction: no\n" in errors
    assert "monumental simulate duel --games 1 --bots random,random --civ " in errors
    assert "--seed 7" in errors
    assert seeds_of(kept_in(tmp_path)) == [5, 6]


# Other tables


def test_it_is_written_in_czech_too(tmp_path: Path, in_one_go: Path) -> None:
    code, output, _ = survey(tmp_path, "--lang", "cs")

    page, data = written(tmp_path)
    assert code == 0
    assert output.startswith(f"Započítáno {GAMES} her.")
    assert b'lang="cs"' in page
    assert page != written(in_one_go)[0]
    # Numbers have no language.
    assert data == written(in_one_go)[1]


def test_a_pack_of_ones_own_is_played_by_its_folder(tmp_path: Path, in_one_go: Path) -> None:
    own = shutil.copytree(SHIPPED / "duel-trade", tmp_path / "mine")
    head = own / "pack.toml"
    head.write_text(
        head.read_text(encoding="utf-8").replace('name = "duel-trade"', 'name = "mine"'), encoding="utf-8"
    )

    code, _, _ = survey(tmp_path / "out", "--pack", str(own), "--only", games=2)

    (pack,) = data_of(tmp_path / "out")["head"]["packs"]
    assert code == 0
    assert pack["name"] == "mine"
    assert pack["digest"] != data_of(in_one_go)["head"]["packs"][0]["digest"]
    assert {thing["pack"] for thing in data_of(tmp_path / "out")["things"]} == {"mine"}


def test_a_pack_of_one_card_is_played_beside_the_usual_pack(tmp_path: Path) -> None:
    own = pack_of_one_card(tmp_path / "my-pack")

    code, _, _ = survey(tmp_path / "out", "--pack", str(own), games=2)

    data = data_of(tmp_path / "out")
    assert code == 0
    assert [pack["name"] for pack in data["head"]["packs"]] == ["duel-trade", "my-pack"]
    assert {thing["pack"] for thing in data["things"]} == {"duel-trade", "my-pack"}


def pack_of_one_card(folder: Path) -> Path:
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.toml").write_text(
        'format = 1\nname = "my-pack"\nversion = "1"\nrules = "duel"\n', encoding="utf-8"
    )
    (folder / "cards" / "mine.toml").write_text(WELL, encoding="utf-8")
    return folder


def test_a_pack_that_was_changed_is_another_survey(tmp_path: Path) -> None:
    own = shutil.copytree(SHIPPED / "duel-trade", tmp_path / "mine")
    survey(tmp_path / "out", "--pack", str(own), "--only", games=1)
    page = written(tmp_path / "out")
    (own / "cards" / "more.toml").write_text(WELL, encoding="utf-8")

    code, output, errors = survey(tmp_path / "out", "--pack", str(own), "--only", games=1)

    assert (code, output) == (2, "")
    assert "is the file of another survey (packs: " in errors
    assert errors.count("\n") == 1
    assert written(tmp_path / "out") == page


def test_larger_tables_and_modules_are_played(tmp_path: Path) -> None:
    out = tmp_path / "report.html"

    code, _, _ = run(
        *("continuous", "--bot", "random", "--seats", "3", "--heroes", "--map", "random"),
        *("--games", "2", "--out", str(out)),
    )

    data = data_of(tmp_path)
    assert code == 0
    assert (data["head"]["seats"], data["head"]["map"]) == (3, "random")
    assert [pack["name"] for pack in data["head"]["packs"]] == ["base", "heroes"]
    assert len(data["seats"]) == 3
    assert {thing["group"] for thing in data["things"]} >= {"hero", "market_token", "barbarian", "policy"}


def test_without_seats_as_few_as_can_play_sit_down(tmp_path: Path) -> None:
    code, _, _ = run("classic", "--bot", "random", "--games", "1", "--out", str(tmp_path / "report.html"))

    assert code == 0
    assert len(data_of(tmp_path)["seats"]) == 2


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("dual",), "unknown rules 'dual'"),
        (("duel", "--bot", "clever"), "unknown bot 'clever'"),
        (("duel", "--bot", ""), "unknown bot ''"),
        (("duel", "--bot", "random,greedy"), "unknown bot 'random,greedy'"),
        (("classic", "--bot", "automa"), "the Automa plays by rules of its own"),
        (("duel", "--bot", "automa"), "the Automa plays by rules of its own"),
        (("duel", "--seats", "3"), "duel has 2 seats, not 3"),
        (("classic", "--seats", "5"), "classic has 2 to 4 seats, not 5"),
        (("continuous", "--seats", "6"), "continuous has 2 to 5 seats, not 6"),
        (("classic", "--seats", "1"), "classic has 2 to 4 seats, not 1"),
        (("duel", "--map", "random"), "duel is played without a map"),
        (("classic", "--map", "nowhere"), "nowhere"),
        (("duel", "--heroes"), "--heroes is not for duel"),
        (("duel", "--pack", "nowhere"), "unknown pack 'nowhere'"),
        (("duel", "--only"), "--only plays with the packs of --pack alone: name one with --pack"),
        (("duel", "--preset", "odd"), "unknown preset 'odd'"),
        (("duel", "--rule", "odd=on"), "unknown rule switch 'odd'"),
        (("duel", "--games", "0"), "--games"),
        (("duel", "--jobs", "0"), "--jobs"),
        (("duel", "--lang", "tlh"), "tlh"),
        (("duel", "--out", "no/report.html"), "no/report.html can't be written"),
        (("duel", "--out", "."), ". can't be written"),
        (("duel", "--out", "report.txt"), "report.txt is to be a page: --out ends with .html"),
        (("duel", "--out", "report"), "report is to be a page: --out ends with .html"),
    ],
)
def test_a_mistake_is_one_sentence_and_nothing_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "observe", Observer(0))

    code, output, errors = run(*arguments)

    assert (code, output) == (2, "")
    assert sentence in errors
    assert errors.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_gone_on_with_is_one_sentence(tmp_path: Path) -> None:
    survey(tmp_path / "other", games=1)
    (tmp_path / "diary").mkdir()
    (tmp_path / "diary" / "report.games.jsonl").write_text("Monday: rain.\n", encoding="utf-8")
    page = written(tmp_path / "other")

    for folder, more, sentence in (
        ("diary", (), "report.games.jsonl is not the file of a survey"),
        ("other", ("--seed", "7"), "is the file of another survey (seed: 5, not 7)"),
        ("other", ("--bot", "greedy"), 'is the file of another survey (bot: "random", not "greedy")'),
        ("other", ("--preset", "published"), 'another survey (preset: "rulebook", not "published")'),
    ):
        code, output, errors = survey(tmp_path / folder, *more, games=1)
        assert (code, output) == (2, "")
        assert errors.endswith(f"{sentence}\n")
        assert errors.count("\n") == 1
    assert written(tmp_path / "other") == page
    assert [path.name for path in (tmp_path / "diary").iterdir()] == ["report.games.jsonl"]
