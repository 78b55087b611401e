"""A course of training: actors play, a judge answers them, a learner learns; a folder keeps all of it."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

import torch
import torch.multiprocessing as processes

from monumental.bots.network.weights import Weights, verbs_of, write_weights
from monumental.play.setup import unpack
from monumental.train.actor import act
from monumental.train.curve import latest, seconds_before
from monumental.train.desk import Desk
from monumental.train.games import sign_names
from monumental.train.judge import Judge
from monumental.train.learner import learn
from monumental.train.net import Net, names_for
from monumental.train.rivals import contend

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from monumental.train.plan import Plan

#: So often it is told how it goes.
MINUTE: Final = 60.0


def train(
    plan: Plan, folder: Path, device: str, beginning: Weights | None, tell: Callable[[str], None]
) -> None:
    """Run a course, or go on with the one in the folder; a new one may begin with weights of another."""
    began = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    before = seconds_before(folder)
    (folder / "plan.json").write_text(json.dumps(asdict(plan), indent=1) + "\n")
    torch.manual_seed(plan.seed)
    kept = folder / "state.pt"
    signs = sign_names(plan.rules, plan.seats)
    names = names_for(plan.rules, plan.seats, signs)
    net = Net(plan.rules, plan.seats, names)
    if beginning is not None:
        net.begin_with(beginning)
    shared = {name: value.detach().clone().share_memory_() for name, value in net.weights.items()}
    if kept.exists():
        for name, value in torch.load(kept, weights_only=True)["weights"].items():
            shared[name].copy_(value)
    start = processes.get_context("spawn")
    version = start.Value("i", 0)
    desks = [
        [Desk(plan.games, net.tables[str(seats)].length, seats, len(signs)) for seats in plan.seats]
        for _ in range(plan.actors)
    ]
    pipes = [start.Pipe(duplex=False) for _ in range(plan.actors)]
    actors = [
        start.Process(
            target=acting,
            args=(plan, number, [(desk.name, desk.rows.shape[1]) for desk in desks[number]], pipe[1], signs),
            daemon=True,
        )
        for number, pipe in enumerate(pipes)
    ]
    learner = start.Process(
        target=learn,
        args=(plan, names, [pipe[0] for pipe in pipes], shared, version, folder, began, before, device),
        daemon=True,
    )
    rivals = [
        start.Process(target=contend, args=(plan, number, names, shared, folder, began - before), daemon=True)
        for number in range(plan.rivals)
    ]
    for process in (*actors, *rivals, learner):
        process.start()
    judge = Judge(plan, names, [desk for own in desks for desk in own], shared, version, device)
    while (left := began + plan.seconds - time.monotonic()) > 0:
        judge.serve(time.monotonic() + min(left, MINUTE))
        tell(latest(folder))
    learner.join()
    for process in (*actors, *rivals):
        process.kill()
    for own in desks:
        for desk in own:
            desk.memory.unlink()
    for name, value in shared.items():
        net.weights[name].data.copy_(value)
    box = unpack(plan.rules)
    made = {"plan": asdict(plan), "packs": {pack.name: pack.digest for pack in box.packs}}
    verbs = sorted(verbs_of(box.catalog))
    write_weights(folder / "weights.npz", Weights(plan.rules, net.arrays(), names, verbs, made))


def acting(plan: Plan, number: int, rooms: list[tuple[str, int]], out: object, signs: list[str]) -> None:
    """What an actor's process does."""
    desks = [
        Desk(plan.games, length, seats, len(signs), name)
        for (name, length), seats in zip(rooms, plan.seats, strict=True)
    ]
    act(plan, number, desks, out, signs)  # type: ignore[arg-type]
