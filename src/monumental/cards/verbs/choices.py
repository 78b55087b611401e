"""The verbs that hold other sentences: one of several, if something holds, if one wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, cast

from pydantic import Field, model_validator

from monumental.cards.errors import AllOf, Fault, FaultError
from monumental.cards.grammar import options
from monumental.cards.verbs.conditions import CONDITIONS, QUESTIONS, Conditional
from monumental.cards.verbs.definition import Verb, problems_unasked, within
from monumental.cards.verbs.registry import Something, Then, register
from monumental.cards.verbs.speech import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.errors import Problem
    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.catalog import Script
    from monumental.engine.effects import Effect
    from monumental.engine.sentences import general as sentences
    from monumental.engine.sentences import others


@register
class ChooseOne(Verb):
    do: Literal["choose_one"]
    options: Annotated[list[Something], Field(min_length=2, max_length=10)]

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(means.texts(self.options, "options"))

    @staticmethod
    def phrase(effect: sentences.ChooseOne, texts: Texts) -> str:
        branches = [phrase(branch, texts) for branch in effect.branches]
        return texts("verb-choose-one", options=options(texts, branches))

    def unasked(self, place: str) -> list[Problem]:
        return [
            problem
            for number, option in enumerate(self.options)
            for problem in problems_unasked(option, f"{place}.options[{number}]")
        ]


@register
class If(Conditional, Verb):
    do: Literal["if"]
    who: Literal["another", "every"] | None = None
    then: Something
    otherwise: Then

    @model_validator(mode="after")
    def _of_whom(self) -> If:
        if self.who is not None and not self.question().of_others:
            known = [question.condition for question in QUESTIONS.values() if question.of_others]
            raise FaultError(Fault("not-of-others", known=AllOf(tuple(known))))
        return self

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        then = means.text(self.then, "then")
        otherwise = means.text(self.otherwise, "otherwise")
        condition = self.question().build(means)
        if self.who is not None:
            condition = means.condition("others", condition, self.who == "every")
        return make(condition, then, otherwise)

    @staticmethod
    def phrase(effect: sentences.If, texts: Texts) -> str:
        return _either(effect, texts, phrase)

    def unasked(self, place: str) -> list[Problem]:
        then = problems_unasked(self.then, f"{place}.then")
        return then + problems_unasked(self.otherwise, f"{place}.otherwise")


@register
class May(Verb):
    do: Literal["may"]
    then: Something

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(means.text(self.then, "then"))

    @staticmethod
    def phrase(effect: sentences.May, texts: Texts) -> str:
        only = effect.then.sentences[0]
        if len(effect.then.sentences) == 1 and only.verb == "if":
            # "If you hold the Advantage, you may …; otherwise you may …" reads better than "you may if …".
            return _either(cast("sentences.If", only), texts, _optional)
        return _optional(effect.then, texts)


@register
class Others(Verb):
    """What every other player does, in their own city and land."""

    do: Literal["others"]
    then: Something

    @model_validator(mode="after")
    def _is_theirs(self) -> Others:
        for sentence in within(self.then):
            if sentence.do == self.do:
                raise FaultError(Fault("others-inside-others"))
            if sentence.speaks_of_this():
                raise FaultError(Fault("not-theirs", verb=sentence.do))
        return self

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(means.text(self.then, "then"))

    @staticmethod
    def phrase(effect: others.Others, texts: Texts) -> str:
        return texts("verb-others", then=phrase(effect.then, texts))


def _optional(script: Script, texts: Texts) -> str:
    return texts("verb-may", then=phrase(script, texts))


def _either(effect: sentences.If, texts: Texts, say: Callable[[Script, Texts], str]) -> str:
    then = say(effect.then, texts)
    text = CONDITIONS[effect.condition.name].phrase(effect.condition, then, texts)
    if not effect.otherwise.sentences:
        return text
    return texts("verb-otherwise", condition=text, otherwise=say(effect.otherwise, texts))
