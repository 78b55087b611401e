"""What a notebook shows of a game tells a reader what it is, in one line."""

from __future__ import annotations

import pytest

from monumental import Game, Table, new_game, new_table, read_action, seeded
from monumental.testing import Leanings


@pytest.fixture
def game() -> Game:
    return new_game(civilizations=("japanese", "malians"), first=0, seed=10)


def test_a_game_says_its_rules_the_round_and_who_is_asked(game: Game) -> None:
    assert repr(game) == "<Game of duel: round 1, seat 0 (japanese) is asked 'activate'>"


def test_a_game_before_civilizations_are_chosen_names_none() -> None:
    assert repr(new_game(seed=1, first=1)) == "<Game of duel: round 0, seat 1 is asked 'choose-civilization'>"


def test_a_game_that_is_over_says_so(game: Game) -> None:
    leanings = Leanings(3)
    while not game.over:
        game.play(leanings.choose(game.options()))

    assert repr(game) == f"<Game of duel: over in round {game.state.round}>"
    assert repr(game.state).endswith("the game is over>")


def test_a_game_between_two_questions_says_what_is_still_to_do(game: Game) -> None:
    del game.state.agenda[1:]

    assert repr(game) == "<Game of duel: round 1, <EndRound: seat 0>>"


def test_parts_of_a_game_say_what_they_are(game: Game) -> None:
    forum = game.catalog.by_key["forum"]

    assert repr(game.state) == "<DuelState: 2 seats, round 1, <ActivateCity: seat 0 is asked 'activate'>>"
    assert repr(game.choice()) == "<ActivateCity: seat 0 is asked 'activate'>"
    assert repr(game.state.agenda[0]) == "<EndRound: seat 0>"
    assert repr(game.state.players[0]).startswith("<Player: civilization ")
    assert repr(forum) == f"<Card {forum.number}: forum, building>"
    assert repr(forum.use) == "<Script duel-trade/forum.use>"
    assert repr(game.catalog.civilization_by_key["aztecs"]) == "<Civilization 0: aztecs>"
    assert repr(game.catalog) == f"<Catalog of duel-trade: {len(game.catalog.cards)} cards, 3 civilizations>"
    assert repr(game.options()[:2]) == "[Action('activate', 0, 0), Action('activate', 0, 1)]"


def test_a_table_says_who_sits_there() -> None:
    table: Table = new_table(civilizations=("japanese", "aztecs"), first=0, seed=1)
    table.play(0, read_action(table.game, "activate 1 a"))

    assert repr(table) == f"<Table of human, human after 1 moves: {table.game!r}>"


def test_a_copy_looks_like_its_original(game: Game) -> None:
    assert repr(game.clone(seeded(1))) == repr(game)
