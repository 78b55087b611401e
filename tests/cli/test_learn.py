"""`monumental learn`: the list, a lesson from its first words to its last, and what is kept of it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from monumental.cards.text import LANGUAGES
from monumental.cli.commands.learn import playing
from monumental.cli.learn import taking
from monumental.cli.learn.pointing import pointed_at
from monumental.cli.table.typed.completion import Completer
from monumental.learn.lessons.files import Lesson, course, courses
from monumental.learn.lessons.run import NEXT, Run
from tests.cli.terminal import Ran, Typist, lines, run

#: The way through the lesson on the city, with Enter where nothing is asked.
CITY = ("activate 3 b", "use mine", "pass", "")

LESSONS = [lesson for each in courses().values() for lesson in each.lessons.values()]


def learned(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads((folder / "monumental" / "learned.json").read_text())
    return found


def learn(folder: Path, *words: str, typist: Typist | None = None) -> Ran:
    return run("learn", *words, typist=typist, environment={"XDG_DATA_HOME": str(folder)})


def said(folder: Path, *words: str, typed: tuple[str, ...] = ()) -> str:
    """What appears, without the line breaks of the terminal."""
    ran = learn(folder, *words, typist=lines(*typed))
    assert (ran.code, ran.err) == (0, "")
    return " ".join(ran.out.split())


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_lesson_is_taken_to_its_end_and_kept(tmp_path: Path, plain: tuple[str, ...]) -> None:
    out = said(tmp_path, "duel", "city", *plain, typed=(*CITY, "quit"))

    assert "Row and column, step 1 of 4" in out
    assert "Look at: b2 Mine" in out
    assert "Lesson done: Row and column." in out
    assert "Enter for the next lesson, Buying cards" in out
    assert out.endswith("Goodbye.")
    assert learned(tmp_path) == {"duel": ["city"]}


def test_the_list_says_what_was_done(tmp_path: Path) -> None:
    before = said(tmp_path)
    said(tmp_path, "duel", "city", typed=CITY)

    assert "duel: Monumental Duel (0 of 11 done, about 26 min)" in before
    assert "[ ] city Row and column" in before
    assert "duel: Monumental Duel (1 of 11 done, about 26 min)" in said(tmp_path)
    assert "[done] city Row and column" in said(tmp_path)


def test_a_course_goes_on_with_the_first_lesson_that_is_not_done(tmp_path: Path) -> None:
    (tmp_path / "monumental").mkdir()
    (tmp_path / "monumental" / "learned.json").write_text('{"duel": ["goal", "buying"]}')

    out = said(tmp_path, "duel", typed=(*CITY, "", "quit"))

    assert "Row and column, step 1 of 4" in out
    assert "Wonders, step 1 of 3" in out, "what was done already is left out"


def test_whoever_has_done_all_lessons_sees_the_list(tmp_path: Path) -> None:
    (tmp_path / "monumental").mkdir()
    (tmp_path / "monumental" / "learned.json").write_text(json.dumps({"duel": [*course("duel").lessons]}))

    out = said(tmp_path, "duel")

    assert "You have done all lessons of this course." in out
    assert "(11 of 11 done, about 26 min)" in out


@pytest.mark.parametrize("text", ["{", "[]", '{"duel": "city"}', '{"duel": [3]}', "[" * 100_000, "\0"])
def test_a_damaged_file_is_said_to_be_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "monumental").mkdir()
    (tmp_path / "monumental" / "learned.json").write_text(text)

    out = said(tmp_path)

    assert "can't be understood, so your lessons are counted anew" in out
    assert "(0 of 11 done, about 26 min)" in out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_in_its_place_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "monumental").mkdir()
    os.mkfifo(tmp_path / "monumental" / "learned.json")

    assert "can't be understood, so your lessons are counted anew" in said(tmp_path)


def test_at_the_end_of_a_course_the_way_to_a_game_is_told(tmp_path: Path) -> None:
    (tmp_path / "monumental").mkdir()
    others = [key for key in course("duel").lessons if key != "city"]
    (tmp_path / "monumental" / "learned.json").write_text(json.dumps({"duel": others}))

    out = said(tmp_path, "duel", typed=CITY)

    assert out.endswith(
        "You have done all lessons of this course. Now play, with a guide beside you: monumental play --guide"
    )
    assert playing(course("classic")) == "monumental play classic --guide"


def test_whoever_has_learnt_enough_is_told_the_way_to_a_game_and_to_the_next_lesson(tmp_path: Path) -> None:
    out = said(tmp_path, "duel", "wonders", typed=("acquire 4", "complete", "acquire 3"))

    # The learner leaves where the next lesson is offered.
    assert "Now play, with a guide beside you: monumental play --guide Enter for the next lesson" in out


def test_the_table_is_shown_again_only_where_it_has_changed(tmp_path: Path) -> None:
    city = said(tmp_path, "duel", "city", typed=("activate 3 b",))
    goal = said(tmp_path, "duel", "goal", typed=("choose japanese", "", ""))

    # What is activated lies before the seats, not between them.
    activated = city.partition("Aztecs activated")[2].partition("step 2 of 4")[0]
    assert activated.count("City deck") == 2
    assert "Development deck" not in activated
    # Whoever only reads on sees nothing new.
    read = goal.partition("step 2 of 5")[2]
    assert "step 3 of 5" in read
    assert "City deck" not in read.partition("step 4 of 5")[0]


def test_tab_completes_what_a_lesson_understands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[Completer] = []
    monkeypatch.setattr(
        taking, "offer_completion", lambda host, commands: offered.append(Completer(host, commands))
    )
    said(tmp_path, "duel", "city", typed=("", "activate 3 b", ""))

    (completer,) = offered
    assert completer("use m", 0) == "use Mine"
    assert completer("aga", 0) == "again"
    assert completer("sav", 0) is None


def test_a_damaged_file_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / "monumental").mkdir()
    (tmp_path / "monumental" / "learned.json").write_text("{")

    said(tmp_path, "duel", "city", typed=CITY)

    assert learned(tmp_path) == {"duel": ["city"]}


def test_what_can_not_be_kept_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "monumental").write_text("a file where a folder should be")

    out = said(tmp_path, "duel", "city", typed=CITY)

    assert "That this lesson is done could not be kept: " in out


def test_a_wrong_try_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    out = said(tmp_path, "duel", "city", typed=("activate 1 b", "activate 3 b", "use forum", "use b2"))

    assert "Nearly: that makes only 2 Production." in out
    assert "Forum is not activated. DUEL-USE-01" in out
    assert "step 3 of 4" in out


def test_a_missed_goal_begins_the_step_again(tmp_path: Path) -> None:
    out = said(tmp_path, "duel", "city", typed=("activate 1 a",))

    _, missed, after = out.partition("That makes 1 Production; the goal is 3 Production.")
    assert missed
    assert "step 1 of 4" not in after  # it is said last, where the learner looks
    assert out.count("step 1 of 4") == 2


def test_a_step_is_taken_back_and_the_lesson_begun_again(tmp_path: Path) -> None:
    out = said(tmp_path, "duel", "city", typed=("back", "activate 3 b", "use mine", "back", "again"))

    assert "This is the beginning of the lesson." in out
    assert out.count("step 2 of 4") == 2
    assert out.count("step 1 of 4") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("options", "Acquire Workshop (Basic Building) for 2 Production"),
        ("", "Acquire Workshop (Basic Building) for 2 Production"),
        ("card mine", "if you have gained at least 2 Production this round"),
        ("word Dominance", "3 more points for having the most Provinces"),
        ("rule DUEL-ACT-02", "DUEL-ACT-02: Choose one row and one column"),
        ("why develop", "Culture"),
        ("help", "again: the lesson from its beginning"),
        ("bot", "In a lesson there is no bot."),
        ("save here", "In a lesson there is no save."),
        ("use workshop", "Which one: build workshop?"),
        ("pass on", "Which one: pass?"),
        ("fly", "I do not understand"),
        ("99", "99"),
    ],
)
def test_what_can_be_typed_besides_actions(tmp_path: Path, typed: str, answer: str) -> None:
    out = said(tmp_path, "duel", "city", typed=("activate 3 b", typed))

    after = out.split("step 2 of 4")[1]
    assert answer.lower() in after.lower()
    assert "step 3 of 4" not in out


def test_questions_are_answered_while_others_are_asked_and_when_the_game_is_over(tmp_path: Path) -> None:
    way = ("pass", "", "activate 2 b", "conquer", "pass")
    asked = ("options", "why pass", "rule", "show", "score", "card sahara", "log", "help")

    out = said(tmp_path, "duel", "end", typed=(*way, *asked, "", "quit"))

    assert "Final score" in out
    assert "Lesson done: The end of the game." in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "unknown course 'chess' (there are: "),
        (("duel", "castle"), "unknown lesson 'castle' (there are: "),
        (("duel", "--lang", "xx"), "xx"),
    ],
)
def test_names_that_nobody_knows_get_one_sentence(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    ran = learn(tmp_path, *words)

    assert ran.code == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    ran = learn(tmp_path, "duel", typist=interrupt)

    assert (ran.code, ran.err) == (130, "")
    assert ran.out.endswith("Goodbye.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(tmp_path: Path, language: str) -> None:
    words = course("duel").words(language)

    lesson = said(tmp_path, "duel", "city", "--lang", language)
    listed = said(tmp_path, "--lang", language)

    # Where no spaces stand between words, the terminal breaks lines anywhere.
    assert words("city-find").replace(" ", "") in lesson.replace(" ", "")
    assert words("course-about") in listed


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.course}/{lesson.key}")
def test_what_a_lesson_points_at_has_a_name_in_the_terminal(lesson: Lesson) -> None:
    taken = Run(lesson)
    while not taken.over:
        named = [pointed_at(taken.game, [target], taken.texts) for target in taken.step.point]
        # A gap of the display has no name of its own.
        nameless = [
            target
            for target, names in zip(taken.step.point, named, strict=True)
            if not names and not target.startswith("display:")
        ]
        assert nameless == []
        for deed in [*taken.step.way] or [*taken.wanted()][:1] or [NEXT]:
            taken.take(deed)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A course of somebody's own with one lesson, which has a card of their own in the city."""
    shipped = course("duel").lesson("city")
    folder = tmp_path / "my-course"
    (folder / "locale").mkdir(parents=True)
    (folder / "course.toml").write_text('rules = "duel"\nlessons = ["city"]\n')
    lesson = (shipped.folder / "city.toml").read_text()
    lesson = lesson.replace('packs = ["duel-trade"]', 'packs = ["duel-trade", "./my-pack"]')
    (folder / "city.toml").write_text(lesson.replace("forum   mine ", "forum   silver-mine ", 1))
    words = (shipped.folder / "locale" / "en.ftl").read_text().replace("$card-mine", "$card-silver-mine")
    (folder / "locale" / "en.ftl").write_text(words)
    pack = tmp_path / "my-pack"
    (pack / "locale").mkdir(parents=True)
    (pack / "cards").mkdir()
    (pack / "pack.toml").write_text('format = 1\nname = "my-pack"\nversion = "1"\nrules = "duel"\n')
    (pack / "cards" / "mine.toml").write_text(
        '[silver-mine]\nkind = "building"\nsource = "original"\nera = 1\ncost = 3\nresources = { gold = 1 }\n'
    )
    (pack / "locale" / "en.ftl").write_text("card-silver-mine = Silver Mine\n")
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_course_of_ones_own_teaches_cards_of_ones_own(tmp_path: Path, own: Path, language: str) -> None:
    out = said(tmp_path, "./my-course", "--lang", language, typed=("quit",))

    assert "Silver Mine" in out
    assert "Row and column" in out


def test_a_course_of_ones_own_has_a_name_of_its_own(tmp_path: Path, own: Path) -> None:
    own.rename(tmp_path / "duel")

    ran = learn(tmp_path, "./duel")

    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert "there is a course duel already" in ran.err
