"""An Automa, written a second time from its rules: what was told of one must be what this one does.

Course(CourseOfAutomas()).check(game)    called at every decision of a game that has a journal
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.games.classic.state import ClassicState
from monumental.testing import Follower
from monumental.testing.classic.automas import automas_of
from monumental.testing.common import hold
from tests.referee.automa.ear import Ear
from tests.referee.automa.lines import take_turn
from tests.referee.automa.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State
    from tests.referee.automa.ear import Deed

#: What Automas are asked about on their turn; what Monsters do to them may be asked on any.
TIES = {"automa-conquer", "automa-site", "automa-step"}
ATTACKS = {"withdraw", "lose-card", "choose-branch"}
SETUP = {"choose-civilization", "choose-capital"}

#: What Monsters do to an Automa.
LOSSES = ("lost", "withdrew", "explorers-recalled")
#: Why it chose something, and the Hero that it had: these say nothing about a line.
ASIDES = (*LOSSES, "picked-", "tie-", "site-", "dismissed")
#: What comes after a turn. Of the last one of a game, somebody else tells.
ENDS = ("round-begins", "final-turns", "turn-begins", "game-over")
#: What is told of an Automa beside its turns.
BESIDE = (*LOSSES, *ENDS, "first-player", "chose-", "drew-", "solo-advanced", "settled")


class CourseOfAutomas(Follower):
    """Called at every decision with what was told since the last one."""

    def __init__(self) -> None:
        self._sees = False  # a turn that began before the first decision can't be followed
        self._ear: Ear | None = None
        self._turn: Deed | None = None  # what is left of it

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        now = game.state
        if earlier is None or events is None or not isinstance(now, ClassicState):
            return
        automas = automas_of(now)
        if not automas:
            return
        # What was earlier becomes what was told.
        earlier = earlier.clone()
        assert isinstance(earlier, ClassicState)
        self._sees = self._sees or not earlier.round or earlier.active not in automas
        sees_all = self._sees
        table = Table(game, earlier)
        if self._ear is not None:
            self._ear.table = table
        for event in events:
            self.hear(table, event)
        if sees_all:
            table.check_end()
        if not game.over:
            check_question(game, now, automas)

    def hear(self, table: Table, event: Event) -> None:
        if event.key in ENDS:
            self.end_turn(event)
        elif event.key == "end-triggered":
            table.state.ending = True
        if event.key in ("round-begins", "final-turns"):
            is_final = event.key == "final-turns"
            ending = table.state.ending
            hold(is_final == ending, f"the final turns are {is_final}, the end is {ending}")
        if self._sees and event.seat in table.automas and not event.key.startswith(BESIDE):
            self.hear_deed(table, event)
        else:
            table.change(event)
        if event.key == "turn-begins" and event.seat in table.automas:
            self._ear = Ear(table, event.seat)
            self._turn = take_turn(self._ear)
            next(self._turn)

    def hear_deed(self, table: Table, event: Event) -> None:
        is_its_turn = self._turn is not None and self._ear is not None and self._ear.seat == event.seat
        hold(is_its_turn, f"the Automa of seat {event.seat} did {event.key} and had nothing left to do")
        if event.key.startswith(ASIDES):
            table.change(event)
        else:
            self.send(event)

    def send(self, event: Event) -> None:
        assert self._turn is not None
        try:
            self._turn.send(event)
        except StopIteration:
            self._turn = None

    def end_turn(self, event: Event) -> None:
        """Nothing was left out: what still waits hears that there is nothing more to come."""
        self._sees = self._sees or event.key == "turn-begins"
        if self._turn is not None:
            self.send(event)


def check_question(game: Game, now: ClassicState, automas: Sequence[int]) -> None:
    """An Automa decides nothing: somebody is asked about ties, and what Monsters hit."""
    choice = game.choice()
    if choice.seat in automas:
        known = SETUP if not now.round else ATTACKS | (TIES if choice.seat == now.active else set())
        hold(choice.question in known, f"the Automa of seat {choice.seat} is asked: {choice.question}")
        hold(len(game.options()) > 1 or choice.question not in TIES, "a tie of one")
