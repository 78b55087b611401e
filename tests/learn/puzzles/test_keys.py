"""Keys of positions: as equal as the positions themselves."""

from __future__ import annotations

import random

import pytest

from monumental import new_game
from monumental.engine.chance import seeded
from monumental.learn.puzzles.keys import Keys, key_of_end
from monumental.testing.scene import act, classic_scene, duel_scene

SEED = 41


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_keys_are_equal_where_positions_are(rules: str) -> None:
    """`new_game(rules, seats=2, seed=41)` and `random.Random(41)` give the same positions again."""
    game = new_game(rules, seats=2, seed=SEED)
    choose = random.Random(SEED)
    keys = Keys()
    before = game.clone(seeded(0))

    compared = 0
    while not game.over and compared < 150:
        game.play_option(choose.choice(game.options()))
        copy = game.clone(seeded(0))

        assert keys.of(copy.state) == keys.of(game.state)
        assert (keys.of(before.state) == keys.of(game.state)) == (before.state == game.state)
        before = copy
        compared += 1
    assert compared > 20


def test_the_order_of_the_same_acquisitions_makes_no_other_end() -> None:
    ends = []
    for deeds in (("build workshop", "build laboratory"), ("build laboratory", "build workshop")):
        game = duel_scene(supply="4 production", other={"passed": True})
        act(game, *deeds)
        ends.append(game)
    keys = Keys()

    assert ends[0].state != ends[1].state
    assert key_of_end(keys, ends[0], 0, stops=True) == key_of_end(keys, ends[1], 0, stops=True)


def test_what_a_turn_used_up_counts_only_while_the_round_goes_on_for_the_seat() -> None:
    rich, poor = (duel_scene(supply=supply, other={"passed": True}) for supply in ("2 science", "1 military"))
    keys = Keys()

    assert key_of_end(keys, rich, 0, stops=True) == key_of_end(keys, poor, 0, stops=True)
    assert key_of_end(keys, rich, 0, stops=False) != key_of_end(keys, poor, 0, stops=False)


def test_gold_is_kept_and_makes_another_end() -> None:
    rich, poor = (duel_scene(supply=supply) for supply in ("2 gold", "1 gold"))
    keys = Keys()

    assert key_of_end(keys, rich, 0, stops=True) != key_of_end(keys, poor, 0, stops=True)


def test_which_units_went_makes_no_other_end_and_another_province_does() -> None:
    here, there = (classic_scene(troops=troops) for troops in ("1:5 2:4", "1:6 2:3"))
    less = classic_scene(troops="1:9")
    keys = Keys()

    assert key_of_end(keys, here, 0, stops=True) == key_of_end(keys, there, 0, stops=True)
    assert key_of_end(keys, here, 0, stops=True) != key_of_end(keys, less, 0, stops=True)
