"""The Development cards of the Renaissance."""

from functools import partial

import pytest

from tests import classic_scene
from tests.classic_scene import (
    act,
    city,
    deck,
    explorers,
    keys,
    lacking,
    player,
    refused,
    supply,
    told,
    units,
    words,
)

ACTIVATION = ("TakeActions 0", "ChooseRowAndColumn 0")

#: Four forests in a row between the Capitals 1 and 6.
FORESTS = "C f1 f1 f1 f1 C"


#: A position with the cards of the Renaissance.
scene = partial(classic_scene.scene, packs=("base", "renaissance"))


@pytest.mark.parametrize(
    ("card", "price", "resource"),
    [
        ("sistine-chapel", 5, "production"),
        ("taj-mahal", 5, "production"),
        ("himeji-castle", 6, "production"),
        ("globe-theatre", 6, "production"),
        ("bank", 4, "production"),
        ("arsenal", 4, "production"),
        ("printing-house", 5, "production"),
        ("bottega", 5, "production"),
        ("perspective", 6, "science"),
        ("humanism", 6, "science"),
        ("gunpowder", 7, "science"),
        ("cartography", 6, "science"),
    ],
)
def test_a_card_of_the_renaissance_costs_this(card: str, price: int, resource: str) -> None:
    rich = scene(display=f"{card} . . . . .", supply=f"{price} {resource}")
    poor = scene(display=f"{card} . . . . .", supply=f"{price - 1} {resource}")

    act(rich, "acquire 1")

    assert supply(rich) == {}
    assert lacking(poor, "acquire 1") == (resource, price, price - 1)


@pytest.mark.parametrize(
    ("card", "bonus"),
    [("sistine-chapel", {}), ("taj-mahal", {}), ("himeji-castle", {}), ("globe-theatre", {"culture": 1})],
)
def test_a_wonder_of_the_renaissance_is_completed_for_six(card: str, bonus: dict[str, int]) -> None:
    rich = scene(wonder=card, supply="6 production")
    poor = scene(wonder=card, supply="5 production")

    act(rich, "complete", "site 1")

    assert supply(rich) == bonus
    assert deck(rich) == [card]
    assert lacking(poor, "complete") == ("production", 6, 5)


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("sistine-chapel", {"culture": 1}),
        ("taj-mahal", {"production": 1}),
        ("himeji-castle", {"military": 3}),
        ("globe-theatre", {"culture": 1}),
        ("bank", {"gold": 3}),
        ("arsenal", {"military": 3}),
        ("printing-house", {"science": 3}),
        ("bottega", {"production": 2}),
        ("./perspective", {}),
        ("./humanism", {"science": 1}),
        ("./gunpowder", {"military": 1}),
        ("./cartography", {"military": 1}),
    ],
)
def test_a_card_of_the_renaissance_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


# Wonders


def test_sistine_chapel_copies_a_developed_policy_covered_or_not() -> None:
    game = scene(
        city="sistine-chapel* scriptorium library . . . . . .",
        policies="gift-of-the-nile house-of-life",
        marks=["policy"],
        troops="1:8 2:1",
    )

    act(game, "use a1")
    assert words(game) == ["copy-policy gift-of-the-nile", "copy-policy house-of-life", "no"]
    act(game, "copy-policy house-of-life")

    assert supply(game) == {"science": 1}
    assert refused(game, "use a1") == ("already-used", "BASE-ACT-05")


def test_sistine_chapel_needs_a_policy_with_something_to_use() -> None:
    game = scene(city="sistine-chapel* scriptorium library . . . . . .", policies="divine-kingship")

    assert refused(game, "use a1") == ("nothing-copyable", "BASE-ACT-05")


@pytest.mark.parametrize(
    ("policies", "gives"),
    [
        ("corvee", {"culture": 1}),
        ("corvee house-of-life", {"culture": 2}),
        ("corvee house-of-life book-of-the-dead", {"culture": 2}),
    ],
)
def test_completing_the_sistine_chapel_gives_culture_for_up_to_two_policies(
    policies: str, gives: dict[str, int]
) -> None:
    game = scene(wonder="sistine-chapel", supply="6 production", policies=policies)

    act(game, "complete", "site 1")

    assert supply(game) == gives


@pytest.mark.parametrize(("discard", "culture"), [("fort", 1), ("stonehenge", 2), ("stonehenge pyramids", 2)])
def test_taj_mahal_gives_culture_for_up_to_two_wonders_itself_included(discard: str, culture: int) -> None:
    game = scene(city="taj-mahal* . . . . . . . .", discard=discard, wonder="great-wall")

    act(game, "use a1")

    assert supply(game) == {"culture": culture}


@pytest.mark.parametrize(
    ("archive", "gold"), [("fort", 1), ("fort fort fort mine", 4), ("fort fort fort mine forum", 4)]
)
def test_completing_the_taj_mahal_gives_gold_for_up_to_four_archived_cards(archive: str, gold: int) -> None:
    game = scene(wonder="taj-mahal", supply="6 production", archive=archive)

    act(game, "complete", "site 1")

    assert supply(game) == {"gold": gold}


def test_himeji_castle_gives_culture_and_gold_for_the_first_province_taken_from_another_player() -> None:
    game = scene(
        city="himeji-castle* . . . . . . . .",
        supply="3 military",
        troops="1:6 2:1 3:1",
        other={"troops": "5:7 4:1 9:1"},
        tokens={6: "thracians"},
        luck="thracians",
    )

    act(game, "conquer 6", "send 1", "branch 1")
    assert supply(game) == {"military": 2, "gold": 1}
    act(game, "conquer 4", "send 1", "conquer 9", "send 1")

    assert supply(game) == {"culture": 1, "gold": 2}


def test_completing_himeji_castle_conquers_a_province_for_four_less() -> None:
    game = scene(
        wonder="himeji-castle",
        supply="6 production 2 military",
        troops="1:5 2:1 3:3",
        other={"troops": "5:3 4:6"},
    )

    act(game, "complete")
    assert words(game) == ["conquer 4", "conquer 6", "conquer 7", "no"]
    act(game, "conquer 4", *["send 1"] * 5, "send 3", "site 4")

    assert supply(game) == {}
    assert units(game, 4) == "6 troops"


def test_globe_theatre_activates_a_card_that_was_not_activated() -> None:
    game = scene(city="globe-theatre* library work-camp* . . . . . .")

    act(game, "use a1")
    assert words(game) == ["activate-card b1", "no"]
    act(game, "activate-card b1")

    assert supply(game) == {"science": 1}


def test_completing_the_globe_theatre_activates_a_card_again() -> None:
    game = scene(
        wonder="globe-theatre",
        supply="6 production",
        city="scriptorium!* fort/electricity* work-camp/perspective library . . . . .",
    )

    act(game, "complete")
    assert words(game) == ["activate-card a1", "activate-card b1", "no"]
    assert refused(game, "activate-card a2") == ("not-activated", "BASE-ACT-05")
    act(game, "activate-card a1", "site 1", "use a1", "archive a2")

    assert supply(game) == {"science": 2, "culture": 1}
    assert keys(game, player(game).archive) == ["library"]


# Buildings


def test_bank_sells_gold_for_two_basic_resources_as_often_as_one_likes() -> None:
    game = scene(city="bank* . . . . . . . .", supply="3 production 1 military")

    act(game, "may a1", "pay production", "pay production", "may a1", "pay production", "pay military")

    assert supply(game) == {"gold": 2}


def test_bank_does_nothing_with_one_resource_or_while_it_is_not_activated() -> None:
    poor = scene(city="bank* . . . . . . . .", supply="1 production")
    inactive = scene(city="bank . . . . . . . .", supply="2 production")

    assert refused(poor, "may a1") == ("cannot-pay-basics", "BASE-TERM-10")
    assert refused(inactive, "may a1") == ("not-activated", "BASE-ACT-04")


@pytest.mark.parametrize(("land", "production"), [("2:1", 1), ("2:1 3:1 4:1", 3), ("2:1 3:1 4:1 5:1", 3)])
def test_arsenal_gives_production_for_up_to_three_forests(land: str, production: int) -> None:
    game = scene(city="arsenal* . . . . . . . .", drawing=FORESTS, capitals=(1, 6), troops=f"1:5 {land}")

    act(game, "use a1")

    assert supply(game) == {"production": production}


def test_arsenal_needs_a_forest() -> None:
    game = scene(city="arsenal* . . . . . . . .", troops="1:7 2:1 7:1")

    assert refused(game, "use a1") == ("nothing-to-count", "BASE-CONQ-09")


@pytest.mark.parametrize(
    ("answers", "gives", "shown"),
    [
        (["remove 2", "take military"], {"military": 2}, ["pyramids", "."]),
        (["no"], {}, ["pyramids", "wheel"]),
    ],
)
def test_printing_house_discards_a_card_of_the_display_for_two_basic_resources(
    answers: list[str], gives: dict[str, int], shown: list[str]
) -> None:
    game = scene(city="printing-house* . . . . . . . .", display="pyramids wheel . . . .")

    act(game, "use a1")
    assert words(game) == ["remove 1", "remove 2", "no"]
    act(game, *answers)

    assert supply(game) == gives
    assert keys(game, game.state.display.slots)[:2] == shown


def test_bottega_gains_a_building_of_cost_four_at_most() -> None:
    game = scene(city="bottega* . . . . . . . .", display="harbor printing-house pyramids . . .")

    act(game, "use a1")
    assert words(game) == ["acquire 1", "build workshop", "build laboratory", "build archery-range", "no"]
    assert refused(game, "acquire 2") == ("too-costly", "BASE-TERM-07")
    act(game, "acquire 1")

    assert deck(game) == ["harbor"]


# Knowledge


def test_perspective_copies_the_text_of_a_card_of_the_city() -> None:
    game = scene(city="fort/perspective* scriptorium library . . . . . .", policies="house-of-life")

    act(game, "use a1k")
    assert words(game) == ["copy b1", "no"]
    act(game, "copy b1", "archive c1")

    assert supply(game) == {}
    assert city(game)[:3] == ["fort", "scriptorium", "."]


@pytest.mark.parametrize(("cell", "price"), [("fort/humanism*", 1), ("fort/humanism", 2)])
def test_humanism_makes_policies_cheaper(cell: str, price: int) -> None:
    game = scene(city=f"{cell} . . . . . . . .", policies="house-of-life")

    assert lacking(game, "develop corvee") == ("culture", price, 0)


def test_humanism_makes_the_first_policy_free() -> None:
    game = scene(city="fort/humanism* . . . . . . . .")

    act(game, "develop house-of-life")

    assert supply(game) == {"science": 2}
    assert told(game, "paid") == []


@pytest.mark.parametrize(("cell", "prices"), [("fort/gunpowder*", [1, 2, 2]), ("fort/gunpowder", [1, 4, 4])])
def test_gunpowder_makes_every_conquest_two_cheaper_but_never_free(cell: str, prices: list[int]) -> None:
    game = scene(city=f"{cell} . . . . . . . .", troops="1:5 2:1 3:3", other={"troops": "5:5 4:4"})

    assert [lacking(game, f"conquer {tile}")[1] for tile in (6, 7, 4)] == prices


def test_cartography_gives_gold_whenever_an_explorer_takes_a_token() -> None:
    active = scene(city="fort/cartography* . . . . . . . .", explorers=[2, 6])
    inactive = scene(city="fort/cartography . . . . . . . .", explorers=[2, 6])

    act(active, "pick-up 1", "pick-up 2")
    act(inactive, "pick-up 1")

    assert (supply(active), explorers(active)) == ({"gold": 2}, [2, 6])
    assert supply(inactive) == {}
