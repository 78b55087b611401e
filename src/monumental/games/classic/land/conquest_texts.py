"""Texts that conquer: for less, with Military of their own, or one kind of Province alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import TIMES, Choice, Offer, Part, Step, absent
from monumental.engine.effects import AskingEffect
from monumental.engine.reasons import Reason
from monumental.games.classic.land.conquest import (
    Target,
    attack,
    conquerable,
    conquest_refusal,
    target_at,
    within_reach,
)
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game


class Conquer(AskingEffect):
    """Conquer a Province for less, or with Military that the text brings for it and for nothing else.

    Some texts speak of one kind of Province only. What is left of the Military may go on to the next one.
    """

    verb = "conquer"

    def __init__(self, less: int, of: str, military: int = 0) -> None:
        super().__init__()
        self.less = less
        self.of = of
        self.military = military

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(conquerable(game, seat, self.less, self.of, self.military))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        """Of all Provinces that the text is about, why not the one that lacks least."""
        state = classic(game)
        nearest: Reason | None = None
        for tile in state.hexmap.members(within_reach(state, seat)):
            reason = conquest_refusal(game, seat, tile, self.less, self.of)
            if reason is None or reason.key == "other-province":
                continue
            if nearest is None or reason.need - reason.have < nearest.need - nearest.have:
                nearest = reason
        return nearest or Reason("no-province-in-reach", "conquest")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseProvinceToConquer(seat, self)


class ChooseProvinceToConquer(Offer):
    question = "conquer"

    def __init__(self, seat: int, effect: Conquer) -> None:
        super().__init__(seat)
        self.effect = effect

    def parts(self) -> list[Part]:
        return [self.seat, self.effect]

    def brought(self) -> int:
        """How much Military there is for it beside one's own."""
        return self.effect.military

    def target(self, game: Game, tile: int) -> Target:
        """What conquering this Province takes by the text."""
        return target_at(game, self.seat, tile, self.effect.less, self.brought())

    def targets(self, game: Game) -> list[Action]:
        return conquerable(game, self.seat, self.effect.less, self.effect.of, self.brought())

    def accept(self, game: Game, action: Action) -> None:
        price = target_at(game, self.seat, action.first, self.effect.less).military
        if self.brought() > price:
            game.state.agenda.append(GoOnConquering(self.seat, self.effect, self.brought() - price))
        attack(game, self.seat, self.target(game, action.first))

    def refusal(self, game: Game, action: Action) -> Reason:
        reason = None
        if action.verb == "conquer":
            effect = self.effect
            reason = conquest_refusal(game, self.seat, action.first, effect.less, effect.of, self.brought())
        return reason or Reason("not-asked-now", self.question)


class GoOnConquering(Step):
    """Some of the Military that a text brought is left: it may conquer a Province of the same kind."""

    def __init__(self, seat: int, effect: Conquer, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.left]

    def missing(self, game: Game) -> str:
        return absent("left", self.left, TIMES)

    def run(self, game: Game) -> None:
        if conquerable(game, self.seat, self.effect.less, self.effect.of, self.left):
            game.state.agenda.append(ChooseNextProvince(self.seat, self.effect, self.left))


class ChooseNextProvince(ChooseProvinceToConquer):
    """A further Province, with what is left of the Military that a text brought."""

    def __init__(self, seat: int, effect: Conquer, left: int) -> None:
        super().__init__(seat, effect)
        self.left = left

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.left]

    def missing(self, game: Game) -> str:
        return absent("left", self.left, TIMES)

    def brought(self) -> int:
        return self.left
