"""A game that remembers can be taken back, action by action."""

from __future__ import annotations

import pytest

from monumental import Game, MonumentalError, new_game, seeded
from monumental.engine.events import Event
from monumental.testing import Leanings


@pytest.fixture(params=["duel", "classic", "continuous"])
def game(request: pytest.FixtureRequest) -> Game:
    journal: list[Event] = []
    game = new_game(request.param, seed=6, journal=journal)
    game.remember()
    return game


def test_every_action_can_be_taken_back(game: Game) -> None:
    leanings = Leanings(1)
    assert game.journal is not None
    before = []
    for _ in range(80):
        before.append((game.state.clone(), list(game.journal)))
        game.play(leanings.choose(game.options()))

    while before:
        game.undo()
        assert (game.state, game.journal) == before.pop()


def test_after_a_step_back_the_game_goes_on(game: Game) -> None:
    first = game.options()[0]
    game.play(first)
    after = game.state.clone()

    game.undo()
    game.play(first)

    assert game.choice().seat == after.agenda[-1].seat


def test_nothing_to_take_back_is_said(game: Game) -> None:
    game.play(game.options()[0])
    game.undo()

    with pytest.raises(MonumentalError, match="nothing to take back"):
        game.undo()


def test_a_game_that_was_not_asked_to_remember_keeps_nothing() -> None:
    game = new_game(seed=2)
    game.play(game.options()[0])

    assert game.past is None
    with pytest.raises(MonumentalError, match=r"remember\(\)"):
        game.undo()


def test_a_copy_begins_without_a_past(game: Game) -> None:
    game.play(game.options()[0])

    assert game.clone(seeded(1)).past is None


def test_to_remember_twice_forgets_nothing(game: Game) -> None:
    game.play(game.options()[0])

    game.remember()

    assert game.past is not None
    assert len(game.past) == 1
