"""What is loaded stands in an order: no circles anywhere, and the rooms of the engine point one way.

Import Linter, which keeps the layers of the package (pyproject.toml), also counts what is imported for types
alone, as it should: no layer shall speak of one above it. Inside a layer, types may go round; here they are
left out. Imports inside of functions count.
"""

from __future__ import annotations

from functools import cache
from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

#: The rooms of the engine, each needing only those after it.
ROOMS = ("scoring", "moves", "sentences", "pieces")


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("monumental", exclude_type_checking_imports=True, cache_dir=None)


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Modules that need each other, if there are any."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_needs_itself_by_a_detour() -> None:
    imports = {module: graph().find_modules_directly_imported_by(module) for module in graph().modules}

    assert len(imports) > 400
    assert not circle(imports)


def test_a_circle_is_found() -> None:
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}


@pytest.mark.parametrize(("above", "room"), [(ROOMS[:place], room) for place, room in enumerate(ROOMS)])
def test_a_room_of_the_engine_needs_none_above_it(above: tuple[str, ...], room: str) -> None:
    needed = {
        module
        for inside in graph().find_descendants(f"monumental.engine.{room}")
        for module in graph().find_modules_directly_imported_by(inside)
    }

    assert needed
    assert not {module for module in needed if module.split(".")[2] in above}
