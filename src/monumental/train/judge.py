"""Judges the positions of all desks together, on an accelerator where there is one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import numpy as np
import torch

from monumental.train.desk import ANSWERED, ASKED, OPTIONS, POSITIONS, STATE
from monumental.train.net import Net

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from multiprocessing.sharedctypes import Synchronized

    from torch import Tensor

    from monumental.train.desk import Desk
    from monumental.train.plan import Plan

#: So long one waits for more desks, if fewer than a share of them have asked.
PATIENCE: Final = 0.0004
ENOUGH: Final = 0.25


class Judge:
    """Has the newest weights, and answers whoever has asked."""

    def __init__(
        self,
        plan: Plan,
        names: Mapping[str, Sequence[str]],
        desks: Sequence[Desk],
        shared: Mapping[str, Tensor],
        version: Synchronized[int],
        device: str,
    ) -> None:
        torch.set_float32_matmul_precision("high")
        self.net = Net(plan.rules, plan.seats, names).to(device).eval()
        self.desks, self.shared, self.version, self.device = desks, shared, version, device
        self.newest = -1
        self.judged = 0

    def renew(self) -> None:
        if self.version.value != self.newest:
            self.newest = self.version.value
            for name, value in self.shared.items():
                self.net.weights[name].data.copy_(value)

    def serve(self, until: float) -> None:
        while time.monotonic() < until:
            self.renew()
            asked = self.waiting()
            if len(asked) < ENOUGH * len(self.desks):
                time.sleep(PATIENCE)
                asked = self.waiting()
            for seats in {desk.seats for desk in asked}:
                self.answer([desk for desk in asked if desk.seats == seats], seats)

    def waiting(self) -> list[Desk]:
        return [desk for desk in self.desks if desk.head[STATE] == ASKED]

    def answer(self, desks: Sequence[Desk], seats: int) -> None:
        sizes = [int(desk.head[POSITIONS]) for desk in desks]
        option_counts = [int(desk.head[OPTIONS]) for desk in desks]
        rows = self.there(np.concatenate([desk.rows for desk in desks]))
        signs = self.there(np.concatenate([desk.signs for desk in desks]))
        options = self.there(
            np.concatenate([desk.options[:count] for desk, count in zip(desks, option_counts, strict=True)])
        )
        counts = np.concatenate([desk.counts for desk in desks])
        whose = self.there(np.repeat(np.arange(len(counts)), counts))
        with torch.inference_mode():
            told, appeals = self.net(seats, rows, signs, options, whose)
            told[..., 0] = told[..., 0].softmax(dim=1)
        said, liked = told.cpu().numpy(), appeals.float().cpu().numpy()
        at = first = 0
        for desk, size, count in zip(desks, sizes, option_counts, strict=True):
            desk.told[:] = said[at : at + size]
            desk.appeals[:count] = liked[first : first + count]
            at += size
            first += count
            self.judged += size
            desk.head[STATE] = ANSWERED

    def there(self, array: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> Tensor:
        return torch.from_numpy(array).to(self.device, non_blocking=True)
