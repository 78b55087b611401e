"""A record played again: step anywhere in it, hold its luck against its seed, or go on where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from monumental.cards.errors import PackError
from monumental.engine.catalog import Catalog
from monumental.engine.chance import Chance, LuckError, Recorded, Recording, Seeded
from monumental.engine.game import RunawayError
from monumental.engine.reasons import IllegalAction
from monumental.play.errors import TurnError
from monumental.play.notation import NotationError, drawn_words
from monumental.play.positions.hidden import HIDDEN
from monumental.play.positions.layout import PositionError
from monumental.play.records.luck import Luck, Promised, commitment, typed_luck
from monumental.play.records.opening import Opening, changes_since, read_opening
from monumental.play.records.record import Move, Record, RecordError, left_moments, read_record, without_seed
from monumental.play.setup import SetupError
from monumental.play.table import Table

#: So many lines apart, the table is kept: to go anywhere takes no more than playing so many moves.
APART = 64


class ReplayError(RecordError):
    """A record that can be read but not played. `line` is where it stopped."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem, line)


class Replay:
    """A recorded game. `at(0)` is the table before the first move, `at(len(replay))` after the last.

    `folders` are packs of one's own that it was played with and that the record does not have. `heed` is
    called before each move: whoever has no more time raises there.
    """

    def __init__(
        self, record: Record, folders: Sequence[str] = (), heed: Callable[[], None] = lambda: None
    ) -> None:
        self.record = record
        self._heed = heed
        self.opening: Opening = read_opening(record, folders)
        self.changes = changes_since(record.head, self.opening.box)
        self._luck = Recorded([])
        self._kept: dict[int, Table] = {0: self._laid_out(self._luck)}
        self._apart = max(APART, len(record.moves) // APART)

    def __len__(self) -> int:
        return len(self.record.moves)

    def follow(self, moves: Sequence[Move]) -> None:
        """The game has gone on, or back: what it still shares with the record is not played again."""
        before = self.record.moves
        shared = next(
            (place for place, (old, new) in enumerate(zip(before, moves, strict=False)) if old != new),
            min(len(before), len(moves)),
        )
        self.record = replace(self.record, moves=tuple(moves))
        self._kept = {place: table for place, table in self._kept.items() if place <= shared}

    def at(self, number: int) -> Table:
        """The table after so many moves, with the luck of the record; a `copy` of it can play on."""
        number = min(max(number, 0), len(self))
        kept = max(place for place in self._kept if place <= number)
        table = self._kept[kept].copy(self._luck)
        for place in range(kept, number):
            if place % self._apart == 0 and place not in self._kept:
                self._kept[place] = table.copy(self._luck)
            self.step(table, place)
        return table

    @cached_property
    def _left(self) -> tuple[tuple[int, int], ...]:
        return left_moments(self.record.moves)

    def passed_over(self, number: int) -> int:
        """Where the game goes on after so many moves: just before a takeback, if that leads back here."""
        return next((last for first, last in self._left if first == number + 1), number)

    def before(self, number: int) -> int:
        """How many moves there were before, without those that were taken back."""
        earlier = max(number - 1, 0)
        return next((first - 1 for first, last in self._left if first <= earlier <= last), earlier)

    def step(self, table: Table, place: int) -> None:
        """Make the move at this place of the record at a table that is there."""
        self._heed()
        move = self.record.moves[place]
        line = self.record.line_of(place)
        try:
            self._expect(table.game.catalog, move.drawn)
            table.make(move)
        except (NotationError, IllegalAction, TurnError, RecordError, LuckError, RunawayError) as error:
            raise ReplayError(line, self.explained(_sentence(error, move))) from error
        if self._luck.drawn < len(self._luck.cards):
            raise ReplayError(line, self.explained("luck brings less than the record says"))
        if table.moves[place] != move:
            raise ReplayError(line, self.explained(f"'{move.words[:40]}' does not say what happened"))

    def held_against(self, seed: bytes) -> tuple[Table, Promised]:
        """The table after the last move, and whether its luck was that of a seed."""
        promised = Promised(self._luck, seed)
        table = self._laid_out(promised)
        for place in range(len(self)):
            self.step(table, place)
        return table, promised

    def _laid_out(self, chance: Chance) -> Table:
        dealing = Recording(chance)
        try:
            self._expect(self.opening.box.catalog, self.record.head.dealt)
            game = self.opening.lay_out(dealing, [])
        except (LuckError, RunawayError) as error:
            raise ReplayError(1, self.explained(f"dealt: {error}")) from error
        except RecursionError as error:
            raise ReplayError(1, "position: too many brackets inside each other") from error
        except (PositionError, PackError) as error:
            raise ReplayError(1, self.explained(f"position: {str(error).splitlines()[0]}")) from error
        except SetupError as error:
            raise ReplayError(1, self.explained(str(error))) from error
        if drawn_words(game, dealing) != self.record.head.dealt:
            raise ReplayError(1, self.explained("dealt: luck brings something else to lay out the game"))
        game.chance = chance
        head = without_seed(self.record.head)  # the keeper's own record has it
        return Table(game, head.seats, head, self.record.seed(), packs=self.record.packs)

    def _expect(self, catalog: Catalog, drawn: Sequence[str]) -> None:
        """What luck brings next."""
        self._luck.cards = [drawn_number(catalog, word) for word in drawn]
        self._luck.drawn = 0

    def explained(self, problem: str) -> str:
        """What is wrong, and what has changed since the game was played."""
        return "; ".join([problem, *self.changes])


def read_replay(text: str, folders: Sequence[str] = ()) -> Replay:
    """The game of a record, to step through; the text is that of a file that `--save` writes."""
    return Replay(read_record(text), folders)


def drawn_number(catalog: Catalog, word: str) -> int:
    """A card by its key, anything else by its number from 1; who saw it is the game's to say."""
    key = word.rpartition(":")[2]
    if key == HIDDEN:
        raise LuckError("what somebody saw is hidden in this record, so it can't be played from here on")
    if key.isascii() and key.isdigit() and len(key) <= 4:
        return ~(int(key) - 1)
    if key not in catalog.by_key:
        raise LuckError(f"there is no card '{key[:40]}'")
    return catalog.number(key)


def _sentence(error: Exception, move: Move) -> str:
    if isinstance(error, IllegalAction):
        return f"'{move.words[:40]}' can't be done here (reason: {error.reason.key})"
    return str(error)


# Holding a record against its seed


@dataclass(frozen=True)
class Verdict:
    """What came out of playing a whole record again, move by move."""

    table: Table
    ended: bool
    luck: str  # one of the words below
    commitment: str | None  # what was promised at the start: somebody may have written it down then
    began_in_position: bool  # in the middle of a game that is not in the record
    changes: tuple[str, ...]  # what is no longer as it was when the game was played


#: The luck is that of the seed that was promised; that of a seed that somebody typed; the seed is not known.
HONEST = "honest"
TYPED = "typed"
UNKNOWN = "unknown"


def verify(record: Record, folders: Sequence[str] = (), heed: Callable[[], None] = lambda: None) -> Verdict:
    """Play a record again. A move, a score or a card that is not as it should be raises `RecordError`.

    What it can't know is whether this is the record of the game that was begun with this promise: that is
    for whoever heard the commitment at the start. `heed` is called before each move.
    """
    seed = _seed_of(record)
    replay = Replay(record, folders, heed)
    table = replay.at(len(replay)) if seed is None else _honest(replay, seed)[0]
    last = record.line_of(len(record.moves))
    found = table.ending()
    if found is not None and record.ending is None:
        raise ReplayError(last, replay.explained("the game is over, and the record lacks its ending"))
    if found is None and record.ending is not None:
        raise ReplayError(last, replay.explained("the game is not over yet"))
    if found is not None and record.ending is not None:
        if record.ending.model_copy(update={"seed": found.seed}) != found:
            raise ReplayError(last, replay.explained("these are not the scores of the game"))
        if seed is None and record.head.luck.commitment is not None:
            raise ReplayError(last, "a seed was promised at the start, and the ending does not show it")
    luck = UNKNOWN
    if seed is not None:
        luck = HONEST if record.head.luck.typed is None else TYPED
    return Verdict(
        table,
        record.ending is not None,
        luck,
        record.head.luck.commitment,
        record.head.position is not None,
        tuple(replay.changes),
    )


def resume(record: Record, folders: Sequence[str] = ()) -> tuple[Table, Luck]:
    """The table where a record stopped, to go on with the luck of its seed, and that seed."""
    if record.ending is not None:
        raise RecordError("the game is over, so it can't go on")
    seed = _seed_of(record)
    if seed is None:
        raise RecordError("the record does not have the seed, so the game can't go on from it")
    table, chance = _honest(Replay(record, folders), seed)
    return table.copy(chance), Luck(seed, record.head.luck.typed)


def _seed_of(record: Record) -> bytes | None:
    """The seed, where the record has it: the one that was promised, and made of the number that was typed."""
    seed = record.seed()
    if seed is None:
        return None
    if record.head.luck.commitment is None:
        raise RecordError("a seed was shown at the end, but none was promised at the start")
    shown = {record.head.luck.seed, None if record.ending is None else record.ending.seed} - {None}
    if commitment(seed) != record.head.luck.commitment or len(shown) > 1:
        raise RecordError("the seed is not the one that was promised at the start")
    typed = record.head.luck.typed
    if typed is not None and typed_luck(typed).seed != seed:
        raise RecordError(f"the seed is not that of the number {typed}")
    return seed


def _honest(replay: Replay, seed: bytes) -> tuple[Table, Seeded]:
    """The table after the last move, and the luck of the seed from there on."""
    table, promised = replay.held_against(seed)
    if promised.broken:
        raise RecordError(replay.explained("the luck is not that of the seed: other cards came than it has"))
    return table, promised.promise
