"""The example learns: its gradient is right, a step makes the loss smaller, and a short run helps."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from examples.ppo import Adam, Decisions, Network, Settings, judge, loss_and_gradient

pytestmark = pytest.mark.long

ROOT = Path(__file__).parent.parent.parent
SMALL = Settings(games=1, steps=4, hidden=6)


def some_decisions(luck: np.random.Generator, count: int = 12) -> Decisions:
    inputs, actions = 7, 5
    masks = (luck.random((count, actions)) < 0.6).astype(np.int8)
    chosen = luck.integers(actions, size=count)
    masks[np.arange(count), chosen] = 1
    return Decisions(
        luck.random((count, inputs)),
        masks,
        chosen,
        np.log(luck.uniform(0.2, 0.9, count)),
        luck.normal(size=count),
        luck.normal(size=count),
    )


def precise_network(luck: np.random.Generator) -> Network:
    network = Network(7, 5, 6, luck)
    for name, weight in network.weights.items():
        network.weights[name] = luck.normal(0, 0.5, weight.shape)
    return network


def test_the_gradient_agrees_with_finite_differences() -> None:
    luck = np.random.default_rng(0)
    network, decisions = precise_network(luck), some_decisions(luck)
    settings = Settings(entropy=0.1)
    _, gradient = loss_and_gradient(network, decisions, settings)
    step = 1e-6
    for name, weight in network.weights.items():
        for at in np.ndindex(weight.shape):
            losses = []
            for change in (step, -step):
                weight[at] += change
                losses.append(loss_and_gradient(network, decisions, settings)[0])
                weight[at] -= change
            slope = (losses[0] - losses[1]) / (2 * step)
            assert gradient[name][at] == pytest.approx(slope, abs=1e-6), (name, at)


def test_a_few_steps_make_the_loss_smaller() -> None:
    luck = np.random.default_rng(1)
    network, decisions = precise_network(luck), some_decisions(luck, count=50)
    adam = Adam(network.weights, 0.01)
    losses = []
    for _ in range(20):
        loss, gradient = loss_and_gradient(network, decisions, SMALL)
        losses.append(loss)
        adam.step(gradient)

    assert losses[-1] < losses[0] - 0.05


def test_what_can_not_be_done_is_never_chosen() -> None:
    luck = np.random.default_rng(2)
    network, decisions = precise_network(luck), some_decisions(luck, count=200)

    actions, _, _ = network.choose(decisions.seen, decisions.masks, luck)

    assert decisions.masks[np.arange(200), actions].all()


def test_a_decision_is_judged_by_what_its_own_seat_meets_next() -> None:
    """One game: seat 0, seat 1, seat 0 decides and wins; then a new one in which seat 1 is asked."""
    settings = replace(SMALL, discount=1.0, trace=1.0)
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.array([[[0, 0]], [[0, 0]], [[1, -1]], [[0, 0]]], np.float32)
    dones = np.array([[False], [False], [True], [False]])
    values = np.array([[0.5], [0.25], [0.5], [0.0]], np.float32)

    judged = judge(values, seats, rewards, dones, np.array([0.75]), np.array([0]), settings)

    # 1 - 0.5; -1 - 0.25; 1 - 0.5; and what seat 0 expects to win at the end, seat 1 expects to lose.
    assert judged[:, 0].tolist() == [0.5, -1.25, 0.5, -0.75]


def test_a_short_run_is_better_than_chance() -> None:
    """In a process of its own: there it takes one core, and leaves the others to other tests."""
    program = (
        "from examples.ppo import Settings, learn, win_rate;"
        "small = Settings(games=16, steps=64, hidden=32, batch=128, rate=3e-3);"
        "learned = learn(updates=8, seed=0, settings=small, every=5, test_games=10);"
        "print(win_rate(None, 60, seed=9), win_rate(learned, 60, seed=9))"
    )

    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()

    assert "wins" in run[0]
    by_chance, learned = map(float, run[-1].split())
    assert 0.3 < by_chance < 0.7
    assert learned > 0.75


def test_it_says_how_to_use_it() -> None:
    run = subprocess.run(
        [sys.executable, "examples/ppo.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert "--updates" in run.stdout
