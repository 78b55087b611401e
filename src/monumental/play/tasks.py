"""The agenda in a position file: each task in a line, by its name and the parts that make it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import CardStep, Choice, CountedOffer, Offer, OfferThen, Part, Step, Task
from monumental.engine.catalog import Card, Script
from monumental.engine.effects import Effect
from monumental.play.layout import PositionError

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.catalog import Catalog

#: What tasks are made from; none of these is a task of its own.
MADE_FROM = {Task, Step, CardStep, Choice, Offer, OfferThen, CountedOffer}


def write(task: Task) -> str:
    """`Resolve 0 text:duel-trade/forum.use 0 4`."""
    return " ".join([type(task).__name__, *(_write(part) for part in task.parts())])


def _write(part: Part) -> str:
    if isinstance(part, Card):
        return f"card:{part.key}"
    if isinstance(part, Script):
        return f"text:{part.address}"
    if isinstance(part, Effect):
        return f"sentence:{part.address}"
    if isinstance(part, tuple):
        return f"({','.join(_write(item) for item in part)})"
    return str(part)


def read(line: str, catalog: Catalog) -> Task:
    """The task that `write` wrote."""
    name, *words = line.split() or [""]
    make = _makers().get(name)
    if make is None:
        raise PositionError(f"agenda: unknown task '{name}'")
    try:
        task = make(*[_read(word, catalog) for word in words])
    except (TypeError, ValueError, KeyError) as error:
        raise PositionError(f"agenda: '{line}' can't be read") from error
    if not isinstance(task.seat, int):
        raise PositionError(f"agenda: '{line}' can't be read")
    return task


def _read(word: str, catalog: Catalog) -> Part:
    if word.startswith("("):
        items = [_read(item, catalog) for item in word.strip("()").split(",") if item]
        scripts = tuple(item for item in items if isinstance(item, Script))
        return scripts or tuple(item for item in items if isinstance(item, int))
    what, _, address = word.rpartition(":")
    match what:
        case "card":
            return catalog.by_key[address]
        case "text":
            return catalog.scripts[address]
        case "sentence":
            return catalog.effects[address]
        case _:
            return int(word)


def _makers() -> dict[str, Callable[..., Task]]:
    """All kinds of tasks, by name."""
    makers: dict[str, Callable[..., Task]] = {}
    waiting: list[type[Task]] = [Task]
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if kind not in MADE_FROM:
            makers[kind.__name__] = kind
    return makers
