"""The file of a tournament: a head that says which one it is, then a line for each finished game."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field, ValidationError

from monumental.bots.arena.games import Played, key_of
from monumental.bots.arena.times import Times
from monumental.bots.kept import kept as kept_games
from monumental.bots.match import Match, Outcome
from monumental.cards.model import Model

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from monumental.bots.arena.games import Key
    from monumental.bots.kept import Head

FORMAT: Final = "monumental-arena-1"

Count = Annotated[int, Field(ge=0)]
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]


class Clock(Model):
    """`Times` as a line has them."""

    decisions: Count
    seconds: Seconds
    most: Seconds
    steps: dict[int, Count]


class Line(Model):
    """A finished game as a line has it; lists are by seat."""

    seed: int
    bots: tuple[str, ...]
    civilizations: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[Count, ...]
    rounds: Count
    decisions: Count
    times: tuple[Clock, ...]

    def is_whole(self) -> bool:
        """Does it say something about every seat, and about no other?"""
        seats = len(self.bots)
        lists = (self.civilizations, self.totals, self.times)
        return (
            all(len(each) == seats for each in lists)
            and len(self.winners) > 0
            and all(winner < seats for winner in self.winners)
        )


@contextmanager
def kept(
    path: Path, head: Head, matches: Sequence[Match]
) -> Iterator[tuple[list[Played], Callable[[Played], None]]]:
    """What the file has of the tournament already, each game once, and a function that adds one to it."""
    planned = {key_of(match): match for match in matches}
    with kept_games(path, head, "a tournament", partial(_read, planned=planned), _line) as (found, keep):
        yield list({played.key: played for played in found}.values()), keep


def _line(played: Played) -> dict[str, object]:
    outcome = played.outcome
    return {
        "seed": outcome.match.seed,
        "bots": outcome.match.bots,
        "civilizations": outcome.civilizations,
        "totals": outcome.totals,
        "winners": outcome.winners,
        "rounds": outcome.rounds,
        "decisions": outcome.decisions,
        "times": [
            {"decisions": clock.decisions, "seconds": clock.seconds, "most": clock.most, "steps": clock.steps}
            for clock in played.times
        ],
    }


def _read(line: bytes, planned: Mapping[Key, Match]) -> Played | None:
    try:
        read = Line.model_validate_json(line)
    except ValidationError:
        return None
    match = planned.get((read.seed, read.bots))
    if match is None or not read.is_whole() or read.civilizations != match.civilizations:
        return None
    outcome = Outcome(match, read.civilizations, read.totals, read.winners, read.rounds, read.decisions)
    clocks = (Times(clock.decisions, clock.seconds, clock.most, clock.steps) for clock in read.times)
    return Played(outcome, tuple(clocks))
