"""Is the first bot stronger than the second by so many points? Asked after every deal, to stop early.

Wald's sequential test of two claims: no stronger at all, and stronger by so many points (Elo's, of which 400
are odds of ten to one). It goes by the deals, which are independent, and not by the games in them; the spread
of the deals is estimated as it is seen (the generalized test that chess engines are tested with).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Final

from monumental.bots.arena.pairs import points_by_deal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.arena.games import Played
    from monumental.bots.arena.plan import Tournament

#: How often it may say what is not so, either way.
MISTAKES: Final = 0.05

#: One of the claims is taken where the other is so much less likely (as a logarithm).
BOUND: Final = log((1 - MISTAKES) / MISTAKES)

#: Before the first deal, as if one had been won and one lost: where all deals end alike, some doubt is left.
DOUBT: Final = (0.0, 1.0)


@dataclass(frozen=True)
class Verdict:
    """What the deals so far say."""

    first: str
    second: str
    points: float  # that the first is stronger, by one of the claims
    deals: int
    likelihood: float  # how much more likely that is than no difference, as a logarithm

    @property
    def answer(self) -> bool | None:
        """Yes, no, or not known yet."""
        if abs(self.likelihood) < BOUND:
            return None
        return self.likelihood > 0

    def __str__(self) -> str:
        deals = f"{self.deals} {'deal' if self.deals == 1 else 'deals'}"
        how = f"log likelihood {self.likelihood:+.2f}, bound ±{BOUND:.2f}, after {deals}"
        if self.answer is None:
            return f"Is {self.first} {self.points:g} points stronger than {self.second}? Open yet ({how})."
        answer = "is" if self.answer else "is not"
        return f"{self.first} {answer} {self.points:g} points stronger than {self.second} ({how})."

    def as_json(self) -> dict[str, object]:
        return {
            "bots": [self.first, self.second],
            "points": self.points,
            "deals": self.deals,
            "log_likelihood": round(self.likelihood, 4),
            "bound": round(BOUND, 4),
            "stronger": self.answer,
        }


def verdict(tournament: Tournament, points: float, games: Sequence[Played]) -> Verdict:
    """What the games say. It goes by the first deals that are whole, however many were played after them."""
    first, second = tournament.bots
    found = points_by_deal(first, second, games)
    shares = []
    for deal in range(tournament.deals):
        results = found.get(tournament.seed + deal, [])
        if len(results) < tournament.seats:
            break
        shares.append(sum(results) / len(results))
        told = Verdict(first, second, points, len(shares), likelihood(shares, points))
        if told.answer is not None:
            return told
    return Verdict(first, second, points, len(shares), likelihood(shares, points))


def likelihood(shares: Sequence[float], points: float) -> float:
    """How much likelier the shares are if the first is so much stronger than if it is not: a logarithm."""
    none, some = expected(0.0), expected(points)
    believed = [*DOUBT, *shares]
    mean = sum(believed) / len(believed)
    spread = sum((share - mean) ** 2 for share in believed) / len(believed)
    return len(shares) * (some - none) * (2 * mean - none - some) / (2 * spread)


def expected(points: float) -> float:
    """The share of the games that somebody wins who is so many points stronger."""
    return 1 / (1 + 10 ** (-points / 400))
