"""Learn a seat of Monumental Duel with Stable-Baselines3: MaskablePPO of sb3-contrib, which knows masks.

pip install "monumental[research]" sb3-contrib
python examples/stable_baselines.py                      a quarter of an hour on two cores
python examples/stable_baselines.py --decisions 30000    a first impression
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import monumental.research.gymnasium_env  # noqa: F401 (with it, Gymnasium knows our environments)

ENVIRONMENT = "monumental/Duel-v0"

#: Somebody who does anything is soon beaten; `greedy` takes hours.
OPPONENT = "random"


def learn(decisions: int, seed: int, opponent: str = OPPONENT) -> MaskablePPO:
    """Play and learn at a few tables side by side; points of the lead are a little reward on the way."""
    settings: dict[str, Any] = {"opponents": [opponent], "seat": None, "shaping": 0.2}
    tables = make_vec_env(ENVIRONMENT, n_envs=8, seed=seed, env_kwargs=settings)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        learning_rate=7e-4,
        gamma=0.998,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )
    return model.learn(decisions)


def win_rate(model: MaskablePPO | None, games: int, seed: int, opponent: str = OPPONENT) -> float:
    """How often it wins at either seat in turn; without a model, whoever does anything."""
    env = gymnasium.make(ENVIRONMENT, opponents=[opponent], seat=None)
    luck = np.random.default_rng(seed)
    won = 0.0
    for game in range(games):
        seen, told = env.reset(seed=seed + game)
        over = False
        reward = 0.0
        while not over:
            mask = told["action_mask"]
            if model is None:
                action = int(luck.choice(np.flatnonzero(mask)))
            else:
                action = int(model.predict(seen, action_masks=mask.astype(bool))[0])
            seen, last, over, _, told = env.step(action)
            reward = float(last)
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a seat of Monumental Duel with Stable-Baselines3.")
    parser.add_argument("--decisions", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default=OPPONENT, help="a bot: random, beginner, greedy …")
    parser.add_argument("--out", type=Path, help="keep the model in this file")
    chosen = parser.parse_args()
    model = learn(chosen.decisions, chosen.seed, chosen.against)
    rate = win_rate(model, 200, 10_000_000, chosen.against)
    print(f"It wins {rate:.0%} of 200 games against {chosen.against}.")  # noqa: T201 (that is what it is for)
    if chosen.out is not None:
        model.save(chosen.out)


if __name__ == "__main__":
    main()
