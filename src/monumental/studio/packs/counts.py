"""What a box has, and what it still lacks by the component list of its rulebook: "62 of 75"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from monumental.cards.build import CITY_CARDS
from monumental.engine.catalog import KINDS
from monumental.play.systems.known import SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from monumental.engine.rules import Rules
    from monumental.play.systems.system import Component
    from monumental.studio.packs.draft import Draft, Table


@dataclass(frozen=True)
class Count:
    """So many of some cards, of those that the box of the rulebook has."""

    kinds: tuple[str, ...]
    has: int
    wanted: int
    era: int = 0
    civilization: str = ""
    basic: bool = False


def counts_of(draft: Draft, rules: Rules) -> list[Count]:
    """What there is of each civilization, each era and kind, and each other component."""
    counts = [_civilization(key, table, draft, rules) for key, table in draft.civilizations.items()]
    # Civilizations that nobody has begun yet.
    missing = SYSTEMS[rules.name].civilizations - len(counts)
    counts += [Count((), 0, _wanted(rules), civilization="")] * max(0, missing)
    for kind, table in rules.deck_table.items():
        for era, wanted in enumerate(table, start=1):
            if wanted:
                counts.append(Count((KINDS[kind],), _developed(draft, KINDS[kind], era), wanted, era=era))
    return counts + [_component(component, draft) for component in _components(rules)]


def whole(counts: Iterable[Count]) -> tuple[int, int]:
    """How many of how many; more than the box has of one thing make up for nothing else."""
    counted = [*counts]
    return sum(min(each.has, each.wanted) for each in counted), sum(each.wanted for each in counted)


def _components(rules: Rules) -> list[Component]:
    system = SYSTEMS[rules.name]
    modules = [system.modules[name] for name in rules.modules if name in system.modules]
    return [*system.components, *(each for module in modules for each in module.components)]


def _wanted(rules: Rules) -> int:
    """The cards of a civilization: its city, five Policies, a Warlord, and a Scout where there are any."""
    return CITY_CARDS + 5 + 1 + ("scout" in rules.kinds)


def _civilization(key: str, table: Table, draft: Draft, rules: Rules) -> Count:
    deck = table.get("deck")
    city = [(name, count) for name, count in deck.items()] if isinstance(deck, dict) else []
    has = sum(count for name, count in city if name in draft.cards and isinstance(count, int) and count > 0)
    policies = table.get("policies")
    singles: list[Any] = [*policies] if isinstance(policies, list) else []
    singles += [table.get("warlord")] + [table.get("scout")] * ("scout" in rules.kinds)
    has += sum(isinstance(name, str) and name in draft.cards for name in singles)
    return Count((), has, _wanted(rules), civilization=key)


def _developed(draft: Draft, kind: str, era: int) -> int:
    return sum(card.get("kind") == kind and card.get("era") == era for card in draft.cards.values())


def _component(component: Component, draft: Draft) -> Count:
    cards = [
        card
        for card in draft.cards.values()
        if card.get("kind") in component.kinds and bool(card.get("basic")) == component.basic
    ]
    has = sum(copies for card in cards if isinstance(copies := card.get("copies", 1), int) and copies > 0)
    return Count(component.kinds, has, component.count, basic=component.basic)
