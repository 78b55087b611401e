"""Monsters in the continuous mode: those found in a round attack together when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from monumental.games.classic.modules.monsters import monsters
from tests.classic_scene import board, holdings, owner
from tests.continuous_scene import act, city, keys, offered, player, refused, supply, told, words
from tests.rules.modules.test_monsters import attacks, standing, trophies
from tests.rules.modules.test_monsters import find as find_in_classic
from tests.rules.modules.test_monsters import scene as classic_scene

SIX = "marketplace scriptorium apothecary seafaring mathematics weaponry"
DECK = "wheel irrigation pyramids great-wall stonehenge caravanserai"


def scene(tiles: str = "", cards: str = "", finders: str = "", waiting: str = "", **position: Any) -> Game:
    """A position with these Monsters on the map: where, which, who found them, which still attack."""
    return classic_scene(tiles, cards, finders, waiting, rules="continuous", **position)


def find(monster: str, **position: Any) -> Game:
    """The Egyptians conquer tile 2 and find this Monster there; then the Danes have their turn."""
    game = find_in_classic(monster, rules="continuous", **position)
    if "end" in words(game):
        act(game, "end")
    return game


def waiting(game: Game) -> list[str]:
    """The Monsters below the display: those that are still to attack."""
    found = monsters(board(game))
    return keys(game, [found.at(tile) for tile in found.waiting])


def story(game: Game) -> list[str]:
    """What has happened, by the keys of the events."""
    assert game.journal is not None
    return [event.key for event in game.journal]


# Found


@pytest.mark.rule("CONT-MON-01", "CONT-FREE-13")
def test_a_found_monster_waits_below_the_display_and_its_token_is_gone() -> None:
    """It is turned over at once and gives nothing: nothing is asked, and the next player plays."""
    game = find("nian", production_tokens=1, other={"production_tokens": 1})

    nian = game.catalog.number("nian")

    assert (standing(game), waiting(game), attacks(game)) == ({2: "nian"}, ["nian"], [])
    assert holdings(game).exploration == ()
    assert [urn for urn in board(game).urns if nian in urn] == []
    assert game.seat == 1


@pytest.mark.rule("CONT-MON-01")
def test_a_monster_guards_its_tile_from_the_moment_it_is_found() -> None:
    game = find("nian", other={"explorers": [2, 5]})

    assert (game.seat, offered(game, "pick-up")) == (1, [])
    assert refused(game, "pick-up 1") == ("guarded", "MOD-MON-06")


# The end of the round


@pytest.mark.rule("CONT-MON-02")
def test_monsters_attack_at_the_end_of_the_round() -> None:
    game = find("nian", production_tokens=1, other={"production_tokens": 2})

    act(game, "pass")
    before = (attacks(game), holdings(game).production)
    act(game, "pass")

    assert before == ([], 1)
    assert (attacks(game), waiting(game), standing(game)) == (["nian"], [], {2: "nian"})
    assert (holdings(game, 0).production, holdings(game, 1).production) == (0, 1)


@pytest.mark.rule("CONT-MON-02")
def test_monsters_attack_after_city_and_display_are_replenished_and_the_era_card_is_passed() -> None:
    """Q-C-22 as amended: passing the Era I card is the last part of the display step."""
    game = find(
        "nian", display=SIX, eras=[DECK], known="fort fort", luck="nian wheel irrigation", production_tokens=1
    )

    act(game, "pass", "pass")

    steps = ("dealt", "display-dealt", "first-player", "monster-attacks", "round-begins")
    assert [key for key in dict.fromkeys(story(game)) if key in steps] == list(steps)
    assert story(game).count("display-dealt") == 2
    assert game.state.first == 1


@pytest.mark.rule("CONT-MON-02")
def test_who_is_hit_is_settled_at_the_end_of_the_round() -> None:
    """Fafnir takes 3 Gold from who has most: that is not the Egyptians any more."""
    game = find("fafnir", supply="5 gold", other={"supply": "4 gold"}, display="marketplace . . . . .")

    act(game, "pass", "acquire 1", "pass")

    assert (supply(game, 0), supply(game, 1)) == ({"gold": 2}, {"gold": 1})


@pytest.mark.rule("CONT-MON-02")
def test_who_loses_a_card_plays_the_next_round_with_a_gap() -> None:
    """The Golem takes a card from everybody but the conqueror when the Cities are full."""
    eight = "fort library mine forum fort fort library library"
    game = find("golem", city=f"{eight} mine", other={"city": f"{eight} fort", "known": "mead-hall"})

    act(game, "pass", "pass")
    asked = (game.seat, game.choice().question, len(words(game)))
    act(game, "discard c3", "activate 3 c")

    assert asked == (1, "lose-card", 9)
    assert (city(game, 0)[8], city(game, 1)[8]) == ("mine", ".")
    assert keys(game, player(game, 1).discard) == ["fort"]
    assert supply(game, 1) == {"science": 2, "military": 1}


@pytest.mark.rule("CONT-MON-02")
def test_in_the_last_round_monsters_attack_before_the_game_ends() -> None:
    game = find("fafnir", supply="4 gold", final=True, ending=True)

    act(game, "pass", "pass")

    assert supply(game) == {"gold": 1}
    assert story(game).index("monster-attacks") < story(game).index("game-over")
    assert game.over


@pytest.mark.rule("CONT-MON-02")
def test_a_monster_attacks_once_and_not_in_the_next_round() -> None:
    game = find("nian", production_tokens=3)

    act(game, "pass", "pass", "activate 1 a", "activate 1 a", "pass", "pass")

    assert attacks(game) == ["nian"]
    assert holdings(game).production == 2


@pytest.mark.rule("CONT-MON-02")
def test_a_monster_that_was_found_in_an_earlier_round_does_not_attack() -> None:
    game = scene("2", "nian", "0", production_tokens=1)

    act(game, "pass", "pass")

    assert (attacks(game), holdings(game).production) == ([], 1)


@pytest.mark.rule("CONT-MON-02")
def test_the_conqueror_is_who_found_the_monster_though_the_tile_was_lost() -> None:
    """The Sphinx takes 2 Gold from the conqueror; the Danes have taken tile 2 from the Egyptians."""
    game = find("sphinx", supply="2 gold", other={"supply": "1 military 2 gold", "troops": "5:7 4:1 3:1"})

    act(game, "conquer 2", "send 5", "pass", "pass")

    assert owner(game, 2) == 1
    assert (supply(game, 0), supply(game, 1)) == ({}, {"gold": 2})


# Several of them


@pytest.mark.rule("CONT-MON-03")
def test_several_monsters_attack_in_the_order_of_revelation() -> None:
    """The Sphinx of the Danes came second: it takes their Gold after Fafnir did."""
    game = find(
        "fafnir",
        supply="1 gold",
        other={"supply": "1 military 4 gold"},
        tokens={2: "huns", 4: "illyrians"},
        luck="fafnir sphinx",
    )

    act(game, "conquer 4", "send 5")
    found = waiting(game)
    act(game, "pass", "pass")

    assert found == ["fafnir", "sphinx"]
    assert attacks(game) == ["fafnir", "sphinx"]
    assert [(event.seat, event.number) for event in told(game, "lost")] == [(1, 3), (1, 1)]


@pytest.mark.rule("CONT-MON-03")
def test_the_order_of_revelation_is_not_the_order_of_tiles_or_of_seats() -> None:
    game = scene("2 4", "nian fafnir", "0 1", "4 2", supply="3 gold", other={"passed": True})

    act(game, "pass")

    assert attacks(game) == ["fafnir", "nian"]


@pytest.mark.rule("CONT-MON-03")
def test_one_attack_is_over_before_the_next_begins() -> None:
    """The Golem takes a card from the Danes, who found Nian after it."""
    game = scene(
        "2 4",
        "golem nian",
        "0 1",
        "2 4",
        production_tokens=1,
        other={"passed": True, "city": "fort . . . . . . . ."},
    )

    act(game, "pass")
    first = attacks(game)
    act(game, "discard a1")

    assert first == ["golem"]
    assert attacks(game) == ["golem", "nian"]
    assert (city(game, 1)[0], holdings(game).production) == (".", 0)


# Defeated


@pytest.mark.rule("CONT-MON-02", "MOD-MON-07")
def test_a_monster_that_is_defeated_before_the_round_ends_attacks_no_more() -> None:
    game = find("nian", production_tokens=1, other={"supply": "2 military", "explorers": [2, 5]})

    act(game, "defeat 1")
    after = (waiting(game), standing(game), trophies(game, 1))
    act(game, "pass", "pass")

    assert after == ([], {}, ["nian"])
    assert (attacks(game), holdings(game).production) == ([], 1)


@pytest.mark.rule("CONT-MON-03")
def test_the_others_still_attack_in_their_order_when_one_is_defeated() -> None:
    game = scene(
        "2 4 6",
        "nian fafnir sphinx",
        "0 0 0",
        "6 2 4",
        explorers=[2, 1],
        supply="2 military 9 gold",
        other={"passed": True},
    )

    act(game, "defeat 1", "end", "pass")

    assert attacks(game) == ["sphinx", "fafnir"]


@pytest.mark.rule("MOD-MON-07")
def test_walking_to_a_monster_and_defeating_it_is_one_turn_action() -> None:
    """The Action marker on the Explorer stays for the round, but it may move."""
    game = scene("2", "nian", "1", supply="5 military 2 production", tokens={}, other={"passed": True})

    act(game, "explore 1 2", "defeat 1", "explore 2 2")

    assert trophies(game) == ["nian"]
    assert refused(game, "pick-up 1") == ("explorer-has-acted", "CONT-ACT-15")
    assert refused(game, "build workshop") == ("acted-already", "CONT-ACT-01")
    act(game, "pick-up 2", "end")
    assert refused(game, "pick-up 1") == ("explorer-has-acted", "CONT-ACT-15")
    assert holdings(game).production == 1


@pytest.mark.rule("MOD-MON-07")
def test_who_moves_by_a_text_may_defeat_a_monster_on_the_way() -> None:
    """The Caravanserai: an Explorer that did not move does nothing."""
    game = scene(
        "2 6",
        "nian roc",
        "1 1",
        city="caravanserai* . . . . . . . .",
        supply="2 military",
        explorers=[1, 6],
        tokens={},
    )

    act(game, "use a1", "explore 1 2")
    options = offered(game, "defeat")
    act(game, "defeat 1")

    assert options == ["defeat 1"]
    assert (trophies(game), supply(game)) == (["nian"], {})
