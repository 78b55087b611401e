"""The rule systems that can be played: ours, and those of installed packages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, cached_property
from typing import TYPE_CHECKING

from monumental import plugins
from monumental.cards.loader import find_pack, read_head
from monumental.play.systems.classic import CLASSIC
from monumental.play.systems.continuous import CONTINUOUS
from monumental.play.systems.duel import DUEL
from monumental.play.systems.system import Module, System
from monumental.plugins import PluginError, brought

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.play.speech.speech import Speech

OURS = (DUEL, CLASSIC, CONTINUOUS)


class Systems(Mapping[str, System]):
    """By name, ours first. What packages bring is looked for when somebody asks."""

    @cached_property
    def _known(self) -> dict[str, System]:
        known = {system.rules.name: system for system in OURS}
        for name, system in brought(plugins.SYSTEMS).items():
            if not isinstance(system, System):
                raise PluginError(f"the plug-in {name} ({plugins.SYSTEMS}) is no System")
            if system.rules.name != name or name in known:
                raise PluginError(
                    f"the plug-in {name} ({plugins.SYSTEMS}) brings rules named {system.rules.name}"
                )
            known[name] = system
        for name, module in brought(plugins.MODULES).items():
            if not isinstance(module, Module):
                raise PluginError(f"the plug-in {name} ({plugins.MODULES}) is no Module")
            for played in module.systems:
                if played not in known:
                    raise PluginError(f"the module {name} is for {played}, and there are no such rules")
                if name in known[played].modules:
                    raise PluginError(f"there is a module {name} of {played} already")
                known[played] = replace(known[played], modules={**known[played].modules, name: module})
        return known

    def __getitem__(self, name: str) -> System:
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


SYSTEMS = Systems()


def system_of(game: Game) -> System:
    return SYSTEMS[game.rules.name]


def optional_modules(rules: str) -> list[str]:
    """Modules that somebody may wish for, each with the pack of the same name.

    Some come by themselves: with the usual packs, or with so many players.
    """
    system = SYSTEMS[rules]
    packs = {*system.usual_packs, *(pack for more in system.packs_for_seats.values() for pack in more)}
    by_themselves = {module for pack in packs for module in read_head(find_pack(pack)).modules}
    return [module for module in system.modules if module not in by_themselves]


def modules_of(game: Game) -> tuple[Module, ...]:
    """The modules in play."""
    known = system_of(game).modules
    return tuple([known[name] for name in game.rules.modules if name in known])


@cache
def speech(rules: str, modules: tuple[str, ...]) -> Speech:
    """All that is said in a game of a rule system with some modules."""
    system = SYSTEMS[rules]
    words = system.words
    for name in modules:
        if name in system.modules:
            words |= system.modules[name].words
    return words
