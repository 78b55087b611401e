"""The continuous mode of Monumental: two to five players take single actions in turn, round by round."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from monumental.engine.catalog import BUILDING, KNOWLEDGE, WONDER
from monumental.engine.moves.progress import ScientificProgress
from monumental.engine.moves.use import UseCard
from monumental.engine.rules import Rules
from monumental.engine.setup import LayOutPiles
from monumental.games.classic import ACHIEVEMENTS, CLASSIC, with_renaissance
from monumental.games.classic.setup import LayOutMap, SeatPlayers
from monumental.games.classic.turn import EndTurn
from monumental.games.continuous.clauses import CLAUSES
from monumental.games.continuous.heroes import with_heroes
from monumental.games.continuous.monsters import with_monsters
from monumental.games.continuous.rounds import OpenRound, PassAndKeepCards
from monumental.games.continuous.sentences import (
    DrawAndUseAtOnce,
    DrawAndUseOneAtOnce,
    MoveExplorersAndPickUp,
    UseCardOfCity,
)
from monumental.games.continuous.setup import LayOutOneRow

#: Rule switches: readings in which the three printed languages, or tables, differ; and those of the map.
SWITCHES: Final = {
    "leave_as_many_as_players": False,
    "one_explorer": False,
    "barbarian_units": False,
    "isolated_strict": False,
    "outpost_rebuild": False,
    "explorer_water": True,
}

#: `rulebook` is the letter; `published` is the practice of the published edition.
PRESETS: Final = {"rulebook": SWITCHES, "published": {**SWITCHES, "outpost_rebuild": True}}

#: Classic's actions, and passing instead of ending the turn; a drawn card is used at once.  [CONT-GEN-03]
ACTIONS: Final = (
    *[
        UseCardOfCity() if isinstance(rule, UseCard) else rule
        for rule in CLASSIC.actions
        if not isinstance(rule, ScientificProgress | EndTurn)
    ],
    ScientificProgress(DrawAndUseOneAtOnce),
    PassAndKeepCards(),
)

CONTINUOUS: Final = replace(
    CLASSIC,
    name="continuous",
    version=3,
    setup=(LayOutMap(), LayOutOneRow(), LayOutPiles(), SeatPlayers(OpenRound)),
    actions=ACTIONS,
    verbs={
        **CLASSIC.verbs,
        "draw_and_use": DrawAndUseAtOnce,
        "move_explorers": MoveExplorersAndPickUp,
    },
    achievements=ACHIEVEMENTS,
    clauses=CLAUSES,
    words={**CLASSIC.words, "pass": ()},
    cycle="round",
    switches=SWITCHES,
    presets=PRESETS,
)

#: What the box for five players adds to each era, by kind.
FIVE_PLAYERS: Final = 5
MORE_CARDS: Final = {WONDER: (1, 2, 2), BUILDING: (1, 1, 0), KNOWLEDGE: (2, 1, 2)}


def with_five_players(rules: Rules) -> Rules:
    """The box for five players: more Development cards, a fifth Capital and a fifth Market.

    [MOD-FIVE-01, MOD-FIVE-02]
    """
    table = {}
    for kind, counts in rules.deck_table.items():
        more = (*MORE_CARDS[kind], *(0,) * (len(counts) - len(MORE_CARDS[kind])))
        table[kind] = tuple([count + extra for count, extra in zip(counts, more, strict=True)])
    seats = (FIVE_PLAYERS, FIVE_PLAYERS)
    return replace(rules.with_module("five-players"), seats=seats, deck_table=table)


__all__ = [
    "CONTINUOUS",
    "PRESETS",
    "SWITCHES",
    "with_five_players",
    "with_heroes",
    "with_monsters",
    "with_renaissance",
]
