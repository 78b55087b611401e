"""Games to learn from: every lesson says what should be done, and every game how it ended."""

from __future__ import annotations

import pickle

import pytest

from monumental.bots.network.table import seated
from monumental.play.setup import new_game
from monumental.train.games import Answer, Lesson, Played, against_itself, sign_names, watched, won
from monumental.train.lessons import REMEMBERED, packed
from monumental.train.plan import Plan

PLAN = Plan("duel", thoughts=4, hasty_thoughts=1, careful=0.5, noted=1.0)


def played_against_itself(seed: int) -> Played:
    network = seated(new_game("duel", seats=2, seed=1))
    game = against_itself(PLAN, 2, seed, network.eye)
    look = next(game)
    while True:
        try:
            look = game.send(Answer(network.judge([look])[0], [0.75, 0.25]))
        except StopIteration as end:
            played = end.value
            assert isinstance(played, Played)
            return played


def test_a_game_against_itself_teaches_what_to_do_and_who_won() -> None:
    played = played_against_itself(7)
    assert played.decisions == len(played.lessons) > 30
    careful = [lesson for lesson in played.lessons if lesson.shares]
    assert 0.2 < len(careful) / played.decisions < 0.8
    for lesson in careful:
        assert len(lesson.shares) == lesson.look.count
        assert sum(lesson.shares) == pytest.approx(1.0)
        assert lesson.expected == [0.75, 0.25]
    assert sum(played.shares) == pytest.approx(1.0)
    assert played.leads[0] == -played.leads[1]


@pytest.mark.long
def test_the_same_seed_is_the_same_game() -> None:
    first, again, other = (played_against_itself(seed) for seed in (7, 7, 8))
    assert [each.look.options for each in first.lessons] == [each.look.options for each in again.lessons]
    assert [each.look.options for each in first.lessons] != [each.look.options for each in other.lessons]


def test_a_packed_game_tells_the_end_from_whoever_is_asked() -> None:
    eye = seated(new_game("duel", seats=2, seed=1)).eye
    played = watched(PLAN, 2, 3, eye)
    seats, rows, signs, options, shares, told = pickle.loads(packed(played, PLAN, eye.writer.length))
    assert seats == 2
    assert rows.shape == (len(played.lessons), eye.writer.length)
    assert signs.shape[2] == len(sign_names("duel", [2]))
    assert options.shape[1] == REMEMBERED
    for number, lesson in enumerate(played.lessons):
        seat = lesson.look.seat
        assert told[number, :, 0].tolist() == [played.shares[seat], played.shares[1 - seat]]
        assert shares[number].argmax() == lesson.shares.index(1.0)


def test_a_position_is_worth_what_was_expected_soon_after_it_and_who_won() -> None:
    look = watched(PLAN, 2, 3, seated(new_game("duel", seats=2, seed=1)).eye).lessons[0].look
    said = ([0.5, 0.5], [0.9, 0.1], [0.2, 0.8])
    played = Played([Lesson(look, [], list(shares)) for shares in said], [1.0, 0.0])

    first, second, last = won(played, hindsight=0.5, fading=0.5)

    assert last == [1.0, 0.0]  # nothing is expected after the last decision
    assert second == pytest.approx([0.5 + 0.5 * 0.6, 0.5 * 0.4])  # half the end, half 0.2
    assert first == pytest.approx([0.5 + 0.5 * 0.75, 0.5 * 0.25])  # half the above, half 0.9
    assert won(played, hindsight=0.0, fading=0.5) == [[1.0, 0.0]] * 3


def test_games_of_others_are_worth_what_came_of_them() -> None:
    played = watched(PLAN, 2, 3, seated(new_game("duel", seats=2, seed=1)).eye)

    assert all(worth == played.shares for worth in won(played, PLAN.hindsight, PLAN.fading))
