"""The sentences of card texts in words: one phrase for each verb."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, cast

from monumental.cards.grammar import all_conditions, all_of, amount, amounts, in_order, one_of, options
from monumental.engine.catalog import KINDS
from monumental.games.classic.automa.turn import LINES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.cards.text import Texts
    from monumental.engine.catalog import Script
    from monumental.engine.city_sentences import Archive, Copy, DrawAndUse, Reinforce
    from monumental.engine.effects import Effect
    from monumental.engine.sentences import ChooseOne, Did, Fewer, Gain, GainBasic, Gained, Has, If, May, Pay
    from monumental.engine.take_sentences import (
        AcquireForLess,
        BuildWonderSection,
        DiscardFromDisplay,
        GainCard,
        TakeCard,
    )
    from monumental.engine.triggers import Condition
    from monumental.games.classic.attacks import Lose, Withdraw
    from monumental.games.classic.automa.cards import TakeFromDisplay
    from monumental.games.classic.automa.conquest import ConquerAdjacent
    from monumental.games.classic.automa.explorers import SendExplorers
    from monumental.games.classic.automa.turn import AdvanceOnTradeTrack, DrawSoloCard
    from monumental.games.classic.conquest import Conquer
    from monumental.games.classic.explorer import MoveExplorers
    from monumental.games.classic.sentences import Activate, DiscardAny
    from monumental.games.classic.units import MoveUnits
    from monumental.games.duel.provinces import Conquer as ConquerTopmost
    from monumental.games.duel.sentences import Discard

#: Which lines of a drawn Solo card are followed, in the word of a pack.
LINE_WORDS = {number: word for word, number in LINES.items()}


def phrase(script: Script, texts: Texts) -> str:
    """A whole text as one phrase, to stand inside another: `gain 1 Gold, then draw and use 1 card`."""
    return in_order(texts, phrases(script, texts))


def phrases(script: Script, texts: Texts) -> list[str]:
    """A phrase for each sentence of a text; one that stands there twice is said once."""
    said = groupby(_phrase(sentence, texts) for sentence in script.sentences)
    return [_times(phrase, len(list(same)), texts) for phrase, same in said]


def _times(phrase: str, count: int, texts: Texts) -> str:
    return phrase if count == 1 else texts("phrase-times", phrase=phrase, count=count)


def _phrase(sentence: Effect, texts: Texts) -> str:
    say = VERBS.get(sentence.verb)
    return texts(f"verb-{sentence.verb}") if say is None else say(sentence, texts)


def _then(first: str, then: Script, texts: Texts) -> str:
    """What follows only if the first was done: `pay 1 Gold: gain 2 Production`."""
    if not then.sentences:
        return first
    return texts("phrase-if-done", first=first, then=phrase(then, texts))


# Resources


def _gain(sentence: Gain, texts: Texts) -> str:
    gained = amounts(texts, sentence.amounts)
    if sentence.per is None:
        return texts("verb-gain", amounts=gained)
    return texts(f"verb-gain-per-{sentence.per.name}", amounts=gained, limit=sentence.at_most)


def _gain_basic(sentence: GainBasic, texts: Texts) -> str:
    if sentence.same:
        return texts("verb-gain-basic-same", count=sentence.count)
    if sentence.different:
        return texts("verb-gain-basic-different", count=sentence.count)
    return texts("verb-gain-basic", count=sentence.count)


def _pay(sentence: Pay, texts: Texts) -> str:
    if not sentence.basics:
        price = texts("verb-pay", amounts=amounts(texts, sentence.amounts))
    elif sentence.different:
        price = texts("verb-pay-basics-different", count=sentence.basics)
    else:
        price = texts("verb-pay-basics", count=sentence.basics)
    return _then(price, sentence.then, texts)


def _lose(sentence: Lose, texts: Texts) -> str:
    """Resources, and Production tokens of the reserve."""
    losses = [amount(texts, resource, count) for resource, count in enumerate(sentence.amounts) if count]
    if sentence.production_tokens:
        losses.append(texts("amount-production-token", count=sentence.production_tokens))
    lost = all_of(texts, losses)
    if sentence.per is None:
        return texts("verb-lose", amounts=lost)
    return texts(f"verb-lose-per-{sentence.per.name}", amounts=lost)


# Choices and conditions


def _choose_one(sentence: ChooseOne, texts: Texts) -> str:
    branches = [phrase(branch, texts) for branch in sentence.branches]
    return texts("verb-choose-one", options=options(texts, branches))


def _may(sentence: May, texts: Texts) -> str:
    only = sentence.then.sentences[0]
    if len(sentence.then.sentences) == 1 and only.verb == "if":
        # "If you hold the Advantage, you may …; otherwise you may …" reads better than "you may if …".
        return _if(cast("If", only), texts, _optional)
    return _optional(sentence.then, texts)


def _optional(script: Script, texts: Texts) -> str:
    return texts("verb-may", then=phrase(script, texts))


def _if(sentence: If, texts: Texts, say: Callable[[Script, Texts], str] = phrase) -> str:
    then = say(sentence.then, texts)
    text = CONDITIONS[sentence.condition.name](sentence.condition, then, texts)
    if not sentence.otherwise.sentences:
        return text
    return texts("verb-otherwise", condition=text, otherwise=say(sentence.otherwise, texts))


def _if_holds_advantage(condition: Condition, then: str, texts: Texts) -> str:
    return texts("verb-if-holds-advantage", then=then)


def _if_gained(condition: Gained, then: str, texts: Texts) -> str:
    return texts("verb-if-gained", amounts=amounts(texts, condition.amounts), then=then)


def _if_has(condition: Has, then: str, texts: Texts) -> str:
    counted = zip(condition.nouns, condition.counts, strict=True)
    conditions = [texts(f"has-{noun.name}", count=count) for noun, count in counted]
    return texts("verb-if-has", conditions=all_conditions(texts, conditions), then=then)


def _if_fewer(condition: Fewer, then: str, texts: Texts) -> str:
    """Than another player, or than every other one."""
    than = "all" if condition.than_all else "one"
    return texts(f"verb-if-fewer-{condition.noun.name}", than=than, then=then)


def _if_did(condition: Did, then: str, texts: Texts) -> str:
    return texts(f"verb-if-did-{condition.occasion}", then=then)


# Cards


def _card_of_city(sentence: Archive | Discard | DiscardAny | DiscardFromDisplay, texts: Texts) -> str:
    return _then(texts(f"verb-{sentence.verb}"), sentence.then, texts)


def _reinforce(sentence: Reinforce, texts: Texts) -> str:
    card = texts("verb-reinforce-this" if sentence.this else "verb-reinforce")
    return _then(card, sentence.then, texts)


def _copy(sentence: Copy, texts: Texts) -> str:
    """Some rules copy what a card gives, too, others its text alone."""
    if sentence.display:
        return texts("verb-copy-display")
    resources = "yes" if sentence.gives_resources else "no"
    if sentence.attached:
        return texts("verb-copy-attached", resources=resources)
    if sentence.city and sentence.policies:
        return texts("verb-copy-anywhere", resources=resources)
    return texts("verb-copy-city" if sentence.city else "verb-copy-policies", resources=resources)


def _activate(sentence: Activate, texts: Texts) -> str:
    if sentence.everything:
        return texts("verb-activate-all")
    return texts("verb-activate-again" if sentence.again else "verb-activate")


def _counted(
    sentence: DrawAndUse | MoveUnits | MoveExplorers | Withdraw | SendExplorers | AdvanceOnTradeTrack,
    texts: Texts,
) -> str:
    return texts(f"verb-{sentence.verb}", count=sentence.count)


def _gain_card(sentence: GainCard, texts: Texts) -> str:
    if sentence.at_most:
        return texts("verb-gain-card-at-most", cards=_cards(sentence, texts), cost=sentence.at_most)
    return texts("verb-gain-card", cards=_cards(sentence, texts))


def _acquire(sentence: AcquireForLess, texts: Texts) -> str:
    return texts("verb-acquire", cards=_cards(sentence, texts), less=sentence.less)


def _cards(sentence: TakeCard, texts: Texts) -> str:
    """Which cards may be taken: `a Knowledge or a Basic Building`."""
    return one_of(texts, one_of_each_kind(sentence.kinds, sentence.basic, texts))


def one_of_each_kind(kinds: tuple[int, ...], basic: bool, texts: Texts) -> list[str]:
    """A card of each kind: `a Knowledge`, `a Basic Building`."""
    names = [KINDS[kind] for kind in kinds] + ["basic"] * basic
    return [texts(f"one-{name}") for name in names]


def _build_wonder_section(sentence: BuildWonderSection, texts: Texts) -> str:
    return texts("verb-build-wonder-section", less=sentence.less)


def _conquer(sentence: Conquer | ConquerTopmost, texts: Texts) -> str:
    """Any Province that can be conquered, or only one of a kind."""
    if sentence.of:
        return texts(f"verb-conquer-{sentence.of}", less=sentence.less)
    return texts("verb-conquer", less=sentence.less)


# What only an Automa does


def _take_from_display(sentence: TakeFromDisplay, texts: Texts) -> str:
    return texts(f"verb-take-{KINDS[sentence.kind]}", which=sentence.which)


def _conquer_adjacent(sentence: ConquerAdjacent, texts: Texts) -> str:
    cost = "highest" if sentence.highest else "lowest"
    return texts("verb-conquer-adjacent", cost=cost, count=sentence.count)


def _draw_solo_card(sentence: DrawSoloCard, texts: Texts) -> str:
    """Which card is drawn, and which of its lines are followed, perhaps more than once."""
    lines = LINE_WORDS[sentence.lines]
    if sentence.until:
        drawn = texts(f"verb-draw-solo-until-{sentence.until}")
    elif lines == "special":
        drawn = texts("verb-draw-solo-until-any")
    elif lines == "own" and sentence.times == 1:
        return texts("verb-draw-solo-card")
    else:
        drawn = texts("verb-draw-solo-another")
    followed = _times(texts("verb-follow-solo", lines=lines), sentence.times, texts)
    return in_order(texts, [drawn, followed])


#: How a sentence with this verb is said. A verb that is not here needs nothing filled in.
VERBS: Mapping[str, Callable[[Any, Texts], str]] = {
    "gain": _gain,
    "gain_basic": _gain_basic,
    "pay": _pay,
    "lose": _lose,
    "choose_one": _choose_one,
    "may": _may,
    "if": _if,
    "archive": _card_of_city,
    "discard": _card_of_city,
    "discard_from_display": _card_of_city,
    "reinforce": _reinforce,
    "copy": _copy,
    "activate": _activate,
    "draw_and_use": _counted,
    "move_units": _counted,
    "move_explorers": _counted,
    "withdraw": _counted,
    "gain_card": _gain_card,
    "acquire": _acquire,
    "build_wonder_section": _build_wonder_section,
    "conquer": _conquer,
    "take_from_display": _take_from_display,
    "conquer_adjacent": _conquer_adjacent,
    "send_explorers": _counted,
    "draw_solo_card": _draw_solo_card,
    "trade_track": _counted,
}

CONDITIONS: Mapping[str, Callable[[Any, str, Texts], str]] = {
    "holds_advantage": _if_holds_advantage,
    "gained": _if_gained,
    "has": _if_has,
    "fewer": _if_fewer,
    "did": _if_did,
}
