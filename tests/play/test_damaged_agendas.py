"""Saved games of all rule systems with random damage to what is still to do.

damaged(system, seed)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import pytest

from tests.play import (
    test_classic_position,
    test_continuous_position,
    test_damaged_positions,
    test_solo_position,
)
from tests.play.damage import Damage, Written, is_read

pytestmark = pytest.mark.long

#: The damage, the positions, and how many of them there are.
SYSTEMS: dict[str, tuple[Damage, Written, int]] = {
    name: (module.DAMAGE, module.written, module.POSITIONS)
    for name, module in {
        "duel": test_damaged_positions,
        "classic": test_classic_position,
        "continuous": test_continuous_position,
        "automas": test_solo_position,
    }.items()
}


def damaged(system: str, seed: int) -> str:
    damage, written, count = SYSTEMS[system]
    return damage.damaged_agenda(written, count, seed)


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_damaged_agenda_is_played_or_refused(system: str) -> None:
    found = [is_read(seed, damaged(system, seed)) for seed in range(400)]

    assert found.count(True) > 10
    assert found.count(False) > 200
