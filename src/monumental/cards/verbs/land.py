"""The verbs about Provinces and the map, about what lies there and who moves there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from monumental.cards.values import Amount
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import register
from monumental.cards.verbs.shapes import Counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cards.verbs.parts import Parts
    from monumental.engine.effects import Effect
    from monumental.games.classic import conquest
    from monumental.games.duel import provinces


@register
class Conquer(Verb):
    do: Literal["conquer"]
    less: Amount = 0
    of: str = ""

    def build(self, make: Callable[..., Effect], parts: Parts) -> Effect:
        if self.of:
            parts.check("kind of Province", self.of, parts.rules.targets)
        return make(self.less, self.of) if parts.rules.targets else make(self.less)

    @staticmethod
    def phrase(effect: conquest.Conquer | provinces.Conquer, texts: Texts) -> str:
        """Any Province that can be conquered, or only one of a kind."""
        if effect.of:
            return texts(f"verb-conquer-{effect.of}", less=effect.less)
        return texts("verb-conquer", less=effect.less)


@register
class MoveUnits(Counted):
    do: Literal["move_units"]


@register
class MoveExplorers(Counted):
    do: Literal["move_explorers"]


@register
class Gather(Verb):
    do: Literal["gather"]


@register
class RepeatToken(Verb):
    do: Literal["repeat_token"]


@register
class OtherBenefit(Verb):
    do: Literal["other_benefit"]
