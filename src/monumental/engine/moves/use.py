"""Using the cards of one's city: as an action, or freely where a card says "you may"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, Action, one_of_each
from monumental.engine.agenda import resolve
from monumental.engine.pieces.city import card_at, is_marked, mark
from monumental.engine.reasons import Reason
from monumental.engine.rules import FREE, ActionRule
from monumental.engine.state import CELLS, DRAWN_CARDS, EVERYWHERE, PLACES, PLACES_OF

if TYPE_CHECKING:
    from monumental.engine.catalog import Card, Script
    from monumental.engine.game import Game

USE: Final = one_of_each("use", EVERYWHERE)
MAY: Final = one_of_each("may", EVERYWHERE)


def text_refusal(
    game: Game, seat: int, card: Card, place: int, use: str, once: str, standing: str
) -> Reason | None:
    """Why the text of a card that is in force can't be used now.  [BASE-ACT-05, CONT-ACT-14]

    The rules about such cards: using them, how often, and what needs no use.
    """
    if card.use is None:
        return without_use(card, use, standing)
    if is_marked(game.state.players[seat], place):
        return Reason("already-used", once, card=card.number)
    if not card.use.possible(game, seat, place):
        return without_effect(game, seat, card.use, place, use, card.number)
    return None


def without_use(card: Card, use: str, standing: str) -> Reason:
    """A card without a text to use may have one that is in force in another way.

    [DUEL-ACT-04, DUEL-ACT-05, DUEL-USE-03, DUEL-TERM-28]
    """
    if card.activated is not None:
        return Reason("only-when-activated", "when-activated", card=card.number)
    if card.during_activation is not None:
        return Reason("only-when-activated", "during-activation", card=card.number)
    if card.may is not None:
        return Reason("used-freely", card=card.number)
    if card.standing:
        return Reason("works-by-itself", standing, card=card.number)
    return Reason("nothing-to-use", use, card=card.number)


def without_effect(game: Game, seat: int, text: Script | None, place: int, rule: str, card: int) -> Reason:
    """Why the text of a card would do nothing now, as far as it can say."""
    cause = None if text is None else text.hindrance(game, seat, place)
    return cause or Reason("no-effect-now", rule, card=card)


def use_text(game: Game, seat: int, card: Card, place: int) -> None:
    """Mark the card and carry out its text.  [DUEL-TURN-05, BASE-ACT-05, CONT-ACT-14]"""
    mark(game.state.players[seat], place)
    game.tell("used", seat, card.number, place)
    resolve(game, seat, card.use, place)


class UseCard(ActionRule):
    """Use the text of an activated card. A Knowledge and the card on it are two cards.

    [DUEL-USE-01, DUEL-USE-04, CONT-ACT-11, CONT-FREE-11]
    """

    verb = "use"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        player = game.state.players[seat]
        cards = game.catalog.cards
        city = player.city
        marked = player.marked
        for place in PLACES_OF[player.activated]:
            number = city[place]
            if number == EMPTY:
                continue
            text = cards[number].use
            if text is None or marked >> place & 1:
                continue
            if text.always_possible or text.possible(game, seat, place):
                options.append(USE[place])
        if player.drawn:
            place = DRAWN_CARDS
            for number in player.drawn:
                text = cards[number].use
                if text is not None and not marked >> place & 1 and text.possible(game, seat, place):
                    options.append(USE[place])
                place += 1

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        player = game.state.players[seat]
        place = action.first
        card = card_at(game, seat, place)
        if card is None or PLACES <= place < DRAWN_CARDS:
            return Reason("no-card-there", "use")
        if place < PLACES and not player.activated >> (place % CELLS) & 1:
            return Reason("not-activated", "use", card=card.number)
        return text_refusal(game, seat, card, place, "use", "once-per-round", "standing")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        player = game.state.players[seat]
        use_text(game, seat, game.catalog.cards[player.card_at(action.first)], action.first)


class UseFreely(ActionRule):
    """Texts that say "You may": no action, as often as they can be paid for.  [DUEL-TERM-28]"""

    verb = "may"
    part_of = FREE

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        player = game.state.players[seat]
        if not player.standing:
            return
        cards = game.catalog.cards
        for place in player.standing:
            text = cards[player.card_at(place)].may
            if text is not None and text.possible(game, seat, place):
                options.append(MAY[place])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        card = card_at(game, seat, action.first)
        if card is None:
            return Reason("no-card-there", "may")
        if card.may is None and card.use is not None:
            return Reason("used-once", "once-per-round", card=card.number)
        if card.may is None:
            return without_use(card, "may", "standing")
        player = game.state.players[seat]
        if action.first not in player.standing:
            return Reason("not-activated", "in-force", card=card.number)
        if not card.may.possible(game, seat, action.first):
            return without_effect(game, seat, card.may, action.first, "may", card.number)
        return None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        card = card_at(game, seat, action.first)
        assert card is not None
        game.tell("used-freely", seat, card.number, action.first)
        resolve(game, seat, card.may, action.first)
