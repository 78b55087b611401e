"""What was learned fits the rules of today, and learning finds what there is to find."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monumental.bots.known import CRAFTS
from monumental.bots.learning import lessons as lessons_module
from monumental.bots.learning.instinct import FEATURES
from monumental.bots.learning.judgement import SURE, Judgement
from monumental.bots.learning.lessons import Lessons, lessons
from monumental.bots.sight.signs import Signs
from monumental.bots.sight.texts import appraise
from monumental.engine.agenda import Choice
from monumental.engine.game import Game
from monumental.play.setup import new_game
from monumental.play.systems.known import SYSTEMS
from tests.scene import scene
from tools import learn

RULES = pytest.mark.parametrize("rules", SYSTEMS)


def learned(rules: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((learn.LEARNED / f"{rules}.json").read_text(encoding="utf-8"))
    return found


def relearn(rules: str) -> str:
    return f"what the search bot learned is not about the rules of today: run python tools/learn.py {rules}"


def signs(rules: str) -> tuple[str, ...]:
    game = new_game(rules, seats=2, seed=0)
    return CRAFTS[rules].signs(game, appraise(game.catalog, CRAFTS[rules].outlook.reader)).names


# What was learned


def kinds(kind: type[Choice]) -> Iterator[type[Choice]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from kinds(narrower)


def test_every_rule_system_has_its_lessons() -> None:
    assert sorted(path.stem for path in learn.LEARNED.iterdir()) == sorted(SYSTEMS)


@RULES
def test_the_lessons_are_of_the_rules_of_today(rules: str) -> None:
    assert learned(rules).get("rules version") == SYSTEMS[rules].rules.version, relearn(rules)


@RULES
def test_every_sign_that_was_learned_is_one_that_is_seen(rules: str) -> None:
    """Otherwise a sign that got another name would count nothing, and nobody would notice."""
    assert set(learned(rules)["judgement"]) - set(signs(rules)) == set(), relearn(rules)


@RULES
def test_every_question_verb_and_feature_that_was_learned_exists(rules: str) -> None:
    game = new_game(rules, seats=2, seed=0)
    questions = {kind.question for kind in kinds(Choice)} & set(game.rules.clauses)
    unknown = []
    for name, weights in learned(rules)["instinct"].items():
        question, verb = name.split()
        if question not in questions or verb not in game.rules.words or not set(weights) <= set(FEATURES):
            unknown.append((name, set(weights) - set(FEATURES)))

    assert unknown == [], relearn(rules)


@RULES
def test_what_was_learned_is_read_and_says_something(rules: str) -> None:
    found = lessons(rules)

    assert "take-turn acquire" in found.instinct
    assert len(found.judgement) > 20
    assert all(len(weight) == 3 for weight in found.judgement.values())
    assert {len(weight) for weight in learned(rules)["judgement"].values()} == {3}


@RULES
def test_points_speak_for_whoever_has_them(rules: str) -> None:
    """All lines of the score sheet together, in the final round; other signs may stand in for one of them."""
    of_points = [sum(weight) for name, weight in lessons(rules).judgement.items() if "points of" in name]

    assert len(of_points) >= 4
    assert sum(of_points) > 0


# A game to learn from


def quick_lesson(rules: str, seed: int) -> learn.Lesson:
    """From a game of players without a plan: they are as good a lesson here, and sooner done."""
    return learn.play(rules, "random", seed)


@RULES
def test_a_game_teaches_signs_and_choices(rules: str) -> None:
    lesson = quick_lesson(rules, 5)

    assert lesson.names == signs(rules)
    assert len(lesson.signs) == len(lesson.stages) > 3
    assert len(lesson.questions) > 3
    assert {len(row) for row in lesson.signs} == {len(lesson.names)}
    assert all(0.0 < near <= 1.0 and final in {0.0, 1.0} for near, final in lesson.stages)
    for names, features, chosen in lesson.questions:
        assert len(names) == len(features) > 1
        assert {len(row) for row in features} == {len(FEATURES)}
        assert 0 <= chosen < len(names)
        assert len({name.split()[0] for name in names}) == 1


@RULES
def test_judgement_learns_from_such_positions_as_it_is_asked_about(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where thoughts go on to the end of the round, that is how each round but the first begins."""
    rounds: list[int] = []
    of_all = CRAFTS[rules].signs.of_all

    def noted(seen: Signs, game: Game) -> list[list[float]]:
        rounds.append(game.state.round)
        return of_all(seen, game)

    monkeypatch.setattr(CRAFTS[rules].signs, "of_all", noted)
    lesson = quick_lesson(rules, 5)

    if CRAFTS[rules].way.turns is None:
        assert rounds == list(range(2, rounds[-1] + 1))
        assert {row[lesson.names.index("passed")] for row in lesson.signs} == {0.0}
    else:
        assert len(rounds) == len(lesson.questions)


def test_the_same_seed_teaches_the_same() -> None:
    one, again, other = [quick_lesson("duel", seed) for seed in (7, 7, 8)]

    assert one == again
    assert one != other


# Learning

NAMES = ("gold", "cards", "noise")


def made_up(games: int) -> list[learn.Lesson]:
    """Games in which gold decides early, cards in the final round against one, and noise never."""
    chance = random.Random(1)
    found = []
    for _ in range(games):
        last = chance.random() < 0.5
        gold, cards, noise = [chance.uniform(-2, 2) for _ in NAMES]
        lead = -cards if last else gold
        stage = (1.0, 1.0) if last else (0.25, 0.0)
        found.append(learn.Lesson(NAMES, [[gold, cards, noise]] * 2, [stage] * 2, round(3 * SURE * lead)))
    return found


def test_judgement_learns_which_signs_count_and_when() -> None:
    found = learn.learn_judgement(made_up(400))

    def counts(name: str, near: float, final: float) -> float:
        always, nearer, at_last = found.get(name, (0.0, 0.0, 0.0))
        return always + nearer * near + at_last * final

    assert counts("gold", 0.25, 0.0) > 1.0
    assert counts("cards", 1.0, 1.0) < -1.0
    assert abs(counts("gold", 1.0, 1.0)) < 0.3
    assert abs(counts("cards", 0.25, 0.0)) < 0.3
    assert abs(counts("noise", 0.25, 0.0)) < 0.3
    assert abs(counts("noise", 1.0, 1.0)) < 0.3


def test_judgement_says_how_much_of_it_was_learned(capsys: pytest.CaptureFixture[str]) -> None:
    learn.learn_judgement(made_up(100))

    assert "judgement: 200 positions, the winner of " in capsys.readouterr().out


def test_what_never_varies_is_left_out() -> None:
    lessons_of_nothing = [learn.Lesson(NAMES, [[1.0, 0.0, 0.0]], [(0.5, 0.0)], lead) for lead in (8, 16)]

    assert set(learn.learn_judgement(lessons_of_nothing)) == {"gold"}


def options(liked: str, disliked: str, chosen: int) -> tuple[list[str], list[list[float]], int]:
    """A question with two options: one has a feature, the other has another one."""
    rows = [
        [1.0 if name in {"always", feature} else 0.0 for name in FEATURES] for feature in (liked, disliked)
    ]
    return ["take-turn acquire", "take-turn build"], rows, chosen


def test_instinct_prefers_what_was_taken(capsys: pytest.CaptureFixture[str]) -> None:
    """Worth was taken nine times of ten, cost once."""
    questions = [options("worth", "cost", int(number % 10 == 0)) for number in range(60)]
    lesson = learn.Lesson(questions=questions)

    found = learn.learn_instinct([lesson], steps=300)

    acquire, build = found["take-turn acquire"], found["take-turn build"]
    likes = acquire["always"] + acquire["worth"] - build["always"] - build["cost"]
    assert 1.5 < likes < 3.0  # e to the power of 2.2 is nine
    assert set(acquire) == {"always", "worth"}
    assert "60 questions, 90.0% answered the same way" in capsys.readouterr().out


def test_instinct_keeps_questions_and_verbs_apart() -> None:
    rows = [[1.0, *[0.0] * (len(FEATURES) - 1)]] * 2
    questions = [
        (["archive archive", "archive no"], rows, 0),
        (["conquer conquer", "conquer no"], rows, 1),
    ] * 20

    found = learn.learn_instinct([learn.Lesson(questions=questions)], steps=100)

    assert list(found) == sorted(found) == ["archive archive", "archive no", "conquer conquer", "conquer no"]
    assert found["archive archive"]["always"] > 1.0 > -1.0 > found["archive no"]["always"]
    assert found["conquer conquer"]["always"] < -1.0 < 1.0 < found["conquer no"]["always"]


def read_from(folder: Path, rules: str, monkeypatch: pytest.MonkeyPatch) -> Lessons:
    """The lessons of a folder, as those of the package are read."""
    monkeypatch.setattr(lessons_module, "files", lambda _package: folder)
    return lessons.__wrapped__(rules)


@pytest.mark.long
def test_what_is_written_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "learned"
    folder.mkdir()
    monkeypatch.setattr(
        sys, "argv", ["learn.py", "duel", "--games", "2", "--jobs", "1", "--out", str(folder)]
    )

    learn.main()
    found = read_from(tmp_path, "duel", monkeypatch)

    written = json.loads((folder / "duel.json").read_text(encoding="utf-8"))
    assert written["rules version"] == SYSTEMS["duel"].rules.version
    greedy = "2 games of greedy, seeds from 0"
    assert written["taught by"] == {"instinct": greedy, "judgement": greedy}
    assert set(found.judgement) <= set(signs("duel"))
    assert "take-turn acquire" in found.instinct
    game = scene(supply="1 gold")
    judgement = Judgement(
        CRAFTS["duel"].signs(game, appraise(game.catalog, CRAFTS["duel"].outlook.reader)), found.judgement
    )
    assert sum(judgement.chances(game, 3.0)) == pytest.approx(1.0)
    assert [path.name for path in folder.iterdir()] == ["duel.json"]


@pytest.mark.long
def test_who_thinks_teaches_instinct_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Judgement needs many games, and keeps those that it had."""
    before = learned("duel")
    (tmp_path / "duel.json").write_text(json.dumps(before), encoding="utf-8")
    wanted = ["--only", "instinct", "--by", "search-4n", "--games", "1", "--jobs", "1", "--seed", "3"]
    monkeypatch.setattr(sys, "argv", ["learn.py", "duel", *wanted, "--out", str(tmp_path)])

    learn.main()

    after = json.loads((tmp_path / "duel.json").read_text(encoding="utf-8"))
    assert after["judgement"] == before["judgement"]
    assert after["instinct"] != before["instinct"]
    assert after["taught by"] == {
        "instinct": "1 games of search-4n, seeds from 3",
        "judgement": before["taught by"]["judgement"],
    }
