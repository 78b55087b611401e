"""The Development cards and Market tokens of the box for five players, in rounds of the continuous mode."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from tests import continuous_scene
from tests.classic_scene import explorers, holdings, units
from tests.continuous_scene import MAP, act, deck, keys, lacking, player, refused, supply, words

#: The usual map, and below it three more Capitals, tiles 13, 14 and 15.
FIVE_CAPITALS = f"{MAP}  C   C   C"

#: Four coasts between the Capitals 1 and 6.
COASTS = """
C   m1  m1  m1  m1  C
  ~   ~   ~   ~   C
..  ..  C   C
"""


def scene(**position: Any) -> Game:
    """The Egyptians (seat 0) act alone: the four others have passed."""
    capitals = position.pop("more_capitals", (13, 14, 15))
    peoples = zip(("greeks", "japanese", "chinese"), capitals, strict=True)
    return continuous_scene.scene(
        **{
            "packs": ("base", "five-players"),
            "drawing": FIVE_CAPITALS,
            "other": {"passed": True},
            "more": [{"civilization": name, "capital": tile, "passed": True} for name, tile in peoples],
            **position,
        }
    )


def by_the_sea(**position: Any) -> Game:
    """The same table with four Provinces at the sea, tiles 2 to 5."""
    return scene(drawing=COASTS, capitals=(1, 6), more_capitals=(11, 12, 13), **position)


@pytest.mark.parametrize(
    ("card", "price", "resource", "gives"),
    [
        ("hanging-gardens", 4, "production", {"production": 1}),
        ("temple", 4, "production", {}),
        ("./coinage", 4, "science", {}),
        ("./horse-riding", 3, "science", {}),
        ("great-zimbabwe", 5, "production", {"production": 2}),
        ("lalibela", 5, "production", {"culture": 1}),
        ("monastery", 5, "production", {"science": 1, "culture": 1}),
        ("./mechanics", 6, "science", {}),
        ("sydney-opera-house", 6, "production", {"culture": 1}),
        ("sagrada-familia", 6, "production", {"production": 2}),
        ("./mass-production", 6, "science", {}),
        ("./ecology", 7, "science", {}),
    ],
)
def test_a_card_costs_this_and_gives_this_on_activation(
    card: str, price: int, resource: str, gives: dict[str, int]
) -> None:
    display = f"{card.removeprefix('./')} . . . . . . . ."
    rich = scene(display=display, supply=f"{price} {resource}")
    poor = scene(display=display, supply=f"{price - 1} {resource}")
    activation = ("ReplenishCities 0", "ChooseTurnAction 0", "ChooseRowAndColumn 0")
    active = scene(city=f". . . . {card} . . . .", agenda=activation)

    act(rich, "acquire 1")
    act(active, "activate 2 a")

    assert (supply(rich), supply(active)) == ({}, gives)
    assert lacking(poor, "acquire 1") == (resource, price, price - 1)


# Era I


def test_hanging_gardens_take_the_production_tokens_of_two_provinces() -> None:
    game = scene(city="hanging-gardens* . . . . . . . .", troops="1:5 2:1 6:1 7:1", production=[2, 3, 6, 7])

    act(game, "use a1")
    assert words(game) == ["gather 2", "gather 6", "gather 7", "no"]
    assert refused(game, "gather 3") == ("not-your-province", "BASE-EXP-06")
    act(game, "gather 2")
    assert words(game) == ["gather 6", "gather 7", "no"]
    act(game, "gather 7")

    assert holdings(game).production == 2


@pytest.mark.parametrize(("land", "production"), [("2:1", 1), ("2:1 3:1 4:1", 3), ("2:1 3:1 4:1 5:1", 3)])
def test_completing_the_hanging_gardens_gives_production_for_up_to_three_meadows(
    land: str, production: int
) -> None:
    game = by_the_sea(wonder="hanging-gardens", supply="5 production", troops=f"1:5 {land}")

    act(game, "complete", "site 1")

    assert (supply(game), deck(game)) == ({"production": production}, ["hanging-gardens"])


@pytest.mark.parametrize(
    ("answer", "gives", "archived"), [("archive b1", {"culture": 1}, ["fort"]), ("no", {}, [])]
)
def test_temple_gives_culture_for_an_archived_card(
    answer: str, gives: dict[str, int], archived: list[str]
) -> None:
    game = scene(city="temple* fort . . . . . . .")

    act(game, "use a1", answer)

    assert supply(game) == gives
    assert keys(game, player(game).archive) == archived


def test_coinage_turns_two_basic_resources_into_two_gold() -> None:
    game = scene(city="fort/coinage* . . . . . . . .", supply="1 production 2 science")
    poor = scene(city="fort/coinage* . . . . . . . .", supply="1 production")

    act(game, "use a1k", "pay production", "pay science")

    assert supply(game) == {"science": 1, "gold": 2}
    assert refused(game, "use a1k") == ("already-used", "CONT-ACT-14")
    assert refused(poor, "use a1k") == ("cannot-pay-basics", "BASE-TERM-10")


def test_horse_riding_moves_two_units() -> None:
    game = scene(city="fort/horse-riding* . . . . . . . .", troops="1:8 2:1")

    act(game, "use a1k")
    assert words(game) == ["branch 1", "branch 2"]
    act(game, "branch 1", "move 1", "to 2", "lead", "to 2")

    assert units(game, 2) == "2 troops, warlord"
    assert game.choice().question == "take-turn"


def test_horse_riding_moves_explorers_two_steps_instead_and_they_pick_up_on_the_way() -> None:
    game = scene(city="fort/horse-riding* . . . . . . . .", production=[2])

    act(game, "use a1k", "branch 2", "explore 1 2", "pick-up 1", "explore 1 3")

    assert (explorers(game), holdings(game).production) == ([3, 1], 1)


# Era II


def test_great_zimbabwe_gives_two_gold_for_the_first_building_acquired_in_a_round() -> None:
    """A Basic Building is one; a Knowledge is none."""
    game = scene(
        city="great-zimbabwe* . . . . . . . .",
        supply="4 production 3 science",
        display="mathematics . . . . . . . .",
    )

    act(game, "acquire 1")
    assert supply(game) == {"production": 4}
    act(game, "build workshop")
    assert supply(game) == {"production": 2, "gold": 2}
    act(game, "build workshop")

    assert supply(game) == {"gold": 2}


def test_completing_great_zimbabwe_gives_a_basic_building() -> None:
    """The Wonder goes on the deck after it."""
    game = scene(wonder="great-zimbabwe", supply="5 production", display="harbor . . . . . . . .")

    act(game, "complete")
    assert words(game) == ["build workshop", "build laboratory", "build archery-range", "no"]
    act(game, "build laboratory", "site 1")

    assert (supply(game), deck(game)) == ({}, ["laboratory", "great-zimbabwe"])


def test_lalibela_gives_two_equal_basic_resources_whenever_a_card_is_archived() -> None:
    game = scene(city="lalibela* temple* temple* fort fort library . . .")

    act(game, "use b1", "archive a2")
    assert words(game) == ["take production", "take science", "take military"]
    act(game, "take military", "use c1", "archive b2", "take science")

    assert supply(game) == {"military": 2, "science": 2, "culture": 2}


def test_lalibela_gives_nothing_while_it_is_not_activated() -> None:
    game = scene(city="lalibela temple* fort . . . . . .")

    act(game, "use b1", "archive c1")

    assert supply(game) == {"culture": 1}


def test_completing_lalibela_archives_two_cards() -> None:
    game = scene(wonder="lalibela", supply="5 production", city="fort* library mine . . . . . .")

    act(game, "complete")
    assert words(game) == ["archive b1", "archive c1", "no"]
    act(game, "archive c1", "archive b1", "site 1")

    assert supply(game) == {}
    assert keys(game, player(game).archive) == ["mine", "library"]


def test_monastery_archives_a_card_or_lets_one_stay() -> None:
    position: dict[str, Any] = {"city": "monastery* fort* library . . . . . ."}
    archiving = scene(**position)
    staying = scene(**position)

    act(archiving, "use a1", "branch 1")
    assert words(archiving) == ["archive c1", "no"]
    act(archiving, "archive c1")
    act(staying, "use a1", "branch 2")
    assert words(staying) == ["reinforce a1", "reinforce b1", "no"]
    act(staying, "reinforce b1")

    assert keys(archiving, player(archiving).archive) == ["library"]
    assert player(staying).reinforced == 0b10


def test_mechanics_turns_science_into_production_as_often_as_one_likes() -> None:
    """It is a free action: the turn stays open."""
    game = scene(city="fort/mechanics* . . . . . . . .", supply="2 science")
    inactive = scene(city="fort/mechanics . . . . . . . .", supply="2 science")

    act(game, "may a1k", "may a1k")

    assert supply(game) == {"production": 2}
    assert refused(game, "may a1k") == ("cannot-pay", "BASE-TERM-10")
    assert refused(inactive, "may a1k") == ("not-activated", "BASE-ACT-04")


# Era III


@pytest.mark.parametrize(("land", "culture"), [("2:1", 1), ("2:1 3:1", 2), ("2:1 3:1 4:1", 2)])
def test_sydney_opera_house_gives_culture_for_up_to_two_coasts(land: str, culture: int) -> None:
    game = by_the_sea(city="sydney-opera-house* . . . . . . . .", troops=f"1:5 {land}")

    act(game, "use a1")

    assert supply(game) == {"culture": culture}


@pytest.mark.parametrize(
    ("answers", "gives", "drawn"),
    [(["yes", "no"], {"science": 2, "military": 1}, ["scriptorium", "fort"]), (["no"], {}, [])],
)
def test_completing_the_sydney_opera_house_draws_two_cards_to_use(
    answers: list[str], gives: dict[str, int], drawn: list[str]
) -> None:
    """The text of the Scriptorium is offered at once."""
    game = scene(
        wonder="sydney-opera-house",
        supply="6 production",
        known="mine fort scriptorium",
        city="library . . . . . . . .",
    )

    act(game, "complete", *answers, "site 1")

    assert supply(game) == gives
    assert keys(game, player(game).drawn) == drawn


@pytest.mark.parametrize(("cell", "prices"), [("sagrada-familia*", [2, 3]), ("sagrada-familia", [5, 6])])
def test_sagrada_familia_makes_each_section_of_a_wonder_three_cheaper(cell: str, prices: list[int]) -> None:
    begin = scene(city=f"{cell} . . . . . . . .", display="eiffel-tower . . . . . . . .")
    complete = scene(city=f"{cell} . . . . . . . .", wonder="eiffel-tower")

    assert [lacking(begin, "acquire 1")[1], lacking(complete, "complete")[1]] == prices


@pytest.mark.parametrize(
    ("discard", "culture"), [("", 1), ("pyramids", 2), ("pyramids stonehenge great-wall", 3)]
)
def test_completing_the_sagrada_familia_gives_culture_for_up_to_three_wonders_itself_included(
    discard: str, culture: int
) -> None:
    game = scene(wonder="sagrada-familia", supply="6 production", discard=discard)

    act(game, "complete", "site 1")

    assert supply(game) == {"culture": culture}


def test_mass_production_activates_a_card_again() -> None:
    """What the card gives comes again, and its text can be used once more."""
    game = scene(city="fort/mass-production* scriptorium!* library mine . . . . .")

    act(game, "use a1k")
    assert words(game) == ["activate-card a1", "activate-card b1", "no"]
    assert refused(game, "activate-card c1") == ("not-activated", "BASE-ACT-05")
    act(game, "activate-card b1", "use b1", "archive c1")

    assert supply(game) == {"science": 2}
    assert keys(game, player(game).archive) == ["library"]
    assert refused(game, "use a1k") == ("already-used", "CONT-ACT-14")


@pytest.mark.parametrize("land", ["2:1 3:1", "2:1 7:1", "3:1 7:1"])
def test_ecology_gives_two_different_basic_resources(land: str) -> None:
    game = scene(city="fort/ecology* . . . . . . . .", troops=f"1:5 {land}")

    act(game, "use a1k", "take science")
    assert words(game) == ["take production", "take military"]
    act(game, "take military")

    assert supply(game) == {"science": 1, "military": 1}


def test_ecology_gives_two_culture_to_who_has_a_meadow_a_forest_and_a_mountain() -> None:
    game = scene(city="fort/ecology* . . . . . . . .", troops="1:5 2:1 3:1 7:1")

    act(game, "use a1k")

    assert supply(game) == {"culture": 2}


# Market tokens of Calicut


@pytest.mark.parametrize(("land", "gold"), [("", 1), ("2:1", 2), ("2:1 3:1 4:1", 3)])
def test_pepper_gives_a_gold_and_one_for_each_of_up_to_two_coasts(land: str, gold: int) -> None:
    game = by_the_sea(market_tokens="calicut-pepper", troops=f"1:5 {land}")

    act(game, "token calicut-pepper")

    assert supply(game) == {"gold": gold}
    assert keys(game, holdings(game).used) == ["calicut-pepper"]
    assert refused(game, "token calicut-pepper") == ("token-used", "BASE-EXP-10")


def test_monsoon_winds_activate_a_card_and_move_explorers_two_steps() -> None:
    game = scene(market_tokens="calicut-monsoon-winds", city="library fort* . . . . . . .", production=[2])

    act(game, "token calicut-monsoon-winds")
    assert words(game) == ["activate-card a1", "no"]
    act(game, "activate-card a1", "explore 1 2", "pick-up 1", "explore 1 6")

    assert supply(game) == {"science": 1}
    assert (explorers(game), holdings(game).production) == ([6, 1], 1)
    assert game.choice().question == "take-turn"


def test_calico_gives_two_production_and_a_gold() -> None:
    game = scene(market_tokens="calicut-calico")

    act(game, "token calicut-calico")

    assert supply(game) == {"production": 2, "gold": 1}


def test_storytellers_give_culture_and_copy_a_policy() -> None:
    game = scene(
        market_tokens="calicut-storytellers",
        policies="gift-of-the-nile house-of-life",
        marks=["policy"],
        troops="1:7 2:1 6:1",
    )

    act(game, "token calicut-storytellers")
    assert words(game) == ["copy-policy gift-of-the-nile", "copy-policy house-of-life", "no"]
    act(game, "copy-policy gift-of-the-nile")

    assert supply(game) == {"production": 2, "culture": 1}


def test_storytellers_give_culture_to_those_without_a_policy_too() -> None:
    game = scene(market_tokens="calicut-storytellers")

    act(game, "token calicut-storytellers")

    assert supply(game) == {"culture": 1}


def test_spice_merchants_give_two_culture_for_a_gold() -> None:
    game = scene(market_tokens="calicut-spice-merchants", supply="2 gold")
    poor = scene(market_tokens="calicut-spice-merchants", supply="9 production")

    act(game, "token calicut-spice-merchants")

    assert supply(game) == {"gold": 1, "culture": 2}
    assert refused(poor, "token calicut-spice-merchants") == ("cannot-pay", "BASE-TERM-10")


def test_the_fifth_market_has_five_tokens_of_its_own() -> None:
    tokens = ["pepper", "monsoon-winds", "calico", "storytellers", "spice-merchants"]
    stack = [f"calicut-{token}" for token in tokens]
    game = scene(explorers=[3, 1], markets=[{"tile": 3, "city": "calicut"}], luck=" ".join(stack))

    act(game, "visit 1")

    assert words(game) == [f"keep {token}" for token in stack]
