"""What an option costs and what it yields, before it is taken: the common part of all rule systems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of, amount
from monumental.engine.action import EMPTY
from monumental.engine.moves.acquire import card_of, paid_in, price
from monumental.engine.moves.policy import policy_price
from monumental.engine.moves.progress import progress_price
from monumental.engine.moves.taking import AcquireForLess, ChooseCardToTake, ChooseWonderSection, GainCard
from monumental.engine.moves.wonder import completion_price
from monumental.engine.pieces.city import COLUMNS, ROWS
from monumental.engine.resources import BASICS, CULTURE, GOLD, PRODUCTION, RESOURCES, SCIENCE
from monumental.engine.state import PLACES_OF

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game


@dataclass(frozen=True)
class Price:
    """So much of each of these resources; `gold` of it is paid in Gold that stands in."""

    parts: tuple[tuple[int, int], ...]
    gold: int


def price_in(game: Game, *parts: tuple[int, int]) -> Price:
    """A price for whoever is asked: pairs of a resource and an amount, each resource once."""
    supply = game.state.players[game.seat].supply
    gold = sum(max(0, count - supply[resource]) for resource, count in parts if resource in BASICS)
    return Price(parts, gold)


def say_price(price: Price, texts: Texts) -> str:
    """`3 Military`, `1 Military and 2 Science (1 Gold standing in)`."""
    text = all_of(texts, [amount(texts, resource, count) for resource, count in price.parts])
    if not price.gold:
        return text
    return texts("cost-with-gold", price=text, gold=amount(texts, GOLD, price.gold))


def price_of_card(game: Game, action: Action) -> Price | None:
    """What a card of the display or a pile costs now; nothing where it is gained without paying."""
    choice = game.choice()
    less = 0
    if isinstance(choice, ChooseCardToTake):
        if isinstance(choice.effect, GainCard):
            return None
        less = choice.effect.less if isinstance(choice.effect, AcquireForLess) else 0
    elif isinstance(choice, ChooseWonderSection):
        less = choice.effect.less
    card = card_of(game, action)
    return price_in(game, (paid_in(game, choice.seat, card), price(game, choice.seat, card, less)))


def price_of_completion(game: Game) -> Price:
    choice = game.choice()
    less = choice.effect.less if isinstance(choice, ChooseWonderSection) else 0
    return price_in(game, (PRODUCTION, completion_price(game, choice.seat, less)))


def price_of_policy(game: Game) -> Price:
    return price_in(game, (CULTURE, policy_price(game, game.seat)))


def price_of_progress(game: Game) -> Price:
    return price_in(game, (SCIENCE, progress_price(game, game.seat)))


def activation_yield(game: Game, seat: int, row: int, column: int) -> tuple[int, ...]:
    """The resources on the cards of a row and a column: what activating them gives at once."""
    return cells_yield(game, seat, ROWS[row] | COLUMNS[column])


def cells_yield(game: Game, seat: int, cells: int) -> tuple[int, ...]:
    """The resources on the cards of these cells, Knowledge under them included."""
    city = game.state.players[seat].city
    total = [0] * len(RESOURCES)
    for place in PLACES_OF[cells]:
        if city[place] != EMPTY:
            for resource, count in enumerate(game.catalog.cards[city[place]].resources):
                total[resource] += count
    return tuple(total)
