"""The referee of the continuous mode and of modules sees what can't be, in a position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import HERO_CARD, MONSTER
from monumental.engine.game import Game
from monumental.engine.pieces.display import Display
from monumental.engine.state import HERO
from monumental.games.classic.modules.heroes import HeroRow, hero_row
from monumental.games.classic.modules.monsters import Monsters, monsters
from monumental.games.classic.state import classic
from monumental.games.continuous.rounds import ChooseTurnAction
from monumental.play.setup import new_game
from monumental.testing import CheckError, check_position, check_refusals
from tests.bots.test_referee import (
    a_province,
    classic_game,
    deal_a_later_era,
    double_a_card,
    give,
    lose_a_card,
    lose_a_troop,
    offer_nothing,
    play_too_long,
    take_a_token_for_nothing,
)

BOTH_MODULES = ("base", "heroes", "monsters")


def continuous_game(rules: str = "continuous") -> Game:
    """Seat 0's first turn of a game for three, with Heroes and Monsters."""
    game = new_game(rules, seed=2, civilizations=("danes", "greeks", "chinese"), first=0, packs=BOTH_MODULES)
    while game.choice().question != "take-turn":
        game.play(game.options()[0])
    return game


def find_a_monster(game: Game, seat: int = 0) -> int:
    """A Monster stands on a Province that a seat holds, and guards it."""
    state = classic(game)
    tile = a_province(game, seat)
    value = state.hexmap.tiles[tile].barbarian
    card = next(card for card in game.catalog.cards if card.kind == MONSTER and card.value == value)
    give(game, seat, tile)
    state.urns = tuple(tuple(token for token in urn if token != card.number) for urn in state.urns)
    state.slots["monsters"] = monsters(state).with_found(tile, card.number, seat)
    state.guarded |= 1 << tile
    return tile


def hire(game: Game, seat: int = 0) -> int:
    """A Hero of the row, without a permanent text or with one."""
    heroes = hero_row(game.state)
    card = heroes.row[0]
    game.state.slots["heroes"] = heroes.with_row(heroes.row[1:])
    game.state.players[seat].hero = card
    game.state.players[seat].standing += (HERO,)
    return card


def lengthen_the_display(game: Game) -> None:
    display = game.state.display
    slots = (EMPTY, *display.slots)
    game.state.display = Display(slots, display.eras, display.separations, display.discard)


def pass_and_act(game: Game) -> None:
    game.state.players[0].passed = True


def act_for_another(game: Game) -> None:
    classic(game).active = 1


def take_two_turns_at_once(game: Game) -> None:
    game.state.agenda.insert(1, ChooseTurnAction(1))


def begin_elsewhere(game: Game) -> None:
    classic(game).first = 1


def forget_the_round(game: Game) -> None:
    game.state.agenda.pop(0)


def send_one_explorer_only(game: Game) -> None:
    game.state.agenda[-1] = ChooseTurnAction(0, 3, 1)


def trigger_the_end(game: Game) -> None:
    classic(game).ending = True


def end_at_once(game: Game) -> None:
    game.state.agenda.clear()
    classic(game).active = NONE


def hire_twice(game: Game) -> None:
    game.state.players[1].hero = hire(game)
    game.state.players[1].standing += (HERO,)


def hire_a_warlord(game: Game) -> None:
    game.state.players[0].hero = game.catalog.civilizations[0].warlord


def lose_a_hero(game: Game) -> None:
    game.state.slots["heroes"] = hero_row(game.state).with_row(hero_row(game.state).row[1:])


def welcome_a_hero_too_early(game: Game) -> None:
    card = next(card.number for card in game.catalog.cards if card.kind == HERO_CARD and card.era == 3)
    heroes = hero_row(game.state)
    game.state.slots["heroes"] = heroes.with_row((*heroes.row, card))


def welcome_an_era_twice(game: Game) -> None:
    heroes = hero_row(game.state)
    game.state.slots["heroes"] = HeroRow(heroes.row, eras=(1, 2))


def hire_beside_a_leaving_hero(game: Game) -> None:
    hire(game)
    heroes = hero_row(game.state)
    leaving = heroes.with_row(heroes.row[1:]).with_leaving(0, heroes.row[0])
    game.state.slots["heroes"] = leaving


def mark_a_hero_that_is_not_there(game: Game) -> None:
    game.state.players[0].marked |= 1 << HERO


def close_the_hero_module(game: Game) -> None:
    del game.state.slots["heroes"]


def ignore_the_text_of_a_hero(game: Game) -> None:
    hire(game)
    game.state.players[0].standing = ()


def guard_a_tile_without_a_monster(game: Game) -> None:
    classic(game).guarded |= 1 << a_province(game, 1)


def leave_a_monster_unguarded(game: Game) -> None:
    find_a_monster(game)
    classic(game).guarded = 0


def find_a_monster_twice(game: Game) -> None:
    find_a_monster(game)
    found = monsters(classic(game))
    game.state.slots["monsters"] = Monsters(
        found.tiles, found.cards, found.finders, (), found.cards, found.finders
    )


def find_a_monster_and_keep_its_token(game: Game) -> None:
    urns = classic(game).urns
    find_a_monster(game)
    classic(game).urns = urns


def lose_a_monster(game: Game) -> None:
    find_a_monster(game)
    game.state.slots["monsters"] = Monsters()
    classic(game).guarded = 0


def move_a_monster(game: Game) -> None:
    tile = find_a_monster(game)
    found = monsters(classic(game))
    elsewhere = next(
        other
        for other, ground in enumerate(classic(game).hexmap.tiles)
        if ground.barbarian not in (0, classic(game).hexmap.tiles[tile].barbarian)
    )
    game.state.slots["monsters"] = Monsters((elsewhere,), found.cards, found.finders)
    classic(game).guarded = 1 << elsewhere


def let_a_monster_wait_for_another_tile(game: Game) -> None:
    find_a_monster(game)
    found = monsters(classic(game))
    game.state.slots["monsters"] = found.with_waiting((a_province(game, 1),))


def betray_the_order_of_tokens(game: Game) -> None:
    state = classic(game)
    state.urns = tuple(tuple(reversed(urn)) for urn in state.urns)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lose_a_card, "starting cards of seat 0"),
        (double_a_card, "is in 2 places"),
        (play_too_long, "round 13"),
        (lose_a_troop, "seat 1 has 8 Troops"),
        (take_a_token_for_nothing, "Exploration tokens: too many"),
        (deal_a_later_era, "a later era began"),
        (offer_nothing, "to end in the middle|to pass in the middle|nothing can be done"),
        (lengthen_the_display, "the display has 8 places"),
        (pass_and_act, "seat 0 passed, and it is their turn"),
        (act_for_another, "it is the turn of 1"),
        (take_two_turns_at_once, "it is the turn of 0"),
        (begin_elsewhere, "the round began with seat 0, not 1"),
        (forget_the_round, "ChooseTurnAction is no step of a round"),
        (send_one_explorer_only, "only Explorer 1 may move"),
        (trigger_the_end, "cards are left, and the end is True"),
        (end_at_once, "the game is over after 1 rounds, and has at least 5"),
        (hire_twice, "is in 2 places"),
        (hire_a_warlord, "is among the Heroes"),
        (lose_a_hero, "3 Heroes of era 1 have come, not 4"),
        (welcome_a_hero_too_early, r"Heroes of eras \[3\] have come too early"),
        (welcome_an_era_twice, r"the Heroes of eras \(1, 2\) have come"),
        (hire_beside_a_leaving_hero, "seat 0 has a Hero beside the one that leaves"),
        (mark_a_hero_that_is_not_there, "an Action token on no Hero"),
        (close_the_hero_module, "keep something"),
        (ignore_the_text_of_a_hero, "permanent texts of seat 0"),
        (guard_a_tile_without_a_monster, "guarded are tiles"),
        (leave_a_monster_unguarded, "guarded are tiles"),
        (find_a_monster_twice, "Exploration tokens: too many"),
        (find_a_monster_and_keep_its_token, "Exploration tokens: too many"),
        (lose_a_monster, "Exploration tokens: too many .* missing"),
        (move_a_monster, "among Barbarians"),
        (let_a_monster_wait_for_another_tile, "are to attack"),
        (betray_the_order_of_tokens, "an urn has an order"),
    ],
)
def test_the_referee_of_the_continuous_mode_sees(spoil: Callable[[Game], None], problem: str) -> None:
    game = continuous_game()
    check_position(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        check_position(game)


def let_a_hero_leave(game: Game) -> None:
    heroes = hero_row(game.state)
    game.state.slots["heroes"] = heroes.with_row(heroes.row[1:]).with_leaving(0, heroes.row[0])


def let_a_monster_wait(game: Game) -> None:
    tile = find_a_monster(game)
    game.state.slots["monsters"] = monsters(classic(game)).with_waiting((tile,))


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (hire_twice, "is in 2 places"),
        (lose_a_hero, "3 Heroes of era 1 have come, not 4"),
        (let_a_hero_leave, "wait for the end of a round"),
        (leave_a_monster_unguarded, "guarded are tiles"),
        (let_a_monster_wait, "wait with their attack"),
        (pass_and_act, "seat 0 passed, which nobody does"),
    ],
)
def test_the_referee_of_classic_sees_modules(spoil: Callable[[Game], None], problem: str) -> None:
    game = continuous_game("classic")
    check_position(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        check_position(game)


@pytest.mark.parametrize("prepare", [hire, let_a_hero_leave, let_a_monster_wait, find_a_monster])
def test_the_referee_of_the_continuous_mode_has_nothing_to_say(prepare: Callable[[Game], object]) -> None:
    game = continuous_game()

    prepare(game)

    check_position(game)


def test_a_reason_without_a_clause_is_found() -> None:
    game = classic_game()
    check_refusals(game)

    game.rules = game.rules.with_module("forgetful")
    del game.rules.clauses["attack-capital"]

    with pytest.raises(CheckError, match=r"'attack-capital' \(capital\), which has no clause"):
        check_refusals(game)
