"""The Development cards of era I."""

import pytest

from tests.classic_scene import (
    act,
    board,
    city,
    deck,
    explorers,
    holdings,
    keys,
    lacking,
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
        ("library-of-alexandria", 3, "production"),
        ("stonehenge", 3, "production"),
        ("pyramids", 3, "production"),
        ("great-wall", 5, "production"),
        ("terracotta-army", 4, "production"),
        ("warrior-priest-altar", 3, "production"),
        ("apothecary", 4, "production"),
        ("scriptorium", 3, "production"),
        ("marketplace", 3, "production"),
        ("caravanserai", 3, "production"),
        ("seafaring", 4, "science"),
        ("mathematics", 3, "science"),
        ("weaponry", 3, "science"),
        ("wheel", 4, "science"),
        ("irrigation", 5, "science"),
    ],
)
def test_a_card_of_era_1_costs_this(card: str, price: int, resource: str) -> None:
    rich = scene(display=f"{card} . . . . .", supply=f"{price} {resource}")
    poor = scene(display=f"{card} . . . . .", supply=f"{price - 1} {resource}")

    act(rich, "acquire 1")

    assert supply(rich) == {}
    assert lacking(poor, "acquire 1") == (resource, price, price - 1)


@pytest.mark.parametrize(
    ("card", "price", "bonus"),
    [
        ("library-of-alexandria", 3, {"science": 2}),
        ("stonehenge", 3, {"production": 2}),
        ("pyramids", 3, {"gold": 1}),
        ("great-wall", 5, {"military": 2}),
        ("terracotta-army", 6, {}),
    ],
)
def test_a_wonder_of_era_1_is_completed_for_this_and_gives_this(
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
        ("library-of-alexandria", {}),
        ("stonehenge", {}),
        ("pyramids", {}),
        ("great-wall", {}),
        ("terracotta-army", {}),
        ("warrior-priest-altar", {"military": 1}),
        ("apothecary", {}),
        ("scriptorium", {"science": 2}),
        ("marketplace", {"gold": 2}),
        ("caravanserai", {"gold": 1}),
        ("./seafaring", {}),
        ("./mathematics", {"science": 1}),
        ("./weaponry", {"military": 1}),
        ("./wheel", {}),
        ("./irrigation", {}),
    ],
)
def test_a_card_of_era_1_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


@pytest.mark.parametrize(
    ("cell", "place"), [("marketplace*", "a1"), ("./mathematics*", "a1k"), ("./weaponry*", "a1k")]
)
def test_a_card_that_only_gives_something_has_nothing_to_use(cell: str, place: str) -> None:
    game = scene(city=f"{cell} . . . . . . . .")

    assert refused(game, f"use {place}") == ("nothing-to-use", "BASE-ACT-04")


# Wonders


def test_library_of_alexandria_draws_a_card_that_counts_as_activated() -> None:
    game = scene(city="library-of-alexandria* . . . . . . . .", known="fort scriptorium")

    act(game, "use a1")

    assert supply(game) == {"science": 2}
    assert keys(game, player(game).drawn) == ["scriptorium"]
    assert deck(game) == ["fort"]


def test_library_of_alexandria_needs_a_card_to_draw() -> None:
    game = scene(city="library-of-alexandria* . . . . . . . .")

    assert refused(game, "use a1") == ("empty-deck", "BASE-ACT-07")


def test_stonehenge_builds_a_section_of_a_wonder_for_two_less() -> None:
    beginning = scene(
        city="stonehenge* . . . . . . . .", display="pyramids marketplace . . . .", supply="1 production"
    )
    completing = scene(city="stonehenge* . . . . . . . .", wonder="pyramids", supply="1 production")

    act(beginning, "use a1", "branch 1")
    assert words(beginning) == ["acquire 1", "no"]
    act(beginning, "acquire 1")
    act(completing, "use a1", "branch 1", "complete", "site 1")

    assert (supply(beginning), keys(beginning, [player(beginning).wonder])) == ({}, ["pyramids"])
    assert (supply(completing), deck(completing)) == ({"gold": 1}, ["pyramids"])


def test_stonehenge_gives_culture_instead() -> None:
    choice = scene(city="stonehenge* . . . . . . . .", wonder="pyramids", supply="1 production")
    no_choice = scene(city="stonehenge* . . . . . . . .", wonder="pyramids")

    act(choice, "use a1")
    assert words(choice) == ["branch 1", "branch 2"]
    act(choice, "branch 2")
    act(no_choice, "use a1")
    assert words(no_choice) == ["branch 2"]
    act(no_choice, "branch 2")

    assert supply(choice) == {"production": 1, "culture": 1}
    assert supply(no_choice) == {"culture": 1}


def test_pyramids_repeat_a_benefit_of_a_token_that_leaves_the_game() -> None:
    game = scene(city="pyramids* . . . . . . . .", exploration="thracians gauls visby")

    act(game, "use a1")
    assert words(game) == ["repeat thracians", "repeat gauls", "repeat visby", "no"]
    act(game, "repeat gauls")
    assert words(game) == ["branch 1", "branch 2"]
    act(game, "branch 2")

    assert supply(game) == {"production": 1, "military": 1}
    assert keys(game, holdings(game).exploration) == ["thracians", "visby"]
    assert keys(game, board(game).removed) == ["gauls"]


def test_pyramids_need_a_token_of_ones_own() -> None:
    game = scene(city="pyramids* . . . . . . . .", other={"exploration": "gauls"})

    assert refused(game, "use a1") == ("no-token-to-repeat", "BASE-CONQ-16")


@pytest.mark.parametrize(("outposts", "gold"), [([], {}), ([2], {"gold": 1}), ([2, 6], {"gold": 1})])
def test_great_wall_moves_two_units_and_gives_a_gold_with_an_outpost(
    outposts: list[int], gold: dict[str, int]
) -> None:
    game = scene(city="great-wall* . . . . . . . .", troops="1:7 7:1 2:1", outposts=outposts)

    act(game, "use a1", "move 1", "to 2", "move 1", "to 2")

    assert supply(game) == gold
    assert (troops(game, 1), troops(game, 2)) == (5, 3)
    assert game.choice().question == "take-turn"


def test_great_wall_need_not_move_units() -> None:
    game = scene(city="great-wall* . . . . . . . .", troops="1:8", outposts=[2])

    act(game, "use a1", "no")

    assert supply(game) == {"gold": 1}
    assert troops(game, 1) == 8


@pytest.mark.parametrize(("archive", "military"), [("fort", 1), ("fort fort", 2), ("fort fort mine fort", 3)])
def test_terracotta_army_gives_military_for_up_to_three_archived_cards(archive: str, military: int) -> None:
    game = scene(city="terracotta-army* . . . . . . . .", archive=archive)

    act(game, "use a1")

    assert supply(game) == {"military": military}


def test_terracotta_army_needs_an_archived_card() -> None:
    game = scene(city="terracotta-army* . . . . . . . .", other={"archive": "fort"})

    assert refused(game, "use a1") == ("nothing-to-count", "BASE-TERM-03")


@pytest.mark.parametrize(("answer", "gives"), [("archive b1", {"military": 1}), ("no", {})])
def test_completing_the_terracotta_army_archives_a_card_for_a_military(
    answer: str, gives: dict[str, int]
) -> None:
    game = scene(wonder="terracotta-army", supply="6 production", city="fort* library . . . . . . .")

    act(game, "complete")
    assert words(game) == ["archive b1", "no"]
    act(game, answer, "site 1")

    assert supply(game) == gives
    assert city(game)[1] == ("." if answer == "archive b1" else "library")


# Buildings


def test_warrior_priest_altar_gives_culture_after_a_conquest() -> None:
    game = scene(
        city="warrior-priest-altar* . . . . . . . .",
        supply="1 military",
        tokens={2: "thracians"},
        luck="thracians",
    )

    assert refused(game, "use a1") == ("condition-unmet", "BASE-CONQ-01")
    act(game, "conquer 2", "send 1", "branch 1", "use a1")

    assert supply(game) == {"culture": 1, "gold": 1}


def test_apothecary_archives_a_card_for_two_basic_resources_of_one_type() -> None:
    game = scene(city="apothecary* library . . . . . . .")

    act(game, "use a1")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1")
    assert words(game) == ["take production", "take science", "take military"]
    act(game, "take military")

    assert supply(game) == {"military": 2}
    assert keys(game, player(game).archive) == ["library"]


def test_apothecary_gives_nothing_where_no_card_is_archived() -> None:
    declined = scene(city="apothecary* library . . . . . . .")
    impossible = scene(city="apothecary* library* . . . . . . .")

    act(declined, "use a1", "no")

    assert (supply(declined), city(declined)[1]) == ({}, "library")
    assert refused(impossible, "use a1") == ("no-inactive-card", "BASE-TERM-01")


def test_scriptorium_archives_a_card() -> None:
    game = scene(city="scriptorium* library fort* . . . . . .")

    act(game, "use a1")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1")

    assert keys(game, player(game).archive) == ["library"]
    assert supply(game) == {}


def test_caravanserai_moves_explorers_three_steps() -> None:
    game = scene(city="caravanserai* . . . . . . . .")

    act(game, "use a1", "explore 1 2", "explore 2 6", "explore 1 3")

    assert explorers(game) == [3, 6]
    assert refused(game, "explore 1 4") == ("cannot-pay", "BASE-EXP-01")


# Knowledge


@pytest.mark.parametrize("resource", ["production", "science", "military"])
def test_seafaring_gives_a_basic_resource(resource: str) -> None:
    game = scene(city="fort/seafaring* . . . . . . . .")

    act(game, "use a1k", f"take {resource}")

    assert supply(game) == {resource: 1}
    assert game.choice().question == "take-turn"


def test_wheel_copies_the_text_of_the_card_on_it_though_it_was_used() -> None:
    game = scene(city="scriptorium!/wheel* library . . . . . . .")

    act(game, "use a1k")
    assert words(game) == ["copy a1", "no"]
    act(game, "copy a1", "archive b1")

    assert keys(game, player(game).archive) == ["library"]
    assert supply(game) == {}  # the text alone, not the 2 Science of the Scriptorium
    assert refused(game, "use a1k") == ("already-used", "BASE-ACT-05")


def test_wheel_needs_a_card_on_it_with_something_to_copy() -> None:
    plain = scene(city="marketplace/wheel* forum . . . . . . .")
    alone = scene(city="./wheel* forum . . . . . . .")

    assert refused(plain, "use a1k") == ("nothing-copyable", "BASE-ACT-05")
    assert refused(alone, "use a1k") == ("nothing-copyable", "BASE-ACT-05")


@pytest.mark.parametrize("land", ["1:7 2:1 6:1", "1:6 2:1 4:1 6:1"])
def test_irrigation_gives_two_production_to_whoever_has_two_meadows(land: str) -> None:
    game = scene(city="fort/irrigation* . . . . . . . .", troops=land)

    act(game, "use a1k")

    assert supply(game) == {"production": 2}


@pytest.mark.parametrize("land", ["1:7 3:1 7:1", "1:7 2:1 3:1"])
def test_irrigation_needs_two_meadows(land: str) -> None:
    game = scene(city="fort/irrigation* . . . . . . . .", troops=land)

    assert refused(game, "use a1k") == ("condition-count", "BASE-CONQ-09")
