"""At every decision of random games: a view is data, and does not depend on what its seat can't know."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from monumental import Game, seeded
from monumental.games.classic.state import ClassicState
from monumental.play.imagine import imagine
from monumental.play.systems.classic.secrets import forget_markets
from monumental.play.view import GameView, as_json, view_for
from monumental.testing import position
from tests.random_game import ClassicGame, ModuleGame, RandomGame, SoloGame

pytestmark = pytest.mark.long

#: Every rule system, with all modules and without, and with Automas.
GAMES: dict[str, Callable[[], RandomGame]] = {
    "duel": lambda: RandomGame(7),
    "classic for four": lambda: ClassicGame(26, rich=True),
    "classic for three with modules": lambda: ModuleGame(22),
    "continuous for four": lambda: ModuleGame(362, rich=True),
    "continuous for five with modules": lambda: ModuleGame(427),
    "solo": lambda: SoloGame(71),
    "solo with modules": lambda: SoloGame(42),
}
on_every_game = pytest.mark.parametrize("game", GAMES)


def imagined(game: Game, seat: int | None, decision: int) -> Game:
    """A game that this seat, or a spectator, can't tell from the real one."""
    if seat is not None:
        return imagine(game, seat, seeded(decision))
    other = game.clone(seeded(decision))
    if isinstance(other.state, ClassicState):
        # A seat that nobody has: it has looked at nothing.
        forget_markets(other, len(other.state.players))
    return other


def without_secrets(view: GameView) -> GameView:
    """What a seat sees less what only this seat may: the view of a spectator."""
    table = view.classic
    if table is not None:
        table = replace(table, markets=tuple(replace(market, stack=None) for market in table.markets))
    return replace(view, seat=None, options=None, classic=table)


def watchers(play: RandomGame) -> list[int | None]:
    """Everybody where somebody is asked in private; else one after another, a spectator in the end."""
    everybody = [*range(len(play.game.state.players)), None]
    if play.game.over or play.game.choice().private:
        return everybody
    return [everybody[play.decision % len(everybody)]]


def check_view(play: RandomGame, seat: int | None) -> None:
    view = view_for(play.game, seat)
    json.dumps(as_json(view))
    assert view_for(imagined(play.game, seat, play.decision), seat) == view
    assert (view.options is None) == (play.game.over or seat != play.game.seat)
    if play.decision % 3 == 0:
        assert without_secrets(view) == view_for(play.game, None)


@on_every_game
def test_a_view_is_data_and_an_imagined_game_looks_the_same(game: str) -> None:
    with GAMES[game]() as play:
        while not play.game.over:
            for seat in watchers(play):
                check_view(play, seat)
            play.go_on()
        for seat in watchers(play):
            check_view(play, seat)


def test_these_games_have_secrets() -> None:
    """Some of the games that were imagined differ from the real one."""
    play = GAMES["classic for four"]()
    different = 0
    while not play.game.over:
        there = imagined(play.game, play.decision % 4, play.decision)
        different += position(there) != position(play.game)
        play.go_on()

    assert different > 50
