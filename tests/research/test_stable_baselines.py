"""The example for Stable-Baselines3 learns."""

from __future__ import annotations

import pytest


@pytest.mark.long
@pytest.mark.campaign
def test_in_a_minute_it_learns_to_beat_whoever_does_anything() -> None:
    pytest.importorskip("sb3_contrib")
    from examples.stable_baselines import learn, win_rate  # noqa: PLC0415 (it needs PyTorch)

    model = learn(20_000, seed=3)

    assert win_rate(model, 60, seed=20_000_000) > win_rate(None, 60, seed=20_000_000) + 0.2
