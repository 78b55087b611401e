"""`monumental review`: what it says, and what it keeps beside the record."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from monumental.cards.text import LANGUAGES
from monumental.cli.commands.recorded import review as command
from monumental.coach.review import moments
from monumental.coach.review import review as making
from monumental.coach.review.keeping import beside
from tests.cli.terminal import Ran, run

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes((GOLDEN / "duel-drawn.jsonl").read_bytes())
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


# Its file


def reviewed_file(record: Path, *words: str, thoughts: int = 2) -> Ran:
    ran = run("review", str(record), "--thoughts", str(thoughts), *words)
    assert ran.code == 0
    return ran


def test_the_commands_of_the_page_work_one_after_the_other(
    record_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reviewed_file(record_file).err == ""
    alone = reviewed_file(record_file, "--seat", "1")
    assert alone.err == ""
    more = reviewed_file(record_file, "--seat", "1", "--json", thoughts=3)
    assert more.err == (
        f"{beside(record_file)} was made with another number of thoughts: the review begins anew.\n"
    )

    def nobody_thinks(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(making, "judged", nobody_thinks)
    monkeypatch.setattr(making, "seen", nobody_thinks)
    monkeypatch.setattr(moments, "reasoned", nobody_thinks)
    assert reviewed_file(record_file, "--seat", "1", "--json", thoughts=3) == Ran(0, more.out, "")


def test_one_seat_is_told_the_same_whatever_is_kept(record_file: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.jsonl"
    fresh.write_bytes(record_file.read_bytes())
    reviewed_file(record_file)

    told, anew = (reviewed_file(each, "--seat", "2", "--json").out for each in (record_file, fresh))

    assert told == anew


def test_a_damaged_file_does_not_stop_the_command(record_file: Path) -> None:
    beside(record_file).mkdir()

    ran = reviewed_file(record_file, "--seat", "1")

    assert "How well each chose" in ran.out
    assert ran.err == f"This review can't be kept in {beside(record_file)}: Is a directory\n"


def test_there_is_a_bar_for_the_reasons_too(record_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bars: list[list[int]] = []

    @contextmanager
    def bar(count: int, *, hidden: bool, done: int = 0) -> Iterator[Callable[[], None]]:
        assert not hidden
        bars.append([done, count])
        yield lambda: bars[-1].append(count)

    monkeypatch.setattr(command, "progress_bar", bar)
    out = reviewed_file(record_file).out
    mattered = len(re.findall(r"That gave away|better than anything else", out))
    (_, decisions, *judged), (done, count, *explained) = bars

    assert (done, count, len(explained)) == (0, mattered, mattered)
    assert mattered > 0
    assert len(judged) == decisions
    bars.clear()
    reviewed_file(record_file)
    assert bars == [[decisions, decisions], [mattered, mattered]]


@pytest.mark.parametrize("kept", [True, False])
def test_whoever_stops_while_reasons_are_found_hears_whether_all_is_kept(
    record_file: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    if not kept:
        beside(record_file).mkdir()
    monkeypatch.setattr(moments, "reasoned", interrupted)

    ran = run("review", str(record_file), "--thoughts", "2")

    end = "; the same command goes on from there." if kept else ", and what was judged could not be kept."
    assert ran.code == 130
    assert re.search(rf"^Stopped after (\d+) of \1 decisions{re.escape(end)}$", ran.err, re.MULTILINE)


@pytest.mark.parametrize("seat", [(), ("--seat", "1")])
def test_of_a_seat_that_follows_its_solo_cards_it_is_said_that_nobody_chose(
    tmp_path: Path, seat: tuple[str, ...]
) -> None:
    path = tmp_path / "solo.jsonl"
    path.write_bytes((GOLDEN / "solo-all.jsonl").read_bytes())

    out = reviewed_file(path, *seat, "--plain", thoughts=1).out

    assert re.search(r"^ *\w+ \(automa\): nobody chose there\.$", out, re.MULTILINE)
