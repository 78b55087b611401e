"""The verbs that only an Automa follows: the lines of Solo cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from monumental.cards.grammar import in_order
from monumental.cards.values import Archetype, Noun, Positive
from monumental.cards.verbs.choices import If
from monumental.cards.verbs.conditions import Conditional
from monumental.cards.verbs.definition import SoloVerb
from monumental.cards.verbs.registry import SoloSomething, SoloThen, register
from monumental.cards.verbs.resources import Gain
from monumental.cards.verbs.shapes import Counted
from monumental.cards.verbs.speech import times
from monumental.engine.catalog import KINDS
from monumental.games.classic.automa.turn import LINES

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.effects import Effect
    from monumental.games.classic.automa import cards, conquest, turn

#: Which lines of a drawn Solo card are followed, in the word of a pack.
LINE_WORDS = {number: word for word, number in LINES.items()}


@register
class SoloGain(SoloVerb):
    """An Automa has no use for anything but Gold."""

    do: Literal["gain"]
    gold: Positive
    per: Noun | None = None

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make((0, 0, 0, 0, self.gold), means.per(self.per))

    phrase = staticmethod(Gain.phrase)


@register
class SoloIf(Conditional, SoloVerb):
    do: Literal["if"]
    then: SoloSomething
    otherwise: SoloThen

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        then = means.text(self.then, "then")
        otherwise = means.text(self.otherwise, "otherwise")
        return make(self.question().build(means), then, otherwise)

    phrase = staticmethod(If.phrase)


@register
class TakeFromDisplay(SoloVerb):
    do: Literal["take_from_display"]
    kind: Literal["building", "knowledge"]
    which: Literal["cheapest", "dearest", "all"]

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(KINDS.index(self.kind), self.which)

    @staticmethod
    def phrase(effect: cards.TakeFromDisplay, texts: Texts) -> str:
        return texts(f"verb-take-{KINDS[effect.kind]}", which=effect.which)


@register
class RaiseWonder(SoloVerb):
    do: Literal["raise_wonder"]


@register
class DevelopNextPolicy(SoloVerb):
    do: Literal["develop_next_policy"]


@register
class ConquerAdjacent(SoloVerb):
    do: Literal["conquer_adjacent"]
    cost: Literal["lowest", "highest"]
    count: Positive = 1

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.cost == "highest", self.count)

    @staticmethod
    def phrase(effect: conquest.ConquerAdjacent, texts: Texts) -> str:
        cost = "highest" if effect.highest else "lowest"
        return texts("verb-conquer-adjacent", cost=cost, count=effect.count)


@register
class SendExplorers(Counted, SoloVerb):
    do: Literal["send_explorers"]


@register
class DrawSoloCard(SoloVerb):
    do: Literal["draw_solo_card"]
    until: Archetype = ""
    lines: Literal["own", "common", "special", "all"] = "own"
    times: Annotated[int, Field(ge=1, le=3)] = 1

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.until, self.lines, self.times)

    @staticmethod
    def phrase(effect: turn.DrawSoloCard, texts: Texts) -> str:
        """Which card is drawn, and which of its lines are followed, perhaps more than once."""
        lines = LINE_WORDS[effect.lines]
        if effect.until:
            drawn = texts(f"verb-draw-solo-until-{effect.until}")
        elif lines == "special":
            drawn = texts("verb-draw-solo-until-any")
        elif lines == "own" and effect.times == 1:
            return texts("verb-draw-solo-card")
        else:
            drawn = texts("verb-draw-solo-another")
        followed = times(texts("verb-follow-solo", lines=lines), effect.times, texts)
        return in_order(texts, [drawn, followed])


@register
class ShuffleSoloDeck(SoloVerb):
    do: Literal["shuffle_solo_deck"]


@register
class TradeTrack(Counted, SoloVerb):
    do: Literal["trade_track"]


@register
class TakeHero(SoloVerb):
    do: Literal["take_hero"]
