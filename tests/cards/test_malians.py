"""The Malians: Gold, which conquers, buys Culture and comes back."""

from functools import partial

import pytest

from monumental import new_game
from monumental.engine.state import POLICY, SCOUT
from tests.scene import (
    act,
    cities,
    keys,
    offered,
    player,
    printed,
    refused,
    scene,
    stack,
    supply,
    told,
    words,
)

ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")


malians = partial(scene, civ="malians", against="japanese")


# What belongs to them


@pytest.mark.rule("DUEL-CITY-03")
def test_the_malians_begin_with_their_cards() -> None:
    game = new_game(civilizations=("malians", "japanese"), seed=1)

    assert sorted(keys(game, player(game).owned())) == sorted(
        ["work-camp"] * 5
        + ["library"] * 3
        + ["fort"] * 2
        + ["salt-market"] * 2
        + ["forum", "mine", "regional-taxation"]
    )
    assert keys(game, player(game).culture_deck) == [
        "pilgrimage-to-mecca",
        "scholars-of-sankore",
        "kurukan-fuga",
        "desert-tolls",
        "dyula-traders",
    ]
    assert stack(game).cards == ()
    assert stack(game).markers == (0, 0, 0)


@pytest.mark.rule("DUEL-CIV-01", "DUEL-CIV-02")
def test_the_malians_conquer_with_gold_alone_and_gain_a_gold() -> None:
    """Q-D-10: never Military, Barricades included. Q-D-11: the Gold comes after the payment."""
    rich = malians(supply="5 gold 4 military", other={"provinces": "sahara barricade"})
    poor = malians(supply="4 gold 9 military", other={"provinces": "sahara barricade"})

    act(rich, "conquer")

    assert supply(rich) == {"gold": 1, "military": 4}
    assert refused(poor, "conquer") == ("cannot-pay", "DUEL-CIV-01")


@pytest.mark.rule("DUEL-CIV-01", "DUEL-CIV-02")
def test_the_malians_pay_gold_for_provinces_of_the_display_too() -> None:
    """Q-D-10, Q-D-11."""
    price = printed("phoenicia").cost
    rich = malians(supply=f"{price} gold", display="phoenicia . . . . .")
    poor = malians(supply=f"{price - 1} gold 9 military", display="phoenicia . . . . .")

    act(rich, "acquire 1")

    assert supply(rich) == {"gold": 1, "science": 1}
    assert refused(poor, "acquire 1") == ("cannot-pay", "DUEL-CIV-01")


@pytest.mark.rule("DUEL-CIV-02")
def test_every_conquest_of_a_round_gives_the_malians_a_gold() -> None:
    price = printed("sahara").cost + printed("tibet").cost
    game = malians(supply=f"{price} gold", other={"provinces": "sahara tibet", "passed": True})

    act(game, "conquer", "conquer")

    assert keys(game, stack(game).cards) == ["tibet", "sahara"]
    assert supply(game) == {"gold": 2}


@pytest.mark.rule("DUEL-CIV-02")
def test_a_barricade_gives_the_malians_no_gold_a_gained_province_does() -> None:
    """Q-D-11."""
    building = malians(supply="1 production")
    gaining = malians(
        city="trans-siberian-railway* . . . . . . . .", advantage="0 science 1", display="tibet . . . . ."
    )

    act(building, "build barricade")
    act(gaining, "use a1", "acquire 1")

    assert supply(building) == {}
    assert supply(gaining) == {"gold": 1, "culture": 1}


def test_wangara_merchant_is_marked_when_sent_to_trade() -> None:
    game = malians(supply="2 gold", free={"face_up": "carthage bukhara ."}, other={"passed": True})

    act(game, "trade carthage")

    assert player(game).marked == 1 << SCOUT
    assert offered(game, "trade") == []
    assert refused(game, "trade bukhara") == ("already-used", "DUEL-SCOUT-01")
    assert keys(game, [game.catalog.civilization_by_key["malians"].scout]) == ["wangara-merchant"]


def test_sundiata_keita_acquires_a_province_for_two_less() -> None:
    price = printed("tibet").cost - 2
    game = malians(supply=f"{price} gold", advantage="0 science 1", display="tibet yukon bourse . . .")

    act(game, "warlord")
    assert words(game) == ["branch 1"]
    act(game, "branch 1")
    assert words(game) == ["acquire 1", "no"]
    assert refused(game, "acquire 2") == ("cannot-pay", "DUEL-CIV-01")
    assert refused(game, "acquire 3") == ("not-that-kind", "DUEL-TERM-01")
    act(game, "acquire 1")

    assert supply(game) == {"gold": 1, "culture": 1}


def test_sundiata_keita_conquers_for_two_less() -> None:
    game = malians(
        supply="3 gold",
        advantage="0 science 1",
        display="tibet . . . . .",
        other={"provinces": "sahara barricade"},
    )

    act(game, "warlord")
    assert words(game) == ["branch 1", "branch 2"]
    act(game, "branch 2", "conquer")

    assert supply(game) == {"gold": 1}
    assert keys(game, stack(game).cards) == ["sahara"]


def test_sundiata_keita_needs_gold_enough_and_the_advantage() -> None:
    price = printed("tibet").cost - 2
    poor = malians(supply=f"{price - 1} gold 9 military", advantage="0 science 1", display="tibet . . . . .")
    behind = malians(supply="9 gold", advantage="1 science 1", display="tibet . . . . .")

    assert refused(poor, "warlord") == ("cannot-pay-card", "DUEL-CIV-01")
    assert refused(behind, "warlord") == ("needs-advantage", "DUEL-WAR-02")
    assert keys(poor, [poor.catalog.civilization_by_key["malians"].warlord]) == ["sundiata-keita"]


# City cards


def test_salt_market_gives_a_gold_on_activation() -> None:
    game = malians(city="salt-market . . . . . . . .", agenda=ACTIVATION)

    act(game, "activate 1 a")

    assert supply(game) == {"gold": 1}


def test_salt_market_sells_a_military_for_a_gold() -> None:
    rich = malians(city="salt-market* . . . . . . . .", supply="2 military")
    poor = malians(city="salt-market* . . . . . . . .", supply="2 science")

    act(rich, "use a1")

    assert supply(rich) == {"military": 1, "gold": 1}
    assert refused(poor, "use a1") == ("cannot-pay", "DUEL-TERM-22")


@pytest.mark.parametrize(
    ("provinces", "gold"),
    [
        ("sahara", 1),
        ("sahara barricade tibet", 2),
        ("sahara tibet yukon", 2),
        ("sahara tibet yukon panama", 2),
    ],
)
def test_regional_taxation_gives_gold_for_up_to_two_provinces(provinces: str, gold: int) -> None:
    game = malians(city="fort/regional-taxation* . . . . . . . .", provinces=provinces)

    act(game, "use a1k")

    assert supply(game) == {"gold": gold}


def test_regional_taxation_needs_a_province() -> None:
    game = malians(city="fort/regional-taxation* . . . . . . . .", provinces="barricade")

    assert refused(game, "use a1k") == ("nothing-to-count", "DUEL-TERM-09")


# Policies


def test_pilgrimage_to_mecca_buys_culture_for_two_gold() -> None:
    rich = malians(policies="pilgrimage-to-mecca", supply="3 gold")
    poor = malians(policies="pilgrimage-to-mecca", supply="1 gold 9 production")

    act(rich, "policy")

    assert supply(rich) == {"gold": 1, "culture": 1}
    assert refused(poor, "policy") == ("cannot-pay", "DUEL-TERM-22")


def test_developing_pilgrimage_to_mecca_gives_a_gold() -> None:
    game = malians(supply="1 culture")

    act(game, "develop pilgrimage-to-mecca")

    assert supply(game) == {"gold": 1}


def test_scholars_of_sankore_make_knowledge_cheaper_and_not_progress() -> None:
    price = printed("masonry").cost - 1
    game = malians(
        policies="scholars-of-sankore",
        supply=f"{price + 2} science",
        display="masonry . . . . .",
        urn="fort",
        other={"passed": True},
    )

    act(game, "acquire 1", "progress")

    assert [event.number for event in told(game, "paid")] == [price, 2]
    assert supply(game) == {}


def test_developing_scholars_of_sankore_gives_two_science() -> None:
    game = malians(supply="1 culture")

    act(game, "develop scholars-of-sankore")

    assert supply(game) == {"science": 2}


def test_kurukan_fuga_gives_a_culture_after_a_conquest_this_round() -> None:
    game = malians(policies="kurukan-fuga", supply="3 gold", other={"provinces": "sahara", "passed": True})

    act(game, "conquer", "policy")

    assert supply(game) == {"gold": 1, "culture": 1}


def test_kurukan_fuga_gives_a_basic_resource_without_a_conquest_of_yours() -> None:
    game = malians(policies="kurukan-fuga", did="acquired", other={"did": "conquered"})

    act(game, "policy", "take military")

    assert supply(game) == {"military": 1}
    assert game.seat == 1


def test_developing_kurukan_fuga_gives_a_basic_resource() -> None:
    game = malians(supply="1 culture")

    act(game, "develop kurukan-fuga")
    assert words(game) == ["take production", "take science", "take military"]
    act(game, "take science")

    assert supply(game) == {"science": 1}
    assert game.seat == 1


def test_desert_tolls_give_a_gold_the_first_time_the_opponent_trades_in_a_round() -> None:
    game = malians(
        policies="desert-tolls",
        passed=True,
        first=1,
        free={"face_up": "carthage bukhara ."},
        other={"supply": "1 gold", "city": "lighthouse-of-alexandria* . . . . . . . ."},
    )

    act(game, "trade bukhara")
    assert supply(game) == {"gold": 1}
    assert player(game).marked == 1 << POLICY
    act(game, "use a1", "trade carthage")

    assert supply(game) == {"gold": 1}


def test_desert_tolls_give_nothing_for_your_own_trade() -> None:
    game = malians(policies="desert-tolls", supply="1 gold", free={"face_up": "carthage . ."})

    act(game, "trade carthage")

    assert supply(game) == {"military": 2}


def test_desert_tolls_give_a_culture_for_every_city_you_claim() -> None:
    game = malians(
        policies="desert-tolls",
        city="lighthouse-of-alexandria* . . . . . . . .",
        supply="1 gold",
        free={"face_up": "carthage bukhara .", "gold": "3 3 0 0 0 0"},
        other={"passed": True},
    )

    act(game, "trade carthage", "use a1", "trade bukhara")

    assert keys(game, cities(game).owned[0]) == ["carthage", "bukhara"]
    assert supply(game) == {"military": 2, "culture": 2}


def test_desert_tolls_give_only_a_gold_for_a_city_the_opponent_claims() -> None:
    game = malians(
        policies="desert-tolls",
        first=1,
        free={"face_up": "carthage . .", "gold": "0 0 0 3 0 0"},
        other={"supply": "1 gold"},
    )

    act(game, "trade carthage")

    assert keys(game, cities(game).owned[1]) == ["carthage"]
    assert supply(game) == {"gold": 1}


def test_developing_desert_tolls_gives_a_production() -> None:
    game = malians(supply="1 culture")

    act(game, "develop desert-tolls")

    assert supply(game) == {"production": 1}


def test_dyula_traders_turn_a_gold_into_two_production_as_often_as_you_like() -> None:
    game = malians(policies="dyula-traders", supply="2 gold")

    act(game, "may policy")
    assert supply(game) == {"production": 2, "gold": 1}
    act(game, "may policy")

    assert supply(game) == {"production": 4}
    assert game.seat == 0
    assert refused(game, "may policy") == ("cannot-pay", "DUEL-TERM-22")


def test_developing_dyula_traders_trades_for_free() -> None:
    game = malians(supply="1 culture", free={"face_up": "carthage . ."})

    act(game, "develop dyula-traders")
    assert words(game) == ["trade carthage", "no"]
    act(game, "trade carthage")

    assert supply(game) == {"military": 2}
    assert cities(game).gold == (1, 0, 0, 0, 0, 0)
    assert player(game).marked == 0
