"""What rule systems and modules of other people show, as lists: for screens that know nothing of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from monumental.play.view import GameView

Value = str | int | bool


class Told(NamedTuple):
    """Something by its names, from the outermost on, and what there is of it."""

    names: tuple[str, ...]
    values: tuple[Value, ...]


def others(view: GameView) -> list[Told]:
    """All of a view that is not ours. What is empty is left out."""
    parts = {**view.more, **view.modules.more}
    return [told for name, part in parts.items() for told in _told((name,), part)]


def _told(names: tuple[str, ...], part: object) -> Iterator[Told]:
    if isinstance(part, Value):
        yield Told(names, (part,))
    elif isinstance(part, tuple):
        values = tuple([each for each in part if isinstance(each, Value)])
        if values:
            yield Told(names, values)
        # What is in a list has its number, from 1.
        for number, each in enumerate(part, start=1):
            if not isinstance(each, Value):
                yield from _told((*names, str(number)), each)
    elif part is not None:
        for name, each in (part if isinstance(part, Mapping) else vars(part)).items():
            yield from _told((*names, name), each)
