"""A table with Automas: who answers for them, what the record has of their turns, and steps back."""

from __future__ import annotations

import pytest

from monumental.play.errors import TurnError
from monumental.play.table import Table
from monumental.testing import position
from tests.play.recorded import check_replay, played, table_of
from tests.random_game import SoloGame

TIES = {"automa-conquer", "automa-site", "automa-step"}

#: So far away is another game of the same kind.
FURTHER = 1000


def at_a_tie(seed: int) -> Table:
    """A random game, at the first tie of an Automa; where one has none, the next such game has one."""
    play = SoloGame(seed)
    while not play.game.over:
        if play.game.choice().question in TIES:
            return Table(play.game)
        play.go_on()
    return at_a_tie(seed + FURTHER)


@pytest.mark.rule("MOD-AUTO-05")
@pytest.mark.parametrize("seed", [1, 3, 5, 7])
def test_whoever_decides_for_an_automa_answers_and_nobody_else(seed: int) -> None:
    table = at_a_tie(seed)
    asked = table.game.seat
    option = table.game.options()[0]

    for seat in range(len(table.game.state.players)):
        if seat != asked:
            with pytest.raises(TurnError, match=f"^seat {seat} is not asked now$"):
                table.play(seat, option)
    table.play(asked, option)

    assert table.moves[0].seat == asked


def test_a_tie_can_be_decided_anew_until_luck_has_spoken() -> None:
    """Also after the same player has decided the next one; no more once a Solo card was revealed."""
    taken_back = closed = 0
    for seed in range(40):
        table = at_a_tie(seed)
        here, seat = position(table.game), table.game.seat
        table.play(seat, table.game.options()[-1])
        if table.moves[0].drawn:
            closed += 1
            assert not table.steps.of(seat)
        else:
            taken_back += 1
            table.undo(seat)
            assert position(table.game) == here

    assert taken_back
    assert closed


def test_the_record_has_the_solo_cards_that_luck_brought() -> None:
    play = SoloGame(1)
    table = Table(play.game)
    while table.game.state.round < 3:
        table.play(table.game.seat, play.choose())

    drawn = [key for move in table.moves for key in move.drawn]
    cards = table.game.catalog.cards
    revealed = [cards[event.card].key for event in table.events if event.key == "solo-card"]
    assert revealed
    assert [key for key in drawn if key.startswith("solo-")] == revealed


@pytest.mark.parametrize("seed", range(8))
def test_a_game_with_automas_can_be_played_again_from_its_record(seed: int) -> None:
    """Steps back and forth included: the record has them too."""
    table = played(table_of(SoloGame(seed).game, seed), seed)

    check_replay(table, f"SoloGame({seed})")
    assert "undo" in [move.words for move in table.moves], f"seed {seed}"
