"""A copy of a position has all that the position has, and what one of them changes the other does not see."""

import sys
from collections.abc import Mapping
from typing import Any

import pytest

from monumental.play.setup import new_game


def contents(thing: Any) -> dict[str, Any]:
    """What an object holds; a compiled one has no `__dict__`."""
    names = set(getattr(thing, "__dict__", ())) | set(getattr(type(thing), "__mypyc_attrs__", ()))
    return {name: getattr(thing, name) for name in names if not name.startswith("_")}


def must_be_a_copy(copy: Any, original: Any) -> None:
    held: Mapping[str, Any] = contents(original)
    assert contents(copy).keys() == held.keys()
    for name, value in held.items():
        copied = getattr(copy, name)
        if name == "players":
            for its, mine in zip(copied, value, strict=True):
                must_be_a_copy(its, mine)
        elif isinstance(value, list | dict):
            assert copied == value, name
            assert copied is not value, name
        else:
            assert copied is value or isinstance(value, int), name
            assert copied == value, name


@pytest.mark.parametrize(("rules", "fields"), [("duel", 10), ("classic", 28), ("continuous", 28)])
def test_a_copy_has_every_field(rules: str, fields: int) -> None:
    state = new_game(rules=rules, seed=5).state
    # No field is as it is on an empty table.
    for name, value in contents(state).items():
        if isinstance(value, int):
            setattr(state, name, True if isinstance(value, bool) else 3)
    for player in state.players:
        for name, value in contents(player).items():
            if isinstance(value, int):
                setattr(player, name, True if isinstance(value, bool) else 3)
            elif isinstance(value, tuple):
                setattr(player, name, (3,))

    copy = state.clone()

    assert len(contents(state)) == fields
    must_be_a_copy(copy, state)


@pytest.mark.interpreted
@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_copies_share_their_layout(rules: str) -> None:
    """Python shares that of 29 fields at most; with one more, each copy carries a table of its own."""
    copy = new_game(rules=rules, seed=5).state.clone()

    assert len(vars(copy)) <= 29
    assert sys.getsizeof(vars(copy)) < sys.getsizeof(dict.fromkeys(vars(copy)))
