"""The score sheet as it stands: points, leads and Dominance, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.scoring.points import Achievement
from monumental.meaning.position.section import Section
from monumental.meaning.position.words import LINES

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.meaning.position.fields import Fields


class ScoreSection(Section):
    """For every seat and line: points, how far ahead of the best other seat it is, whether it has most."""

    def __init__(self, each: Fields, rules: Rules, seats: int) -> None:
        self.seats = seats
        self.parts = rules.achievements
        # Where the same counts for points and for Dominance, it is counted once.
        self.counted_once = [type(part).standing is Achievement.standing for part in self.parts]
        self.lines = [LINES.index(part.name) if part.name in LINES else len(LINES) for part in self.parts]
        named = f"{', '.join(LINES)}, others"
        count = len(LINES) + 1
        self.points = each.amounts("points", count, 5, named)
        self.leads = each.amounts("leads", count, 3, f"ahead of the best other seat; {named}")
        self.dominance = each.bits("dominance", count, f"has most; {named}")
        self.total = each.amounts("total", 1, 20, "points and Dominance as if the game ended here")

    def write_all(self, game: Game, seat: int, first: int, length: int, row: list[int]) -> None:
        """The numbers of all seats; those of the first begin at `first`, each seat has `length`."""
        for player in game.state.players:
            # Who has not chosen a people yet has nothing that could be counted.
            if player.civilization < 0:
                return
        for position, part in enumerate(self.parts):
            if part.applies(game):
                self.write_line(game, position, seat, first, length, row)

    def write_line(
        self, game: Game, position: int, seat: int, first: int, length: int, row: list[int]
    ) -> None:
        seats = self.seats
        part = self.parts[position]
        line = self.lines[position]
        standings = [part.standing(game, (seat + step) % seats) for step in range(seats)]
        # The best, and the best of the others.
        best = second = -1
        for standing in standings:
            if standing > best:
                best, second = standing, best
            elif standing > second:
                second = standing
        at = first
        for step, standing in enumerate(standings):
            count = standing if self.counted_once[position] else part.count(game, (seat + step) % seats)
            if count:
                points = count * part.points
                row[at + self.points + line] += points
                row[at + self.total] += points
            leads = standing == best
            row[at + self.leads + line] += standing - (second if leads else best)
            if leads and best > 0 and part.dominance:
                row[at + self.dominance] |= 1 << line
                row[at + self.total] += part.dominance
            at += length
