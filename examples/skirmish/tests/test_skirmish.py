"""A rule system of somebody else plays everywhere."""

from __future__ import annotations

import pytest
from skirmish_box import SKIRMISH

from monumental import new_game, new_table, read_record, score_sheets, verify, write_record
from monumental.bots import BOTS
from monumental.cards.text import LANGUAGES, load_texts
from monumental.games.duel.state import duel
from monumental.research.gymnasium_env import SeatEnv
from monumental.testing import Secrecy, check_bot, check_game


def test_the_deck_is_smaller_than_that_of_duel() -> None:
    sizes = [new_game(rules, seed=1).state.display.deck_count() for rules in ("skirmish", "duel")]

    assert sizes[0] < sizes[1]


def test_the_advantage_is_worth_a_point() -> None:
    holders = []
    for seed in range(3):
        game = check_game(seed, rules="skirmish")
        for seat, sheet in enumerate(score_sheets(game)):
            holds = duel(game).advantage.holder == seat
            assert {line.name: line.points for line in sheet.lines}["advantage"] == int(holds)
            holders.append(holds)

    assert any(holders)


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_holds_and_nothing_is_betrayed(seed: int) -> None:
    secrecy = Secrecy()

    check_game(seed, rules="skirmish", followers=[secrecy])

    assert secrecy.differing > 10


@pytest.mark.parametrize("name", ["random", "beginner", "greedy", "search-20n"])
def test_every_bot_plays(name: str) -> None:
    check_bot(BOTS[name], rules=["skirmish"], games=1)


def test_a_game_is_recorded_and_verified() -> None:
    table = new_table("skirmish", ("random", "random"), seed=4)
    while not table.game.over:
        table.play(table.game.seat, table.game.options()[0])

    assert verify(read_record(write_record(table.record()))).ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_name_and_its_clauses_are_known_in_every_language(language: str) -> None:
    texts = load_texts(language, (), SKIRMISH.rules)

    assert texts("rules-skirmish")
    assert texts.clause("SKIRM-DECK-01") != texts.clause("SKIRM-END-01")


class SkirmishEnv(SeatEnv):
    rules = "skirmish"


def test_a_program_learns_it() -> None:
    env = SkirmishEnv(opponents=("random",))
    observation, info = env.reset(seed=1)
    reward, done = 0.0, False
    while not done:
        assert env.observation_space.contains(observation)
        action = int(info["action_mask"].argmax())
        observation, reward, done, _, info = env.step(action)

    assert reward in {-1.0, 0.0, 1.0}
