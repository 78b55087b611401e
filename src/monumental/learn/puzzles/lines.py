"""Lines of deeds in words: followed in a position, and those that a bot takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.bots import make_bot
from monumental.learn.puzzles.turn import after, begin, is_stop
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.notation import read, write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: The bot that takes what looks best at once. A puzzle is something that it does not find.
GREEDY: Final = "greedy"

#: A bot that goes back and forth for ever is stopped.
MOST_DEEDS: Final = 60


@dataclass(frozen=True)
class Walk:
    """How far a line of deeds leads."""

    game: Game  # where it comes to
    options: Sequence[Action]  # what can be decided there; nothing once the turn is over
    deeds: tuple[str, ...]  # those that were followed, in words
    over: bool  # the turn is over: the seat has stopped, or nothing is left to decide
    stopped: bool = False  # the last deed was to stop
    draws: str = ""  # the deed that needs luck, or a secret: it is none in a puzzle

    @property
    def decisions(self) -> int:
        """How many deeds there were; to stop is none."""
        return len(self.deeds) - self.stopped


def walk(game: Game, seat: int, deeds: Sequence[str]) -> Walk:
    """Follow a line; what comes after the end of the turn is left.

    Raises the errors of the notation and of the game for what can't be done.
    """
    at, options = begin(game, seat)
    done: list[str] = []
    for words in deeds:
        if not options:
            break
        deed = read(at, words)
        if deed not in options:
            at.play(deed)  # says why not
        if is_stop(at, deed):
            return Walk(at, options, (*done, write(at, deed)), over=True, stopped=True)
        reached = after(at, seat, deed)
        if reached is None:
            return Walk(at, options, tuple(done), over=False, draws=write(at, deed))
        done.append(write(at, deed))
        at, options = reached
    return Walk(at, options, tuple(done), over=not options)


def choice_of_greedy(game: Game, seat: int) -> Action:
    """What the bot would do, as a matter of fact: with the same luck for its thoughts every time."""
    return make_bot(GREEDY, 0).choose(imagine(game, seat, imagined_luck(0, 0)), seat)


def line_of_greedy(game: Game, seat: int) -> Walk:
    """The turn as the bot would play it; where it would draw, it stops."""
    at, options = begin(game, seat)
    done: list[str] = []
    while options and len(done) < MOST_DEEDS:
        deed = choice_of_greedy(at, seat)
        words = write(at, deed)
        if is_stop(at, deed):
            return Walk(at, options, (*done, words), over=True, stopped=True)
        reached = after(at, seat, deed)
        if reached is None:
            return Walk(at, options, tuple(done), over=False, draws=words)
        done.append(words)
        at, options = reached
    return Walk(at, options, tuple(done), over=True)
