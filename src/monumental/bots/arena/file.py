"""The file of a tournament: a head that says which one it is, then a line for each finished game."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field, ValidationError

from monumental.bots.arena.games import Played, key_of
from monumental.bots.arena.plan import TournamentError
from monumental.bots.arena.times import Times
from monumental.bots.match import Match, Outcome
from monumental.cards.verb_texts import Model

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from monumental.bots.arena.games import Key

    Head = Mapping[str, object]

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
    """What the file has of the tournament already, and a function that adds a game to it.

    The last line of a game that was being written when everything stopped is dropped.
    """
    with path.open("a+b") as file:
        file.seek(0)
        data = file.read()
        lines = data.split(b"\n")[:-1]
        first = _written(head)
        if not lines and not first.startswith(data):
            raise TournamentError(f"{path} is not the file of a tournament")
        found = _found(path, lines, head, matches) if lines else []
        file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            file.write(first)
            file.flush()

        def keep(played: Played) -> None:
            file.write(_written(_line(played)))
            file.flush()

        yield found, keep


def _written(thing: object) -> bytes:
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


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


def _found(path: Path, lines: Sequence[bytes], head: Head, matches: Sequence[Match]) -> list[Played]:
    """The games of the file, each once; what is not of this tournament is refused."""
    _must_be_the_same(path, lines[0], head)
    planned = {key_of(match): match for match in matches}
    games: dict[Key, Played] = {}
    for number, line in enumerate(lines[1:], start=2):
        played = _read(line, planned)
        if played is None:
            raise TournamentError(f"{path}, line {number}: not a game of this tournament")
        games[played.key] = played
    return list(games.values())


def _must_be_the_same(path: Path, line: bytes, head: Head) -> None:
    """A file goes on only with the tournament it was begun with."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise TournamentError(f"{path} is not the file of a tournament")
    asked = json.loads(_written(head))
    for name in asked:
        if found.get(name) != asked[name]:
            told = f"{name.replace('_', ' ')}: {_said(found.get(name))}, not {_said(asked[name])}"
            raise TournamentError(f"{path} is the file of another tournament ({told})")


def _said(value: object) -> str:
    """A value of the head on one line of the screen, whoever wrote it."""
    words = json.dumps(value, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else "?" for sign in words)[:200]


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
