"""Do two things of a position say the same? Whoever never asks pays nothing for the answer."""

from __future__ import annotations

from monumental.engine.catalog import Card, Script
from monumental.engine.effects import Effect


def same(one: object, other: object) -> bool:
    """Compares what things hold, and printed things by their names: catalogs of the same cards are equal."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (int, str, frozenset)):
        return one == other
    if isinstance(one, (list, tuple)):
        assert isinstance(other, (list, tuple))
        return len(one) == len(other) and all(same(mine, its) for mine, its in zip(one, other, strict=True))
    if isinstance(one, dict):
        assert isinstance(other, dict)
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, Card):
        assert isinstance(other, Card)
        return one.key == other.key
    if isinstance(one, (Script, Effect)):
        assert isinstance(other, (Script, Effect))
        return one.address == other.address
    return all(same(getattr(one, name), getattr(other, name)) for name in fields_of(one))


def fields_of(thing: object) -> set[str]:
    """What an object holds, compiled or not. What it keeps to itself is no part of a position."""
    names: set[str] = set(getattr(type(thing), "__mypyc_attrs__", ()))
    names.update(getattr(thing, "__dict__", ()))
    return {name for name in names if not name.startswith("_")}
