"""The verbs about what a Monster takes away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import model_validator

from monumental.cards.errors import Fault, FaultError
from monumental.cards.grammar import all_of, amount
from monumental.cards.values import Amount, Noun
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import register
from monumental.cards.verbs.shapes import Counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.effects import Effect
    from monumental.games.classic.modules import attacks


@register
class Lose(Verb):
    do: Literal["lose"]
    gold: Amount = 0
    culture: Amount = 0
    production_tokens: Amount = 0
    per: Noun | None = None

    @model_validator(mode="after")
    def _loses_something(self) -> Lose:
        if not (self.gold or self.culture or self.production_tokens):
            raise FaultError(Fault("takes-nothing"))
        return self

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make((0, 0, 0, self.culture, self.gold), self.production_tokens, means.per(self.per))

    @staticmethod
    def phrase(effect: attacks.Lose, texts: Texts) -> str:
        """Resources, and Production tokens of the reserve."""
        losses = [amount(texts, resource, count) for resource, count in enumerate(effect.amounts) if count]
        if effect.production_tokens:
            losses.append(texts("amount-production-token", count=effect.production_tokens))
        lost = all_of(texts, losses)
        if effect.per is None:
            return texts("verb-lose", amounts=lost)
        return texts(f"verb-lose-per-{effect.per.name}", amounts=lost)


@register
class Withdraw(Counted):
    do: Literal["withdraw"]


@register
class RecallExplorers(Verb):
    do: Literal["recall_explorers"]


@register
class LoseCard(Verb):
    do: Literal["lose_card"]
