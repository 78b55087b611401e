"""Positions of the continuous mode and of modules as text files: both ways, and whatever is wrong with them.

damaged_text(seed), damaged_save(seed)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import json
import random
import tomllib
from functools import cache
from typing import Any

import pytest

from monumental.games.classic.modules.heroes import hero_row
from monumental.games.classic.modules.monsters import monsters
from monumental.games.classic.state import classic
from monumental.games.continuous.rounds import ChooseTurnAction
from monumental.play.position import dump, load, read_position, read_snapshot, write_position, write_snapshot
from monumental.play.positions.layout import PositionError
from monumental.testing import position
from tests.classic_scene import keys, words
from tests.lanes import first_now
from tests.play.damage import Damage, is_read, values
from tests.random_game import KINDS, ModuleGame

MAP = """
C   m1  f2$ m1  C
  m1  h2  ~   m2
..  mt  v4  f1  ..
"""

SMALL = f'''
rules = "continuous"
packs = ["base", "heroes", "monsters"]
board.drawing = """{MAP}"""
[[seats]]
civilization = "danes"
capital = 1
troops = {{ 1 = 8, 2 = 1 }}
[[seats]]
civilization = "greeks"
capital = 5
[modules.heroes]
row = "ashoka cleopatra"
eras = "1"
'''


def problem(data: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as error:
        load(data)
    assert "\n" not in str(error.value)
    return str(error.value)


def small(**changes: Any) -> dict[str, Any]:
    return {**tomllib.loads(SMALL), **changes}


def with_seat(**changes: Any) -> dict[str, Any]:
    data = small()
    data["seats"][0] |= changes
    return data


def with_seats(**changes: Any) -> dict[str, Any]:
    return small(seats=[seat | changes for seat in small()["seats"]])


def with_heroes(**changes: Any) -> dict[str, Any]:
    return small(modules={"heroes": {"row": "ashoka", **changes}})


def with_monsters(**changes: Any) -> dict[str, Any]:
    return small(modules={"monsters": {"tiles": "2", "cards": "bunyip", "finders": "0", **changes}})


#: Seat 0 has returned a Hero this round.
HELD_BACK = {"modules": {"heroes": {"row": "", "leaving": "ashoka", "leavers": "0"}}}


# Reading and writing


def test_a_small_file_is_the_turn_of_whoever_holds_the_era_card() -> None:
    game = read_position(SMALL)

    assert (game.seat, game.choice().question) == (0, "take-turn")
    assert words(game) == ["pass"]
    assert keys(game, hero_row(game.state).row) == ["ashoka", "cleopatra"]
    assert monsters(classic(game)).tiles == ()


def test_a_small_file_may_say_whose_turn_it_is() -> None:
    game = load(small(active=1))

    assert game.seat == 1
    game.play(game.options()[0])
    assert (game.seat, game.state.players[1].passed) == (0, True)


def test_when_all_have_passed_the_next_round_comes() -> None:
    data = with_seats(passed=True)
    data["seats"][0]["passed"] = False

    game = load(data)
    game.play(game.options()[0])

    assert (game.state.round, game.seat, game.choice().question) == (2, 1, "activate")
    assert not any(player.passed for player in game.state.players)


FULL = f'''
rules = "continuous"
packs = ["base", "heroes", "monsters", "renaissance"]
round = 4
first = 1
active = 0
agenda = ["ReplenishCities 1", "ChooseTurnAction 0 3 1"]
switches = {{ one_explorer = true, leave_as_many_as_players = true }}

[display]
slots = ". scriptorium . stonehenge . marketplace"
taken = [1]

[board]
drawing = """{MAP}"""
tokens = {{ 4 = "gauls" }}

[[seats]]
civilization = "danes"
capital = 1
troops = {{ 1 = 6, 2 = 2, 6 = 1 }}
explorers = [2, 6]
explored = [2]
hero = "boudica"
marks = ["hero", "warlord"]
supply = {{ military = 5 }}
drawn = "forum! library!"

[[seats]]
civilization = "greeks"
capital = 5
passed = true

[modules.heroes]
row = "ashoka"
leaving = "cleopatra"
leavers = "1"
eras = "1"

[modules.monsters]
tiles = "2 6"
cards = "bunyip sphinx"
finders = "0 1"
waiting = "6"
defeated = "nian fafnir"
winners = "1 0"
'''


def test_a_file_says_everything_about_heroes_and_monsters() -> None:
    game = read_position(FULL)

    heroes, found = hero_row(game.state), monsters(classic(game))
    assert keys(game, heroes.row) == ["ashoka"]
    assert (keys(game, heroes.leaving), heroes.leavers, heroes.eras) == (["cleopatra"], (1,), (1,))
    assert keys(game, [game.state.players[0].hero]) == ["boudica"]
    assert (found.tiles, keys(game, found.cards), found.finders) == ((1, 5), ["bunyip", "sphinx"], (0, 1))
    assert (found.waiting, keys(game, found.defeated), found.winners) == ((5,), ["nian", "fafnir"], (1, 0))
    assert classic(game).guarded == 1 << 1 | 1 << 5
    left = [game.catalog.cards[token].key for urn in classic(game).urns for token in urn]
    assert not {"bunyip", "sphinx", "nian", "fafnir"} & set(left)
    assert "hydra" in left or "roc" in left


def test_a_file_says_everything_about_a_turn() -> None:
    game = read_position(FULL)

    choice = game.choice()
    assert isinstance(choice, ChooseTurnAction)
    assert (choice.seat, choice.doing, choice.explorer) == (0, 3, 1)
    assert [player.passed for player in game.state.players] == [False, True]
    assert {option.split()[1] for option in words(game) if option.startswith("explore")} == {"2"}
    assert len(game.state.display.slots) == 6
    assert game.state.display.rows == 1


@pytest.mark.parametrize("text", [SMALL, FULL], ids=["small", "full"])
def test_a_position_is_the_same_after_writing_and_reading(text: str) -> None:
    game = read_position(text)

    assert position(read_position(write_position(game))) == position(game)
    assert position(read_snapshot(write_snapshot(game))) == position(game)
    assert write_position(read_position(write_position(game))) == write_position(game)
    assert json.loads(write_snapshot(game)) == dump(game) == tomllib.loads(write_position(game))


def test_a_monster_may_wait_to_attack_in_a_file() -> None:
    game = load({**with_monsters(waiting="2"), "agenda": ["CloseRound 0", "MonstersAttack 0"]})

    assert monsters(classic(game)).waiting == ()
    assert game.state.round == 2


# What is wrong with a file


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (small(seats=small()["seats"][:1]), "continuous has 2 to 4 seats, not 1"),
        (small(packs=["base"]), "modules: 'heroes' belongs to no module in play"),
        (small(display={"slots": ". . ."}), "display.slots: the display has 6 slots, not 3"),
        (small(display={"taken": [2]}), "display.taken: there is no row 2"),
        # A Hero of a player
        (with_seat(hero="hypatia"), "seats[0].hero: unknown card 'hypatia'"),
        (with_seat(hero="forum"), "seats[0].hero: forum is a building, which does not belong here"),
        (with_seat(hero="bunyip"), "seats[0].hero: bunyip is a monster, which does not belong here"),
        (with_seat(hero="archimedes boudica"), "seats[0].hero: a player has one Hero at most"),
        (with_seat(hero="ashoka"), "seats: ashoka is in two places"),
        (with_seats(hero="boudica"), "seats: boudica is in two places"),
        # Heroes for hire
        (with_heroes(row="forum"), "modules.heroes.row: only Heroes belong here"),
        (with_heroes(row="."), "modules.heroes.row: only Heroes belong here"),
        (with_heroes(row="ashok"), "modules.heroes.row: unknown card 'ashok' (did you mean 'ashoka'?)"),
        (with_heroes(row=3), "modules.heroes.row: 3 should be words with spaces between them"),
        (with_heroes(row=["ashoka"]), "modules.heroes.row: ['ashoka'] does not fit here"),
        (
            with_heroes(leaving="boudica"),
            "modules.heroes.leavers: each Hero that leaves lies at a seat of its own",
        ),
        (
            with_heroes(leaving="boudica cleopatra", leavers="1 1"),
            "modules.heroes.leavers: each Hero that leaves lies at a seat of its own",
        ),
        (with_heroes(leaving="boudica", leavers="7"), "modules.heroes.leavers: there is no seat 7"),
        (
            with_heroes(leaving="boudica", leavers="-1"),
            "modules.heroes.leavers: '-1' should be numbers with spaces between them",
        ),
        (with_heroes(row="ashoka ashoka"), "modules.heroes.row: there is one of each Hero"),
        (with_heroes(leaving="ashoka", leavers="1"), "modules.heroes.row: there is one of each Hero"),
        (with_heroes(eras="I"), "modules.heroes.eras: 'I' should be numbers with spaces between them"),
        # Monsters
        (with_monsters(tiles="0"), "modules.monsters.tiles: there is no tile 0"),
        (with_monsters(tiles="99"), "modules.monsters.tiles: tile 99 is no Province"),
        (with_monsters(tiles="8"), "modules.monsters.tiles: tile 8 is no Province"),
        (with_monsters(tiles="1"), "modules.monsters.tiles: tile 1 is no Province"),
        (with_monsters(cards="forum"), "modules.monsters.cards: only Monsters belong here"),
        (with_monsters(cards="gauls"), "modules.monsters.cards: only Monsters belong here"),
        (with_monsters(cards=""), "modules.monsters.tiles: every Monster has a tile, a card and a finder"),
        (
            with_monsters(finders="x"),
            "modules.monsters.finders: 'x' should be numbers with spaces between them",
        ),
        (with_monsters(finders="7"), "modules.monsters.finders: there is no such seat"),
        (with_monsters(waiting="2 2"), "modules.monsters.waiting: each Monster attacks once"),
        (with_monsters(waiting="4"), "modules.monsters.waiting: there is no Monster on such a tile"),
        (
            with_monsters(tiles="2 2", cards="bunyip nian", finders="0 0"),
            "modules.monsters.tiles: two Monsters stand on one tile",
        ),
        (
            with_monsters(tiles="2 6", cards="bunyip bunyip", finders="0 0"),
            "modules.monsters.cards: there is one of each Monster",
        ),
        (
            with_monsters(defeated="bunyip", winners="1"),
            "modules.monsters.cards: there is one of each Monster",
        ),
        (
            with_monsters(defeated="nian"),
            "modules.monsters.winners: somebody has defeated each Monster, and one player only",
        ),
        (
            with_seat(exploration="nian"),
            "seats[0].exploration: nian is a monster, which does not belong here",
        ),
        (
            small(board={"drawing": MAP, "tokens": {"4": "nian"}}),
            "board.tokens.4: nian is a monster, which does not belong here",
        ),
        (
            small(board={"drawing": MAP, "removed": "boudica"}),
            "board.removed: boudica is a hero, which does not belong here",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(data: dict[str, Any], expected: str) -> None:
    assert problem(data) == expected


@pytest.mark.parametrize(
    ("data", "place", "given"),
    [
        (with_seat(hero=3), "position.seats[0].hero", "3"),
        (with_seat(passed="perhaps"), "position.seats[0].passed", "'perhaps'"),
        (with_seat(passed=2), "position.seats[0].passed", "2"),
        (with_seat(marks=["heroes"]), "position.seats[0].marks[0]", "'heroes'"),
        (small(modules={"heroes": 3}), "position.modules.heroes", "3"),
    ],
)
def test_a_value_of_the_wrong_type_is_named(data: dict[str, Any], place: str, given: str) -> None:
    said = problem(data)

    assert said.startswith(f"{place}: ")
    assert said.endswith(f", not {given}")


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(with_seat(marks=["hero"]), id="marked-without-a-hero"),
        pytest.param(with_seat(passed=True), id="passed-and-to-act"),
        pytest.param(with_seat(hero="boudica") | HELD_BACK, id="two-heroes-of-a-seat"),
        pytest.param(with_heroes(eras="1 9"), id="unknown-era"),
    ],
)
def test_what_can_never_be_is_refused(data: dict[str, Any]) -> None:
    assert problem(data)


@pytest.mark.parametrize(
    "task",
    [
        "ChooseTurnAction 2",
        "ChooseTurnAction 0 9 -1",
        "ChooseUnitToWithdraw 1 2",
        "ChooseCardToLose 1",
        "Attack 0 card:forum 1",
        "Attack 0 card:thunderbird 99",
        "ChooseWhetherToUse 0 forum 23",
    ],
)
def test_tasks_that_can_not_be_carried_out_are_refused(task: str) -> None:
    agenda = ["ReplenishCities 0", "ChooseTurnAction 0", task]

    assert problem(small(agenda=agenda)).startswith("agenda: ")


# Damage

DAMAGE = Damage(
    stray=(
        *(
            "",
            ".",
            "-1",
            "0",
            "7",
            "99",
            "²",
            "!",
            "true",
            '"',
            "forum",
            "gauls",
            "ashoka",
            "bunyip",
            "danes",
        ),
        *("hero", "ChooseTurnAction", "ReplenishCities", "CloseRound", "Attack", "card:bunyip", "()", "m1"),
    ),
    values=(
        *(
            None,
            True,
            -1,
            0,
            3,
            99,
            1.5,
            "",
            "ashoka",
            "bunyip",
            "0 1",
            [],
            ["ashoka"],
            {},
            {"row": "ashoka"},
        ),
    ),
)
#: The fields that the continuous mode and modules add.
NEW_FIELDS = frozenset({"hero", "passed", "marks", "heroes", "monsters", "modules"})
POSITIONS = 24


@cache
def written(number: int) -> tuple[str, str]:
    """A position of a random game with modules, as a file and as a saved game."""
    play = ModuleGame(number * 7 % len(KINDS), rich=True, preset="rulebook", switches={})
    while not play.game.over and play.decision < 20 * number:
        play.go_on()
    return write_position(play.game), json.dumps(dump(play.game))


def damaged_text(seed: int) -> str:
    """Damage from the modules on."""
    choose = random.Random(seed)
    whole = written(choose.randrange(POSITIONS))[0]
    head, middle, text = whole.partition("[modules")
    if not middle:
        text, head = whole, ""
    return head + middle + DAMAGE.to_text(text, choose, times=choose.randint(1, 2))


def damaged_save(seed: int) -> str:
    """A value of a new field and perhaps another one are lost or become something else."""
    choose = random.Random(seed)
    data = json.loads(written(choose.randrange(POSITIONS))[1])
    for seat in data["seats"]:
        if choose.random() < 0.2:
            seat[choose.choice(("hero", "passed", "marks"))] = choose.choice((*DAMAGE.values, ["hero"]))
    everywhere = list(values(data))
    ours = [spot for spot in everywhere if spot[1] in NEW_FIELDS] + list(values(data["modules"]))
    for holder, name in [choose.choice(ours), *choose.sample(everywhere, choose.randrange(2))]:
        if name not in (holder if isinstance(holder, dict) else range(len(holder))):
            continue
        DAMAGE.to_value(holder, name, choose)
    return json.dumps(data)


@pytest.mark.parametrize("first", first_now(range(0, 400, 100)))
def test_a_damaged_file_is_read_or_refused(first: int) -> None:
    found = [is_read(seed, damaged_text(seed)) for seed in range(first, first + 100)]

    assert found.count(True) > 5
    assert found.count(False) > 20


@pytest.mark.parametrize("first", first_now(range(0, 800, 400)))
def test_a_damaged_saved_game_is_read_or_refused(first: int) -> None:
    found = [is_read(seed, damaged_save(seed)) for seed in range(first, first + 400)]

    assert found.count(True) > 40
    assert found.count(False) > 100
