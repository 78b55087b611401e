"""Learns from finished games, as fast as they come, and hands out its weights now and then."""

from __future__ import annotations

import json
import math
import pickle
import time
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final

import torch
from torch.nn import functional

from monumental.train.curve import PROGRESS
from monumental.train.memory import Memory
from monumental.train.net import Net

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.sharedctypes import Synchronized
    from pathlib import Path
    from typing import TextIO

    from torch import Tensor

    from monumental.train.plan import Plan

#: Games are drawn from once there are so many positions.
ENOUGH: Final = 4096

#: Weights are handed out every so many seconds; they are an average over the last steps.
HANDED_OUT: Final = 5.0
#: … and kept in the folder every so many, so that a course that is stopped can be gone on with.
KEPT: Final = 60.0
SLOWNESS: Final = 0.998

#: One of so many steps is counted: a number that comes back from an accelerator has to be waited for.
SELDOM: Final = 20

#: No step goes further.
LONGEST_STEP: Final = 1.0


class Diary:
    """How a course goes: a line of JSON every few seconds, with losses since the line before."""

    def __init__(self, file: TextIO, began: float) -> None:
        self._file, self._began = file, began
        self._sums: dict[str, float] = {}
        self._counted = 0

    def count(self, found: Mapping[str, Tensor]) -> None:
        self._counted += 1
        for part, value in found.items():
            self._sums[part] = self._sums.get(part, 0.0) + float(value.detach())

    def tell(self, now: float, **counts: int) -> None:
        means = {part: round(value / self._counted, 4) for part, value in self._sums.items()}
        self._file.write(json.dumps({"seconds": round(now - self._began), **counts, **means}) + "\n")
        self._file.flush()
        self._sums, self._counted = {}, 0


def losses(net: Net, seats: int, drawn: Sequence[Tensor]) -> dict[str, Tensor]:
    """How wrong a network is about who wins, by how much, and what should be done."""
    rows, signs, options, shares, told = drawn
    asked = shares.sum(1) > 0
    there = (options[..., 0] > 0) & asked[:, None]
    whose = torch.arange(len(rows), device=rows.device)[:, None].expand(-1, options.shape[1])[there]
    said, appeals = net(seats, rows, signs, options[there], whose)
    victory = -(told[..., 0] * functional.log_softmax(said[..., 0], dim=1)).sum(1).mean()
    spread = torch.full(there.shape, -1e9, device=rows.device)
    spread[there] = appeals.float()
    chosen = -(shares * functional.log_softmax(spread, dim=1).clamp(min=-50)).sum(1)
    return {
        "victory": victory,
        "appeal": chosen.sum() / asked.sum().clamp(min=1),
        "lead": functional.smooth_l1_loss(said[..., 1], told[..., 1]),
        "dominance": functional.smooth_l1_loss(said[..., 2], told[..., 2]),
    }


def learn(
    plan: Plan,
    names: Mapping[str, Sequence[str]],
    sources: Sequence[Connection],
    shared: Mapping[str, Tensor],
    version: Synchronized[int],
    folder: Path,
    began: float,
    before: int,
    device: str,
) -> None:
    """Until the time of the course is over, which may go on where it was so many seconds `before`."""
    torch.set_float32_matmul_precision("high")
    net = Net(plan.rules, plan.seats, names).to(device)
    state = folder / "state.pt"
    net.load_state_dict({**net.state_dict(), **{f"weights.{name}": value for name, value in shared.items()}})
    fast = torch.optim.AdamW(
        net.parameters(), lr=plan.rate, betas=(0.9, 0.99), weight_decay=plan.weight_decay
    )
    slow = {name: value.detach().clone() for name, value in net.weights.items()}
    kinds = sorted(set(plan.seats))
    memories = {
        seats: Memory(
            plan.memory * plan.seats.count(seats) // len(plan.seats),
            net.tables[str(seats)].length,
            seats,
            len(names["signs"]),
            device,
        )
        for seats in kinds
    }
    games = positions = steps = 0
    handed = kept = time.monotonic()
    with (folder / PROGRESS).open("a") as file:
        diary = Diary(file, began - before)
        while time.monotonic() < began + plan.seconds:
            for source in wait(sources, 0 if positions > ENOUGH else 0.2):
                seats, *parts = pickle.loads(source.recv_bytes())  # type: ignore[union-attr]  # noqa: S301 (our own actors)
                memories[seats].add(*parts)
                games += 1
                positions += len(parts[0])
            if positions < ENOUGH or steps * plan.batch > plan.reuse * positions:
                time.sleep(0.001)
                continue
            share = (time.monotonic() - began) / plan.seconds
            rate = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + math.cos(math.pi * share))
            for group in fast.param_groups:
                group["lr"] = rate * min(1.0, (steps + 1) / 200)
            seats = drawn_kind(memories)
            found = losses(net, seats, memories[seats].draw(plan.batch))
            total = found["victory"] + sum(weight * found[part] for part, weight in plan.parts.items())
            fast.zero_grad(set_to_none=True)
            total.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), LONGEST_STEP)
            fast.step()
            steps += 1
            with torch.no_grad():
                pace = min(SLOWNESS, 1 - 1 / (steps + 1))
                for name, value in net.weights.items():
                    slow[name].lerp_(value, 1 - pace)
            if steps % SELDOM == 0:
                diary.count(found)
            if time.monotonic() > handed + HANDED_OUT:
                handed = time.monotonic()
                hand_out(slow, shared, version)
                diary.tell(handed, games=games, positions=positions, steps=steps)
                if handed > kept + KEPT:
                    kept = handed
                    keep(shared, names, state)
    hand_out(slow, shared, version)
    keep(shared, names, state)


def keep(shared: Mapping[str, Tensor], names: Mapping[str, Sequence[str]], state: Path) -> None:
    """Weights in a file, which is never half written."""
    written = state.with_suffix(".new")
    torch.save({"weights": dict(shared), "names": dict(names)}, written)
    written.replace(state)


def drawn_kind(memories: Mapping[int, Memory]) -> int:
    """Tables with so many seats, as often as there are positions of them."""
    kinds = [seats for seats, memory in memories.items() if len(memory) > 0]
    weights = torch.tensor([float(len(memories[seats])) for seats in kinds])
    return kinds[int(torch.multinomial(weights, 1))]


def hand_out(slow: Mapping[str, Tensor], shared: Mapping[str, Tensor], version: Synchronized[int]) -> None:
    for name, value in slow.items():
        shared[name].copy_(value.cpu())
    version.value += 1
