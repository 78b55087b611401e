"""The Monsters: what each hides behind, what it takes, and what it takes to defeat it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.classic_scene import act, city, explorers, holdings, lacking, supply, told, troops, units, words
from tests.rules.continuous.test_monsters import find as find_in_a_round
from tests.rules.modules.test_monsters import FRONTS, attacks, find, scene, standing, trophies


@pytest.mark.parametrize(
    ("monster", "value", "strength"),
    [
        ("bunyip", 1, 2),
        ("nian", 1, 2),
        ("sphinx", 1, 3),
        ("thunderbird", 1, 3),
        ("baba-yaga", 2, 3),
        ("golem", 2, 4),
        ("minotaur", 2, 3),
        ("roc", 2, 3),
        ("kraken", 3, 4),
        ("rakshasa", 3, 4),
        ("yamata-no-orochi", 3, 5),
        ("fafnir", 4, 5),
    ],
)
def test_a_monster_hides_behind_this_number_and_is_defeated_for_this_strength(
    monster: str, value: int, strength: int
) -> None:
    hidden = scene(tokens={2: FRONTS[value]}, supply=f"{value} military", luck=monster)
    weak = scene("2", monster, "1", explorers=[2, 1], supply=f"{strength - 1} military")
    strong = scene("2", monster, "1", explorers=[2, 1], supply=f"{strength} military")

    act(hidden, "conquer 2", *["send 1"] * value)
    act(strong, "defeat 1")

    assert (standing(hidden), attacks(hidden)) == ({2: monster}, [monster])
    assert lacking(weak, "defeat 1") == ("military", strength, strength - 1)
    assert (trophies(strong), supply(strong)) == ([monster], {})


# Value 1


@pytest.mark.parametrize(
    ("answer", "where", "gold"), [("branch 1", [1, 1], {"gold": 3}), ("branch 2", [6, 1], {"gold": 1})]
)
def test_bunyip_chases_the_conquerors_explorers_home_or_takes_two_gold(
    answer: str, where: list[int], gold: dict[str, int]
) -> None:
    game = find("bunyip", supply="3 gold", explorers=[6, 1], other={"supply": "5 gold", "explorers": [4, 5]})

    assert (game.seat, words(game)) == (0, ["branch 1", "branch 2"])
    act(game, answer)

    assert (explorers(game), supply(game)) == (where, gold)
    assert (explorers(game, 1), supply(game, 1)) == ([4, 5], {"gold": 5})


@pytest.mark.parametrize(
    ("position", "options"),
    [
        ({"supply": "1 gold"}, ["branch 2"]),
        ({"explorers": [2, 6]}, ["branch 1"]),
        ({}, ["end"]),
    ],
    ids=["nobody to chase home", "no Gold", "neither"],
)
def test_bunyip_leaves_only_what_can_be_lost(position: dict[str, Any], options: list[str]) -> None:
    game = find("bunyip", **position)

    assert words(game) == options


def test_bunyip_finds_nothing_where_explorers_went_home_before_the_round_ends() -> None:
    game = find_in_a_round("bunyip", supply="1 gold", explorers=[6, 1])

    act(game, "pass", "explore 1 1", "pass")

    assert attacks(game) == ["bunyip"]
    assert told(game, "lost") == told(game, "explorers-recalled") == []
    assert game.choice().question == "activate"


def test_nian_takes_a_production_token_from_everyone() -> None:
    game = find("nian", production_tokens=3, other={"production_tokens": 1})

    assert (holdings(game, 0).production, holdings(game, 1).production) == (2, 0)


def test_nian_takes_nothing_that_was_used_before_the_round_ends() -> None:
    """The Danes use their only Production token; the Egyptians keep theirs."""
    game = find_in_a_round("nian", production_tokens=1, other={"production_tokens": 1})

    act(game, "produce", "pass", "pass")

    assert [event.seat for event in told(game, "lost-production-tokens")] == [0]


@pytest.mark.parametrize(("discard", "gold"), [("wheel irrigation", 1), ("wheel irrigation seafaring", 2)])
def test_sphinx_takes_two_gold_from_the_conqueror_or_one_from_who_has_three_knowledge(
    discard: str, gold: int
) -> None:
    game = find("sphinx", supply="3 gold", discard=discard, other={"supply": "3 gold"})

    assert (supply(game, 0), supply(game, 1)) == ({"gold": gold}, {"gold": 3})


def test_sphinx_counts_knowledge_when_the_round_ends() -> None:
    """The third one is acquired after the Sphinx was found."""
    game = find_in_a_round(
        "sphinx",
        supply="3 science 3 gold",
        discard="wheel irrigation",
        display="mathematics . . . . .",
        city="fort " * 9,
    )

    act(game, "pass", "acquire 1", "pass")

    assert supply(game) == {"gold": 2}


@pytest.mark.parametrize(("outposts", "gold"), [([], 4), ([3], 3), ([3, 6], 2)])
def test_thunderbird_takes_a_gold_from_every_neighbour_and_one_for_each_outpost(
    outposts: list[int], gold: int
) -> None:
    """The Danes hold tile 7, which is next to tile 2; their Outposts are none of the Egyptians'."""
    game = find(
        "thunderbird", supply="5 gold", outposts=outposts, other={"supply": "5 gold", "troops": "5:8 7:1"}
    )

    assert (supply(game, 0), supply(game, 1)) == ({"gold": gold}, {"gold": 4})


def test_thunderbird_spares_who_has_no_land_next_to_it() -> None:
    game = find("thunderbird", supply="5 gold", other={"supply": "5 gold", "troops": "5:8 4:1"})

    assert (supply(game, 0), supply(game, 1)) == ({"gold": 4}, {"gold": 5})


# Value 2


@pytest.mark.parametrize(
    ("answer", "left"), [("branch 1", {"culture": 1, "gold": 3}), ("branch 2", {"culture": 2, "gold": 1})]
)
def test_baba_yaga_takes_a_culture_or_two_gold_from_who_has_most_culture(
    answer: str, left: dict[str, int]
) -> None:
    game = find("baba-yaga", supply="1 culture 3 gold", other={"supply": "2 culture 3 gold"})

    assert (game.seat, words(game)) == (1, ["branch 1", "branch 2"])
    act(game, answer)

    assert (supply(game, 0), supply(game, 1)) == ({"culture": 1, "gold": 3}, left)
    assert game.seat == 0


def test_baba_yaga_takes_the_culture_of_who_has_no_gold() -> None:
    game = find("baba-yaga", supply="2 culture")

    assert words(game) == ["branch 1"]
    act(game, "branch 1")

    assert supply(game) == {"culture": 1}


def test_baba_yaga_counts_culture_when_the_round_ends() -> None:
    """The Egyptians have spent theirs on a Policy."""
    game = find_in_a_round("baba-yaga", supply="1 culture", other={"supply": "1 culture"})

    act(game, "pass", "develop gift-of-the-nile", "pass")

    assert (game.seat, words(game)) == (1, ["branch 1"])


def test_golem_takes_a_card_from_everybody_but_the_conqueror() -> None:
    game = find("golem", city="mine . . . . . . . .", other={"city": "fort library . . . . . . ."})

    assert (game.seat, words(game)) == (1, ["discard a1", "discard b1"])
    act(game, "discard b1")

    assert (city(game, 0)[0], city(game, 1)[:2]) == ("mine", ["fort", "."])
    assert game.seat == 0


def test_minotaur_sends_two_units_of_the_conqueror_home() -> None:
    """One of its tile and one of tile 7, or both of tile 7."""
    game = find("minotaur", troops="1:5 7:3", other={"troops": "5:6 4:3"})

    act(game, "withdraw 7", "withdraw 7")

    assert [troops(game, tile) for tile in (1, 2, 4, 7)] == [5, 2, 3, 1]
    assert (game.seat, game.choice().question) == (0, "take-turn")


def test_minotaur_finds_the_units_where_they_are_when_the_round_ends() -> None:
    """The Egyptians have led theirs back to the Capital."""
    game = find_in_a_round("minotaur", supply="1 gold")

    act(game, "pass", "move 2", "to 1", "pass")

    assert units(game, 2) == "1 troops"
    assert (attacks(game), told(game, "withdrew")) == (["minotaur"], [])


def test_roc_sends_explorers_home_and_takes_a_gold_from_who_has_most_market_tokens() -> None:
    game = find(
        "roc",
        supply="2 gold",
        explorers=[6, 7],
        market_tokens="baghdad-scholars",
        other={
            "supply": "2 gold",
            "explorers": [4, 8],
            "market_tokens": "carthage-galleys",
            "used_tokens": "baghdad-copyists",
        },
    )

    assert (explorers(game, 0), supply(game, 0)) == ([6, 7], {"gold": 2})
    assert (explorers(game, 1), supply(game, 1)) == ([5, 5], {"gold": 1})


# Values 3 and 4


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [
        ("1:5 3:1", "5:7 4:1 9:1", ({"gold": 3}, {"gold": 1})),
        ("1:5 3:1 7:1", "5:7 4:1 9:1", ({"gold": 1}, {"gold": 1})),
        ("1:5 6:1 7:1", "5:7 4:1", ({"gold": 3}, {"gold": 3})),
    ],
)
def test_kraken_takes_two_gold_from_everyone_with_two_coastal_provinces(
    mine: str, theirs: str, left: tuple[dict[str, int], dict[str, int]]
) -> None:
    game = find("kraken", supply="3 gold", troops=mine, other={"supply": "3 gold", "troops": theirs})

    assert (supply(game, 0), supply(game, 1)) == left


def test_kraken_counts_coasts_when_the_round_ends() -> None:
    """The Danes take their second Province at the sea after the Kraken was found."""
    danes = {"supply": "2 military 3 gold", "troops": "5:7 4:1"}
    game = find_in_a_round("kraken", supply="3 gold", troops="1:5 3:1", other=danes)

    act(game, "conquer 3", "send 5", "send 5", "pass", "pass")

    assert (supply(game, 0), supply(game, 1)) == ({"gold": 3}, {"gold": 1})


def test_rakshasa_takes_a_culture_and_a_card_from_who_has_most_policies() -> None:
    danes = {"supply": "2 culture", "policies": "danegeld sagas", "city": "fort library . . . . . . ."}
    game = find("rakshasa", supply="2 culture", policies="corvee", other=danes)

    assert (game.seat, words(game)) == (1, ["discard a1", "discard b1"])
    act(game, "discard a1")

    assert (supply(game, 0), supply(game, 1)) == ({"culture": 2}, {"culture": 1})
    assert city(game, 1)[:2] == [".", "library"]


def test_rakshasa_takes_a_card_for_the_whole_next_round() -> None:
    """The City was dealt full before."""
    game = find_in_a_round(
        "rakshasa", supply="1 culture", policies="corvee", city="fort " * 8 + "mine", known="library library"
    )

    act(game, "pass", "pass", "discard c3", "activate 1 a", "activate 3 c")

    assert city(game)[:9] == [*["fort"] * 8, "."]
    assert supply(game) == {"military": 4}


def test_yamata_no_orochi_sends_three_units_home_and_takes_a_production_token() -> None:
    """The Danes have most Provinces. The Warlord is a Unit as well."""
    danes = {"troops": "5:3 4:2 9:3 12:1", "warlord": 12, "production_tokens": 2}
    game = find("yamata-no-orochi", production_tokens=2, other=danes)

    assert (game.seat, words(game)) == (1, ["withdraw 4", "withdraw 9", "withdraw 12", "withdraw-warlord"])
    act(game, "withdraw-warlord", "withdraw 9", "withdraw 9")

    left = [units(game, tile) for tile in (5, 4, 9, 12)]
    assert left == ["5 troops, warlord", "2 troops", "1 troops", "1 troops"]
    assert (holdings(game, 0).production, holdings(game, 1).production) == (2, 1)


def test_yamata_no_orochi_hits_the_conqueror_who_is_first_with_this_province() -> None:
    game = find("yamata-no-orochi", troops="1:5 6:1", other={"troops": "5:8 4:1"}, production_tokens=1)

    assert (game.seat, words(game)) == (0, ["withdraw 2"])
    act(game, "withdraw 2", "withdraw 2")

    assert (units(game, 2), holdings(game).production) == ("1 troops", 0)


def test_fafnir_takes_three_gold_from_who_has_most() -> None:
    game = find("fafnir", supply="4 gold", other={"supply": "5 gold"})

    assert (supply(game, 0), supply(game, 1)) == ({"gold": 4}, {"gold": 2})


def test_fafnir_counts_gold_when_the_round_ends() -> None:
    """The Danes have made themselves poor before."""
    game = find_in_a_round(
        "fafnir", supply="4 gold", other={"supply": "5 gold"}, display="marketplace . . . . ."
    )

    act(game, "acquire 1", "pass", "pass")

    assert (supply(game, 0), supply(game, 1)) == ({"gold": 1}, {"gold": 2})
