"""An actor plays many games side by side, so that their positions are judged together."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING, Final

import numpy as np

from monumental.bots.network.eye import OPTION
from monumental.bots.network.table import eye_for
from monumental.bots.network.thoughts import Judged, hope
from monumental.play.setup import new_game
from monumental.train.desk import ANSWERED, ASKED, IDLE, OPTIONS, POSITIONS, STATE, Desk
from monumental.train.games import Answer, against_itself, watched
from monumental.train.lessons import packed

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from multiprocessing.connection import Connection

    from monumental.bots.network.eye import Eye, Look
    from monumental.train.games import Played
    from monumental.train.plan import Plan

#: How long one waits before looking again.
MOMENT: Final = 0.0001

#: Seeds of actors are so far apart.
APART: Final = 1_000_000


class Games:
    """Games at one desk."""

    def __init__(self, plan: Plan, seats: int, desk: Desk, eye: Eye, seeds: Generator[int]) -> None:
        self.plan, self.seats, self.desk, self.eye, self.seeds = plan, seats, desk, eye, seeds
        self.length = eye.writer.length
        self.running: list[Generator[Look, Answer, Played]] = []
        self.looks: list[Look] = []
        for _ in range(plan.games):
            game, look = self.begun()
            self.running.append(game)
            self.looks.append(look)

    def begun(self) -> tuple[Generator[Look, Answer, Played], Look]:
        game = against_itself(self.plan, self.seats, next(self.seeds), self.eye)
        return game, next(game)

    def ask(self) -> None:
        """Lay down a position of every game."""
        desk = self.desk
        size = self.length * 4
        at = 0
        for number, look in enumerate(self.looks):
            row = (look.numbers + b"".join(look.entries))[:size]
            desk.rows[number] = np.frombuffer(row.ljust(size, b"\0"), np.int32)
            desk.signs[number] = np.frombuffer(look.signs, np.float32).reshape(self.seats, -1)
            count = look.count if at + look.count <= desk.most_options else 0
            desk.counts[number] = count
            if count:
                desk.options[at : at + count] = np.frombuffer(look.options, np.int32).reshape(-1, OPTION)
            at += count
        desk.head[POSITIONS] = len(self.looks)
        desk.head[OPTIONS] = at
        desk.head[STATE] = ASKED

    def take(self) -> list[Played]:
        """Take the judgements and go on with every game; those that ended."""
        desk = self.desk
        told = desk.told.tolist()
        appeals = desk.appeals[: desk.head[OPTIONS]].tolist()
        counts = desk.counts.tolist()
        desk.head[STATE] = IDLE
        done = []
        at = 0
        for number, look in enumerate(self.looks):
            by_seat = turned(told[number], look.seat)
            judged = Judged([hope(won, lead) for won, lead, _ in by_seat], appeals[at : at + counts[number]])
            judged.appeals += [0.0] * (look.count - counts[number])
            at += counts[number]
            try:
                answer = Answer(judged, [won for won, _, _ in by_seat])
                self.looks[number] = self.running[number].send(answer)
            except StopIteration as end:
                done.append(end.value)
                self.running[number], self.looks[number] = self.begun()
        return done


def turned(told: Sequence[Sequence[float]], seat: int) -> list[Sequence[float]]:
    """What is told of all seats, counted from one of them, by seat."""
    return [told[(other - seat) % len(told)] for other in range(len(told))]


def act(plan: Plan, number: int, desks: Sequence[Desk], out: Connection, signs: Sequence[str]) -> None:
    """Watch `greedy` first, then play on until told to stop."""
    gc.freeze()
    eyes = {count: eye_for(new_game(plan.rules, seats=count, seed=1), signs) for count in set(plan.seats)}
    seeds = counted((plan.seed * 1000 + number) * APART)
    ends = time.monotonic() + plan.lessons
    turn = number
    while time.monotonic() < ends:
        seats = plan.seats[turn % len(plan.seats)]
        turn += 1
        eye = eyes[seats]
        out.send_bytes(packed(watched(plan, seats, next(seeds), eye), plan, eye.writer.length))
    tables = [
        Games(plan, seats, desk, eyes[seats], seeds) for seats, desk in zip(plan.seats, desks, strict=True)
    ]
    for table in tables:
        table.ask()
    while True:
        for table in tables:
            while table.desk.head[STATE] != ANSWERED:
                time.sleep(MOMENT)
            for played in table.take():
                out.send_bytes(packed(played, plan, table.length))
            table.ask()


def counted(first: int) -> Generator[int]:
    while True:
        yield first
        first += 1
