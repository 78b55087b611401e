"""What a pack may say of its cards and civilizations, and of itself."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, Field, model_validator

from monumental.cards.errors import AllOf, Fault, FaultError, KindWord
from monumental.cards.kinds import ANY_TEXT, MARKED, kind_named, known_kind
from monumental.cards.model import Model
from monumental.cards.values import (
    Amount,
    Archetype,
    Kinds,
    Listed,
    Occasion,
    Positive,
    Price,
    Resources,
    Victim,
    each_once,
)
from monumental.cards.verbs.registry import Sentence, SoloSomething, Something
from monumental.cards.verbs.resources import Pay


def on_one_line(words: str) -> str:
    if not words.isprintable():
        raise FaultError(Fault("not-one-line"))
    return words


#: What is said of a source.
Note = Annotated[str, Field(max_length=200), AfterValidator(on_one_line)]
Source = Literal["official", "reported", "inferred", "partial", "original"]
SOURCES: tuple[str, ...] = get_args(Source)
#: Such sources say more: what is public, who tells it, or what it follows from.
NOTED = frozenset({"reported", "inferred", "partial"})
UNNOTED = Fault("source-unnoted")

#: What is wrong with a card as a whole: the field that it is about, and the sentence.
Found = tuple[str, Fault] | None


class TriggerText(Model):
    event: Occasion | Annotated[list[Occasion], Field(min_length=1, max_length=20), AfterValidator(each_once)]
    limit: Literal["whenever", "first"]
    kinds: Kinds = []
    who: Literal["you", "opponent"] = "you"
    then: Something

    def events(self) -> list[str]:
        return [self.event] if isinstance(self.event, str) else self.event


class PriceChangeText(Model):
    price: Price
    less: Positive
    holds_advantage: Literal[True] | None = None


class SoloLineText(Model):
    """One line of a Solo card."""

    text: SoloSomething
    price: Amount = 0
    archetype: Archetype = ""


class CardText(Model):
    """One card of a pack."""

    kind: Annotated[str, AfterValidator(known_kind), Listed("kinds")]
    subtype: Literal["scientific", "military"] | None = None
    source: Source
    public: Note = ""
    era: Annotated[int, Field(ge=1, le=4), Listed("eras")] | None = None
    cost: Amount | tuple[Amount, Amount] | None = None
    resources: Resources = Resources()
    type: Literal["coastal", "mountain", "agricultural"] | None = None
    basic: bool = False
    copies: Annotated[int, Field(ge=1, le=50)] = 1
    defense: Amount = 0
    value: Annotated[int, Field(ge=0, le=9)] = 0
    demands: Resources = Resources()
    strength: Amount = 0
    hits: Victim = ""
    city: Annotated[str, Field(pattern=r"^([a-z][a-z0-9]*(-[a-z0-9]+)*)?$", max_length=60)] = ""
    use: list[Sentence] = []
    activated: list[Sentence] = []
    during_activation: list[Sentence] = []
    bonus: list[Sentence] = []
    trade: list[Sentence] = []
    attack: list[Sentence] = []
    benefits: list[Something] = []
    may: list[Pay] = []
    when: list[TriggerText] = []
    modify: list[PriceChangeText] = []
    lines: list[SoloLineText] = []
    advanced: bool = False
    needs: str = ""

    @model_validator(mode="after")
    def _is_a_card(self) -> CardText:
        problem = (
            self._problem_with_provenance()
            or self._problem_with_cost()
            or self._problem_with_fields()
            or self._problem_with_token()
            or self._problem_with_monster()
            or self._problem_with_solo_card()
            or self._problem_with_texts()
        )
        if problem is not None:
            about, fault = problem
            raise FaultError(fault, about)
        return self

    def _problem_with_provenance(self) -> Found:
        return ("source", UNNOTED) if (self.source in NOTED) != bool(self.public) else None

    def _problem_with_cost(self) -> Found:
        bought = self.era is not None or self.basic
        sections = kind_named(self.kind).sections
        if sections and not isinstance(self.cost, tuple):
            return "cost", Fault("wonder-costs")
        if not sections and isinstance(self.cost, tuple):
            return "cost", Fault("only-wonder-costs")
        if bought and self.cost is None:
            return "cost", Fault("needs-cost")
        return None

    def _problem_with_fields(self) -> Found:
        kind = kind_named(self.kind)
        if ("type" in kind.needs) != (self.type is not None):
            return "type", Fault("province-type")
        if self.subtype is not None and "subtype" not in kind.can:
            return "subtype", Fault("building-subtype")
        if not kind.resources and any(self.resources.amounts()):
            return "resources", Fault("no-resources", kind=KindWord(self.kind))
        if self.basic and ("basic" not in kind.can or self.era is not None):
            return "basic", Fault("basic-building")
        if self.defense and not self.basic:
            return "defense", Fault("basic-defense")
        if self.era is not None and not kind.era:
            return "era", Fault("no-era", kind=KindWord(self.kind))
        if self.kind == "hero" and self.era is None:
            return "era", Fault("hero-era")
        return None

    def _problem_with_token(self) -> Found:
        needs = kind_named(self.kind).needs
        if ("value" in needs) != bool(self.value):
            return "value", Fault("token-value")
        if ("demands" in needs) != any(self.demands.amounts()):
            return "demands", Fault("town-demands")
        if ("city" in needs) != bool(self.city):
            return "city", Fault("market-city")
        if len(self.benefits) != (2 if "benefits" in needs else 0):
            return "benefits", Fault("two-benefits")
        if self.kind == "market_token" and not self.use:
            return "use", Fault("market-use")
        return None

    def _problem_with_monster(self) -> Found:
        given = {bool(self.strength), bool(self.hits), bool(self.attack)}
        if given != {"attack" in kind_named(self.kind).needs}:
            return "strength", Fault("monster-attack")
        if self.kind == "monster" and self.copies > 1:
            return "copies", Fault("one-of-each", kind=KindWord(self.kind))
        return None

    def _problem_with_solo_card(self) -> Found:
        kind = kind_named(self.kind)
        if ("lines" in kind.needs) != bool(self.lines):
            return "lines", Fault("solo-lines")
        if "advanced" not in kind.can and (self.advanced or self.needs):
            return "advanced", Fault("solo-advanced")
        if self.kind == "solo" and self.copies > 1:
            return "copies", Fault("one-of-each", kind=KindWord(self.kind))
        return None

    def _problem_with_texts(self) -> Found:
        given = [name for name in ANY_TEXT if getattr(self, name)]
        marked = [name for name in MARKED if getattr(self, name)]
        first = sum(trigger.limit == "first" for trigger in self.when)
        if len(marked) > 1:
            return marked[0], Fault("one-token", texts=AllOf(tuple(marked)))
        if marked and first:
            return marked[0], Fault("token-for", field=marked[0])
        if first > 1:
            return "when", Fault("one-first-trigger")
        if len(self.may) > 1:
            return "may", Fault("one-may")
        if self.bonus and not kind_named(self.kind).bonus:
            return "bonus", Fault("no-bonus", kind=KindWord(self.kind))
        if bool(self.trade) != ("trade" in kind_named(self.kind).needs):
            return "trade", Fault("city-trade")
        for name in given:
            if name not in kind_named(self.kind).texts:
                return name, Fault("no-text-of-kind", kind=KindWord(self.kind), field=name)
        return None


class CivilizationText(Model):
    """One civilization of a pack, with five Policies and a Warlord.  [BASE-COMP-02, BASE-COMP-03]"""

    source: Source
    public: Note = ""
    deck: dict[str, Positive]
    policies: Annotated[list[str], Field(min_length=5, max_length=5)]
    warlord: str
    scout: str | None = None
    solo: str | None = None
    archetype: Archetype = ""
    conquers_with: Literal["military", "gold"] = "military"
    start_province: str | None = None
    markers: dict[Literal["coastal", "mountain", "agricultural"], Positive] = {}
    when: list[TriggerText] = []

    @model_validator(mode="after")
    def _has_provenance(self) -> CivilizationText:
        if (self.source in NOTED) != bool(self.public):
            raise FaultError(UNNOTED, "source")
        return self


class PackText(Model):
    """The head of a pack."""

    format: Literal[1]
    name: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=60)]
    version: Note
    rules: str
    modules: list[str] = []
