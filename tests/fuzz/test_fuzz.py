"""The fuzzer itself: that it sees what is wrong, and that what it writes down leads there again."""

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from monumental import Game, new_game
from monumental.engine.catalog import WONDER
from monumental.play.records.record import REDO, UNDO, read_record
from monumental.play.records.replay import verify
from monumental.play.systems.known import SYSTEMS
from monumental.play.table import Table
from monumental.testing import CheckError, Leanings
from tests.fuzz import play, referee
from tests.fuzz.__main__ import main
from tests.fuzz.games import KINDS, Manners, Plan, plan
from tests.fuzz.play import Failure, Fuzz, failure_of
from tests.fuzz.seen import Seen, report

pytestmark = pytest.mark.long

#: Everything that a table can do is done in such a game.
LIVELY = Manners(seeks=True, goes_back=True, is_hurried=True, rich=False)
RICH = Manners(seeks=False, goes_back=True, is_hurried=False, rich=True)


def lively(kind: str, seed: int, manners: Manners = LIVELY) -> Plan:
    return replace(plan(kind, seed), manners=manners)


def played(game: Plan, folder: Path) -> tuple[Fuzz, Failure | None]:
    fuzz = Fuzz(game, Seen())
    return fuzz, failure_of(fuzz, folder)


def in_a_new_process(plant: str, path: Path) -> tuple[int, str]:
    """Plant a fault, or none, and play the file again."""
    script = f"{plant}\nfrom tests.fuzz.__main__ import main\nmain(['--again', {str(path)!r}])"
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    return done.returncode, (done.stdout + done.stderr).strip().splitlines()[-1]


# What fails is seen, and leads there again


def test_a_part_that_breaks_in_the_middle_of_a_move_is_found_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(SYSTEMS["duel"].rules.destinations, WONDER)
    # One of the checks tries every option: it would be first.
    monkeypatch.setattr(referee, "check_position", print)

    fuzz, failure = played(lively("duel", 3), tmp_path)

    assert failure is not None
    assert fuzz.tried is not None
    assert failure.problem == f"KeyError: {WONDER}"
    record = read_record(failure.path.read_text(encoding="utf-8"))
    assert record.moves[-1] == fuzz.tried
    assert str(failure).endswith(f"to see it again: python -m tests.fuzz --again {failure.path}")
    plant = (
        "from monumental.play.systems.known import SYSTEMS\nfrom tests.fuzz import referee\n"
        f"del SYSTEMS['duel'].rules.destinations[{WONDER}]\nreferee.check_position = print"
    )
    assert in_a_new_process(plant, failure.path) == (1, failure.problem)
    assert in_a_new_process("", failure.path) == (
        0,
        f"{len(record.moves)} lines were played, and nothing is wrong",
    )


def object_in_round_five(game: Game) -> None:
    if game.state.round == 5 and game.choice().question == "take-turn":
        raise CheckError("a card is missing")


def test_a_check_that_fails_after_gifts_from_outside_fails_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(referee, "check_position", object_in_round_five)

    fuzz, failure = played(lively("classic", 8, RICH), tmp_path)

    assert failure is not None
    assert failure.problem == "CheckError: a card is missing"
    assert fuzz.tried is None
    assert read_record(failure.path.read_text(encoding="utf-8")).head.position is not None
    plant = (
        "from tests.fuzz import referee, test_fuzz\nreferee.check_position = test_fuzz.object_in_round_five"
    )
    code, last = in_a_new_process(plant, failure.path)
    assert (code, last.removeprefix("monumental.testing.common.")) == (1, failure.problem)


def break_the_table(*_: object) -> Table:
    raise RuntimeError("a leg is missing")


def test_a_game_that_cannot_even_be_laid_out_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "open_table", break_the_table)

    _, failure = played(lively("solo", 9), tmp_path)

    assert failure is not None
    assert failure.problem == "RuntimeError: a leg is missing"
    plant = "from tests.fuzz import play, test_fuzz\nplay.open_table = test_fuzz.break_the_table"
    assert in_a_new_process(plant, failure.path) == (1, failure.problem)
    assert in_a_new_process("", failure.path) == (0, "0 lines were played, and nothing is wrong")


@pytest.mark.parametrize("promise", ["_must_be_new", "is_asked", "can_undo"])
def test_a_table_that_does_not_keep_its_promises_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, promise: str
) -> None:
    monkeypatch.setattr(Table, promise, lambda *_: True)

    _, failure = played(lively("duel", 4), tmp_path)

    assert failure is not None
    assert failure.problem.startswith("AssertionError")


def test_a_step_back_that_forgets_something_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Table.undo

    def undo_but_keep_the_gold(table: Table, seat: int, at: int | None = None) -> None:
        gold = table.game.state.players[seat].supply[4]
        undo(table, seat, at)
        table.game.state.players[seat].supply[4] = gold + 1

    monkeypatch.setattr(Table, "undo", undo_but_keep_the_gold)

    _, failure = played(lively("duel", 5), tmp_path)

    assert failure is not None
    assert failure.problem == "AssertionError: a step back leads where nobody was"


# What is right passes


@pytest.mark.parametrize(
    ("kind", "seed"), [("duel", 6), ("classic", 5), ("solo", 9), ("continuous", 23)], ids=KINDS
)
def test_a_game_of_every_kind_passes_with_steps_back_and_forth(kind: str, seed: int, tmp_path: Path) -> None:
    fuzz, failure = played(lively(kind, seed), tmp_path)

    assert failure is None, failure
    assert fuzz.referee is not None
    assert {UNDO, REDO} <= {move.words for move in fuzz.referee.table.moves}
    assert any(move.forced for move in fuzz.referee.table.moves)
    assert verify(fuzz.referee.table.record()).ended
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("kind", "seed"), [("duel", 27), ("classic", 37), ("solo", 7), ("continuous", 47)], ids=KINDS
)
def test_a_game_in_which_cards_speak_of_other_players_passes(kind: str, seed: int, tmp_path: Path) -> None:
    fuzz, failure = played(lively(kind, seed), tmp_path)

    assert failure is None, failure
    asking = {text for _, _, text, _, _ in fuzz.seen.done if text.startswith("neighbours")}
    assert any(".then." in text for text in asking)


@pytest.mark.parametrize(("kind", "seed"), [("classic", 8), ("continuous", 21)])
def test_a_game_with_gifts_goes_on_as_one_of_its_own(kind: str, seed: int, tmp_path: Path) -> None:
    fuzz, failure = played(lively(kind, seed, RICH), tmp_path)

    assert failure is None, failure
    assert fuzz.referee is not None
    assert fuzz.referee.record().head.position is not None
    assert fuzz.referee.course is not None


@pytest.mark.parametrize("kind", KINDS)
def test_the_games_differ_in_everything_that_can_be_agreed_on(kind: str) -> None:
    openings = [plan(kind, seed).opening for seed in range(40)]
    agreed = [opening.agreed for opening in openings]

    assert {opening.sitters for opening in openings} >= {("human", "automa" if kind == "solo" else "human")}
    for switch in openings[0].box.rules.switches:
        assert {opening.box.rules.switches[switch] for opening in openings} == {True, False}
    assert len({wishes.first for wishes in agreed if wishes is not None}) >= 3
    if kind != "duel":
        assert {opening.box.rules.modules for opening in openings} >= {
            (),
            ("heroes", "monsters", "renaissance"),
        }
        assert {wishes.draw_capitals for wishes in agreed if wishes is not None} == {True, False}
    if kind == "solo":
        assert {wishes.advanced for wishes in agreed if wishes is not None} == {0, 1, 2, 3, 4}


# Looking for what was not seen yet


def deeds(games: int, *, seeks: bool) -> int:
    seen = Seen()
    for seed in range(games):
        game = new_game(seed=seed)
        leanings, luck = Leanings(seed), random.Random(seed)
        while not game.over:
            options = game.options()
            action = seen.choose(game, options, luck) if seeks else leanings.choose(options)
            seen.take(game, action)
            game.play_option(action)
    return len(seen.done)


def test_who_seeks_sees_more() -> None:
    assert deeds(8, seeks=True) > 1.15 * deeds(8, seeks=False)


def test_the_report_says_what_was_never_seen() -> None:
    seen = Seen()
    game = new_game(seed=1, civilizations=["aztecs", "malians"], journal=[])
    seen.offer(game, game.options())
    action = game.options()[0]
    seen.take(game, action)

    lines = report(seen)

    assert lines[0] == "seen: 1 deeds, 1 verbs of questions, 0 events, 0 cards"
    verbs = next(line for line in lines if line.startswith("never seen, verbs of duel: "))
    assert "acquire" in verbs
    assert action.verb not in verbs.partition(": ")[2].split(", ")
    assert not any("classic" in line for line in lines)


def test_the_program_counts_its_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--games", "2", "--only", "duel", "--seed", "9", "--into", str(tmp_path)])

    assert code == 0
    assert "2 games from seed 9" in capsys.readouterr().out
