"""The verbs about the cards of the display: to take them, to build with them, to throw them away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from monumental.cards.grammar import one_of
from monumental.cards.values import Amount, Kinds
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import register
from monumental.cards.verbs.shapes import Followed
from monumental.cards.verbs.speech import one_of_each_kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.effects import Effect
    from monumental.engine.moves import taking as take_sentences


@register
class DiscardFromDisplay(Followed):
    do: Literal["discard_from_display"]


@register
class GainCard(Verb):
    do: Literal["gain_card"]
    kinds: Annotated[Kinds, Field(min_length=1)]
    at_most: Amount = 0

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(means.kinds(self.kinds), "basic" in self.kinds, self.at_most)

    @staticmethod
    def phrase(effect: take_sentences.GainCard, texts: Texts) -> str:
        if effect.at_most:
            return texts("verb-gain-card-at-most", cards=_cards(effect, texts), cost=effect.at_most)
        return texts("verb-gain-card", cards=_cards(effect, texts))


@register
class Acquire(Verb):
    do: Literal["acquire"]
    kinds: Annotated[Kinds, Field(min_length=1)]
    less: Amount = 0

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(means.kinds(self.kinds), "basic" in self.kinds, self.less)

    @staticmethod
    def phrase(effect: take_sentences.AcquireForLess, texts: Texts) -> str:
        return texts("verb-acquire", cards=_cards(effect, texts), less=effect.less)


def _cards(effect: take_sentences.TakeCard, texts: Texts) -> str:
    """Which cards may be taken: `a Knowledge or a Basic Building`."""
    return one_of(texts, one_of_each_kind(effect.kinds, effect.basic, texts))


@register
class BuildWonderSection(Verb):
    do: Literal["build_wonder_section"]
    less: Amount = 0

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.less)

    @staticmethod
    def phrase(effect: take_sentences.BuildWonderSection, texts: Texts) -> str:
        return texts("verb-build-wonder-section", less=effect.less)
