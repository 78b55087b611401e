"""Classic, as it is played: its record."""

from __future__ import annotations

from typing import Final

from monumental.games.classic import CLASSIC as RULES
from monumental.games.classic import with_heroes, with_monsters, with_renaissance
from monumental.games.classic.heroes import HeroRow
from monumental.games.classic.monsters import Monsters
from monumental.play.positions import classic as positions
from monumental.play.positions.parts import PositionPart
from monumental.play.speech.common import COMMON_WORDS
from monumental.play.systems.classic.automa import AUTOMA_WORDS
from monumental.play.systems.classic.modules import HERO_WORDS, MONSTER_WORDS
from monumental.play.systems.classic.secrets import forget_markets
from monumental.play.systems.classic.touching import OF_HEROES, OF_MONSTERS, TOUCHING
from monumental.play.systems.classic.view import show_classic
from monumental.play.systems.classic.words import CLASSIC_WORDS
from monumental.play.systems.system import Module, System
from monumental.play.views.modules import show_heroes, show_monsters

HEROES: Final = Module(with_heroes, HERO_WORDS, OF_HEROES, {HeroRow.name: show_heroes})
MONSTERS: Final = Module(with_monsters, MONSTER_WORDS, OF_MONSTERS, {Monsters.name: show_monsters})

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
)

__all__ = ["CLASSIC"]
