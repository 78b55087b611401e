"""Acquiring cards from the display and the Basic Building piles, paid or gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, MOST_CARDS, Action, one_of_each
from monumental.engine.catalog import BUILDING, KNOWLEDGE, PROVINCE, WONDER, Card
from monumental.engine.moves.wonder import begin_wonder, complete_wonder
from monumental.engine.pieces.city import put_on_deck
from monumental.engine.pieces.display import MOST_SLOTS
from monumental.engine.reasons import Reason
from monumental.engine.resources import (
    CULTURE,
    GOLD,
    MILITARY,
    PRODUCTION,
    SCIENCE,
    shortage,
    spend,
    spendable,
)
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.triggers import occur, reduction, reductions

if TYPE_CHECKING:
    from monumental.engine.game import Game

ACQUIRE: Final = one_of_each("acquire", MOST_SLOTS)
BUILD: Final = one_of_each("build", MOST_CARDS)

#: The kinds of Development cards: what they cost, and the names of their prices.
#: For each of them in turn: Production, Science, or Military.
#: [DUEL-RES-02, DUEL-RES-03, DUEL-RES-04, BASE-RES-02, BASE-RES-03]
PAID_IN: Final[tuple[int, ...]] = (PRODUCTION, SCIENCE, PRODUCTION, MILITARY)
PRICES: Final[tuple[str, ...]] = ("building", "knowledge", "wonder", "province")


def paid_in(game: Game, seat: int, card: Card) -> int:
    return pays_for_provinces_with(game, seat) if card.kind == PROVINCE else PAID_IN[card.kind]


def pays_for_provinces_with(game: Game, seat: int) -> int:
    """Military; a civilization may have to pay with something else.  [DUEL-ACQ-10, DUEL-CIV-01]"""
    return game.catalog.civilizations[game.state.players[seat].civilization].conquers_with


def price(game: Game, seat: int, card: Card, less: int = 0) -> int:
    """The cost in the bottom left corner, less what makes it cheaper; a Wonder's left circle.

    [DUEL-ACQ-02, DUEL-ACQ-14, BASE-ACQ-01, BASE-ACQ-06]
    """
    cost = card.cost - less
    if game.state.players[seat].standing:
        cost -= reduction(game, seat, PRICES[card.kind])
    return cost if cost > 0 else 0


def buying_power(game: Game, seat: int) -> tuple[int, int, int, int]:
    """For each kind of Development card, the highest cost that this seat can pay now."""
    player = game.state.players[seat]
    supply = player.supply
    gold = supply[GOLD]
    production = supply[PRODUCTION] + gold
    science = supply[SCIENCE] + gold
    conquers_with = game.catalog.civilizations[player.civilization].conquers_with
    military = supply[conquers_with] + gold if conquers_with < CULTURE else supply[conquers_with]
    if not player.standing:
        return production, science, production, military
    less = reductions(game, seat, PRICES)
    return (
        production + less[BUILDING],
        science + less[KNOWLEDGE],
        production + less[WONDER],
        military + less[PROVINCE],
    )


def acquire_refusal(game: Game, seat: int, card: Card, less: int = 0) -> Reason | None:
    player = game.state.players[seat]
    resource = paid_in(game, seat, card)
    rule = PRICES[card.kind] if resource == PAID_IN[card.kind] else "conquers-with"
    return shortage(player, resource, price(game, seat, card, less), rule)


def cheapest_refusal(game: Game, seat: int, cards: list[Card], less: int) -> Reason | None:
    """Why not even the card can be acquired that lacks least."""
    least: Reason | None = None
    for card in cards:
        resource = paid_in(game, seat, card)
        need = price(game, seat, card, less)
        have = spendable(game.state.players[seat], resource)
        if have < need and (least is None or need - have < least.need - least.have):
            rule = PRICES[card.kind] if resource == PAID_IN[card.kind] else "conquers-with"
            least = Reason("cannot-pay-card", rule, need, have, resource, card.number)
    return least


def slot_refusal(game: Game, slot: int) -> Reason | None:
    slots = game.state.display.slots
    if not 0 <= slot < len(slots) or slots[slot] == EMPTY:
        return Reason("empty-slot")
    return None


def pile_refusal(game: Game, card: int) -> Reason | None:
    """Nothing can be bought from an empty pile.  [DUEL-ACQ-05, BASE-ACQ-03]"""
    if card not in game.catalog.basics:
        return Reason("no-such-pile")
    if not game.state.piles[game.catalog.basics.index(card)]:
        return Reason("empty-pile", card=card)
    return None


def acquire(game: Game, seat: int, action: Action, less: int = 0) -> None:
    """Pay for a card and take it."""
    card = card_of(game, action)
    spend(game, seat, paid_in(game, seat, card), price(game, seat, card, less))
    take_and_obtain(game, seat, action, gained=False)


def take_and_obtain(game: Game, seat: int, action: Action, gained: bool) -> None:
    """Take the card off the display (`acquire`) or its pile (`build`) and put it where it belongs.

    [DUEL-TERM-01]
    """
    if action.verb == "acquire":
        number = game.state.display.slots[action.first]
        game.state.display = game.state.display.acquiring(action.first)
    else:
        number = action.first
        game.state.piles[game.catalog.basics.index(number)] -= 1
    card = game.catalog.cards[number]
    if game.journal is not None:
        game.tell("gained-card" if gained else "acquired", seat, number, action.first)
    game.rules.destinations[card.kind].receive(game, seat, card, gained)


def card_of(game: Game, action: Action) -> Card:
    """The card an `acquire` or `build` action is about."""
    if action.verb == "acquire":
        return game.catalog.cards[game.state.display.slots[action.first]]
    return game.catalog.cards[action.first]


class Destination:
    """Where a card of some kind goes when it is acquired, or gained without paying."""

    def receive(self, game: Game, seat: int, card: Card, gained: bool) -> None:
        raise NotImplementedError(type(self).__name__)


class OntoDeck(Destination):
    """On top of one's city deck.  [DUEL-ACQ-03, DUEL-ACQ-06, BASE-ACQ-02, BASE-ACQ-04]"""

    def receive(self, game: Game, seat: int, card: Card, gained: bool) -> None:
        occur(game, seat, ("acquired",), card)
        put_on_deck(game, seat, card.number)


class BesideCity(Destination):
    """A Wonder is begun; whether one that is gained arrives complete, the rules say.

    [DUEL-ACQ-14, BASE-ACQ-06, BASE-ACQ-13]
    """

    def receive(self, game: Game, seat: int, card: Card, gained: bool) -> None:
        occur(game, seat, ("acquired",), card)
        if gained and game.rules.wonders.gained_is_complete(game):
            complete_wonder(game, seat, card.number)
        else:
            begin_wonder(game, seat, card.number)


class AcquireCard(ActionRule):
    """Acquire a card of the display (`acquire 3`) or a Basic Building (`build workshop`).

    [DUEL-ACQ-01, CONT-ACT-02, CONT-ACT-03]
    """

    verb = "acquire"
    also = "build"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        cards = game.catalog.cards
        buildings, knowledge, wonders, provinces = buying_power(game, seat)
        display = game.state.display
        cheapest = display.cheapest(cards)
        # Mostly nothing of the display can be paid at all.
        if buildings >= cheapest or knowledge >= cheapest or wonders >= cheapest or provinces >= cheapest:
            slot = 0
            for number in display.slots:
                if number != EMPTY:
                    card = cards[number]
                    kind = card.kind
                    if kind == BUILDING:
                        most = buildings
                    elif kind == KNOWLEDGE:
                        most = knowledge
                    else:
                        most = wonders if kind == WONDER else provinces
                    if card.cost <= most:
                        options.append(ACQUIRE[slot])
                slot += 1
        if buildings < game.catalog.cheapest_basic:
            return
        piles = game.state.piles
        position = 0
        for number in game.catalog.basics:
            if piles[position] and cards[number].cost <= buildings:
                options.append(BUILD[number])
            position += 1

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        if action.verb == "acquire":
            reason = slot_refusal(game, action.first)
        else:
            reason = pile_refusal(game, action.first)
        return reason or acquire_refusal(game, seat, card_of(game, action))

    def perform(self, game: Game, seat: int, action: Action) -> None:
        acquire(game, seat, action)
