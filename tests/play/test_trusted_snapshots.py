"""A snapshot that we wrote ourselves a moment ago is not asked whether a game could have come to it."""

from __future__ import annotations

import json

import pytest

from monumental.engine.game import Game
from monumental.play import position
from monumental.play.position import read_snapshot
from monumental.play.positions.layout import PositionError
from tests.play.test_snapshot_speed import LATE


def refuse(*_: object) -> None:
    raise PositionError("checked")


@pytest.fixture
def only_trust(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is checked is refused."""
    monkeypatch.setattr(position, "check_agenda", refuse)
    monkeypatch.setattr(position, "check_question", refuse)


@pytest.mark.parametrize("kind", LATE)
def test_a_trusted_snapshot_is_the_same_game(kind: str) -> None:
    saved = LATE[kind]()

    checked, trusted = read_snapshot(saved), read_snapshot(saved, trusted=True)

    assert isinstance(trusted, Game)
    assert trusted.state == checked.state
    assert trusted.options() == checked.options()


@pytest.mark.usefixtures("only_trust")
@pytest.mark.parametrize("kind", LATE)
def test_a_trusted_snapshot_is_not_checked(kind: str) -> None:
    saved = LATE[kind]()

    read_snapshot(saved, trusted=True)
    with pytest.raises(PositionError, match="checked"):
        read_snapshot(saved)


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("duel", "TakeActions 0"),
        ("classic", "FinishTurn 3"),
        ("continuous", "ContinueTurn 0 99 -1"),
    ],
)
def test_a_damaged_snapshot_of_anybody_is_still_refused(kind: str, line: str) -> None:
    data = json.loads(LATE[kind]())
    data["agenda"].append(line)

    with pytest.raises(PositionError, match=f"^agenda: '{line}'"):
        read_snapshot(json.dumps(data))


def test_what_can_not_be_read_at_all_is_refused_even_if_it_is_trusted() -> None:
    data = json.loads(LATE["duel"]())

    with pytest.raises(PositionError, match="not valid JSON"):
        read_snapshot("{", trusted=True)
    with pytest.raises(PositionError, match="unknown task 'Cheat'"):
        read_snapshot(json.dumps({**data, "agenda": ["Cheat 0"]}), trusted=True)
