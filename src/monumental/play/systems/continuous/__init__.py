"""The continuous mode, as it is played: its record, which says what differs from classic's."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from monumental.games.continuous import CONTINUOUS as RULES
from monumental.games.continuous import with_five_players, with_heroes, with_monsters, with_renaissance
from monumental.play.plans.kinds import ENDING, ON_TURNS, PASSING
from monumental.play.positions.continuous import ContinuousReader
from monumental.play.speech.common import COMMON_WORDS
from monumental.play.systems.classic import CLASSIC, HEROES, MONSTERS
from monumental.play.systems.classic.words import CLASSIC_WORDS
from monumental.play.systems.continuous.terms import CONTINUOUS_TERMS, HERO_TERMS, MONSTER_TERMS
from monumental.play.systems.continuous.words import CONTINUOUS_WORDS, turn_and_era_card
from monumental.play.systems.system import Module

CONTINUOUS: Final = replace(
    CLASSIC,
    rules=RULES,
    positions=replace(CLASSIC.positions, reader=ContinuousReader),
    words=COMMON_WORDS | CLASSIC_WORDS | CONTINUOUS_WORDS,
    modules={
        "renaissance": Module(with_renaissance),
        "heroes": replace(HEROES, change=with_heroes, terms=HERO_TERMS),
        "monsters": replace(MONSTERS, change=with_monsters, terms=MONSTER_TERMS),
        "five-players": Module(with_five_players),
    },
    standing=turn_and_era_card,
    terms=CONTINUOUS_TERMS,
    packs_for_seats={5: ("five-players",)},
    plans=(*ON_TURNS, PASSING, ENDING),
)

__all__ = ["CONTINUOUS"]
