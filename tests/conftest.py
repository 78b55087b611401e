"""What holds for every test."""

import gc

import pytest


def pytest_configure() -> None:
    """Words, cards and tests stay in memory; looking for garbage among them took a tenth of the time."""
    gc.set_threshold(20_000, 20, 1_000)


@pytest.fixture
def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach plays a position on twice instead of sixteen times, where how often proves nothing."""
    monkeypatch.setattr("monumental.coach.foresight.TIMES", 2)
