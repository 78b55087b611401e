"""The Development cards of era II."""

import pytest

from tests.classic_scene import (
    act,
    city,
    deck,
    end_turn,
    explorers,
    keys,
    lacking,
    player,
    refused,
    scene,
    supply,
    told,
    troops,
    units,
    words,
)

ACTIVATION = ("TakeActions 0", "ChooseRowAndColumn 0")

#: A row of three mountains and two volcanoes between the Capitals 1 and 7.
MOUNTAINS = "C h1 h1 h1 v1 v1 C"


@pytest.mark.parametrize(
    ("card", "price", "resource"),
    [
        ("machu-picchu", 6, "production"),
        ("angkor-wat", 5, "production"),
        ("notre-dame", 5, "production"),
        ("alhambra", 5, "production"),
        ("fortress", 4, "production"),
        ("harbor", 4, "production"),
        ("university", 4, "production"),
        ("guildhall", 4, "production"),
        ("metal-casting", 6, "science"),
        ("compass", 6, "science"),
        ("feudalism", 7, "science"),
        ("scholasticism", 6, "science"),
    ],
)
def test_a_card_of_era_2_costs_this(card: str, price: int, resource: str) -> None:
    rich = scene(display=f"{card} . . . . .", supply=f"{price} {resource}")
    poor = scene(display=f"{card} . . . . .", supply=f"{price - 1} {resource}")

    act(rich, "acquire 1")

    assert supply(rich) == {}
    assert lacking(poor, "acquire 1") == (resource, price, price - 1)


@pytest.mark.parametrize(
    ("card", "price"), [("machu-picchu", 6), ("angkor-wat", 5), ("notre-dame", 6), ("alhambra", 6)]
)
def test_the_second_section_of_a_wonder_of_era_2_costs_this(card: str, price: int) -> None:
    rich = scene(
        wonder=card,
        supply=f"{price} production",
        piles={"workshop": 0, "laboratory": 0, "archery-range": 0},
    )
    poor = scene(wonder=card, supply=f"{price - 1} production")

    act(rich, "complete", "site 1")

    assert supply(rich) == {}
    assert deck(rich) == [card]
    assert lacking(poor, "complete") == ("production", price, price - 1)


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("machu-picchu", {"production": 1}),
        ("angkor-wat", {"production": 2}),
        ("notre-dame", {"production": 1}),
        ("alhambra", {"science": 1}),
        ("fortress", {"military": 3}),
        ("harbor", {"production": 1}),
        ("university", {"science": 3}),
        ("guildhall", {"production": 3}),
        ("./metal-casting", {}),
        ("./compass", {}),
        ("./feudalism", {}),
        ("./scholasticism", {}),
    ],
)
def test_a_card_of_era_2_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


# Wonders


@pytest.mark.parametrize(
    ("land", "gives"),
    [
        ("2:1", {"gold": 1}),
        ("2:1 3:1 4:1", {"gold": 2}),
        ("5:1", {"culture": 1}),
        ("2:1 3:1 4:1 5:1 6:1", {"gold": 2, "culture": 1}),
    ],
)
def test_machu_picchu_gives_gold_for_two_mountains_and_culture_for_a_volcano(
    land: str, gives: dict[str, int]
) -> None:
    game = scene(
        city="machu-picchu* . . . . . . . .", drawing=MOUNTAINS, capitals=(1, 7), troops=f"1:4 {land}"
    )

    act(game, "use a1")

    assert supply(game) == gives


def test_machu_picchu_needs_a_mountain_or_a_volcano() -> None:
    game = scene(city="machu-picchu* . . . . . . . .", troops="1:7 2:1 3:1")

    assert refused(game, "use a1") == ("nothing-to-count", "BASE-CONQ-09")


def test_completing_machu_picchu_conquers_a_province_for_three_less() -> None:
    tokens = {3: "gauls", 6: "thracians", 7: "goths"}
    game = scene(
        wonder="machu-picchu",
        supply="6 production 2 military",
        troops="1:8 2:1",
        tokens=tokens,
        luck="goths",
    )

    act(game, "complete")
    assert words(game) == ["conquer 3", "conquer 6", "conquer 7", "no"]
    act(game, "conquer 7", *["send 1"] * 5, "branch 1", "site 7")

    assert supply(game) == {"gold": 2}
    assert units(game, 7) == "5 troops"
    assert deck(game) == ["machu-picchu"]


def test_angkor_wat_stays_in_the_city_and_only_itself() -> None:
    game = scene(city="angkor-wat* fort* . . . . . . .", luck="fort")

    act(game, "use a1")
    assert words(game) == ["reinforce a1", "no"]
    assert refused(game, "reinforce b1") == ("only-this-card", "BASE-TERM-11")
    act(game, "reinforce a1")
    end_turn(game)

    assert city(game)[:3] == ["angkor-wat", "fort", "."]
    assert player(game).rotated == 0


@pytest.mark.parametrize(
    ("land", "production"), [("1:8 2:1", 1), ("1:4 2:1 3:1 6:1 7:1", 4), ("1:4 2:1 3:1 6:1 7:1 10:1", 4)]
)
def test_completing_angkor_wat_gives_production_for_up_to_four_provinces(land: str, production: int) -> None:
    game = scene(wonder="angkor-wat", supply="5 production", troops=land)

    act(game, "complete", "site 1")

    assert supply(game) == {"production": production}


def test_notre_dame_gives_culture_for_every_policy_and_wonder() -> None:
    game = scene(
        city="notre-dame* . . . . . . . .", wonder="great-wall", supply="3 culture 5 production", policies=""
    )

    act(game, "develop house-of-life")
    assert supply(game) == {"production": 5, "science": 2, "culture": 3}
    act(game, "develop divine-kingship")
    assert supply(game) == {"production": 8, "science": 4, "culture": 2}
    act(game, "complete", "site 1")

    assert supply(game) == {"production": 4, "science": 4, "military": 2, "culture": 3}


def test_notre_dame_does_nothing_while_it_is_not_activated() -> None:
    game = scene(city="notre-dame . . . . . . . .", supply="1 culture")

    act(game, "develop house-of-life")

    assert supply(game) == {"science": 2}


@pytest.mark.parametrize(
    ("answers", "left"),
    [(["yes", "pay science", "pay science"], {"culture": 2}), (["no"], {"science": 2})],
)
def test_completing_notre_dame_sells_two_culture_for_two_basic_resources(
    answers: list[str], left: dict[str, int]
) -> None:
    game = scene(wonder="notre-dame", supply="6 production 2 science")

    act(game, "complete")
    assert words(game) == ["yes", "no"]
    act(game, *answers, "site 1")

    assert supply(game) == left


def test_alhambra_copies_the_text_of_a_building_of_the_display() -> None:
    game = scene(city="alhambra* library . . . . . . .", display="scriptorium marketplace pyramids . . .")

    act(game, "use a1", "branch 1")
    assert words(game) == ["copy-display 1", "no"]
    assert refused(game, "copy-display 2") == ("nothing-to-copy", "BASE-ACT-05")
    act(game, "copy-display 1", "archive b1")

    assert supply(game) == {}
    assert keys(game, player(game).archive) == ["library"]
    assert keys(game, game.state.display.slots)[0] == "scriptorium"


def test_alhambra_gives_two_different_basic_resources_instead() -> None:
    game = scene(city="alhambra* . . . . . . . .", display="marketplace . . . . .")

    act(game, "use a1")
    assert words(game) == ["branch 2"]
    act(game, "branch 2", "take science")
    assert words(game) == ["take production", "take military"]
    act(game, "take military")

    assert supply(game) == {"science": 1, "military": 1}
    assert game.choice().question == "take-turn"


def test_completing_the_alhambra_gains_a_building_of_cost_three_at_most() -> None:
    game = scene(wonder="alhambra", supply="6 production", display="scriptorium apothecary wheel . . .")

    act(game, "complete")
    assert words(game) == ["acquire 1", "build workshop", "build laboratory", "build archery-range", "no"]
    assert refused(game, "acquire 2") == ("too-costly", "BASE-TERM-07")
    assert refused(game, "acquire 3") == ("not-that-kind", "BASE-TERM-07")
    act(game, "acquire 1", "site 1")

    assert supply(game) == {}
    assert deck(game) == ["scriptorium", "alhambra"]


# Buildings


def test_fortress_conquers_a_province_of_another_player_for_two_less() -> None:
    game = scene(
        city="fortress* . . . . . . . .",
        supply="2 military",
        troops="1:6 2:1 3:2",
        other={"troops": "5:5 4:4"},
    )

    assert lacking(game, "conquer 4") == ("military", 4, 2)
    act(game, "use a1", "branch 1")
    assert words(game) == ["conquer 4", "no"]
    assert refused(game, "conquer 6") == ("other-province", "BASE-CONQ-01")
    act(game, "conquer 4", *["send 1"] * 4)

    assert supply(game) == {}
    assert (units(game, 4), troops(game, 5)) == ("4 troops", 9)


def test_fortress_moves_three_units_instead() -> None:
    game = scene(city="fortress* . . . . . . . .", supply="1 military", troops="1:8 2:1")

    act(game, "use a1")
    assert words(game) == ["branch 2"]
    act(game, "branch 2", "move 1", "to 2", "move 1", "to 2", "lead", "to 2")

    assert units(game, 2) == "3 troops, warlord"
    assert supply(game) == {"military": 1}
    assert game.choice().question == "take-turn"


@pytest.mark.parametrize(
    ("land", "gives"),
    [("1:8 2:1", {}), ("1:8 3:1", {"gold": 1}), ("1:6 3:1 4:1 7:1", {"gold": 2})],
)
def test_harbor_gives_gold_for_up_to_two_coastal_provinces_and_moves_explorers_three_steps(
    land: str, gives: dict[str, int]
) -> None:
    game = scene(city="harbor* . . . . . . . .", troops=land)

    act(game, "use a1")
    assert supply(game) == gives
    act(game, "explore 1 2", "explore 1 3", "explore 2 6")

    assert explorers(game) == [3, 6]
    assert game.choice().question == "take-turn"


def test_university_acquires_knowledge_for_two_less() -> None:
    game = scene(
        city="university* . . . . . . . .", display="seafaring compass harbor . . .", supply="2 science"
    )
    poor = scene(city="university* . . . . . . . .", display="seafaring . . . . .", supply="1 science")

    act(game, "use a1")
    assert words(game) == ["acquire 1", "no"]
    assert lacking(game, "acquire 2") == ("science", 4, 2)
    assert refused(game, "acquire 3") == ("not-that-kind", "BASE-ACQ-01")
    act(game, "acquire 1")

    assert supply(game) == {}
    assert deck(game) == ["seafaring"]
    assert refused(poor, "use a1") == ("cannot-pay-card", "BASE-ACQ-04")


def test_guildhall_discards_any_card_of_the_city_to_draw_one() -> None:
    game = scene(city="guildhall* fort* library . . . . . .", known="scriptorium")
    declined = scene(city="guildhall* . . . . . . . .", known="scriptorium")

    act(game, "use a1")
    assert words(game) == ["discard a1", "discard b1", "discard c1", "no"]
    act(game, "discard b1")
    act(declined, "use a1", "no")

    assert city(game)[:3] == ["guildhall", ".", "library"]
    assert keys(game, player(game).drawn) == ["scriptorium"]
    assert keys(game, player(game).discard) == ["fort"]
    assert (supply(game), supply(declined)) == ({"science": 2}, {})


# Knowledge


def test_metal_casting_makes_buildings_and_both_sections_of_wonders_cheaper() -> None:
    game = scene(
        city="fort/metal-casting* . . . . . . . .",
        supply="8 production 6 science",
        display="marketplace pyramids compass . . .",
    )

    act(game, "acquire 1", "build workshop", "acquire 2", "complete", "site 1", "acquire 3")

    assert [event.number for event in told(game, "paid")] == [2, 1, 2, 2, 6]


def test_metal_casting_does_nothing_while_it_is_not_activated() -> None:
    game = scene(city="fort/metal-casting . . . . . . . .", display="marketplace pyramids . . . .")

    assert lacking(game, "acquire 1") == ("production", 3, 0)
    assert lacking(game, "acquire 2") == ("production", 3, 0)
    assert lacking(game, "build workshop") == ("production", 2, 0)


def test_compass_moves_an_explorer_two_steps_the_first_time_one_of_them_takes_a_token() -> None:
    game = scene(city="fort/compass* . . . . . . . .", explorers=[2, 6])
    declined = scene(city="fort/compass* . . . . . . . .", explorers=[2, 6])
    inactive = scene(city="fort/compass . . . . . . . .", explorers=[2, 6])

    act(game, "pick-up 1", "explore 1 3", "explore 2 10")
    assert refused(game, "explore 1 4") == ("cannot-pay", "BASE-EXP-01")
    act(game, "pick-up 2")
    act(declined, "pick-up 1", "no")
    act(inactive, "pick-up 1")

    assert (explorers(game), game.choice().question) == ([3, 10], "take-turn")
    assert (explorers(declined), declined.choice().question) == ([2, 6], "take-turn")
    assert refused(inactive, "explore 1 3") == ("cannot-pay", "BASE-EXP-01")


@pytest.mark.parametrize(("cell", "prices"), [("fort/feudalism*", [3, 2, 3]), ("fort/feudalism", [4, 4, 3])])
def test_feudalism_makes_barbarians_one_and_rivals_two_cheaper(cell: str, prices: list[int]) -> None:
    drawing = """
    C  m1  m1  C
      vt  h2
    """
    game = scene(
        city=f"{cell} . . . . . . . .",
        drawing=drawing,
        capitals=(1, 4),
        troops="1:8 2:1",
        other={"troops": "4:5 3:4"},
    )

    barbarian, rival, free_town = (lacking(game, f"conquer {tile}")[1] for tile in (6, 3, 5))

    assert [barbarian, rival, free_town] == prices


def test_scholasticism_gives_gold_for_the_first_progress_of_a_turn_and_not_for_reinforcing() -> None:
    progress = scene(city="fort/scholasticism* . . . . . . . .", supply="4 science", known="fort fort")
    reinforcing = scene(
        city="fort/scholasticism* angkor-wat* . . . . . . .", supply="2 science", known="fort"
    )
    inactive = scene(city="fort/scholasticism . . . . . . . .", supply="2 science", known="fort")

    act(progress, "progress")
    assert supply(progress) == {"science": 2, "military": 1, "gold": 1}
    act(progress, "progress")
    act(reinforcing, "use b1", "reinforce b1")
    assert supply(reinforcing) == {"science": 2}
    act(reinforcing, "progress")
    act(inactive, "progress")

    assert supply(progress) == {"military": 2, "gold": 1}
    assert supply(reinforcing) == {"military": 1, "gold": 1}
    assert supply(inactive) == {"military": 1}
