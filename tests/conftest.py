"""What holds for every test."""

import gc


def pytest_configure() -> None:
    """Words, cards and tests stay in memory; looking for garbage among them took a tenth of the time."""
    gc.set_threshold(20_000, 20, 1_000)
