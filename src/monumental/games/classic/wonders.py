"""Wonders of classic: a gained one is complete, one given up leaves the game; their tokens on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, Action, one_of_each
from monumental.engine.agenda import CardStep, Choice, Part
from monumental.engine.catalog import WONDER
from monumental.engine.reasons import Reason
from monumental.engine.rules import WonderRule
from monumental.games.classic.land.hexmap import MOST_TILES
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

SITE: Final = one_of_each("site", MOST_TILES)


class ClassicWonders(WonderRule):
    def gained_is_complete(self, game: Game) -> bool:
        """It is, so that its bonus is gained.  [BASE-ACQ-13]"""
        return True

    def give_up(self, game: Game, card: int) -> None:
        """It leaves the game.  [BASE-ACQ-14]"""
        state = classic(game)
        state.removed = (*state.removed, card)

    def after_completion(self, game: Game, seat: int, card: Card) -> None:
        game.state.agenda.append(PlaceWonderToken(seat, card))


def wonder_sites(game: Game, seat: int) -> list[Action]:
    """One's Provinces and Capital that have no Wonder token.  [BASE-ACQ-11, BASE-ACQ-12]"""
    state = classic(game)
    return [SITE[tile] for tile in state.hexmap.members(state.land[seat]) if state.wonders[tile] == EMPTY]


class PlaceWonderToken(CardStep):
    """The matching token goes on the map; where every tile has one already, it is not placed.

    [BASE-ACQ-11]
    """

    kinds = (WONDER,)

    def run(self, game: Game) -> None:
        if wonder_sites(game, self.seat):
            game.state.agenda.append(ChooseWonderSite(self.seat, self.card))


def place_wonder_token(game: Game, seat: int, card: Card, tile: int) -> None:
    state = classic(game)
    state.wonders[tile] = card.number
    state.map_changed()
    game.tell("placed-wonder", seat, card.number, tile)


class ChooseWonderSite(Choice):
    question = "wonder-site"

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def parts(self) -> list[Part]:
        return [self.seat, self.card]

    def missing(self, game: Game) -> str:
        return "" if self.card.kind == WONDER else "card"

    def options(self, game: Game) -> list[Action]:
        return wonder_sites(game, self.seat)

    def take(self, game: Game, action: Action) -> None:
        place_wonder_token(game, self.seat, self.card, action.first)

    def refusal(self, game: Game, action: Action) -> Reason:
        state = classic(game)
        if action.verb != "site" or not 0 <= action.first < len(state.wonders):
            return Reason("not-asked-now", self.question)
        if state.wonders[action.first] != EMPTY:
            return Reason("wonder-there", "wonder-per-tile")
        return Reason("not-your-land", self.question)

    def subject(self) -> Card | None:
        return self.card
