"""What is said once in each rule system: ours, and for any other what all of them have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL
from monumental.learn.guide.firsts import (
    BARRICADE,
    COMMON,
    Firsts,
    against_me,
    anybody,
    asked,
    occasion,
    of_another,
    of_kind,
    offered,
    with_modules,
)

if TYPE_CHECKING:
    from monumental.engine.rules import Rules

_DUEL: Final = COMMON + Firsts(
    sights=(
        of_kind("province", "province"),
        of_kind(BARRICADE, BARRICADE),
        offered("advantage", "advantage"),
        offered("warlord", "warlord"),
        offered("conquer", "conquer"),
        offered("free-city", "trade"),
        offered("scout", "trade"),
        offered("pass", "pass"),
    ),
    occasions=(
        occasion("conquered", "conquer"),
        occasion("lost-province", "conquer", "conquered", concerns=of_another),
        occasion("advantage-mine", "advantage", "took-advantage", "gained-advantage"),
        occasion("advantage-theirs", "advantage", "took-advantage", "gained-advantage", concerns=of_another),
        occasion("advantage-decays", "decay", "advantage-decayed", "advantage-lost", concerns=anybody),
        occasion("claimed", "claim"),
        occasion("passed", "pass"),
    ),
)

_MAP: Final = COMMON + Firsts(
    sights=(
        asked("capital", "choose-capital"),
        offered("conquer", "conquer"),
        asked("unit", "send-units"),
        offered("warlord", "send-warlord"),
        asked("exploration-token", "choose-benefit"),
        offered("explorer", "explore"),
        offered("production-token", "pick-up", "produce"),
        offered("market", "visit"),
        offered("market-token", "token"),
        offered("outpost", "outpost"),
        offered("move-units", "move"),
        offered("wonder-token", "site"),
    ),
    occasions=(
        occasion("conquered", "province", "conquered-province", "conquered-from"),
        occasion("lost-province", "defense", "conquered-from", concerns=against_me),
        occasion("market-token", "market-token", "took-market-token"),
        occasion("final-round", "final-round", "end-triggered", "final-round", concerns=anybody),
    ),
)

_CLASSIC: Final = _MAP + Firsts(occasions=(occasion("solo-card", "solo-card", concerns=anybody),))

_CONTINUOUS: Final = _MAP + Firsts(
    sights=(offered("free-action", "end"), offered("pass", "pass")),
    occasions=(occasion("passed", "pass"),),
)

OURS: Final[Mapping[str, Firsts]] = {
    DUEL.name: _DUEL,
    CLASSIC.name: _CLASSIC,
    CONTINUOUS.name: _CONTINUOUS,
}

#: What modules add, by their names.
MODULES: Final[Mapping[str, Firsts]] = {
    "heroes": Firsts(sights=(offered("hero", "hire"),)),
    "monsters": Firsts(
        sights=(offered("monster", "defeat"),),
        occasions=(occasion("monster-found", "monster", concerns=anybody),),
    ),
}


def firsts_of(rules: Rules) -> Firsts:
    """All that is said once at a table with these rules."""
    return with_modules(OURS.get(rules.name, COMMON), MODULES, rules.modules)
