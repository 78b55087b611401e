"""A table: a game, its seats, the record of what was played, and undo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.engine.chance import Recording
from monumental.engine.game import Game
from monumental.play.notation import luck_word, write

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.state import State


class TurnError(Exception):
    """Somebody acts who is not asked. Nothing has changed."""


@dataclass(frozen=True)
class Move:
    """A line of the record: who did what, and which cards luck brought."""

    seat: int
    words: str
    drawn: tuple[str, ...] = ()
    forced: bool = False


@dataclass(frozen=True)
class _Before:
    """The position before an action that can still be taken back."""

    seat: int
    state: State
    events: int
    forced: bool


class Table:
    """Plays the game for its seats and keeps what undo and the record need.

    A step back is free until luck was drawn, a secret was shown or another seat has acted.
    """

    def __init__(self, game: Game) -> None:
        self.luck = Recording(game.chance)
        self.events: list[Event] = [] if game.journal is None else game.journal
        self.game = Game(game.rules, game.catalog, game.state, self.luck, self.events)
        self.record: list[Move] = []
        self._undo: list[_Before] = []

    def play(self, seat: int, action: Action) -> None:
        """Play an option for the seat that is asked; an illegal one raises and changes nothing."""
        self._must_be_asked(seat)
        self._play(seat, action, forced=False)

    def play_forced(self) -> None:
        """Play all that leaves no choice, and write it down: a table need not ask."""
        while self.play_one_forced():
            pass

    def play_one_forced(self) -> bool:
        """Play the next move if it leaves no choice; did it?"""
        options = self.game.options()
        if len(options) != 1:
            return False
        self._play(self.game.seat, options[0], forced=True)
        return True

    def _play(self, seat: int, action: Action, *, forced: bool) -> None:
        before = _Before(seat, self.game.state.clone(), len(self.events), forced)
        drawn = len(self.luck.cards)
        self.game.play(action)
        keys = tuple(luck_word(self.game.catalog, card) for card in self.luck.cards[drawn:])
        self.record.append(Move(seat, write(self.game, action), keys, forced))
        learned = bool(keys) or any(
            event.key in self.game.rules.secrets for event in self.events[before.events :]
        )
        # What was forced on another seat is no act of theirs.
        if learned or (not forced and any(other.seat != seat and not other.forced for other in self._undo)):
            self._undo.clear()
        if not learned:
            self._undo.append(before)

    def can_undo(self, seat: int) -> bool:
        return any(before.seat == seat and not before.forced for before in self._undo)

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat, and what was forced after it."""
        if not self.can_undo(seat):
            raise TurnError(
                "nothing can be taken back: luck was drawn, a secret shown, or another player has acted"
            )
        before = self._undo.pop()
        while before.forced:
            before = self._undo.pop()
        self.game.state = before.state
        del self.events[before.events :]
        self.record.append(Move(seat, "undo"))

    def _must_be_asked(self, seat: int) -> None:
        if self.game.over:
            raise TurnError("the game is over")
        if self.game.seat != seat:
            raise TurnError(f"seat {seat} is not asked now")
