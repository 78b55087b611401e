"""What the engine promises about every game of classic: two to four players, every map, every reading."""

from __future__ import annotations

import random

import pytest

from monumental import Action, Game, IllegalAction, new_game
from monumental.engine.agenda import Offer
from monumental.engine.chance import Recorded, seeded
from monumental.engine.scoring.points import score_sheets, winners
from monumental.games.classic import PRESETS, SWITCHES
from monumental.games.classic.state import classic
from monumental.maps.files import shipped_maps
from monumental.play.position import dump, read_position, read_snapshot, write_position, write_snapshot
from monumental.testing import (
    Course,
    check_conservation,
    check_game,
    check_length,
    conceivable,
    position,
)
from monumental.testing.classic.cards import rounds_of
from tests import lanes
from tests.properties.promises import check_answers, check_now, check_rules, check_same, told, try_in_vain
from tests.random_game import ALL_KINDS, ClassicGame

#: How many seeds one test takes.
BLOCK = 4

LAYOUTS = [(seats, layout) for seats in (2, 3, 4) for layout in shipped_maps(seats)]


def blocks(seeds: int) -> pytest.MarkDecorator:
    return lanes.blocks(range(seeds), BLOCK)


# The referee


@pytest.mark.parametrize("seed", lanes.first_now(range(2)))
@pytest.mark.parametrize(("seats", "layout"), LAYOUTS)
def test_every_position_on_every_map_holds(seats: int, layout: str, seed: int) -> None:
    game = check_game(seed, rules="classic", seats=seats, layout=layout)

    assert game.over
    assert winners(game)


@blocks(ALL_KINDS)
def test_every_card_piece_and_token_is_accounted_for_in_every_reading(seeds: range) -> None:
    for seed in seeds:
        course = Course()
        with ClassicGame(seed) as play:
            while not play.game.over:
                check_now(play, course, often=3, seldom=50)
                play.go_on()
            check_now(play, course, often=3, seldom=50)

            assert play.journal[-1].key == "game-over"
            assert play.game.options() == []


@blocks(18)
def test_rich_players_break_nothing_either(seeds: range) -> None:
    for seed in seeds:
        course = Course()
        with ClassicGame(seed, rich=True) as play:
            while not play.game.over:
                check_now(play, course, often=3, seldom=50)
                play.go_on()
            check_now(play, course, often=3, seldom=50)


def test_random_games_cover_every_reading_seat_and_map() -> None:
    """Otherwise a switch could break without anybody noticing."""
    games = [ClassicGame(seed).game for seed in range(ALL_KINDS)]

    kinds = {(len(game.state.players), classic(game).hexmap.name) for game in games}
    assert kinds == {*LAYOUTS, *[(seats, "random") for seats in (2, 3, 4)]}
    switches = [game.rules.switches for game in games]
    for preset in PRESETS.values():
        assert preset in switches
    for name, usual in SWITCHES.items():
        assert {**SWITCHES, name: not usual} in switches
    assert {game.rules.modules for game in games} == {(), ("renaissance",)}


# Turns and the end


@pytest.mark.rule("BASE-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("packs", [("base",), ("base", "renaissance")], ids=["three-eras", "four-eras"])
def test_everybody_has_as_many_turns_and_no_game_is_longer_than_the_deck_allows(
    packs: tuple[str, ...], seats: int
) -> None:
    for seed in range(10):
        with ClassicGame(seed, seats=seats, packs=packs, layout=None) as play:
            play.finish()

            turns = [event.seat for event in play.journal if event.key == "turn-begins"]
            rounds = play.game.state.round
            assert [turns.count(seat) for seat in range(seats)] == [rounds] * seats
            fewest, most = rounds_of(play.game)
            assert fewest <= rounds <= most


def test_the_longest_game_is_one_in_which_nobody_acquires_anything() -> None:
    for seats, rounds in ((2, 9), (3, 11), (4, 9)):
        game = new_game("classic", seats=seats, seed=seats)
        while not game.over:
            game.play(game.options()[-1])

        assert game.state.round == rounds == rounds_of(game)[1]


def test_points_are_never_negative_and_somebody_wins() -> None:
    for seed in range(BLOCK):
        with ClassicGame(seed) as play:
            play.finish()

            totals = [sheet.total for sheet in score_sheets(play.game)]
            assert min(totals) >= 0
            assert all(totals[seat] == max(totals) for seat in winners(play.game))


# Maps that luck makes


@pytest.mark.parametrize("first", lanes.first_now(range(0, 200, 10)))
def test_a_game_on_a_random_map_comes_to_its_end(first: int) -> None:
    for seed in range(first, first + 10):
        with ClassicGame(seed, layout=f"random:{seed}") as play:
            while not play.game.over:
                if play.decision % 50 == 0:
                    check_conservation(play.game)
                play.go_on()

            check_conservation(play.game)
            check_length(play.game)


# Seeds and copies


@blocks(18)
def test_equal_seeds_give_equal_games(seeds: range) -> None:
    for seed in seeds:
        with ClassicGame(seed) as play, ClassicGame(seed) as again:
            play.finish()
            again.finish()

            assert told(play) == told(again)
            assert dump(play.game) == dump(again.game)


def test_different_seeds_give_different_games() -> None:
    peoples = ("danes", "greeks", "chinese")
    starts = {
        repr(dump(new_game("classic", civilizations=peoples, first=0, seed=seed))) for seed in range(50)
    }

    assert len(starts) == 50


@blocks(9)
def test_a_copy_goes_on_to_the_same_events_with_the_same_luck(seeds: range) -> None:
    for seed in seeds:
        with ClassicGame(seed) as play:
            here = position(play.game)
            while not play.game.over:
                copy = play.game.clone(Recorded([]))
                action, heard, drawn = play.choose(), len(play.journal), len(play.luck.cards)

                play.play(action)

                assert position(copy) == here, "the copy is not what the original was"
                copy.chance, copy.journal = play.luck_since(drawn), []
                copy.play_option(action)
                here = position(play.game)
                assert position(copy) == here
                assert [repr(event) for event in copy.journal] == told(play, heard)


@blocks(18)
def test_a_copy_stays_as_it_was_while_the_original_goes_on_to_the_end(seeds: range) -> None:
    for seed in seeds:
        with ClassicGame(seed) as play:
            copies: list[tuple[Game, object, int]] = []
            while not play.game.over:
                if play.decision % 20 == 0:
                    copy = play.game.clone(seeded(seed))
                    copies.append((copy, position(copy), play.decision))
                play.go_on()

            for copy, as_it_was, decision in copies:
                assert position(copy) == as_it_was, f"the copy of decision {decision}"


# Saved games


@pytest.mark.parametrize("seed", lanes.first_now(range(3)))
def test_a_saved_game_gives_every_position_back(seed: int) -> None:
    with ClassicGame(seed) as play:
        while not play.game.over:
            check_same(play.game, read_snapshot(write_snapshot(play.game)))
            play.go_on()
        check_same(play.game, read_snapshot(write_snapshot(play.game)))


@blocks(9)
def test_a_game_saved_in_the_middle_of_an_effect_goes_on_from_there(seeds: range) -> None:
    """At every question that is not a turn; where texts lie in texts, it is played on too."""
    for seed in seeds:
        with ClassicGame(seed, rich=True) as play:
            while not play.game.over:
                choice = play.game.choice()
                is_nested = len(play.game.state.agenda) > 2 or isinstance(choice, Offer)
                action = play.choose()
                if choice.question != "take-turn":
                    read = read_snapshot(write_snapshot(play.game))
                    check_same(play.game, read)
                    if is_nested:
                        check_goes_on(play.game, read, action)
                play.play(action)


def check_goes_on(game: Game, read: Game, action: Action) -> None:
    """What happens next is the same in both."""
    copy = game.clone(seeded(1))
    copy.play_option(action)
    read.chance = seeded(1)
    read.play_option(action)
    assert position(read) == position(copy)


@blocks(18)
def test_a_position_file_gives_the_position_back(seeds: range) -> None:
    for seed in seeds:
        with ClassicGame(seed) as play:
            while not play.game.over:
                if play.decision % 15 == seed % 15:
                    check_same(play.game, read_position(write_position(play.game)))
                play.go_on()


@blocks(18)
def test_a_game_read_from_a_file_goes_on_as_the_one_it_was_written_from(seeds: range) -> None:
    for seed in seeds:
        with ClassicGame(seed) as play:
            stop = random.Random(seed).randrange(300)
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


# Refusals


@blocks(18)
def test_every_action_is_either_offered_or_refused_with_a_reason_and_its_clause(seeds: range) -> None:
    """Once in every three games at each kind of question, and at some turns."""
    asked: set[str] = set()
    for seed in seeds:
        if seed % 3 == 0:
            asked.clear()
        with ClassicGame(seed, rich=True) as play:
            while not play.game.over:
                question = play.game.choice().question
                if question not in asked or (question == "take-turn" and play.decision % 200 == seed):
                    asked.add(question)
                    check_answers(play.game)
                play.go_on()


@blocks(18)
def test_a_rule_refuses_exactly_what_it_does_not_offer(seeds: range) -> None:
    for seed in seeds:
        with ClassicGame(seed, rich=seed % 2 == 0) as play:
            turns = 0
            while not play.game.over:
                if play.game.choice().question == "take-turn":
                    turns += 1
                    if turns % 30 == seed % 30:
                        check_rules(play.game)
                play.go_on()


@blocks(18)
def test_an_illegal_action_changes_nothing(seeds: range) -> None:
    for seed in seeds:
        with ClassicGame(seed) as play:
            pick = random.Random(seed)
            words = list(conceivable(play.game))
            while not play.game.over:
                tried = pick.choice(words)
                if pick.random() < 0.25 and tried not in play.game.options():
                    try_in_vain(play, tried)
                play.go_on()


@pytest.mark.rule("BASE-END-02")
def test_nothing_is_legal_once_the_game_is_over() -> None:
    with ClassicGame(0) as play:
        play.finish()

        for action in conceivable(play.game):
            reason = play.game.why_not(action)
            assert reason is not None
            assert (reason.key, play.game.rules.clause_of(reason)) == ("game-over", "BASE-END-02")
        with pytest.raises(IllegalAction, match="game-over"):
            play.game.play(Action("end"))
