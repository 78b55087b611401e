"""The example for RLlib learns."""

from __future__ import annotations

import pytest


@pytest.mark.long
@pytest.mark.campaign
def test_in_some_minutes_it_learns_to_beat_whoever_does_anything() -> None:
    pytest.importorskip("ray.rllib")
    from examples.rllib import learn, win_rate  # noqa: PLC0415 (it needs PyTorch)

    begun, learned = learn(0, seed=3), learn(20_000, seed=3)

    # Who has learned nothing yet prefers one thing or another, too, and that may be good for something.
    assert win_rate(learned, 60, seed=20_000_000) > win_rate(begun, 60, seed=20_000_000) + 0.2
