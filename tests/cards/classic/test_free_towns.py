"""The Free Towns: what they demand, and both benefits of each."""

import pytest

from monumental import Game
from tests.classic_scene import (
    act,
    deck,
    explorers,
    holdings,
    keys,
    lacking,
    pile,
    player,
    refused,
    scene,
    supply,
    troops,
    units,
    words,
)

#: What each Free Town demands beside the Military for its tile.
DEMANDS = {
    "visby": (1, "production"),
    "pskov": (1, "science"),
    "gades": (1, "production"),
    "leptis-magna": (1, "science"),
    "samarkand": (2, "science"),
    "lubeck": (2, "production"),
    "taxila": (2, "science"),
    "tyre": (2, "production"),
    "ragusa": (1, "gold"),
    "cahokia": (1, "culture"),
    "kashgar": (3, "science"),
    "kilwa": (3, "production"),
}


def conquered(
    token: str,
    *,
    known: str = "",
    display: str = ". . . . . .",
    land: str = "1:8 6:1",
    market_tokens: str = "",
    used_tokens: str = "",
    packs: tuple[str, ...] = ("base",),
) -> Game:
    """The meadow 2 with this token was just conquered; nothing is left of what it cost."""
    count, resource = DEMANDS[token]
    game = scene(
        tokens={2: token},
        luck=token,
        supply=f"1 military {count} {resource}",
        troops=land,
        known=known,
        display=display,
        market_tokens=market_tokens,
        used_tokens=used_tokens,
        packs=packs,
        production=[6],
    )
    act(game, "conquer 2", "send 1")
    return game


@pytest.mark.parametrize(("token", "demand"), DEMANDS.items())
def test_a_free_town_demands_this_beside_the_military_for_its_tile(
    token: str, demand: tuple[int, str]
) -> None:
    count, resource = demand
    peaceful = scene(tokens={2: token}, supply=f"{count} {resource}" if resource != "gold" else "1 culture")
    poor = scene(tokens={2: token}, supply=f"1 military {count - 1} {resource}")

    game = conquered(token)

    assert lacking(peaceful, "conquer 2") == ("military", 1, 0)
    assert lacking(poor, "conquer 2") == (resource, count, count - 1)
    assert units(game, 2) == "1 troops"
    assert supply(game) == {}
    assert keys(game, holdings(game).exploration) == [token]


@pytest.mark.parametrize(
    ("token", "benefit", "gives"),
    [
        ("visby", "branch 1", {"science": 1, "gold": 1}),
        ("pskov", "branch 1", {"military": 2}),
        ("gades", "branch 1", {"production": 1, "gold": 1}),
        ("leptis-magna", "branch 1", {"culture": 1}),
        ("samarkand", "branch 1", {"culture": 1, "gold": 1}),
        ("lubeck", "branch 1", {"gold": 2}),
        ("taxila", "branch 1", {"science": 2, "culture": 1}),
        ("tyre", "branch 1", {"production": 1, "culture": 1}),
        ("cahokia", "branch 1", {"gold": 3}),
        ("kashgar", "branch 1", {"culture": 2}),
        ("kilwa", "branch 1", {"gold": 3}),
    ],
)
def test_a_benefit_of_a_free_town_gives_this(token: str, benefit: str, gives: dict[str, int]) -> None:
    game = conquered(token)

    act(game, benefit)

    assert supply(game) == gives
    assert game.choice().question == "take-turn"


# Benefits that count or ask something


def test_visby_moves_explorers_three_steps() -> None:
    game = conquered("visby")

    act(game, "branch 2", "explore 1 2", "explore 1 3", "explore 1 4")

    assert explorers(game) == [4, 1]
    assert game.choice().question == "take-turn"


def test_pskov_gives_two_basic_resources_and_moves_a_unit() -> None:
    game = conquered("pskov")

    act(game, "branch 2", "take science", "take production", "move 1", "to 2")

    assert supply(game) == {"production": 1, "science": 1}
    assert troops(game, 2) == 2
    assert game.choice().question == "take-turn"


@pytest.mark.parametrize(("land", "gold"), [("1:8 3:1", 1), ("1:5 3:1 4:1 7:1", 2)])
def test_gades_gives_gold_for_up_to_two_coastal_provinces(land: str, gold: int) -> None:
    game = conquered("gades", land=land)

    act(game, "branch 2")

    assert supply(game) == {"gold": gold}


def test_gades_gives_nothing_for_provinces_without_a_coast() -> None:
    game = conquered("gades")

    assert words(game) == ["branch 1"]


def test_leptis_magna_gives_two_production_and_gathers_a_production_token() -> None:
    game = conquered("leptis-magna")

    act(game, "branch 2")
    assert words(game) == ["gather 6", "no"]
    act(game, "gather 6")

    assert supply(game) == {"production": 2}
    assert holdings(game).production == 1


@pytest.mark.parametrize(
    ("fresh", "used", "gold"),
    [
        ("carthage-galleys", "", 1),
        ("", "timbuktu-camels byzantium-icons", 2),
        ("carthage-galleys baghdad-scholars", "timbuktu-camels byzantium-icons", 3),
    ],
)
def test_samarkand_gives_gold_for_up_to_three_market_tokens(fresh: str, used: str, gold: int) -> None:
    game = conquered("samarkand", market_tokens=fresh, used_tokens=used)

    act(game, "branch 2")

    assert supply(game) == {"gold": gold}


def test_samarkand_gives_nothing_without_market_tokens() -> None:
    game = conquered("samarkand")

    assert words(game) == ["branch 1"]


def test_lubeck_gives_a_basic_building_and_a_basic_resource() -> None:
    game = conquered("lubeck", display="marketplace . . . . .")

    act(game, "branch 2")
    assert words(game) == ["build workshop", "build laboratory", "build archery-range", "no"]
    act(game, "build workshop", "take military")

    assert supply(game) == {"military": 1}
    assert (deck(game), pile(game, "workshop")) == (["workshop"], 9)
    assert game.choice().question == "take-turn"


@pytest.mark.parametrize(("answer", "gives"), [("yes", {"science": 1, "military": 1}), ("no", {})])
def test_taxila_draws_two_cards(answer: str, gives: dict[str, int]) -> None:
    game = conquered("taxila", known="mine fort library")

    act(game, "branch 2", answer)

    assert supply(game) == gives
    assert len(player(game).drawn) == 2 * (answer == "yes")


def test_tyre_gives_two_gold_and_moves_explorers_two_steps() -> None:
    game = conquered("tyre")

    act(game, "branch 2", "explore 1 2", "explore 2 6")

    assert supply(game) == {"gold": 2}
    assert explorers(game) == [2, 6]
    assert game.choice().question == "take-turn"


def test_ragusa_gives_culture_and_a_basic_resource() -> None:
    game = conquered("ragusa")

    act(game, "branch 1", "take science")

    assert supply(game) == {"science": 1, "culture": 1}
    assert game.choice().question == "take-turn"


def test_ragusa_gives_three_different_basic_resources() -> None:
    game = conquered("ragusa")

    act(game, "branch 2", "take science", "take military")
    assert words(game) == ["take production"]
    act(game, "take production")

    assert supply(game) == {"production": 1, "science": 1, "military": 1}


def test_cahokia_gives_a_building_of_cost_four_at_most() -> None:
    display = "apothecary printing-house pyramids . . ."
    game = conquered("cahokia", display=display, packs=("base", "renaissance"))

    act(game, "branch 2")
    assert words(game) == ["acquire 1", "build workshop", "build laboratory", "build archery-range", "no"]
    assert refused(game, "acquire 2") == ("too-costly", "BASE-TERM-07")
    act(game, "acquire 1")

    assert deck(game) == ["apothecary"]


def test_kashgar_gives_a_knowledge_of_cost_five_at_most() -> None:
    game = conquered("kashgar", display="seafaring compass pyramids . . .")

    act(game, "branch 2")
    assert words(game) == ["acquire 1", "no"]
    assert refused(game, "acquire 2") == ("too-costly", "BASE-TERM-07")
    act(game, "acquire 1")

    assert deck(game) == ["seafaring"]


def test_kilwa_gives_three_basic_resources_of_one_type_and_culture() -> None:
    game = conquered("kilwa")

    act(game, "branch 2", "take military")

    assert supply(game) == {"military": 3, "culture": 1}
