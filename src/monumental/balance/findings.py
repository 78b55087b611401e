"""What a designer should look at, the worst first.

Everything is measured in standard errors beyond what is allowed: a limit that is missed by little, or in few
games, is no alarm; the same in thousands of games is.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

from monumental.balance.report import Finding, People, SeatResult, Thing, Trouble, Use

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.balance.report import Rate

#: How far from a fair share of victories a civilization and a seat may be, as a part of that share.
CIVILIZATION: Final = 0.1
SEAT: Final = 0.06

#: A Development card that is taken in fewer or more of the games in which it is shown is no choice.
LEAST_TAKEN, MOST_TAKEN = 0.1, 0.9

#: Whoever has a card wins more often by so much than with other cards of its kind, and that is no accident.
MOST_EDGE: Final = 0.15
SURE: Final = 3.0

#: The groups of the Development deck.
DEVELOPMENT: Final = frozenset({"building", "knowledge", "wonder", "province"})


def find(
    civilizations: Sequence[People],
    seats: Sequence[SeatResult],
    things: Sequence[Thing],
    effects: Sequence[Use],
) -> tuple[Finding, ...]:
    fair = 1 / len(seats) if seats else 0.5
    found = [
        *_unfair("civilization", [(people.key, people.won) for people in civilizations], fair, CIVILIZATION),
        *_unfair("seat", [(str(seat.seat), seat.won) for seat in seats[:1]], fair, SEAT),
        *[finding for thing in things for finding in _about(thing, things)],
        *[
            Finding("unused-effect", use.key, "", 0.0, 1.0, 1.0, 0.0)
            for use in effects
            if use.cards and not use.times
        ],
    ]
    return tuple(sorted(found, key=lambda finding: (-finding.severity, finding.trouble, finding.key)))


def _unfair(trouble: Trouble, rates: Sequence[tuple[str, Rate]], fair: float, part: float) -> list[Finding]:
    low, high = fair * (1 - part), fair * (1 + part)
    return [
        Finding(trouble, key, "", won.rate, low, high, _beyond(won.rate, low, high, won.games))
        for key, won in rates
        if won.games and not low <= won.rate <= high
    ]


def _about(thing: Thing, things: Sequence[Thing]) -> list[Finding]:
    """What is wrong with a card or token. One that is taken always, and wins, is worse than either alone."""
    edge = edge_of(thing, things)
    sure = edge / _uncertainty(thing) if edge > MOST_EDGE else 0.0
    strong = sure if sure >= SURE else 0.0
    if thing.group not in DEVELOPMENT:
        return [Finding("too-strong", thing.key, thing.group, edge, -1.0, MOST_EDGE, strong)] * bool(strong)
    if not thing.shown:
        return [Finding("never", thing.key, thing.group, 0.0, 1.0, 1.0, 0.0)]
    share = thing.taken_share
    beyond = _beyond(share, LEAST_TAKEN, MOST_TAKEN, thing.shown)
    limits = (LEAST_TAKEN, MOST_TAKEN)
    if share > MOST_TAKEN:
        return [Finding("dominates", thing.key, thing.group, round(share, 4), *limits, beyond + strong)]
    if share < LEAST_TAKEN:
        return [Finding("rots", thing.key, thing.group, round(share, 4), *limits, beyond)]
    return [Finding("too-strong", thing.key, thing.group, edge, -1.0, MOST_EDGE, strong)] * bool(strong)


def edge_of(thing: Thing, things: Sequence[Thing]) -> float:
    """How much more often its owners win than those who lack it, compared with other things of its group.

    Whoever is ahead takes more of everything, so that some edge is no merit of the card.
    """
    if not thing.having.games or not thing.lacking.games:
        return 0.0
    others = [
        other.having.rate - other.lacking.rate
        for other in things
        if other.group == thing.group and other is not thing and other.having.games and other.lacking.games
    ]
    usual = fmean(others) if others else 0.0
    return round(thing.having.rate - thing.lacking.rate - usual, 4)


def _uncertainty(thing: Thing) -> float:
    """The standard error of the difference between having and lacking it."""
    return sqrt(sum(0.25 / each.games for each in (thing.having, thing.lacking) if each.games))


def _beyond(value: float, low: float, high: float, games: int) -> float:
    """So many standard errors beyond the limits."""
    limit = low if value < low else high
    return round(abs(value - limit) / sqrt(limit * (1 - limit) / games), 2)
