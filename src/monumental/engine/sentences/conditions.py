"""Conditions of texts: what somebody gained, has or did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.reasons import Reason
from monumental.engine.resources import EVERY_RESOURCE
from monumental.engine.sentences.triggers import Condition

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.sentences.general import Noun


class Gained(Condition):
    """If you gained at least this much this turn or round; it may be spent already.

    [DUEL-TERM-20, BASE-TERM-09]
    """

    name = "gained"

    def __init__(self, amounts: tuple[int, ...]) -> None:
        self.amounts = amounts

    def holds(self, game: Game, seat: int) -> bool:
        gained = game.state.players[seat].gained
        for resource in EVERY_RESOURCE:
            if gained[resource] < self.amounts[resource]:
                return False
        return True

    def unmet(self, game: Game, seat: int) -> Reason:
        gained = game.state.players[seat].gained
        lacking = next(resource for resource in range(5) if gained[resource] < self.amounts[resource])
        need, have = self.amounts[lacking], gained[lacking]
        return Reason("not-gained", "gained", need=need, have=have, resource=lacking)


class Holds(Condition):
    """If there is at least this much in one's supply."""

    name = "holds"

    def __init__(self, amounts: tuple[int, ...]) -> None:
        self.amounts = amounts

    def holds(self, game: Game, seat: int) -> bool:
        supply = game.state.players[seat].supply
        for resource in EVERY_RESOURCE:
            if supply[resource] < self.amounts[resource]:
                return False
        return True


class Has(Condition):
    """If you have at least so many of these."""

    name = "has"

    def __init__(self, nouns: tuple[Noun, ...], counts: tuple[int, ...]) -> None:
        self.nouns = nouns
        self.counts = counts

    def holds(self, game: Game, seat: int) -> bool:
        for position in range(len(self.nouns)):
            if self.nouns[position].count(game, seat) < self.counts[position]:
                return False
        return True

    def unmet(self, game: Game, seat: int) -> Reason:
        for position, noun in enumerate(self.nouns):
            have = noun.count(game, seat)
            if have < self.counts[position]:
                need = self.counts[position]
                return Reason("condition-count", noun.rule, need=need, have=have, condition=self)
        return super().unmet(game, seat)


class Fewer(Condition):
    """If you have fewer of something than another player, or than every other player."""

    name = "fewer"

    def __init__(self, noun: Noun, than_all: bool) -> None:
        self.noun = noun
        self.than_all = than_all

    def holds(self, game: Game, seat: int) -> bool:
        count = self.noun.count(game, seat)
        others = [self.noun.count(game, other) for other in range(len(game.state.players)) if other != seat]
        return count < (min(others) if self.than_all else max(others))


class Did(Condition):
    """If you did this earlier in the turn or round.  [CONT-FREE-10, CONT-FREE-14]"""

    name = "did"

    def __init__(self, occasion: str) -> None:
        self.occasion = occasion

    def holds(self, game: Game, seat: int) -> bool:
        return self.occasion in game.state.players[seat].did

    def unmet(self, game: Game, seat: int) -> Reason:
        return Reason("condition-unmet", "did", condition=self)
