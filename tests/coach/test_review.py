"""The review of a game: its course adds up, it can be stopped, and it says what was better."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import monumental
from monumental.bots.bot import Budget
from monumental.cards.text import load_texts
from monumental.coach import CoachError, Review, review
from monumental.coach.desk import desk_of
from monumental.coach.review import keeping
from monumental.coach.review.decision import Decision, expected, read_decision
from monumental.coach.review.keeping import Notes, kept_review
from monumental.coach.review.moments import moment_of, read_moment
from monumental.coach.review.review import Reviewing, Step
from monumental.play.records.record import Record, read_record
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

    assert {step.decision.seat for step in found.steps if step.decision.is_judged} == {1}
    assert {step.decision.seat for step in found.moments()} == {1}
    assert found.accuracy(0) is None
    assert found.reviewed == (1,)


def test_what_others_chose_is_no_luck_of_the_only_seat_that_is_reviewed(reviewed: Review) -> None:
    alone = review(golden("duel-drawn"), seat=1, budget=FEW)

    assert [alone.luck(seat) for seat in range(2)] == [reviewed.luck(seat) for seat in range(2)]
    assert alone.accuracy(1) == reviewed.accuracy(1)
    assert alone.phases() == reviewed.phases()
    assert [(step.choice, step.luck) for step in alone.steps] == [
        (step.choice, step.luck) for step in reviewed.steps
    ]


def test_nothing_is_said_about_what_others_gave_away(reviewed: Review) -> None:
    reviewing = Reviewing(golden("duel-drawn"), 1, FEW)

    found = reviewing.review([step.decision for step in reviewed.steps])

    assert found == review(golden("duel-drawn"), seat=1, budget=FEW)
    assert "loss" not in found.steps[0].decision.unjudged().as_json()


def test_what_was_taken_back_has_not_happened() -> None:
    record = golden("duel-published-undo")
    reviewing = Reviewing(record, budget=FEW)
    standing = reviewing.table.steps.done

    assert sum(move.verb == "undo" for move in record.moves) > 0
    assert all(standing[at].chosen for at in reviewing.wanted)
    assert all(standing[at].action in reviewing.before(at).options() for at in reviewing.wanted)


def step(loss: float, gain: float = 0.0, phase: str = "middle", at: int = 0) -> Step:
    decision = Decision(at, at, 0, 3, phase, "pass", (0.5, 0.5), (0.5, 0.5), "pass", loss, gain)
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


@contextmanager
def noted(path: Path, reviewing: Reviewing) -> Iterator[tuple[Notes, list[str]]]:
    """What is known of a review, and what was said about its file."""
    said: list[str] = []
    with kept_review(path, reviewing, load_texts("en"), said.append) as notes:
        yield notes, said


@pytest.fixture(scope="module")
def a_few() -> list[Decision]:
    """The first decisions of a game, as both seats are reviewed."""
    going_on = Reviewing(golden("duel-drawn"), budget=FEW).go_on()
    return [next(going_on) for _ in range(6)]


def test_what_was_judged_is_kept_and_the_rest_goes_on(
    tmp_path: Path, reviewed: Review, a_few: list[Decision]
) -> None:
    reviewing = Reviewing(golden("duel-drawn"), budget=FEW)
    path = tmp_path / "game.jsonl.review"
    with noted(path, reviewing) as (notes, _):
        assert notes.decisions == {}
        for decision in a_few:
            notes.keep(decision)

    with noted(path, reviewing) as (notes, said):
        known = [*notes.decisions.values()]
        rest = list(reviewing.go_on(known))

    assert said == []
    assert known == a_few
    assert len(rest) == len(reviewing.wanted) - len(a_few)
    assert reviewing.review([*known, *rest]) == reviewed


def test_one_seat_reads_what_is_kept_for_all_and_adds_to_it(tmp_path: Path, reviewed: Review) -> None:
    everybody, alone = (Reviewing(golden("duel-drawn"), seat, FEW) for seat in (None, 1))
    path = tmp_path / "game.jsonl.review"
    with noted(path, alone) as (notes, _):
        for decision in alone.go_on():
            notes.keep(decision)

    with noted(path, everybody) as (notes, said):
        rest = [*everybody.go_on([*notes.decisions.values()])]
        for decision in rest:
            notes.keep(decision)
        whole = everybody.review(notes.decisions.values())

    assert said == []
    assert {decision.seat for decision in rest} == {0}
    assert whole == reviewed
    with noted(path, alone) as (notes, said):
        assert alone.missing(notes.decisions.values()) == []
        assert said == []


def test_reasons_are_kept_in_their_language(tmp_path: Path, reviewed: Review) -> None:
    reviewing = Reviewing(golden("duel-drawn"), budget=FEW)
    path = tmp_path / "game.jsonl.review"
    texts = load_texts("cs", [pack.folder for pack in reviewing.replay.opening.box.packs])
    moment = moment_of(reviewing, reviewed.moments()[0].decision, texts)
    with noted(path, reviewing) as (notes, _):
        notes.keep(moment)

    with noted(path, reviewing) as (notes, _):
        (found,) = notes.moments.items()

    assert found[0] == (moment.at, "cs")
    assert (found[1].done["reason"], found[1].best["text"]) == (moment.done["reason"], moment.best["text"])


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (("duel-drawn", Budget(thoughts=4)), "was made with another number of thoughts"),
        (("duel-middle", FEW), "is the review of another game"),
    ],
)
def test_another_review_begins_anew_and_says_so(
    tmp_path: Path, a_few: list[Decision], other: tuple[str, Budget], sentence: str
) -> None:
    path = tmp_path / "game.jsonl.review"
    with noted(path, Reviewing(golden("duel-drawn"), budget=FEW)) as (notes, _):
        notes.keep(a_few[0])
    name, budget = other

    with noted(path, Reviewing(golden(name), budget=budget)) as (notes, said):
        assert notes.decisions == {}
        assert notes.are_kept

    (told,) = said
    assert told.startswith(f"{path} {sentence}: ")
    assert told.endswith(" begins anew.")


@pytest.mark.parametrize(
    "change",
    [
        lambda patch: patch.setattr(monumental, "__version__", "0.0.1"),
        lambda patch: patch.setattr(keeping, "taught", lambda rules: f"lessons of {rules}"),
        lambda patch: patch.setattr(keeping, "FORMAT", "monumental-review-1"),
    ],
    ids=["program", "lessons", "format"],
)
def test_what_another_version_has_judged_begins_anew(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    a_few: list[Decision],
    change: Callable[[pytest.MonkeyPatch], None],
) -> None:
    path = tmp_path / "game.jsonl.review"
    reviewing = Reviewing(golden("duel-drawn"), budget=FEW)
    with monkeypatch.context() as patch:
        change(patch)
        with noted(path, reviewing) as (notes, _):
            notes.keep(a_few[0])

    with noted(path, reviewing) as (notes, said):
        assert notes.decisions == {}

    assert said == [f"{path} was made by another version of the program: the review begins anew."]


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line[:20],
        lambda line: "\0" * len(line),
        lambda line: line.replace('"seat":', '"seat":9'),
        lambda line: re.sub(r'"at":\d+', '"at":99999', line),
        lambda line: re.sub(r'"before":\[', '"before":[0.5,', line),
        lambda line: re.sub(r'"loss":', '"loss":7', line),
    ],
    ids=["short", "zeros", "nobody's", "nowhere", "a seat too many", "a loss too large"],
)
def test_a_damaged_review_begins_anew(
    tmp_path: Path, a_few: list[Decision], damage: Callable[[str], str]
) -> None:
    path = tmp_path / "game.jsonl.review"
    reviewing = Reviewing(golden("duel-drawn"), budget=FEW)
    with noted(path, reviewing) as (notes, _):
        for decision in a_few:
            notes.keep(decision)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:3], damage(lines[3]), *lines[4:], ""]), encoding="utf-8")

    with noted(path, reviewing) as (notes, said):
        assert notes.decisions == {}
        notes.keep(a_few[0])

    assert said == [f"{path} is damaged: the review begins anew."]
    with noted(path, reviewing) as (notes, said):
        assert [*notes.decisions.values()] == a_few[:1]
        assert said == []


def test_what_is_no_review_stays_as_it_is(tmp_path: Path, a_few: list[Decision]) -> None:
    path = tmp_path / "game.jsonl.review"
    path.write_text("My review: a fine game.\n", encoding="utf-8")

    with noted(path, Reviewing(golden("duel-drawn"), budget=FEW)) as (notes, said):
        notes.keep(a_few[0])
        assert [*notes.decisions.values()] == a_few[:1]
        assert not notes.are_kept

    assert said == [f"{path} is no review: it stays as it is, and this review is not kept."]
    assert path.read_text(encoding="utf-8") == "My review: a fine game.\n"


def test_a_review_that_can_not_be_kept_goes_on(tmp_path: Path, a_few: list[Decision]) -> None:
    path = tmp_path / "game.jsonl.review"
    path.mkdir()

    with noted(path, Reviewing(golden("duel-drawn"), budget=FEW)) as (notes, said):
        notes.keep(a_few[0])
        assert [*notes.decisions.values()] == a_few[:1]

    assert said == [f"This review can't be kept in {path}: Is a directory"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk to try")
def test_a_disk_that_is_full_is_told_once(tmp_path: Path, a_few: list[Decision]) -> None:
    reviewing = Reviewing(golden("duel-drawn"), budget=FEW)
    path = tmp_path / "game.jsonl.review"
    with noted(path, reviewing) as (notes, said):
        full = os.open("/dev/full", os.O_WRONLY)
        (kept,) = [int(each.name) for each in Path("/proc/self/fd").iterdir() if each.resolve() == path]
        os.dup2(full, kept)
        os.close(full)
        for decision in a_few:
            notes.keep(decision)

        assert [*notes.decisions.values()] == a_few
        assert not notes.are_kept

    assert said == [f"This review can't be kept in {path}: No space left on device"]


@pytest.mark.parametrize("line", [b"", b"[]", b"{}", b'{"at": 1, "language": "en", "done": {}, "best": {}}'])
def test_a_line_that_is_no_moment_is_none(line: bytes) -> None:
    assert read_moment(line) is None


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
