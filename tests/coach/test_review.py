"""The review of a game: its course adds up, it can be stopped, and it says what was better."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from monumental.bots.bot import Budget
from monumental.cards.text import LANGUAGES
from monumental.coach import CoachError, Review, review
from monumental.coach.desk import desk_of
from monumental.coach.review.decision import Decision, expected, read_decision
from monumental.coach.review.keeping import beside, kept_review
from monumental.coach.review.review import Reviewing, Step
from monumental.play.records.record import Record, read_record
from monumental.play.setup import SetupError
from tests.cli.terminal import run
from tests.scene import act, scene

GOLDEN = Path(__file__).parent.parent / "golden"
FEW = Budget(thoughts=3)


def golden(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def reviewed() -> Review:
    return review(golden("duel-drawn"), budget=FEW)


# What a review is


def test_what_choices_and_luck_change_adds_up_to_the_result(reviewed: Review) -> None:
    for seat in range(2):
        changes = sum(step.choice[seat] + step.luck[seat] for step in reviewed.steps)
        begun = reviewed.steps[0].decision.before[seat]

        assert begun + changes == pytest.approx(reviewed.result[seat], abs=0.02)


def test_every_decision_of_every_seat_is_there_in_order(reviewed: Review) -> None:
    decisions = [step.decision for step in reviewed.steps]

    assert [each.at for each in decisions] == sorted({each.at for each in decisions})
    assert {each.seat for each in decisions} == {0, 1}
    assert all(sum(each.before) == pytest.approx(1.0, abs=0.001) for each in decisions)
    assert all((each.loss == 0.0) or each.action != each.best for each in decisions)


def test_luck_has_no_part_where_nothing_is_drawn() -> None:
    """Whoever acquires a card of the display knows what comes of it."""
    game = scene(display="sahara . . . . .", supply="9 military")
    acquire = next(option for option in game.options() if option.verb == "acquire")
    desk = desk_of(game)

    told = expected(desk, game, acquire)
    act(game, "acquire 1")

    assert told == desk.judge.chances(game)


def test_only_one_seat_can_be_reviewed() -> None:
    found = review(golden("duel-drawn"), seat=1, budget=FEW)

    assert {step.decision.seat for step in found.steps} == {1}
    assert found.accuracy(0) is None
    assert found.reviewed == (1,)


def test_what_was_taken_back_has_not_happened() -> None:
    record = golden("duel-published-undo")
    reviewing = Reviewing(record, budget=FEW)
    standing = reviewing.table.steps.done

    assert sum(move.verb == "undo" for move in record.moves) > 0
    assert all(standing[at].chosen for at in reviewing.wanted)
    assert all(standing[at].action in reviewing.before(at).options() for at in reviewing.wanted)


def step(loss: float, gain: float = 0.0, phase: str = "middle", at: int = 0) -> Step:
    decision = Decision(at, at, 0, 3, phase, "pass", "pass", (0.5, 0.5), (0.5, 0.5), loss, gain)
    return Step(decision, (0.0, 0.0), (0.1, -0.1))


def test_whoever_gives_nothing_away_has_a_hundred() -> None:
    found = Review(("a", "b"), (0,), (step(0.0), step(0.0)), (1.0, 0.0))

    assert found.accuracy(0) == 100.0
    assert found.accuracy(1) is None
    assert found.luck(0) == pytest.approx(0.2)


def test_mistakes_cost_accuracy_in_their_phase() -> None:
    found = Review(("a", "b"), (0,), (step(0.3, phase="end"), step(0.0)), (1.0, 0.0))

    assert found.accuracy(0, "middle") == 100.0
    accuracy = found.accuracy(0, "end")
    assert accuracy is not None
    assert accuracy < 10.0


def test_the_moments_are_the_largest() -> None:
    steps = (step(0.06, at=1), step(0.3, at=2), step(0.01, at=3), step(0.0, 0.2, at=4))
    found = Review(("a", "b"), (0,), steps, (1.0, 0.0))

    assert [each.decision.at for each in found.missed()] == [2, 1]
    assert [each.decision.at for each in found.found()] == [4]


def test_progress_is_told_as_it_comes() -> None:
    told: list[tuple[int, int]] = []

    found = review(golden("duel-middle"), 0, FEW, progress=lambda done, all_of: told.append((done, all_of)))

    assert told == [(number, len(found.steps)) for number in range(1, len(found.steps) + 1)]


# Stopped and gone on with


def test_what_was_judged_is_kept_and_the_rest_goes_on(tmp_path: Path, reviewed: Review) -> None:
    reviewing = Reviewing(golden("duel-drawn"), budget=FEW)
    path = tmp_path / "game.jsonl.review"
    with kept_review(path, reviewing) as (known, keep):
        assert known == []
        for nth, decision in enumerate(reviewing.go_on()):
            if nth == 5:
                break
            keep(decision)

    with kept_review(path, reviewing) as (known, keep):
        rest = list(reviewing.go_on(known))

    assert len(known) == 5
    assert len(rest) == len(reviewing.wanted) - 5
    assert reviewing.review([*known, *rest]) == reviewed


def test_the_review_of_another_game_or_budget_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl.review"
    with kept_review(path, Reviewing(golden("duel-drawn"), budget=FEW)):
        pass

    with (
        pytest.raises(SetupError, match="is the file of another review"),
        kept_review(path, Reviewing(golden("duel-middle"), budget=FEW)),
    ):
        pass


@pytest.mark.parametrize("line", [b"", b"[]", b"{}", b'{"at": 1}', b"\xff"])
def test_a_line_that_is_no_decision_is_none(line: bytes) -> None:
    assert read_decision(line) is None


# Mistakes


def test_a_game_that_is_not_over_gets_a_sentence() -> None:
    whole = golden("duel-middle")

    with pytest.raises(CoachError, match=r"^the game is not over yet, so it can't be reviewed$"):
        review(Record(whole.head, whole.moves[:20]))


def test_a_seat_that_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(CoachError, match=r"^there is no seat 4: the seats are 0 to 1$"):
        review(golden("duel-middle"), seat=4)


# The command


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes((GOLDEN / "duel-middle.jsonl").read_bytes())
    return path


@pytest.mark.parametrize("plain", [True, False])
def test_the_command_tells_the_course_the_seats_and_the_moments(record_file: Path, plain: bool) -> None:
    out = run("review", str(record_file), "--thoughts", "3", *["--plain"] * plain).out

    for title in ("Chances to win, by round", "How well each chose", "What was missed", "What was found"):
        assert title in out
    assert re.search(r"Round \d+: \w+ \d+%, \w+ \d+%", out)
    assert re.search(r"Luck: [+−]\d+", out)
    assert beside(record_file).is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(record_file: Path, language: str) -> None:
    out = run("review", str(record_file), "--thoughts", "2", "--seat", "1", "--lang", language).out

    assert "coach-" not in out


def test_json_has_everything(record_file: Path) -> None:
    data = json.loads(run("review", str(record_file), "--thoughts", "3", "--json").out)

    assert len(data["steps"]) > 10
    assert set(data["moments"]) == {"missed", "found"}
    assert [each["at"] for each in data["moments"]["missed"]] == data["missed"]
    assert {"opening", "middle", "end", "all"} == set(data["accuracy"][0])


def test_what_is_no_finished_record_gets_a_sentence(tmp_path: Path, record_file: Path) -> None:
    lines = record_file.read_text(encoding="utf-8").splitlines(keepends=True)
    begun, damaged = tmp_path / "begun.jsonl", tmp_path / "damaged.jsonl"
    begun.write_text("".join(lines[:12]), encoding="utf-8")
    damaged.write_text("".join([lines[0], '[0, "fly"]\n', *lines[2:]]), encoding="utf-8")

    said = [
        run("review", *words) for words in ([str(begun)], [str(damaged)], [str(record_file), "--seat", "9"])
    ]

    assert [each.code for each in said] == [2, 2, 2]
    assert said[0].err == f"{begun}: the game is not over yet, so it can't be reviewed\n"
    assert said[1].err.startswith(f"{damaged}: line 2: ")
    assert "9" in said[2].err
    assert all(each.err.count("\n") == 1 for each in said)
