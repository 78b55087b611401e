"""A step back gives nobody anything: after any undo no seat knows more than before.

Each table is played with undo and redo pressed at random, and its record is played again: see
`tests.properties.barrier`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from monumental import Action
from monumental.play.errors import TurnError
from monumental.play.table import Table
from monumental.play.takebacks.steps import Back
from tests.lanes import first_before_release
from tests.properties.barrier import Barrier, whole
from tests.properties.sent import LeakError, steps_back
from tests.properties.tables import ROUND, RandomTable, played_table
from tests.too_late import before_the_last_action

pytestmark = pytest.mark.long


def barrier(seed: int) -> Barrier:
    """A random table after all checks."""
    found = Barrier(played_table(seed), seed)
    found.check()
    return found


@pytest.mark.parametrize("first", first_before_release([0, ROUND]))
def test_after_any_undo_no_seat_knows_more_than_before(first: int) -> None:
    found = [barrier(seed) for seed in range(first, first + ROUND)]

    assert sum(each.undos for each in found) > 50
    assert sum(each.redos for each in found) > 10
    # The imagined games are not all the real one.
    assert sum(each.different for each in found) > 20


# Whoever presses too late, or what is not theirs


@pytest.mark.parametrize("seed", range(ROUND))
def test_what_was_meant_for_another_moment_is_refused_and_changes_nothing(seed: int) -> None:
    tried = 0
    with RandomTable(seed) as play:
        while not play.table.game.over and play.table.version < 120:
            before = everything(play.table)
            for press in presses(play.table):
                with pytest.raises(TurnError):
                    press()
                tried += 1
            assert everything(play.table) == before
            play.go_on()

    assert tried > 300


def presses(table: Table) -> list[Callable[[], None]]:
    """What is refused now: everything with an old or strange version, and what others would do or undo."""
    seat = table.game.seat
    option = table.options(seat)[0]
    found: list[Callable[[], None]] = []
    for at in (before_the_last_action(table), table.version + 1, -1):
        found += [
            partial(table.play, seat, option, at),
            partial(table.undo, seat, at),
            partial(table.redo, seat, at),
        ]
    for other in range(len(table.sitters)):
        if other != seat:
            found.append(partial(table.play, other, option, table.version))
        if not table.can_undo(other):
            found.append(partial(table.undo, other, table.version))
        if not table.can_redo(other):
            found.append(partial(table.redo, other, table.version))
    return found


def everything(table: Table) -> str:
    rest = (table.moves, table.events, table.sitters, steps_back(table), table.luck.cards)
    return whole(table) + repr(rest)


# Would a hole in the barrier be found? Each of these is one.


def undo_crosses(patch: pytest.MonkeyPatch, *verbs: str) -> None:
    """Some actions can be taken back whatever they brought; without names, all."""
    play_really = Table._play

    def play(self: Table, seat: int, sitter: str, action: Action, *, forced: bool) -> tuple[str, ...]:
        free = self.steps._free
        drawn = play_really(self, seat, sitter, action, forced=forced)
        if (not verbs or action.verb in verbs) and not self.game.over:
            self.steps._free = free
        return drawn

    patch.setattr(Table, "_play", play)


def luck_taken_back(patch: pytest.MonkeyPatch) -> None:
    undo_crosses(patch)


def looks_taken_back(patch: pytest.MonkeyPatch) -> None:
    undo_crosses(patch, "visit")


def kept_tokens_taken_back(patch: pytest.MonkeyPatch) -> None:
    undo_crosses(patch, "keep")


def log_not_taken_back(patch: pytest.MonkeyPatch) -> None:
    """What was undone stays in the log."""
    go_back = Table._go_back

    def go_back_but_tell(self: Table, seat: int, back: Back) -> None:
        told = [*self.events]
        go_back(self, seat, back)
        self.events[:] = told

    patch.setattr(Table, "_go_back", go_back_but_tell)


def part_not_taken_back(patch: pytest.MonkeyPatch) -> None:
    """What was gained stays, and what was paid comes back."""
    go_back = Table._go_back

    def go_back_but_keep(self: Table, seat: int, back: Back) -> None:
        kept = self.game.state.players[seat].supply
        go_back(self, seat, back)
        had = self.game.state.players[seat].supply
        self.game.state.players[seat].supply = [max(pair) for pair in zip(kept, had, strict=True)]

    patch.setattr(Table, "_go_back", go_back_but_keep)


HOLES = (luck_taken_back, looks_taken_back, kept_tokens_taken_back, log_not_taken_back, part_not_taken_back)


@pytest.mark.parametrize("hole", HOLES)
def test_a_hole_in_the_barrier_would_be_found(
    hole: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    hole(monkeypatch)

    assert any(is_found(seed) for seed in range(8, 20))


def is_found(seed: int) -> bool:
    try:
        barrier(seed)
    except LeakError:
        return True
    return False
