"""Boxes of other people: what installed packages bring, found by entry points.

A package says in its pyproject.toml what it brings, and is never imported before somebody asks:

    [project.entry-points."monumental.systems"]
    skirmish = "skirmish_box:SYSTEM"

Such a package is a box: beside its code it may have `packs/` and `locale/`, as this package has them, and
reading it registers its verbs. What it says of its rules to others stands in further groups, under the same
name: how bots play them is a craft, what the referee holds them to are checks, what learning programs see of
them is a sight. Whatever it does not say, everybody gets along without. docs/boxes.md walks through two.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from monumental.engine.errors import MonumentalError

#: The groups of entry points, and what stands there.
SYSTEMS: Final = "monumental.systems"  # a `System` of monumental.play.systems
MODULES: Final = "monumental.modules"  # a `Module` of the same, for rule systems that it names
SCREENS: Final = "monumental.screens"  # a `View` of monumental.cli.screens, by the name of its rule system
CRAFTS: Final = "monumental.crafts"  # a `Craft` of monumental.bots.craft, for the rule system of its name
REFEREES: Final = "monumental.referees"  # `SystemChecks` of its name, or `ModuleChecks`: monumental.testing
SIGHTS: Final = "monumental.sights"  # a `Sight` or a `ModuleSight`: monumental.research.observation.sights

#: The groups whose packages are boxes, with packs and words of their own.
BOXES: Final = (SYSTEMS, MODULES)


class PluginError(MonumentalError):
    """A box that can't be opened. One clear sentence."""


@cache
def brought(group: str) -> dict[str, object]:
    """What installed packages bring for a group, by name, in the order of the names."""
    _must_be_whole()
    found: dict[str, object] = {}
    for entry in _entries(group):
        whose = f"the plug-in {entry.module} ({group}: {entry.name})"
        if entry.name in found:
            raise PluginError(f"{whose} has the name of another one")
        try:
            found[entry.name] = entry.load()
        except PluginError:
            raise
        except Exception as error:
            raise PluginError(f"{whose} can't be loaded: {type(error).__name__}: {error}") from error
    return found


@cache
def boxes() -> dict[str, Path]:
    """The folders of all boxes, by the names of their packages. What they register is known from now on."""
    found: dict[str, Path] = {}
    for group in BOXES:
        brought(group)
        for entry in _entries(group):
            module = sys.modules[entry.module]
            if module.__file__ is not None:
                found[module.__package__ or module.__name__] = Path(module.__file__).parent
    return found


def _entries(group: str) -> list[EntryPoint]:
    return sorted(entry_points(group=group), key=lambda entry: entry.name)


@cache
def _must_be_whole() -> None:
    """Whoever has lost a file of an installed box hears which, instead of what goes wrong without it."""
    for distribution in [
        entry.dist for group in BOXES for entry in _entries(group) if entry.dist is not None
    ]:
        for file in distribution.files or ():
            if file.suffix != ".pyc" and not Path(str(file.locate())).exists():
                raise PluginError(f"the plug-in {distribution.name} lacks its file {file}: install it again")
