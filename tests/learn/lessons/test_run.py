"""What a lesson answers to a deed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from monumental.learn.errors import LearnError
from monumental.learn.lessons.files import Lesson, read_course
from monumental.learn.lessons.luck import Foreseen
from monumental.learn.lessons.run import NEXT, Run
from monumental.learn.lessons.text import BoundText, GoalText
from monumental.play.view import as_json, view_for

HEAD = 'rules = "duel"\nlessons = ["shop"]\n'
LESSON = """
[position]
packs = ["duel-trade"]
[[position.seats]]
civilization = "japanese"
city = "work-camp . . . . . . . ."
supply = { production = 6, gold = 1 }
[[position.seats]]
civilization = "aztecs"
supply = { production = 6 }

[[steps]]
say = "look"
point = ["pile:workshop"]

[[steps]]
say = "build"
do = ["build workshop", "build laboratory"]
wrong = { "pass" = "not-yet" }
then = ["pass"]

[[steps]]
say = "spend"
goal = { see = { "seats.0.supply.production" = { most = 0 } }, when = "end" }
way = ["build workshop", "pass"]
"""
WORDS = """
course = Shopping
course-about = Small.
shop = Buy
shop-about = Small.
shop-look = Look at the { $card-workshop }.
shop-build = Build.
shop-not-yet = Not yet!
shop-spend = Spend it all.
"""


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    place = tmp_path / "shopping"
    (place / "locale").mkdir(parents=True)
    (place / "course.toml").write_text(HEAD)
    (place / "shop.toml").write_text(LESSON)
    (place / "locale" / "en.ftl").write_text(WORDS)
    return read_course(place).lesson("shop")


def test_a_step_that_only_speaks_is_read_first(lesson: Lesson) -> None:
    run = Run(lesson)
    assert run.says() == "Look at the Workshop."
    assert run.take("build workshop").kind == "wrong"
    assert run.take(NEXT).kind == "on"
    assert run.take(NEXT).kind == "wrong"


def test_a_wrong_try_is_answered_by_the_lesson_or_by_what_it_would_do(lesson: Lesson) -> None:
    run = Run(lesson, deeds=[NEXT])
    assert run.take("pass").sentences == ("Not yet!",)
    allowed = run.take("build archery-range")
    assert allowed.kind == "wrong"
    assert any("Archery Range" in sentence for sentence in allowed.sentences)


def test_what_the_rules_forbid_is_answered_by_their_clause(lesson: Lesson) -> None:
    answer = Run(lesson, deeds=[NEXT]).take("use a1")
    assert answer.kind == "refused"
    assert answer.clause is not None
    assert answer.clause.startswith("DUEL-")


def test_words_that_are_no_action_are_refused(lesson: Lesson) -> None:
    assert Run(lesson, deeds=[NEXT]).take("fly away").kind == "refused"


@pytest.mark.parametrize("right", ["build workshop", "build laboratory"])
def test_any_of_several_actions_goes_on_and_the_others_answer(lesson: Lesson, right: str) -> None:
    run = Run(lesson, deeds=[NEXT])
    assert run.take(right).kind == "on"
    assert run.game.state.players[1].passed


def test_a_missed_goal_begins_the_step_again(lesson: Lesson) -> None:
    run = Run(lesson, deeds=[NEXT, "build workshop"])
    before = as_json(view_for(run.game, 0))
    assert run.take("pass").kind == "missed"
    assert as_json(view_for(run.game, 0)) == before
    assert run.deeds == [NEXT, "build workshop"]


def test_a_missed_goal_says_how_far_it_was(lesson: Lesson) -> None:
    *others, last = lesson.text.steps
    bound = BoundText(least=9)
    goals = {
        "seats.0.supply.production": "That makes 4 Production; the goal is 9 Production.",
        "score.points.0": "That makes 0 points; the goal is 9 points.",
    }
    for place, sentence in goals.items():
        goal = GoalText(see={place: bound})
        steps = (*others, last.model_copy(update={"goal": goal}))
        text = lesson.text.model_copy(update={"steps": steps})
        run = Run(replace(lesson, text=text), deeds=[NEXT, "build workshop"])

        assert run.take("pass").sentences[0] == sentence


def on_the_way(lesson: Lesson, way: tuple[str, ...], wrong: dict[str, str]) -> Run:
    """At the step with the goal, one building later."""
    *others, last = lesson.text.steps
    steps = (*others, last.model_copy(update={"way": way, "wrong": wrong}))
    run = Run(replace(lesson, text=lesson.text.model_copy(update={"steps": steps})))
    for deed in (NEXT, "build workshop", "build laboratory"):
        run.take(deed)
    return run


def test_a_hint_leads_on_when_the_way_is_taken_in_another_order(lesson: Lesson) -> None:
    run = on_the_way(lesson, ("build workshop", "build laboratory", "pass"), {})

    assert run.hint() == "build workshop"


def test_a_hint_is_of_the_same_kind_where_what_was_meant_can_not_be_done(lesson: Lesson) -> None:
    run = on_the_way(lesson, ("build palace",), {"build workshop": "not-yet"})

    assert run.hint() == "build laboratory"


def test_the_same_deeds_lead_to_the_same_position(lesson: Lesson) -> None:
    run = Run(lesson)
    for deed in (NEXT, "build workshop"):
        run.take(deed)
    again = Run(lesson, deeds=run.deeds)
    assert again.game.state == run.game.state
    assert again.at == run.at == 2


def test_deeds_that_do_not_fit_are_refused_in_one_sentence(lesson: Lesson) -> None:
    with pytest.raises(LearnError, match=r"shopping/shop.toml: 'pass' can't be done at step 2"):
        Run(lesson, deeds=[NEXT, "pass"])


def test_written_luck_waits_until_it_can_come() -> None:
    """A learner may draw from a pile that the lesson did not think of: that must not break it."""
    luck = Foreseen([7, 8], 1)
    assert (1, 2, 3)[luck.pick((1, 2, 3))] in {1, 2, 3}
    assert luck.pick((6, 7)) == 1
    assert luck.pick((8,)) == 0


def test_luck_that_goes_back_comes_again() -> None:
    luck = Foreseen([7], 1)
    first = luck.pick((1, 2, 3))
    place = luck.place()
    drawn = [luck.pick((5, 6, 7)), luck.choose(5), luck.pick((1, 2, 3))]
    luck.go_back(place)
    assert [luck.pick((5, 6, 7)), luck.choose(5), luck.pick((1, 2, 3))] == drawn
    luck.go_back(0)
    assert luck.pick((1, 2, 3)) == first


def test_luck_that_is_no_card_is_refused_in_one_sentence(lesson: Lesson) -> None:
    text = lesson.text.model_copy(update={"luck": "unicorn"})
    with pytest.raises(LearnError, match=r"^shopping/shop.toml: .*unicorn"):
        Run(replace(lesson, text=text))
