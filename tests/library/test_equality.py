"""Two positions are equal if they say the same, however they came about."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, new_game, seeded
from monumental.engine.catalog import Script
from monumental.engine.pieces.display import Display
from monumental.games.classic.land.hexmap import HexMap
from monumental.games.duel.state import Advantage
from monumental.play.position import read_snapshot, write_snapshot
from monumental.testing import Leanings, attributes

GAMES: dict[str, dict[str, Any]] = {
    "duel": {"rules": "duel"},
    "classic": {"rules": "classic", "seats": 3, "packs": ("base", "heroes", "monsters")},
    "solo": {"rules": "classic", "seats": 2, "automas": (1,)},
    "continuous": {"rules": "continuous", "seats": 2},
}


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    """A game in its middle."""
    game = new_game(seed=5, **GAMES[request.param])
    leanings = Leanings(7)
    for _ in range(60):
        game.play(leanings.choose(game.options()))
    return game


def another(value: Any) -> Any:
    """Something else of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case list() | tuple():
            return value[:-1]
        case dict():
            return {}
        case Display():
            return value.without(0).with_slots(value.slots[::-1])
        case Advantage():
            return Advantage(1 - value.holder, value.resource, value.tokens)
        case Script():
            return Script(f"{value.address}.0", value.sentences)
        case HexMap():
            return HexMap(value.name, value.tiles[:-1])
    raise TypeError(value)


def test_a_copy_is_equal_until_one_of_them_moves(game: Game) -> None:
    twin = game.clone(seeded(1))

    assert game.state == twin.state
    twin.play(twin.options()[0])
    assert game.state != twin.state


def test_equal_moves_with_equal_luck_lead_to_equal_positions(game: Game) -> None:
    one, other = game.clone(seeded(4)), game.clone(seeded(4))

    for _ in range(20):
        if not one.over:
            action = one.options()[-1]
            one.play(action)
            other.play(action)
            assert one.state == other.state


def test_a_position_that_was_saved_and_read_is_equal(game: Game) -> None:
    assert read_snapshot(write_snapshot(game)).state == game.state


def test_every_part_of_a_position_counts(game: Game) -> None:
    counted = 0

    for name in attributes(game.state):
        twin = game.clone(seeded(1)).state
        value = getattr(twin, name)
        if value:
            setattr(twin, name, another(value))
            assert twin != game.state, name
            counted += 1

    assert counted >= 7


def test_what_a_player_has_counts(game: Game) -> None:
    twin = game.clone(seeded(1)).state

    twin.players[1].supply[0] += 1

    assert twin != game.state


def test_a_position_is_not_equal_to_anything_else(game: Game) -> None:
    assert game.state != "a position"


def test_positions_change_so_none_can_be_a_key(game: Game) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(game.state)
