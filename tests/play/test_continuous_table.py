"""A table of the continuous mode: the record, and steps back."""

from __future__ import annotations

import pytest

from monumental.play.position import dump
from monumental.play.table import Table
from tests import classic_scene, continuous_scene
from tests.play.recorded import check_replay, played, table_of
from tests.play.test_table import play
from tests.random_game import KINDS, MODULES, ModuleGame


def for_hire(**mine: object) -> Table:
    """Cleopatra can be hired; seat 1 has something to do as well."""
    return Table(
        continuous_scene.scene(
            packs=("base", "heroes"),
            modules={"heroes": {"row": "boudica cleopatra"}},
            supply="3 gold",
            other={"supply": "3 gold"},
            **mine,
        )
    )


def test_a_single_action_can_be_taken_back_until_the_next_player_acts() -> None:
    table = for_hire()
    here = dump(table.game)

    play(table, 0, "hire cleopatra", "end")
    assert table.game.seat == 1
    assert table.can_undo(0)
    table.undo(0)
    table.undo(0)

    assert dump(table.game) == here
    play(table, 0, "hire cleopatra", "end")
    play(table, 1, "hire boudica")
    assert not table.can_undo(0)


def test_passing_can_be_taken_back_too() -> None:
    table = for_hire()
    here = dump(table.game)

    play(table, 0, "pass")
    table.undo(0)

    assert dump(table.game) == here
    assert table.game.seat == 0


def test_a_hero_that_was_returned_is_ones_own_again_after_a_step_back() -> None:
    table = for_hire(hero="archimedes", marks=["hero"])
    here = dump(table.game)

    play(table, 0, "dismiss")
    assert not table.game.state.players[0].marked
    table.undo(0)

    assert dump(table.game) == here


def test_a_monster_that_was_found_can_not_be_taken_back() -> None:
    table = Table(
        classic_scene.scene(packs=("base", "monsters"), supply="3 military", luck="nian", troops="1:9")
    )

    play(table, 0, "conquer 2", "send 1")

    assert table.moves[-1].drawn == ("nian",)
    assert not table.can_undo(0)


@pytest.mark.parametrize("rules", ["classic", "continuous"])
@pytest.mark.parametrize("modules", MODULES, ids="-".join)
def test_a_game_with_modules_can_be_played_again_from_its_record(
    rules: str, modules: tuple[str, ...]
) -> None:
    """Steps back and forth included; a few hundred moves are enough."""
    kind = KINDS.index((rules, modules, 3))
    table = played(table_of(ModuleGame(kind, draw_capitals=False).game, kind), kind, moves=200)

    check_replay(table, f"ModuleGame({kind}, draw_capitals=False)")
    assert "undo" in {move.words for move in table.moves}
