"""The options of a choice in words: what can be done, with what, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import kind_name
from monumental.cards.grammar import amount, amounts, capitalized
from monumental.cards.verbs import phrase
from monumental.engine.catalog import TYPES
from monumental.engine.city import card_at
from monumental.engine.resources import GOLD
from monumental.engine.sentences import ChooseBasicToGain, ChooseBranch
from monumental.engine.state import POLICY
from monumental.engine.triggers import OrderTexts
from monumental.games.duel.acquire import card_of
from monumental.games.duel.scouts.trade import free_cities
from monumental.games.duel.state import duel
from monumental.play.notation import COLUMNS, cell_name
from monumental.play.prices import Price, activation_yield, price_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game


def option(game: Game, action: Action, texts: Texts) -> str:
    """An option of the choice that is asked now, in one short sentence with its price."""
    say = VERBS.get(action.verb)
    return texts(f"option-{action.verb}") if say is None else say(game, action, texts)


def source_name(game: Game, address: str, texts: Texts) -> str:
    """Whose text this is: `duel-trade/forum.use` is the address of a text of the Forum."""
    key = address.partition("/")[2].partition(".")[0]
    if key in game.catalog.by_key:
        return texts.card(game.catalog.by_key[key])
    if key in game.catalog.civilization_by_key:
        return texts.civilization(game.catalog.civilization_by_key[key])
    return ""


def _card(game: Game, number: int, texts: Texts) -> str:
    return texts.card(game.catalog.cards[number])


def _price(texts: Texts, price: Price) -> str:
    text = amount(texts, price.resource, price.amount)
    if not price.gold:
        return text
    return texts("cost-with-gold", price=text, gold=amount(texts, GOLD, price.gold))


def _choose(game: Game, action: Action, texts: Texts) -> str:
    civilization = game.catalog.civilizations[action.first]
    return texts("option-choose", civilization=texts.civilization(civilization))


def _activate(game: Game, action: Action, texts: Texts) -> str:
    row, column = action.first + 1, COLUMNS[action.second]
    gained = activation_yield(game, game.seat, action.first, action.second)
    if not any(gained):
        return texts("option-activate-nothing", row=row, column=column)
    return texts("option-activate", row=row, column=column, gains=amounts(texts, gained))


def _city_card(game: Game, action: Action, texts: Texts) -> str:
    """Something done with a card of the city: `Archive Fort at b2`."""
    number = game.state.players[game.seat].city[action.first]
    return texts(f"option-{action.verb}", card=_card(game, number, texts), place=cell_name(action.first))


def _apply(game: Game, action: Action, texts: Texts) -> str:
    if action.first == POLICY:
        policy = game.state.players[game.seat].policies[-1]
        return texts("option-apply-policy", card=_card(game, policy, texts))
    return _city_card(game, action, texts)


def _acquire(game: Game, action: Action, texts: Texts) -> str:
    card = card_of(game, action)
    name, kind = texts.card(card), kind_name(card, texts)
    price = price_of(game, action)
    if price is None:
        return texts("option-gain-card", card=name, kind=kind)
    return texts(f"option-{action.verb}", card=name, kind=kind, price=_price(texts, price))


def _priced(game: Game, action: Action, texts: Texts, card: str = "") -> str:
    price = price_of(game, action)
    assert price is not None
    return texts(f"option-{action.verb}", card=card, price=_price(texts, price))


def _develop(game: Game, action: Action, texts: Texts) -> str:
    return _priced(game, action, texts, _card(game, action.first, texts))


def _complete(game: Game, action: Action, texts: Texts) -> str:
    return _priced(game, action, texts, _card(game, game.state.players[game.seat].wonder, texts))


def _conquer(game: Game, action: Action, texts: Texts) -> str:
    stack = duel(game).stacks[1 - game.seat]
    province = stack.cards[stack.top_province(game.catalog.cards)]
    return _priced(game, action, texts, _card(game, province, texts))


def _trade(game: Game, action: Action, texts: Texts) -> str:
    city = _card(game, action.first, texts)
    if price_of(game, action) is not None:
        return _priced(game, action, texts, city)
    if action.first in free_cities(duel(game)).face_up:
        return texts("option-trade-free", card=city)
    return texts("option-trade-own", card=city)


def _named(game: Game, action: Action, texts: Texts) -> str:
    """Something done with a card that is named: `Keep Codex`."""
    return texts(f"option-{action.verb}", card=_card(game, action.first, texts))


def _policy(game: Game, action: Action, texts: Texts) -> str:
    return texts("option-policy", card=_card(game, game.state.players[game.seat].policies[-1], texts))


def _warlord(game: Game, action: Action, texts: Texts) -> str:
    civilization = game.catalog.civilizations[game.state.players[game.seat].civilization]
    return texts("option-warlord", card=_card(game, civilization.warlord, texts))


def _may(game: Game, action: Action, texts: Texts) -> str:
    card = card_at(game, game.seat, action.first)
    assert card is not None
    assert card.may is not None
    return texts("option-may", card=texts.card(card), text=phrase(card.may, texts))


def _remove(game: Game, action: Action, texts: Texts) -> str:
    return texts("option-remove", card=_card(game, game.state.display.slots[action.first], texts))


def _mark(game: Game, action: Action, texts: Texts) -> str:
    province = duel(game).stacks[game.seat].cards[action.first]
    kind = texts(f"type-{TYPES[action.second]}")
    return texts("option-mark", card=_card(game, province, texts), type=kind)


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
    branch = choice.effect.branches[action.first]
    return texts("option-branch", text=capitalized(phrase(branch, texts)))


def _next(game: Game, action: Action, texts: Texts) -> str:
    choice = game.choice()
    assert isinstance(choice, OrderTexts)
    script = choice.scripts[action.first]
    return texts("option-next", card=source_name(game, script.address, texts), text=phrase(script, texts))


#: How an option with this verb is said. A verb that is not here needs nothing filled in.
VERBS: Mapping[str, Callable[[Game, Action, Texts], str]] = {
    "choose": _choose,
    "activate": _activate,
    "apply": _apply,
    "acquire": _acquire,
    "build": _acquire,
    "complete": _complete,
    "develop": _develop,
    "use": _city_card,
    "policy": _policy,
    "may": _may,
    "progress": _priced,
    "conquer": _conquer,
    "advantage": _priced,
    "warlord": _warlord,
    "trade": _trade,
    "archive": _city_card,
    "discard": _city_card,
    "remove": _remove,
    "reinforce": _city_card,
    "copy": _city_card,
    "copy-policy": _named,
    "branch": _branch,
    "take": _take,
    "pay": _pay,
    "keep": _named,
    "next": _next,
    "mark": _mark,
}
