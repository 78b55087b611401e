"""One game of a tournament: a match, with a clock beside each bot."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from monumental.bots import make_bot
from monumental.bots.arena.times import Times
from monumental.bots.match import Match, MatchError, play_match
from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from monumental.bots.bot import Bot
    from monumental.bots.match import Outcome
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.setup import Box

    #: What tells the games of a tournament apart: the seed, and who sits where.
    Key = tuple[int, tuple[str, ...]]


@dataclass(frozen=True)
class Played:
    """A finished game: how it ended, and how long each seat thought."""

    outcome: Outcome
    times: tuple[Times, ...]

    @property
    def key(self) -> Key:
        return key_of(self.outcome.match)

    def places(self) -> tuple[int, ...]:
        """The place of each seat: 1 for those who won, the others by points. Who is level shares a place."""
        won = self.outcome.winners
        worth = [inf if seat in won else float(total) for seat, total in enumerate(self.outcome.totals)]
        return tuple(1 + sum(other > own for other in worth) for own in worth)


def key_of(match: Match) -> Key:
    return match.seed, match.bots


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot, clocks: Sequence[Times]) -> None:
        self._bot = bot
        self._clocks = clocks

    def choose(self, game: Game, seat: int) -> Action:
        began = time.perf_counter()
        action = self._bot.choose(game, seat)
        self._clocks[seat].add(time.perf_counter() - began)
        return action


class BrokenGame(MonumentalError):  # noqa: N818 (the name says what it is)
    """A game of a series that went wrong: which one, and whose text was being carried out, if known."""

    def __init__(self, match: Match, problem: MatchError, card: str = "") -> None:
        super().__init__(match, problem, card)
        self.match = match
        self.problem = problem
        self.card = card  # its key

    def __str__(self) -> str:
        told = f"{' against '.join(self.match.bots)}: {self.problem}"
        return f"{told} (while the text of {self.card} was being carried out)" if self.card else told


def play_timed(box: Box, match: Match, make: Callable[[str, int], Bot] = make_bot) -> Played:
    """Play a match to its end and see how long everybody thought. `make` brings the bots."""
    clocks = tuple(Times() for _ in match.bots)
    try:
        outcome = play_match(box, match, make=lambda name, seed: Timed(make(name, seed), clocks))
    except MatchError as error:
        raise BrokenGame(match, error) from error
    return Played(outcome, clocks)
