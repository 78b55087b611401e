"""The verbs about the cards of one's city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field, model_validator

from monumental.cards.errors import Fault, FaultError, Problem
from monumental.cards.values import Positive
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import Then, register
from monumental.cards.verbs.shapes import Counted, Followed
from monumental.cards.verbs.speech import if_done

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.effects import Effect
    from monumental.engine.sentences import city as city_sentences
    from monumental.games.classic import sentences as classic_sentences


@register
class Archive(Followed):
    do: Literal["archive"]


@register
class Discard(Followed):
    do: Literal["discard"]


@register
class Reinforce(Verb):
    do: Literal["reinforce"]
    this: bool = False
    then: Then

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.this, means.text(self.then, "then"))

    @staticmethod
    def phrase(effect: city_sentences.Reinforce, texts: Texts) -> str:
        card = texts("verb-reinforce-this" if effect.this else "verb-reinforce")
        return if_done(card, effect.then, texts)

    def speaks_of_this(self) -> bool:
        return self.this


@register
class Copy(Verb):
    do: Literal["copy"]
    source: Literal["attached", "city", "knowledge", "policies", "anywhere", "display"] = Field(alias="from")

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        if self.source == "display" and "copy-display" not in means.rules.words:
            means.problem(Fault("display-not-copied"))
        city = self.source in {"city", "anywhere"}
        policies = self.source in {"policies", "anywhere"}
        attached, display, knowledge = (self.source == each for each in ("attached", "display", "knowledge"))
        return make(attached, city, policies, display, knowledge)

    @staticmethod
    def phrase(effect: city_sentences.Copy, texts: Texts) -> str:
        """Some rules copy what a card gives, too, others its text alone."""
        if effect.display:
            return texts("verb-copy-display")
        resources = "yes" if effect.gives_resources else "no"
        if effect.attached:
            return texts("verb-copy-attached", resources=resources)
        if effect.knowledge:
            return texts("verb-copy-knowledge", resources=resources)
        if effect.city and effect.policies:
            return texts("verb-copy-anywhere", resources=resources)
        return texts("verb-copy-city" if effect.city else "verb-copy-policies", resources=resources)

    def speaks_of_this(self) -> bool:
        return self.source == "attached"


@register
class DrawAndUse(Counted):
    do: Literal["draw_and_use"]
    count: Positive = 1

    def unasked(self, place: str) -> list[Problem]:
        return [Problem(place, Fault("draw-unasked"))]


@register
class Activate(Verb):
    do: Literal["activate"]
    again: bool = False
    all: bool = False

    @model_validator(mode="after")
    def _one_way(self) -> Activate:
        if self.again and self.all:
            raise FaultError(Fault("not-both", one="again", other="all"))
        return self

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.again, self.all)

    @staticmethod
    def phrase(effect: classic_sentences.Activate, texts: Texts) -> str:
        if effect.everything:
            return texts("verb-activate-all")
        return texts("verb-activate-again" if effect.again else "verb-activate")

    def unasked(self, place: str) -> list[Problem]:
        return [Problem(place, Fault("activation-unasked"))] if self.all else []
