"""What only Duel says: Provinces of the opponent's stack, the Advantage, the Warlord, Free Cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import amount
from monumental.engine.catalog import TYPES
from monumental.engine.resources import GOLD
from monumental.engine.state import POLICY
from monumental.games.duel.provinces import ChooseToConquer, conquest_price, pays_for_conquest_with
from monumental.games.duel.rounds import TakeTurn
from monumental.games.duel.scouts.trade import free_cities
from monumental.games.duel.state import duel
from monumental.play.speech.names import card_name
from monumental.play.speech.options import city_card, topmost_policy
from monumental.play.speech.prices import price_in, say_price
from monumental.play.speech.speech import Speech, Values

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: To trade with a Free City that nobody owns.
TRADE_PRICE = 1


def _apply(game: Game, action: Action, texts: Texts) -> str:
    if action.first == POLICY:
        return texts("option-apply-policy", card=topmost_policy(game, texts))
    return city_card(game, action, texts)


def _conquer(game: Game, action: Action, texts: Texts) -> str:
    choice = game.choice()
    stack = duel(game).stacks[1 - choice.seat]
    province = stack.cards[stack.top_province(game.catalog.cards)]
    less = choice.effect.less if isinstance(choice, ChooseToConquer) else 0
    resource = pays_for_conquest_with(game, choice.seat)
    price = price_in(game, (resource, conquest_price(game, choice.seat, less)))
    return texts("option-conquer", card=card_name(game, province, texts), price=say_price(price, texts))


def _advantage(game: Game, action: Action, texts: Texts) -> str:
    price = price_in(game, (action.first, action.second))
    return texts("option-advantage", price=say_price(price, texts))


def _warlord(game: Game, action: Action, texts: Texts) -> str:
    civilization = game.catalog.civilizations[game.state.players[game.seat].civilization]
    return texts("option-warlord", card=card_name(game, civilization.warlord, texts))


def _trade(game: Game, action: Action, texts: Texts) -> str:
    city = card_name(game, action.first, texts)
    if action.first not in free_cities(duel(game)).face_up:
        return texts("option-trade-own", card=city)
    if not isinstance(game.choice(), TakeTurn):
        return texts("option-trade-free", card=city)
    return texts("option-trade", card=city, price=say_price(price_in(game, (GOLD, TRADE_PRICE)), texts))


def _mark(game: Game, action: Action, texts: Texts) -> str:
    province = duel(game).stacks[game.seat].cards[action.first]
    kind = texts(f"type-{TYPES[action.second]}")
    return texts("option-mark", card=card_name(game, province, texts), type=kind)


def _stake(game: Game, choice: Choice, texts: Texts) -> Values:
    stake = duel(game).advantage
    return {"amount": amount(texts, stake.resource, stake.tokens)}


def _marked(game: Game, event: Event, texts: Texts) -> Values:
    return {"type": texts(f"type-{TYPES[event.number]}")}


DUEL_WORDS = Speech(
    options={
        "apply": _apply,
        "conquer": _conquer,
        "advantage": _advantage,
        "warlord": _warlord,
        "mark": _mark,
    },
    questions={"clear-stake": _stake},
    events={"marked": _marked},
)

TRADE_WORDS = Speech(options={"trade": _trade})
