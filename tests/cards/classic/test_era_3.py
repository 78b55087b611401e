"""The Development cards of era III."""

import pytest

from tests.classic_scene import (
    act,
    deck,
    explorers,
    keys,
    lacking,
    offered,
    player,
    refused,
    scene,
    supply,
    troops,
    words,
)

ACTIVATION = ("TakeActions 0", "ChooseRowAndColumn 0")


@pytest.mark.parametrize(
    ("card", "price", "resource"),
    [
        ("international-space-station", 5, "production"),
        ("panama-canal", 6, "production"),
        ("statue-of-liberty", 6, "production"),
        ("eiffel-tower", 5, "production"),
        ("electricity", 6, "science"),
        ("computing", 6, "science"),
        ("flight", 6, "science"),
        ("internet", 6, "science"),
    ],
)
def test_a_card_of_era_3_costs_this(card: str, price: int, resource: str) -> None:
    rich = scene(display=f"{card} . . . . .", supply=f"{price} {resource}")
    poor = scene(display=f"{card} . . . . .", supply=f"{price - 1} {resource}")

    act(rich, "acquire 1")

    assert supply(rich) == {}
    assert lacking(poor, "acquire 1") == (resource, price, price - 1)


@pytest.mark.parametrize(
    ("card", "price", "bonus"),
    [
        ("international-space-station", 6, {}),
        ("panama-canal", 6, {"gold": 2}),
        ("statue-of-liberty", 7, {"culture": 3}),
        ("eiffel-tower", 6, {}),
    ],
)
def test_a_wonder_of_era_3_is_completed_for_this_and_gives_this(
    card: str, price: int, bonus: dict[str, int]
) -> None:
    rich = scene(wonder=card, supply=f"{price} production")
    poor = scene(wonder=card, supply=f"{price - 1} production")

    act(rich, "complete", "site 1")

    assert supply(rich) == bonus
    assert deck(rich) == [card]
    assert lacking(poor, "complete") == ("production", price, price - 1)


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("international-space-station", {}),
        ("panama-canal", {"production": 2}),
        ("statue-of-liberty", {"culture": 1}),
        ("eiffel-tower", {"production": 3}),
        ("./electricity", {}),
        ("./computing", {}),
        ("./flight", {}),
        ("./internet", {}),
    ],
)
def test_a_card_of_era_3_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


# Wonders


@pytest.mark.parametrize(
    ("discard", "science"),
    [
        ("wheel", 2),
        ("wheel flight compass computing", 5),
        ("wheel flight compass computing weaponry internet", 6),
    ],
)
def test_international_space_station_gives_science_for_up_to_six_knowledge_cards(
    discard: str, science: int
) -> None:
    city = "international-space-station* library/mathematics . . . . . . ."
    game = scene(city=city, discard=discard, archive="seafaring")

    act(game, "use a1")

    assert supply(game) == {"science": science}


def test_international_space_station_needs_a_knowledge_that_was_not_archived() -> None:
    game = scene(city="international-space-station* . . . . . . . .", archive="seafaring")

    assert refused(game, "use a1") == ("nothing-to-count", "BASE-ACQ-04")


def test_completing_the_international_space_station_may_activate_the_whole_city() -> None:
    game = scene(
        wonder="international-space-station",
        supply="6 production",
        city="fort* library work-camp/mathematics stonehenge . . . . .",
    )

    act(game, "complete")
    assert words(game) == ["yes", "no"]
    act(game, "yes", "site 1")

    assert supply(game) == {"production": 1, "science": 2}
    assert player(game).rotated == 0b1111
    assert offered(game, "use") == ["use a2"]


@pytest.mark.parametrize(
    ("fresh", "used", "gives"),
    [
        ("", "", {}),
        ("carthage-galleys", "", {"gold": 1}),
        ("carthage-galleys", "timbuktu-camels", {"gold": 2}),
        ("carthage-galleys baghdad-scholars", "timbuktu-camels byzantium-icons", {"gold": 3}),
    ],
)
def test_panama_canal_gives_gold_for_up_to_three_market_tokens_and_moves_explorers(
    fresh: str, used: str, gives: dict[str, int]
) -> None:
    game = scene(city="panama-canal* . . . . . . . .", market_tokens=fresh, used_tokens=used)

    act(game, "use a1")
    assert supply(game) == gives
    act(game, "explore 1 2", "explore 2 2")

    assert explorers(game) == [2, 2]
    assert game.choice().question == "take-turn"


@pytest.mark.parametrize(
    ("land", "gold"), [("1:7 2:1 3:1", 3), ("1:5 3:1 4:1 7:1", 5), ("1:5 3:1 4:1 7:1 9:1", 5)]
)
def test_completing_the_panama_canal_gives_gold_for_up_to_three_coastal_provinces(
    land: str, gold: int
) -> None:
    game = scene(wonder="panama-canal", supply="6 production", troops=land)

    act(game, "complete", "site 1")

    assert supply(game) == {"gold": gold}


def test_statue_of_liberty_gives_culture_after_developing_a_policy() -> None:
    game = scene(city="statue-of-liberty* . . . . . . . .", supply="1 culture")

    act(game, "develop house-of-life", "use a1")

    assert supply(game) == {"science": 2, "culture": 2}


def test_statue_of_liberty_gives_three_basic_resources_of_one_type_otherwise() -> None:
    game = scene(city="statue-of-liberty* . . . . . . . .", policies="house-of-life")

    act(game, "use a1")
    assert words(game) == ["take production", "take science", "take military"]
    act(game, "take science")

    assert supply(game) == {"science": 3}


def test_eiffel_tower_gives_culture_for_every_knowledge_and_wonder_acquired() -> None:
    game = scene(
        city="eiffel-tower* . . . . . . . .",
        display="mathematics weaponry pyramids marketplace . .",
        supply="6 science 6 production",
    )

    act(game, "acquire 1", "acquire 2", "acquire 3")
    assert supply(game) == {"production": 3, "culture": 3}
    act(game, "acquire 4")

    assert supply(game) == {"culture": 3}


def test_eiffel_tower_does_nothing_while_it_is_not_activated() -> None:
    game = scene(city="eiffel-tower . . . . . . . .", display="mathematics . . . . .", supply="3 science")

    act(game, "acquire 1")

    assert supply(game) == {}


def test_completing_the_eiffel_tower_acquires_knowledge_for_five_less() -> None:
    game = scene(
        wonder="eiffel-tower", supply="6 production 1 science", display="flight feudalism pyramids . . ."
    )

    act(game, "complete")
    assert words(game) == ["acquire 1", "no"]
    assert lacking(game, "acquire 2") == ("science", 2, 1)
    assert refused(game, "acquire 3") == ("not-that-kind", "BASE-ACQ-01")
    act(game, "acquire 1", "site 1")

    assert supply(game) == {}
    assert deck(game) == ["flight", "eiffel-tower"]


# Knowledge


def test_electricity_activates_a_card_that_was_not_activated() -> None:
    game = scene(city="fort/electricity* scriptorium/mathematics work-camp* ./weaponry . . . . .")

    act(game, "use a1k")
    assert words(game) == ["activate-card b1", "activate-card a2k", "no"]
    assert refused(game, "activate-card c1") == ("activated-already", "BASE-ACT-05")
    act(game, "activate-card b1")

    assert supply(game) == {"science": 3}
    assert refused(game, "use a1k") == ("already-used", "BASE-ACT-05")


def test_electricity_needs_a_card_that_was_not_activated() -> None:
    game = scene(city="fort/electricity* work-camp* . . . . . . .")

    assert refused(game, "use a1k") == ("all-activated", "BASE-ACT-05")


@pytest.mark.parametrize(("cell", "prices"), [("fort/computing*", [2, 1]), ("fort/computing", [4, 2])])
def test_computing_makes_knowledge_two_and_scientific_progress_one_cheaper(
    cell: str, prices: list[int]
) -> None:
    game = scene(city=f"{cell} . . . . . . . .", display="wheel pyramids . . . .", known="fort")

    assert [lacking(game, "acquire 1")[1], lacking(game, "progress")[1]] == prices
    assert lacking(game, "acquire 2") == ("production", 3, 0)


def test_flight_conquers_any_province_for_three_less() -> None:
    game = scene(
        city="fort/flight* . . . . . . . .",
        supply="2 military",
        troops="1:5 2:1 3:3",
        other={"troops": "5:4 4:5"},
    )

    assert lacking(game, "conquer 4") == ("military", 5, 2)
    act(game, "use a1k", "branch 1")
    assert words(game) == ["conquer 4", "conquer 6", "conquer 7", "no"]
    act(game, "conquer 4", "send 1", "send 1", "send 1", "send 1", "send 3")

    assert supply(game) == {}
    assert (troops(game, 4), troops(game, 5)) == (5, 9)


def test_flight_moves_explorers_four_steps_instead() -> None:
    game = scene(city="fort/flight* . . . . . . . .")

    act(game, "use a1k")
    assert words(game) == ["branch 2"]
    act(game, "branch 2", "explore 1 2", "explore 1 3", "explore 1 8", "explore 1 12")

    assert explorers(game) == [12, 1]
    assert game.choice().question == "take-turn"


def test_internet_copies_the_text_of_a_card_of_the_city_or_of_a_policy() -> None:
    game = scene(
        city="fort/internet* scriptorium work-camp/wheel mine . . . . .",
        policies="gift-of-the-nile house-of-life divine-kingship",
        troops="1:7 2:1 6:1",
    )

    act(game, "use a1k")
    assert words(game) == ["copy b1", "copy-policy gift-of-the-nile", "copy-policy house-of-life", "no"]
    assert refused(game, "copy c1k") == ("copies-others", "BASE-ACT-05")
    assert refused(game, "copy a2") == ("nothing-to-copy", "BASE-ACT-05")
    act(game, "copy-policy gift-of-the-nile")

    assert supply(game) == {"production": 2}
    assert refused(game, "use a1k") == ("already-used", "BASE-ACT-05")


def test_internet_copies_a_card_that_is_not_activated_without_its_resources() -> None:
    game = scene(city="fort/internet* scriptorium library . . . . . .")

    act(game, "use a1k", "copy b1", "archive c1")

    assert supply(game) == {}
    assert keys(game, player(game).archive) == ["library"]
