"""Positions of classic as text files: both ways, one sentence about whatever is wrong, and random damage.

DAMAGE.damaged_text(written, POSITIONS, seed)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Any

import pytest

from monumental import unpack
from monumental.games.classic.setup import free_towns
from monumental.games.classic.state import OUTPOSTS, classic
from monumental.maps.files import find_map, read_map, shipped_maps
from monumental.play.position import dump, load, read_position, read_snapshot, write_position, write_snapshot
from monumental.play.positions.layout import PositionError
from monumental.play.setup import SetupError
from monumental.testing import position
from tests.classic_scene import (
    act,
    explorers,
    holdings,
    keys,
    land,
    owner,
    scene,
    troops,
    units,
    warlord,
    words,
)
from tests.lanes import first_now
from tests.play.damage import Damage, is_read
from tests.random_game import ClassicGame

MAP = """
C   m1  f2$ m1  C
  m1  h2  ~   m2
..  mt  v4  f1  ..
"""

SMALL = f'''
rules = "classic"
board.drawing = """{MAP}"""
[[seats]]
civilization = "danes"
capital = 1
[[seats]]
civilization = "greeks"
capital = 5
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


def with_board(**changes: Any) -> dict[str, Any]:
    return small(board={"drawing": MAP, **changes})


def with_market(**changes: Any) -> dict[str, Any]:
    return with_board(markets=[{"tile": 3, "city": "carthage", **changes}])


# Reading and writing


def test_a_small_file_is_somebodys_turn_with_all_pieces_at_home() -> None:
    game = read_position(SMALL)

    assert (game.seat, game.choice().question) == (0, "take-turn")
    assert words(game) == ["end"]
    assert [land(game, seat) for seat in (0, 1)] == [[1], [5]]
    assert [units(game, tile) for tile in (1, 5)] == ["9 troops, warlord"] * 2
    assert [explorers(game, seat) for seat in (0, 1)] == [[1, 1], [5, 5]]


def test_a_small_file_has_the_tokens_of_its_map() -> None:
    state = classic(read_position(SMALL))

    assert [tile + 1 for tile, front in enumerate(state.fronts) if front >= 0] == [
        2,
        3,
        4,
        6,
        7,
        9,
        10,
        11,
        12,
    ]
    assert [(market.tile + 1, market.count, market.seen) for market in state.markets] == [(3, 2, 0)]
    assert state.production == state.hexmap.provinces & ~(1 << 2)


@pytest.mark.parametrize("layout", [layout for seats in (2, 3, 4) for layout in shipped_maps(seats)])
def test_a_position_may_name_a_map_instead_of_drawing_it(layout: str) -> None:
    capitals = read_map(find_map(layout)).capitals
    peoples = ("danes", "greeks", "chinese", "egyptians")
    seats = [{"civilization": peoples[seat], "capital": tile + 1} for seat, tile in enumerate(capitals)]

    state = classic(load(small(board={"map": layout}, seats=seats)))

    assert state.hexmap.name == layout
    towns = sum(tile.town for tile in state.hexmap.tiles)
    cards = unpack("classic").catalog
    assert towns == sum(cards.fronts[front][0] in free_towns(cards) for front in state.fronts if front >= 0)


FULL = f'''
rules = "classic"
packs = ["base", "renaissance"]
round = 7
first = 1
active = 0
ending = true
agenda = ["TakeActions 0", "ChooseUnitToSend 0 6 2 (0,-1)"]
switches = {{ outpost_rebuild = true }}

[display]
slots = ". . scriptorium stonehenge . marketplace"
taken = [2]

[board]
drawing = """{MAP}"""
tokens = {{ 4 = "gauls", 10 = "visby", 11 = "huns", 12 = "illyrians" }}
production = [2, 7]
wonders = {{ 2 = "great-wall" }}
removed = "pyramids picts"

[[board.markets]]
tile = 3
city = "carthage"
count = 1
stack = "carthage-galleys"
seen = [0]
visited = [0]

[[seats]]
civilization = "danes"
capital = 1
troops = {{ 1 = 6, 2 = 3 }}
warlord = 2
explorers = [8, 3]
explored = [2]
outposts = [6]
created = 3
exploration = "thracians"
used_tokens = "carthage-mercenaries"
production = 2
drawn = "forum library!"

[[seats]]
civilization = "greeks"
capital = 5
troops = {{ 5 = 8, 9 = 1 }}
'''


def test_a_file_says_everything_about_the_map() -> None:
    game = read_position(FULL)

    state = classic(game)
    assert (state.round, state.first, state.active, state.ending, state.final) == (7, 1, 0, True, False)
    assert (game.seat, game.choice().question) == (0, "send-units")
    assert game.rules.on("outpost_rebuild")
    assert game.rules.modules == ("renaissance",)
    assert (land(game), land(game, 1)) == ([1, 2, 6], [5, 9])
    assert [units(game, tile) for tile in (1, 2, 6)] == ["6 troops", "3 troops, warlord", "outpost"]
    assert (warlord(game), explorers(game), state.explored) == (2, [8, 3], 0b10)
    assert (owner(game, 9), owner(game, 4), troops(game, 9)) == (1, None, 1)
    assert [held.created for held in state.holdings] == [OUTPOSTS + 1, 0]
    assert [tile + 1 for tile, front in enumerate(state.fronts) if front >= 0] == [4, 10, 11, 12]
    assert state.production == 1 << 1 | 1 << 6
    assert keys(game, [state.wonders[1]]) == ["great-wall"]
    assert keys(game, state.removed) == ["pyramids", "picts"]
    assert state.display.taken == 0b10
    assert state.display.rows == 2


def test_a_file_says_everything_about_the_tokens_of_a_player() -> None:
    game = read_position(FULL)

    held = holdings(game)
    assert keys(game, held.exploration) == ["thracians"]
    assert (len(held.market), len(held.used), held.production) == (0, 1, 2)
    (market,) = classic(game).markets
    assert (market.count, len(market.stack), market.urn) == (1, 1, ())
    assert (market.seen, market.visited) == (0b1, 0b1)
    left = sorted(token for urn in classic(game).urns for token in urn)
    assert len(left) == sum(len(front) for front in game.catalog.fronts) - 2


@pytest.mark.parametrize("text", [SMALL, FULL], ids=["small", "full"])
def test_a_position_is_the_same_after_writing_and_reading(text: str) -> None:
    game = read_position(text)

    assert position(read_position(write_position(game))) == position(game)
    assert position(read_snapshot(write_snapshot(game))) == position(game)
    assert write_position(read_position(write_position(game))) == write_position(game)


def test_a_saved_game_is_plain_json_and_a_file_plain_toml() -> None:
    game = read_position(FULL)

    assert json.loads(write_snapshot(game)) == dump(game)
    assert tomllib.loads(write_position(game)) == dump(game)


def test_a_province_held_by_the_warlord_or_an_outpost_alone_can_be_written_down() -> None:
    game = scene(troops="1:9", warlord=2, outposts=[6], supply="1 military")

    act(game, "explore 1 2")

    assert position(read_position(write_position(game))) == position(game)


def test_a_half_chosen_attack_can_be_written_down() -> None:
    game = scene(supply="9 military")
    act(game, "conquer 2")

    assert position(read_position(write_position(game))) == position(game)


# What is wrong with a file


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (small(bord={}), "position: unknown field 'bord' (did you mean 'board'?)"),
        (with_board(market=[]), "position.board: unknown field 'market' (did you mean 'markets'?)"),
        (with_seat(troop={}), "position.seats[0]: unknown field 'troop' (did you mean 'troops'?)"),
        (small(seats=small()["seats"][:1]), "classic has 2 to 4 seats, not 1"),
        (small(seats=[*small()["seats"] * 2, {}]), "classic has 2 to 4 seats, not 5"),
        (small(first=2), "first: the first player is a seat from 0 to 1"),
        (small(active=2, agenda=["TakeActions 0"]), "active: there is no seat 2"),
        (with_seat(civilization="vikings"), "seats[0].civilization: unknown civilization 'vikings'"),
        (small(display={"taken": [3]}), "display.taken: there is no row 3"),
        # The map
        (
            small(board={"map": "quiet-pasture-2"}),
            "board.map: unknown map 'quiet-pasture-2' (did you mean 'quiet-pastures-2'?)",
        ),
        (
            small(board={"drawing": "C q9 C"}),
            "board.drawing: line 1: 'q9' is no tile: those are m, f, h, v, ~, C, and .. for none",
        ),
        # Pieces
        (with_seat(capital=None), "seats[0].capital: the field is missing"),
        (with_seat(capital=2), "seats[0].capital: tile 2 is no Capital"),
        (with_seat(capital=13), "seats[0].capital: the map has 12 tiles, so no 13"),
        (with_seat(capital=5), "seats[1].capital: tile 5 is another player's"),
        (with_seat(warlord=8), "seats[0]: tile 8 can't be held: it is no Province"),
        (with_seat(troops={"5": 1}), "seats[0]: tile 5 can't be held: it is no Province"),
        (with_seat(troops={"13": 1}), "seats[0].troops: the map has 12 tiles, so no 13"),
        (with_seat(outposts=[8]), "seats[0]: tile 8 can't be held: it is no Province"),
        (with_seat(explorers=[1]), "seats[0].explorers: a player has 2, not 1"),
        (with_seat(explorers=[1, 13]), "seats[0].explorers: the map has 12 tiles, so no 13"),
        # Tokens
        (
            with_seat(exploration="gaul"),
            "seats[0].exploration: unknown card 'gaul' (did you mean 'gauls'?)",
        ),
        (
            with_seat(exploration="forum"),
            "seats[0].exploration: forum is a building, which does not belong here",
        ),
        (
            with_seat(market_tokens="gauls"),
            "seats[0].market_tokens: gauls is a barbarian, which does not belong here",
        ),
        (
            with_seat(exploration="picts " * 3),
            "seats: more Exploration tokens were taken than the box has",
        ),
        (with_board(tokens={"13": "gauls"}), "board.tokens: the map has 12 tiles, so no 13"),
        (with_board(tokens={"2": "gauls huns"}), "board.tokens.2: one token, not 2"),
        (
            with_board(tokens={"2": "forum"}),
            "board.tokens.2: forum is a building, which does not belong here",
        ),
        (
            with_board(tokens=dict.fromkeys(("2", "3", "4", "6", "7"), "huns")),
            "board.tokens: more Exploration tokens of a front than the box has",
        ),
        (with_board(production=[13]), "board.production: the map has 12 tiles, so no 13"),
        (
            with_board(wonders={"1": "forum"}),
            "board.wonders.1: forum is a building, which does not belong here",
        ),
        (with_board(wonders={"13": "stonehenge"}), "board.wonders: the map has 12 tiles, so no 13"),
        # Markets
        (
            with_market(city="cartage"),
            "board.markets[0].city: unknown city 'cartage' (did you mean 'carthage'?)",
        ),
        (with_market(tile=13), "board.markets[0].tile: the map has 12 tiles, so no 13"),
        (with_market(seen=[2], stack="", count=0), "board.markets[0].seen: there is no seat 2"),
        (with_market(visited=[7]), "board.markets[0].visited: there is no seat 7"),
        (with_market(seen=[1]), "board.markets[0].stack: 2 tokens lie here, not 0"),
        (with_market(count=9), "board.markets[0].count: the city has only 5 tokens"),
        (
            with_market(stack="gauls"),
            "board.markets[0].stack: gauls is a barbarian, which does not belong here",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(data: dict[str, Any], expected: str) -> None:
    assert problem(data) == expected


@pytest.mark.parametrize(
    ("data", "place", "given"),
    [
        (with_board(production=[0]), "position.board.production[0]", "0"),
        (with_board(production=[99]), "position.board.production[0]", "99"),
        (with_board(markets={}), "position.board.markets", "{}"),
        (with_board(drawing=3), "position.board.drawing", "3"),
        (with_seat(capital="one"), "position.seats[0].capital", "'one'"),
        (with_seat(warlord=0), "position.seats[0].warlord", "0"),
        (with_seat(explored=[3]), "position.seats[0].explored[0]", "3"),
        (with_seat(production=-1), "position.seats[0].production", "-1"),
        (with_seat(troops={"1": -1}), "position.seats[0].troops.1", "-1"),
        (with_seat(troops=9), "position.seats[0].troops", "9"),
        (small(ending="soon"), "position.ending", "'soon'"),
        (small(unchosen=3), "position.unchosen", "3"),
    ],
)
def test_a_value_of_the_wrong_type_is_named(data: dict[str, Any], place: str, given: str) -> None:
    said = problem(data)

    assert said.startswith(f"{place}: ")
    assert said.endswith(f", not {given}")


def test_two_players_do_not_hold_the_same_province() -> None:
    data = small()
    data["seats"][0]["troops"] = {"1": 8, "4": 1}
    data["seats"][1]["troops"] = {"5": 8, "4": 1}

    assert problem(data) == "seats[1]: tile 4 is another player's"


@pytest.mark.parametrize(
    "agenda",
    [
        ["TakeActions 2"],
        ["TakeActions 0", "ClaimToken 0 99"],
        ["TakeActions 0", "ChooseUnitToSend 0 99 1 ()"],
        ["TakeActions 0", "ChooseMarketToken 0 9 0"],
        ["TakeActions 0", "PutWonderOnDeck 0 card:stonehenge"],
        ["TakeActions 0", "Resolve 0 text:base/forum.use 7 0"],
        ["TakeActions 0", "ChooseBenefit 0 0"],
    ],
    ids=lambda agenda: agenda[-1].replace(" ", "-"),
)
def test_tasks_that_can_not_be_carried_out_are_refused(agenda: list[str]) -> None:
    assert problem(small(agenda=agenda)).startswith("agenda: ")


@pytest.mark.parametrize(
    "agenda",
    [
        ["StartTurn 0", "ChooseCapital 0"],
        ["StartTurn 0", "DrawCapital 0"],
        ["TakeActions 0", "ChooseDestination 0 99 0 -1"],
        ["TakeActions 0", "ChooseMarketToken 0 0 0"],
        ["TakeActions 0", "ChooseBenefit 0 card:forum"],
    ],
    ids=lambda agenda: agenda[-1].replace(" ", "-"),
)
def test_a_question_that_nobody_can_answer_is_refused(agenda: list[str]) -> None:
    assert problem(small(agenda=agenda)).startswith("agenda: ")


# Damage

DAMAGE = Damage(
    stray=(
        *("", ".", "-1", "0", "7", "41", "99", "²", "*", "!", "^", "x9", "true", '"', "forum", "stonehenge"),
        *("wheel", "gauls", "visby", "carthage", "workshop", "danes", "policy", "acquired", "TakeActions"),
        *("StartTurn", "Resolve", "card:forum", "text:base/forum.use", "(0,1)", "()", "C", "~", "m1", "v4$"),
    ),
    values=(
        *(None, True, -1, 0, 3, 41, 99, 1.5, "", "forum", [], ["forum"], [3], {}, {"gold": 1}, {"3": 2}),
    ),
)
POSITIONS = 27


@cache
def written(number: int) -> tuple[str, str]:
    """A position of a random game, as a file and as a saved game."""
    play = ClassicGame(number)
    while not play.game.over and play.decision < 10 * number:
        play.go_on()
    return write_position(play.game), json.dumps(dump(play.game))


@pytest.mark.parametrize("first", first_now(range(0, 800, 200)))
def test_a_damaged_file_is_read_or_refused(first: int) -> None:
    found = [
        is_read(seed, DAMAGE.damaged_text(written, POSITIONS, seed)) for seed in range(first, first + 200)
    ]

    assert found.count(True) > 5
    assert found.count(False) > 100


@pytest.mark.parametrize("first", first_now(range(0, 2000, 500)))
def test_a_damaged_saved_game_is_read_or_refused(first: int) -> None:
    found = [
        is_read(seed, DAMAGE.damaged_save(written, POSITIONS, seed)) for seed in range(first, first + 500)
    ]

    assert found.count(True) > 50
    assert found.count(False) > 200


def test_rules_that_nobody_knows() -> None:
    with pytest.raises(SetupError) as error:
        load(small(switches={"outpost_rebuilt": True}))

    assert str(error.value) == ("unknown rule switch 'outpost_rebuilt' (did you mean 'outpost_rebuild'?)")
