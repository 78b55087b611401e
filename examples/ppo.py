"""Learn Monumental Duel by playing against oneself: PPO with a small network, in NumPy alone.

python examples/ppo.py                 a few minutes on one core
python examples/ppo.py --updates 20    a first impression

Proximal Policy Optimization: play some games with the network as it is, then make what turned out better than
expected a little likelier, and what turned out worse a little less likely, but never much at once.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass

# One core is what it is made for: on several, so small a network waits more than it computes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

from monumental.research.batch import BatchedGames

Array = npt.NDArray[np.floating]
Ints = npt.NDArray[np.integer]
Bools = npt.NDArray[np.bool_]

#: Nothing is left of the probability of an option that there is not.
IMPOSSIBLE = -1e9


@dataclass(frozen=True)
class Settings:
    """What PPO can be told. Rewards are 1, 0 or -1 at the end, and a little for every point of the lead."""

    games: int = 64  # side by side
    steps: int = 64  # decisions in each of them before the network learns
    hidden: int = 128
    rate: float = 5e-4
    epochs: int = 3
    batch: int = 512
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    discount: float = 0.998
    trace: float = 0.95  # how far what happens later speaks for or against a decision
    shaping: float = 0.1


class Network:
    """Observations to a layer of hidden numbers to one number for each action, and the expected outcome."""

    def __init__(self, inputs: int, actions: int, hidden: int, luck: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "first": luck.normal(0, 1 / np.sqrt(50), (inputs, hidden)).astype(np.float32),
            "first_bias": np.zeros(hidden, np.float32),
            "policy": luck.normal(0, 0.01, (hidden, actions)).astype(np.float32),
            "policy_bias": np.zeros(actions, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }

    def forward(self, seen: Array, masks: Ints) -> tuple[Array, Array, Array]:
        """The hidden layer, the logarithm of each action's probability, the expected outcome."""
        w = self.weights
        hidden = np.tanh(seen @ w["first"] + w["first_bias"])
        logits = np.where(masks > 0, hidden @ w["policy"] + w["policy_bias"], IMPOSSIBLE)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logits, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def backward(self, seen: Array, hidden: Array, by_logit: Array, by_value: Array) -> dict[str, Array]:
        """How the loss changes with each weight, from how it changes with the outputs."""
        w = self.weights
        by_hidden = by_logit @ w["policy"].T + by_value[:, None] * w["value"][:, 0]
        by_sum = by_hidden * (1 - hidden**2)
        return {
            "first": seen.T @ by_sum,
            "first_bias": by_sum.sum(axis=0),
            "policy": hidden.T @ by_logit,
            "policy_bias": by_logit.sum(axis=0),
            "value": hidden.T @ by_value[:, None],
            "value_bias": by_value.sum(keepdims=True),
        }

    def choose(self, seen: Array, masks: Ints, luck: np.random.Generator) -> tuple[Ints, Array, Array]:
        """An action for each observation, drawn by its probability; its logarithm; the expected outcome."""
        _, logits, values = self.forward(seen, masks)
        # The largest of these is each action with its own probability (Gumbel's trick).
        actions = np.argmax(logits + luck.gumbel(size=logits.shape).astype(np.float32), axis=1)
        return actions, logits[np.arange(len(actions)), actions], values


@dataclass
class Decisions:
    """What was seen, what could be done, what was done, and what came of it; a row for each decision."""

    seen: Array
    masks: Ints
    actions: Ints
    logarithms: Array
    advantages: Array
    returns: Array

    def some(self, rows: Ints) -> Decisions:
        return Decisions(*[getattr(self, name)[rows] for name in self.__dataclass_fields__])


def loss_and_gradient(
    network: Network, some: Decisions, settings: Settings
) -> tuple[float, dict[str, Array]]:
    """PPO's loss on some decisions, and how it changes with each weight."""
    count = len(some.actions)
    hidden, logits, values = network.forward(some.seen, some.masks)
    rows = np.arange(count)
    chosen = logits[rows, some.actions]
    probabilities = np.exp(logits)
    ratio = np.exp(chosen - some.logarithms)
    clipped = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gain = np.minimum(ratio * some.advantages, clipped * some.advantages)
    # Impossible actions have no probability, so they add nothing here.
    surprise = -(probabilities * np.where(some.masks > 0, logits, 0)).sum(axis=1)
    error = values - some.returns
    loss = (-gain - settings.entropy * surprise + settings.value * error**2 / 2).mean()

    # Where clipping has the last word, a decision has no say any more.
    by_chosen = np.where(ratio * some.advantages <= clipped * some.advantages, -ratio * some.advantages, 0)
    by_logit = -by_chosen[:, None] * probabilities
    by_logit[rows, some.actions] += by_chosen
    by_logit += settings.entropy * probabilities * (logits + surprise[:, None]) * (some.masks > 0)
    by_value = settings.value * error
    return float(loss), network.backward(some.seen, hidden, by_logit / count, by_value / count)


class Adam:
    """Steps down the gradient, each weight at its own pace."""

    def __init__(self, weights: dict[str, Array], rate: float) -> None:
        self.weights = weights
        self.rate = rate
        self.steps = 0
        self.mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, gradient: dict[str, Array]) -> None:
        self.steps += 1
        norm = np.sqrt(sum(float((change**2).sum()) for change in gradient.values()))
        # One odd batch shall not throw everything over.
        shrink = min(1.0, 0.5 / (norm + 1e-8))
        for name, change in gradient.items():
            self.mean[name] += 0.1 * (change * shrink - self.mean[name])
            self.square[name] += 0.001 * ((change * shrink) ** 2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.weights[name] -= (self.rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def collect(
    games: BatchedGames, network: Network, settings: Settings, luck: np.random.Generator
) -> Decisions:
    """Play on in all games with the network at every seat, and see what became of each decision."""
    shape = (settings.steps, games.count)
    seen = np.empty((*shape, games.observations.shape[1]), np.float32)
    masks = np.empty((*shape, games.masks.shape[1]), np.int8)
    actions, seats = np.empty(shape, np.int64), np.empty(shape, np.int64)
    logarithms, values = np.empty(shape, np.float32), np.empty(shape, np.float32)
    rewards, dones = np.empty((*shape, 2), np.float32), np.empty(shape, np.bool_)
    for step in range(settings.steps):
        seen[step], masks[step], seats[step] = games.observations, games.masks, games.seats
        actions[step], logarithms[step], values[step] = network.choose(seen[step], masks[step], luck)
        games.step(actions[step])
        rewards[step], dones[step] = games.rewards, games.dones
    _, _, last = network.forward(games.observations, games.masks)
    advantages = judge(values, seats, rewards, dones, last, games.seats, settings)
    rows = settings.steps * games.count
    return Decisions(
        seen.reshape(rows, -1),
        masks.reshape(rows, -1),
        actions.ravel(),
        logarithms.ravel(),
        advantages.ravel(),
        (advantages + values).ravel(),
    )


def judge(
    values: Array,
    seats: Ints,
    rewards: Array,
    dones: Bools,
    last: Array,
    last_seats: Ints,
    settings: Settings,
) -> Array:
    """How much better than expected each decision turned out: generalized advantage estimation.

    The next decision of the same seat counts, not that of the opponent; what happens in between is added up.
    """
    games = np.arange(values.shape[1])
    earned = np.zeros((len(games), 2), np.float32)
    # What is good for one is bad for the other.
    expected = np.empty((len(games), 2), np.float32)
    expected[games, last_seats] = last
    expected[games, 1 - last_seats] = -last
    later = np.zeros((len(games), 2), np.float32)
    advantages = np.zeros(values.shape, np.float32)
    for step in reversed(range(len(values))):
        for ended in (earned, expected, later):
            ended[dones[step]] = 0
        earned += rewards[step]
        mine = (games, seats[step])
        surprise = earned[mine] + settings.discount * expected[mine] - values[step]
        advantages[step] = surprise + settings.discount * settings.trace * later[mine]
        later[mine] = advantages[step]
        expected[mine] = values[step]
        earned[mine] = 0
    return advantages


def improve(
    network: Network, adam: Adam, decisions: Decisions, settings: Settings, luck: np.random.Generator
) -> float:
    """Learn from these decisions, several times over; the loss at the end."""
    spread = decisions.advantages.std() + 1e-8
    decisions.advantages = (decisions.advantages - decisions.advantages.mean()) / spread
    losses: list[float] = []
    for _ in range(settings.epochs):
        order = luck.permutation(len(decisions.actions))
        losses.clear()
        for start in range(0, len(order), settings.batch):
            some = decisions.some(order[start : start + settings.batch])
            loss, gradient = loss_and_gradient(network, some, settings)
            adam.step(gradient)
            losses.append(loss)
    return float(np.mean(losses))


def win_rate(network: Network | None, count: int, seed: int) -> float:
    """How often it wins against random play; a shared victory is half a win. It sits at each seat in turn."""
    games = BatchedGames("duel", count, seed=seed)
    luck = np.random.default_rng(seed)
    own_seats = np.arange(count) % 2
    won = np.full(count, np.nan)
    while np.isnan(won).any():
        actions = games.random_actions(luck)
        mine = (games.seats == own_seats) & np.isnan(won)
        if network is not None and mine.any():
            actions[mine] = network.choose(games.observations[mine], games.masks[mine], luck)[0]
        games.step(actions)
        ended = games.dones & np.isnan(won)
        won[ended] = (games.rewards[ended, own_seats[ended]] + 1) / 2
    return float(won.mean())


def learn(updates: int, seed: int, settings: Settings, every: int = 10, test_games: int = 100) -> Network:
    """Play and learn so many times, and tell how it goes."""
    luck = np.random.default_rng(seed)
    games = BatchedGames("duel", settings.games, seed=1_000_000 * (seed + 1), shaping=settings.shaping)
    inputs, actions = games.setting.observer.length, games.setting.numbering.count
    network = Network(inputs, actions, settings.hidden, luck)
    adam = Adam(network.weights, settings.rate)
    began = time.monotonic()
    for update in range(1, updates + 1):
        loss = improve(network, adam, collect(games, network, settings, luck), settings, luck)
        if update % every == 0 or update == updates:
            rate = win_rate(network, test_games, seed)
            decisions = update * settings.games * settings.steps
            minutes = (time.monotonic() - began) / 60
            line = f"{minutes:5.1f} min  {decisions:8d} decisions  loss {loss:6.3f}"
            print(f"{line}  wins {rate:4.0%} against random", flush=True)  # noqa: T201 (that is what it is for)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Monumental Duel by playing against oneself.")
    parser.add_argument("--updates", type=int, default=40, help="how often the network learns")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    learn(chosen.updates, chosen.seed, Settings())


if __name__ == "__main__":
    main()
