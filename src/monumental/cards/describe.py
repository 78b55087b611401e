"""What a card says, made from what it does: text and behaviour can't drift apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import (
    all_of,
    amount,
    amounts,
    any_occasion,
    capitalized,
    one_of,
    options,
    sentences,
)
from monumental.cards.verbs.speech import one_of_each_kind, phrase, phrases
from monumental.engine.catalog import (
    CITY_CARDS,
    HERO_CARD,
    KINDS,
    MARKET_TOKEN,
    POLICY_CARD,
    TYPES,
    WARLORD_CARD,
    WONDER,
)
from monumental.engine.moves.acquire import PAID_IN
from monumental.engine.resources import GOLD, MILITARY, RESOURCES

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card, Catalog, Civilization, Script, SoloLine
    from monumental.engine.sentences.triggers import Trigger

#: How a text for use begins on these kinds; on all others it is `text-use`.
USES = {WARLORD_CARD: "text-use-warlord", MARKET_TOKEN: "text-use-token"}
#: What texts copy. A card of these kinds says so if it can't be copied, because it copies others itself.
COPIED = frozenset({*CITY_CARDS, POLICY_CARD})


def describe(card: Card, texts: Texts) -> list[str]:
    """The text of a card, a line for each thing it says: `Whenever you conquer a Province: gain 1 Gold.`"""
    lines = [
        texts(key, text=sentences(texts, phrases(script, texts)))
        for key, script in (
            (USES.get(card.kind, "text-use"), card.use),
            ("text-activated", card.activated),
            ("text-during-activation", card.during_activation),
            ("text-trade", card.trade),
            ("text-may", card.may),
        )
        if script is not None
    ]
    if card.kind in COPIED and card.copies_others():
        lines.append(texts("text-not-copied"))
    lines += [_trigger(trigger, texts) for trigger in card.triggers]
    lines += _price_changes(card, texts)
    if card.bonus is not None:
        key = "text-bonus-wonder" if card.kind == WONDER else "text-bonus"
        lines.append(texts(key, text=sentences(texts, phrases(card.bonus, texts))))
    if card.benefits:
        benefits = [phrase(benefit, texts) for benefit in card.benefits]
        lines.append(texts("text-benefits", text=sentences(texts, [options(texts, benefits)])))
    if card.monster is not None:
        attack = sentences(texts, phrases(card.monster.attack, texts))
        lines.append(texts(f"text-attack-{card.monster.hits}", text=attack))
    if card.solo is not None:
        lines += [describe_solo_line(line, texts) for line in card.solo.lines]
    return lines


def describe_use(card: Card, texts: Texts) -> list[str]:
    """What using a card does: nothing of what it gives once, or while it is in force."""
    if card.use is not None:
        key, script = USES.get(card.kind, "text-use"), card.use
    elif card.activated is not None:
        key, script = "text-activated", card.activated
    else:
        return []
    return [texts(key, text=sentences(texts, phrases(script, texts)))]


def describe_script(script: Script, texts: Texts) -> str:
    """A text by itself, such as a branch of a choice: `Archive a card.`"""
    return capitalized(sentences(texts, phrases(script, texts)))


def describe_solo_line(line: SoloLine, texts: Texts) -> str:
    """What an Automa does if it can, after whom it is for and what it costs: `(2 Gold) Develop a Policy.`"""
    text = sentences(texts, phrases(line.text, texts))
    if not line.archetype:
        text = capitalized(text)
    if line.price:
        text = texts("text-solo-price", amount=amount(texts, GOLD, line.price), text=text)
    return texts(f"text-solo-{line.archetype}", text=text) if line.archetype else text


def describe_civilization(civilization: Civilization, texts: Texts, catalog: Catalog) -> list[str]:
    """The archetype and the special rules of a civilization, a line for each; some have none."""
    lines = []
    if civilization.archetype:
        lines.append(texts(f"archetype-{civilization.archetype}"))
    if civilization.conquers_with != MILITARY:
        lines.append(texts(f"special-conquers-with-{RESOURCES[civilization.conquers_with]}"))
    lines += [_trigger(trigger, texts) for trigger in civilization.triggers]
    if civilization.start_province >= 0:
        province = catalog.cards[civilization.start_province]
        lines.append(texts("special-start-province", card=texts.card(province)))
    if any(civilization.markers):
        lines.append(texts("special-markers", count=sum(civilization.markers)))
    return lines


def _trigger(trigger: Trigger, texts: Texts) -> str:
    """What comes by itself: `The first time each round you complete a Wonder: gain 1 Culture.`"""
    cards = one_of(texts, one_of_each_kind(trigger.kinds, trigger.basic, texts) or [texts("one-card")])
    if trigger.by_opponent:
        occasions = [texts(f"opponent-{occasion}", cards=cards) for occasion in trigger.occasions]
        key = "text-first-opponent" if trigger.first else "text-whenever-opponent"
    else:
        occasions = [texts(f"you-{occasion}", cards=cards) for occasion in trigger.occasions]
        key = "text-first" if trigger.first else "text-whenever"
    text = sentences(texts, phrases(trigger.then, texts))
    return texts(key, occasions=any_occasion(texts, occasions), text=text)


def _price_changes(card: Card, texts: Texts) -> list[str]:
    """One line for each price: what it is less by, always and with the Advantage."""
    always: dict[str, int] = {}
    with_advantage: dict[str, int] = {}
    for change in card.price_changes:
        reductions = always if change.condition is None else with_advantage
        reductions[change.price] = reductions.get(change.price, 0) + change.less
    lines = []
    for price in dict.fromkeys(change.price for change in card.price_changes):
        plain, more = always.get(price, 0), with_advantage.get(price, 0)
        when = "always" if not more else "both" if plain else "advantage"
        text = texts(f"price-{price}", when=when, less=plain or more, more=plain + more)
        lines.append(texts("sentence", text=capitalized(text)))
    return lines


def facts(card: Card, texts: Texts, catalog: Catalog | None = None) -> list[str]:
    """What stands beside the text: kind, subtype, era or civilizations, cost, resources, type, provenance …

    A token has a number, demands or a city instead, a Monster its strength; a Solo card may be Advanced.
    Which civilizations start with a card, only their catalog knows.
    """
    lines = [kind_name(card, texts)]
    if card.subtype:
        lines.append(texts(f"subtype-{card.subtype}"))
    if card.solo is not None and card.solo.advanced:
        lines.append(texts("fact-solo-advanced"))
    if card.era:
        lines.append(texts(f"era-{card.era}"))
    elif card.starting:
        lines.append(_starting(card, texts, catalog))
    if card.kind == WONDER:
        first = amount(texts, PAID_IN[WONDER], card.cost)
        second = amount(texts, PAID_IN[WONDER], card.completion_cost)
        lines.append(texts("fact-wonder-cost", first=first, second=second))
    elif card.kind < len(PAID_IN) and (card.cost or not card.starting):
        lines.append(texts("fact-cost", amounts=amount(texts, PAID_IN[card.kind], card.cost)))
    elif card.kind == HERO_CARD:
        lines.append(texts("fact-cost", amounts=amount(texts, GOLD, card.cost)))
    if any(card.resources):
        lines.append(texts("fact-resources", amounts=amounts(texts, card.resources)))
    lines += [
        texts("fact-type", type=texts(f"type-{name}"))
        for number, name in enumerate(TYPES)
        if card.types >> number & 1
    ]
    if card.defense:
        lines.append(texts("fact-defense", count=card.defense))
    if card.value:
        lines.append(texts("fact-value", count=card.value))
    if card.monster is not None:
        lines.append(texts("fact-strength", amount=amount(texts, MILITARY, card.monster.strength)))
    if any(card.demands):
        lines.append(texts("fact-demands", amounts=amounts(texts, card.demands)))
    if card.city:
        lines.append(texts("fact-city", city=texts.city(card.city)))
    lines.append(provenance(card, texts))
    return lines


def kind_name(card: Card, texts: Texts) -> str:
    return texts("kind-basic-building" if card.basic else f"kind-{KINDS[card.kind]}")


def _starting(card: Card, texts: Texts, catalog: Catalog | None) -> str:
    names = [
        texts.civilization(civilization)
        for civilization in (catalog.civilizations if catalog is not None else ())
        if card.number
        in {
            *civilization.deck,
            *civilization.policies,
            civilization.warlord,
            civilization.scout,
            civilization.start_province,
        }
    ]
    return (
        texts("fact-civilizations", civilizations=all_of(texts, names)) if names else texts("fact-starting")
    )


def provenance(entry: Card | Civilization, texts: Texts) -> str:
    """Where the values come from: the publisher, others, what is known of other cards, in part, or us."""
    return texts(f"fact-source-{entry.source}", public=texts.public(entry.public))
