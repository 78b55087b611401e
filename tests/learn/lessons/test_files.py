"""A lesson that can't be taken is refused in one sentence that names the file and the step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monumental.learn.errors import LearnError
from monumental.learn.lessons.files import course, read_course
from monumental.learn.lessons.run import NEXT, Run

HEAD = 'rules = "duel"\nlessons = ["first"]\n'
POSITION = """
[position]
packs = ["duel-trade"]
[[position.seats]]
civilization = "japanese"
supply = { production = 5 }
[[position.seats]]
civilization = "aztecs"
supply = { production = 5 }
"""
STEP = '\n[[steps]]\nsay = "one"\n'
WORDS = "course = C\ncourse-about = A.\nfirst = F\nfirst-about = A.\nfirst-one = One.\n"


def written(folder: Path, lesson: str, head: str = HEAD, words: str = WORDS) -> Path:
    place = folder / "small"
    (place / "locale").mkdir(parents=True)
    (place / "course.toml").write_text(head)
    (place / "first.toml").write_text(lesson)
    (place / "locale" / "en.ftl").write_text(words)
    return place


def refusal(place: Path) -> str:
    """What is said of a course, or of the first lesson taken to its end by its own solution."""
    with pytest.raises(LearnError) as caught:
        take_to_the_end(place)
    return str(caught.value)


def take_to_the_end(place: Path) -> None:
    run = Run(read_course(place).lesson("first"))
    while not run.over:
        run.says()
        for deed in [*run.step.way] or [*run.wanted()][:1] or [NEXT]:
            run.take(deed)


@pytest.mark.parametrize(
    ("lesson", "sentence"),
    [
        ("position = 3", r"small/first.toml: position"),
        (POSITION, r"small/first.toml: the field 'steps' is missing"),
        (
            POSITION + '\n[[steps]]\nsays = "one"\n',
            r"small/first.toml: steps\[0\]: the field 'say' is missing",
        ),
        (
            POSITION + STEP + 'do = "build workshop"\n[steps.goal.see]\n"round" = { least = 1 }\n',
            r"step 1 \(one\): it asks",
        ),
        (
            POSITION + STEP + '[steps.goal.see]\n"round" = { least = 1 }\n',
            r"step 1 \(one\): a goal needs a way",
        ),
        (POSITION + STEP + 'then = ["pass"]\n', r"step 1 \(one\): nothing is asked"),
        (
            POSITION + STEP + 'do = "build workshop"\nthen = ["pass", "build workshop"]\n',
            r"step 1 \(one\): nobody else is asked",
        ),
        (
            POSITION + STEP + 'do = "build workshop"\nthen = ["fly"]\n',
            r"step 1 \(one\): then: unknown verb 'fly'",
        ),
        (
            POSITION + STEP + 'way = ["build workshop"]\n[steps.goal.see]\n"seats.0.luck" = { least = 1 }\n',
            r"step 1 \(one\): goal: there is no 'luck' in the view at seats.0.luck",
        ),
        ("seat = 2\n" + POSITION + STEP, r"small/first.toml: there is no seat 2"),
        (POSITION.replace("japanese", "romans") + STEP, r"small/first.toml: .*romans"),
        (POSITION + '\n[[steps]]\nsay = "two"\n', r"small/locale/en.ftl: there is no text 'first-two'"),
        (POSITION + "[position.modules.heroes]\n" + STEP, r"small/first.toml: .*heroes"),
    ],
)
def test_a_broken_lesson_is_refused_in_one_sentence(tmp_path: Path, lesson: str, sentence: str) -> None:
    said = refusal(written(tmp_path, lesson))
    assert re.search(sentence, said), said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ('rules = "chess"\nlessons = ["first"]\n', "small/course.toml: unknown rules 'chess'"),
        ('rules = "duel"\nlessons = ["second", "first"]\n', "small/second.toml: can't be read"),
        ('rules = "duel"\n', "small/course.toml: the field 'lessons' is missing"),
        ("rules = \n", "small/course.toml: not valid TOML"),
        (
            'rules = "duel"\nlessons = ["first"]\nplay_after = ["last"]\n',
            "small/course.toml: play_after: unknown lesson 'last'",
        ),
    ],
)
def test_a_broken_course_is_refused_in_one_sentence(tmp_path: Path, head: str, sentence: str) -> None:
    assert sentence in refusal(written(tmp_path, POSITION + STEP, head))


def test_a_lesson_that_is_not_listed_is_found(tmp_path: Path) -> None:
    place = written(tmp_path, POSITION + STEP)
    (place / "spare.toml").write_text(POSITION + STEP)
    assert refusal(place) == "small/course.toml: the lesson spare is not listed"


def test_an_unknown_course_or_lesson_is_refused_in_one_sentence() -> None:
    with pytest.raises(LearnError, match="unknown course 'chess'"):
        course("chess")
    with pytest.raises(LearnError, match="unknown lesson 'castling'"):
        course("duel").lesson("castling")
