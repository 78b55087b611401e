"""Classic, as it is played: its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.games.classic import CLASSIC as RULES
from monumental.games.classic import with_heroes, with_monsters, with_renaissance
from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.state import classic
from monumental.play.plans.kinds import ENDING, ON_TURNS
from monumental.play.positions import classic as positions
from monumental.play.positions.parts import PositionPart
from monumental.play.speech.common import COMMON_WORDS
from monumental.play.systems.classic.automa import AUTOMA_WORDS
from monumental.play.systems.classic.laying import CLASSIC_TRIES, HERO_TRIES, MONSTER_TRIES
from monumental.play.systems.classic.modules import HERO_WORDS, MONSTER_WORDS
from monumental.play.systems.classic.secrets import forget_markets, hide_markets, remember_markets
from monumental.play.systems.classic.terms import AUTOMA_TERMS, HERO_TERMS, MAP_TERMS, MONSTER_TERMS
from monumental.play.systems.classic.touching import OF_HEROES, OF_MONSTERS, TOUCHING
from monumental.play.systems.classic.view import show_classic
from monumental.play.systems.classic.words import CLASSIC_WORDS
from monumental.play.systems.system import Component, Module, System
from monumental.play.views.modules import show_heroes, show_monsters

if TYPE_CHECKING:
    from monumental.engine.events import Event
    from monumental.engine.game import Game


def sufferer(event: Event) -> int:
    return event.seat


def loser(event: Event) -> int:
    """Whose Province it was."""
    return event.number


HEROES: Final = Module(
    with_heroes,
    HERO_WORDS,
    OF_HEROES,
    {HeroRow.name: show_heroes},
    terms=HERO_TERMS,
    components=(Component(("hero",), 12),),
    tries=HERO_TRIES,
)
MONSTERS: Final = Module(
    with_monsters,
    MONSTER_WORDS,
    OF_MONSTERS,
    {Monsters.name: show_monsters},
    terms=MONSTER_TERMS,
    components=(Component(("monster",), 12, "MOD-MON-01"),),
    tries=MONSTER_TRIES,
    blows=dict.fromkeys(
        ("lost", "lost-production-tokens", "withdrew", "withdrew-warlord", "explorers-recalled"), sufferer
    ),
)


def ends_soon(game: Game) -> bool:
    """The end was triggered, and the final round comes next."""
    return classic(game).ending and not game.state.final


CLASSIC: Final = System(
    rules=RULES,
    usual_packs=("base",),
    positions=PositionPart(
        positions.ClassicText, positions.ClassicReader, positions.dump_table, positions.dump_seat
    ),
    words=COMMON_WORDS | CLASSIC_WORDS | AUTOMA_WORDS,
    modules={"renaissance": Module(with_renaissance), "heroes": HEROES, "monsters": MONSTERS},
    shows=show_classic,
    touching=TOUCHING,
    forget=forget_markets,
    remember=remember_markets,
    hides=hide_markets,
    ends_soon=ends_soon,
    terms=MAP_TERMS + AUTOMA_TERMS,
    civilizations=5,
    tries=CLASSIC_TRIES,
    components=(
        Component(("building",), 30, "BASE-COMP-06", basic=True),
        Component(("barbarian", "free_town"), 50, "BASE-COMP-10"),
        Component(("market_token",), 20, "BASE-COMP-10"),
        Component(("solo",), 20, "BASE-COMP-04"),
    ),
    plans=(*ON_TURNS, ENDING),
    blows={"conquered-from": loser},
)

__all__ = ["CLASSIC"]
