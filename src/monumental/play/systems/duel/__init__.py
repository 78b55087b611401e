"""Duel, as it is played: its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.games.duel import DUEL as RULES
from monumental.games.duel import with_trade
from monumental.games.duel.scouts.trade import FreeCities
from monumental.play.plans.kinds import ON_TURNS, PASSING
from monumental.play.positions import duel as positions
from monumental.play.positions.parts import PositionPart
from monumental.play.speech.common import COMMON_WORDS
from monumental.play.systems.duel.laying import DUEL_TRIES, TRADE_TRIES
from monumental.play.systems.duel.terms import DUEL_TERMS, TRADE_TERMS
from monumental.play.systems.duel.touching import TOUCHING
from monumental.play.systems.duel.view import show_duel
from monumental.play.systems.duel.words import DUEL_WORDS, TRADE_WORDS
from monumental.play.systems.system import Component, Module, System
from monumental.play.views.modules import show_free_cities

if TYPE_CHECKING:
    from monumental.engine.events import Event


def opponent(event: Event) -> int:
    return 1 - event.seat


DUEL: Final = System(
    rules=RULES,
    usual_packs=("duel-trade",),
    positions=PositionPart(
        positions.DuelText, positions.DuelReader, positions.dump_table, positions.dump_seat
    ),
    words=COMMON_WORDS | DUEL_WORDS,
    modules={
        "trade": Module(
            with_trade,
            TRADE_WORDS,
            shows={FreeCities.name: show_free_cities},
            terms=TRADE_TERMS,
            components=(Component(("free_city",), 10, "DUEL-COMP-04"),),
            tries=TRADE_TRIES,
        )
    },
    shows=show_duel,
    touching=TOUCHING,
    terms=DUEL_TERMS,
    civilizations=3,
    tries=DUEL_TRIES,
    components=(Component(("building",), 20, "DUEL-COMP-03", basic=True),),
    plans=(*ON_TURNS, PASSING),
    # A Province that was mine, and the Advantage, which either of us may have had.
    blows={"conquered": opponent, "took-advantage": opponent, "gained-advantage": opponent},
)

__all__ = ["DUEL"]
