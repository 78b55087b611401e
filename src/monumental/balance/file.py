"""The finished games of a survey, kept in a file: a line of facts for each."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field, ValidationError

from monumental.balance.facts import Facts, Seen
from monumental.bots.kept import kept as kept_games
from monumental.bots.match import Outcome
from monumental.cards.model import Model

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from monumental.balance.plan import Survey
    from monumental.bots.kept import Head

FORMAT: Final = "monumental-balance-games-1"

Count = Annotated[int, Field(ge=0)]
Counts = dict[str, Count]


class SeatLine(Model):
    """`Seen` as a line has it."""

    could: Counts
    took: Counts
    used: Counts
    points: dict[str, int]


class Line(Model):
    """A finished game as a line has it; lists are by seat."""

    seed: int
    civilizations: tuple[str, ...]
    totals: tuple[int, ...]
    winners: Annotated[tuple[Count, ...], Field(min_length=1)]
    rounds: Count
    decisions: Count
    seats: tuple[SeatLine, ...]
    shown: Counts
    actions: Counts
    effects: Counts


@contextmanager
def kept(path: Path, head: Head, survey: Survey) -> Iterator[tuple[list[Facts], Callable[[Facts], None]]]:
    """What the file has of the survey already, each game once, and a function that adds one to it."""
    with kept_games(path, head, "a survey", partial(_read, survey=survey), _line) as (found, keep):
        yield list({facts.seed: facts for facts in found}.values()), keep


def _line(facts: Facts) -> dict[str, object]:
    outcome = facts.outcome
    return {
        "seed": facts.seed,
        "civilizations": outcome.civilizations,
        "totals": outcome.totals,
        "winners": outcome.winners,
        "rounds": outcome.rounds,
        "decisions": outcome.decisions,
        "seats": [
            {"could": seen.could, "took": seen.took, "used": seen.used, "points": seen.points}
            for seen in facts.seats
        ],
        "shown": facts.shown,
        "actions": facts.actions,
        "effects": facts.effects,
    }


def _read(line: bytes, survey: Survey) -> Facts | None:
    try:
        read = Line.model_validate_json(line)
    except ValidationError:
        return None
    match = survey.match(read.seed)
    fits = all(len(each) == survey.seats for each in (read.totals, read.seats))
    if read.seed < survey.seed or read.civilizations != match.civilizations or not fits:
        return None
    if max(read.winners) >= survey.seats:
        return None
    outcome = Outcome(match, read.civilizations, read.totals, read.winners, read.rounds, read.decisions)
    seats = tuple(Seen(seat.could, seat.took, Counter(seat.used), seat.points) for seat in read.seats)
    return Facts(outcome, seats, read.shown, Counter(read.actions), Counter(read.effects))
