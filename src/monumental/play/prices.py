"""What an option costs and what it yields, before it is taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY
from monumental.engine.policy import policy_price
from monumental.engine.resources import BASICS, CULTURE, GOLD, PRODUCTION, RESOURCES, SCIENCE
from monumental.engine.state import CELLS
from monumental.games.duel.acquire import AcquireForLess, ChooseCardToTake, GainCard, card_of, paid_in, price
from monumental.games.duel.progress import progress_price
from monumental.games.duel.provinces import ChooseToConquer, conquest_price, pays_for_conquest_with
from monumental.games.duel.rounds import TakeTurn
from monumental.games.duel.scouts.trade import free_cities
from monumental.games.duel.sentences import ChooseWonderSection
from monumental.games.duel.state import duel
from monumental.games.duel.wonders import completion_price

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.game import Game


@dataclass(frozen=True)
class Price:
    """So much of a resource; `gold` of it is paid in Gold that stands in."""

    resource: int
    amount: int
    gold: int


def price_of(game: Game, action: Action) -> Price | None:
    """The price of an option of the choice that is asked now; nothing where it has none."""
    choice = game.choice()
    seat = choice.seat
    less = _less(choice)
    match action.verb:
        case "acquire" | "build" if not _is_gift(choice):
            card = card_of(game, action)
            return _price(game, seat, paid_in(game, seat, card), price(game, seat, card, less))
        case "complete":
            return _price(game, seat, PRODUCTION, completion_price(game, seat, less))
        case "develop":
            return _price(game, seat, CULTURE, policy_price(game, seat))
        case "conquer":
            resource = pays_for_conquest_with(game, seat)
            return _price(game, seat, resource, conquest_price(game, seat, less))
        case "progress":
            return _price(game, seat, SCIENCE, progress_price(game, seat))
        case "advantage":
            return _price(game, seat, action.first, action.second)
        case "trade" if isinstance(choice, TakeTurn) and action.first in free_cities(duel(game)).face_up:
            return _price(game, seat, GOLD, 1)
    return None


def _price(game: Game, seat: int, resource: int, amount: int) -> Price:
    missing = amount - game.state.players[seat].supply[resource]
    return Price(resource, amount, max(0, missing) if resource in BASICS else 0)


def _is_gift(choice: Choice) -> bool:
    return isinstance(choice, ChooseCardToTake) and isinstance(choice.effect, GainCard)


def _less(choice: Choice) -> int:
    """How much less the text behind this choice lets one pay."""
    if isinstance(choice, ChooseCardToTake):
        return choice.effect.less if isinstance(choice.effect, AcquireForLess) else 0
    if isinstance(choice, (ChooseToConquer, ChooseWonderSection)):
        return choice.effect.less
    return 0


def activation_yield(game: Game, seat: int, row: int, column: int) -> tuple[int, ...]:
    """The resources on the cards of a row and a column: what activating them gives at once."""
    city = game.state.players[seat].city
    total = [0] * len(RESOURCES)
    for cell in range(CELLS):
        if city[cell] != EMPTY and (cell // 3 == row or cell % 3 == column):
            for resource, count in enumerate(game.catalog.cards[city[cell]].resources):
                total[resource] += count
    return tuple(total)
