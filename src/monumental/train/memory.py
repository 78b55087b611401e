"""The positions that a learner draws from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from monumental.bots.network.eye import OPTION
from monumental.train.lessons import REMEMBERED

if TYPE_CHECKING:
    import numpy as np
    from torch import Tensor


class Memory:
    """The last positions of tables with so many seats, on the device that learns."""

    def __init__(self, size: int, length: int, seats: int, signs: int, device: str) -> None:
        self.size = size
        self.seen = 0
        self.rows = torch.zeros((size, length), dtype=torch.int32, device=device)
        self.signs = torch.zeros((size, seats, signs), dtype=torch.float16, device=device)
        self.options = torch.zeros((size, REMEMBERED, OPTION), dtype=torch.int16, device=device)
        self.shares = torch.zeros((size, REMEMBERED), dtype=torch.float16, device=device)
        self.told = torch.zeros((size, seats, 3), dtype=torch.float16, device=device)

    def __len__(self) -> int:
        return min(self.seen, self.size)

    def add(self, *parts: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> None:
        at = torch.arange(self.seen, self.seen + len(parts[0])) % self.size
        self.seen += len(parts[0])
        where = at.to(self.rows.device)
        kept = (self.rows, self.signs, self.options, self.shares, self.told)
        for room, part in zip(kept, parts, strict=True):
            room[where] = torch.from_numpy(part).to(room.device)

    def draw(self, count: int) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        at = torch.randint(0, len(self), (count,), device=self.rows.device)
        return (
            self.rows[at],
            self.signs[at].float(),
            self.options[at],
            self.shares[at].float(),
            self.told[at].float(),
        )
