"""Points, Dominance and tie-breaks: what counts is a list of the rule system."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Collection

    from monumental.engine.game import Game


class Achievement:
    """One line of the score sheet: so many of something, so many points each, perhaps Dominance."""

    #: Names its text: `score-<name>`.
    name: ClassVar[str] = ""
    points: ClassVar[int] = 0
    dominance: ClassVar[int] = 0

    def applies(self, game: Game) -> bool:
        """Is it played for at this table?"""
        return True

    def count(self, game: Game, seat: int) -> int:
        """How many give points."""
        raise NotImplementedError(type(self).__name__)

    def standing(self, game: Game, seat: int) -> int:
        """How many count for Dominance."""
        return self.count(game, seat)


class TieBreak:
    """A question asked of tied players: the higher answer wins."""

    name: ClassVar[str] = ""

    def value(self, game: Game, seat: int) -> int:
        raise NotImplementedError(type(self).__name__)


class Line:
    """A line of a seat's score sheet."""

    def __init__(self, name: str, count: int, points: int, dominance: int) -> None:
        self.name = name
        self.count = count
        self.points = points
        self.dominance = dominance


class Sheet:
    """A seat's score with every point explained."""

    def __init__(self, seat: int, lines: list[Line]) -> None:
        self.seat = seat
        self.lines = lines
        self.total = sum([line.points + line.dominance for line in lines])


def achievements(game: Game) -> list[Achievement]:
    """What gives points at this table."""
    return [part for part in game.rules.achievements if part.applies(game)]


def score_sheets(game: Game) -> list[Sheet]:
    """What everybody has now, an Automa too, as if the game ended here.  [BASE-SOLO-08]"""
    seats = range(len(game.state.players))
    parts = achievements(game)
    best = [max([part.standing(game, seat) for seat in seats]) for part in parts]
    return [Sheet(seat, lines_of(game, seat, parts, best)) for seat in seats]


def lines_of(game: Game, seat: int, parts: list[Achievement], best: list[int]) -> list[Line]:
    """The points of each line, and Dominance for whoever has most, tied players all of them.

    [DUEL-END-09, DUEL-END-11, BASE-END-09, BASE-END-10]
    """
    lines = []
    for position, part in enumerate(parts):
        count = part.count(game, seat)
        # A category in which nobody has anything gives nothing; tied players both get the points.
        dominant = best[position] > 0 and part.standing(game, seat) == best[position]
        lines.append(Line(part.name, count, count * part.points, part.dominance if dominant else 0))
    return lines


def leaders(game: Game, resigned: Collection[int] = ()) -> list[int]:
    """The seats with the most points, before any tie-break, of those who have not resigned; else of all."""
    all_sheets = score_sheets(game)
    sheets = [sheet for sheet in all_sheets if sheet.seat not in resigned] or all_sheets
    most = max([sheet.total for sheet in sheets])
    return [sheet.seat for sheet in sheets if sheet.total == most]


def winners(game: Game, resigned: Collection[int] = ()) -> list[int]:
    """The seat with the most points; then the tie-breaks in order; still tied players share the victory.

    Whoever has resigned does not win, unless everybody has.
    [DUEL-AIM-01, DUEL-END-12, BASE-AIM-01, BASE-END-11]
    """
    leading = leaders(game, resigned)
    for tie_break in game.rules.tie_breaks:
        if len(leading) > 1:
            most = max([tie_break.value(game, seat) for seat in leading])
            leading = [seat for seat in leading if tie_break.value(game, seat) == most]
    return leading
