"""What a bot is told: a position that the server wrote a moment ago, and that is not checked again."""

from __future__ import annotations

import pytest

from monumental.play import position
from monumental.play.position import read_snapshot, write_snapshot
from monumental.web.thinking.mind import Dilemma, choose
from tests.random_game import RandomGame


def test_the_snapshot_of_a_dilemma_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RandomGame(3).game
    checked: list[object] = []
    monkeypatch.setattr(position, "check_agenda", lambda *parts: checked.append(parts))
    monkeypatch.setattr(position, "check_question", checked.append)

    choose(Dilemma("table", game.seat, "random", 1, 1, write_snapshot(game)))

    assert not checked
    read_snapshot(write_snapshot(game))
    assert len(checked) == 2
