"""The verbs about resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import model_validator

from monumental.cards.errors import Fault, FaultError, Problem
from monumental.cards.grammar import amounts
from monumental.cards.values import Amount, Noun, Positive, Resources
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import Then, register
from monumental.cards.verbs.speech import if_done

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.effects import Effect
    from monumental.engine.sentences import general as sentences


@register
class Gain(Resources, Verb):
    do: Literal["gain"]
    per: Noun | None = None
    at_most: Amount = 0

    @model_validator(mode="after")
    def _gains_something(self) -> Gain:
        if not any(self.amounts()):
            raise FaultError(Fault("gains-nothing"))
        if self.at_most and self.per is None:
            raise FaultError(Fault("at-most-needs-per"))
        return self

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.amounts(), means.per(self.per), self.at_most)

    @staticmethod
    def phrase(effect: sentences.Gain, texts: Texts) -> str:
        gained = amounts(texts, effect.amounts)
        if effect.per is None:
            return texts("verb-gain", amounts=gained)
        return texts(f"verb-gain-per-{effect.per.name}", amounts=gained, limit=effect.at_most)


@register
class GainBasic(Verb):
    do: Literal["gain_basic"]
    count: Positive
    same: bool = False
    different: bool = False

    @model_validator(mode="after")
    def _one_way(self) -> GainBasic:
        if self.same and self.different:
            raise FaultError(Fault("not-both", one="same", other="different"))
        if self.different and self.count > 3:
            raise FaultError(Fault("three-basics"))
        return self

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.count, self.same, self.different)

    @staticmethod
    def phrase(effect: sentences.GainBasic, texts: Texts) -> str:
        if effect.same:
            return texts("verb-gain-basic-same", count=effect.count)
        if effect.different:
            return texts("verb-gain-basic-different", count=effect.count)
        return texts("verb-gain-basic", count=effect.count)


@register
class Pay(Resources, Verb):
    do: Literal["pay"]
    basics: Amount = 0
    different: bool = False
    then: Then

    @model_validator(mode="after")
    def _pays_something(self) -> Pay:
        if bool(self.basics) == any(self.amounts()):
            raise FaultError(Fault("pays-either"))
        if self.different and not 2 <= self.basics <= 3:
            raise FaultError(Fault("different-basics"))
        return self

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.amounts(), self.basics, self.different, means.text(self.then, "then"))

    @staticmethod
    def phrase(effect: sentences.Pay, texts: Texts) -> str:
        if not effect.basics:
            price = texts("verb-pay", amounts=amounts(texts, effect.amounts))
        elif effect.different:
            price = texts("verb-pay-basics-different", count=effect.basics)
        else:
            price = texts("verb-pay-basics", count=effect.basics)
        return if_done(price, effect.then, texts)

    def unasked(self, place: str) -> list[Problem]:
        return [Problem(place, Fault("payment-unasked"))]
