"""The words of classic and of its modules, with the clauses that say what they are."""

from __future__ import annotations

from typing import Final

from monumental.play.glossary.term import Term, term

#: The words that classic and the continuous mode share.
MAP_TERMS: Final[tuple[Term, ...]] = (
    # Who plays, and when
    term("civilization", "BASE-CITY-01", "BASE-CITY-02", everyday=True),
    term("player", "BASE-AIM-02", everyday=True),
    term("first-player", "BASE-CITY-12", "BASE-TURN-01"),
    term("round", "BASE-END-03", everyday=True),
    term("turn", "BASE-TURN-01", "BASE-TURN-02", everyday=True),
    term("phase-city", "BASE-TURN-02", "BASE-ACT-01", "BASE-ACT-02"),
    term("phase-actions", "BASE-TURN-02", "BASE-ACTN-01", "BASE-ACTN-03"),
    term("phase-maintenance", "BASE-TURN-02", "BASE-REPC-01", "BASE-REPC-02"),
    term("phase-development", "BASE-TURN-02", "BASE-REPD-01", "BASE-REPD-02", "BASE-REPD-03"),
    term("final-round", "BASE-END-01", "BASE-END-02"),
    # The City
    term("city", "BASE-CITY-06", everyday=True),
    term("activate", "BASE-ACT-01", "BASE-ACT-02", "BASE-ACT-03"),
    term("use", "BASE-ACT-04", "BASE-ACT-05", "BASE-ACT-06", everyday=True),
    term("city-deck", "BASE-CITY-08", "BASE-ACQ-02", "BASE-REPC-05"),
    term("discard-pile", "BASE-ACTN-02", "BASE-REPC-01", "BASE-REPC-05"),
    term("discard", "BASE-TERM-06"),
    term("archive", "BASE-TERM-01", "BASE-TERM-02", "BASE-TERM-03", "BASE-TERM-04", "BASE-END-08"),
    term("reinforce", "BASE-TERM-11", "BASE-TERM-12"),
    term("copy", "BASE-ACT-05"),
    term("draw-and-use", "BASE-SCI-03", "BASE-SCI-02", "BASE-ACT-07"),
    term("condition", "BASE-TERM-09"),
    term("scientific-progress", "BASE-SCI-01", "BASE-SCI-02", "BASE-SCI-03"),
    # Cards
    term("display", "BASE-DISP-01", "BASE-DISP-02", "BASE-REPD-03"),
    term("development-deck", "BASE-DECK-02", "BASE-DECK-05"),
    term("era", "BASE-DECK-01", "BASE-DECK-02", everyday=True),
    term("separation-card", "BASE-DECK-03", "BASE-DECK-04"),
    term("acquire", "BASE-ACQ-01", "BASE-ACQ-02", "BASE-ACQ-04", "BASE-ACQ-06"),
    term("gain-card", "BASE-TERM-07", "BASE-ACQ-13"),
    term("building", "BASE-ACQ-02", kind="building", everyday=True),
    term("basic-building", "BASE-TERM-05", "BASE-DECK-06", "BASE-ACQ-03", kind="basic_building"),
    term("knowledge", "BASE-ACQ-04", "BASE-END-04", kind="knowledge"),
    term("knowledge-under", "BASE-CITY-07", "BASE-ACT-03", "BASE-REPC-03", "BASE-REPC-04"),
    term("wonder", "BASE-ACQ-05", "BASE-ACQ-08", "BASE-END-05", kind="wonder"),
    term("begin-wonder", "BASE-ACQ-06", "BASE-ACQ-14", "BASE-ACQ-15"),
    term("complete", "BASE-ACQ-07", "BASE-ACQ-09", "BASE-ACQ-10"),
    term("wonder-token", "BASE-ACQ-11", "BASE-ACQ-12", "BASE-CONQ-22"),
    term("bonus", "BASE-ACQ-09", "BASE-POL-04", "BASE-POL-07"),
    term("cultural-policy", "BASE-POL-01", "BASE-POL-02", "BASE-END-06", kind="policy"),
    term("develop", "BASE-POL-01", "BASE-POL-02", "BASE-POL-04", "BASE-POL-07"),
    term("active-policy", "BASE-POL-05", "BASE-POL-06"),
    term("culture-deck", "BASE-CITY-10", "BASE-POL-01"),
    term("warlord", "BASE-CONQ-27", "BASE-CONQ-28", "BASE-CONQ-23", "BASE-CITY-09", kind="warlord"),
    # Resources
    term("basic-resource", "BASE-RES-01", "BASE-RES-08", "BASE-TERM-08"),
    term("production", "BASE-RES-02", "BASE-RES-05", everyday=True),
    term("science", "BASE-RES-03", "BASE-RES-06", everyday=True),
    term("military", "BASE-RES-04", "BASE-RES-06", everyday=True),
    term("culture", "BASE-RES-11", "BASE-RES-10", everyday=True),
    term("gold", "BASE-RES-12", "BASE-RES-10", everyday=True),
    term("resource-token", "BASE-RES-07", "BASE-SETUP-07"),
    term("spend", "BASE-TERM-10", "BASE-RES-12", everyday=True),
    term("return", "BASE-OUT-02", "BASE-CONQ-25", everyday=True),
    term("reserve", "BASE-RES-09", "BASE-EXP-09"),
    # The map
    term("province", "BASE-CONQ-09", "BASE-END-07"),
    term("capital", "BASE-CITY-13", "BASE-CITY-14", "BASE-CONQ-07"),
    term("control", "BASE-CONQ-09", "BASE-CONQ-06"),
    term("conquer", "BASE-CONQ-01", "BASE-CONQ-02", "BASE-CONQ-03", "BASE-CONQ-04"),
    term("defense", "BASE-CONQ-22", "BASE-CONQ-12", "BASE-CONQ-21"),
    term("isolated-province", "BASE-CONQ-10", "BASE-CONQ-11", "BASE-MAN-03"),
    term("unit", "BASE-CONQ-02", "BASE-CONQ-06", "BASE-CITY-02"),
    term("troop", "BASE-COMP-08", "BASE-CONQ-22"),
    term("move-units", "BASE-MAN-01", "BASE-MAN-02", "BASE-MAN-03", "BASE-MAN-04"),
    term("outpost", "BASE-OUT-01", "BASE-OUT-02", "BASE-OUT-03", "BASE-OUT-05", "BASE-CONQ-22"),
    term("explorer", "BASE-EXP-01", "BASE-EXP-03", "BASE-EXP-11"),
    term("step-of-explorer", "BASE-EXP-01", "BASE-EXP-02", everyday=True),
    term("gather", "BASE-EXP-06", "BASE-EXP-08"),
    term("market", "BASE-EXP-04", "BASE-EXP-05", "BASE-SETUP-03"),
    term("market-token", "BASE-EXP-09", "BASE-EXP-10", "BASE-EXP-05", kind="market_token"),
    term("production-token", "BASE-EXP-06", "BASE-SETUP-04", "BASE-RES-09"),
    term("exploration-token", "BASE-CONQ-14", "BASE-CONQ-16", "BASE-SETUP-02"),
    term("barbarian", "BASE-CONQ-12", "BASE-CONQ-13", "BASE-CONQ-14"),
    term("barbarian-token", "BASE-CONQ-14", "BASE-SETUP-02", kind="barbarian"),
    term("free-town", "BASE-CONQ-17", "BASE-CONQ-18", "BASE-CONQ-19", "BASE-CONQ-20", kind="free_town"),
    # The end
    term("points", "BASE-END-04", "BASE-END-05", "BASE-END-06", "BASE-END-07", "BASE-END-08", everyday=True),
    term("dominance", "BASE-END-09", "BASE-END-10"),
    term("tie-break", "BASE-END-11"),
)

AUTOMA_TERMS: Final[tuple[Term, ...]] = (
    term("automa", "BASE-SOLO-04", "MOD-AUTO-01", "MOD-AUTO-05", "MOD-AUTO-09"),
    term("solo-card", "BASE-SOLO-04", "MOD-AUTO-02", "MOD-AUTO-04", kind="solo"),
    term("advanced-card", "MOD-AUTO-02"),
    term("archetype", "MOD-AUTO-06", "BASE-SOLO-05"),
)

HERO_TERMS: Final[tuple[Term, ...]] = (
    term("hero", "MOD-HERO-04", "MOD-HERO-05", "MOD-HERO-06", "MOD-HERO-07", "MOD-HERO-08", kind="hero"),
)

MONSTER_TERMS: Final[tuple[Term, ...]] = (
    term("monster", "MOD-MON-02", "MOD-MON-03", "MOD-MON-04", "MOD-MON-06", "MOD-MON-07", kind="monster"),
)
