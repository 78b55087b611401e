"""Recorded games for the tests of replays and verdicts."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from monumental.engine.chance import seeded
from monumental.play.imagine import imagine
from monumental.play.records.luck import Luck, typed_luck
from monumental.play.records.opening import Opening, open_table
from monumental.play.records.record import Record, write_record
from monumental.play.setup import packs_for, unpack, wishes
from monumental.play.table import Table


def never(table: Table) -> bool:
    del table
    return False


def play_at_random(
    rules: str = "duel",
    seats: int = 2,
    seed: int = 1,
    *,
    luck: Luck | None = None,
    until: Callable[[Table], bool] = never,
) -> Table:
    """A table at which a game was played at random, to its end or until something happens."""
    box = unpack(rules, packs_for(rules, seats))
    opening = Opening(box, wishes(box, seats=seats, seed=seed), ("random",) * seats)
    table = open_table(opening, luck or typed_luck(seed))
    choose = random.Random(seed)
    while not (table.game.over or until(table)):
        if not table.play_one_forced():
            seat = table.game.seat
            imagined = imagine(table.game, seat, seeded(choose.getrandbits(30)))
            table.play(seat, choose.choice(imagined.options()))
    return table


def written(record: Record, path: Path) -> str:
    """The record in a file; gives its name, as it is typed."""
    path.write_text(write_record(record), encoding="utf-8")
    return str(path)
