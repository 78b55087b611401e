"""The shapes that several verbs share: so many times, and what follows if it was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.values import Positive
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import Then
from monumental.cards.verbs.speech import if_done

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.effects import CountedEffect, Effect, EffectThen


class Counted(Verb):
    """So many times, or so many of them."""

    count: Positive

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.count)

    @staticmethod
    def phrase(effect: CountedEffect, texts: Texts) -> str:
        return texts(f"verb-{effect.verb}", count=effect.count)


class Followed(Verb):
    """Something to do; what follows happens only if it was done."""

    then: Then

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(means.text(self.then, "then"))

    @staticmethod
    def phrase(effect: EffectThen, texts: Texts) -> str:
        return if_done(texts(f"verb-{effect.verb}"), effect.then, texts)
