"""What the coach sees of each seat: the signs that bots go by, its lead in points, and what it plays."""

from __future__ import annotations

from math import sqrt, tanh
from operator import mul
from typing import TYPE_CHECKING, Final

from monumental.bots.sight.signs import OF_A_LINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.sight.signs import Signs
    from monumental.engine.game import Game

#: The lead in points over the best other seat, in several ways: how surely it lasts, how large it is for the
#: time that is left, whether there is one, and by how few points.
LEADS: Final = ("lead that lasts", "lead for its time", "ahead in points", "narrow lead")

#: A lead of so many points in the last round is rather sure to last; the more rounds, the more it takes.
SURE: Final = 4.0
LARGE: Final = 5.0
NARROW: Final = 3

#: Even the last round can still change so much as this part of a whole one.
LAST_ROUND: Final = 0.3

#: What a seat is whose turns nobody takes.
AUTOMA: Final = "automa"


class CoachSigns:
    """The signs of one table. Their order is that of `names`; what a seat plays has names of its own."""

    def __init__(self, signs: Signs, game: Game) -> None:
        self.signs = signs
        self.names = (*signs.names, *LEADS)
        self.civilizations = [civilization_sign(each.key) for each in game.catalog.civilizations]
        self.points = [part.points for part in signs.parts]
        self.dominance = [part.dominance for part in signs.parts]
        # The signs of the lines come first: their points, and who is ahead in them.
        lines = len(OF_A_LINE) * len(signs.parts)
        self.counts_at = slice(OF_A_LINE.index("points of"), lines, len(OF_A_LINE))
        self.ahead_at = slice(OF_A_LINE.index("ahead in"), lines, len(OF_A_LINE))

    def of_all(self, game: Game, ahead: float) -> list[list[float]]:
        """The signs of each seat, with so many rounds to come."""
        found = self.signs.of_all(game)
        for signs, lead in zip(found, self.leads(found), strict=True):
            signs.extend(told(lead, ahead))
        return found

    def leads(self, found: Sequence[Sequence[float]]) -> list[int]:
        """How many points each seat is ahead, as the signs of the lines tell it."""
        return leads([self.total(signs) for signs in found])

    def total(self, signs: Sequence[float]) -> int:
        """The points of a seat, with all Dominance in which nobody is ahead of it."""
        total = sum(map(mul, self.points, signs[self.counts_at]))
        for dominance, ahead in zip(self.dominance, signs[self.ahead_at], strict=True):
            if ahead >= 0.0:
                total += dominance
        return int(total)

    def plays(self, game: Game, seat: int) -> list[str]:
        """What a seat is all game long: its civilization, and whether it is an Automa."""
        names = [self.civilizations[game.state.players[seat].civilization]]
        if not game.state.is_played(seat):
            names.append(AUTOMA)
        return names


def civilization_sign(key: str) -> str:
    return f"civilization {key}"


def told(lead: int, ahead: float) -> tuple[float, float, float, float]:
    """A lead in the ways of LEADS."""
    changes = sqrt(ahead + LAST_ROUND)
    return (
        tanh(lead / (SURE * changes)),
        lead / (LARGE * changes),
        1.0 if lead > 0 else -1.0 if lead < 0 else 0.0,
        max(-NARROW, min(NARROW, lead)) / NARROW,
    )


def leads(totals: Sequence[int]) -> list[int]:
    """How many points each seat is ahead of the best other one."""
    *_, second, best = sorted(totals)
    return [total - (second if total == best else best) for total in totals]
