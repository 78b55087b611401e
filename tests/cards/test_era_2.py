"""The Development cards of era II."""

from pathlib import Path

import pytest

from monumental.engine.resources import RESOURCES
from tests.scene import (
    act,
    advantage,
    cities,
    city,
    keys,
    offered,
    player,
    printed,
    refused,
    reprinted,
    scene,
    stack,
    supply,
    told,
    words,
)

ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")


@pytest.mark.parametrize(
    ("card", "price", "resource", "clause"),
    [
        ("stirrup", 5, "science", "DUEL-ACQ-06"),
        ("bureaucracy", 5, "science", "DUEL-ACQ-06"),
        ("crop-rotation", 5, "science", "DUEL-ACQ-06"),
        ("hagia-sophia", 4, "production", "DUEL-ACQ-14"),
        ("borobudur", 4, "production", "DUEL-ACQ-14"),
        ("krak-des-chevaliers", 4, "production", "DUEL-ACQ-14"),
        ("al-andalus", 4, "military", "DUEL-ACQ-07"),
        ("swahili-coast", 5, "military", "DUEL-ACQ-07"),
        ("tibet", 5, "military", "DUEL-ACQ-07"),
        ("bourse", 4, "production", "DUEL-ACQ-03"),
        ("tournament-ground", 4, "production", "DUEL-ACQ-03"),
        ("windmill", 3, "production", "DUEL-ACQ-03"),
    ],
)
def test_a_card_of_era_2_costs_this(card: str, price: int, resource: str, clause: str) -> None:
    rich = scene(display=f"{card} . . . . .", supply=f"{price} {resource}")
    poor = scene(display=f"{card} . . . . .", supply=f"{price - 1} {resource}")

    act(rich, "acquire 1")

    assert [(RESOURCES[event.resource], event.number) for event in told(rich, "paid")] == [(resource, price)]
    assert refused(poor, "acquire 1") == ("cannot-pay", clause)


@pytest.mark.parametrize("card", ["hagia-sophia", "borobudur", "krak-des-chevaliers"])
def test_the_second_section_of_a_wonder_of_era_2_costs_four(card: str) -> None:
    rich = scene(wonder=card, supply="4 production")
    poor = scene(wonder=card, supply="3 production")

    act(rich, "complete")

    assert [event.number for event in told(rich, "paid")] == [4]
    assert refused(poor, "complete") == ("cannot-pay", "DUEL-WON-01")


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("./stirrup", {}),
        ("./bureaucracy", {}),
        ("./crop-rotation", {}),
        ("hagia-sophia", {"culture": 1}),
        ("borobudur", {"science": 2}),
        ("krak-des-chevaliers", {"military": 2}),
        ("bourse", {"gold": 2}),
        ("tournament-ground", {"military": 1}),
        ("windmill", {"production": 2}),
    ],
)
def test_a_card_of_era_2_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


@pytest.mark.parametrize(
    ("province", "branch"), [("swahili-coast", "branch 1"), ("tibet", "branch 2"), ("al-andalus", "branch 3")]
)
def test_a_province_of_era_2_has_this_type(province: str, branch: str) -> None:
    # Tribute Rolls: a branch for Coastal, Mountain and Agricultural each.
    game = scene(civ="aztecs", against="japanese", policies="tribute-rolls", provinces=province)

    act(game, "policy")

    assert words(game) == [branch]


# Knowledge


@pytest.mark.parametrize(("holder", "less"), [("1 military 1", 1), ("0 military 1", 2)])
def test_stirrup_makes_provinces_cheaper_and_conquest_more_so_with_the_advantage(
    holder: str, less: int
) -> None:
    game = scene(
        city="fort/stirrup* . . . . . . . .",
        supply="9 military",
        display="phoenicia . . . . .",
        advantage=holder,
        other={"provinces": "sahara", "passed": True},
    )

    act(game, "acquire 1", "conquer")

    prices = [printed("phoenicia").cost - 1, printed("sahara").cost - less]
    assert [event.number for event in told(game, "paid")] == prices


def test_stirrup_does_nothing_while_inactive() -> None:
    game = scene(
        city="fort/stirrup . . . . . . . .",
        supply=f"{printed('phoenicia').cost - 1} military",
        display="phoenicia . . . . .",
        advantage="0 military 1",
        other={"provinces": "sahara"},
    )

    assert refused(game, "acquire 1") == ("cannot-pay", "DUEL-ACQ-07")
    assert refused(game, "conquer") == ("cannot-pay", "DUEL-CONQ-02")


@pytest.mark.parametrize(
    "actions",
    [
        ["use b1", "branch 1", "archive c1"],
        ["use c3k", "reinforce c3"],
        ["progress"],
    ],
)
def test_bureaucracy_gives_gold_for_archiving_reinforcing_or_progressing(actions: list[str]) -> None:
    game = scene(
        city="fort/bureaucracy* forum* library . . . . . fort/crop-rotation*",
        supply="2 science",
        known="barricade",
    )

    act(game, *actions)

    assert player(game).supply[RESOURCES.index("gold")] == 1


def test_bureaucracy_answers_once_per_round_whatever_was_done_first() -> None:
    game = scene(
        city="fort/bureaucracy* forum* library . . . . . fort/crop-rotation*", other={"passed": True}
    )

    act(game, "use b1", "branch 1", "archive c1", "use c3k", "reinforce c3")

    assert supply(game) == {"gold": 1}


def test_an_inactive_bureaucracy_gives_nothing() -> None:
    game = scene(city="fort/bureaucracy forum* library . . . . . .")

    act(game, "use b1", "branch 1", "archive c1")

    assert supply(game) == {}


@pytest.mark.parametrize(
    ("provinces", "gives"),
    [
        ("phoenicia", {}),
        ("nile-delta", {"production": 1}),
        ("nile-delta al-andalus sahara+agricultural", {"production": 3}),
        ("nile-delta al-andalus sahara+agricultural tibet+agricultural", {"production": 3}),
    ],
)
def test_crop_rotation_reinforces_and_gives_production_for_up_to_three_agricultural_provinces(
    provinces: str, gives: dict[str, int]
) -> None:
    game = scene(city="forum/crop-rotation* mine* library . . . . . .", provinces=provinces)

    act(game, "use a1k")
    assert words(game) == ["reinforce a1", "reinforce b1", "no"]
    act(game, "reinforce b1")

    assert supply(game) == gives
    assert player(game).rotated == 0b000_000_001


def test_crop_rotation_gives_nothing_where_no_card_is_reinforced() -> None:
    game = scene(city="forum/crop-rotation* . . . . . . . .", provinces="nile-delta")

    act(game, "use a1k", "no")

    assert supply(game) == {}
    assert game.seat == 1


# Wonders


def test_hagia_sophia_gives_culture_for_the_first_policy_developed_in_a_round() -> None:
    game = scene(city="hagia-sophia* . . . . . . . .", supply="3 culture", other={"passed": True})

    act(game, "develop shogunate")
    assert supply(game) == {"culture": 3, "military": 2}
    act(game, "develop rangaku")

    assert supply(game) == {"culture": 1, "military": 4, "gold": 1}


def test_an_inactive_hagia_sophia_gives_nothing() -> None:
    game = scene(city="hagia-sophia . . . . . . . .", supply="1 culture")

    act(game, "develop shogunate")

    assert supply(game) == {"military": 2}


def test_completing_hagia_sophia_gives_one_of_each_basic_resource() -> None:
    game = scene(wonder="hagia-sophia", supply="4 production")

    act(game, "complete", "take science")
    assert words(game) == ["take production", "take military"]
    act(game, "take production", "take military")

    assert supply(game) == {"production": 1, "science": 1, "military": 1}


def test_borobudur_copies_a_developed_policy_covered_ones_included() -> None:
    game = scene(city="borobudur* fort* . . . . . . .", policies="zen rangaku tea-ceremony", supply="1 gold")

    act(game, "use a1")
    # Rangaku answers by itself, and Tea Ceremony can't be paid for.
    assert words(game) == ["copy-policy zen", "no"]
    act(game, "copy-policy zen", "reinforce b1", "take military")

    assert supply(game) == {"military": 1, "gold": 1}


def test_borobudur_needs_a_policy_with_a_text_to_use() -> None:
    game = scene(city="borobudur* fort* . . . . . . .", policies="shogunate")

    assert refused(game, "use a1") == ("nothing-copyable", "DUEL-TERM-12")


def test_completing_borobudur_begins_a_wonder_for_nothing() -> None:
    game = scene(wonder="borobudur", supply="4 production", display="tibet . hagia-sophia . . .")

    act(game, "complete")
    assert words(game) == ["acquire 3", "no"]
    assert refused(game, "acquire 1") == ("not-that-kind", "DUEL-TERM-19")
    act(game, "acquire 3")

    assert supply(game) == {}
    assert keys(game, [player(game).wonder]) == ["hagia-sophia"]
    assert keys(game, player(game).deck.known) == ["borobudur"]


@pytest.mark.parametrize("provinces", ["barricade", "barricade barricade", "sahara barricade tibet"])
def test_krak_gives_two_basic_resources_of_one_type_while_you_have_a_barricade(provinces: str) -> None:
    game = scene(city=". . . . krak-des-chevaliers . . . .", provinces=provinces, agenda=ACTIVATION)

    act(game, "activate 2 a")
    assert words(game) == ["apply b2", "done"]
    act(game, "apply b2", "take science")

    assert supply(game) == {"military": 2, "science": 2}
    assert game.choice().question == "take-turn"


def test_krak_without_a_barricade_gives_only_its_military() -> None:
    game = scene(
        city=". . . . krak-des-chevaliers . . . .",
        provinces="sahara",
        other={"provinces": "barricade"},
        agenda=ACTIVATION,
    )

    act(game, "activate 2 a")

    assert game.choice().question == "take-turn"
    assert refused(game, "use b2") == ("only-when-activated", "DUEL-ACT-05")


def test_completing_krak_gives_a_basic_building() -> None:
    game = scene(wonder="krak-des-chevaliers", supply="4 production", provinces="sahara")

    act(game, "complete")
    assert words(game) == [
        "build workshop",
        "build laboratory",
        "build archery-range",
        "build barricade",
        "no",
    ]
    act(game, "build barricade")

    assert supply(game) == {}
    assert keys(game, stack(game).cards) == ["sahara", "barricade"]
    assert keys(game, player(game).deck.known) == ["krak-des-chevaliers"]


# Provinces


def test_al_andalus_gives_a_building_that_costs_up_to_four_basic_ones_included(tmp_path: Path) -> None:
    # No Building of the box costs more than 4; here a Tournament Ground does.
    packs = reprinted(tmp_path, "tournament-ground", "cost = 4", "cost = 5")
    game = scene(
        packs=packs, display="al-andalus bourse tournament-ground masonry academy .", supply="4 military"
    )

    act(game, "acquire 1")
    assert words(game) == [
        *("acquire 2", "acquire 5", "build workshop", "build laboratory", "build archery-range"),
        *("build barricade", "no"),
    ]
    assert refused(game, "acquire 3") == ("too-costly", "DUEL-TERM-19")
    assert refused(game, "acquire 4") == ("not-that-kind", "DUEL-TERM-19")
    act(game, "acquire 2")

    assert supply(game) == {}
    assert keys(game, player(game).deck.known) == ["bourse"]


def test_swahili_coast_trades_for_free() -> None:
    price = printed("swahili-coast").cost
    game = scene(
        display="swahili-coast . . . . .", supply=f"{price} military", free={"face_up": "carthage . ."}
    )

    act(game, "acquire 1")
    assert words(game) == ["trade carthage", "no"]
    act(game, "trade carthage")

    assert supply(game) == {"military": 2}
    assert cities(game).gold == (1, 0, 0, 0, 0, 0)


def test_tibet_gives_a_culture() -> None:
    game = scene(display="tibet . . . . .", supply=f"{printed('tibet').cost} military")

    act(game, "acquire 1")

    assert supply(game) == {"culture": 1}


# Buildings


def test_bourse_turns_a_gold_into_two_basic_resources_as_often_as_you_like() -> None:
    game = scene(city="bourse* . . . . . . . .", supply="2 gold")

    act(game, "may a1", "take production", "take science")
    assert supply(game) == {"production": 1, "science": 1, "gold": 1}
    act(game, "may a1", "take science", "take science")

    assert supply(game) == {"production": 1, "science": 3}
    assert game.seat == 0
    assert refused(game, "may a1") == ("cannot-pay", "DUEL-TERM-22")


def test_an_inactive_bourse_sells_nothing() -> None:
    game = scene(city="bourse . . . . . . . .", supply="2 gold")

    assert offered(game, "may") == []
    assert refused(game, "may a1") == ("not-activated", "DUEL-USE-03")


@pytest.mark.parametrize("holder", ["", "1 military 5"])
def test_tournament_ground_gains_the_advantage(holder: str) -> None:
    game = scene(city="tournament-ground* . . . . . . . .", advantage=holder)

    act(game, "use a1")

    assert (advantage(game).holder, advantage(game).tokens) == (0, 0)
    assert supply(game) == {}


def test_tournament_ground_gives_culture_to_the_holder_of_the_advantage() -> None:
    game = scene(city="tournament-ground* . . . . . . . .", advantage="0 military 5")

    act(game, "use a1")

    assert supply(game) == {"culture": 1}
    assert (advantage(game).holder, advantage(game).tokens) == (0, 5)


def test_windmill_reinforces_itself_and_nothing_else() -> None:
    game = scene(city="windmill/stirrup* fort* . . . . . . .", other={"supply": "1 production"})

    act(game, "use a1")
    assert words(game) == ["reinforce a1", "no"]
    assert refused(game, "reinforce b1") == ("only-this-card", "DUEL-TERM-23")
    act(game, "reinforce a1", "build barricade", "pass")

    assert keys(game, player(game).discard) == ["stirrup", "fort"]
    assert city(game)[0] == "windmill"
