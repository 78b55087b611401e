"""What card texts are worth, in points, read off their sentences: no card is known by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.sentences.general import ChooseOne, Gain, GainBasic, If, Pay
from monumental.engine.sentences.others import Others

if TYPE_CHECKING:
    from monumental.bots.sight.style import Style
    from monumental.engine.catalog import Card, Catalog, Script
    from monumental.engine.effects import Effect
    from monumental.engine.sentences.triggers import PriceChange, Trigger

#: A token of Production, Science, Military, Culture, Gold.
TOKEN: Final[tuple[float, ...]] = (0.3, 0.3, 0.3, 0.8, 0.5)

#: A sentence with this verb, besides the sentences inside it.
VERB: Final = {
    "acquire": 0.7,
    "archive": 0.4,
    "build_wonder_section": 0.7,
    "conquer": 0.9,
    "copy": 0.6,
    "draw_and_use": 0.5,
    "gain_advantage": 0.6,
    "gain_card": 1.2,
    "place_type_marker": 0.3,
    "reinforce": 0.2,
    "trade_for_free": 0.9,
}

#: What is counted "for each" is expected so often.
EACH: Final = 1.5
#: How often a text that waits for an occasion comes due; one Basic resource off a price.
TRIGGER: Final = 0.5
DISCOUNT: Final = 0.3


class Worth:
    """What one card brings in each way it can be used."""

    def __init__(self, card: Card, reader: Reader) -> None:
        self.resources = reader.tokens(card.resources)
        self.use = reader.text(card.use)
        self.activated = reader.text(card.activated) + reader.text(card.during_activation)
        self.standing = (
            reader.text(card.may)
            + sum(reader.occasions(trigger) * reader.text(trigger.then) for trigger in card.triggers)
            + sum(reader.purchases(change) * DISCOUNT * change.less for change in card.price_changes)
        )
        self.bonus = reader.text(card.bonus)
        self.trade = reader.text(card.trade)
        self.benefit = max([reader.text(benefit) for benefit in card.benefits], default=0.0)
        # All that an activated card or topmost Policy brings besides its resources, and with them.
        self.texts = self.use + self.activated + self.standing
        self.whole = self.resources + self.texts


class Reader:
    """Reads texts as most rules mean them; where rules mean something else by a verb, they say so."""

    def __init__(self, token: tuple[float, ...] = TOKEN) -> None:
        self.token = token  # what one of each resource is worth

    def prizing(self, style: Style) -> Reader:
        """One who reads in the same way, but with this taste for resources."""
        return type(self)(
            tuple([worth * times for worth, times in zip(self.token, style.tokens, strict=True)])
        )

    def tokens(self, amounts: tuple[int, ...]) -> float:
        return sum(worth * amount for worth, amount in zip(self.token, amounts, strict=True))

    def text(self, script: Script | None) -> float:
        """A text is never mandatory, so none is worth less than nothing."""
        return 0.0 if script is None else max(0.0, self.script(script))

    def script(self, script: Script) -> float:
        return sum(self.sentence(sentence) for sentence in script.sentences)

    def sentence(self, sentence: Effect) -> float:
        match sentence:
            case Gain():
                times = 1.0 if sentence.per is None else min(EACH, sentence.at_most or EACH)
                return times * self.tokens(sentence.amounts)
            case GainBasic():
                return sentence.count * self.token[0]
            case Pay():
                return (
                    self.script(sentence.then)
                    - self.tokens(sentence.amounts)
                    - sentence.basics * self.token[0]
                )
            case ChooseOne():
                return max(self.text(branch) for branch in sentence.branches)
            case If():
                return (self.text(sentence.then) + self.text(sentence.otherwise)) / 2
            case Others():
                # What every other player gains, one is behind by.
                return -self.script(sentence.then)
        return self.verb(sentence) + sum(self.script(script) for script in sentence.scripts())

    def occasions(self, trigger: Trigger) -> float:
        """How often in a turn or round a text that waits for an occasion comes due."""
        return TRIGGER

    def purchases(self, change: PriceChange) -> float:
        """How often in a turn or round a price is paid."""
        return 1.0

    def verb(self, sentence: Effect) -> float:
        """What the verb is worth, besides the sentences inside it."""
        return VERB.get(sentence.verb, 0.0)


def appraise(catalog: Catalog, reader: Reader) -> list[Worth]:
    """The worth of every card of the catalog."""
    return [Worth(card, reader) for card in catalog.cards]
