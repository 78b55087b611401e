"""Which questions rules can ask: each has its place in an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import Choice

if TYPE_CHECKING:
    from monumental.engine.rules import Rules


def packages_of(rules: Rules) -> set[str]:
    """Who brings the parts of these rules: ours, and perhaps others."""
    parts = (*rules.setup, *rules.actions, *rules.achievements)
    kinds = [*[type(part) for part in parts], *rules.verbs.values(), *rules.slots.values()]
    return {"monumental", *[kind.__module__.partition(".")[0] for kind in kinds]}


def questions_of(rules: Rules) -> list[str]:
    """Every question that these rules have a clause for, sorted.

    Whoever brings no part of them asks nothing: what others have loaded must not change an observation.
    """
    packages = packages_of(rules)
    found = set()
    kinds: list[type[Choice]] = [Choice]
    while kinds:
        kind = kinds.pop()
        kinds.extend(kind.__subclasses__())
        if kind.__module__.partition(".")[0] in packages and kind.question in rules.clauses:
            found.add(kind.question)
    return sorted(found)
