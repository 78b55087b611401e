"""Cards, questions, options and refusals in words, by one short name each."""

from __future__ import annotations

import pytest

import monumental
from monumental import Game, TextError
from monumental.cards.text import LANGUAGES
from tests.scene import scene


@pytest.fixture
def game() -> Game:
    return scene(city="forum* work-camp . . . . . . .", supply="2 production")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_written_and_said(game: Game, language: str) -> None:
    said = monumental.option_texts(game, language)

    assert list(said) == [monumental.write_action(game, action) for action in game.options()]
    assert all(said.values())


def test_a_card_is_its_name_and_what_it_says(game: Game) -> None:
    name, *lines = monumental.card_text(game, "forum").splitlines()

    assert name == "Forum"
    assert lines
    assert monumental.card_text(game, "forum", "cs") != monumental.card_text(game, "forum")


def test_a_card_that_is_not_there_is_guessed(game: Game) -> None:
    with pytest.raises(TextError, match="forum"):
        monumental.card_text(game, "forumm")


def test_a_language_that_nobody_speaks_here_is_refused(game: Game) -> None:
    with pytest.raises(TextError, match="en, es, cs, ja"):
        monumental.option_texts(game, "la")


def test_a_game_that_is_over_asks_nothing(game: Game) -> None:
    game.state.agenda.clear()

    assert monumental.question_text(game) == ""
    assert monumental.option_texts(game) == {}


def test_a_refusal_is_a_sentence(game: Game) -> None:
    reason = game.why_not(monumental.read_action(game, "conquer"))

    assert reason is not None
    assert monumental.reason_text(game, reason) == "Your opponent has no Province."
