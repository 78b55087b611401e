"""The barrier that no step back may cross: a record played again, and all that undo is held against.

At every undo: all views are what they were before the action; what a seat was sent since then is sent in
every game that it could imagine before; and no luck and no secret was in it. At every redo: everything is as
it was the first time.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from monumental import IllegalAction
from monumental.engine.chance import Chance, LuckError, seeded
from monumental.play.errors import TurnError
from monumental.play.imagine import imagine
from monumental.play.position import dump
from monumental.play.records.record import REDO, SIT, UNDO, Move, RecordError
from monumental.play.table import Table
from monumental.play.view import as_json, view_for
from monumental.testing import position
from tests.properties.sent import LeakError, same, steps_back
from tests.properties.tables import RandomTable
from tests.properties.twins import Again

#: Where an action was done again that has no line of its own.
INSIDE = -1

#: At each undo so many games are imagined for a seat,
IMAGINED = 1
#: and so many seats beside a spectator are looked at.
SEATS = 2


class NoLuck(Chance):
    """Nothing that is taken back has drawn anything."""

    def pick(self, cards: Sequence[int]) -> int:
        raise LuckError("luck was drawn")


@dataclass
class Step:
    """An action that can be taken back: the table before it, and what is remembered of the one after it."""

    line: int
    seat: int
    before: Table
    after: str = ""
    events: str = ""


class Barrier:
    """A record that is played again, with everything kept that undo and redo are held against."""

    def __init__(self, play: RandomTable, seed: int) -> None:
        assert play.table.head is not None
        self.play = play
        self.seed = seed
        self.again = Again(play.opening, play.luck, play.table.head.dealt)
        self.table = self.again.table
        self.done: list[Step] = []
        self.undone: list[list[Step]] = []  # each an action, and what left others no choice after it
        self.undos = self.redos = self.imagined = self.different = 0

    def check(self) -> None:
        """Play all lines again and check every step back and forth."""
        for line, move in enumerate(self.play.table.moves):
            try:
                self.make(line, move)
            except LeakError as leak:
                leak.add_note(
                    f"reproduce: Barrier(played_table({self.play.seed}), 0).check(), line {line + 1}"
                )
                raise

    def make(self, line: int, move: Move) -> None:
        verb = move.words.partition(" ")[0]
        if verb == SIT:
            self.again.make(move)
        elif verb == UNDO:
            self.undo(move)
        elif verb == REDO:
            self.redo(line, move)
        else:
            self.play_on(line, move)

    def play_on(self, line: int, move: Move) -> None:
        if not move.forced:
            self.done.append(Step(line, move.seat, self.table.copy(NoLuck())))
            self.undone.clear()
        self.again.make(move)

    def undo(self, move: Move) -> None:
        """Nobody has learned anything since the action that is taken back."""
        self.undos += 1
        steps = [self.done.pop()]
        while steps[0].seat != move.seat:
            steps.insert(0, self.done.pop())
        step = steps[0]
        sent = self.play.table.moves[step.line : self.table.version]
        step.after, step.events = whole(self.table), repr(self.table.events)
        self.again.make(move)
        before = step.before
        same([whole(before), whole(self.table)], "the position after undo")
        same([repr(before.events), repr(self.table.events)], "the log after undo")
        for seat in self.viewers():
            same([view(before, seat), view(self.table, seat)], f"what seat {seat} sees after undo")
            if step.line != INSIDE:
                self.check_foreseen(step, [*sent, move], seat)
        self.undone.append(steps)

    def check_foreseen(self, step: Step, moves: Sequence[Move], seat: int | None) -> None:
        """What a seat was sent, from the action to the undo, is sent in whatever game it could imagine."""
        real = sent_to(step.before.copy(NoLuck()), moves, seat)
        for number in range(IMAGINED):
            if seat is None:
                return
            other = step.before.copy(NoLuck())
            other.game.state = imagine(step.before.game, seat, seeded(self.seed + number)).state
            self.imagined += 1
            self.different += position(other.game) != position(step.before.game)
            same([real, sent_to(other, moves, seat)], f"what seat {seat} was sent before undo")

    def viewers(self) -> list[int | None]:
        """Somebody who watches, and some of the seats: others at the next undo."""
        seats = range(len(self.table.sitters))
        return [None, *random.Random(self.undos).sample(seats, min(SEATS, len(seats)))]

    def redo(self, line: int, move: Move) -> None:
        """Everything is as it was the first time, to the last byte."""
        self.redos += 1
        step, *others = self.undone.pop()
        before = self.table.copy(NoLuck())
        self.again.make(move)
        same([step.after, whole(self.table)], "the position after redo")
        same([step.events, repr(self.table.events)], "the log after redo")
        self.done.append(Step(line, move.seat, before))
        self.done += [replace(other, line=INSIDE) for other in others]


def whole(table: Table) -> str:
    """The position, to the last byte."""
    return json.dumps(dump(table.game)) + repr(position(table.game))


def view(table: Table, seat: int | None) -> str:
    return json.dumps(as_json(view_for(table.game, seat)))


def sent_to(table: Table, moves: Sequence[Move], seat: int | None) -> str:
    """All that a seat is sent while these moves are made again. None of them draws luck or has a secret."""
    sent = []
    for move in moves:
        if not table.game.over and table.game.choice().private:
            raise LeakError(f"'{move.words}' answers a private question and was taken back")
        try:
            table.make(move)
        except (LuckError, IllegalAction, TurnError, RecordError) as error:
            raise LeakError(f"'{move.words}' was taken back: {error}") from error
        if not table.game.over and table.game.choice().private:
            raise LeakError(f"'{move.words}' asks a private question and was taken back")
        options = table.options(seat)
        sent += [view(table, seat), repr(options), repr(table.events), repr(steps_back(table))]
        sent.append(repr(table.moves[-1].seen_by(seat)))
    return "\n".join(sent)
