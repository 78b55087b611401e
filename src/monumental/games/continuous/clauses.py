"""The clauses of the continuous mode behind questions and reasons; the rest follows classic's."""

from __future__ import annotations

from typing import Final

from monumental.games.classic.clauses import CLAUSES as CLASSIC_CLAUSES

CLAUSES: Final = {
    **CLASSIC_CLAUSES,
    "activate": "CONT-CITY-01",
    "take-turn": "CONT-ACT-01",
    "one-action": "CONT-ACT-01",
    "pass": "CONT-PASS-02",
    "one-explorer": "CONT-ACT-10",
    "explorer-action": "CONT-ACT-15",
    "explorer-deed": "CONT-ACT-16",
    "once-per-round": "CONT-ACT-14",
    "policy-once": "CONT-ACT-14",
    "use": "CONT-ACT-11",
    "use-policy": "CONT-ACT-12",
    "use-drawn": "CONT-FREE-07",
    "use-token": "CONT-FREE-08",
    "used-freely": "CONT-FREE-01",
    "phases": "CONT-SETUP-07",
    "city-order": "CONT-CITY-01",
    "turns": "CONT-ACT-01",
    "free-actions": "CONT-FREE-01",
    "has-passed": "CONT-PASS-03",
    "gained": "CONT-FREE-10",
    "did": "CONT-FREE-10",
    "empty-slot": "CONT-REPD-05",
    "game-over": "CONT-END-02",
}
