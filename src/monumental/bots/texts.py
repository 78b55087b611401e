"""What card texts are worth, in points, read off their sentences: no card is known by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.sentences import ChooseOne, Gain, GainBasic, If, Pay

if TYPE_CHECKING:
    from monumental.engine.catalog import Card, Catalog, Script
    from monumental.engine.effects import Effect

#: A token of Production, Science, Military, Culture, Gold.
TOKEN: Final = (0.3, 0.3, 0.3, 0.8, 0.5)

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
#: A text that waits for an occasion, and one Basic resource off a price.
TRIGGER: Final = 0.5
DISCOUNT: Final = 0.3


class Worth:
    """What one card brings in each way it can be used."""

    def __init__(self, card: Card) -> None:
        self.resources = tokens(card.resources)
        self.use = of_text(card.use)
        self.activated = of_text(card.activated) + of_text(card.during_activation)
        self.standing = (
            of_text(card.may)
            + sum(TRIGGER * of_text(trigger.then) for trigger in card.triggers)
            + sum(DISCOUNT * change.less for change in card.price_changes)
        )
        self.bonus = of_text(card.bonus)
        self.trade = of_text(card.trade)

    @property
    def texts(self) -> float:
        """All that an activated card or topmost Policy brings besides its resources."""
        return self.use + self.activated + self.standing


def appraise(catalog: Catalog) -> list[Worth]:
    """The worth of every card of the catalog."""
    return [Worth(card) for card in catalog.cards]


def tokens(amounts: tuple[int, ...]) -> float:
    return sum(worth * amount for worth, amount in zip(TOKEN, amounts, strict=True))


def of_text(script: Script | None) -> float:
    """A text is never mandatory, so none is worth less than nothing."""
    return 0.0 if script is None else max(0.0, of_script(script))


def of_script(script: Script) -> float:
    return sum(of_sentence(sentence) for sentence in script.sentences)


def of_sentence(sentence: Effect) -> float:
    match sentence:
        case Gain():
            times = 1.0 if sentence.per is None else min(EACH, sentence.at_most or EACH)
            return times * tokens(sentence.amounts)
        case GainBasic():
            return sentence.count * TOKEN[0]
        case Pay():
            return of_script(sentence.then) - tokens(sentence.amounts) - sentence.basics * TOKEN[0]
        case ChooseOne():
            return max(of_text(branch) for branch in sentence.branches)
        case If():
            return (of_text(sentence.then) + of_text(sentence.otherwise)) / 2
    return VERB.get(sentence.verb, 0.0) + sum(of_script(script) for script in sentence.scripts())
