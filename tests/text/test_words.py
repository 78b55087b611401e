"""What the table says: the question, the options with their prices, what happened, and why not."""

from __future__ import annotations

import pytest

from monumental import Game, read_action, unpack
from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.events import Event
from monumental.play.notation import all_words
from monumental.play.words import event, option, question, reason, seat_name
from tests.lanes import first_now
from tests.random_game import RandomGame
from tests.scene import act, printed, scene

TEXTS = load_texts("en", [pack.folder for pack in unpack().packs])


def options(game: Game, verb: str) -> list[str]:
    return [option(game, action, TEXTS) for action in game.options() if action.verb == verb]


def why_not(game: Game, action: str) -> str:
    found = game.why_not(read_action(game, action))
    assert found is not None
    return reason(game, found, TEXTS)


def happened(game: Game) -> list[str]:
    return [event(game, each, TEXTS) for each in game.journal or ()]


def test_an_acquisition_names_the_card_its_kind_and_its_price() -> None:
    game = scene(display="sahara . . . . .", supply="3 military")

    assert options(game, "acquire") == ["Acquire Sahara (Province) for 3 Military"]


@pytest.mark.rule("DUEL-TURN-08")
def test_a_price_says_how_much_gold_stands_in() -> None:
    game = scene(display="sahara . . . . .", supply="1 military 2 gold")

    assert options(game, "acquire") == ["Acquire Sahara (Province) for 3 Military (2 Gold standing in)"]


@pytest.mark.rule("DUEL-CIV-01")
def test_malians_see_their_prices_in_gold() -> None:
    game = scene(civ="malians", display="sahara . . . . .", supply="3 gold")

    assert options(game, "acquire") == ["Acquire Sahara (Province) for 3 Gold"]


@pytest.mark.rule("DUEL-CONQ-04")
def test_a_conquest_counts_the_barricades() -> None:
    game = scene(supply="5 military", other={"provinces": "sahara barricade"})

    assert options(game, "conquer") == ["Conquer Sahara from your opponent for 5 Military"]


@pytest.mark.rule("DUEL-ACT-02", "DUEL-ACT-06")
def test_an_activation_shows_what_it_yields() -> None:
    game = scene(
        city="work-camp library . fort . . . . .", agenda=["EndRound 0", "TakeTurn 0", "ActivateCity 0"]
    )

    said = options(game, "activate")

    assert question(game, TEXTS) == "Activate your City: choose one row and one column."
    assert said[1] == "Activate row 1 and column b: 1 Production and 1 Science"
    assert said[8] == "Activate row 3 and column c: no resources"


def test_using_a_card_says_where_it_lies_and_its_question_names_it() -> None:
    game = scene(city=". . . . forum* fort . . .", supply="1 production 1 science")

    assert options(game, "use") == ["Use Forum at b2"]
    act(game, "use b2")

    assert question(game, TEXTS) == "Forum: Choose one."
    assert options(game, "branch") == ["Archive a card", "Pay 2 different Basic resources: gain 1 Culture"]


@pytest.mark.rule("DUEL-ADV-03")
def test_the_advantage_is_offered_with_every_stake() -> None:
    game = scene(supply="2 military")

    assert options(game, "advantage") == [
        "Take the Advantage with 1 Military",
        "Take the Advantage with 2 Military",
    ]


@pytest.mark.rule("DUEL-TERM-19")
def test_a_card_gained_has_no_price() -> None:
    game = scene(city="fort/scientific-method* . . . . . . . .", display="masonry . . . . .")

    act(game, "use a1k")

    assert options(game, "acquire") == ["Gain Masonry (Knowledge) without paying its cost"]


@pytest.mark.rule("DUEL-SCOUT-04", "DUEL-SCOUT-14")
def test_trading_costs_gold_except_with_ones_own_city() -> None:
    game = scene(supply="1 gold 1 science", free={"face_up": "carthage . .", "owned": ["hormuz", ""]})

    assert options(game, "trade") == [
        "Trade with Carthage for 1 Gold",
        "Trade with Hormuz, your own Free City",
    ]


def test_a_refusal_says_what_is_missing() -> None:
    game = scene(city="fort . . . . . . . .", display="sahara . . . . .", supply="2 military")

    assert why_not(game, "acquire 1") == "That costs 3 Military; you can pay 2."
    assert why_not(game, "acquire 2") == "There is no card in that place of the display."
    assert why_not(game, "use a1") == "Fort is not activated."
    assert why_not(game, "warlord") == "You must hold the Advantage to use Oda Nobunaga."


def test_what_happened_is_told_with_names() -> None:
    price = printed("phoenicia").cost
    game = scene(display="phoenicia . . . . .", supply=f"{price} military")

    act(game, "acquire 1", "pass")

    assert happened(game) == [
        f"Japanese paid {price} Military.",
        "Japanese acquired Phoenicia.",
        "Japanese gained 1 Science.",
        "Aztecs passed.",
    ]


@pytest.mark.rule("DUEL-CIV-02")
def test_a_special_rule_takes_effect_by_its_people() -> None:
    game = scene(civ="malians", display="tibet . . . . .", supply=f"{printed('tibet').cost} gold")

    act(game, "acquire 1")

    assert "Malians: the special rule takes effect." in happened(game)


def test_a_seat_without_a_civilization_is_called_by_its_number() -> None:
    with RandomGame(seed=2) as play:
        assert [seat_name(play.game, seat, TEXTS) for seat in (0, 1)] == ["Player 1", "Player 2"]
        assert question(play.game, TEXTS) == "Which civilization do you play?"
        assert option(play.game, play.game.options()[0], TEXTS) == "Play Aztecs"
        seat = play.game.seat

        play.play(play.game.options()[0])

        assert seat_name(play.game, seat, TEXTS) == "Aztecs"
        told = Event("chose-civilization", seat, number=0)
        assert event(play.game, told, TEXTS) == f"Player {seat + 1} plays Aztecs."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", first_now(range(2)))
def test_everything_that_comes_up_in_a_game_has_words(seed: int, language: str) -> None:
    texts = load_texts(language, [pack.folder for pack in unpack().packs])
    with RandomGame(seed) as play:
        told = 0
        while not play.game.over:
            game = play.game
            said = [option(game, action, texts) for action in game.options()]
            assert question(game, texts)
            assert len(set(said)) == len(said)
            for verb in game.rules.words if play.decision % 20 == 0 else ():
                for action in all_words(game, verb):
                    refused = game.why_not(action)
                    assert refused is None or reason(game, refused, texts)
            play.go_on()
            assert all(event(game, each, texts) for each in play.journal[told:])
            told = len(play.journal)
