from collections.abc import Callable

import pytest

from monumental.engine.action import EMPTY
from monumental.engine.deck import Deck
from monumental.engine.game import Game
from monumental.engine.resources import GOLD
from monumental.games.duel.state import Advantage, duel
from monumental.play.setup import new_game
from monumental.testing import CheckError, check_game, check_position


@pytest.mark.parametrize("seed", range(4))
def test_random_games_hold_in_every_position(seed: int) -> None:
    game = check_game(seed)

    assert game.over


def lose_a_card(game: Game) -> None:
    game.state.players[0].city[4] = EMPTY


def double_a_card(game: Game) -> None:
    display = game.state.display
    game.state.players[1].deck = Deck((display.slots[0],), game.state.players[1].deck.urn)


def take_from_a_pile(game: Game) -> None:
    game.state.piles[0] -= 1


def owe_gold(game: Game) -> None:
    game.state.players[0].supply[GOLD] = -1


def turn_a_card(game: Game) -> None:
    game.state.players[0].standing = (0,)


def leave_tokens_on_nobodys_advantage(game: Game) -> None:
    duel(game).advantage = Advantage(-1, 0, 2)


def forget_a_policy(game: Game) -> None:
    game.state.players[0].culture_deck = game.state.players[0].culture_deck[1:]


def play_too_long(game: Game) -> None:
    game.state.round = 11


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lose_a_card, "starting cards of seat 0"),
        (double_a_card, "is in 2 places"),
        (take_from_a_pile, "in the pile"),
        (owe_gold, "owes something"),
        (turn_a_card, "permanent texts of seat 0"),
        (leave_tokens_on_nobodys_advantage, "nobody has"),
        (forget_a_policy, "Policies of seat 0"),
        (play_too_long, "round 11"),
    ],
)
def test_the_referee_sees(spoil: Callable[[Game], None], problem: str) -> None:
    game = new_game(seed=1, civilizations=("aztecs", "malians"), first=0)
    check_position(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        check_position(game)
