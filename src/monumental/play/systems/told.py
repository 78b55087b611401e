"""What installed packages tell other layers of their rules: bots, the referee, programs that learn.

Each layer has a record for a rule system, and some have one for a module. A package brings its own by an
entry point with the name of the rule system or module; docs/decisions/014 has the reasons.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from monumental.play.systems.known import SYSTEMS
from monumental.plugins import PluginError, brought


class OfModule(Protocol):
    """A record for a module says in which rule systems it is played."""

    @property
    def systems(self) -> tuple[str, ...]: ...


Record = TypeVar("Record")
ModuleRecord = TypeVar("ModuleRecord", bound=OfModule)


@dataclass(frozen=True)
class Told(Generic[Record, ModuleRecord]):
    """All records of a layer that packages bring."""

    systems: Mapping[str, Record]
    modules: Mapping[str, Mapping[str, ModuleRecord]]  # by rule system and name


def told_of_systems(group: str, record: type[Record], ours: Collection[str]) -> dict[str, Record]:
    """The records of a layer that has none for modules. `ours` are rule systems that have one already."""
    found: dict[str, Record] = {}
    for name, thing in brought(group).items():
        if not isinstance(thing, record):
            raise PluginError(f"the plug-in {name} ({group}) is no {record.__name__}")
        must_be_free(group, name, name, name in ours)
        found[name] = thing
    return found


def told(
    group: str,
    record: type[Record],
    of_module: type[ModuleRecord],
    ours: Mapping[str, Collection[str]],
) -> Told[Record, ModuleRecord]:
    """The records of a layer. `ours` are rule systems that have one already, each with such modules."""
    systems: dict[str, Record] = {}
    modules: dict[str, dict[str, ModuleRecord]] = {}
    for name, thing in brought(group).items():
        if isinstance(thing, record):
            must_be_free(group, name, name, name in ours)
            systems[name] = thing
        elif isinstance(thing, of_module):
            if not thing.systems:
                raise PluginError(f"the plug-in {name} ({group}) names no rule system")
            for rules in thing.systems:
                must_be_free(group, name, rules, name in ours.get(rules, ()))
                modules.setdefault(rules, {})[name] = thing
        else:
            kinds = f"{record.__name__} or {of_module.__name__}"
            raise PluginError(f"the plug-in {name} ({group}) is no {kinds}")
    return Told(systems, modules)


def must_be_free(group: str, name: str, rules: str, is_taken: bool) -> None:
    """Nobody speaks for rules that do not exist, nor for what is ours."""
    if rules not in SYSTEMS:
        raise PluginError(f"the plug-in {name} ({group}) is for {rules}, and there are no such rules")
    if is_taken:
        what = rules if name == rules else f"{name} in {rules}"
        raise PluginError(f"the plug-in {name} ({group}) is for {what}, where there is such a thing already")
