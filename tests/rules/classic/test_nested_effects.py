"""Texts that use other texts: copies, texts inside texts, whose text comes first, and copies of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monumental import Game, unpack
from monumental.engine.chance import Recorded
from monumental.engine.state import CELLS
from monumental.play.position import read_snapshot, write_snapshot
from tests.classic_scene import (
    act,
    board,
    city,
    deck,
    keys,
    offered,
    owner,
    player,
    refused,
    scene,
    supply,
    words,
)

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key

# Copying a text


@pytest.mark.rule("BASE-ACT-05")
def test_the_wheel_uses_the_text_of_the_card_on_it_though_that_was_used() -> None:
    """Q-B-58: it is the Wheel that is used; the card on it is used neither again nor up."""
    game = scene(city="forum!/wheel* . . . . . . . .", supply="1 production 1 science")
    assert offered(game, "use") == ["use a1k"]

    act(game, "use a1k", "copy a1", "branch 2", "pay production", "pay science")

    assert supply(game) == {"culture": 1}
    assert player(game).marked == 1 | 1 << CELLS


@pytest.mark.rule("BASE-ACT-05")
def test_a_copied_card_can_still_be_used_itself() -> None:
    """Q-B-58."""
    game = scene(city="mine/wheel* . . . . . . . .", gained="2 production")

    act(game, "use a1k", "copy a1", "use a1")

    assert supply(game) == {"gold": 2}


@pytest.mark.rule("BASE-ACT-05")
def test_a_copy_uses_the_text_only_and_the_resources_are_not_gained_again() -> None:
    """Q-B-58. The Scriptorium gives 2 Science and archives a card; a Workshop has no text."""
    game = scene(city="scriptorium/wheel* mine workshop/wheel* . . . . . .")
    assert refused(game, "use c1k") == ("nothing-copyable", "BASE-ACT-05")

    act(game, "use a1k", "copy a1", "archive b1")

    assert supply(game) == {}
    assert keys(game, player(game).archive) == ["mine"]


@pytest.mark.rule("BASE-ACT-05")
def test_the_wheel_copies_no_other_card_than_the_one_on_it() -> None:
    game = scene(city="mine/wheel* mine* ./wheel* . . . . . .", gained="2 production")
    assert refused(game, "use c1k") == ("nothing-copyable", "BASE-ACT-05")

    act(game, "use a1k")

    assert words(game) == ["copy a1", "no"]
    assert refused(game, "copy b1") == ("not-copied-by-this", "BASE-ACT-05")
    assert refused(game, "copy c1") == ("no-card-there", "BASE-ACT-05")


@pytest.mark.rule("BASE-ACT-05")
def test_what_copies_others_is_not_copied() -> None:
    """Q-B-58: neither the Wheel nor the Alhambra, which may copy and may do something else."""
    game = scene(city="fort/internet* mine/wheel alhambra . . . . . .", gained="2 production")

    act(game, "use a1k")

    assert words(game) == ["copy b1", "no"]
    assert refused(game, "copy b1k") == ("copies-others", "BASE-ACT-05")
    assert refused(game, "copy c1") == ("copies-others", "BASE-ACT-05")


@pytest.mark.rule("BASE-ACT-05")
def test_the_internet_copies_any_card_of_the_own_city_and_any_developed_policy() -> None:
    """Q-B-58: cards that are not activated and Policies that are covered too, but no permanent text."""
    game = scene(
        city="fort/internet* mine notre-dame fort/seafaring fort/metal-casting* . . . .",
        policies="gift-of-the-nile divine-kingship",
        troops="1:8 2:1",
        gained="2 production",
        other={"city": ". mine . . . . . . .", "policies": "sagas"},
        display="apothecary . . . . .",
    )

    act(game, "use a1k")

    assert words(game) == ["copy b1", "copy a2k", "copy-policy gift-of-the-nile", "no"]
    assert refused(game, "copy c1") == ("nothing-to-copy", "BASE-ACT-05")
    assert refused(game, "copy b2k") == ("nothing-to-copy", "BASE-ACT-05")
    assert refused(game, "copy-policy sagas") == ("not-developed", "BASE-ACT-05")
    act(game, "copy-policy gift-of-the-nile")
    assert supply(game) == {"production": 1}


@pytest.mark.rule("BASE-ACT-05")
def test_the_alhambra_copies_the_text_of_a_building_that_stays_in_the_display() -> None:
    game = scene(city="alhambra* mine . . . . . . .", display="apothecary marketplace seafaring pyramids . .")

    act(game, "use a1", "branch 1")
    assert words(game) == ["copy-display 1", "no"]
    assert refused(game, "copy-display 2") == ("nothing-to-copy", "BASE-ACT-05")
    assert refused(game, "copy-display 3") == ("not-copied-by-this", "BASE-ACT-05")
    assert refused(game, "copy-display 5") == ("no-card-there", "BASE-ACT-05")
    act(game, "copy-display 1", "archive b1", "take military")

    assert supply(game) == {"military": 2}
    assert keys(game, game.state.display.slots)[0] == "apothecary"
    assert game.state.display.taken == 0


# Texts inside texts


@pytest.mark.rule("BASE-ACT-05", "BASE-SCI-02")
def test_a_drawn_card_copies_a_card_that_draws_and_every_drawn_card_stays_until_the_turn_ends() -> None:
    game = scene(
        city="library-of-alexandria fort fort fort fort fort fort fort fort",
        supply="2 science",
        known="seafaring internet",
    )

    act(game, "progress", "use d1", "copy a1")
    assert keys(game, player(game).drawn) == ["internet", "seafaring"]
    assert offered(game, "use") == ["use d2"]
    act(game, "use d2", "take science")
    assert supply(game) == {"science": 1}
    act(game, "end")

    assert keys(game, player(game).discard) == ["internet", "seafaring"]


@pytest.mark.rule("BASE-ACT-05", "BASE-ACT-07")
def test_a_copied_text_discards_its_own_card_which_is_shuffled_and_drawn() -> None:
    game = scene(city="guildhall/wheel* . . . . . . . .", luck="guildhall")

    act(game, "use a1k", "copy a1", "discard a1")

    assert supply(game) == {"production": 3}
    assert keys(game, player(game).drawn) == ["guildhall"]
    assert keys(game, player(game).deck.urn) == ["wheel"]


@pytest.mark.rule("BASE-SCI-01", "BASE-ACT-04")
def test_a_token_and_the_warlord_both_draw_in_the_middle_of_a_conquest() -> None:
    """The Cimbri may be a drawn card and a move, Hua Mulan may be a drawn card."""
    game = scene(
        civ="chinese",
        supply="2 military",
        tokens={2: "cimbri"},
        luck="cimbri",
        known="library seafaring mine",
    )

    act(game, "conquer 2", "send-warlord", "send 1", "yes", "branch 2", "yes")
    assert words(game) == ["move 1", "move 2", "lead", "no"]
    act(game, "no")
    assert words(game) == ["yes", "no"]
    act(game, "yes")

    assert keys(game, player(game).drawn) == ["mine", "seafaring"]
    assert offered(game, "use") == ["use d2"]


@pytest.mark.rule("BASE-CONQ-14", "BASE-CONQ-28")
def test_the_conqueror_says_whether_the_token_or_the_warlord_comes_first() -> None:
    """Q-G-06: what Hua Mulan draws may help to choose the benefit."""
    game = scene(civ="chinese", supply="2 military", tokens={2: "gauls"}, luck="gauls", known="mine library")

    act(game, "conquer 2", "send-warlord", "send 1")
    assert (game.choice().question, words(game)) == ("token-first", ["yes", "no"])
    act(game, "no", "yes")

    assert keys(game, player(game).drawn) == ["library"]
    assert game.choice().question == "choose-benefit"


@pytest.mark.rule("BASE-CONQ-14")
def test_where_only_fixed_gains_are_due_the_token_comes_without_a_question() -> None:
    """Ramses II gives 2 Production whenever it comes."""
    game = scene(supply="1 military", tokens={2: "thracians"}, luck="thracians")

    act(game, "conquer 2", "send-warlord")

    assert game.choice().question == "choose-benefit"


def machu_picchu_against_the_japanese() -> Game:
    """The completed Machu Picchu takes Province 4; Sakoku archives a card, and two Knowledge are dealt."""
    game = scene(
        against="japanese",
        wonder="machu-picchu",
        supply=f"{CARDS['machu-picchu'].completion_cost} production 1 military",
        troops="1:6 3:3",
        other={
            "policies": "sakoku",
            "troops": "5:7 4:2",
            "city": "library forum . . . . . . .",
            "known": "mine irrigation seafaring",
        },
    )
    act(game, "complete", "conquer 4", "send 3", "send 3", "archive b1")
    return game


@pytest.mark.rule("BASE-TERM-04", "BASE-REPC-04")
def test_another_players_city_is_dealt_full_before_a_wonder_is_placed() -> None:
    game = machu_picchu_against_the_japanese()

    assert (game.seat, words(game)) == (1, ["keep seafaring", "keep irrigation"])
    act(game, "keep irrigation")
    assert (city(game, 1)[1], city(game, 1)[10]) == ("mine", "irrigation")
    assert (game.seat, words(game)) == (0, ["site 1", "site 3", "site 4"])
    act(game, "site 4")

    assert owner(game, 4) == 0
    assert deck(game) == ["machu-picchu"]
    assert keys(game, [board(game).wonders[3]]) == ["machu-picchu"]
    assert supply(game, 1) == {"culture": 1}
    assert game.choice().question == "take-turn"


# Whose text comes first


@pytest.mark.rule("BASE-ACT-04")
def test_of_texts_that_answer_together_those_of_the_player_whose_turn_it_is_come_first() -> None:
    """Q-G-06: Hua Mulan may draw before Sakoku archives."""
    game = scene(
        civ="chinese",
        against="japanese",
        supply="1 military",
        troops="1:6 3:2",
        warlord=3,
        known="fort",
        other={"policies": "sakoku", "troops": "5:8 4:1", "city": "library . . . . . . . .", "known": "mine"},
    )

    act(game, "conquer 4", "send-warlord")
    assert (game.seat, words(game)) == (0, ["yes", "no"])
    act(game, "yes")

    assert supply(game) == {"military": 1}
    assert (game.seat, words(game)) == (1, ["archive a1", "no"])


def ordered_bonuses() -> Game:
    """Two benefits of Policies wait for an order."""
    game = scene(civ="greeks", supply="2 culture", policies="olympic-games")
    act(game, "develop emporia")
    return game


@pytest.mark.rule("BASE-ACT-04")
@pytest.mark.parametrize(
    ("first", "asked"),
    [("next 1", ["take production", "take science", "take military"]), ("next 2", ["explore 1 2"])],
)
def test_the_own_texts_that_come_together_are_done_in_the_order_of_choice(
    first: str, asked: list[str]
) -> None:
    """Q-G-06."""
    game = ordered_bonuses()

    assert words(game) == ["next 1", "next 2"]
    act(game, first)

    assert words(game)[: len(asked)] == asked


# A copy of the game in the middle of them


def half_paid_forum() -> Game:
    """A drawn Internet copies the Forum, of which one resource is paid."""
    game = scene(
        supply="2 production 3 science 1 military", city="forum fort . . . . . . .", known="mine internet"
    )
    act(game, "progress", "use d1", "copy a1", "branch 2", "pay production")
    return game


def discarding_guildhall() -> Game:
    """A copied Guildhall asks for a card; a drawn card and a reinforced one lie there."""
    game = scene(
        city="guildhall!/wheel* mine*^ library . . . . . .", drawn="seafaring!", known="mine workshop"
    )
    act(game, "use a1k", "copy a1")
    return game


def attacking_flight() -> Game:
    """Flight conquers for 3 less; one of the Units is chosen."""
    game = scene(
        city="fort/flight* . . . . . . . .", supply="1 military", troops="1:6 2:3", tokens={3: "gauls"}
    )
    act(game, "use a1k", "branch 1", "conquer 3", "send 2")
    return game


def two_knowledge_dealt() -> Game:
    """The turn ends: of two Knowledge cards one must be kept, and more gaps wait."""
    game = scene(city="fort* . . . . . . . .", known="library mine seafaring wheel")
    act(game, "end")
    return game


def token_or_warlord() -> Game:
    """What comes first, the token or Hua Mulan?"""
    game = scene(civ="chinese", supply="2 military", tokens={2: "gauls"}, known="mine library")
    act(game, "conquer 2", "send-warlord", "send 1")
    return game


Way = tuple[list[str], str]

#: The moment, and two ways to go on from there: what is played, and what luck brings.
MOMENTS: list[tuple[Callable[[], Game], Way, Way]] = [
    (half_paid_forum, (["pay science"], ""), (["pay military", "develop house-of-life"], "")),
    (discarding_guildhall, (["discard a1", "build workshop"], ""), (["discard b1"], "")),
    (
        attacking_flight,
        (["send-warlord", "send 1", "branch 2"], "gauls"),
        (["send 1", "send 2", "branch 1"], "scythians"),
    ),
    (
        two_knowledge_dealt,
        (["keep wheel", "activate 1 a"], "fort seafaring"),
        (["keep seafaring", "activate 2 b"], "wheel fort"),
    ),
    (token_or_warlord, (["yes", "branch 1", "no"], "gauls"), (["no", "yes", "branch 2"], "gauls")),
    (machu_picchu_against_the_japanese, (["keep irrigation", "site 1"], ""), (["keep seafaring"], "")),
    (ordered_bonuses, (["next 1", "take science", "no"], ""), (["next 2", "explore 2 6", "no"], "")),
]


def luck(game: Game, text: str) -> Recorded:
    return Recorded([game.catalog.number(key) for key in text.split()])


def alone(begin: Callable[[], Game], way: Way) -> str:
    """Where a game ends that was never copied."""
    game = begin()
    game.chance = luck(game, way[1])
    act(game, *way[0])
    return write_snapshot(game)


@pytest.mark.rule("BASE-ACT-04")
@pytest.mark.parametrize(("begin", "one", "other"), MOMENTS)
def test_a_copy_of_the_game_in_the_middle_of_a_text_goes_its_own_way(
    begin: Callable[[], Game], one: Way, other: Way
) -> None:
    game = begin()
    game.chance = luck(game, one[1])
    twin = game.clone(luck(game, other[1]))
    assert write_snapshot(twin) == write_snapshot(game)

    act(game, one[0][0])
    act(twin, *other[0])
    act(game, *one[0][1:])

    assert write_snapshot(game) == alone(begin, one)
    assert write_snapshot(twin) == alone(begin, other)
    assert write_snapshot(game) != write_snapshot(twin)


@pytest.mark.rule("BASE-ACT-04")
@pytest.mark.parametrize(("begin", "one", "other"), MOMENTS)
def test_a_position_written_in_the_middle_of_a_text_is_read_as_the_same_game(
    begin: Callable[[], Game], one: Way, other: Way
) -> None:
    game = begin()
    for way in (one, other):
        again = read_snapshot(write_snapshot(game), luck(game, way[1]))
        assert words(again) == words(game)

        act(again, *way[0])

        assert write_snapshot(again) == alone(begin, way)
