"""Positions as text files: both ways, and one sentence about whatever is wrong with one."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from monumental.cards.errors import PackError
from monumental.engine.chance import seeded
from monumental.engine.state import POLICY, SCOUT, WARLORD
from monumental.play.position import (
    dump,
    load,
    read_position,
    read_snapshot,
    write_position,
    write_snapshot,
)
from monumental.play.positions.layout import PositionError
from monumental.play.setup import SetupError
from monumental.testing import position
from tests.scene import act, advantage, cities, city, keys, player, scene, stack, words

SMALL = """
rules = "duel"
[[seats]]
civilization = "aztecs"
[[seats]]
civilization = "malians"
"""


def problem(data: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as error:
        load(data)
    assert "\n" not in str(error.value)
    return str(error.value)


def small(**changes: Any) -> dict[str, Any]:
    return {**tomllib.loads(SMALL), **changes}


def with_seat(**changes: Any) -> dict[str, Any]:
    return small(seats=[{"civilization": "aztecs", **changes}, {"civilization": "malians"}])


# Reading and writing


def test_a_small_file_is_somebodys_turn_in_an_empty_world() -> None:
    game = read_position(SMALL)

    assert (game.seat, game.choice().question) == (0, "take-turn")
    assert words(game) == ["pass"]
    assert [keys(game, player.city) for player in game.state.players] == [["."] * 18] * 2


FULL = """
rules = "duel"
packs = ["duel-trade"]
round = 4
first = 1
final = true
agenda = ["EndRound 1", "TakeTurn 1", "ChooseCardToArchive 0 text:duel-trade/forum.use.0.options.0.0.then 0"]
switches = { final_decay = false }
advantage = { holder = 1, resource = "military", tokens = 3 }

[display]
slots = "masonry . colossus-of-rhodes . . ."
eras = ["democracy", ""]
separations = 1
discard = "apprenticeship"

[piles]
workshop = 3
barricade = 0

[[seats]]
civilization = "aztecs"
city = '''
    forum!*      ./floating-gardens!*  work-camp
    .            fort+                 fort/masonry
    .            .                     .
'''
supply = { production = 2, gold = 1 }
gained = { production = 3 }
provinces = "lake-texcoco+coastal barricade sahara+mountain+agricultural"
markers = { coastal = 1 }
deck = { known = "library fort", urn = "mine work-camp" }
discard = "work-camp"
archive = "library"
aside = "ball-court"
policies = "codex calendar"
wonder = "lighthouse-of-alexandria"
marks = ["policy", "scout"]
did = "conquered acquired"

[[seats]]
civilization = "malians"
passed = true
marks = ["warlord"]

[modules.free_cities]
face_up = "petra . venice"
gold = "1 0 2 0 0 3"
traded = "2 3"
owned = ["carthage", ""]
used = "carthage"
urn = "novgorod palmyra"
"""


def test_a_file_says_everything_about_a_position() -> None:
    game = read_position(FULL)

    me, other = game.state.players
    assert (game.state.round, game.state.first, game.state.final) == (4, 1, True)
    assert (game.seat, game.choice().question) == (0, "archive")
    assert game.rules.on("final_decay") is False
    assert city(game)[:6] == ["forum", ".", "work-camp", ".", "fort", "fort"]
    assert city(game)[9:15] == [".", "floating-gardens", ".", ".", ".", "masonry"]
    assert (me.rotated, me.activated) == (0b11, 0b10011)
    assert me.marked == 1 << 0 | 1 << 10 | 1 << POLICY | 1 << SCOUT
    assert (me.supply, me.gained) == ([2, 0, 0, 0, 1], [3, 0, 0, 0, 0])
    assert keys(game, me.deck.known) == ["library", "fort"]
    assert sorted(keys(game, me.deck.urn)) == ["mine", "work-camp"]
    assert [keys(game, pile) for pile in (me.discard, me.archive, me.aside, me.policies)] == [
        ["work-camp"],
        ["library"],
        ["ball-court"],
        ["codex", "calendar"],
    ]
    assert sorted(keys(game, me.culture_deck)) == ["flower-war", "tribute-rolls", "triple-alliance"]
    assert keys(game, [me.wonder]) == ["lighthouse-of-alexandria"]
    assert me.did == {"conquered", "acquired"}
    assert (other.passed, other.marked) == (True, 1 << WARLORD)


def test_a_file_says_everything_about_the_table() -> None:
    game = read_position(FULL)

    display = game.state.display
    assert keys(game, display.slots) == ["masonry", ".", "colossus-of-rhodes", ".", ".", "."]
    assert [keys(game, era) for era in display.eras] == [["democracy"], []]
    assert (display.separations, keys(game, display.discard)) == (1, ["apprenticeship"])
    piles = dict(zip(keys(game, game.catalog.basics), game.state.piles, strict=True))
    assert piles == {"workshop": 3, "laboratory": 0, "archery-range": 0, "barricade": 0}
    assert keys(game, stack(game).cards) == ["lake-texcoco", "barricade", "sahara"]
    assert (stack(game).added_types, stack(game).markers) == ((0b001, 0, 0b110), (1, 0, 0))
    held = advantage(game)
    assert (held.holder, held.resource, held.tokens) == (1, 2, 3)
    free = cities(game)
    assert keys(game, free.face_up) == ["petra", ".", "venice"]
    assert (free.gold, free.traded) == ((1, 0, 2, 0, 0, 3), (2, 3))
    assert [keys(game, owned) for owned in free.owned] == [["carthage"], []]
    assert (keys(game, free.used), keys(game, free.urn)) == (["carthage"], ["novgorod", "palmyra"])


@pytest.mark.parametrize("text", [SMALL, FULL], ids=["small", "full"])
def test_a_position_is_the_same_after_writing_and_reading(text: str) -> None:
    game = read_position(text)

    assert position(read_position(write_position(game))) == position(game)
    assert position(read_snapshot(write_snapshot(game))) == position(game)
    assert write_position(read_position(write_position(game))) == write_position(game)


@pytest.mark.parametrize(
    ("drawing", "actions"),
    [
        pytest.param("forum! forum* . . . . . . .", ("use b1", "branch 1", "archive a1"), id="archived"),
        pytest.param("fort/bushido!* . . . . . . . .", ("policy", "reinforce a1"), id="discarded"),
    ],
)
def test_the_action_token_of_a_card_that_left_can_be_written_down(
    drawing: str, actions: tuple[str, ...]
) -> None:
    game = scene(city=drawing, policies="zen")
    act(game, *actions)

    assert position(read_position(write_position(game))) == position(game)


def test_permanent_texts_come_in_the_same_order_after_reading() -> None:
    game = scene(
        city="fort/masonry amphitheater fort/democracy . . . . . .", agenda=["EndRound 0", "ActivateCity 0"]
    )
    act(game, "activate 1 a")

    assert position(read_position(write_position(game))) == position(game)


def test_a_saved_game_is_plain_json_and_a_file_plain_toml() -> None:
    game = read_position(FULL)

    assert json.loads(write_snapshot(game)) == dump(game)
    assert tomllib.loads(write_position(game)) == dump(game)


def test_luck_is_no_part_of_a_position() -> None:
    text = SMALL.replace('"aztecs"', '"aztecs"\ndeck.urn = "fort library mine"\nsupply.science = 2')

    games = [read_position(text, seeded(seed)) for seed in range(20)]
    for game in games:
        act(game, "progress")

    assert {keys(game, player(game).discard)[0] for game in games} <= {"fort", "library", "mine"}
    assert len({repr(dump(game)) for game in games}) > 1


# What is wrong with a file


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("rules = ", "not valid TOML: "),
        ("[seats", "not valid TOML: "),
        ("a = 1\na = 2", "not valid TOML: "),
        ("a = " + "9" * 5000, "not valid TOML: "),
        ("a = " + "[" * 5000, "not valid TOML: "),
        ("", "position: the field 'rules' is missing"),
        ('rules = "duel"', "position: the field 'seats' is missing"),
    ],
    ids=["no-value", "no-end", "twice", "endless-number", "endless-list", "empty", "no-seats"],
)
def test_a_file_that_is_no_position(text: str, start: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(text)

    assert str(error.value).startswith(start)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("", "not valid JSON: "),
        ("{", "not valid JSON: "),
        ('{"round": ' + "9" * 5000 + "}", "not valid JSON: "),
        ("[" * 100_000, "not valid JSON: "),
        ("[]", "a saved position is a JSON object"),
        ("null", "a saved position is a JSON object"),
        ('{"rules": "duel", "seats": NaN}', "position.seats: "),
    ],
    ids=["empty", "no-end", "endless-number", "endless-list", "list", "null", "nan"],
)
def test_a_saved_game_that_is_no_position(text: str, start: str) -> None:
    with pytest.raises(PositionError) as error:
        read_snapshot(text)

    assert str(error.value).startswith(start)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (small(rond=2), "position: unknown field 'rond' (did you mean 'round'?)"),
        (small(display={"slot": ""}), "position.display: unknown field 'slot' (did you mean 'slots'?)"),
        (with_seat(suply={}), "position.seats[0]: unknown field 'suply' (did you mean 'supply'?)"),
        (small(seats=[{}]), "duel has 2 seats, not 1"),
        (small(seats=[{}, {}, {}]), "duel has 2 seats, not 3"),
        (small(first=2), "first: the first player is a seat from 0 to 1"),
        (small(first=-1), "first: the first player is a seat from 0 to 1"),
        (small(advantage={"holder": 2}), "advantage.holder: there is no seat 2"),
        (
            small(advantage={"holder": 0, "tokens": 2}),
            "advantage: tokens are of a resource, and somebody holds them",
        ),
        (
            small(seats=[{"civilization": "aztecs"}, {}]),
            "seats[1].civilization: the field is missing",
        ),
        (small(piles={"forum": 1}), "piles: 'forum' is no Basic Building"),
        (with_seat(civilization="mayans"), "seats[0].civilization: unknown civilization 'mayans'"),
        (with_seat(city="forum fort"), "seats[0].city: a city has 9 cells, not 2"),
        (with_seat(city=". " * 10), "seats[0].city: a city has 9 cells, not 10"),
        (
            with_seat(city="forun . . . . . . . ."),
            "seats[0].city: unknown card 'forun' (did you mean 'forum'?)",
        ),
        (
            with_seat(city="bushido . . . . . . . ."),
            "seats[0].city: a Knowledge, and nothing else, lies under a card: 'bushido'",
        ),
        (
            with_seat(city="forum/fort* . . . . . . . ."),
            "seats[0].city: a Knowledge, and nothing else, lies under a card: 'forum/fort*'",
        ),
        (with_seat(deck={"urn": "fotr"}), "seats[0].deck.urn: unknown card 'fotr' (did you mean 'fort'?)"),
        (with_seat(deck={"known": "x9"}), "seats[0].deck.known: unknown card 'x9'"),
        (with_seat(policies="codx"), "seats[0].policies: unknown card 'codx' (did you mean 'codex'?)"),
        (with_seat(wonder="x9"), "seats[0].wonder: unknown card 'x9'"),
        (with_seat(provinces="forum"), "seats[0].provinces: 'forum' is neither a Province nor a Barricade"),
        (with_seat(provinces="sahara+wet"), "seats[0].provinces: unknown Province type 'wet'"),
        (small(display={"slots": ". ."}), "display.slots: the display has 6 slots, not 2"),
        (small(display={"eras": ["x9"]}), "display.eras: unknown card 'x9'"),
        (small(display={"discard": "x9"}), "display.discard: unknown card 'x9'"),
        (small(agenda=["Nap 0"]), "agenda: unknown task 'Nap'"),
        (small(agenda=["TakeTurn"]), "agenda: 'TakeTurn' can't be read"),
        (small(agenda=["TakeTurn zero"]), "agenda: 'TakeTurn zero' can't be read"),
        (small(agenda=["TakeTurn 0 1"]), "agenda: 'TakeTurn 0 1' can't be read"),
        (small(agenda=["Resolve 0 text:x 0 0"]), "agenda: 'Resolve 0 text:x 0 0' can't be read"),
        (small(agenda=["KeepWonder 0 card:x"]), "agenda: 'KeepWonder 0 card:x' can't be read"),
        (small(modules={"treaties": {}}), "modules: 'treaties' belongs to no module in play"),
        (
            small(modules={"free_cities": {"urn": "petr"}}),
            "modules.free_cities.urn: unknown card 'petr' (did you mean 'petra'?)",
        ),
        (
            small(modules={"free_cities": {"gold": "one"}}),
            "modules.free_cities.gold: 'one' should be numbers with spaces between them",
        ),
        (
            small(modules={"free_cities": {"gold": "1 ² 3 0 0 0"}}),
            "modules.free_cities.gold: '1 ² 3 0 0 0' should be numbers with spaces between them",
        ),
        (
            small(modules={"free_cities": {"gold": 3}}),
            "modules.free_cities.gold: 3 should be words with spaces between them",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(data: dict[str, Any], expected: str) -> None:
    assert problem(data) == expected


@pytest.mark.parametrize(
    ("data", "place", "given"),
    [
        (small(rules=3), "position.rules", "3"),
        (small(round="soon"), "position.round", "'soon'"),
        (small(round=-1), "position.round", "-1"),
        (small(round=1001), "position.round", "1001"),
        (small(seats="two"), "position.seats", "'two'"),
        (small(switches={"final_decay": "perhaps"}), "position.switches.final_decay", "'perhaps'"),
        (small(agenda="TakeTurn 0"), "position.agenda", "'TakeTurn 0'"),
        (small(advantage={"resource": "gold"}), "position.advantage.resource", "'gold'"),
        (with_seat(city=["forum"]), "position.seats[0].city", "['forum']"),
        (with_seat(supply={"gold": -1}), "position.seats[0].supply.gold", "-1"),
        (with_seat(marks=["sword"]), "position.seats[0].marks[0]", "'sword'"),
    ],
)
def test_a_value_of_the_wrong_type_is_named(data: dict[str, Any], place: str, given: str) -> None:
    said = problem(data)

    assert said.startswith(f"{place}: ")
    assert said.endswith(f", not {given}")


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (small(agenda=[""]), "agenda: "),
        (small(agenda=["TakeTurn 2"]), "agenda: "),
        (small(agenda=["TakeTurn (0,1)"]), "agenda: "),
        (small(agenda=["Task 0"]), "agenda: "),
        (small(agenda=["Step 0"]), "agenda: "),
        (small(agenda=["Choice 0"]), "agenda: "),
        (small(agenda=["Resolve 0 0 0 0"]), "agenda: "),
        (small(agenda=["Resolve 0 text:duel-trade/forum.use 7 0"]), "agenda: "),
        (small(agenda=["EndRound 0", "TakeTurn 0", "DiscardDrawn 0 card:forum"]), "agenda: "),
        (small(display={"slots": "codex . . . . ."}), "display.slots: "),
        (small(display={"slots": "petra . . . . ."}), "display.slots: "),
        (with_seat(policies="forum"), "seats[0].policies: "),
        (small(modules={"free_cities": {"golds": "1"}}), "modules.free_cities: unknown field 'golds'"),
        (small(modules={"free_cities": {"gold": "1 2"}}), "modules.free_cities.gold: "),
        (small(modules={"free_cities": {"face_up": "petra"}}), "modules.free_cities.face_up: "),
        (small(modules={"free_cities": {"owned": "petra"}}), "modules.free_cities.owned: "),
        (small(modules={"free_cities": {"owned": ["petra"]}}), "modules.free_cities.owned: "),
        (small(modules={"free_cities": {"urn": ["petra"]}}), "modules.free_cities.urn: "),
    ],
)
def test_what_can_not_be_on_a_table_is_refused(data: dict[str, Any], place: str) -> None:
    """A position that is read must be one that can be played."""
    assert problem(data).startswith(place)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (small(rules="duell"), "unknown rules 'duell' (did you mean 'duel'?)"),
        (
            small(switches={"final_decoy": True}),
            "unknown rule switch 'final_decoy' (did you mean 'final_decay'?)",
        ),
    ],
)
def test_rules_and_switches_that_nobody_knows(data: dict[str, Any], expected: str) -> None:
    with pytest.raises(SetupError) as error:
        load(data)

    assert str(error.value) == expected


def test_a_pack_that_nobody_has(tmp_path: Path) -> None:
    with pytest.raises(PackError) as error:
        load(small(packs=["duel-trad"]))

    assert error.value.problems == ["unknown pack 'duel-trad' (did you mean 'duel-trade'?)"]
    with pytest.raises(PackError, match=r"no pack\.toml here"):
        load(small(packs=[str(tmp_path)]))
