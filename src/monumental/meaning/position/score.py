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
        self.dominance = each.amounts("dominance", count, 1, f"0 or 1: has most; {named}")
        self.total = each.amounts("total", 1, 20, "points and Dominance as if the game ended here")

    def write_all(self, game: Game, seat: int, first: int, length: int, row: list[int]) -> None:
        """The numbers of all seats; those of the first begin at `first`, each seat has `length`."""
        seats = self.seats
        for player in game.state.players:
            # Who has not chosen a people yet has nothing that could be counted.
            if player.civilization < 0:
                return
        for position, part in enumerate(self.parts):
            if not part.applies(game):
                continue
            line = self.lines[position]
            standings = [part.standing(game, (seat + step) % seats) for step in range(seats)]
            most = max(standings)
            at = first
            for step in range(seats):
                standing = standings[step]
                count = standing if self.counted_once[position] else part.count(game, (seat + step) % seats)
                points = count * part.points
                row[at + self.points + line] += points
                row[at + self.total] += points
                best = -1
                for other in range(seats):
                    if other != step and standings[other] > best:
                        best = standings[other]
                row[at + self.leads + line] += standing - best
                if part.dominance and most > 0 and standing == most:
                    row[at + self.dominance + line] = 1
                    row[at + self.total] += part.dominance
                at += length
