"""What the coach says as plain data: why somebody did something, with keys and numbers beside the words."""

from __future__ import annotations

import json

import pytest

from monumental.bots.bot import Budget
from monumental.cards.text import LANGUAGES, load_texts
from monumental.coach import advise, why
from monumental.coach.data import advised_data, why_data
from monumental.play.notation import read
from tests.scene import scene

pytestmark = pytest.mark.usefixtures("few_futures")

FEW = Budget(thoughts=30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_told_with_the_option_that_was_taken_and_the_best_one(language: str) -> None:
    game = scene(city="forum* mine* library . . . . . .", supply="2 gold")
    texts = load_texts(language)
    found = why(game, read(game, "pass"), game.seat, FEW)

    data = json.loads(json.dumps(why_data(game, found, texts)))

    assert (data["seat"], data["done"]["action"]) == (game.seat, "pass")
    assert data["done"] == json.loads(json.dumps(advised_data(game, found.done, texts)))
    assert data["best"] == json.loads(json.dumps(advised_data(game, found.best, texts)))
    assert data["agrees"] is False
    assert "coach-" not in json.dumps(data)


def test_the_best_option_is_agreed_with() -> None:
    game = scene(city="forum* mine* library . . . . . .", supply="2 gold")
    best = advise(game, game.seat, FEW).best.option

    assert why_data(game, why(game, best, game.seat, FEW), load_texts("en"))["agrees"] is True
