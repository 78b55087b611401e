"""The options that all rule systems share, in words: what can be done, with what, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import kind_name
from monumental.cards.grammar import amount, amounts, capitalized
from monumental.cards.verbs.speech import phrase
from monumental.engine.action import EMPTY
from monumental.engine.chance import seeded
from monumental.engine.moves.acquire import card_of
from monumental.engine.pieces.city import card_at
from monumental.engine.scoring.points import achievements
from monumental.engine.sentences.general import ChooseBasicToGain, ChooseBranch
from monumental.engine.sentences.triggers import OrderTexts
from monumental.engine.state import DRAWN_CARDS
from monumental.play.notation import COLUMNS
from monumental.play.speech.names import card_name, place_name, source_name
from monumental.play.speech.prices import (
    activation_yield,
    price_of_card,
    price_of_completion,
    price_of_policy,
    price_of_progress,
    say_price,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.catalog import Script
    from monumental.engine.game import Game


def _choose(game: Game, action: Action, texts: Texts) -> str:
    civilization = game.catalog.civilizations[action.first]
    return texts("option-choose", civilization=texts.civilization(civilization))


def _activate(game: Game, action: Action, texts: Texts) -> str:
    row, column = action.first + 1, COLUMNS[action.second]
    gained = activation_yield(game, game.choice().seat, action.first, action.second)
    if not any(gained):
        return texts("option-activate-nothing", row=row, column=column)
    return texts("option-activate", row=row, column=column, gains=amounts(texts, gained))


def city_card(game: Game, action: Action, texts: Texts) -> str:
    """Something done with a card of the city: `Archive Fort at b2`."""
    number = game.state.players[game.choice().seat].city[action.first]
    place = place_name(game, action.first, texts)
    return texts(f"option-{action.verb}", card=card_name(game, number, texts), place=place)


def _archive(game: Game, action: Action, texts: Texts) -> str:
    """Whoever archives a Wonder or a Knowledge is told what it counts for.  [DUEL-END-08, BASE-END-08]"""
    points = points_of(game, game.choice().seat, action.first)
    if not points:
        return city_card(game, action, texts)
    card = card_at(game, game.choice().seat, action.first)
    assert card is not None
    place = place_name(game, action.first, texts)
    return texts("option-archive-scoring", card=texts.card(card), place=place, points=points)


def points_of(game: Game, seat: int, place: int) -> int:
    """How many points a card of the city counts for, Dominance aside."""
    without = game.clone(seeded(0))
    without.state.players[seat].city[place] = EMPTY
    return sum(
        part.points * (part.count(game, seat) - part.count(without, seat)) for part in achievements(game)
    )


def _use(game: Game, action: Action, texts: Texts) -> str:
    """A card of the city or one that was drawn."""
    card = card_at(game, game.choice().seat, action.first)
    assert card is not None
    key = "option-use" if action.first < DRAWN_CARDS else "option-use-drawn"
    return texts(key, card=texts.card(card), place=place_name(game, action.first, texts))


def _acquire(game: Game, action: Action, texts: Texts) -> str:
    card = card_of(game, action)
    name, kind = texts.card(card), kind_name(card, texts)
    price = price_of_card(game, action)
    if price is None:
        return texts("option-gain-card", card=name, kind=kind)
    return texts(f"option-{action.verb}", card=name, kind=kind, price=say_price(price, texts))


def _develop(game: Game, action: Action, texts: Texts) -> str:
    price = say_price(price_of_policy(game), texts)
    return texts("option-develop", card=card_name(game, action.first, texts), price=price)


def _complete(game: Game, action: Action, texts: Texts) -> str:
    wonder = card_name(game, game.state.players[game.choice().seat].wonder, texts)
    return texts("option-complete", card=wonder, price=say_price(price_of_completion(game), texts))


def _progress(game: Game, action: Action, texts: Texts) -> str:
    return texts("option-progress", price=say_price(price_of_progress(game), texts))


def named(game: Game, action: Action, texts: Texts) -> str:
    """Something done with a card or token that is named: `Keep Codex`."""
    return texts(f"option-{action.verb}", card=card_name(game, action.first, texts))


def displayed(game: Game, action: Action, texts: Texts) -> str:
    """Something done with a card of the display: `Discard Codex from the display`."""
    return texts(f"option-{action.verb}", card=card_name(game, game.state.display.slots[action.first], texts))


def _policy(game: Game, action: Action, texts: Texts) -> str:
    return texts("option-policy", card=topmost_policy(game, texts))


def topmost_policy(game: Game, texts: Texts) -> str:
    return card_name(game, game.state.players[game.choice().seat].policies[-1], texts)


def _may(game: Game, action: Action, texts: Texts) -> str:
    card = card_at(game, game.choice().seat, action.first)
    assert card is not None
    assert card.may is not None
    return texts("option-may", card=texts.card(card), text=phrase(card.may, texts))


def _take(game: Game, action: Action, texts: Texts) -> str:
    choice = game.choice()
    assert isinstance(choice, ChooseBasicToGain)
    # All of one type are taken at once.
    count = choice.left if choice.effect.same else 1
    return texts("option-take", amount=amount(texts, action.first, count))


def _pay(game: Game, action: Action, texts: Texts) -> str:
    return texts("option-pay", amount=amount(texts, action.first, 1))


def _branch(game: Game, action: Action, texts: Texts) -> str:
    choice = game.choice()
    assert isinstance(choice, ChooseBranch)
    return say_branch(choice.effect.branches[action.first], texts)


def say_branch(script: Script, texts: Texts) -> str:
    """One of several texts to choose from."""
    return texts("option-branch", text=capitalized(phrase(script, texts)))


def _next(game: Game, action: Action, texts: Texts) -> str:
    choice = game.choice()
    assert isinstance(choice, OrderTexts)
    script = choice.scripts[action.first]
    return texts("option-next", card=source_name(game, script.address, texts), text=phrase(script, texts))


#: How an option with this verb is said. A verb that is not here needs nothing filled in.
OPTIONS: Mapping[str, Callable[[Game, Action, Texts], str]] = {
    "choose": _choose,
    "activate": _activate,
    "acquire": _acquire,
    "build": _acquire,
    "complete": _complete,
    "develop": _develop,
    "use": _use,
    "policy": _policy,
    "may": _may,
    "progress": _progress,
    "archive": _archive,
    "discard": city_card,
    "remove": displayed,
    "reinforce": city_card,
    "copy": city_card,
    "copy-policy": named,
    "branch": _branch,
    "take": _take,
    "pay": _pay,
    "keep": named,
    "next": _next,
}
