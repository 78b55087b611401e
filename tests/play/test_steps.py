"""Steps back and forth at a table: what can be done again, by whom, and what a copy has of it."""

from __future__ import annotations

import random

import pytest

from monumental.engine.chance import Recorded
from monumental.play.errors import TurnError
from monumental.play.position import write_snapshot
from monumental.play.records.record import Move
from monumental.play.table import Table
from tests.play.recorded import KINDS, open_kind, played, shown
from tests.play.test_table import at_a_market, everything, paying_for_culture, play
from tests.scene import scene


def building() -> Table:
    """Seat 0 has several things to do one after another, and so has seat 1."""
    mine = "3 production 2 science"
    return Table(scene(supply=mine, city="forum* . . . . . . . .", other={"supply": "3 production"}))


def telling(table: Table) -> tuple[str, list[str]]:
    """The position and the events, sign by sign."""
    return write_snapshot(table.game), [repr(event) for event in table.events]


# News


@pytest.mark.parametrize("kind", ["duel", "classic", "solo"])
def test_whoever_saw_a_version_is_told_what_came_since(kind: str) -> None:
    """Whatever was taken back, done again and played in between: what still counts, and the news."""
    table = open_kind(kind)
    choose = random.Random(kind)
    told: list[list[str]] = [[repr(event) for event in table.events]]
    while not table.game.over and table.version < 150:
        press(table, choose)
        told.append([repr(event) for event in table.events])
        version = choose.randrange(table.version + 1)

        counting, news = table.heard.since(version)

        assert [*told[version][:counting], *[repr(event) for event in news]] == told[-1], f"line {version}"
    assert any(move.words == "undo" for move in table.moves)


def press(table: Table, choose: random.Random) -> None:
    """Sometimes a step back or forth, else anything that can be done."""
    seats = range(len(table.sitters))
    back, forth = [[*filter(can, seats)] for can in (table.can_undo, table.can_redo)]
    if back and choose.random() < 0.3:
        table.undo(back[0])
    elif forth and choose.random() < 0.5:
        table.redo(forth[0])
    else:
        table.play(table.game.seat, choose.choice(table.game.options()))


# Doing again


def test_what_was_taken_back_can_be_done_again() -> None:
    table = building()
    before = telling(table)
    play(table, 0, "use a1")
    done = telling(table)
    table.undo(0)
    assert telling(table) == before

    table.redo(0)

    assert telling(table) == done
    assert table.moves == [Move(0, "use a1"), Move(0, "undo"), Move(0, "redo")]
    assert table.can_undo(0)
    assert not table.can_redo(0)


def test_several_steps_are_done_again_one_by_one_the_last_one_taken_back_first() -> None:
    table = building()
    seen = [telling(table)]
    for action in ("use a1", "branch 2", "pay production"):
        play(table, 0, action)
        seen.append(telling(table))
    for here in reversed(seen[:-1]):
        table.undo(0)
        assert telling(table) == here

    for here in seen[1:]:
        assert table.can_redo(0)
        table.redo(0)
        assert telling(table) == here

    assert not table.can_redo(0)
    assert [move.words for move in table.moves[3:]] == ["undo"] * 3 + ["redo"] * 3


def test_forwards_and_backwards_as_often_as_one_likes() -> None:
    table = building()
    play(table, 0, "use a1", "branch 2")
    there = telling(table)
    for _ in range(20):
        table.undo(0)
        table.undo(0)
        table.redo(0)
        table.redo(0)
        assert telling(table) == there

    assert len(table.moves) == 2 + 80


def test_what_was_forced_is_done_again_with_it() -> None:
    table = paying_for_culture()
    play(table, 0, "use a1")
    table.play_forced()
    done = telling(table)
    table.undo(0)

    table.redo(0)

    assert telling(table) == done
    assert table.moves == [
        Move(0, "use a1"),
        Move(0, "branch 2", forced=True),
        Move(0, "undo"),
        Move(0, "redo"),
    ]
    table.undo(0)
    assert not table.can_undo(0)


def test_what_was_forced_on_the_other_player_is_done_again_too() -> None:
    table = Table(scene(supply="3 production"))
    play(table, 0, "build barricade")
    table.play_forced()
    assert table.moves[-1] == Move(1, "pass", forced=True)
    done = telling(table)
    table.undo(0)

    table.redo(0)

    assert telling(table) == done
    assert table.moves[-1] == Move(0, "redo")


def test_a_new_action_closes_what_could_be_done_again() -> None:
    table = building()
    play(table, 0, "use a1")
    table.undo(0)

    play(table, 0, "advantage production 1")

    assert not table.can_redo(0)
    with pytest.raises(TurnError, match=r"^there is nothing to do again") as refused:
        table.redo(0)
    assert refused.value.key == "refused-redo"


def test_the_same_action_closes_it_as_well() -> None:
    table = building()
    play(table, 0, "use a1", "branch 2")
    table.undo(0)
    table.undo(0)

    play(table, 0, "use a1")

    assert not table.can_redo(0)


def test_an_action_that_is_refused_closes_nothing() -> None:
    table = building()
    play(table, 0, "use a1")
    table.undo(0)

    with pytest.raises(TurnError):
        play(table, 1, "pass")

    assert table.can_redo(0)


def test_nobody_does_again_what_another_player_took_back() -> None:
    table = building()
    play(table, 0, "use a1")
    table.undo(0)
    before = everything(table)

    assert not table.can_redo(1)
    with pytest.raises(TurnError):
        table.redo(1)

    assert everything(table) == before
    assert table.can_redo(0)


def test_nothing_is_to_be_done_again_where_nothing_was_taken_back() -> None:
    table = building()
    assert not table.can_redo(0)
    with pytest.raises(TurnError):
        table.redo(0)
    play(table, 0, "use a1")

    with pytest.raises(TurnError):
        table.redo(0)

    assert [move.words for move in table.moves] == ["use a1"]


@pytest.mark.parametrize("kind", KINDS)
def test_back_and_forth_anywhere_in_a_game_leads_to_the_same_moment(kind: str) -> None:
    """As far back as it goes, and forth again: same position, same events, and nothing else to take back."""
    choose = random.Random(kind)
    table = open_kind(kind, 5)
    steps = 0
    while table.version < 300 and not table.game.over:
        played(table, choose.randrange(10**6), moves=table.version + 7)
        for seat in range(len(table.sitters)):
            there, lines = telling(table), table.version
            can_redo, could = table.can_redo(seat), table.undoable(seat)
            while table.can_undo(seat):
                table.undo(seat)
                steps += 1
            for _ in could:
                table.redo(seat)
            assert telling(table) == there, f"{kind}: line {lines}"
            assert table.undoable(seat) == could
            assert table.version == lines + 2 * len(could)
            assert table.can_redo(seat) == can_redo

    assert steps > 15


# What can be taken back


def test_the_actions_that_can_be_taken_back_are_listed_the_last_one_first() -> None:
    table = building()
    assert table.undoable(0) == []

    play(table, 0, "use a1", "branch 2")

    assert table.undoable(0) == ["branch 2", "use a1"]
    assert table.undoable(1) == []
    table.undo(0)
    assert table.undoable(0) == ["use a1"]


def test_what_was_forced_is_not_listed() -> None:
    table = paying_for_culture()
    play(table, 0, "use a1")
    table.play_forced()
    assert table.moves[-1].forced

    assert table.undoable(0) == ["use a1"]
    assert table.undoable(1) == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_list_is_as_long_as_the_way_back(kind: str) -> None:
    for moves in range(10, 150, 10):
        table = played(open_kind(kind, 2), 2, moves)
        for seat in range(len(table.sitters)):
            listed = table.undoable(seat)
            taken_back = 0
            while table.can_undo(seat):
                assert table.undoable(seat) == listed[taken_back:]
                table.undo(seat)
                taken_back += 1
            assert taken_back == len(listed)


def test_nothing_can_be_taken_back_once_the_game_is_over() -> None:
    table = Table(scene(final=True))
    play(table, 0, "pass")
    assert table.can_undo(0)

    play(table, 1, "pass")

    assert table.game.over
    for seat in (0, 1):
        assert not table.can_undo(seat)
        assert not table.can_redo(seat)
        assert table.undoable(seat) == []
        with pytest.raises(TurnError) as refused:
            table.undo(seat)
        assert refused.value.key == "refused-undo-over"
        with pytest.raises(TurnError):
            table.redo(seat)


# What was meant for another moment


def test_an_action_for_an_earlier_moment_is_refused() -> None:
    table = building()
    play(table, 0, "use a1")
    before = everything(table)

    for at in (0, 2, -1, 99):
        with pytest.raises(
            TurnError, match=f"^the table has moved on: this was meant for move {at}, and 1"
        ) as refused:
            table.play(0, table.game.options()[0], at)
        assert refused.value.key == "refused-stale"

    assert everything(table) == before
    table.play(0, table.game.options()[0], 1)
    assert table.version == 2


def test_steps_back_and_forth_for_an_earlier_moment_are_refused() -> None:
    """Pressed twice by mistake, the second one does nothing."""
    table = building()
    play(table, 0, "use a1", "branch 2")
    table.undo(0, 2)
    with pytest.raises(TurnError, match="meant for move 2, and 3 were made"):
        table.undo(0, 2)
    table.redo(0, 3)
    with pytest.raises(TurnError, match="meant for move 3, and 4 were made"):
        table.redo(0, 3)

    assert [move.words for move in table.moves] == ["use a1", "branch 2", "undo", "redo"]


def test_every_line_of_the_record_makes_a_new_moment() -> None:
    table = paying_for_culture()
    assert table.version == 0

    play(table, 0, "use a1")
    table.play_forced()
    table.undo(0)
    table.redo(0)
    table.sit(1, "greedy")

    assert table.version == len(table.moves) == 5


# Copies


def test_a_copy_goes_its_own_way() -> None:
    table = building()
    play(table, 0, "use a1", "branch 2")
    table.undo(0)
    before = shown(table)

    copy = table.copy(Recorded([]))
    assert shown(copy) == before
    copy.redo(0)
    copy.undo(0)
    copy.undo(0)
    copy.sit(1, "greedy")
    play(copy, 0, "advantage production 1")

    assert shown(table) == before
    assert table.can_redo(0)
    table.redo(0)
    assert [move.words for move in table.moves] == ["use a1", "branch 2", "undo", "redo"]


def test_the_original_goes_its_own_way_too() -> None:
    table = building()
    play(table, 0, "use a1", "branch 2")
    table.undo(0)
    copy = table.copy(Recorded([]))
    before = shown(copy)

    table.undo(0)
    table.sit(0, "greedy")
    play(table, 0, "advantage production 1")

    assert shown(copy) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_of_any_table_goes_on_as_the_table_would(kind: str) -> None:
    for moves in (5, 60, 110):
        table = played(open_kind(kind, 3), 3, moves)
        draws = _luck_to_come(table)
        copy = table.copy(Recorded(draws))
        there = shown(table)

        played(copy, 8, moves + 25)

        assert shown(table) == there
        again = table.copy(Recorded(draws))
        assert shown(played(again, 8, moves + 25)) == shown(copy)


def _luck_to_come(table: Table) -> list[int]:
    """What another copy drew when it went on."""
    trial = table.copy(table.luck.luck)
    played(trial, 8, table.version + 25)
    return trial.luck.cards


def test_a_look_at_a_market_closes_the_way_forth_as_well() -> None:
    table = at_a_market(looked_at=True)
    play(table, 0, "explore 2 2")
    table.undo(0)
    assert table.can_redo(0)

    play(table, 0, "visit 1")

    assert not table.can_redo(0)
    assert not table.can_undo(0)
