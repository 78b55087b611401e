"""What the engine promises about every game, held against three hundred random ones."""

from __future__ import annotations

import random

import pytest

from monumental import Action, Game, IllegalAction, new_game
from monumental.engine.chance import Recorded, seeded
from monumental.play.position import dump, read_position, read_snapshot, write_position, write_snapshot
from monumental.testing import (
    check_clone,
    check_conservation,
    check_length,
    check_options,
    check_standing_texts,
    conceivable,
    position,
)
from tests import lanes
from tests.properties.promises import check_answers, check_rules, check_same, told, try_in_vain
from tests.random_game import RandomGame

GAMES = 300
BLOCK = 10

#: What is slow is done at every so many decisions.
EVERY = 5

blocks = lanes.blocks(range(GAMES), BLOCK)


@blocks
def test_every_game_ends_after_six_to_ten_rounds_and_something_is_always_offered(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            while not play.game.over:
                assert play.game.options()
                play.go_on()

            check_length(play.game)
            assert 6 <= play.game.state.round <= 10
            assert play.game.options() == []
            assert play.journal[-1].key == "game-over"


@blocks
def test_every_card_and_token_is_accounted_for_at_every_decision(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            while not play.game.over:
                check_conservation(play.game)
                check_standing_texts(play.game)
                play.go_on()
            check_conservation(play.game)


@blocks
def test_every_option_can_be_played_and_trying_it_in_a_copy_changes_nothing(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            while not play.game.over:
                if play.decision % EVERY == seed % EVERY:
                    check_options(play.game)
                    check_clone(play.game)
                play.go_on()


@blocks
def test_a_copy_equals_its_original_and_goes_on_to_the_same_events_with_the_same_luck(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            here = dump(play.game)
            while not play.game.over:
                copy = play.game.clone(Recorded([]))
                action, heard, drawn = play.choose(), len(play.journal), len(play.luck.cards)

                play.play(action)

                assert dump(copy) == here, "the copy is not what the original was"
                copy.chance, copy.journal = play.luck_since(drawn), []
                copy.play_option(action)
                here = dump(play.game)
                assert dump(copy) == here
                assert [repr(event) for event in copy.journal] == told(play, heard)


@blocks
def test_a_copy_stays_as_it_was_while_the_original_goes_on_to_the_end(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            copies: list[tuple[Game, dict[str, object], int, int, int]] = []
            actions: list[Action] = []
            while not play.game.over:
                if play.decision % 40 == 0:
                    copy = play.game.clone(Recorded([]))
                    copies.append((copy, dump(copy), play.decision, len(play.journal), len(play.luck.cards)))
                actions.append(play.choose())
                play.play(actions[-1])

            for copy, as_it_was, decision, heard, drawn in copies:
                assert dump(copy) == as_it_was, f"the copy of decision {decision}"
                copy.chance, copy.journal = play.luck_since(drawn), []
                for action in actions[decision:]:
                    copy.play_option(action)
                assert position(copy) == position(play.game), f"the copy of decision {decision}"
                assert [repr(event) for event in copy.journal] == told(play, heard)


@blocks
def test_equal_seeds_give_equal_games(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play, RandomGame(seed) as again:
            play.finish()
            again.finish()

            assert told(play) == told(again)
            assert dump(play.game) == dump(again.game)


def test_different_seeds_give_different_games() -> None:
    starts = {
        repr(dump(new_game(seed=seed, civilizations=("aztecs", "malians"), first=0))) for seed in range(50)
    }

    assert len(starts) == 50


@blocks
def test_a_saved_game_gives_the_position_back(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            while not play.game.over:
                if play.decision % EVERY == seed % EVERY:
                    check_same(play.game, read_snapshot(write_snapshot(play.game)))
                play.go_on()


@blocks
def test_a_position_file_gives_the_position_back(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            while not play.game.over:
                if play.decision % (3 * EVERY) == seed % (3 * EVERY):
                    check_same(play.game, read_position(write_position(play.game)))
                play.go_on()


@blocks
def test_a_game_read_from_a_file_goes_on_as_the_one_it_was_written_from(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            stop = random.Random(seed).randrange(120)
            while not play.game.over and play.decision < stop:
                play.go_on()
            read, drawn = read_position(write_position(play.game)), len(play.luck.cards)

            actions: list[Action] = []
            while not play.game.over:
                actions.append(play.choose())
                play.play(actions[-1])

            read.chance = play.luck_since(drawn)
            for action in actions:
                read.play_option(action)
            assert dump(read) == dump(play.game)


@blocks
def test_every_action_is_either_offered_or_refused_with_a_reason_and_its_clause(seeds: range) -> None:
    """Once in every three games at each kind of question, and once in every two at a turn."""
    asked: set[str] = set()
    for seed in seeds:
        if seed % 3 == 0:
            asked.clear()
        with RandomGame(seed) as play:
            turns_left = 1 if seed % 4 < 2 else 0
            while not play.game.over:
                question = play.game.choice().question
                if question == "take-turn":
                    if turns_left and play.decision >= seed % 100:
                        turns_left = 0
                        check_answers(play.game)
                elif question not in asked:
                    asked.add(question)
                    check_answers(play.game)
                play.go_on()


@blocks
def test_a_rule_refuses_exactly_what_it_does_not_offer(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            turns = 0
            while not play.game.over:
                if play.game.choice().question == "take-turn":
                    turns += 1
                    if turns % 15 == seed % 15:
                        check_rules(play.game)
                play.go_on()


@blocks
def test_an_illegal_action_changes_nothing(seeds: range) -> None:
    for seed in seeds:
        with RandomGame(seed) as play:
            pick = random.Random(seed)
            words = list(conceivable(play.game))
            while not play.game.over:
                tried = pick.choice(words)
                if pick.random() < 0.25 and tried not in play.game.options():
                    try_in_vain(play, tried)
                play.go_on()


def test_nothing_is_legal_once_the_game_is_over() -> None:
    with RandomGame(0) as play:
        play.finish()

        for action in conceivable(play.game):
            reason = play.game.why_not(action)
            assert reason is not None
            assert (reason.key, play.game.rules.clause_of(reason)) == ("game-over", "DUEL-END-02")
        with pytest.raises(IllegalAction, match="game-over"):
            play.game.play(Action("pass"))


def test_the_luck_of_a_copy_does_not_touch_the_original() -> None:
    with RandomGame(1) as play:
        for _ in range(30):
            play.go_on()
        before, drawn = dump(play.game), len(play.luck.cards)
        copy = play.game.clone(seeded(99))
        choose = random.Random(99)

        while not copy.over:
            copy.play(choose.choice(copy.options()))

        assert dump(play.game) == before
        assert len(play.luck.cards) == drawn
