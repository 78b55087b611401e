"""Whoever uses the library can catch whatever it refuses by one name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import monumental
from monumental import IllegalAction, MonumentalError, NotationError, PositionError, SetupError
from monumental.play.position import read_position

#: Signals between our own modules, and answers of the server: nobody who calls the library meets them.
OURS_ALONE = {
    *("LuckIsNeeded", "TooLarge"),
    *("Leave", "WrongInput"),
    *(
        "Begun",
        "Lost",
        "Missing",
        "NoRoom",
        "NoWay",
        "NobodyThere",
        "NotHere",
        "Occupied",
        "Overtaken",
        "Refused",
        "Repeated",
        "Stale",
        "Taken",
    ),
}

#: What errors are derived from in the end.
BUILTIN = {"Exception", "AssertionError", "ValueError", "RuntimeError"}
CLASS = re.compile(r"^class (\w+)\(([\w, ]+)\):", re.MULTILINE)


def bases() -> dict[str, set[str]]:
    """Every class of the package and what it is derived from, by name."""
    found: dict[str, set[str]] = {}
    for path in Path(monumental.__file__).parent.rglob("*.py"):
        for name, parents in CLASS.findall(path.read_text(encoding="utf-8")):
            found[name] = set(parents.split(", "))
    return found


def derived_from(roots: set[str], classes: dict[str, set[str]]) -> set[str]:
    found = {name for name, parents in classes.items() if parents & roots}
    return found | derived_from(found, classes) if found else found


def test_every_error_that_a_user_can_meet_is_a_monumental_error() -> None:
    classes = bases()

    strangers = derived_from(BUILTIN, classes) - derived_from({"MonumentalError"}, classes)

    assert strangers == {"MonumentalError", *OURS_ALONE}


@pytest.mark.parametrize("name", [name for name in monumental.__all__ if name.endswith("Error")])
def test_errors_at_the_top_are_monumental_errors(name: str) -> None:
    assert issubclass(getattr(monumental, name), MonumentalError)


def test_one_name_catches_what_is_refused() -> None:
    game = monumental.new_game(seed=1, civilizations=("japanese", "aztecs"))

    with pytest.raises(MonumentalError) as unread:
        monumental.read_action(game, "fly to the moon")
    with pytest.raises(MonumentalError) as refused:
        game.play(monumental.read_action(game, "conquer"))
    with pytest.raises(MonumentalError) as unknown:
        monumental.new_game("chess")
    with pytest.raises(MonumentalError) as broken:
        read_position("rules = 3")

    kinds = [type(caught.value) for caught in (unread, refused, unknown, broken)]
    assert kinds == [NotationError, IllegalAction, SetupError, PositionError]
