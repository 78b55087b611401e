"""The Aztecs: Province types, and the markers that add them."""

from functools import partial

import pytest

from monumental import new_game
from monumental.engine.state import POLICY, SCOUT
from tests.scene import act, keys, offered, player, printed, refused, scene, stack, supply, words

ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")
MARKERS = {"coastal": 2, "mountain": 2, "agricultural": 2}
ALL_TYPES = "phoenicia sahara nile-delta"


aztecs = partial(scene, civ="aztecs", against="japanese")


# What belongs to them


@pytest.mark.rule("DUEL-CITY-03", "DUEL-CITY-09", "DUEL-CIV-03")
def test_the_aztecs_begin_with_their_cards_a_province_and_six_markers() -> None:
    game = new_game(civilizations=("aztecs", "japanese"), seed=1)

    assert sorted(keys(game, player(game).owned())) == sorted(
        ["work-camp"] * 5
        + ["library"] * 3
        + ["fort"] * 3
        + ["forum", "mine", "ball-court", "floating-gardens"]
    )
    assert keys(game, player(game).culture_deck) == [
        "calendar",
        "codex",
        "flower-war",
        "triple-alliance",
        "tribute-rolls",
    ]
    assert keys(game, stack(game).cards) == ["lake-texcoco"]
    assert stack(game).markers == (2, 2, 2)


def test_lake_texcoco_is_coastal_and_is_conquered_for_two() -> None:
    own = aztecs(policies="tribute-rolls", provinces="lake-texcoco")
    rich = scene(supply="2 military", other={"provinces": "lake-texcoco"})
    poor = scene(supply="1 military", other={"provinces": "lake-texcoco"})

    act(own, "policy")
    act(rich, "conquer")

    assert words(own) == ["branch 1"]
    assert (keys(rich, stack(rich).cards), supply(rich)) == (["lake-texcoco"], {})
    assert refused(poor, "conquer") == ("cannot-pay", "DUEL-CONQ-02")


def test_pochteca_is_marked_when_sent_to_trade() -> None:
    game = aztecs(supply="2 gold", free={"face_up": "carthage bukhara ."}, other={"passed": True})

    act(game, "trade carthage")

    assert player(game).marked == 1 << SCOUT
    assert offered(game, "trade") == []
    assert refused(game, "trade bukhara") == ("already-used", "DUEL-SCOUT-01")
    assert keys(game, [game.catalog.civilization_by_key["aztecs"].scout]) == ["pochteca"]


@pytest.mark.parametrize(
    ("provinces", "military"),
    [("phoenicia", 1), ("phoenicia panama", 1), ("phoenicia+mountain", 2), (ALL_TYPES, 3)],
)
def test_montezuma_gives_military_for_each_province_type(provinces: str, military: int) -> None:
    game = aztecs(provinces=provinces, advantage="0 science 1")

    act(game, "warlord")

    assert supply(game) == {"military": military}


def test_montezuma_needs_a_province_and_the_advantage() -> None:
    landless = aztecs(provinces="barricade", advantage="0 science 1")
    behind = aztecs(provinces=ALL_TYPES, advantage="1 science 1")

    assert refused(landless, "warlord") == ("nothing-to-count", "DUEL-ACQ-12")
    assert refused(behind, "warlord") == ("needs-advantage", "DUEL-WAR-02")
    assert keys(behind, [behind.catalog.civilization_by_key["aztecs"].warlord]) == ["montezuma"]


# City cards


def test_ball_court_gives_two_military_on_activation() -> None:
    game = aztecs(city="ball-court . . . . . . . .", agenda=ACTIVATION)

    act(game, "activate 1 a")

    assert supply(game) == {"military": 2}


def test_ball_court_gives_a_culture_with_three_province_types() -> None:
    game = aztecs(city="ball-court* . . . . . . . .", provinces=ALL_TYPES)

    act(game, "use a1")

    assert supply(game) == {"culture": 1}


def test_ball_court_gives_a_basic_resource_with_fewer_province_types() -> None:
    game = aztecs(city="ball-court* . . . . . . . .", provinces="phoenicia panama sahara")

    act(game, "use a1")
    assert words(game) == ["take production", "take science", "take military"]
    act(game, "take military")

    assert supply(game) == {"military": 1}
    assert game.seat == 1


@pytest.mark.rule("DUEL-CIV-03", "DUEL-CIV-04")
def test_floating_gardens_place_a_marker_and_then_count_agricultural_provinces() -> None:
    game = aztecs(city="fort/floating-gardens* . . . . . . . .", provinces="sahara", markers=MARKERS)

    act(game, "use a1k")
    assert words(game) == ["mark 1 coastal", "mark 1 agricultural", "no"]
    assert refused(game, "mark 1 mountain") == ("type-already-there", "DUEL-CIV-05")
    act(game, "mark 1 agricultural")

    assert supply(game) == {"production": 1}
    assert stack(game).added_types == (0b100,)
    assert stack(game).markers == (2, 2, 1)


@pytest.mark.parametrize(
    ("provinces", "gives"),
    [
        ("sahara", {}),
        ("sahara+agricultural", {"production": 1}),
        ("sahara+agricultural nile-delta", {"production": 2}),
        ("sahara+agricultural nile-delta al-andalus", {"production": 3}),
        ("sahara+agricultural nile-delta al-andalus tibet+agricultural", {"production": 3}),
    ],
)
def test_floating_gardens_give_production_for_up_to_three_agricultural_provinces(
    provinces: str, gives: dict[str, int]
) -> None:
    game = aztecs(city="fort/floating-gardens* . . . . . . . .", provinces=provinces, markers={"coastal": 1})

    act(game, "use a1k", "no")

    assert supply(game) == gives
    assert stack(game).markers == (1, 0, 0)


def test_floating_gardens_without_a_province_do_nothing() -> None:
    game = aztecs(city="fort/floating-gardens* . . . . . . . .", markers=MARKERS)

    assert refused(game, "use a1k") == ("no-province-to-mark", "DUEL-CIV-03")


# Policies


def test_calendar_discards_an_inactive_card() -> None:
    game = aztecs(policies="calendar", city="fort* library mine . . . . . .")

    act(game, "policy")
    assert words(game) == ["discard b1", "discard c1", "no"]
    act(game, "discard c1")

    assert keys(game, player(game).discard) == ["mine"]
    assert supply(game) == {}


def test_calendar_needs_an_inactive_card() -> None:
    game = aztecs(policies="calendar", city="fort* . . . . . . . .")

    assert refused(game, "policy") == ("no-inactive-card", "DUEL-TERM-15")


def test_developing_calendar_draws_and_uses_a_card() -> None:
    game = aztecs(supply="1 culture", known="fort trading-post")

    act(game, "develop calendar")
    assert words(game) == ["yes", "no"]
    act(game, "yes")

    assert supply(game) == {"gold": 2}
    assert keys(game, player(game).discard) == ["trading-post"]


def test_developing_calendar_need_not_draw() -> None:
    game = aztecs(supply="1 culture", known="fort trading-post")

    act(game, "develop calendar", "no")

    assert supply(game) == {}
    assert keys(game, player(game).deck.known) == ["fort", "trading-post"]


def test_codex_gives_a_culture_for_every_knowledge_acquired_and_for_nothing_else() -> None:
    science = printed("masonry").cost + printed("democracy").cost
    game = aztecs(
        policies="codex",
        supply=f"{science} science {printed('trading-post').cost} production",
        display="masonry democracy trading-post . . .",
        other={"passed": True},
    )

    act(game, "acquire 1", "acquire 2", "acquire 3")

    assert supply(game) == {"culture": 2}


def test_codex_answers_to_a_knowledge_gained_without_paying() -> None:
    game = aztecs(
        policies="codex",
        city="fort/scientific-method* . . . . . . . .",
        display="electricity . . . . .",
    )

    act(game, "use a1k", "acquire 1")

    assert supply(game) == {"culture": 1}


def test_developing_codex_gives_two_science() -> None:
    game = aztecs(supply="1 culture")

    act(game, "develop codex")

    assert supply(game) == {"science": 2}


def test_flower_war_gives_a_culture_for_the_first_conquest_of_a_round() -> None:
    price = printed("phoenicia").cost
    game = aztecs(
        policies="flower-war",
        supply=f"{printed('sahara').cost + price} military",
        display="phoenicia . . . . .",
        other={"provinces": "sahara", "passed": True},
    )

    act(game, "conquer")
    assert supply(game) == {"military": price, "culture": 1}
    assert player(game).marked == 1 << POLICY
    act(game, "acquire 1")

    assert supply(game) == {"science": 1, "culture": 1}


def test_developing_flower_war_gives_two_military() -> None:
    game = aztecs(supply="1 culture")

    act(game, "develop flower-war")

    assert supply(game) == {"military": 2}


def test_triple_alliance_gives_one_of_each_basic_resource_with_three_province_types() -> None:
    game = aztecs(policies="triple-alliance", provinces=ALL_TYPES, agenda=ACTIVATION)

    act(game, "activate 1 a")
    assert words(game) == ["apply policy", "done"]
    act(game, "apply policy")

    assert supply(game) == {"production": 1, "science": 1, "military": 1}
    assert refused(game, "policy") == ("only-when-activated", "DUEL-ACT-05")


def test_triple_alliance_gives_two_basic_resources_with_fewer_province_types() -> None:
    game = aztecs(policies="triple-alliance", provinces="phoenicia panama sahara", agenda=ACTIVATION)

    act(game, "activate 1 a", "apply policy", "take science")
    assert words(game) == ["take production", "take science", "take military"]
    act(game, "take science")

    assert supply(game) == {"science": 2}
    assert game.choice().question == "take-turn"


def test_developing_triple_alliance_places_a_marker() -> None:
    game = aztecs(supply="1 culture", provinces="sahara barricade", markers={"coastal": 1, "mountain": 2})

    act(game, "develop triple-alliance")
    assert words(game) == ["mark 1 coastal", "no"]
    assert refused(game, "mark 1 agricultural") == ("no-marker-left", "DUEL-CIV-03")
    assert refused(game, "mark 2 coastal") == ("no-province-there", "DUEL-CIV-03")
    act(game, "mark 1 coastal")

    assert stack(game).added_types == (0b001, 0)
    assert stack(game).markers == (0, 2, 0)


@pytest.mark.parametrize(
    ("provinces", "branch", "gives"),
    [
        ("phoenicia", "branch 1", {"science": 1}),
        ("phoenicia panama swahili-coast sahara+coastal", "branch 1", {"science": 3}),
        ("sahara tibet", "branch 2", {"military": 2}),
        ("sahara tibet yukon panama+mountain", "branch 2", {"military": 3}),
        ("nile-delta", "branch 3", {"production": 1}),
        ("nile-delta al-andalus sahara+agricultural tibet+agricultural", "branch 3", {"production": 3}),
    ],
)
def test_tribute_rolls_give_for_up_to_three_provinces_of_a_type(
    provinces: str, branch: str, gives: dict[str, int]
) -> None:
    game = aztecs(policies="tribute-rolls", provinces=provinces)

    act(game, "policy", branch)

    assert supply(game) == gives


def test_tribute_rolls_need_a_province() -> None:
    game = aztecs(policies="tribute-rolls", provinces="barricade")

    assert refused(game, "policy") == ("nothing-to-count", "DUEL-ACQ-12")


def test_developing_tribute_rolls_gives_a_basic_building() -> None:
    game = aztecs(supply="1 culture", provinces="sahara")

    act(game, "develop tribute-rolls")
    assert words(game) == [
        "build workshop",
        "build laboratory",
        "build archery-range",
        "build barricade",
        "no",
    ]
    act(game, "build archery-range")

    assert keys(game, player(game).deck.known) == ["archery-range"]
    assert supply(game) == {}
