"""Finished games as bytes, on their way from who plays to who learns."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Final

import numpy as np

from monumental.bots.network.eye import OPTION
from monumental.bots.network.shape import MUCH_DOMINANCE
from monumental.train.games import won

if TYPE_CHECKING:
    from monumental.train.games import Played
    from monumental.train.plan import Plan

#: So many options of a position are remembered; of few that have more, the policy is not learned.
REMEMBERED: Final = 40


def packed(played: Played, plan: Plan, length: int) -> bytes:
    """A game, its lessons in arrays."""
    count, seats = len(played.lessons), len(played.shares)
    rows = np.zeros((count, length), np.int32)
    options = np.zeros((count, REMEMBERED, OPTION), np.int16)
    shares = np.zeros((count, REMEMBERED), np.float16)
    signs = []
    told = np.zeros((count, seats, 3), np.float16)
    ends = np.array([played.shares, played.leads, played.dominance], np.float32).T
    ends[:, 2] /= MUCH_DOMINANCE
    worth = won(played, plan.hindsight, plan.fading)
    for number, lesson in enumerate(played.lessons):
        look = lesson.look
        ends[:, 0] = worth[number]
        flat = np.frombuffer(look.numbers + b"".join(look.entries), np.int32)[:length]
        rows[number, : len(flat)] = flat
        signs.append(np.frombuffer(look.signs, np.float32))
        told[number] = np.roll(ends, -look.seat, axis=0)
        if look.count <= REMEMBERED:
            options[number, : look.count] = np.frombuffer(look.options, np.int32).reshape(-1, OPTION)
            if lesson.shares:
                shares[number, : look.count] = lesson.shares
    flat_signs = np.stack(signs).astype(np.float16).reshape(count, seats, -1)
    return pickle.dumps((seats, rows, flat_signs, options, shares, told), protocol=5)
