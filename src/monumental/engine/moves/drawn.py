"""Using a card that was just drawn, where the rules want it used at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import NO, YES, Action
from monumental.engine.agenda import ANY_PLACE, Choice, Part, absent, resolve
from monumental.engine.catalog import CITY_CARDS

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


class ChooseWhetherToUse(Choice):
    """Use the text of a drawn card, or not: it is never mandatory. `place` is where the card lies."""

    question = "use-drawn"

    def __init__(self, seat: int, card: Card, place: int) -> None:
        super().__init__(seat)
        self.card = card
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.card, self.place]

    def missing(self, game: Game) -> str:
        return absent("place", self.place, ANY_PLACE) or ("" if self.card.kind in CITY_CARDS else "card")

    def options(self, game: Game) -> list[Action]:
        return [YES, NO]

    def take(self, game: Game, action: Action) -> None:
        if action.verb == "yes":
            resolve(game, self.seat, self.card.text_when_drawn(), self.place)

    def subject(self) -> Card | None:
        return self.card
