"""What Duel means by discard, reinforce and using a drawn card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import Action, one_of_each
from monumental.engine.agenda import CardStep, Choice, OfferThen, Step
from monumental.engine.catalog import CITY_CARDS
from monumental.engine.effects import EffectThen
from monumental.engine.moves.drawn import ChooseWhetherToUse
from monumental.engine.pieces.city import (
    can_draw,
    discard_knowledge,
    draw,
    has_inactive_card,
    inactive_places,
    put_on_discard,
    straighten,
    take_from_city,
)
from monumental.engine.reasons import Reason
from monumental.engine.resources import gain_all
from monumental.engine.sentences.city import (
    DrawAndUse,
    Reinforce,
    inactive_card_refusal,
    take_from_aside,
)
from monumental.engine.state import CELLS, NOWHERE, PLACES

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

DISCARD: Final = one_of_each("discard", PLACES)


class Discard(EffectThen):
    """Discard an inactive card of one's city; a Knowledge under it goes along.  [DUEL-TERM-15]"""

    verb = "discard"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return has_inactive_card(game.state.players[seat])

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("no-inactive-card", "discard")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToDiscard(seat, self.then, place)


class ChooseCardToDiscard(OfferThen):
    question = "discard"

    def targets(self, game: Game) -> list[Action]:
        return [DISCARD[place] for place in inactive_places(game.state.players[self.seat])]

    def accept(self, game: Game, action: Action) -> None:
        card = take_from_city(game, self.seat, action.first)
        put_on_discard(game, self.seat, card)
        self.follow(game)

    def refusal(self, game: Game, action: Action) -> Reason:
        return inactive_card_refusal(game, self.seat, action, "discard", "discard")


class Straighten(Reinforce):
    """A reinforced card is straightened at once. A Knowledge under it is discarded.

    [DUEL-TERM-23, DUEL-TERM-24]
    """

    def reinforce(self, game: Game, seat: int, place: int) -> None:
        player = game.state.players[seat]
        cell = place % CELLS
        straighten(player, cell)
        if not game.rules.on("reinforce_keeps_use"):
            player.activated &= ~(1 << cell)
        if place < CELLS:
            discard_knowledge(game, seat, cell)


class DrawUseAndDiscard(DrawAndUse):
    """A drawn card is used and discarded at once."""

    def draws(self, seat: int) -> Step:
        return DrawAndUseOne(seat)


class DrawAndUseOne(Step):
    """Gain what the card gives, use its text if wanted, then discard it. No card: no draw.

    [DUEL-SCI-02, DUEL-SCI-03, DUEL-TERM-26]
    """

    def run(self, game: Game) -> None:
        player = game.state.players[self.seat]
        if not can_draw(game, self.seat):
            return
        number = draw(game, self.seat)
        player.aside = (*player.aside, number)
        card = game.catalog.cards[number]
        game.tell("drew", self.seat, number)
        gain_all(game, self.seat, card.resources)
        game.state.agenda.append(DiscardDrawn(self.seat, card))
        text = card.text_when_drawn()
        if text is not None and text.possible(game, self.seat, NOWHERE):
            game.state.agenda.append(ChooseWhetherToUse(self.seat, card, NOWHERE))


class DiscardDrawn(CardStep):
    """A drawn card was used: it goes to its owner's discard pile.  [DUEL-SCI-02, DUEL-SCI-03]"""

    kinds = CITY_CARDS

    def card_aside(self) -> Card | None:
        return self.card

    def run(self, game: Game) -> None:
        take_from_aside(game, self.seat, self.card.number)
        put_on_discard(game, self.seat, self.card.number)
