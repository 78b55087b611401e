"""Attacks of Monsters: whom they hit, in which order, and how little they can take."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from monumental.engine.resources import RESOURCES
from tests.classic_scene import (
    MAP,
    act,
    city,
    end_turn,
    explorers,
    holdings,
    keys,
    land,
    player,
    refused,
    supply,
    told,
    troops,
    units,
    warlord,
    words,
)
from tests.rules.modules.test_monsters import find, scene

#: The usual map and a third Capital, tile 13, next to tile 10.
THREE_CAPITALS = f"{MAP}  C"


def at_three(second: Any = None, third: Any = None, **position: Any) -> Game:
    """The Egyptians (seat 0), the Danes (seat 1) and the Greeks (seat 2)."""
    greeks = {"civilization": "greeks", "capital": 13, **(third or {})}
    return scene(drawing=THREE_CAPITALS, other=second or {}, more=[greeks], **position)


def find_at_three(monster: str, second: Any = None, third: Any = None, **position: Any) -> Game:
    """As `find`, at the same table."""
    greeks = {"civilization": "greeks", "capital": 13, **(third or {})}
    return find(monster, drawing=THREE_CAPITALS, other=second or {}, more=[greeks], **position)


def losses(game: Game) -> list[tuple[int, str, int]]:
    """Who lost what and how much, in order."""
    return [(event.seat, RESOURCES[event.resource], event.number) for event in told(game, "lost")]


def hit(game: Game, word: str) -> list[int]:
    """Whom a Monster hits that the Egyptians have found on tile 2."""
    return [seat for seat in (0, 1, 2) if game.rules.victims[word].hits(game, seat, 0, 2 - 1)]


# Whom they hit


@pytest.mark.rule("MOD-MON-04")
@pytest.mark.parametrize(
    ("word", "seats"),
    [("conqueror", [0]), ("others", [1, 2]), ("everyone", [0, 1, 2]), ("neighbours", [0, 1])],
)
def test_an_attack_hits_by_what_one_did(word: str, seats: list[int]) -> None:
    """The Danes hold tile 7, next to the Monster on tile 2; the Greeks hold tile 10 and touch nothing."""
    game = at_three({"troops": "5:8 7:1"}, {"troops": "13:8 10:1"}, troops="1:8 2:1")

    assert hit(game, word) == seats


@pytest.mark.rule("MOD-MON-04")
def test_who_holds_nothing_next_to_the_tile_is_no_neighbour_though_the_tile_is_theirs() -> None:
    game = at_three({"troops": "5:8 2:1"}, {"troops": "13:8 3:1"}, troops="1:8 10:1")

    assert hit(game, "neighbours") == [0, 2]


@pytest.mark.rule("MOD-MON-04")
@pytest.mark.parametrize(
    ("word", "danes", "as_many", "more"),
    [
        ("most_gold", {"supply": "1 gold"}, {"supply": "1 gold"}, {"supply": "2 gold"}),
        ("most_culture", {"supply": "1 culture"}, {"supply": "1 culture"}, {"supply": "2 culture"}),
        ("most_province", {"troops": "4:1"}, {"troops": "10:1"}, {"troops": "10:1 11:1"}),
        ("most_knowledge", {"discard": "wheel"}, {"known": "wheel"}, {"known": "wheel irrigation"}),
        ("most_wonder", {"discard": "pyramids"}, {"known": "pyramids"}, {"known": "pyramids stonehenge"}),
        ("most_policy", {"policies": "sagas"}, {"policies": "emporia"}, {"policies": "emporia phalanx"}),
        ("most_outpost", {"outposts": [9]}, {"outposts": [10]}, {"outposts": [10, 11]}),
        (
            "most_exploration_token",
            {"exploration": "gauls"},
            {"exploration": "samarkand"},
            {"exploration": "gauls samarkand"},
        ),
        (
            "most_market_token",
            {"market_tokens": "baghdad-scholars"},
            {"used_tokens": "carthage-galleys"},
            {"market_tokens": "carthage-galleys", "used_tokens": "baghdad-copyists"},
        ),
    ],
)
def test_an_attack_hits_all_who_have_most_and_nobody_where_nobody_has_any(
    word: str, danes: Any, as_many: Any, more: Any
) -> None:
    """The Egyptians have none, the Danes 1, and the Greeks as many or 1 more."""
    assert hit(at_three(danes, more), word) == [2]
    assert hit(at_three(danes, as_many), word) == [1, 2]
    assert hit(at_three(), word) == []


@pytest.mark.rule("MOD-MON-04")
def test_a_conqueror_who_is_tied_for_most_gold_is_not_spared_by_losing_first() -> None:
    """Fafnir takes 3 Gold from who has most: whom it hits is settled before anybody loses anything."""
    game = find("fafnir", supply="4 gold", other={"supply": "4 gold"})

    assert (supply(game, 0), supply(game, 1)) == ({"gold": 1}, {"gold": 1})


# In turn order


@pytest.mark.rule("MOD-MON-04")
def test_several_players_are_hit_in_turn_order_from_the_conqueror() -> None:
    """The Danes conquer tile 4 and find Nian, who takes a Production token from everyone."""
    game = find_at_three(
        "nian",
        {"supply": "1 military", "production_tokens": 1},
        {"production_tokens": 1},
        production_tokens=1,
        active=1,
        tile=4,
        origin=5,
    )

    assert [event.seat for event in told(game, "lost-production-tokens")] == [1, 2, 0]


@pytest.mark.rule("MOD-MON-04")
def test_who_is_hit_chooses_and_then_the_next_one() -> None:
    """The Golem: everybody but the conqueror loses a card. Then the turn goes on."""
    game = find_at_three(
        "golem",
        {"city": "fort . . . . . . . ."},
        {"city": "library . . . . . . . ."},
        city="mine . . . . . . . .",
    )

    asked = [game.seat]
    act(game, "discard a1")
    asked.append(game.seat)
    act(game, "discard a1")

    assert [*asked, game.seat] == [1, 2, 0]
    assert [city(game, seat)[0] for seat in (0, 1, 2)] == ["mine", ".", "."]


@pytest.mark.rule("MOD-MON-04")
def test_all_of_an_attack_comes_to_one_player_before_the_next() -> None:
    """The Rakshasa takes a Culture and a card."""
    game = find(
        "rakshasa",
        supply="1 culture",
        policies="corvee",
        city="fort . . . . . . . .",
        other={"policies": "danegeld", "supply": "1 culture", "city": "library . . . . . . . ."},
    )

    first = (game.seat, losses(game))
    act(game, "discard a1")

    assert first == (0, [(0, "culture", 1)])
    assert (game.seat, losses(game)) == (1, [(0, "culture", 1), (1, "culture", 1)])


# No more than there is


@pytest.mark.rule("MOD-MON-05")
@pytest.mark.parametrize(
    ("gold", "lost", "left"),
    [("5 gold", [(0, "gold", 3)], {"gold": 2}), ("2 gold", [(0, "gold", 2)], {})],
)
def test_who_has_less_than_a_monster_takes_loses_what_there_is(
    gold: str, lost: list[tuple[int, str, int]], left: dict[str, int]
) -> None:
    """Fafnir takes 3 Gold."""
    game = find("fafnir", supply=gold)

    assert losses(game) == lost
    assert supply(game) == left


@pytest.mark.rule("MOD-MON-05")
def test_who_has_nothing_loses_nothing_and_the_turn_goes_on() -> None:
    """Nian takes a Production token, the Golem a card, the Roc sends Explorers home."""
    nian = find("nian")
    golem = find("golem")
    roc = find("roc", used_tokens="baghdad-scholars")

    assert told(nian, "lost-production-tokens") == []
    assert [event.key for event in told(roc, "explorers-recalled")] == []
    assert [(game.seat, game.choice().question) for game in (nian, golem, roc)] == [(0, "take-turn")] * 3


# Units go home


@pytest.mark.rule("MOD-MON-05")
def test_the_last_unit_of_a_province_stays() -> None:
    """The Minotaur sends 2 Units home. Two Troops stand on its tile, 2 on tile 7, and 1 on tile 3."""
    game = find("minotaur", troops="1:4 7:2 3:1")

    assert words(game) == ["withdraw 2", "withdraw 7"]
    assert refused(game, "withdraw 3") == ("last-of-province", "MOD-MON-05")
    act(game, "withdraw 7")
    assert words(game) == ["withdraw 2"]
    act(game, "withdraw 2")

    assert [troops(game, tile) for tile in (1, 2, 3, 7)] == [4, 1, 1, 1]
    assert land(game) == [1, 2, 3, 7]
    assert game.choice().question == "take-turn"


@pytest.mark.rule("MOD-MON-05")
def test_as_many_units_go_home_as_there_are() -> None:
    """After the first of two, only single Units are left."""
    game = find("minotaur")

    act(game, "withdraw 2")

    assert (units(game, 2), game.choice().question) == ("1 troops", "take-turn")


@pytest.mark.rule("MOD-MON-05")
def test_no_unit_goes_home_where_every_province_has_one() -> None:
    """Yamata-no-Orochi hits the Danes, who have most Provinces."""
    game = find("yamata-no-orochi", other={"troops": "5:5 4:1 9:1 12:1"})

    assert told(game, "withdrew") == []
    assert (game.seat, game.choice().question) == (0, "take-turn")


@pytest.mark.rule("MOD-MON-05")
def test_an_outpost_does_not_let_the_last_unit_go() -> None:
    game = find("minotaur", troops="1:6 7:1", outposts=[7])

    assert words(game) == ["withdraw 2"]
    assert refused(game, "withdraw 7") == ("last-of-province", "MOD-MON-05")


@pytest.mark.rule("MOD-MON-04", "MOD-MON-05")
def test_the_warlord_may_be_the_unit_that_goes_home_unless_it_is_the_last() -> None:
    together = find("minotaur", troops="1:6 7:1", warlord=7)
    alone = find("minotaur", troops="1:6", warlord=7)

    assert words(together) == ["withdraw 2", "withdraw 7", "withdraw-warlord"]
    assert words(alone) == ["withdraw 2"]
    assert refused(alone, "withdraw-warlord") == ("last-of-province", "MOD-MON-05")
    act(together, "withdraw-warlord")

    assert (warlord(together), units(together, 7)) == (1, "1 troops")
    assert words(together) == ["withdraw 2"]


@pytest.mark.rule("MOD-MON-04")
def test_only_ones_own_units_outside_the_capital_go_home() -> None:
    game = find("minotaur", troops="1:6 7:2", outposts=[6], other={"troops": "5:5 4:2"})

    assert refused(game, "withdraw 1") == ("not-your-province", "MOD-MON-04")
    assert refused(game, "withdraw 4") == ("not-your-province", "MOD-MON-04")
    assert refused(game, "withdraw 6") == ("no-unit-there", "MOD-MON-04")
    assert refused(game, "withdraw-warlord") == ("not-your-province", "MOD-MON-04")
    assert refused(game, "end") == ("not-asked-now", "MOD-MON-04")


# Cards and Explorers


@pytest.mark.rule("MOD-MON-04")
def test_a_lost_card_is_one_that_is_not_activated() -> None:
    """The Rakshasa hits the conqueror, whose City is activated in part. There is no way out."""
    game = find(
        "rakshasa", policies="corvee", city="fort* mine/hieroglyphs library . . . . . .", supply="1 culture"
    )

    assert words(game) == ["discard b1", "discard c1"]
    assert refused(game, "discard a1") == ("card-is-active", "MOD-MON-04")
    assert refused(game, "discard b1k") == ("card-is-covered", "MOD-MON-04")
    assert refused(game, "discard a2") == ("no-card-there", "MOD-MON-04")
    assert refused(game, "no") == ("not-asked-now", "MOD-MON-04")
    act(game, "discard b1")

    assert keys(game, player(game).discard) == ["hieroglyphs", "mine"]


@pytest.mark.rule("MOD-MON-04")
def test_the_gap_of_a_lost_card_stays_until_the_city_is_replenished() -> None:
    """The Danes activate a City with a gap; at the end of their turn it is dealt full."""
    nine = "fort library mine forum fort fort library library work-camp"
    game = find("golem", other={"city": nine, "known": "mead-hall " * 6})

    act(game, "discard b2")
    end_turn(game)
    act(game, "activate 2 b")
    activated = (city(game, 1)[4], supply(game, 1))
    act(game, "end")

    assert activated == (".", {"science": 2, "military": 1})
    assert city(game, 1)[:9] == [
        *["fort", "mead-hall", "mine", "mead-hall", "mead-hall", "mead-hall", "library"],
        *["mead-hall", "work-camp"],
    ]


@pytest.mark.rule("MOD-MON-04")
def test_recalled_explorers_stand_in_the_capital() -> None:
    """The Roc: who has most Market tokens. Production tokens that they picked up are kept."""
    game = find("roc", explorers=[7, 8], used_tokens="baghdad-scholars", production_tokens=1, supply="1 gold")

    assert explorers(game) == [1, 1]
    assert (supply(game), holdings(game).production) == ({}, 1)
    assert len(told(game, "explorers-recalled")) == 1
