"""Who is ahead in a league: points, and what decides between equal ones."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from monumental.web.leagues.pairing import Form, Met, Outcome

WON: Final = 1.0
DRAWN: Final = 0.5

#: What `one` and `two` get. A round without anybody to play is a win where not everybody has one.
POINTS: Final[dict[Outcome, tuple[float, float]]] = {
    "one": (WON, 0.0),
    "two": (0.0, WON),
    "draw": (DRAWN, DRAWN),
    "none": (0.0, 0.0),
}


@dataclass(frozen=True, slots=True)
class Line:
    """Where somebody stands."""

    number: int
    place: int  # the same for those whom nothing tells apart
    points: float
    tie: float  # Sonneborn-Berger where all meet all, else Buchholz
    won: int
    drawn: int
    lost: int


def standings(
    people: Sequence[int], met: Sequence[Met], form: Form, left: Collection[int] = ()
) -> list[Line]:
    """Everybody, the best first; `people` in the order that luck has put them in.

    Those who have left come last, as whoever does not play a game to its end.
    """
    points = points_of(people, met, form)
    lines = [_line(number, met, form, points) for number in people]

    def rank(line: Line) -> tuple[bool, float, float, int]:
        return line.number not in left, line.points, line.tie, line.won

    lines.sort(key=rank, reverse=True)  # equal ones stay as they were drawn
    placed: list[Line] = []
    for place, line in enumerate(lines, 1):
        same = bool(placed) and rank(placed[-1]) == rank(line)
        here = placed[-1].place if same else place
        placed.append(Line(line.number, here, line.points, line.tie, line.won, line.drawn, line.lost))
    return placed


def points_of(people: Sequence[int], met: Sequence[Met], form: Form) -> dict[int, float]:
    """What everybody has so far."""
    points = dict.fromkeys(people, 0.0)
    for each in met:
        if each.outcome == "bye":
            points[each.pair.one] += WON if form == "swiss" else 0.0
        elif each.outcome is not None and each.pair.two is not None:
            one, two = POINTS[each.outcome]
            points[each.pair.one] += one
            points[each.pair.two] += two
    return points


def _line(number: int, met: Sequence[Met], form: Form, points: dict[int, float]) -> Line:
    tie = 0.0
    counted = {"won": 0, "drawn": 0, "lost": 0}
    for each in met:
        two = each.pair.two
        if each.outcome is None or number not in {each.pair.one, two}:
            continue
        if two is None:
            # Nobody shall be behind for having rested: it counts as somebody as good as oneself.
            tie += points[number] if form == "swiss" else 0.0
            continue
        mine, _ = POINTS[each.outcome] if number == each.pair.one else POINTS[each.outcome][::-1]
        other = points[two if number == each.pair.one else each.pair.one]
        tie += other if form == "swiss" else mine * other
        counted["won" if mine == WON else "drawn" if mine == DRAWN else "lost"] += 1
    return Line(number, 0, points[number], tie, **counted)
