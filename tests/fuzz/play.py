"""Plays games before the referee, writes down those that fail, and plays such a file again."""

from __future__ import annotations

import random
import traceback
from dataclasses import dataclass
from pathlib import Path

from monumental import Game
from monumental.engine.chance import seeded
from monumental.play.notation import write
from monumental.play.records.luck import Luck, typed_luck
from monumental.play.records.opening import from_here, head_of, open_table, read_opening
from monumental.play.records.record import REDO, SIT, UNDO, Move, Record, read_record, with_seed, write_record
from monumental.play.table import PERSON, Table
from monumental.testing import Leanings
from tests.fuzz.games import Plan
from tests.fuzz.referee import Referee
from tests.fuzz.seen import Seen


class Fuzz:
    """One game from its first question to its end, or to what is wrong with it."""

    def __init__(self, plan: Plan, seen: Seen) -> None:
        self.plan = plan
        self.seen = seen
        self.random = random.Random(plan.name)
        self.leanings = Leanings(plan.seed)
        self.referee: Referee | None = None  # none before the game is laid out
        self.tried: Move | None = None
        self.decisions = 0
        self._gifts = 0
        self._turn: tuple[int, int] = (0, 0)
        self._heard = 0

    def play(self) -> None:
        """Play to the end; whatever is wrong raises."""
        self.referee = referee = Referee(open_table(self.plan.opening, self.plan.luck))
        self._heard = 0
        while True:
            referee.look()
            game = referee.game
            self.seen.hear(game, referee.table.events[self._heard :])
            self._heard = len(referee.table.events)
            if game.over:
                referee.finish()
                return
            if self.plan.manners.rich and self.is_time_for_gifts(game):
                self.referee = referee = self.with_gifts(referee.table)
                self._heard = 0
                continue
            self.tried = self.next_move(referee.table)
            referee.make(self.tried)
            self.tried = None
            self._heard = min(self._heard, len(referee.table.events))

    def next_move(self, table: Table) -> Move:
        """An action, or a step back or forth, or somebody else sits down."""
        game, manners = table.game, self.plan.manners
        mood = self.random.random()
        seats = [seat for seat in range(len(game.state.players)) if game.state.is_played(seat)]
        if mood < 0.003:
            name = self.random.choice(["random", "greedy", PERSON])
            return Move(self.random.choice(seats), f"{SIT} {name}")
        if manners.goes_back and mood < 0.3:
            back = [seat for seat in seats if table.steps.of(seat)]
            forth = [seat for seat in seats if table.can_redo(seat)]
            if back and mood < 0.1:
                return Move(self.random.choice(back), UNDO)
            if forth:
                return Move(forth[0], REDO)
        return self.action(game, is_forced=manners.is_hurried and table.is_forced())

    def action(self, game: Game, *, is_forced: bool) -> Move:
        options = game.options()
        self.seen.offer(game, options)
        if self.plan.manners.seeks:
            action = self.seen.choose(game, options, self.random)
        else:
            action = self.leanings.choose(options)
        self.seen.take(game, action)
        self.decisions += 1
        return Move(game.seat, write(game, action), forced=is_forced)

    # Gifts: no rule gives them, so the game goes on from the position with them, as a game of its own

    def is_time_for_gifts(self, game: Game) -> bool:
        """When somebody begins to act on a turn, or everybody does where resources last for a round."""
        if game.choice().question != "take-turn":
            return False
        is_round = game.rules.cycle == "round"
        turn = (game.state.round, 0 if is_round else game.choice().seat)
        if turn == self._turn:
            return False
        self._turn = turn
        return self.random.random() < 0.3

    def with_gifts(self, table: Table) -> Referee:
        game = table.game.clone(seeded(0))
        seats = range(len(game.state.players))
        for seat in seats if game.rules.cycle == "round" else [game.choice().seat]:
            supply = game.state.players[seat].supply
            if game.state.is_played(seat):
                supply[:] = [amount + self.random.randrange(4) for amount in supply]
        self._gifts += 1
        opening = from_here(game, self.plan.opening.box, table.sitters)
        return Referee(open_table(opening, typed_luck(self.plan.seed * 1000 + self._gifts)))

    def record(self) -> Record:
        """All that led to this moment: since the last gifts, if there were any."""
        if self.referee is None:
            return Record(with_seed(head_of(self.plan.opening, self.plan.luck, ()), self.plan.luck.seed), ())
        return self.referee.record(self.tried)


# Files of games that failed


@dataclass(frozen=True)
class Failure:
    """A game that went wrong, where, and the file that leads there again."""

    name: str
    line: int
    problem: str
    path: Path

    def __str__(self) -> str:
        return (
            f"{self.name}, line {self.line}: {self.problem}\n"
            f"    to see it again: python -m tests.fuzz --again {self.path}"
        )


def failure_of(fuzz: Fuzz, folder: Path) -> Failure | None:
    """Play a game; if it fails, write it down."""
    try:
        fuzz.play()
    except Exception as error:  # noqa: BLE001 (whatever goes wrong is what we look for)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{fuzz.plan.name}.jsonl"
        record = fuzz.record()
        path.write_text(write_record(record), encoding="utf-8")
        path.with_suffix(".txt").write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        return Failure(fuzz.plan.name, len(record.moves) + 1, problem_of(error), path)
    return None


def problem_of(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def again(path: Path) -> int:
    """Play such a file with the same checks: it fails as it did, or gives how many lines were played.

    Luck comes from the seed, not from the file: what was tried last says nothing about the cards it drew.
    """
    record = read_record(path.read_text(encoding="utf-8"))
    seed = record.seed()
    assert seed is not None, "the seed is not in the file"
    table = open_table(read_opening(record), Luck(seed, record.head.luck.typed))
    assert record.head.dealt in ((), table.head and table.head.dealt), "other cards are dealt"
    referee = Referee(table)
    last = len(record.moves) - 1
    for number, move in enumerate(record.moves):
        referee.look()
        referee.make(move)
        made = table.moves[-1]
        expected = made if number == last and not move.drawn else move
        assert made == expected, f"line {number + 2}: {made} was played, not {move}"
    referee.look()
    if referee.game.over:
        referee.finish()
    return len(record.moves)
