"""The Development cards of era III."""

import pytest

from monumental.engine.resources import RESOURCES
from tests.scene import act, keys, player, printed, refused, scene, stack, supply, told, words

ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")


@pytest.mark.parametrize(
    ("card", "price", "resource", "clause"),
    [
        ("electricity", 6, "science", "DUEL-ACQ-06"),
        ("scientific-method", 7, "science", "DUEL-ACQ-06"),
        ("crystal-palace", 5, "production", "DUEL-ACQ-14"),
        ("trans-siberian-railway", 5, "production", "DUEL-ACQ-14"),
        ("panama", 5, "military", "DUEL-ACQ-07"),
        ("yukon", 6, "military", "DUEL-ACQ-07"),
    ],
)
def test_a_card_of_era_3_costs_this(card: str, price: int, resource: str, clause: str) -> None:
    rich = scene(display=f"{card} . . . . .", supply=f"{price} {resource}")
    poor = scene(display=f"{card} . . . . .", supply=f"{price - 1} {resource}")

    act(rich, "acquire 1")

    assert [(RESOURCES[event.resource], event.number) for event in told(rich, "paid")] == [(resource, price)]
    assert refused(poor, "acquire 1") == ("cannot-pay", clause)


@pytest.mark.parametrize("card", ["crystal-palace", "trans-siberian-railway"])
def test_the_second_section_of_a_wonder_of_era_3_costs_six(card: str) -> None:
    rich = scene(wonder=card, supply="6 production")
    poor = scene(wonder=card, supply="5 production")

    act(rich, "complete")

    assert [event.number for event in told(rich, "paid")] == [6]
    assert refused(poor, "complete") == ("cannot-pay", "DUEL-WON-01")


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("./electricity", {}),
        ("./scientific-method", {}),
        ("crystal-palace", {"science": 2}),
        ("trans-siberian-railway", {"production": 2}),
    ],
)
def test_a_card_of_era_3_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


@pytest.mark.parametrize(("province", "branch"), [("panama", "branch 1"), ("yukon", "branch 2")])
def test_a_province_of_era_3_has_this_type(province: str, branch: str) -> None:
    # Tribute Rolls: a branch for Coastal, Mountain and Agricultural each.
    game = scene(civ="aztecs", against="japanese", policies="tribute-rolls", provinces=province)

    act(game, "policy")

    assert words(game) == [branch]


# Knowledge


@pytest.mark.parametrize(
    ("provinces", "drawn", "gives"),
    [
        ("phoenicia", ["trading-post"], {"military": 1, "gold": 2}),
        ("sahara", ["trading-post", "library"], {"military": 1, "gold": 2, "science": 1}),
        ("phoenicia+mountain", ["trading-post", "library"], {"military": 1, "gold": 2, "science": 1}),
    ],
)
def test_electricity_draws_and_uses_a_card_or_two_with_a_mountain(
    provinces: str, drawn: list[str], gives: dict[str, int]
) -> None:
    game = scene(
        city=". . . . fort/electricity . . . .",
        known="fort library trading-post",
        provinces=provinces,
        agenda=ACTIVATION,
    )

    act(game, "activate 2 a")
    assert words(game) == ["apply b2k", "done"]
    act(game, "apply b2k")

    assert supply(game) == gives
    assert keys(game, player(game).discard) == drawn
    assert game.choice().question == "take-turn"
    assert refused(game, "use b2k") == ("only-when-activated", "DUEL-ACT-04")


def test_electricity_is_not_applied_to_an_empty_deck() -> None:
    game = scene(city=". . . . fort/electricity . . . .", provinces="sahara", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert game.choice().question == "take-turn"


def test_scientific_method_gives_any_knowledge_of_the_display() -> None:
    game = scene(
        city="fort/scientific-method* . . . . . . . .", display="bourse electricity . masonry . yukon"
    )

    act(game, "use a1k")
    assert words(game) == ["acquire 2", "acquire 4", "no"]
    assert refused(game, "acquire 1") == ("not-that-kind", "DUEL-TERM-19")
    assert refused(game, "build workshop") == ("not-that-kind", "DUEL-TERM-19")
    act(game, "acquire 2")

    assert keys(game, player(game).deck.known) == ["electricity"]
    assert told(game, "paid") == []


def test_scientific_method_needs_a_knowledge_in_the_display() -> None:
    game = scene(city="fort/scientific-method* . . . . . . . .", display="bourse . . . . yukon")

    assert refused(game, "use a1k") == ("no-such-card", "DUEL-TERM-19")


# Wonders


def test_crystal_palace_copies_cards_of_the_city_and_developed_policies() -> None:
    game = scene(
        city="crystal-palace* dojo! . fort/bushido . . borobudur* . ./apprenticeship",
        policies="tribute-rolls zen",
        provinces="tibet yukon",
    )

    act(game, "use a1")
    # Borobudur and Apprenticeship copy others themselves.
    assert words(game) == [
        "copy b1",
        "copy a2",
        "copy a2k",
        "copy-policy tribute-rolls",
        "copy-policy zen",
        "no",
    ]
    act(game, "copy-policy tribute-rolls", "branch 2")

    assert supply(game) == {"military": 2}


def test_crystal_palace_copies_an_inactive_used_card_with_what_it_gives() -> None:
    game = scene(city="crystal-palace* dojo! . . . . . . .")

    act(game, "use a1", "copy b1", "yes")

    assert supply(game) == {"military": 2}


@pytest.mark.parametrize(
    ("policies", "culture"), [("", 1), ("zen", 1), ("zen rangaku", 2), ("zen rangaku shogunate", 2)]
)
def test_completing_the_crystal_palace_gives_culture_two_with_two_policies(
    policies: str, culture: int
) -> None:
    game = scene(wonder="crystal-palace", supply="6 production", policies=policies)

    act(game, "complete")

    assert supply(game) == {"culture": culture}


def test_trans_siberian_railway_acquires_a_province_for_three_less() -> None:
    game = scene(
        city="trans-siberian-railway* . . . . . . . .",
        display="tibet yukon bourse . . .",
        supply=f"{printed('tibet').cost - 3} military",
        advantage="1 military 1",
    )

    act(game, "use a1")
    assert words(game) == ["acquire 1", "no"]
    assert refused(game, "acquire 2") == ("cannot-pay", "DUEL-ACQ-07")
    assert refused(game, "acquire 3") == ("not-that-kind", "DUEL-TERM-01")
    act(game, "acquire 1")

    assert supply(game) == {"culture": 1}
    assert keys(game, stack(game).cards) == ["tibet"]


def test_trans_siberian_railway_gives_the_holder_of_the_advantage_a_province() -> None:
    game = scene(
        city="trans-siberian-railway* . . . . . . . .",
        display="tibet yukon bourse . . .",
        advantage="0 military 1",
    )

    act(game, "use a1")
    assert words(game) == ["acquire 1", "acquire 2", "no"]
    act(game, "acquire 2")

    assert supply(game) == {"gold": 1}
    assert keys(game, stack(game).cards) == ["yukon"]


def test_completing_the_trans_siberian_railway_conquers_for_three_less() -> None:
    game = scene(
        wonder="trans-siberian-railway",
        supply="6 production 2 military",
        other={"provinces": "sahara barricade"},
    )

    act(game, "complete")
    assert words(game) == ["conquer", "no"]
    act(game, "conquer")

    assert supply(game) == {}
    assert keys(game, stack(game).cards) == ["sahara"]
    assert keys(game, player(game).deck.known) == ["trans-siberian-railway"]


@pytest.mark.parametrize("provinces", ["", "sahara barricade"])
def test_completing_the_trans_siberian_railway_conquers_nothing_that_cannot_be_paid(provinces: str) -> None:
    game = scene(
        wonder="trans-siberian-railway", supply="6 production 1 military", other={"provinces": provinces}
    )

    act(game, "complete")

    assert supply(game) == {"military": 1}
    assert game.seat == 1


# Provinces


def test_panama_begins_a_wonder_for_three_less() -> None:
    game = scene(display="panama borobudur crystal-palace windmill . .", supply="5 military 1 production")

    act(game, "acquire 1")
    assert words(game) == ["acquire 2", "no"]
    assert refused(game, "acquire 3") == ("cannot-pay", "DUEL-ACQ-14")
    act(game, "acquire 2")

    assert supply(game) == {}
    assert keys(game, [player(game).wonder]) == ["borobudur"]


def test_panama_completes_a_wonder_for_three_less() -> None:
    game = scene(display="panama . . . . .", supply="5 military 3 production", wonder="crystal-palace")

    act(game, "acquire 1")
    assert words(game) == ["complete", "no"]
    act(game, "complete")

    assert supply(game) == {"culture": 1}
    assert keys(game, player(game).deck.known) == ["crystal-palace"]


def test_panama_builds_nothing_that_cannot_be_paid() -> None:
    game = scene(display="panama . . . . .", supply="5 military 2 production", wonder="crystal-palace")

    act(game, "acquire 1")

    assert supply(game) == {"production": 2}
    assert game.seat == 1


@pytest.mark.parametrize(
    ("before", "gold"),
    [
        ("", 1),
        ("panama", 1),
        ("sahara", 2),
        ("sahara tibet", 2),
        ("sahara tibet panama+mountain", 2),
    ],
)
def test_yukon_gives_gold_for_up_to_two_mountains(before: str, gold: int) -> None:
    game = scene(display="yukon . . . . .", supply="6 military", provinces=before)

    act(game, "acquire 1")

    assert supply(game) == {"gold": gold}
