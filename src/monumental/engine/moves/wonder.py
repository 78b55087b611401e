"""Wonders: begun for the left circle, completed for the right one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, Action
from monumental.engine.agenda import CardStep, Choice
from monumental.engine.catalog import WONDER
from monumental.engine.pieces.city import put_on_deck
from monumental.engine.reasons import Reason
from monumental.engine.resources import PRODUCTION, shortage, spend, spendable
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.city import take_from_aside
from monumental.engine.sentences.triggers import as_texts, occur, reduction

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

COMPLETE: Final = Action("complete")


def completion_price(game: Game, seat: int, less: int = 0) -> int:
    """The right circle of the Wonder in construction."""
    player = game.state.players[seat]
    cost = game.catalog.cards[player.wonder].completion_cost - less
    if player.standing:
        cost -= reduction(game, seat, "wonder")
    return cost if cost > 0 else 0


def can_complete(game: Game, seat: int, less: int = 0) -> bool:
    player = game.state.players[seat]
    return player.wonder != EMPTY and spendable(player, PRODUCTION) >= completion_price(game, seat, less)


def completion_refusal(game: Game, seat: int, less: int = 0) -> Reason | None:
    player = game.state.players[seat]
    if player.wonder == EMPTY:
        return Reason("no-wonder-begun", "completion")
    return shortage(player, PRODUCTION, completion_price(game, seat, less), "completion")


class CompleteWonder(ActionRule):
    """Pay the right circle of the Wonder in construction: the second of its two steps.

    [DUEL-ACQ-13, DUEL-WON-01, DUEL-RES-02, BASE-ACQ-05, BASE-ACQ-08, CONT-ACT-05]
    """

    verb = "complete"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        if game.state.players[seat].wonder != EMPTY and can_complete(game, seat):
            options.append(COMPLETE)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return completion_refusal(game, seat)

    def perform(self, game: Game, seat: int, action: Action) -> None:
        pay_and_complete(game, seat)


def pay_and_complete(game: Game, seat: int, less: int = 0) -> None:
    """The second step: pay, and no Wonder is in construction any more.  [BASE-ACQ-07]"""
    player = game.state.players[seat]
    number = player.wonder
    spend(game, seat, PRODUCTION, completion_price(game, seat, less))
    player.wonder = EMPTY
    complete_wonder(game, seat, number)


def complete_wonder(game: Game, seat: int, number: int) -> None:
    """Gain the bonus at once; then the card goes face down on the city deck.

    [DUEL-WON-02, DUEL-WON-05, BASE-ACQ-09, BASE-ACQ-13, CONT-FREE-04]
    """
    player = game.state.players[seat]
    player.aside = (*player.aside, number)
    card = game.catalog.cards[number]
    game.tell("completed", seat, number)
    game.rules.wonders.after_completion(game, seat, card)
    game.state.agenda.append(PutWonderOnDeck(seat, card))
    occur(game, seat, ("completed",), card, as_texts(card.bonus))


class PutWonderOnDeck(CardStep):
    """A completed Wonder joins the city cards.  [DUEL-WON-03, BASE-ACQ-10]"""

    kinds = (WONDER,)

    def card_aside(self) -> Card | None:
        return self.card

    def run(self, game: Game) -> None:
        take_from_aside(game, self.seat, self.card.number)
        put_on_deck(game, self.seat, self.card.number)


def begin_wonder(game: Game, seat: int, number: int) -> None:
    """The first section stands. Only one Wonder can be in construction: of two, one is given up.

    [DUEL-ACQ-13, DUEL-ACQ-14, DUEL-ACQ-15, BASE-ACQ-05, BASE-ACQ-06, BASE-ACQ-14]
    """
    player = game.state.players[seat]
    if player.wonder == EMPTY:
        player.wonder = number
        return
    player.second_wonder = number
    game.state.agenda.append(KeepWonder(seat))


class KeepWonder(Choice):
    """Two Wonders in construction: one is kept, the other given up.

    [DUEL-ACQ-15, BASE-ACQ-14, BASE-ACQ-15]
    """

    question = "keep-wonder"

    def can_be_asked(self, game: Game) -> bool:
        player = game.state.players[self.seat]
        return EMPTY not in (player.wonder, player.second_wonder)

    def options(self, game: Game) -> list[Action]:
        player = game.state.players[self.seat]
        return [Action("keep", player.wonder), Action("keep", player.second_wonder)]

    def take(self, game: Game, action: Action) -> None:
        player = game.state.players[self.seat]
        given_up = player.second_wonder if action.first == player.wonder else player.wonder
        player.wonder = action.first
        player.second_wonder = EMPTY
        game.rules.wonders.give_up(game, given_up)
        game.tell("gave-up-wonder", self.seat, given_up)

    def refusal(self, game: Game, action: Action) -> Reason:
        return Reason("keep-one-of-two" if action.verb == "keep" else "not-asked-now", self.question)
