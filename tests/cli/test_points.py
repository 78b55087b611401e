"""Points before the end and at the end: Dominance is given when the game is over."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.cards.text import LANGUAGES, load_texts
from monumental.cli.screens import score
from monumental.cli.screens.phrases import title
from monumental.cli.table.telling.course import points_by_round
from monumental.engine.scoring.points import score_sheets
from monumental.testing.scene import classic_scene
from tests.cli.seated import heard, texts_of
from tests.play.recorded import whole_game
from tests.scene import scene


def over(game: Game) -> Game:
    """The same position after the last move."""
    game.state.agenda.clear()
    return game


@pytest.mark.rule("DUEL-END-09")
def test_dominance_is_provisional_until_the_game_is_over() -> None:
    game = scene(city="forum* mine . . . . . . .", provinces="sahara phoenicia")

    assert "5 points (3 of them provisional Dominance)" in title(game, 0, 0, texts_of(game))
    assert "0 points" in title(game, 1, 0, texts_of(game))
    assert "Provisional Dominance in Provinces (2 : 0): 3 points for Japanese." in heard(game, "score")
    assert "5 points" in title(over(game), 0, 0, texts_of(game))
    assert "Dominance in Provinces (2 : 0): 3 points for Japanese." in score.dominance(game, texts_of(game))


@pytest.mark.rule("BASE-END-09")
def test_it_is_said_of_every_player_on_a_map() -> None:
    game = classic_scene(city="./mathematics . . . . . . . .")

    assert "4 points (3 of them provisional Dominance)" in title(game, 0, 0, texts_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_counts_provisional_points_as_given(language: str) -> None:
    game = scene(provinces="sahara phoenicia")
    texts = texts_of(game, language)

    before = title(game, 0, 0, texts)[1]

    assert "5" in before
    assert "3" in before
    assert title(over(game), 0, 0, texts)[1] != before


def test_the_end_tells_the_points_by_round() -> None:
    table = whole_game("duel")

    first, *lines = points_by_round(table, load_texts("en"))

    rounds = table.game.state.round
    assert first == f"Points by round, 1 to {rounds}:"
    totals = [sheet.total for sheet in score_sheets(table.game)]
    assert [int(line.split()[-1]) for line in lines] == totals
    assert {len(line.partition(":")[2].split()) for line in lines} == {rounds}
