"""Programs that are no part of Python, for tests that need them."""

from __future__ import annotations

import os
import shutil

import pytest


def program(name: str) -> str:
    """Where a program is; the test is left out where there is none, but not in CI."""
    found = shutil.which(name)
    if found is not None:
        return found
    if os.environ.get("MONUMENTAL_NO_SKIPS") == "1":
        pytest.fail(f"{name} is not installed")
    pytest.skip(f"{name} is not installed")
