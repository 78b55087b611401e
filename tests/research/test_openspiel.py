"""OpenSpiel's game, with the tests that OpenSpiel brings. Luck is a player with exact odds."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

from monumental.engine.chance import Chance, seeded
from monumental.engine.game import Game
from monumental.play.notation import write
from monumental.research import openspiel_game
from monumental.research.situation import Situation
from monumental.research.told_luck import ToldLuck, UndecidedError
from monumental.testing.common import position

pytestmark = pytest.mark.long

GAMES = [
    "python_monumental_duel",
    "python_monumental_duel(forced=True)",
    "python_monumental_classic(packs=base heroes monsters)",
    "python_monumental_continuous(players=2,civilizations=greeks danes)",
]


def draw(state: Any, luck: np.random.RandomState) -> None:
    """Let luck decide until somebody is asked."""
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(outcomes[luck.choice(len(outcomes), p=odds)])


def play(state: Any, seed: int, most: int = 100_000) -> None:
    """Play on at random."""
    luck = np.random.RandomState(seed)
    draw(state, luck)
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(int(luck.choice(state.legal_actions())))
        draw(state, luck)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_to_complain_about(name: str) -> None:
    serialize = name == GAMES[0]  # takes long: a state is written down as the way to it
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize(
    "rules",
    [
        "duel",
        # Megabytes of numbers are written down.
        pytest.param("classic", marks=pytest.mark.campaign),
        pytest.param("continuous", marks=pytest.mark.campaign),
    ],
)
def test_a_playthrough_of_openspiel_comes_to_the_end_of_a_game(rules: str) -> None:
    """Everything a state can be asked is asked after every move, and the last one pays."""
    text = playthrough(f"python_monumental_{rules}", None, seed=1)

    returns = text.rstrip().splitlines()[-1]
    assert returns in {"Returns() = [1, -1]", "Returns() = [-1, 1]", "Returns() = [0, 0]"}


def test_all_games_are_registered() -> None:
    for game in (openspiel_game.DuelGame, openspiel_game.ClassicGame, openspiel_game.ContinuousGame):
        assert game.type.short_name in pyspiel.registered_names()


class Noted(Chance):
    """Real luck that writes down what could have come, and what came."""

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)
        self.urns: list[tuple[int, ...]] = []
        self.came: list[int] = []

    def pick(self, cards: Sequence[int]) -> int:
        at = self.luck.pick(cards)
        self.urns.append(tuple(cards))
        self.came.append(cards[at])
        return at


@pytest.mark.parametrize("name", [GAMES[1], "python_monumental_classic(players=3,forced=True)"])
def test_the_odds_are_what_is_in_the_urn(name: str) -> None:
    """Beside a real game that draws the same: each draw has its node, with the contents of its urn."""
    spiel = pyspiel.load_game(name)
    state = spiel.new_initial_state()
    luck = Noted(3)
    game = spiel.setting.new_game(3, luck)
    drawn = nodes = 0
    while True:
        while drawn < len(luck.urns):
            urn, came = luck.urns[drawn], luck.came[drawn]
            drawn += 1
            if len(set(urn)) > 1:
                counts = Counter(urn)
                expected = {card: count / len(urn) for card, count in counts.items()}
                assert state.is_chance_node()
                assert dict(state.chance_outcomes()) == pytest.approx(expected)
                state.apply_action(came)
                nodes += 1
        if game.over:
            break
        assert not state.is_chance_node()
        assert position(state.situation.game) == position(game)
        number = state.legal_actions()[nodes % len(state.legal_actions())]
        state.apply_action(number)
        game.play(spiel.setting.numbering.action(number))
    assert state.is_terminal()
    assert nodes > 100


def test_a_state_looks_like_the_position_and_speaks_our_notation() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert str(state) == "nothing is laid out yet"
    play(state, seed=1, most=30)
    game: Game = state.situation.game

    words = [state.action_to_string(state.current_player(), number) for number in state.legal_actions()]

    assert sorted(words) == sorted(write(game, option) for option in game.options())
    assert "player_0" in str(state)


def test_a_draw_is_called_by_its_card() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    cards = state.situation.setting.box.catalog.cards

    names = {
        state.action_to_string(pyspiel.PlayerId.CHANCE, outcome) for outcome, _ in state.chance_outcomes()
    }

    first_era = {card.key for card in cards if card.era == 1}
    assert names == first_era


def test_copies_go_their_own_ways() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    play(state, seed=1, most=20)
    before = str(state)

    for twin in (state.clone(), copy.deepcopy(state)):
        assert str(twin) == before
        play(twin, seed=2)
        assert twin.is_terminal()

    assert str(state) == before


def test_the_end_is_worth_what_it_is_elsewhere() -> None:
    state = pyspiel.load_game("python_monumental_continuous(players=5)").new_initial_state()
    assert state.returns() == [0.0] * 5
    play(state, seed=1)

    assert sorted(state.returns()) == [-0.25, -0.25, -0.25, -0.25, 1.0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_observations_are_those_of_the_seat() -> None:
    spiel = pyspiel.load_game(GAMES[2])
    state = spiel.new_initial_state()
    observation = make_observation(spiel)
    observation.set_from(state, 1)
    assert not observation.tensor.any()
    play(state, seed=1, most=60)

    observation.set_from(state, 1)

    assert np.array_equal(observation.tensor, spiel.setting.observer.observe(state.situation.game, 1))
    assert json.loads(observation.string_from(state, 1))["seat"] == 1


def test_openspiels_search_plays_it() -> None:
    spiel = pyspiel.load_game(GAMES[0])
    state = spiel.new_initial_state()
    luck = np.random.RandomState(0)
    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(spiel, uct_c=1.4, max_simulations=4, evaluator=rollouts, random_state=luck)
    moves = 0
    while moves < 4:
        draw(state, luck)
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)
        moves += 1


def test_what_can_not_be_is_refused() -> None:
    situation = Situation(pyspiel.load_game(GAMES[0]).setting, forced=False)

    with pytest.raises(ValueError, match="luck can't bring 999 now"):
        situation.decide(999)
    with pytest.raises(ValueError, match="action 0 is not among the options"):
        situation.play(0)


def test_told_luck_brings_what_it_is_told_and_then_asks() -> None:
    luck = ToldLuck((7, 1))

    assert luck.pick((5, 7, 7)) == 1
    assert luck.pick((4, 4)) == 0
    assert luck.choose(3) == 1
    with pytest.raises(UndecidedError) as asked:
        luck.pick((5, 7, 7))
    assert asked.value.outcomes == (5, 7, 7)
