"""What classic means by archive, discard, reinforce, copy, draw and activate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, Action, one_of_each
from monumental.engine.agenda import Choice, Offer, OfferThen, Part, Step
from monumental.engine.catalog import NOTHING
from monumental.engine.effects import AskingEffect, EffectThen
from monumental.engine.pieces.city import (
    FillCity,
    activate_cells,
    can_draw,
    draw,
    put_on_discard,
    take_from_city,
    top_place,
)
from monumental.engine.reasons import Reason
from monumental.engine.resources import gain_all
from monumental.engine.sentences.city import (
    Archive,
    ChooseCardToArchive,
    Copy,
    DrawAndUse,
    Reinforce,
    outside_city_refusal,
)
from monumental.engine.state import ALL_CELLS, CELLS, DRAWN_CARDS, PLACES
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.engine.state import Player

DISCARD: Final = one_of_each("discard", PLACES)
ACTIVATE_CARD: Final = one_of_each("activate-card", PLACES)


def can_have_activated_cards(game: Game, seat: int) -> bool:
    """Cards are activated until a turn ends, where that is all that counts: nobody else's are meanwhile."""
    return game.rules.cycle != "turn" or classic(game).active == seat


class ArchiveAndReplace(Archive):
    """Archive a card that was not activated; on another player's turn the gap is dealt full at once.

    [BASE-TERM-01]
    """

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToArchiveAndReplace(seat, self.then, place)


class ChooseCardToArchiveAndReplace(ChooseCardToArchive):
    """Whoever is not on turn gets another card for the gap at once.  [BASE-TERM-04]"""

    def accept(self, game: Game, action: Action) -> None:
        if classic(game).active != self.seat:
            cell = action.first % CELLS
            game.state.agenda.append(FillCity(self.seat, cell, cell + 1))
        super().accept(game, action)


class DiscardAny(EffectThen):
    """Discard any card of one's city, a Knowledge under it too; or such a Knowledge. Its text is lost.

    [BASE-TERM-06]
    """

    verb = "discard"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return max(game.state.players[seat].city) != EMPTY

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("city-is-empty", "discard")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseAnyCardToDiscard(seat, self.then, place)


class ChooseAnyCardToDiscard(OfferThen):
    question = "discard"

    def targets(self, game: Game) -> list[Action]:
        city = game.state.players[self.seat].city
        return [DISCARD[place] for place in range(PLACES) if city[place] != EMPTY]

    def accept(self, game: Game, action: Action) -> None:
        card = take_from_city(game, self.seat, action.first)
        put_on_discard(game, self.seat, card)
        self.follow(game)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != "discard":
            return Reason("not-asked-now", self.question)
        reason = outside_city_refusal(game, self.seat, action.first, self.question)
        return reason or Reason("no-card-there", self.question)


class StayInCity(Reinforce):
    """A reinforced card stays when the turn ends; until then it can be used. Its Knowledge goes then.

    [BASE-TERM-11, BASE-TERM-12]
    """

    def reinforce(self, game: Game, seat: int, place: int) -> None:
        game.state.players[seat].reinforced |= 1 << place % CELLS


class CopyText(Copy):
    """Use another card's text; what the card gives is not gained again."""

    gives_resources = False


class DrawAndActivate(DrawAndUse):
    """Draw cards that count as activated until the turn ends."""

    def draws(self, seat: int) -> Step:
        return DrawAndActivateOne(seat)


class DrawAndActivateOne(Step):
    """What the card gives is gained; its text can be used this turn. It is not part of the city.

    On another player's turn it is discarded at once: its owner has no action to use it.
    [BASE-SCI-01, BASE-SCI-03]
    """

    def run(self, game: Game) -> None:
        if not can_draw(game, self.seat):
            return
        player = game.state.players[self.seat]
        number = draw(game, self.seat)
        card = game.catalog.cards[number]
        game.tell("drew", self.seat, number)
        gain_all(game, self.seat, card.resources)
        if not can_have_activated_cards(game, self.seat):
            put_on_discard(game, self.seat, number)
            return
        player.drawn = (*player.drawn, number)
        if card.standing:
            player.put_in_force(DRAWN_CARDS + len(player.drawn) - 1)


class Activate(AskingEffect):
    """Activate cards of one's city beyond its row and column, or an activated card once more."""

    verb = "activate"

    def __init__(self, again: bool, everything: bool) -> None:
        super().__init__()
        self.again = again
        self.everything = everything

    def cells(self, game: Game, seat: int) -> list[int]:
        """The cells that this can activate; again only where it gives something."""
        if not can_have_activated_cards(game, seat):
            return []
        player = game.state.players[seat]
        wanted = player.rotated if self.again else ALL_CELLS & ~player.rotated
        return [
            cell
            for cell in range(CELLS)
            if wanted >> cell & 1
            and top_place(player, cell) != EMPTY
            and (not self.again or gives_again(game, player, cell))
        ]

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(self.cells(game, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("nothing-to-activate-again" if self.again else "all-activated", "activate-card")

    def start(self, game: Game, seat: int, place: int) -> None:
        if not self.everything:
            super().start(game, seat, place)
            return
        cells = 0
        player = game.state.players[seat]
        for cell in self.cells(game, seat):
            cells |= 1 << cell
            top = top_place(player, cell)
            game.tell("activated-card", seat, player.city[top], top)
        activate_cells(game, seat, cells)

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToActivate(seat, self)


def gives_again(game: Game, player: Player, cell: int) -> bool:
    """Would this cell, activated again, give resources or a text to use once more?"""
    for place in (cell, cell + CELLS):
        if player.city[place] != EMPTY:
            card = game.catalog.cards[player.city[place]]
            if card.resources != NOTHING or (player.marked >> place & 1 and not repeats_texts(card)):
                return True
    return False


def repeats_texts(card: Card) -> bool:
    """A card that copies or activates others gets no second use: it could go on for ever."""
    return card.copies_others() or card.activates_others()


class ChooseCardToActivate(Offer):
    """A card that is activated again can be used again.  [BASE-ACT-05]"""

    question = "activate-card"

    def __init__(self, seat: int, effect: Activate) -> None:
        super().__init__(seat)
        self.effect = effect

    def parts(self) -> list[Part]:
        return [self.seat, self.effect]

    def targets(self, game: Game) -> list[Action]:
        player = game.state.players[self.seat]
        return [ACTIVATE_CARD[top_place(player, cell)] for cell in self.effect.cells(game, self.seat)]

    def accept(self, game: Game, action: Action) -> None:
        player = game.state.players[self.seat]
        cell = action.first % CELLS
        game.tell("activated-card", self.seat, player.city[action.first], action.first)
        for place in (cell, cell + CELLS):
            card = player.city[place]
            if card != EMPTY and not repeats_texts(game.catalog.cards[card]):
                player.marked &= ~(1 << place)
        activate_cells(game, self.seat, 1 << cell)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != self.question:
            return Reason("not-asked-now", self.question)
        reason = outside_city_refusal(game, self.seat, action.first, self.question)
        if reason is not None:
            return reason
        player = game.state.players[self.seat]
        card = player.city[action.first]
        if action.first != top_place(player, action.first % CELLS):
            return Reason("card-is-covered", "activate-covered", card=card)
        if self.effect.again and not player.rotated >> action.first % CELLS & 1:
            return Reason("not-activated", self.question, card=card)
        if not self.effect.again:
            return Reason("activated-already", self.question, card=card)
        return Reason("no-effect-now", self.question, card=card)
