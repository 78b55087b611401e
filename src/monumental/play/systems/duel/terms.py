"""The words of Duel, with the clauses that say what they are."""

from __future__ import annotations

from typing import Final

from monumental.play.glossary.term import Term, term

DUEL_TERMS: Final[tuple[Term, ...]] = (
    # Who plays, and when
    term("civilization", "DUEL-CITY-01", "DUEL-CITY-02", "DUEL-CITY-03", everyday=True),
    term("player", "DUEL-AIM-01", everyday=True),
    term("first-player", "DUEL-CITY-12", "DUEL-ACT-01", "DUEL-TURN-01", "DUEL-DECAY-04"),
    term("round", "DUEL-PHASE-01", "DUEL-PHASE-02", "DUEL-EOR-01", everyday=True),
    term("turn", "DUEL-TURN-01", "DUEL-TURN-02", everyday=True),
    term("phase-city", "DUEL-ACT-01", "DUEL-ACT-02", "DUEL-ACT-05", "DUEL-TERM-18"),
    term("phase-actions", "DUEL-TURN-01", "DUEL-TURN-03", "DUEL-TURN-04"),
    term("phase-maintenance", "DUEL-REPC-01", "DUEL-REPC-04", "DUEL-REPC-05"),
    term("phase-development", "DUEL-REPD-01", "DUEL-REPD-02", "DUEL-REPD-04"),
    term("pass", "DUEL-PASS-01", "DUEL-PASS-02", "DUEL-PASS-03", "DUEL-PASS-04", "DUEL-TURN-07"),
    term("action-token", "DUEL-TURN-05", "DUEL-PASS-03"),
    term("final-round", "DUEL-END-01", "DUEL-END-02"),
    # The City
    term("city", "DUEL-CITY-04", everyday=True),
    term("activate", "DUEL-ACT-02", "DUEL-ACT-03", "DUEL-ACT-04", "DUEL-ACT-06"),
    term("use", "DUEL-USE-01", "DUEL-USE-02", "DUEL-USE-03", "DUEL-TURN-05", everyday=True),
    term("city-deck", "DUEL-CITY-06", "DUEL-ACQ-03", "DUEL-REPC-04"),
    term("discard-pile", "DUEL-TERM-16", "DUEL-TERM-13", "DUEL-REPC-04", "DUEL-REPC-08"),
    term("discard", "DUEL-TERM-13", "DUEL-TERM-14", "DUEL-TERM-15"),
    term("archive", "DUEL-TERM-03", "DUEL-TERM-04", "DUEL-END-08"),
    term("reinforce", "DUEL-TERM-23", "DUEL-TERM-24"),
    term("copy", "DUEL-TERM-10", "DUEL-TERM-11", "DUEL-TERM-12"),
    term("draw-and-use", "DUEL-TERM-26", "DUEL-TERM-17"),
    term("condition", "DUEL-TERM-20"),
    term("trigger", "DUEL-TERM-27", "DUEL-TERM-25", "DUEL-TURN-06"),
    term("scientific-progress", "DUEL-SCI-01", "DUEL-SCI-02"),
    # Cards
    term("display", "DUEL-SETUP-03", "DUEL-ACQ-01", "DUEL-REPD-01", "DUEL-REPD-02"),
    term("development-deck", "DUEL-SETUP-01", "DUEL-SETUP-02"),
    term("era", "DUEL-SETUP-01", "DUEL-SETUP-02", "DUEL-REPD-03", everyday=True),
    term("separation-card", "DUEL-SETUP-01", "DUEL-REPD-03"),
    term("acquire", "DUEL-TERM-01", "DUEL-ACQ-01", "DUEL-ACQ-02"),
    term("gain-card", "DUEL-TERM-19"),
    term("building", "DUEL-ACQ-03", kind="building", everyday=True),
    term("basic-building", "DUEL-SETUP-05", "DUEL-TERM-05", "DUEL-ACQ-05", kind="basic_building"),
    term("barricade", "DUEL-ACQ-04", "DUEL-CONQ-04", "DUEL-CONQ-05", "DUEL-CONQ-06"),
    term("knowledge", "DUEL-ACQ-06", "DUEL-CITY-05", "DUEL-END-04", kind="knowledge"),
    term("knowledge-under", "DUEL-CITY-05", "DUEL-ACT-03", "DUEL-USE-04", "DUEL-REPC-02", "DUEL-REPC-03"),
    term("wonder", "DUEL-ACQ-13", "DUEL-TERM-08", "DUEL-END-05", kind="wonder"),
    term("begin-wonder", "DUEL-ACQ-14", "DUEL-ACQ-15"),
    term("complete", "DUEL-WON-01", "DUEL-WON-02", "DUEL-WON-03"),
    term("bonus", "DUEL-TERM-07", "DUEL-WON-02", "DUEL-ACQ-08", "DUEL-POL-05"),
    term("cultural-policy", "DUEL-POL-01", "DUEL-POL-03", "DUEL-END-06", kind="policy"),
    term("develop", "DUEL-POL-01", "DUEL-POL-02", "DUEL-POL-04", "DUEL-POL-05"),
    term("active-policy", "DUEL-TERM-02", "DUEL-POL-06", "DUEL-POL-08"),
    term("culture-deck", "DUEL-CITY-10", "DUEL-POL-01"),
    term("warlord", "DUEL-WAR-01", "DUEL-WAR-02", "DUEL-CITY-07", kind="warlord"),
    # Resources
    term("basic-resource", "DUEL-RES-01", "DUEL-RES-06", "DUEL-TERM-06"),
    term("production", "DUEL-RES-02", "DUEL-RES-01", everyday=True),
    term("science", "DUEL-RES-03", "DUEL-RES-01", everyday=True),
    term("military", "DUEL-RES-04", "DUEL-RES-01", everyday=True),
    term("culture", "DUEL-RES-08", "DUEL-RES-10", "DUEL-RES-11", everyday=True),
    term("gold", "DUEL-RES-09", "DUEL-RES-10", "DUEL-RES-11", "DUEL-TURN-08", everyday=True),
    term("resource-token", "DUEL-RES-05", "DUEL-SETUP-07", "DUEL-RES-07"),
    term("spend", "DUEL-TERM-22", "DUEL-TURN-08", everyday=True),
    term("return", "DUEL-CONQ-06", "DUEL-WON-03", everyday=True),
    # Provinces and the Advantage
    term("province", "DUEL-ACQ-07", "DUEL-ACQ-08", "DUEL-END-03", kind="province"),
    term("province-type", "DUEL-ACQ-11", "DUEL-ACQ-12"),
    term("province-stack", "DUEL-CITY-08", "DUEL-ACQ-09"),
    term("province-marker", "DUEL-CIV-03", "DUEL-CIV-04", "DUEL-CIV-05", "DUEL-CITY-09"),
    term("control", "DUEL-TERM-09"),
    term("conquer", "DUEL-CONQ-01", "DUEL-CONQ-02", "DUEL-CONQ-03"),
    term("advantage", "DUEL-ADV-02", "DUEL-ADV-03", "DUEL-ADV-04", "DUEL-ADV-05", "DUEL-TERM-21"),
    term("decay", "DUEL-DECAY-01", "DUEL-DECAY-02", "DUEL-DECAY-03"),
    # The end
    term("points", "DUEL-END-03", "DUEL-END-04", "DUEL-END-05", "DUEL-END-06", "DUEL-END-07", "DUEL-END-08",
         everyday=True),
    term("dominance", "DUEL-END-09", "DUEL-END-10", "DUEL-END-11"),
    term("tie-break", "DUEL-END-12"),
)  # fmt: skip

TRADE_TERMS: Final[tuple[Term, ...]] = (
    term("scout", "DUEL-SCOUT-01", "DUEL-SCOUT-02", "DUEL-CITY-07", kind="scout"),
    term("trade", "DUEL-SCOUT-03", "DUEL-SCOUT-04", "DUEL-SCOUT-05", "DUEL-SCOUT-07", "DUEL-SCOUT-16"),
    term("free-city", "DUEL-SETUP-06", "DUEL-SCOUT-12", "DUEL-SCOUT-14", "DUEL-END-07", kind="free_city"),
    term("claim", "DUEL-SCOUT-08", "DUEL-SCOUT-09", "DUEL-SCOUT-10", "DUEL-SCOUT-11"),
)
