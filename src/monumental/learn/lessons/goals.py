"""Has the learner brought about what a step asks for? What they see decides: places of their view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.learn.errors import LearnError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.learn.lessons.text import BoundText


def reached(see: Mapping[str, BoundText], view: Mapping[str, object]) -> bool:
    """Does a view show all of this?"""
    return all(_is_within(look(view, path), bound, path) for path, bound in see.items())


def look(view: Mapping[str, object], path: str) -> object:
    """What stands at a place of a view: `seats.0.supply.gold`."""
    value: object = view
    for word in path.split("."):
        if isinstance(value, dict) and word in value:
            value = value[word]
        elif isinstance(value, list) and word.isdigit() and int(word) < len(value):
            value = value[int(word)]
        else:
            raise LearnError(f"there is no '{word}' in the view at {path}")
    return value


def _is_within(value: object, bound: BoundText, path: str) -> bool:
    if bound.least is not None or bound.most is not None:
        if not isinstance(value, int):
            raise LearnError(f"what the view has at {path} is no number")
        if (bound.least is not None and value < bound.least) or (
            bound.most is not None and value > bound.most
        ):
            return False
    if bound.same is not None and value != bound.same:
        return False
    return bound.holds is None or _holds(value, bound.holds)


def _holds(value: object, word: str) -> bool:
    """Is a word among these, however deep?"""
    if isinstance(value, dict):
        return word in value or any(_holds(part, word) for part in value.values())
    if isinstance(value, list):
        return any(_holds(part, word) for part in value)
    return value == word
