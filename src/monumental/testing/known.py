"""The rule systems and modules that the referee knows, by their names: ours, and those of installed packages.

register("my-game", SystemChecks(…))                   a rule system of one's own
register_module("duel", "my-scouts", ModuleChecks(…))  a module of one's own
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from monumental import plugins
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL
from monumental.play.systems.told import Told, told
from monumental.testing import classic, continuous, duel
from monumental.testing.checks import ModuleChecks, SystemChecks
from monumental.testing.general import GENERAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from monumental.engine.rules import Rules

OURS: Mapping[str, SystemChecks] = {
    DUEL.name: duel.CHECKS,
    CLASSIC.name: classic.CHECKS,
    CONTINUOUS.name: continuous.CHECKS,
}

_KNOWN = dict(OURS)


def checks_of(rules: str) -> SystemChecks:
    """What the referee knows of a rule system; of one it has never heard of, what holds in all of them."""
    return _KNOWN.get(rules) or brought_checks().systems.get(rules, GENERAL)


def modules_of(rules: Rules) -> Iterator[ModuleChecks]:
    """What the referee knows of the modules in play; one it has never heard of adds nothing."""
    known = {**brought_checks().modules.get(rules.name, {}), **checks_of(rules.name).modules}
    for module in rules.modules:
        if module in known:
            yield known[module]


def all_leanings() -> dict[str, float]:
    """What players without a plan do more or less gladly than other things, by verb."""
    found: dict[str, float] = {}
    for checks in (GENERAL, *brought_checks().systems.values(), *_KNOWN.values()):
        found.update(checks.leanings)
        for module in checks.modules.values():
            found.update(module.leanings)
    for modules in brought_checks().modules.values():
        for module in modules.values():
            found.update(module.leanings)
    return found


def register(rules: str, checks: SystemChecks) -> None:
    """From now on the referee knows this rule system, or knows it better."""
    _KNOWN[rules] = checks


def register_module(rules: str, module: str, checks: ModuleChecks) -> None:
    """From now on the referee knows this module of a rule system."""
    known = checks_of(rules)
    register(rules, replace(known, modules={**known.modules, module: checks}))


@cache
def brought_checks() -> Told[SystemChecks, ModuleChecks]:
    """What installed packages bring."""
    ours = {rules: checks.modules for rules, checks in OURS.items()}
    return told(plugins.REFEREES, SystemChecks, ModuleChecks, ours)
