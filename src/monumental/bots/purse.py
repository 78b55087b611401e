"""What the Basic resources in hand can still buy this round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.texts import Worth
from monumental.engine.action import EMPTY
from monumental.engine.catalog import BUILDING, KNOWLEDGE, PROVINCE, WONDER, Card
from monumental.engine.resources import BASICS, GOLD, PRODUCTION
from monumental.games.duel.acquire import paid_in, price
from monumental.games.duel.provinces import conquest_price, pays_for_conquest_with
from monumental.games.duel.wonders import completion_price

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: A card of this kind acquired: its points and its share of Dominance.
KIND: Final = {BUILDING: 0.0, KNOWLEDGE: 1.9, WONDER: 1.3, PROVINCE: 1.7}
COMPLETION: Final = 2.2
CONQUEST: Final = 2.4

#: A piece of Gold while there are rounds to come, and in the final one.
GOLD_PIECE: Final = 0.55
LAST_GOLD: Final = 0.1

#: A round with a card in the deck, compared with its yield.
YIELD: Final = 0.3

#: Resources in hand are not yet what they buy.
IN_HAND: Final = 0.35
#: What is left over when everything is bought.
LEFT_OVER: Final = 0.08


def gold_piece(ahead: float) -> float:
    return GOLD_PIECE if ahead else LAST_GOLD


def purse(game: Game, seat: int, worths: list[Worth], ahead: float) -> float:
    """Buy the best bargains one can pay for, in thought; Gold fills in where it is worth it."""
    supply = list(game.state.players[seat].supply)
    gold = gold_piece(ahead)
    total = 0.0
    wanted = wishes(game, seat, worths, ahead)
    wanted.sort(key=bargain, reverse=True)
    for worth, cost, resource in wanted:
        short = max(0, cost - supply[resource]) if resource != GOLD else cost
        if short > supply[GOLD] or worth <= short * gold:
            continue
        supply[GOLD] -= short
        if resource != GOLD:
            supply[resource] -= cost - short
        total += worth - short * gold
    left = sum(supply[basic] for basic in BASICS)
    return IN_HAND * total + LEFT_OVER * left


def bargain(wish: tuple[float, int, int]) -> float:
    worth, cost, _ = wish
    return worth / (cost + 0.5)


def wishes(game: Game, seat: int, worths: list[Worth], ahead: float) -> list[tuple[float, int, int]]:
    """What is for sale: its worth, its price and the resource it is paid in."""
    cards = game.catalog.cards
    found = []
    for number in game.state.display.slots:
        if number != EMPTY:
            card = cards[number]
            worth = card_worth(card, worths[number], ahead)
            found.append((worth, price(game, seat, card), paid_in(game, seat, card)))
    for position, number in enumerate(game.catalog.basics):
        card = cards[number]
        if game.state.piles[position] and not card.defense:
            worth = card_worth(card, worths[number], ahead)
            found.append((worth, price(game, seat, card), PRODUCTION))
    if game.state.players[seat].wonder != EMPTY:
        found.append((COMPLETION, completion_price(game, seat), PRODUCTION))
    conquest = conquest_price(game, seat)
    if conquest >= 0:
        found.append((CONQUEST, conquest, pays_for_conquest_with(game, seat)))
    return found


def card_worth(card: Card, worth: Worth, ahead: float) -> float:
    if card.kind == PROVINCE:
        return KIND[PROVINCE] + worth.bonus
    return KIND[card.kind] + YIELD * ahead * (worth.resources + worth.texts)
