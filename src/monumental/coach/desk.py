"""What the coach has on its desk for a table, made once: to read all cards takes longer than a look."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Final

from monumental.bots.learning.judgement import Judgement
from monumental.bots.thinking.mind import Mind
from monumental.coach.foresight import Foresight
from monumental.coach.judge import TaughtJudge
from monumental.coach.signs import CoachSigns
from monumental.coach.taught import taught

if TYPE_CHECKING:
    from monumental.coach.judge import Judge
    from monumental.engine.game import Game

#: The parts of a game, each a third of its rounds.
PHASES: Final = ("opening", "middle", "end")

#: So many tables are remembered.
MOST_KEPT: Final = 8


class Judged(Judgement):
    """The judgement that thoughts end with: the coach's judge, so that what they find are chances."""

    def __init__(self, judgement: Judgement, judge: Judge) -> None:
        super().__init__(judgement.signs, {})
        self.judge = judge
        self.heard: list[list[float]] = []  # what was told since somebody began to listen

    def chances(self, game: Game, ahead: float) -> list[float]:
        del ahead
        told = self.judge.chances(game)
        self.heard.append(told)
        return told


class Desk:
    """A judge for the positions of one table, and a mind that thinks ahead with it."""

    def __init__(self, game: Game, judge: Judge | None = None) -> None:
        self.mind = Mind(game)
        self.thinks = Lock()  # one decision at a time: what is heard belongs to it
        self.outlook = self.mind.outlook(game, 0, self.mind.worths)
        signs = CoachSigns(self.mind.judgement.signs, game)
        #: Judges at a glance: thoughts end with that, and what a choice changed is told by it.
        self.judge: Judge = judge or TaughtJudge(signs, taught(game.rules.name), self.outlook.ahead)
        #: Judges a position that somebody asks about; a judge of one's own is believed at a glance.
        self.foresight: Judge = judge or Foresight(self.mind, self.judge, self.thinks)
        self.judgement = Judged(self.mind.judgement, self.judge)
        self.mind.judgement = self.judgement

    def phase(self, game: Game) -> str:
        """Whether a game is in its opening, in its middle or near its end, by rounds."""
        done = max(0, game.state.round - 1)
        if not done:
            return PHASES[0]
        return PHASES[min(len(PHASES) - 1, int(len(PHASES) * done / (done + self.outlook.ahead(game))))]


class Desks:
    """The desks of the tables that were asked about last."""

    def __init__(self) -> None:
        self._kept: dict[int, Desk] = {}

    def of(self, game: Game) -> Desk:
        kept = self._kept.get(id(game.catalog))
        # Whoever has a catalog on the desk keeps its number from being given to another one.
        if kept is None or kept.mind.catalog is not game.catalog:
            kept = Desk(game)
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[id(game.catalog)] = kept
        return kept


_DESKS: Final = Desks()


def desk_of(game: Game) -> Desk:
    """The desk for a table; its rules must be among those that the coach was taught."""
    return _DESKS.of(game)
