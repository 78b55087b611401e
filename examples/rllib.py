"""Learn a seat of Monumental Duel with RLlib: PPO whose module knows which actions are allowed.

pip install "monumental[research]" "ray[rllib]" torch
python examples/rllib.py                                 a quarter of an hour on two cores
python examples/rllib.py --decisions 20000 --runners 2   a first impression, played by two processes
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

if TYPE_CHECKING:
    from ray.rllib.algorithms.algorithm import Algorithm
    from ray.rllib.core.rl_module.rl_module import RLModule

#: With the module that registers it: processes that play beside this one have imported nothing.
ENVIRONMENT = "monumental.research.gymnasium_env:monumental/Duel-v0"

#: Somebody who does anything is soon beaten; `greedy` takes hours.
OPPONENT = "random"

#: After so many decisions the network learns from them.
BATCH = 2048

Seen = dict[str, np.ndarray]


class MaskedSeat(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The mask beside the observation, where RLlib looks for it."""

    def __init__(self, settings: dict[str, Any]) -> None:
        super().__init__(gymnasium.make(ENVIRONMENT, **settings))
        actions = self.env.action_space
        assert isinstance(actions, spaces.Discrete)
        mask = spaces.Box(0.0, 1.0, (int(actions.n),), np.float32)
        self.observation_space = spaces.Dict(
            {"observations": self.env.observation_space, "action_mask": mask}
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Any]:
        seen, told = self.env.reset(seed=seed, options=options)
        return masked(seen, told), told

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Any]:
        seen, reward, over, cut, told = self.env.step(action)
        return masked(seen, told), float(reward), over, cut, told


def masked(seen: Any, told: dict[str, Any]) -> Seen:
    return {"observations": seen, "action_mask": told["action_mask"].astype(np.float32)}


def learn(decisions: int, seed: int, opponent: str = OPPONENT, runners: int = 0) -> Algorithm:
    """Play and learn, in this process alone if there are no runners; a lead in points is a little reward."""
    config = (
        PPOConfig()  # type: ignore[no-untyped-call]
        .environment(MaskedSeat, env_config={"opponents": [opponent], "seat": None, "shaping": 0.2})
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=8)
        .learners(num_learners=0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"fcnet_hiddens": [64, 64], "fcnet_activation": "tanh"},
            )
        )
        .training(
            train_batch_size_per_learner=BATCH,
            minibatch_size=256,
            num_epochs=4,
            lr=7e-4,
            gamma=0.998,
            lambda_=0.95,
            entropy_coeff=0.01,
        )
        .debugging(seed=seed, log_level="ERROR")
    )
    algorithm = config.build_algo()
    for _ in range(-(-decisions // BATCH)):
        algorithm.train()  # type: ignore[no-untyped-call]
    return algorithm


def win_rate(algorithm: Algorithm | None, games: int, seed: int, opponent: str = OPPONENT) -> float:
    """How often it wins at either seat in turn; without an algorithm, whoever does anything."""
    env = MaskedSeat({"opponents": [opponent], "seat": None})
    module = None if algorithm is None else algorithm.get_module()
    luck = np.random.default_rng(seed)
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over = False
        reward = 0.0
        while not over:
            if module is None:
                action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
            else:
                action = int(luck.choice(len(seen["action_mask"]), p=policy(module, seen)))
            seen, reward, over, _, _ = env.step(action)
        won += (reward + 1) / 2
    return won / games


def policy(module: RLModule, seen: Seen) -> Any:
    """How likely the module takes each action. Its favourites alone would win before it has learned."""
    batch = {Columns.OBS: {name: torch.from_numpy(part[None]) for name, part in seen.items()}}
    with torch.no_grad():
        said = module.forward_inference(batch)
    return torch.softmax(said[Columns.ACTION_DIST_INPUTS][0].double(), 0).numpy()


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a seat of Monumental Duel with RLlib.")
    parser.add_argument("--decisions", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default=OPPONENT, help="a bot: random, beginner, greedy …")
    parser.add_argument("--runners", type=int, default=0, help="so many processes play beside this one")
    chosen = parser.parse_args()
    algorithm = learn(chosen.decisions, chosen.seed, chosen.against, chosen.runners)
    rate = win_rate(algorithm, 200, 10_000_000, chosen.against)
    algorithm.stop()  # type: ignore[no-untyped-call]
    print(f"It wins {rate:.0%} of 200 games against {chosen.against}.")  # noqa: T201 (that is what it is for)


if __name__ == "__main__":
    main()
