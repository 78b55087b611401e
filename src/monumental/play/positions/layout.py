"""What a position file may say. Everything has a usual value, so that a drawing says only what matters.

Cards are written as words with spaces between them, bottom or first card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from monumental.cards.model import Model
from monumental.engine.errors import MonumentalError
from monumental.engine.state import HERO, POLICY, SCOUT, WARLORD

Few = Annotated[int, Field(ge=0, le=1000)]

#: Places outside the city that can hold an Action token.
MARKS = {"policy": POLICY, "warlord": WARLORD, "scout": SCOUT, "hero": HERO}


class PositionError(MonumentalError):
    """A position file that can't be read. One sentence that names the place."""


class Counts(Model):
    production: Few = 0
    science: Few = 0
    military: Few = 0
    culture: Few = 0
    gold: Few = 0

    def amounts(self) -> tuple[int, ...]:
        return (self.production, self.science, self.military, self.culture, self.gold)


class DeckText(Model):
    known: str = ""  # the last one is the topmost
    urn: str = ""


class DisplayText(Model):
    slots: str = ""
    eras: list[str] = []
    separations: Few = 0
    discard: str = ""
    taken: list[Few] = []  # rows, from 1, that a card was acquired from
    spare: list[dict[str, Few]] = []  # for each era, how many cards of a kind are not in the deck


class PlayerText(Model):
    civilization: str = ""
    city: str = ""
    supply: Counts = Counts()
    gained: Counts = Counts()
    deck: DeckText = DeckText()
    discard: str = ""
    archive: str = ""
    aside: str = ""
    drawn: str = ""
    policies: str = ""
    culture_deck: str | None = None
    wonder: str = ""
    second_wonder: str = ""
    hero: str = ""
    passed: bool = False
    marks: list[Literal["policy", "warlord", "scout", "hero"]] = []
    did: str = ""


class PositionText(Model):
    rules: str
    packs: list[str] = []
    switches: dict[str, bool] = {}
    round: Few = 1
    first: int = 0
    final: bool = False
    agenda: list[str] | None = None
    display: DisplayText = DisplayText()
    piles: dict[str, Few] | None = None
    seats: Sequence[PlayerText]
    modules: dict[str, dict[str, object]] = {}
