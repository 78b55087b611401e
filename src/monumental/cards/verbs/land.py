"""The verbs about Provinces and the map, about what lies there and who moves there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from monumental.cards.errors import Fault
from monumental.cards.values import Amount, Target
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import register
from monumental.cards.verbs.shapes import Counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.effects import Effect
    from monumental.games.classic.land import conquest_texts
    from monumental.games.duel import provinces


@register
class Conquer(Verb):
    do: Literal["conquer"]
    less: Amount = 0
    of: Target = ""
    military: Amount = 0  # that the text brings, for the conquest alone

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        if self.of:
            means.check("target", self.of, means.rules.targets)
        if self.military and (self.less or not means.rules.targets):
            means.problem(Fault("military-elsewhere"))
        if not means.rules.targets:
            return make(self.less)
        return make(self.less, self.of, self.military) if self.military else make(self.less, self.of)

    @staticmethod
    def phrase(effect: conquest_texts.Conquer | provinces.Conquer, texts: Texts) -> str:
        """Any Province that can be conquered, or only one of a kind; with Military for that alone."""
        if effect.military:
            return texts("verb-conquer-with", of=effect.of or "any", military=effect.military)
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
