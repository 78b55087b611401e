"""Rules are a value: modules add parts to them, and what comes out is another value."""

from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest

from monumental.engine.rules import Parts, Rules
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL


@pytest.mark.parametrize("part", [field.name for field in fields(Parts)])
@pytest.mark.parametrize("rules", [DUEL, CLASSIC, CONTINUOUS], ids=lambda rules: rules.name)
def test_every_part_that_a_module_brings_is_added(rules: Rules, part: str) -> None:
    before: Any = getattr(rules, part)
    brought: Any = {"brought": CLASSIC.name} if isinstance(before, dict) else (CLASSIC.actions[0],)
    if part in {"occasions", "kinds", "texts", "prices", "targets"}:
        brought = ("brought",)
    more: dict[str, Any] = {part: brought}

    changed = rules.with_module("one's own", Parts(**more))

    expected = {**before, **brought} if isinstance(before, dict) else (*before, *brought)
    assert getattr(changed, part) == expected
    assert getattr(rules, part) == before
    assert changed.modules == ("one's own",)


def test_rules_are_never_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        DUEL.version = 7  # type: ignore[misc]


def test_what_is_looked_up_by_name_follows_the_parts() -> None:
    changed = replace(CLASSIC, actions=CLASSIC.actions[:2], occasions=("acquired",))

    assert set(changed.action_by_verb.values()) == set(CLASSIC.actions[:2])
    assert sum(map(len, changed.actions_by_part.values())) == 2
    assert set(changed.deeds) == {"acquired"}


def test_the_continuous_mode_takes_the_rest_from_classic() -> None:
    same = {
        field.name
        for field in fields(Rules)
        if getattr(CONTINUOUS, field.name) is getattr(CLASSIC, field.name)
    }

    assert {"nouns", "conditions", "kinds", "deck_table", "wonders", "packs_of"} <= same
    assert not {"name", "setup", "actions", "verbs", "clauses", "cycle", "switches"} & same
