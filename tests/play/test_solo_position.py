"""Positions with Automas as text files: both ways, one sentence about whatever is wrong, and random damage.

DAMAGE.damaged_text(written, POSITIONS, seed)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Any

import pytest

from monumental import Game
from monumental.engine.resources import GOLD
from monumental.games.classic.state import classic
from monumental.play.position import dump, load, read_position, write_position
from monumental.play.positions.layout import PositionError
from monumental.testing import position
from tests.lanes import first_now
from tests.play.damage import Damage, is_read
from tests.random_game import SoloGame

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
automa.deck = "solo-4 solo-12"
'''


def problem(data: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as error:
        load(data)
    assert "\n" not in str(error.value)
    return str(error.value)


def small(**changes: Any) -> dict[str, Any]:
    return {**tomllib.loads(SMALL), **changes}


def with_automa(**changes: Any) -> dict[str, Any]:
    """Other belongings of the Automa's seat."""
    data = small()
    data["seats"][1] |= changes
    return data


def with_deck(deck: str, revealed: str = "") -> dict[str, Any]:
    return with_automa(automa={"deck": deck, "revealed": revealed})


def keys(game: Game, cards: tuple[int, ...]) -> list[str]:
    return [game.catalog.cards[card].key for card in cards]


# Reading and writing


def test_a_seat_with_solo_cards_is_an_automas() -> None:
    game = read_position(SMALL)

    person, automa = classic(game).solo_decks
    assert person is None
    assert automa is not None
    assert (keys(game, automa.deck.cards()), automa.revealed) == (["solo-4", "solo-12"], ())
    assert (game.seat, game.choice().question) == (0, "take-turn")


def test_solo_cards_that_were_revealed_keep_their_order() -> None:
    game = load(with_deck("solo-1", "solo-12 solo-4 solo-9"))

    (_, automa) = classic(game).solo_decks
    assert automa is not None
    assert keys(game, automa.revealed) == ["solo-12", "solo-4", "solo-9"]
    assert position(load(dump(game))) == position(game)
    assert position(read_position(write_position(game))) == position(game)


def test_the_turn_of_an_automa_needs_no_agenda() -> None:
    """Solo card 4 and then 12, in whichever order, give 3 Gold each."""
    game = load(small(active=1, switches={"automa_two_cards": True}))

    assert game.seat == 0
    assert game.state.players[1].supply[GOLD] == 6


def test_cards_in_the_area_of_an_automa_and_its_policies_are_not_in_force() -> None:
    data = with_automa(discard="wheel stonehenge", policies="athenian-democracy", wonder="pyramids")

    game = load(data)

    player = game.state.players[1]
    assert player.standing == ()
    assert keys(game, player.discard) == ["wheel", "stonehenge"]
    assert position(load(dump(game))) == position(game)


# What is wrong with a file


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (with_automa(city="forum . . . . . . . ."), "seats[1].city: an Automa has no City"),
        (with_automa(deck={"urn": "forum"}), "seats[1].deck: an Automa has no City"),
        (with_automa(archive="forum"), "seats[1].archive: an Automa has no City"),
        (with_automa(aside="forum"), "seats[1].aside: an Automa has no City"),
        (with_automa(drawn="forum"), "seats[1].drawn: an Automa has no City"),
        (with_automa(second_wonder="stonehenge"), "seats[1].second_wonder: an Automa has no City"),
        (with_automa(marks=["policy"]), "seats[1].marks: an Automa has no City"),
        (with_deck("solo-4 solo-4"), "seats[1].automa: solo-4 is in two places"),
        (with_deck("solo-4 solo-5", "solo-5"), "seats[1].automa: solo-5 is in two places"),
        (
            with_deck("solo-4 solo-danes"),
            "seats[1].automa: solo-danes is the card of another civilization, danes",
        ),
        (with_deck("solo-4 forum"), "seats[1].automa.deck: forum is a building, which does not belong here"),
        (with_deck("solo-44"), "seats[1].automa.deck: unknown card 'solo-44' (did you mean 'solo-4'?)"),
        (
            with_deck("", "gauls"),
            "seats[1].automa.revealed: gauls is a barbarian, which does not belong here",
        ),
        (with_deck(""), "seats[1].automa.deck: an Automa has Solo cards"),
        (
            with_deck("solo-greeks solo-advanced-6"),
            "seats[1].automa.deck: every Solo card draws another one",
        ),
        (
            small(rules="continuous", agenda=["ReplenishCities 0", "ChooseTurnAction 0"]),
            "seats[1].automa: continuous is played without the Automa",
        ),
        (
            small(agenda=["TakeActions 1"]),
            "agenda: 'TakeActions 1' is for a player, and seat 1 is an Automa's",
        ),
        (
            small(agenda=["TakeActions 0", "RevealSoloCard 0 1"]),
            "agenda: 'RevealSoloCard 0 1' is for an Automa, and seat 0 is a player's",
        ),
        (
            small(agenda=["FinishTurn 1", "TiedProvince 0 (1,2)"]),
            "agenda: 'TiedProvince 0 (1,2)' is for an Automa, and seat 0 is a player's",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(data: dict[str, Any], expected: str) -> None:
    assert problem(data) == expected


@pytest.mark.parametrize(
    "task",
    [
        "RevealSoloCard 1 99",
        "FollowLine 1 card:forum 0 0",
        "FollowLine 1 card:solo-4 9 0",
        "FollowLine 1 card:solo-4 0 4",
        "TiedProvince 1 (99)",
        "TiedProvince 1 ()",
        "TiedSite 1 (2,4) card:forum",
        "PlaceTokenOfAutoma 1 card:forum",
        "TiedStep 1 (2,4) 2",
        "Walk 1 7 1",
    ],
)
def test_tasks_of_an_automa_that_can_not_be_carried_out_are_refused(task: str) -> None:
    """Wherever they stand: nobody shall find out in the middle of a game."""
    for agenda in (["FinishTurn 1", task], ["FinishTurn 1", task, "TakeActions 0"]):
        assert problem(small(agenda=agenda)).startswith(f"agenda: '{task}' can't be carried out")


@pytest.mark.parametrize("task", ["RevealSoloCard 1 (1)", "FollowLine 1 4 0 0", "TiedProvince 1 3"])
def test_tasks_with_words_in_the_wrong_places_are_refused(task: str) -> None:
    assert problem(small(agenda=["FinishTurn 1", task])) == f"agenda: '{task}' can't be read"


def test_somebody_plays_against_the_automas() -> None:
    data = small()
    data["seats"][0] |= {"automa": {"deck": "solo-4"}}

    assert problem(data) == "seats: at least one is no Automa's"


def test_a_token_that_left_the_game_lies_in_no_market() -> None:
    """Otherwise there would be no tokens left to imagine."""
    market = {"tile": 3, "city": "carthage", "stack": "carthage-galleys", "count": 1, "seen": [0]}
    board = {"drawing": MAP, "markets": [market], "removed": "carthage-galleys"}

    assert problem(small(board=board)) == (
        "board.markets[0].stack: tokens that somebody has, or that left the game"
    )


# Damage

DAMAGE = Damage(
    stray=(
        *("", ".", "-1", "0", "1", "7", "41", "99", "²", "*", "!", "x9", "true", '"', "forum", "stonehenge"),
        *("gauls", "carthage", "danes", "greeks", "solo-4", "solo-6", "solo-greeks", "solo-danes"),
        *("solo-advanced-5", "solo-advanced-7", "card:solo-6", "card:forum", "(0,1)", "()", "automa"),
        *("TakeActions", "StartTurn", "FinishTurn", "RevealSoloCard", "FollowLine", "TiedProvince", "Walk"),
    ),
    values=(
        *(None, True, -1, 0, 3, 41, 99, 1.5, "", "forum", "solo-4", [], ["forum"], [3], {}, {"gold": 1}),
        *({"deck": "solo-4"}, {"deck": "", "revealed": ""}),
    ),
)
POSITIONS = 24


@cache
def written(number: int) -> tuple[str, str]:
    """A question of an Automa in a random game, or another one, as a file and as a saved game."""
    play = SoloGame(number)
    while not play.game.over and (play.decision < 5 * number or play.game.choice().seat == play.game.seat):
        play.go_on()
    return write_position(play.game), json.dumps(dump(play.game))


@pytest.mark.parametrize("first", first_now(range(0, 400, 200)))
def test_a_damaged_file_is_read_or_refused(first: int) -> None:
    found = [
        is_read(seed, DAMAGE.damaged_text(written, POSITIONS, seed)) for seed in range(first, first + 200)
    ]

    assert found.count(True) > 5
    assert found.count(False) > 100


@pytest.mark.parametrize("first", first_now(range(0, 1000, 500)))
def test_a_damaged_saved_game_is_read_or_refused(first: int) -> None:
    found = [
        is_read(seed, DAMAGE.damaged_save(written, POSITIONS, seed)) for seed in range(first, first + 500)
    ]

    assert found.count(True) > 50
    assert found.count(False) > 200
