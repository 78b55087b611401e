"""The small values that cards and sentences are made of: amounts, kinds, archetypes, resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from monumental.cards.errors import Fault, FaultError
from monumental.cards.model import Model
from monumental.cards.written import legible


def each_once(words: list[str]) -> list[str]:
    """A list says nothing new by saying it twice."""
    for word in words:
        if words.count(word) > 1:
            raise FaultError(Fault("twice", word=legible(word)))
    return words


@dataclass(frozen=True)
class Listed:
    """A word that the rules list, and in which of their lists: whoever fills in a blank chooses from it."""

    where: str  # the field of `Rules`


#: What can be counted, waited for, conquered and made cheaper, and whom an attack hits.
Noun = Annotated[str, Listed("nouns")]
Occasion = Annotated[str, Listed("occasions")]
Target = Annotated[str, Listed("targets")]
Price = Annotated[str, Listed("prices")]
Victim = Annotated[str, Listed("victims")]

Takeable = Literal["building", "knowledge", "wonder", "province", "basic"]
Kinds = Annotated[list[Takeable], AfterValidator(each_once)]
Archetype = Literal["", "aggressive", "architectural", "cultural", "economic", "technological"]
Positive = Annotated[int, Field(ge=1, le=20)]
Amount = Annotated[int, Field(ge=0, le=20)]


class Resources(Model):
    """Amounts of resources; what is left out is none."""

    production: Amount = 0
    science: Amount = 0
    military: Amount = 0
    culture: Amount = 0
    gold: Amount = 0

    def amounts(self) -> tuple[int, ...]:
        return (self.production, self.science, self.military, self.culture, self.gold)
