"""The agenda in a position file: each task in a line, by its name and the parts that make it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import CardStep, Choice, CountedOffer, Offer, OfferThen, Part, Step, Task
from monumental.engine.catalog import Card, Script
from monumental.engine.effects import Effect
from monumental.engine.moves.turn import TurnChoice
from monumental.games.classic.automa.ties import Tie
from monumental.play.positions.layout import PositionError

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.catalog import Catalog

#: What tasks are made from; none of these is a task of its own.
MADE_FROM = {Task, Step, CardStep, Choice, Offer, OfferThen, CountedOffer, Tie, TurnChoice}


#: The kinds of tasks that were looked for so far, by name.
_KNOWN: dict[str, type[Task]] = {}


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
    if name not in _KNOWN:
        # Somebody may have made new kinds since the last look.
        _KNOWN.update(_kinds())
    kind = _KNOWN.get(name)
    if kind is None:
        raise PositionError(f"agenda: unknown task '{name}'")
    try:
        parts = [_read(word, catalog) for word in words]
    except (ValueError, KeyError) as error:
        raise PositionError(f"agenda: '{line}' can't be read") from error
    if not _are_parts_of(kind, parts):
        raise PositionError(f"agenda: '{line}' can't be read")
    make: Callable[..., Task] = kind
    try:
        return make(*parts)
    except TypeError as error:
        # All that a task does when it is made is to keep its parts: there are too few or too many of them.
        raise PositionError(f"agenda: '{line}' can't be read") from error


def _are_parts_of(kind: type[Task], parts: list[Part]) -> bool:
    """A task takes what its constructor says; compiled ones see to that themselves."""
    wanted = getattr(kind.__init__, "__annotations__", {})
    return all(_fits(part, str(annotation)) for part, annotation in zip(parts, wanted.values(), strict=False))


def _fits(part: Part, annotation: str) -> bool:
    match annotation:
        case "int" | "bool":
            return isinstance(part, int)
        case "tuple[int, ...]":
            return isinstance(part, tuple) and all(isinstance(item, int) for item in part)
        case "tuple[Script, ...]":
            return isinstance(part, tuple) and all(isinstance(item, Script) for item in part)
        case "Script":
            return isinstance(part, Script)
        case "Card":
            return isinstance(part, Card)
        case _:
            # The sentence that a question is asked for.
            kinds = [kind.__name__ for kind in type(part).__mro__]
            return isinstance(part, Effect) and annotation in kinds


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


def _kinds() -> dict[str, type[Task]]:
    """All kinds of tasks, by name."""
    kinds: dict[str, type[Task]] = {}
    waiting: list[type[Task]] = [Task]
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if kind not in MADE_FROM:
            kinds[kind.__name__] = kind
    return kinds
