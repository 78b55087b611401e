"""The sentences of packs: one verb each, in closed models, so that a misspelt word is an error."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from monumental.cards.errors import legible
from monumental.cards.model import Model


def each_once(words: list[str]) -> list[str]:
    """A list says nothing new by saying it twice."""
    for word in words:
        if words.count(word) > 1:
            raise ValueError(f"{legible(word)} stands there twice")
    return words


Takeable = Literal["building", "knowledge", "wonder", "province", "basic"]
Kinds = Annotated[list[Takeable], AfterValidator(each_once)]
Archetype = Literal["", "aggressive", "architectural", "cultural", "economic", "technological"]
Positive = Annotated[int, Field(ge=1, le=20)]
Amount = Annotated[int, Field(ge=0, le=20)]


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
    then: list[SentenceText] = Field(default=[])

    @model_validator(mode="after")
    def _pays_something(self) -> PayText:
        if bool(self.basics) == any(self.amounts()):
            raise ValueError("pays either named resources, such as gold = 1, or basics of one's choice")
        if self.different and not 2 <= self.basics <= 3:
            raise ValueError("different needs basics = 2 or basics = 3")
        return self


class ChooseOneText(Model):
    do: Literal["choose_one"]
    options: Annotated[
        list[Annotated[list[SentenceText], Field(min_length=1)]], Field(min_length=2, max_length=10)
    ]


class ConditionText(Model):
    """Something asked about the position."""

    holds_advantage: Literal[True] | None = None
    gained: Resources | None = None
    has: Annotated[dict[str, Positive], Field(min_length=1, max_length=3)] | None = None
    fewer: str | None = None  # than another player
    fewest: str | None = None  # fewer than every other player
    this_round: str | None = None
    this_turn: str | None = None

    @model_validator(mode="after")
    def _one_condition(self) -> ConditionText:
        names = list(ConditionText.model_fields)
        if sum(getattr(self, name) is not None for name in names) != 1:
            raise ValueError(f"needs exactly one of {', '.join(names)}")
        return self


class IfText(ConditionText):
    do: Literal["if"]
    then: Annotated[list[SentenceText], Field(min_length=1)]
    otherwise: list[SentenceText] = Field(default=[])


class MayText(Model):
    do: Literal["may"]
    then: Annotated[list[SentenceText], Field(min_length=1)]


class ArchiveText(Model):
    do: Literal["archive"]
    then: list[SentenceText] = Field(default=[])


class DiscardText(Model):
    do: Literal["discard"]
    then: list[SentenceText] = Field(default=[])


class DiscardFromDisplayText(Model):
    do: Literal["discard_from_display"]
    then: list[SentenceText] = Field(default=[])


class ReinforceText(Model):
    do: Literal["reinforce"]
    this: bool = False
    then: list[SentenceText] = Field(default=[])


class CopyText(Model):
    do: Literal["copy"]
    source: Literal["attached", "city", "policies", "anywhere", "display"] = Field(alias="from")


class DrawAndUseText(Model):
    do: Literal["draw_and_use"]
    count: Positive = 1


class GainCardText(Model):
    do: Literal["gain_card"]
    kinds: Annotated[Kinds, Field(min_length=1)]
    at_most: Amount = 0


class AcquireText(Model):
    do: Literal["acquire"]
    kinds: Annotated[Kinds, Field(min_length=1)]
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


# The lines of Solo cards: verbs that only an Automa follows


class TakeFromDisplayText(Model):
    do: Literal["take_from_display"]
    kind: Literal["building", "knowledge"]
    which: Literal["cheapest", "dearest", "all"]


class RaiseWonderText(Model):
    do: Literal["raise_wonder"]


class DevelopNextPolicyText(Model):
    do: Literal["develop_next_policy"]


class ConquerAdjacentText(Model):
    do: Literal["conquer_adjacent"]
    cost: Literal["lowest", "highest"]
    count: Positive = 1


class SendExplorersText(Model):
    do: Literal["send_explorers"]
    count: Positive


class DrawSoloCardText(Model):
    do: Literal["draw_solo_card"]
    until: Archetype = ""
    lines: Literal["own", "common", "special", "all"] = "own"
    times: Annotated[int, Field(ge=1, le=3)] = 1


class ShuffleSoloDeckText(Model):
    do: Literal["shuffle_solo_deck"]


class TradeTrackText(Model):
    do: Literal["trade_track"]
    count: Positive


class TakeHeroText(Model):
    do: Literal["take_hero"]


class SoloGainText(Model):
    """An Automa has no use for anything but Gold."""

    do: Literal["gain"]
    gold: Positive
    per: str | None = None


class SoloIfText(ConditionText):
    do: Literal["if"]
    then: Annotated[list[SoloSentenceText], Field(min_length=1)]
    otherwise: list[SoloSentenceText] = Field(default=[])


SoloSentenceText = Annotated[
    SoloGainText
    | SoloIfText
    | TakeFromDisplayText
    | RaiseWonderText
    | DevelopNextPolicyText
    | ConquerAdjacentText
    | SendExplorersText
    | DrawSoloCardText
    | ShuffleSoloDeckText
    | TradeTrackText
    | TakeHeroText,
    Field(discriminator="do"),
]
