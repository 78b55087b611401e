"""Every limit can be changed by the host and is explained, with its usual number."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from monumental.web.settings import LIMITS, Settings, limited

SECURITY = Path(__file__).parents[2] / "SECURITY.md"


def usual(name: str) -> float:
    number: float = getattr(getattr(Settings(), LIMITS[name]), name)
    return number


def explained() -> dict[str, float]:
    """The limits of the table in SECURITY.md and their numbers."""
    found: dict[str, float] = {}
    for names, numbers in re.findall(
        r"^\| ((?:`\w+`(?:, )?)+) \| ([\d., ]+) \|", SECURITY.read_text(encoding="utf-8"), re.MULTILINE
    ):
        found |= zip(re.findall(r"\w+", names), map(float, numbers.split(", ")), strict=True)
    return found


def test_every_limit_is_explained_with_its_usual_number() -> None:
    assert explained() == {name: usual(name) for name in LIMITS}


def test_no_two_limits_have_the_same_name() -> None:
    records = {where: fields(getattr(Settings(), where)) for where in set(LIMITS.values())}

    assert sum(map(len, records.values())) == len(LIMITS)


@pytest.mark.parametrize("name", LIMITS)
def test_a_limit_is_changed_and_nothing_else(name: str) -> None:
    changed = limited(Settings(), name, 7)

    assert getattr(getattr(changed, LIMITS[name]), name) == 7
    assert limited(changed, name, usual(name)) == Settings()
    with pytest.raises(ValueError, match=name):
        limited(Settings(), name, 0)
