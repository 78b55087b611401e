"""Boxes of other people: rule systems and modules that installed packages bring, found by entry points.

A package says in its pyproject.toml what it brings, and is never imported before somebody asks:

    [project.entry-points."monumental.systems"]
    skirmish = "skirmish_box:SYSTEM"
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from monumental.engine.errors import MonumentalError

#: The groups of entry points, and what stands there.
SYSTEMS: Final = "monumental.systems"  # a `System` of monumental.play.systems
MODULES: Final = "monumental.modules"  # a `Module` of the same, for rule systems that it names


class PluginError(MonumentalError):
    """A box that can't be opened. One clear sentence."""


@cache
def brought(group: str) -> dict[str, object]:
    """What installed packages bring for a group, by name, in the order of the names."""
    found: dict[str, object] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        whose = f"the plug-in {entry.value.partition(':')[0]} ({group}: {entry.name})"
        if entry.name in found:
            raise PluginError(f"{whose} has the name of another one")
        try:
            found[entry.name] = entry.load()
        except Exception as error:
            raise PluginError(f"{whose} can't be loaded: {type(error).__name__}: {error}") from error
    return found
