"""A softmax over the seats, fitted to who won: what each sign counts at each stage of a game."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

#: Large weights must be worth it: the fewer games, the more modest one should be.
MODESTY = 3e-3

#: So many positions are unfolded at once.
AT_ONCE = 10_000

#: A fit is good enough when the weights move by less than this.
ENOUGH = 1e-3

#: No more steps are made, and the curve is drawn anew for the first of them only.
MOST_STEPS = 40
CURVES = 5

Floats = NDArray[np.float64]
Signs = NDArray[np.float32]


@dataclass
class Seen:
    """All positions: signs of each seat, how far in the game, and who won.

    A sign counts something of its own at each stage. Only how seats differ counts.
    """

    signs: Signs  # position, seat, sign
    stages: Signs  # position, stage
    there: Signs  # position, seat
    won: Signs
    counts: Signs  # position

    def part(self, of: NDArray[np.bool_] | slice) -> "Seen":
        return Seen(self.signs[of], self.stages[of], self.there[of], self.won[of], self.counts[of])

    def unfolded(self) -> Signs:
        """Every sign at every stage: position, seat, both."""
        found: Signs = self.signs[..., None] * self.stages[:, None, None]
        return found.reshape(*self.there.shape, -1)

    def pieces(self) -> list["Seen"]:
        return [self.part(slice(at, at + AT_ONCE)) for at in range(0, len(self.signs), AT_ONCE)]


def together(kinds: Sequence[Seen]) -> Seen:
    """Positions of several kinds of games; what counts is written in each."""
    return Seen(
        np.concatenate([each.signs for each in kinds]),
        np.concatenate([each.stages for each in kinds]),
        np.concatenate([each.there for each in kinds]),
        np.concatenate([each.won for each in kinds]),
        np.concatenate([each.counts for each in kinds]),
    )


def merits(known: Seen, weights: Floats) -> Floats:
    """What each seat has, weighed."""
    found: Floats = np.concatenate([piece.unfolded() @ weights for piece in known.pieces()])
    return found


def likely(values: Floats | Signs, there: Signs) -> Floats:
    among = np.where(there > 0, values, -np.inf)
    powers = np.exp(among - among.max(axis=1, keepdims=True))
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def chances(known: Seen, weights: Floats) -> Floats:
    return likely(merits(known, weights), known.there)


@dataclass
class Fit:
    """What was learned, and how the surprise curves there: other games curve it much the same."""

    weights: Floats
    curve: Floats
    spread: Floats


def learn(
    known: Seen, modesty: float = MODESTY, before: Sequence[float] | None = None, like: Fit | None = None
) -> Fit:
    """The weights under which the winners are least surprising; modest ones are near those `before`.

    There is one best answer: a fit `like` it only finds it sooner.
    """
    count = known.signs.shape[2] * known.stages.shape[1]
    pieces = known.pieces()
    spread = like.spread if like else spread_of(pieces)
    scale: Signs = (1 / spread).astype(np.float32)
    usual = np.zeros(count) if before is None else np.array(before) * spread
    weights: Floats = like.weights * spread if like else usual.copy()
    curve = like.curve if like else np.eye(count)
    for step_number in range(MOST_STEPS):
        curves = like is None and step_number < CURVES
        slope = modesty * (weights - usual)
        if curves:
            curve = modesty * np.eye(count)
        whole = known.counts.sum()
        for piece in pieces:
            rows: Signs = piece.unfolded() * scale
            flat = rows.reshape(-1, count)
            told = likely(rows @ weights.astype(np.float32), piece.there)
            counts = piece.counts[:, None] / whole
            slope += flat.T @ ((told - piece.won) * counts).ravel().astype(np.float32)
            if curves:
                roots = np.sqrt(told * counts).astype(np.float32).reshape(-1, 1) * flat
                means = (told[:, :, None].astype(np.float32) * rows).sum(axis=1) * np.sqrt(counts)
                curve += roots.T @ roots - means.T @ means
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < ENOUGH:
            break
    return Fit(weights / spread, curve, spread)


def spread_of(pieces: Sequence[Seen]) -> Floats:
    """How much each sign differs at each stage: weights are modest beside that."""
    squares = sum((piece.unfolded().astype(np.float64) ** 2).sum(axis=(0, 1)) for piece in pieces)
    found: Floats = np.sqrt(squares / sum(piece.there.size for piece in pieces)) + 1e-6
    return found


def brier(told: Floats, known: Seen) -> float:
    return float((((told - known.won) ** 2) * known.there).sum() / known.there.sum())
