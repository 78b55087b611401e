"""What a pack may say: sentences of one verb each, in closed models, so that a misspelt word is an error."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Kind = Literal[
    "building",
    "knowledge",
    "wonder",
    "province",
    "policy",
    "warlord",
    "scout",
    "free_city",
    "barbarian",
    "free_town",
    "market_token",
    "hero",
    "monster",
]
Takeable = Literal["building", "knowledge", "wonder", "province", "basic"]
#: Whom a Monster can hit.
Hits = Literal[
    "",
    "conqueror",
    "neighbours",
    "others",
    "everyone",
    "most_gold",
    "most_culture",
    "most_province",
    "most_knowledge",
    "most_wonder",
    "most_policy",
    "most_outpost",
    "most_exploration_token",
    "most_market_token",
]
Source = Literal["official", "partial", "original"]
Positive = Annotated[int, Field(ge=1, le=20)]
Amount = Annotated[int, Field(ge=0, le=20)]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class Resources(Model):
    """Amounts of resources; what is left out is none."""

    production: Amount = 0
    science: Amount = 0
    military: Amount = 0
    culture: Amount = 0
    gold: Amount = 0

    def amounts(self) -> tuple[int, ...]:
        return (self.production, self.science, self.military, self.culture, self.gold)


class GainText(Resources):
    do: Literal["gain"]
    per: str | None = None
    at_most: Amount = 0

    @model_validator(mode="after")
    def _gains_something(self) -> GainText:
        if not any(self.amounts()):
            raise ValueError("gains nothing: name a resource, such as gold = 1")
        if self.at_most and self.per is None:
            raise ValueError("at_most limits what is counted, so it needs per")
        return self


class GainBasicText(Model):
    do: Literal["gain_basic"]
    count: Positive
    same: bool = False
    different: bool = False

    @model_validator(mode="after")
    def _one_way(self) -> GainBasicText:
        if self.same and self.different:
            raise ValueError("can't be same and different at once")
        if self.different and self.count > 3:
            raise ValueError("there are only three Basic resources")
        return self


class PayText(Resources):
    do: Literal["pay"]
    basics: Amount = 0
    different: bool = False
    then: list[SentenceText] = []

    @model_validator(mode="after")
    def _pays_something(self) -> PayText:
        if bool(self.basics) == any(self.amounts()):
            raise ValueError("pays either named resources, such as gold = 1, or basics of one's choice")
        if self.different and not 2 <= self.basics <= 3:
            raise ValueError("different needs basics = 2 or basics = 3")
        return self


class ChooseOneText(Model):
    do: Literal["choose_one"]
    options: Annotated[list[list[SentenceText]], Field(min_length=2, max_length=10)]


class IfText(Model):
    do: Literal["if"]
    holds_advantage: Literal[True] | None = None
    gained: Resources | None = None
    has: dict[str, Positive] | None = None
    this_round: str | None = None
    this_turn: str | None = None
    then: Annotated[list[SentenceText], Field(min_length=1)]
    otherwise: list[SentenceText] = []

    @model_validator(mode="after")
    def _one_condition(self) -> IfText:
        conditions = [self.holds_advantage, self.gained, self.has, self.this_round, self.this_turn]
        if sum(condition is not None for condition in conditions) != 1:
            raise ValueError("needs exactly one of holds_advantage, gained, has, this_round, this_turn")
        return self


class MayText(Model):
    do: Literal["may"]
    then: Annotated[list[SentenceText], Field(min_length=1)]


class ArchiveText(Model):
    do: Literal["archive"]
    then: list[SentenceText] = []


class DiscardText(Model):
    do: Literal["discard"]
    then: list[SentenceText] = []


class DiscardFromDisplayText(Model):
    do: Literal["discard_from_display"]
    then: list[SentenceText] = []


class ReinforceText(Model):
    do: Literal["reinforce"]
    this: bool = False
    then: list[SentenceText] = []


class CopyText(Model):
    do: Literal["copy"]
    source: Literal["attached", "city", "policies", "anywhere", "display"] = Field(alias="from")


class DrawAndUseText(Model):
    do: Literal["draw_and_use"]
    count: Positive = 1


class GainCardText(Model):
    do: Literal["gain_card"]
    kinds: Annotated[list[Takeable], Field(min_length=1)]
    at_most: Amount = 0


class AcquireText(Model):
    do: Literal["acquire"]
    kinds: Annotated[list[Takeable], Field(min_length=1)]
    less: Amount = 0


class BuildWonderSectionText(Model):
    do: Literal["build_wonder_section"]
    less: Amount = 0


class ConquerText(Model):
    do: Literal["conquer"]
    less: Amount = 0
    of: str = ""


class GainAdvantageText(Model):
    do: Literal["gain_advantage"]


class TradeForFreeText(Model):
    do: Literal["trade_for_free"]


class PlaceTypeMarkerText(Model):
    do: Literal["place_type_marker"]


class MoveUnitsText(Model):
    do: Literal["move_units"]
    count: Positive


class MoveExplorersText(Model):
    do: Literal["move_explorers"]
    count: Positive


class GatherText(Model):
    do: Literal["gather"]


class ActivateText(Model):
    do: Literal["activate"]
    again: bool = False
    all: bool = False

    @model_validator(mode="after")
    def _one_way(self) -> ActivateText:
        if self.again and self.all:
            raise ValueError("can't be again and all at once")
        return self


class RepeatTokenText(Model):
    do: Literal["repeat_token"]


class OtherBenefitText(Model):
    do: Literal["other_benefit"]


class LoseText(Model):
    do: Literal["lose"]
    gold: Amount = 0
    culture: Amount = 0
    production_tokens: Amount = 0
    per: str | None = None

    @model_validator(mode="after")
    def _loses_something(self) -> LoseText:
        if not (self.gold or self.culture or self.production_tokens):
            raise ValueError("takes nothing: name gold, culture or production_tokens")
        return self

    def amounts(self) -> tuple[int, ...]:
        return (0, 0, 0, self.culture, self.gold)


class WithdrawText(Model):
    do: Literal["withdraw"]
    count: Positive


class RecallExplorersText(Model):
    do: Literal["recall_explorers"]


class LoseCardText(Model):
    do: Literal["lose_card"]


SentenceText = Annotated[
    GainText
    | GainBasicText
    | PayText
    | ChooseOneText
    | IfText
    | MayText
    | ArchiveText
    | DiscardText
    | DiscardFromDisplayText
    | ReinforceText
    | CopyText
    | DrawAndUseText
    | GainCardText
    | AcquireText
    | BuildWonderSectionText
    | ConquerText
    | GainAdvantageText
    | TradeForFreeText
    | PlaceTypeMarkerText
    | MoveUnitsText
    | MoveExplorersText
    | GatherText
    | ActivateText
    | RepeatTokenText
    | OtherBenefitText
    | LoseText
    | WithdrawText
    | RecallExplorersText
    | LoseCardText,
    Field(discriminator="do"),
]


class TriggerText(Model):
    event: str | Annotated[list[str], Field(min_length=1)]
    limit: Literal["whenever", "first"]
    kinds: list[Takeable] = []
    who: Literal["you", "opponent"] = "you"
    then: Annotated[list[SentenceText], Field(min_length=1)]

    def events(self) -> list[str]:
        return [self.event] if isinstance(self.event, str) else self.event


class PriceChangeText(Model):
    price: str
    less: Positive
    holds_advantage: Literal[True] | None = None


class CardText(Model):
    """One card of a pack."""

    kind: Kind
    source: Source
    public: str = ""
    era: Annotated[int, Field(ge=1, le=4)] | None = None
    cost: Amount | tuple[Amount, Amount] | None = None
    resources: Resources = Resources()
    type: Literal["coastal", "mountain", "agricultural"] | None = None
    basic: bool = False
    copies: Annotated[int, Field(ge=1, le=50)] = 1
    defense: Amount = 0
    value: Annotated[int, Field(ge=0, le=9)] = 0
    demands: Resources = Resources()
    strength: Amount = 0
    hits: Hits = ""
    city: Annotated[str, Field(pattern=r"^([a-z][a-z0-9]*(-[a-z0-9]+)*)?$")] = ""
    use: list[SentenceText] = []
    activated: list[SentenceText] = []
    during_activation: list[SentenceText] = []
    bonus: list[SentenceText] = []
    trade: list[SentenceText] = []
    attack: list[SentenceText] = []
    benefits: list[Annotated[list[SentenceText], Field(min_length=1)]] = []
    may: list[PayText] = []
    when: list[TriggerText] = []
    modify: list[PriceChangeText] = []

    @model_validator(mode="after")
    def _is_a_card(self) -> CardText:
        problem = (
            self._problem_with_provenance()
            or self._problem_with_cost()
            or self._problem_with_fields()
            or self._problem_with_token()
            or self._problem_with_monster()
            or self._problem_with_texts()
        )
        if problem:
            raise ValueError(problem)
        return self

    def _problem_with_provenance(self) -> str:
        if (self.source == "partial") != bool(self.public):
            return 'source = "partial", and only that, says what is public: public = "name and cost"'
        return ""

    def _problem_with_cost(self) -> str:
        bought = self.era is not None or self.basic
        if self.kind == "wonder" and not isinstance(self.cost, tuple):
            return "a wonder has two costs: cost = [3, 3]"
        if self.kind != "wonder" and isinstance(self.cost, tuple):
            return "only a wonder has two costs"
        if bought and self.cost is None:
            return "a card that can be acquired needs a cost"
        return ""

    def _problem_with_fields(self) -> str:
        if (self.kind == "province") != (self.type is not None):
            return "a province, and nothing else, has a type: coastal, mountain or agricultural"
        if self.kind not in {"building", "knowledge", "wonder"} and any(self.resources.amounts()):
            return f"a {self.kind} gives no resources when it is activated"
        if self.basic and (self.kind != "building" or self.era is not None):
            return "a Basic Building is a building without an era"
        if self.defense and not self.basic:
            return "only a Basic Building can have a defense"
        if self.era is not None and self.kind not in {"building", "knowledge", "wonder", "province", "hero"}:
            return f"a {self.kind} is no Development card and has no era"
        if self.kind == "hero" and self.era is None:
            return "a hero belongs to an era"
        return ""

    def _problem_with_token(self) -> str:
        if (self.kind in {"barbarian", "monster"}) != bool(self.value):
            return "a barbarian or a monster, and nothing else, has a value: value = 2"
        if (self.kind == "free_town") != any(self.demands.amounts()):
            return "a free_town, and nothing else, demands something: demands = { science = 2 }"
        if (self.kind == "market_token") != bool(self.city):
            return "a market_token, and nothing else, has a city"
        if len(self.benefits) != (2 if self.kind in {"barbarian", "free_town"} else 0):
            return "a barbarian or a free_town, and nothing else, has two benefits"
        if self.kind == "market_token" and not self.use:
            return "a market_token gives something when it is used: use = [...]"
        return ""

    def _problem_with_monster(self) -> str:
        given = {bool(self.strength), bool(self.hits), bool(self.attack)}
        if given != {self.kind == "monster"}:
            return "a monster, and nothing else, has a strength, an attack, and somebody it hits"
        if self.kind == "monster" and self.copies > 1:
            return "there is one of each monster"
        return ""

    def _problem_with_texts(self) -> str:
        texts = {
            "use": bool(self.use),
            "activated": bool(self.activated),
            "during_activation": bool(self.during_activation),
            "may": bool(self.may),
            "when": bool(self.when),
            "modify": bool(self.modify),
        }
        given = [name for name, is_given in texts.items() if is_given]
        if len(given) > 1:
            return f"has one Action token and so one text, not {' and '.join(given)}"
        if len(self.may) > 1:
            return "may is a single pay sentence"
        if sum(trigger.limit == "first" for trigger in self.when) > 1:
            return 'has one Action token, so only one trigger with limit = "first"'
        if self.bonus and self.kind not in {"wonder", "policy", "province"}:
            return f"a {self.kind} has no bonus"
        if bool(self.trade) != (self.kind == "free_city"):
            return "a free_city, and nothing else, has a trade text"
        allowed = {
            "building": texts.keys(),
            "knowledge": texts.keys(),
            "wonder": texts.keys(),
            "policy": {"use", "during_activation", "may", "when", "modify"},
            "warlord": {"use"},
            "market_token": {"use"},
            "hero": {"use", "may", "when", "modify"},
        }.get(self.kind, set())
        for name in given:
            if name not in allowed:
                return f"a {self.kind} has no {name} text"
        return ""


class CivilizationText(Model):
    """One civilization of a pack."""

    source: Source
    public: str = ""
    deck: dict[str, Positive]
    policies: Annotated[list[str], Field(min_length=5, max_length=5)]
    warlord: str
    scout: str | None = None
    archetype: Literal["", "aggressive", "architectural", "cultural", "economic", "technological"] = ""
    conquers_with: Literal["military", "gold"] = "military"
    start_province: str | None = None
    markers: dict[Literal["coastal", "mountain", "agricultural"], Positive] = {}
    when: list[TriggerText] = []

    @model_validator(mode="after")
    def _has_provenance(self) -> CivilizationText:
        if (self.source == "partial") != bool(self.public):
            raise ValueError('source = "partial", and only that, says what is public: public = "its name"')
        return self


class PackText(Model):
    """The head of a pack."""

    format: Literal[1]
    name: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
    version: str
    rules: str
    modules: list[str] = []
