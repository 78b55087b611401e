"""The referee sees what can't happen in the course of a round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monumental.engine.action import EMPTY, Action
from monumental.engine.game import Game
from monumental.engine.pieces.city import ChooseRowAndColumn
from monumental.engine.pieces.display import Display
from monumental.engine.resources import GOLD, SCIENCE
from monumental.engine.state import POLICY
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.modules.heroes import hero_row
from monumental.games.classic.modules.monsters import Monsters, monsters
from monumental.games.classic.state import classic
from monumental.games.continuous.rounds import ChooseTurnAction
from monumental.play.setup import new_game
from monumental.testing import CheckError, Course, Leanings
from tests.bots.test_continuous_referee import BOTH_MODULES, find_a_monster, hire
from tests.bots.test_referee import (
    end_too_early,
    skip_a_round,
)


def followed(until: Callable[[Game], bool]) -> tuple[Game, Course]:
    """A game in which everybody passes, up to some position, and whoever followed it so far."""
    game = new_game("continuous", seats=3, first=0, seed=4, packs=BOTH_MODULES, journal=[])
    course = Course()
    course.check(game)
    while not until(game):
        go_on_passing(game, course)
        course.check(game)
    return game, course


def go_on_passing(game: Game, course: Course) -> None:
    action = next((option for option in game.options() if option.verb == "pass"), game.options()[0])
    course.take(game, action)
    game.play(action)


def is_first_turn(game: Game) -> bool:
    return game.choice().question == "take-turn"


def is_last_turn(game: Game) -> bool:
    """Of the first round: all but one have passed."""
    return game.state.round == 1 and sum(player.passed for player in game.state.players) == 2


def act_without_a_turn(game: Game) -> None:
    game.state.agenda[-1] = ChooseTurnAction(1)


def act_twice(game: Game) -> None:
    game.state.agenda[-1] = ChooseTurnAction(0, 1)


def take_a_marker_off(game: Game) -> None:
    game.state.players[0].marked = 0


def let_an_explorer_act_again(game: Game) -> None:
    classic(game).explored = 0


def forget_what_was_gained(game: Game) -> None:
    game.state.players[0].gained = [0] * 5


def return_from_passing(game: Game) -> None:
    game.state.players[1].passed = False


def return_a_hero_at_once(game: Game) -> None:
    heroes = hero_row(game.state)
    game.state.slots["heroes"] = heroes.with_row((*heroes.row, game.state.players[2].hero))
    game.state.players[2].hero = EMPTY


def throw_a_hero_away(game: Game) -> None:
    game.state.players[2].hero = EMPTY


def take_a_guarded_token(game: Game) -> None:
    state = classic(game)
    state.production &= ~state.guarded
    state.holdings[0] = state.holdings[0].with_production(1)


def send_a_monster_away(game: Game) -> None:
    classic(game).slots["monsters"] = Monsters()


def let_a_monster_attack_again(game: Game) -> None:
    found = monsters(classic(game))
    classic(game).slots["monsters"] = found.with_waiting(found.tiles)


def give_a_province_away(game: Game) -> None:
    state = classic(game)
    state.land[0] &= ~state.guarded
    state.land[2] |= state.guarded


def withdraw_the_last_unit(game: Game) -> None:
    tile = members(classic(game).guarded)[0]
    classic(game).troops[tile] = 0
    game.tell("withdrew", 0, place=tile)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (act_without_a_turn, "the turn of seat 0 ended without an action"),
        (act_twice, "the turn of seat 0 ended without an action"),
        (skip_a_round, r"the round is over, and only seats \[\] have passed"),
        (take_a_marker_off, "seat 0 may use the card at 18 again"),
        (let_an_explorer_act_again, "Explorers may act again"),
        (forget_what_was_gained, "seat 0 gained"),
        (return_from_passing, "seat 1 passed, and is back"),
        (return_a_hero_at_once, "came to the row before the round ended"),
        (throw_a_hero_away, "are gone"),
        (take_a_guarded_token, "taken from the guarded tiles"),
        (send_a_monster_away, "is neither there nor defeated"),
        (let_a_monster_attack_again, "attacks again"),
        (give_a_province_away, "of seat 0 is seat 2's"),
        (withdraw_the_last_unit, "took the last Unit"),
    ],
)
def test_the_referee_follows_a_round(spoil: Callable[[Game], None], problem: str) -> None:
    game, course = followed(is_first_turn)
    game.state.players[0].marked |= 1 << POLICY
    game.state.players[1].passed = True
    classic(game).explored = 1
    find_a_monster(game)
    hire(game, 2)
    course.check(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        course.check(game)


def skip_the_next_turn(game: Game) -> None:
    game.state.agenda[-1] = ChooseTurnAction(2)


def keep_resources(game: Game) -> None:
    game.state.players[0].supply[SCIENCE] = 1


def lose_gold(game: Game) -> None:
    game.state.players[0].supply[GOLD] -= 1


def straighten_the_city(game: Game) -> None:
    game.state.players[0].rotated = 0


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (skip_the_next_turn, "it is the turn of seat 2, not 1"),
        (keep_resources, "seat 0 passed and has"),
        (lose_gold, "seat 0 had"),
        (straighten_the_city, "cards were straightened"),
    ],
)
def test_the_referee_sees_what_passing_does(spoil: Callable[[Game], None], problem: str) -> None:
    game, course = followed(is_first_turn)
    go_on_passing(game, course)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        course.check(game)


def keep_the_first_player(game: Game) -> None:
    classic(game).first = 0


def discard_one_card_less(game: Game) -> None:
    display = game.state.display
    game.state.display = Display(display.slots, display.eras, display.separations, display.discard[:-1])


def shuffle_the_display(game: Game) -> None:
    display = game.state.display
    slots = tuple(reversed(display.slots))
    game.state.display = Display(slots, display.eras, display.separations, display.discard)


def deal_one_card_less(game: Game) -> None:
    display = game.state.display
    slots = (EMPTY, *display.slots[1:])
    game.state.display = Display(slots, display.eras, display.separations, display.discard)


def make_it_the_last_round(game: Game) -> None:
    game.state.final = True


def activate_first(game: Game) -> None:
    game.state.agenda[-1] = ChooseRowAndColumn(0)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (keep_the_first_player, "after seat 0 begins seat 0"),
        (discard_one_card_less, "0 cards were missing, 3 should go"),
        (shuffle_the_display, "stay, and"),
        (deal_one_card_less, "3 cards are dealt"),
        (end_too_early, "the last round is False, the end True"),
        (make_it_the_last_round, "the last round is True, the end False"),
        (activate_first, "seat 0 activates, not 1"),
    ],
)
def test_the_referee_sees_the_end_of_a_round(spoil: Callable[[Game], None], problem: str) -> None:
    game, course = followed(is_last_turn)
    go_on_passing(game, course)
    assert game.state.round == 2

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        course.check(game)


def test_everybody_takes_part_in_as_many_rounds() -> None:
    game, course = followed(is_last_turn)
    go_on_passing(game, course)
    course.check(game)

    game.state.agenda.clear()

    with pytest.raises(CheckError, match=r"\[1, 2, 1\] rounds of the seats in 2"):
        course.check(game)


def test_leanings_are_the_same_for_the_same_seed() -> None:
    options = [Action("end"), Action("pass"), Action("use", 1), Action("use", 2)]

    chosen = [[Leanings(seed).choose(options) for _ in range(3)] for seed in (7, 7)]

    assert chosen[0] == chosen[1]
