"""What `if` can ask about the position: one class for each field says what it builds and how it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Literal, TypeVar, get_args

from pydantic import ConfigDict, Field, RootModel, model_validator

from monumental.cards.errors import Fault, FaultError
from monumental.cards.grammar import all_conditions, amounts_at_least
from monumental.cards.model import Model
from monumental.cards.values import Noun, Occasion, Positive, Resources

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.sentences import conditions as sentences
    from monumental.engine.sentences.triggers import Condition

Written = TypeVar("Written")


class Question(RootModel[Written], Generic[Written]):
    """One thing that can be asked. What a pack writes after its field is its `root`."""

    model_config = ConfigDict(frozen=True)

    #: The engine's name of the condition.
    condition: ClassVar[str]

    #: Can it be asked of other players, too?
    of_others: ClassVar[bool] = False

    def build(self, means: Meanings) -> Condition:
        raise NotImplementedError(type(self).__name__)

    @staticmethod
    def phrase(condition: Any, then: str, texts: Texts) -> str:
        """What happens `then`, after what must hold."""
        raise NotImplementedError

    @staticmethod
    def phrase_of_others(condition: Any, who: str, then: str, texts: Texts) -> str:
        """The same of other players: `another` of them or `every` one."""
        raise NotImplementedError


class HoldsAdvantage(Question[Literal[True]]):
    condition = "holds_advantage"

    def build(self, means: Meanings) -> Condition:
        return means.condition("holds_advantage")

    @staticmethod
    def phrase(condition: Condition, then: str, texts: Texts) -> str:
        return texts("verb-if-holds-advantage", then=then)


class Gained(Question[Resources]):
    condition = "gained"

    def build(self, means: Meanings) -> Condition:
        return means.condition("gained", self.root.amounts())

    @staticmethod
    def phrase(condition: sentences.Gained, then: str, texts: Texts) -> str:
        needed = amounts_at_least(texts, condition.amounts)
        return texts("verb-if-gained", amounts=needed, then=then)


class Holds(Question[Resources]):
    """So much in one's supply."""

    condition = "holds"
    of_others = True

    @model_validator(mode="after")
    def _asks_for_something(self) -> Holds:
        if not any(self.root.amounts()):
            raise FaultError(Fault("asks-nothing"))
        return self

    def build(self, means: Meanings) -> Condition:
        return means.condition("holds", self.root.amounts())

    @staticmethod
    def phrase(condition: sentences.Holds, then: str, texts: Texts) -> str:
        needed = amounts_at_least(texts, condition.amounts)
        return texts("verb-if-holds", amounts=needed, then=then)

    @staticmethod
    def phrase_of_others(condition: sentences.Holds, who: str, then: str, texts: Texts) -> str:
        needed = amounts_at_least(texts, condition.amounts)
        return texts("verb-if-others-hold", amounts=needed, who=who, then=then)


class Has(Question[Annotated[dict[Noun, Positive], Field(min_length=1, max_length=3)]]):
    condition = "has"
    of_others = True

    def build(self, means: Meanings) -> Condition:
        nouns = tuple(means.noun(noun) for noun in self.root)
        return means.condition("has", nouns, tuple(self.root.values()))

    @staticmethod
    def phrase(condition: sentences.Has, then: str, texts: Texts) -> str:
        counted = zip(condition.nouns, condition.counts, strict=True)
        conditions = [texts(f"has-{noun.name}", count=count) for noun, count in counted]
        return texts("verb-if-has", conditions=all_conditions(texts, conditions), then=then)

    @staticmethod
    def phrase_of_others(condition: sentences.Has, who: str, then: str, texts: Texts) -> str:
        counted = zip(condition.nouns, condition.counts, strict=True)
        conditions = [texts(f"theirs-{noun.name}", count=count) for noun, count in counted]
        return texts("verb-if-others-have", conditions=all_conditions(texts, conditions), who=who, then=then)


class Fewer(Question[Noun]):
    """Fewer of something than another player."""

    condition = "fewer"
    than_all: ClassVar[bool] = False

    def build(self, means: Meanings) -> Condition:
        return means.condition("fewer", means.noun(self.root), self.than_all)

    @staticmethod
    def phrase(condition: sentences.Fewer, then: str, texts: Texts) -> str:
        than = "all" if condition.than_all else "one"
        return texts(f"verb-if-fewer-{condition.noun.name}", than=than, then=then)


class Fewest(Fewer):
    """Fewer than every other player."""

    than_all = True


class ThisRound(Question[Occasion]):
    """Did this earlier in the round."""

    condition = "did"
    cycle: ClassVar[str] = "this_round"

    def build(self, means: Meanings) -> Condition:
        means.check("event", self.root, means.rules.occasions)
        return means.condition(self.cycle, self.root)

    @staticmethod
    def phrase(condition: sentences.Did, then: str, texts: Texts) -> str:
        return texts(f"verb-if-did-{condition.occasion}", then=then)


class ThisTurn(ThisRound):
    cycle = "this_turn"


class OfOthers:
    """What is asked of others, whatever it is."""

    @staticmethod
    def phrase(condition: Any, then: str, texts: Texts) -> str:
        asked = condition.condition
        who = "every" if condition.every else "another"
        return QUESTIONS[asked.name].phrase_of_others(asked, who, then, texts)


class Conditional(Model):
    """A sentence that asks one thing: its fields are all that there is to ask."""

    holds_advantage: HoldsAdvantage | None = None
    gained: Gained | None = None
    holds: Holds | None = None
    has: Has | None = None
    fewer: Fewer | None = None
    fewest: Fewest | None = None
    this_round: ThisRound | None = None
    this_turn: ThisTurn | None = None

    @model_validator(mode="after")
    def _one_question(self) -> Conditional:
        if len(self._questions()) != 1:
            raise FaultError(Fault("one-question", known=", ".join(Conditional.model_fields)))
        return self

    def question(self) -> Question[Any]:
        return self._questions()[0]

    def _questions(self) -> list[Question[Any]]:
        asked = [getattr(self, name) for name in Conditional.model_fields]
        return [question for question in asked if question is not None]


#: What can be asked, by the engine's name of the condition.
QUESTIONS: Mapping[str, type[Question[Any]]] = {
    question.condition: question
    for field in Conditional.model_fields.values()
    for question in get_args(field.annotation)[:1]
}

#: Who says a condition.
CONDITIONS: Mapping[str, type[Question[Any] | OfOthers]] = {**QUESTIONS, "others": OfOthers}
