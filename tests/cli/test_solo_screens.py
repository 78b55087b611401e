"""What stands on the screen when somebody plays against Automas. Look at it before you renew it:

python -m pytest tests/cli --snapshot-update
"""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.cli.terminal import lines, run

SOLO = (
    *("play", "classic", "--seed", "11", "--seat", "human", "--seat", "automa"),
    *("--civ", "greeks", "--civ", "danes", "--preset", "published"),
)
TWO_AND_TWO = (
    *("play", "classic", "--seed", "5", "--draw-capitals", "--advanced", "2"),
    *("--seat", "human", "--seat", "automa", "--seat", "human", "--seat", "automa"),
    *("--civ", "greeks", "--civ", "danes", "--civ", "chinese", "--civ", "egyptians"),
)
TYPED = (
    *("capital 8", "?", "rule", "why conquer 9", "card solo 2", "conquer 7", "explore 1 11"),
    *("activate 1 a", "end", "show opponent", "log", "score"),
)


def test_a_solo_game_drawn_at_80_columns(snapshot: SnapshotAssertion) -> None:
    assert run(*SOLO, "--quick", typist=lines(*TYPED)).out == snapshot


def test_a_solo_game_in_sentences(snapshot: SnapshotAssertion) -> None:
    assert run(*SOLO, "--quick", "--plain", typist=lines(*TYPED, "show")).out == snapshot


@pytest.mark.parametrize("columns", [100, 140])
def test_two_people_and_two_automas_drawn(columns: int, snapshot: SnapshotAssertion) -> None:
    typed = ("1", "1", "1", "1", "end", "show opponent")

    assert run(*TWO_AND_TWO, "--quick", "--no-hints", typist=lines(*typed), columns=columns).out == snapshot
