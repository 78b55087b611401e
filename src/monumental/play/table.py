"""A table: a game, who sits at it, the record of what was played, and steps back and forth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.chance import EVERYBODY, Chance, Recording
from monumental.engine.errors import MonumentalError
from monumental.engine.game import Game
from monumental.engine.reasons import Reason
from monumental.engine.scoring import score_sheets, winners
from monumental.play.notation import luck_word, read, write
from monumental.play.record import (
    REDO,
    SIT,
    UNDO,
    Ending,
    Head,
    Move,
    Record,
    RecordError,
    head_for,
    is_name,
    with_seed,
)
from monumental.play.steps import Done, Steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.events import Event

#: Who sits where nobody else was named, and what a seat is called that follows its Solo cards.
PERSON = "human"
AUTOMA = "automa"


class TurnError(MonumentalError):
    """Somebody wants to do what is not theirs to do now. Nothing has changed.

    `key` names the sentence in the locale files: `refused-stale`.
    """

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


class Table:
    """Plays the game for its seats and keeps what undo and the record need.

    A step back is free until luck was drawn, a secret was shown or betrayed, or another seat has acted. It is
    a line of the record like everything else: nothing is ever deleted there.
    """

    def __init__(
        self, game: Game, sitters: Sequence[str] = (), head: Head | None = None, seed: bytes | None = None
    ) -> None:
        self.luck = Recording(game.chance)
        self.events: list[Event] = [] if game.journal is None else game.journal
        self.game = Game(game.rules, game.catalog, game.state, self.luck, self.events)
        self.sitters = [*sitters] or [PERSON] * len(game.state.players)
        self.head = head  # how the game began; a table without it writes no record
        self.seed = seed  # where its luck comes from, for nobody to know before the game is over
        self.moves: list[Move] = []
        self.steps = Steps()
        self._heard = [len(self.events)]  # how many events there were after each line of the record

    def __repr__(self) -> str:
        return f"<Table of {', '.join(self.sitters)} after {self.version} moves: {self.game!r}>"

    # The record

    @property
    def version(self) -> int:
        """Grows with every line of the record: whoever acts may say which one they have seen."""
        return len(self.moves)

    def record(self) -> Record:
        """All that is known, for whoever keeps the table: the seed too, so that the game can go on."""
        head = self._head()
        if self.seed is not None:
            head = with_seed(head, self.seed)
        return Record(head, tuple(self.moves), self._ending())

    def record_for(self, seat: int | None) -> Record:
        """The record as a seat, or somebody who watches, may have it; once the game is over, all of it."""
        if self.game.over:
            return Record(self._head(), tuple(self.moves), self._ending())
        return Record(head_for(seat, self._head()), tuple(move.seen_by(seat) for move in self.moves))

    def _head(self) -> Head:
        if self.head is None:
            raise RecordError("nobody wrote down how this game began")
        return self.head

    def _ending(self) -> Ending | None:
        return ending_of(self.game, self.seed) if self.game.over else None

    def events_since(self, version: int) -> tuple[int, list[Event]]:
        """What is news to somebody who has seen the table at a version.

        First, how many of the events up to then still count: the others were taken back. Then what came.
        """
        counting = min(self._heard[version:])
        return counting, self.events[counting:]

    def passages(self, since: int) -> list[tuple[int, int, int]]:
        """The events that still count, by the line of the record that they belong to, from a version on.

        Each is the line, counted from 1, and where its events begin and end; 0 is what was dealt before.
        """
        found = []
        end = len(self.events)
        for line in range(self.version, since, -1):
            begin = min(self._heard[line - 1], end)
            if begin < end:
                found.append((line, begin, end))
            end = begin
        if not since and end:
            found.append((0, 0, end))
        return found[::-1]

    def _write(self, move: Move) -> None:
        self.moves.append(move)
        self._heard.append(len(self.events))

    # Acting

    def options(self, seat: int | None) -> list[Action]:
        """What a seat can do now: nothing unless it is asked."""
        return self.game.options() if self.is_asked(seat) else []

    def why_not(self, seat: int | None, action: Action) -> Reason | None:
        """Why a seat can't do this now; nothing if it can. What others could do is not for its ears."""
        if self.game.over or self.is_asked(seat):
            return self.game.why_not(action)
        return Reason("not-asked-now", self.game.choice().question)

    def is_asked(self, seat: int | None) -> bool:
        return not self.game.over and self.game.seat == seat

    def play(self, seat: int, action: Action, at: int | None = None) -> None:
        """Play an option for the seat that is asked; an illegal one raises and changes nothing.

        `at` is the version of the table that the seat has seen; if the game has gone on since, the action was
        meant for another moment and is refused.
        """
        self._must_be_new(at)
        if self.game.over:
            raise TurnError("refused-over", "the game is over")
        if self.game.seat != seat:
            raise TurnError("refused-not-asked", f"seat {seat} is not asked now")
        drawn = self._play(seat, action, forced=False)
        self.steps.undone.clear()
        self._write(Move(seat, write(self.game, action), drawn))

    def is_forced(self) -> bool:
        """Is there only one answer? Of a private question nobody else may know that."""
        return not self.game.over and not self.game.choice().private and len(self.game.options()) == 1

    def play_one_forced(self) -> bool:
        """Play the next move if it leaves no choice; did it?"""
        if not self.is_forced():
            return False
        seat, action = self.game.seat, self.game.options()[0]
        drawn = self._play(seat, action, forced=True)
        self.steps.undone.clear()
        self._write(Move(seat, write(self.game, action), drawn, forced=True))
        return True

    def play_forced(self) -> None:
        """Play all that leaves no choice, and write it down: a table need not ask."""
        while self.play_one_forced():
            pass

    def _play(self, seat: int, action: Action, *, forced: bool) -> tuple[str, ...]:
        """Play it; gives what luck brought."""
        done = Done(seat, action, forced, self.game.state.clone(), len(self.events))
        drawn = len(self.luck.cards)
        betrays = not self.game.over and self.game.choice().private
        self.game.play(action)
        shows = not self.game.over and self.game.choice().private
        has_drawn = drawn < len(self.luck.cards)
        self.steps.add(done, is_final=betrays or shows or has_drawn or self.game.over)
        return drawn_words(self.game, self.luck, drawn)

    # Steps back and forth

    def can_undo(self, seat: int) -> bool:
        return bool(self.steps.of(seat))

    def can_redo(self, seat: int) -> bool:
        return self.steps.can_go_forth(seat)

    def undoable(self, seat: int) -> list[str]:
        """The actions that a seat can take back, the last one first."""
        return [write(self.game, done.action) for done in self.steps.of(seat)]

    def undo(self, seat: int, at: int | None = None) -> None:
        """Take back the last action of a seat, and what was forced after it."""
        self._must_be_new(at)
        if not self.can_undo(seat):
            raise TurnError(
                "refused-undo",
                "nothing can be taken back: luck was drawn, a secret shown, or another player has acted",
            )
        first = self.steps.back()[0]
        self.game.state = first.before.clone()
        del self.events[first.events :]
        self._write(Move(seat, UNDO))

    def redo(self, seat: int, at: int | None = None) -> None:
        """Do again what a seat took back last, and what was forced after it: one line, as the step back."""
        self._must_be_new(at)
        if not self.can_redo(seat):
            raise TurnError("refused-redo", "there is nothing to do again: nothing was taken back since")
        for done in self.steps.forth():
            self._play(done.seat, done.action, forced=done.forced)
        self._write(Move(seat, REDO))

    def has_gone_on(self, at: int) -> bool:
        """Has the game gone on since a version? Whoever sat down or got up meanwhile took nobody's turn."""
        return not 0 <= at <= self.version or not all(move.is_seating for move in self.moves[at:])

    def _must_be_new(self, at: int | None) -> None:
        if at is not None and self.has_gone_on(at):
            raise self._too_late(at)

    def _too_late(self, at: int) -> TurnError:
        return TurnError(
            "refused-stale",
            f"the table has moved on: this was meant for move {at}, and {self.version} were made",
        )

    # Seats, and other tables

    def sit(self, seat: int, sitter: str, at: int | None = None) -> None:
        """A bot takes over a seat, or a person does: whoever sits down goes on from here.

        Of two who change the same seat at once, the second is too late.
        """
        self._must_be_new(at)
        if at is not None and any(move.seat == seat for move in self.moves[at:]):
            raise self._too_late(at)
        if self.game.over:
            raise TurnError("refused-over", "the game is over")
        is_there = 0 <= seat < len(self.sitters) and self.game.state.is_played(seat)
        if not is_there or sitter == AUTOMA:
            raise TurnError("refused-seat", f"nobody can sit down at seat {seat}")
        if not is_name(sitter):
            raise TurnError(
                "refused-name", "a name is up to 40 letters, numbers, dots, hyphens and underscores"
            )
        self.sitters[seat] = sitter
        self._write(Move(seat, f"{SIT} {sitter}"))

    def make(self, move: Move) -> None:
        """Do again what a line of a record says."""
        verb, _, words = move.words.partition(" ")
        if verb == UNDO:
            self.undo(move.seat)
        elif verb == REDO:
            self.redo(move.seat)
        elif verb == SIT:
            self.sit(move.seat, words)
        elif not move.forced:
            self.play(move.seat, read(self.game, move.words))
        elif not self.play_one_forced():
            raise RecordError(f"'{move.words[:40]}' was not forced")

    def go_on_after(self, moves: Sequence[Move]) -> None:
        """These moves led to the position that the table was laid out from; none can be taken back."""
        for move in moves:
            verb, _, words = move.words.partition(" ")
            if verb == SIT:
                self.sitters[move.seat] = words
            self._write(move)

    def copy(self, chance: Chance) -> Table:
        """A table that goes its own way from here, with its own luck."""
        game = self.game.clone(chance)
        game.journal = [*self.events]
        table = Table(game, self.sitters, self.head, self.seed)
        table.moves = [*self.moves]
        table.steps = self.steps.copy()
        table._heard = [*self._heard]
        return table


def drawn_words(game: Game, luck: Recording, since: int = 0) -> tuple[str, ...]:
    """What luck brought, in the words of a record; `0:amber` is what only seat 0 saw."""
    drawn = zip(luck.cards[since:], luck.seen_by[since:], strict=True)
    return tuple(
        luck_word(game.catalog, card) if seat == EVERYBODY else f"{seat}:{luck_word(game.catalog, card)}"
        for card, seat in drawn
    )


def ending_of(game: Game, seed: bytes | None) -> Ending:
    """The last line of a record: the scores, and what nobody could know before."""
    return Ending(
        scores=tuple(sheet.total for sheet in score_sheets(game)),
        winners=tuple(winners(game)),
        seed=None if seed is None else seed.hex(),
    )
