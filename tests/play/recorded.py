"""Games with a record, for tests of records and replays: of every rule system, with modules and Automas.

whole_game("solo", 7)           a random game with steps back and forth, forced moves and other sitters
played(open_kind("duel", 7), 7, moves=40)
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from functools import cache
from typing import Any

from monumental import Game, unpack
from monumental.bots import make_bot
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.records.luck import Luck
from monumental.play.records.opening import Opening, from_here, open_table, usual_sitters
from monumental.play.records.record import Move, Record, read_record, write_record
from monumental.play.records.replay import Replay
from monumental.play.setup import Terms, agree
from monumental.play.table import Table
from monumental.testing import Leanings, position
from tests.lanes import later

#: One of each rule system at least, with modules and with Automas.
KINDS: dict[str, tuple[str, Terms]] = {
    "duel": ("duel", {"seats": 2}),
    "classic": ("classic", {"seats": 3, "civilizations": ("random", None, "danes")}),
    "modules": ("classic", {"seats": 4, "packs": ("base", "renaissance", "heroes", "monsters"), "first": 2}),
    "solo": ("classic", {"seats": 3, "automas": (1,), "advanced": 2, "civilizations": (None, "greeks")}),
    "continuous": (
        "continuous",
        {"seats": 5, "packs": ("base", "heroes", "monsters"), "draw_capitals": True},
    ),
}

#: For tests that play every game again and again: two kinds for both lanes.
KINDS_IN_LANES = ["duel", "solo", *later(kind for kind in KINDS if kind not in {"duel", "solo"})]


def seed_of(number: int) -> bytes:
    """A sealed seed that is the same in every test."""
    return hashlib.sha256(f"sealed {number}".encode()).digest()


def open_kind(kind: str, number: int = 0) -> Table:
    """A new table of this kind, with sealed luck."""
    rules, terms = KINDS[kind]
    box, agreed = agree(rules, {**terms, "seed": number})
    return open_table(Opening(box, agreed, usual_sitters(agreed)), Luck(seed_of(number)))


def table_of(game: Game, number: int) -> Table:
    """A table with a record that begins where a game is now."""
    box = unpack(game.rules.name, game.catalog.packs, "rulebook", game.rules.switches)
    return open_table(from_here(game, box), Luck(seed_of(number)))


def played(table: Table, number: int, moves: int = 5000) -> Table:
    """The table after so many lines of its record, played at random by people who often think again."""
    choose, leanings = random.Random(number), Leanings(number)
    while not table.game.over and table.version < moves:
        one_move(table, choose, leanings)
    return table


def one_move(table: Table, choose: random.Random, leanings: Leanings) -> None:
    if table.is_forced():
        table.play_one_forced()
        return
    seats = range(len(table.sitters))
    able = [seat for seat in seats if table.can_undo(seat)]
    willing = [seat for seat in seats if table.can_redo(seat)]
    chance = choose.random()
    if able and chance < 0.15:
        table.undo(able[0], table.version)
    elif willing and chance < 0.5:
        table.redo(willing[0], table.version)
    elif chance > 0.99:
        table.sit(table.game.seat, choose.choice(["human", "greedy", "Ada-2"]))
    else:
        table.play(table.game.seat, leanings.choose(table.game.options()), table.version)


@cache
def whole_game(kind: str, number: int = 0) -> Table:
    """A game from beginning to end. It is shared: only look at it."""
    table = played(open_kind(kind, number), number)
    assert table.game.over
    return table


@cache
def greedy_game(kind: str, number: int = 0) -> Table:
    """A game of bots that are all after the points: a long one. It is shared, too."""
    table = open_kind(kind, number)
    bots = [make_bot("greedy", seat) for seat in range(len(table.sitters))]
    while not table.game.over:
        if not table.play_one_forced():
            seat = table.game.seat
            seen = imagine(table.game, seat, imagined_luck(number, table.version))
            table.play(seat, bots[seat].choose(seen, seat))
    return table


def so_far(record: Record, moves: int) -> Record:
    """The record when only so many moves were made."""
    return Record(record.head, record.moves[:moves])


def shown(table: Table) -> tuple[object, list[str], tuple[Move, ...], list[str], list[list[str]]]:
    """All that can be seen of a table, and what can be taken back at it."""
    seats = range(len(table.sitters))
    events = [repr(event) for event in table.events]
    steps = [[*table.undoable(seat), str(table.can_redo(seat))] for seat in seats]
    return position(table.game), events, tuple(table.moves), list(table.sitters), steps


def check_replay(table: Table, what: str) -> None:
    """The record of a table, as a file, played again: the same table, and the same record."""
    record = read_record(write_record(table.record()))
    again = Replay(record).at(len(record.moves))
    assert shown(again) == shown(table), what
    assert again.record() == table.record(), what


def with_head(record: Record, **changes: Any) -> Record:
    return replace(record, head=record.head.model_copy(update=changes))
