"""Opening a pack that somebody named: alone if it is a whole box, else together with the usual ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cards.loader import Pack, find_pack, read_pack
from monumental.play.boxes import packs_with
from monumental.play.setup import Box, unpack
from monumental.play.systems.known import SYSTEMS

if TYPE_CHECKING:
    from monumental.engine.catalog import Card, Civilization


@dataclass(frozen=True)
class Opened:
    """A pack, and a box in which a game can be played with it."""

    pack: Pack
    box: Box
    names: tuple[str, ...]  # of all packs in the box

    @property
    def cards(self) -> list[Card]:
        return [card for card in self.box.catalog.cards if card.pack == self.pack.name]

    @property
    def civilizations(self) -> list[Civilization]:
        return [each for each in self.box.catalog.civilizations if each.pack == self.pack.name]


def opened(name: str) -> Opened:
    """A pack by its name or folder."""
    pack = read_pack(find_pack(name))
    rules = rules_for(pack)
    names = packs_with(rules, [name])
    return Opened(pack, unpack(rules, names), names)


def rules_for(pack: Pack) -> str:
    """The rules it is made for; if they lack one of its modules, others that are played with such packs."""
    for name, system in SYSTEMS.items():
        if system.rules.packs_of == pack.head.rules and set(pack.head.modules) <= set(system.modules):
            return name
    return pack.head.rules
