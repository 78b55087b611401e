"""Texts about other players, copies of an activated Knowledge, cards with two texts: the tests' own cards.

Our packs have none of them; whoever makes cards may.
"""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.engine.pieces.city import is_marked
from monumental.engine.resources import GOLD, SCIENCE
from tests import classic_scene, continuous_scene
from tests import scene as duel_scene
from tests.neighbours import NEIGHBOURS
from tests.scene import Seat, act, city, keys, offered, player, refused, supply, words
from tests.solo_scene import solo_scene

DUEL = ("duel-trade", NEIGHBOURS["duel"])
MAP = ("base", NEIGHBOURS["classic"])


def duel(first: str, supply: str = "", other: Seat | None = None) -> Game:
    """A Duel in which seat 0 has one activated card."""
    return duel_scene.scene(packs=DUEL, city=f"{first}* . . . . . . . .", supply=supply, other=other)


def three(mine: str, supply: str = "", third: str = "") -> Game:
    """Three players of classic; seat 1 acts and has one activated card. What seats 0 and 2 hold."""
    return classic_scene.scene(
        packs=MAP,
        drawing="C   m1  C   m1  C",
        capitals=(1, 3),
        active=1,
        supply=supply,
        other={"city": f"{mine}* . . . . . . . ."},
        more=[{"civilization": "greeks", "capital": 5, "supply": third}],
    )


# Every other player does something


def test_every_other_player_is_asked_in_turn_order_what_the_text_asks() -> None:
    game = three("fair")

    act(game, "use a1")
    asked = []
    while game.choice().question == "gain-basic":
        asked.append(game.seat)
        act(game, "take science")

    assert asked == [2, 0]
    assert supply(game, 1) == {"gold": 2}
    assert supply(game, 0) == supply(game, 2) == {"science": 1}
    assert (game.seat, game.choice().question) == (1, "take-turn")


def test_the_opponent_pays_what_the_text_takes_from_them() -> None:
    game = duel("toll-house", other={"supply": "2 gold"})

    act(game, "use a1")

    assert supply(game, 1) == {"gold": 1}
    assert supply(game) == {"gold": 1}


def test_who_has_nothing_to_pay_with_is_passed_over() -> None:
    game = duel("toll-house")

    act(game, "use a1")

    assert supply(game, 1) == {}
    assert game.choice().question == "take-turn"


def test_others_choose_among_what_they_can_do_in_their_own_city() -> None:
    game = duel("great-market", other={"city": "fort . . . . . . . ."})

    act(game, "use a1")

    assert game.seat == 1
    assert words(game) == ["branch 1", "branch 2"]
    act(game, "branch 1")
    act(game, "archive a1")
    assert keys(game, player(game, 1).archive) == ["fort"]
    assert supply(game, 1) == {"gold": 1}


def test_a_text_that_nobody_else_can_follow_is_not_used() -> None:
    game = duel("great-market")

    assert offered(game, "use") == []
    assert refused(game, "use a1") == ("no-effect-now", "DUEL-USE-01")


def test_nobody_plays_an_automa_so_no_text_speaks_to_it() -> None:
    game = solo_scene(packs=MAP, city="fair* . . . . . . . .")

    act(game, "use a1")

    assert supply(game) == {"gold": 2}
    assert game.choice().question == "take-turn"


@pytest.mark.rule("BASE-TERM-04")
def test_who_archives_on_another_players_turn_gets_another_card_at_once() -> None:
    game = classic_scene.scene(
        packs=MAP,
        city="great-market* . . . . . . . .",
        other={"city": "fort . . . . . . . .", "top": "library"},
    )

    act(game, "use a1")
    act(game, "branch 1")
    act(game, "archive a1")

    assert city(game, 1)[0] == "library"


@pytest.mark.rule("BASE-SCI-02")
def test_a_card_drawn_on_another_players_turn_is_discarded_at_once() -> None:
    game = classic_scene.scene(
        packs=MAP, city="congress* . . . . . . . .", other={"top": "library", "supply": "1 gold"}
    )

    act(game, "use a1")
    act(game, "branch 1")

    assert player(game, 1).drawn == ()
    assert keys(game, player(game, 1).discard) == ["library"]
    assert supply(game, 1) == {"gold": 1, "science": 1}


@pytest.mark.rule("BASE-ACT-01")
def test_no_card_is_activated_on_another_players_turn_but_in_a_round_it_is() -> None:
    theirs = {"city": "fort . . . . . . . ."}
    turn = classic_scene.scene(packs=MAP, city="council* . . . . . . . .", other=theirs)
    round_ = continuous_scene.scene(packs=MAP, city="council* . . . . . . . .", other=theirs)

    act(turn, "use a1")
    act(round_, "use a1")

    assert "branch 1" not in words(turn)
    assert "branch 1" in words(round_)


# Conditions about others


@pytest.mark.parametrize(
    ("mine", "theirs", "gains"),
    [("", "2 gold", GOLD), ("5 gold", "1 gold", SCIENCE), ("5 gold", "", SCIENCE)],
    ids=["they have enough", "they have too little", "only mine"],
)
def test_what_the_opponent_holds_is_asked(mine: str, theirs: str, gains: int) -> None:
    game = duel("treasury", supply=mine, other={"supply": theirs})
    before = player(game).supply.copy()

    act(game, "use a1")

    assert player(game).supply[gains] == before[gains] + 1


@pytest.mark.parametrize(("third", "gains"), [("2 gold", GOLD), ("1 gold", SCIENCE)])
def test_one_other_player_is_enough_for_another(third: str, gains: int) -> None:
    game = three("treasury", supply="1 gold", third=third)

    act(game, "use a1")

    assert player(game, 1).supply[gains] == 1


def test_every_other_player_must_have_all_that_is_asked() -> None:
    mine = "embassy* . . . . . . . ."
    both = classic_scene.scene(packs=MAP, city=mine, other={"troops": "4:1 6:1", "policies": "danegeld"})
    one = classic_scene.scene(packs=MAP, city=mine, other={"troops": "4:1 6:1"})

    act(both, "use a1")

    assert supply(both) == {"culture": 1}
    assert offered(one, "use") == []
    assert refused(one, "use a1")[0] == "condition-unmet"


def test_what_one_holds_oneself_is_asked() -> None:
    game = duel("embassy", supply="3 gold")

    act(game, "use a1")

    assert supply(game) == {"gold": 3, "culture": 1}


# To copy an activated Knowledge


KNOWN = "fort/commentary* fort/calendar-reform* . fort/calendar-reform . . . . ."


@pytest.mark.rule("DUEL-TERM-10", "DUEL-TERM-12")
def test_an_activated_knowledge_is_copied_even_if_it_was_used() -> None:
    game = duel_scene.scene(packs=DUEL, city=KNOWN.replace("reform*", "reform!*", 1))

    act(game, "use a1k")

    assert words(game) == ["copy b1k", "no"]
    act(game, "copy b1k")
    assert supply(game) == {"science": 2}


@pytest.mark.rule("DUEL-TERM-12")
def test_only_an_activated_knowledge_is_copied_and_no_card_on_it() -> None:
    game = duel_scene.scene(packs=DUEL, city=KNOWN)

    act(game, "use a1k")

    assert refused(game, "copy a2k") == ("not-copied-by-this", "DUEL-TERM-12")
    assert refused(game, "copy b1") == ("not-copied-by-this", "DUEL-TERM-12")
    assert refused(game, "copy a1k") == ("copies-others", "DUEL-TERM-10")


def test_without_another_activated_knowledge_there_is_nothing_to_copy() -> None:
    game = duel_scene.scene(packs=DUEL, city="fort/commentary* . . fort/calendar-reform . . . . .")

    assert refused(game, "use a1k")[0] == "nothing-copyable"


# A text to use, and one in force


@pytest.mark.rule("DUEL-TURN-05", "DUEL-TERM-27")
def test_a_card_that_was_used_still_answers_whenever_something_happens() -> None:
    game = duel("toll-house", supply="1 production", other={"supply": "1 gold"})

    act(game, "use a1")
    act(game, "pass")
    act(game, "build fair")

    assert is_marked(player(game), 0)
    assert supply(game)["science"] == 1


def test_a_card_that_has_answered_can_still_be_used() -> None:
    game = continuous_scene.scene(
        packs=MAP, city="toll-house* . . . . . . . .", supply="2 production", other={"supply": "1 gold"}
    )

    act(game, "build fair")
    while game.seat != 0:
        act(game, "pass")

    assert supply(game)["science"] == 1
    assert offered(game, "use") == ["use a1"]


def test_a_price_change_stands_beside_a_text_to_use() -> None:
    card = duel("great-market").catalog.by_key["great-market"]

    assert card.use is not None
    assert [(change.price, change.less) for change in card.price_changes] == [("knowledge", 1)]
