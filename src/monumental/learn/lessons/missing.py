"""How far a try came that missed the goal, where that is a number with a name: resources, or points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import amount
from monumental.engine.resources import RESOURCES
from monumental.learn.lessons.goals import look

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.cards.text import Texts
    from monumental.learn.lessons.text import BoundText


def how_far(
    see: Mapping[str, BoundText], views: Sequence[Mapping[str, object]], texts: Texts
) -> tuple[str, ...]:
    """A sentence about each number that is too small in all of these views: a pass loses what was there."""
    told = []
    for path, bound in see.items():
        had = [value for view in views if isinstance(value := look(view, path), int)]
        if bound.least is None or not had or max(had) >= bound.least:
            continue
        worded = [_worded(path, number, texts) for number in (max(had), bound.least)]
        if all(worded):
            told.append(texts("learn-missed-by", had=worded[0], need=worded[1]))
    return tuple(told)


def _worded(path: str, number: int, texts: Texts) -> str:
    """Such as "2 Production"; nothing for what has no name."""
    match path.split("."):
        case ["seats", _, "supply", resource] if resource in RESOURCES:
            return amount(texts, RESOURCES.index(resource), number)
        case ["score", "points", _]:
            return texts("puzzle-worth-points", count=number)
    return ""
