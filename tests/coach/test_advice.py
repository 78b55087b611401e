"""Advice: the best options, and what is expected. What speaks for them is in `test_reasons`."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from monumental.bots.bot import Budget
from monumental.cards.text import LANGUAGES, load_texts
from monumental.coach import CoachError, advise, chances, why
from monumental.coach.advice.advise import MOST_OPTIONS
from monumental.coach.data import advice_data
from monumental.coach.words import percent
from monumental.engine.game import Game
from monumental.play.setup import new_game
from tests.bots.tables import finished, positions
from tests.scene import scene

pytestmark = pytest.mark.usefixtures("few_futures")

FEW = Budget(thoughts=12)

#: How many positions of each kind of table are looked at, of one game in so many decisions.
OFTEN = 7


def asked(kind: str, seed: int, most: int, often: int = OFTEN) -> Iterator[Game]:
    """Positions in which there is something to advise."""
    found = 0
    for number, game in enumerate(positions(kind, seed)):
        if game.state.round and number % often == 0 and len(game.options()) > 1:
            found += 1
            yield game
        if found == most:
            return


# What advice is


def test_the_best_comes_first_and_few_are_told() -> None:
    for game in asked("duel", 3, 4):
        advice = advise(game, game.seat, FEW)

        assert 1 <= len(advice.options) <= MOST_OPTIONS
        assert advice.best.thoughts == max(each.thoughts for each in advice.options)
        assert all(each.option in game.options() for each in advice.options)
        assert all(0.0 <= each.chance <= 1.0 for each in advice.options)
        assert list(advice.chances) == chances(game, game.seat)


def test_a_line_begins_with_the_option_and_can_be_played() -> None:
    steps = 0
    for game in asked("classic", 5, 6):
        for each in advise(game, game.seat, FEW).options:
            assert (each.line[0].seat, each.line[0].action) == (game.seat, each.option)
            for step in each.line:
                steps += 1
                assert step.before.seat == step.seat
                assert step.action in step.before.options()

    assert steps > 12


def test_a_victory_within_reach_is_seen() -> None:
    game = scene(
        final=True,
        supply="9 production",
        wonder="colossus-of-rhodes",
        provinces="",
        other={"provinces": "tibet", "passed": True},
    )

    best = advise(game, 0, Budget(thoughts=60)).best

    assert best.option.verb == "complete"
    assert best.chance > 0.9


def test_the_same_question_gets_the_same_answer() -> None:
    game = next(asked("continuous", 6, 1))
    texts = load_texts("en")

    first, second = [json.dumps(advice_data(game, advise(game, game.seat, FEW), texts)) for _ in range(2)]

    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_every_language(language: str) -> None:
    texts = load_texts(language)
    for game in asked("duel", 11, 3):
        data = advice_data(game, advise(game, game.seat, FEW), texts)

        assert "coach-" not in json.dumps(data)
        assert "guide-" not in json.dumps(data)


def test_any_civilization_is_worth_playing() -> None:
    game = new_game("classic", seats=3, seed=4)

    advice = advise(game, game.seat, FEW)

    assert [merit.key for each in advice.options for merit in each.merits] == ["any"] * MOST_OPTIONS


def test_whoever_is_not_asked_gets_a_sentence() -> None:
    with pytest.raises(CoachError, match=r"^seat 1 is not asked now$"):
        advise(scene(), 1)
    with pytest.raises(CoachError, match=r"^the game is over, so there is nothing to advise$"):
        advise(finished("duel", 2), 0)
    with pytest.raises(CoachError, match=r"^there is no seat 7: the seats are 0 to 1$"):
        advise(scene(), 7)


def test_a_chance_is_told_as_sure_only_if_it_is() -> None:
    assert [percent(each) for each in (0.0, 0.001, 0.614, 0.999, 1.0)] == [0, 1, 61, 99, 100]


# Why somebody did something


def test_what_was_done_is_explained_beside_the_best() -> None:
    game = next(asked("duel", 11, 1))
    best = advise(game, game.seat, FEW).best

    found = why(game, best.option, 1 - game.seat, FEW)

    assert found.done.option == found.best.option == best.option
    assert (found.done.chance, found.done.merits) == (best.chance, best.merits)


def test_what_was_no_option_is_refused() -> None:
    game = scene()
    impossible = next(action for action in next(positions("classic", 3)).options())

    with pytest.raises(CoachError, match=r"^that was no option there$"):
        why(game, impossible, 0, FEW)
