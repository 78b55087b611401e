"""Rule systems and modules of installed packages: found by entry points, refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from monumental import plugins
from monumental.engine.rules import Rules
from monumental.play.systems.duel import DUEL
from monumental.play.systems.known import Systems
from monumental.play.systems.system import Module
from monumental.plugins import PluginError
from tests.installed import Installed, installed_for


def with_oracle(rules: Rules) -> Rules:
    return rules.with_module("oracle")


SKIRMISH = replace(DUEL, rules=replace(DUEL.rules, name="skirmish"))
ORACLE = Module(with_oracle, systems=("duel", "classic"))
FOR_NOBODY = Module(with_oracle, systems=("chess",))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    with installed_for(__name__, monkeypatch) as packages:
        yield packages


def test_without_packages_there_are_our_rule_systems(installed: Installed) -> None:
    assert list(Systems()) == ["duel", "classic", "continuous"]


def test_a_package_brings_a_rule_system(installed: Installed) -> None:
    installed.bring(plugins.SYSTEMS, "skirmish", "SKIRMISH")

    systems = Systems()

    assert list(systems) == ["duel", "classic", "continuous", "skirmish"]
    assert systems["skirmish"] is SKIRMISH


def test_a_package_brings_a_module_to_the_rule_systems_that_it_names(installed: Installed) -> None:
    installed.bring(plugins.MODULES, "oracle", "ORACLE")

    systems = Systems()

    assert {name for name, system in systems.items() if "oracle" in system.modules} == {"duel", "classic"}
    assert "oracle" not in DUEL.modules


@pytest.mark.parametrize(
    ("group", "name", "value", "problem"),
    [
        (plugins.SYSTEMS, "skirmish", "no_such_box:SYSTEM", "No module named 'no_such_box'"),
        (plugins.SYSTEMS, "skirmish", "MISSING", "has no attribute 'MISSING'"),
        (plugins.SYSTEMS, "skirmish", "ORACLE", "the plug-in skirmish (monumental.systems) is no System"),
        (
            plugins.SYSTEMS,
            "raid",
            "SKIRMISH",
            "the plug-in raid (monumental.systems) brings rules named skirmish",
        ),
        (plugins.MODULES, "oracle", "SKIRMISH", "the plug-in oracle (monumental.modules) is no Module"),
        (
            plugins.MODULES,
            "oracle",
            "FOR_NOBODY",
            "the module oracle is for chess, and there are no such rules",
        ),
        (plugins.MODULES, "trade", "ORACLE", "there is a module trade of duel already"),
    ],
)
def test_what_can_not_be_used_is_refused_in_one_sentence(
    installed: Installed, group: str, name: str, value: str, problem: str
) -> None:
    installed.bring(group, name, value)

    with pytest.raises(PluginError) as refused:
        len(Systems())

    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)


def test_two_packages_that_bring_the_same_name_are_refused(installed: Installed) -> None:
    installed.bring(plugins.SYSTEMS, "skirmish", "SKIRMISH")
    installed.bring(plugins.SYSTEMS, "skirmish", "SKIRMISH")

    with pytest.raises(PluginError, match="has the name of another one"):
        len(Systems())
