"""The words of the continuous mode: those of the map, where its own book says more, and a few of its own."""

from __future__ import annotations

from typing import Final

from monumental.play.glossary.term import Term, term, with_clauses
from monumental.play.systems.classic.terms import HERO_TERMS as HEROES
from monumental.play.systems.classic.terms import MAP_TERMS
from monumental.play.systems.classic.terms import MONSTER_TERMS as MONSTERS

CONTINUOUS_TERMS: Final[tuple[Term, ...]] = (
    term("free-action", "CONT-FREE-01", "CONT-FREE-02", "CONT-FREE-08", "CONT-FREE-09"),
    term("pass", "CONT-PASS-02", "CONT-PASS-03", "CONT-PASS-04", "CONT-PASS-05"),
    term("action-token", "CONT-ACT-14", "CONT-ACT-15", "CONT-SETUP-05", "CONT-REPC-02"),
    *with_clauses(
        MAP_TERMS,
        {
            "first-player": ("CONT-SETUP-06", "CONT-CITY-01", "CONT-REPD-06"),
            "round": ("CONT-SETUP-07",),
            "turn": ("CONT-ACT-01",),
            "phase-city": ("CONT-CITY-01", "CONT-CITY-02", "CONT-CITY-03"),
            "phase-actions": ("CONT-ACT-01",),
            "phase-maintenance": ("CONT-REPC-01", "CONT-REPC-02", "CONT-REPC-03"),
            "phase-development": ("CONT-REPD-01", "CONT-REPD-04", "CONT-REPD-05"),
            "final-round": ("CONT-END-01", "CONT-END-02"),
            "activate": ("CONT-CITY-01", "CONT-CITY-02"),
            "use": ("CONT-ACT-11", "CONT-ACT-14"),
            "condition": ("CONT-FREE-10", "CONT-FREE-11"),
            "draw-and-use": ("CONT-FREE-07",),
            "scientific-progress": ("CONT-ACT-13", "CONT-FREE-07"),
            "display": ("CONT-SETUP-01", "CONT-SETUP-02", "CONT-SETUP-03"),
            "separation-card": ("CONT-SETUP-06",),
            "resource-token": ("CONT-PASS-04",),
            "move-units": ("CONT-ACT-08",),
            "explorer": ("CONT-ACT-15", "CONT-ACT-18"),
            "gather": ("CONT-ACT-16", "CONT-ACT-17"),
        },
    ),
)

HERO_TERMS: Final = with_clauses(HEROES, {"hero": ("CONT-HERO-01", "CONT-HERO-03", "CONT-HERO-05")})

MONSTER_TERMS: Final = with_clauses(MONSTERS, {"monster": ("CONT-MON-01", "CONT-MON-02")})
