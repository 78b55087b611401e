"""Acquiring cards: where they come from, what they cost and where they go."""

from __future__ import annotations

import pytest

from monumental.engine.catalog import PROVINCE, TYPES
from monumental.engine.resources import RESOURCES
from tests.scene import (
    act,
    deck,
    keys,
    lacking,
    offered,
    pile,
    player,
    printed,
    provinces,
    refused,
    scene,
    supply,
    told,
    words,
)

PLENTY = "9 production 9 science 9 military"


@pytest.mark.rule("DUEL-ACQ-01")
def test_cards_come_from_the_display_and_the_piles_of_basic_buildings() -> None:
    game = scene(supply=PLENTY, display=". trading-post masonry . phoenicia colossus-of-rhodes")

    assert offered(game, "acquire") == ["acquire 2", "acquire 3", "acquire 5", "acquire 6"]
    assert offered(game, "build") == [
        "build workshop",
        "build laboratory",
        "build archery-range",
        "build barricade",
    ]
    assert refused(game, "acquire 1") == ("empty-slot", "DUEL-REPD-04")
    assert refused(game, "build forum") == ("no-such-pile", "DUEL-SETUP-05")


@pytest.mark.rule("DUEL-ACQ-01")
def test_an_acquired_card_leaves_the_display_and_its_pile() -> None:
    game = scene(supply=PLENTY, display="trading-post masonry . . . .", other={"passed": True})

    act(game, "acquire 1", "build workshop")

    assert keys(game, game.state.display.slots) == [".", "masonry", ".", ".", ".", "."]
    assert (pile(game, "workshop"), pile(game, "laboratory")) == (4, 5)


PRICES = [
    pytest.param("trading-post", "production", "DUEL-ACQ-03", marks=pytest.mark.rule("DUEL-ACQ-03")),
    pytest.param("bourse", "production", "DUEL-ACQ-03", marks=pytest.mark.rule("DUEL-ACQ-03")),
    pytest.param("masonry", "science", "DUEL-ACQ-06", marks=pytest.mark.rule("DUEL-ACQ-06")),
    pytest.param("electricity", "science", "DUEL-ACQ-06", marks=pytest.mark.rule("DUEL-ACQ-06")),
    pytest.param("phoenicia", "military", "DUEL-ACQ-07", marks=pytest.mark.rule("DUEL-ACQ-07")),
    pytest.param("yukon", "military", "DUEL-ACQ-07", marks=pytest.mark.rule("DUEL-ACQ-07")),
    pytest.param("colossus-of-rhodes", "production", "DUEL-ACQ-14", marks=pytest.mark.rule("DUEL-ACQ-14")),
    pytest.param("crystal-palace", "production", "DUEL-ACQ-14", marks=pytest.mark.rule("DUEL-ACQ-14")),
]


@pytest.mark.rule("DUEL-ACQ-02")
@pytest.mark.parametrize(("card", "resource", "clause"), PRICES)
def test_a_card_of_the_display_costs_what_its_corner_says(card: str, resource: str, clause: str) -> None:
    cost = printed(card).cost
    others = " ".join(f"9 {name}" for name in ("production", "science", "military") if name != resource)
    rich = scene(supply=f"{cost} {resource}", display=f"{card} . . . . .")
    poor = scene(supply=f"{cost - 1} {resource} {others}", display=f"{card} . . . . .")

    act(rich, "acquire 1")

    assert [(event.resource, event.number) for event in told(rich, "paid")] == [
        (RESOURCES.index(resource), cost)
    ]
    assert offered(poor, "acquire") == []
    assert refused(poor, "acquire 1") == ("cannot-pay", clause)
    assert lacking(poor, "acquire 1") == (resource, cost, cost - 1)


@pytest.mark.rule("DUEL-ACQ-02", "DUEL-ACQ-03")
@pytest.mark.parametrize(
    ("building", "cost"), [("workshop", 2), ("laboratory", 2), ("archery-range", 2), ("barricade", 1)]
)
def test_a_basic_building_costs_production(building: str, cost: int) -> None:
    rich = scene(supply=f"{cost} production")
    poor = scene(supply=f"{cost - 1} production 9 science 9 military")

    act(rich, f"build {building}")

    assert supply(rich) == {}
    assert refused(poor, f"build {building}") == ("cannot-pay", "DUEL-ACQ-03")
    assert lacking(poor, f"build {building}") == ("production", cost, cost - 1)


@pytest.mark.rule("DUEL-ACQ-03")
@pytest.mark.parametrize(("action", "card"), [("acquire 1", "trading-post"), ("build workshop", "workshop")])
def test_an_acquired_building_goes_on_top_of_the_city_deck(action: str, card: str) -> None:
    game = scene(supply=PLENTY, display="trading-post . . . . .", known="fort", urn="library")

    act(game, action)

    assert deck(game) == ["fort", card]
    assert player(game).discard == ()
    assert supply(game)["science"] == 9


@pytest.mark.rule("DUEL-ACQ-04")
def test_a_barricade_goes_on_the_province_stack_and_not_into_the_deck() -> None:
    game = scene(supply="1 production", provinces="sahara", known="fort")

    act(game, "build barricade")

    assert provinces(game) == ["sahara", "barricade"]
    assert deck(game) == ["fort"]
    assert pile(game, "barricade") == 4


@pytest.mark.rule("DUEL-ACQ-04")
def test_a_barricade_may_be_built_on_an_empty_province_stack() -> None:
    """Q-D-12."""
    game = scene(supply="1 production")

    act(game, "build barricade")

    assert provinces(game) == ["barricade"]


@pytest.mark.rule("DUEL-ACQ-05")
def test_the_last_card_of_a_pile_can_be_bought_and_nothing_after_it() -> None:
    piles = {"workshop": 1, "barricade": 5}
    game = scene(supply="9 production", piles=piles, other={"supply": "9 production"})

    act(game, "build workshop")

    assert offered(game, "build") == ["build barricade"]
    assert refused(game, "build workshop") == ("empty-pile", "DUEL-ACQ-05")
    assert refused(game, "build laboratory") == ("empty-pile", "DUEL-ACQ-05")


@pytest.mark.rule("DUEL-ACQ-06")
def test_an_acquired_knowledge_goes_on_top_of_the_city_deck() -> None:
    game = scene(supply=f"{printed('masonry').cost + 1} science", display="masonry . . . . .", known="fort")

    act(game, "acquire 1")

    assert deck(game) == ["fort", "masonry"]
    assert supply(game) == {"science": 1}


@pytest.mark.rule("DUEL-ACQ-07", "DUEL-ACQ-08")
def test_an_acquired_province_goes_on_top_of_the_stack_and_gives_its_bonus() -> None:
    price = printed("phoenicia").cost
    game = scene(supply=f"{price + 1} military", display="phoenicia . . . . .", provinces="sahara")

    act(game, "acquire 1")

    assert provinces(game) == ["sahara", "phoenicia"]
    assert deck(game) == []
    assert supply(game) == {"science": 1, "military": 1}


@pytest.mark.rule("DUEL-ACQ-08")
def test_a_province_gained_from_the_display_gives_its_bonus_too() -> None:
    """Q-D-46: gaining is acquiring without paying."""
    game = scene(
        city="trans-siberian-railway* . . . . . . . .",
        advantage="0 science 1",
        display="tibet . . . . .",
    )

    act(game, "use a1", "acquire 1")

    assert provinces(game) == ["tibet"]
    assert supply(game) == {"culture": 1}


@pytest.mark.rule("DUEL-ACQ-09")
def test_provinces_and_barricades_lie_in_the_order_they_came() -> None:
    """Q-D-12."""
    game = scene(
        supply="2 production 9 military",
        display="tibet yukon . . . .",
        provinces="sahara",
        other={"passed": True},
    )

    act(game, "build barricade", "acquire 2", "build barricade", "acquire 1")

    assert provinces(game) == ["sahara", "barricade", "yukon", "barricade", "tibet"]


@pytest.mark.rule("DUEL-ACQ-10")
def test_malians_pay_gold_for_a_province_of_the_display_and_gain_a_gold() -> None:
    """Q-D-10, Q-D-11."""
    game = scene(civ="malians", supply="3 military 4 gold", display="sahara . . . . .")

    act(game, "acquire 1")

    assert provinces(game) == ["sahara"]
    assert supply(game) == {"military": 4, "gold": 2}


@pytest.mark.rule("DUEL-ACQ-10")
def test_military_does_not_help_malians_to_a_province_of_the_display() -> None:
    """Q-D-10, Q-D-11: no mixed payment, and the Gold they gain comes after paying."""
    game = scene(civ="malians", supply="9 military 2 gold", display="sahara . . . . .")

    assert offered(game, "acquire") == []
    assert lacking(game, "acquire 1") == ("gold", 3, 2)


@pytest.mark.rule("DUEL-ACQ-11")
def test_every_province_has_one_of_the_three_types() -> None:
    game = scene()

    types = {
        card.key: [name for kind, name in enumerate(TYPES) if card.types >> kind & 1]
        for card in game.catalog.cards
        if card.kind == PROVINCE
    }

    assert TYPES == ("coastal", "mountain", "agricultural")
    assert types == {
        "nile-delta": ["agricultural"],
        "phoenicia": ["coastal"],
        "sahara": ["mountain"],
        "al-andalus": ["agricultural"],
        "swahili-coast": ["coastal"],
        "tibet": ["mountain"],
        "panama": ["coastal"],
        "yukon": ["mountain"],
        "lake-texcoco": ["coastal"],
    }


@pytest.mark.rule("DUEL-ACQ-12")
@pytest.mark.parametrize(
    ("provinces", "gold"),
    [("phoenicia sahara", 1), ("phoenicia barricade panama sahara barricade", 2)],
)
def test_texts_about_province_types_look_at_the_whole_stack(provinces: str, gold: int) -> None:
    """The Colossus gives 1 Gold for each Coastal Province, wherever it lies in the stack."""
    game = scene(city="colossus-of-rhodes* . . . . . . . .", provinces=provinces)

    act(game, "use a1")

    assert supply(game) == {"gold": gold}


@pytest.mark.rule("DUEL-ACQ-12")
def test_texts_about_province_types_look_at_ones_own_stack_only() -> None:
    game = scene(
        city="colossus-of-rhodes* . . . . . . . .", provinces="sahara", other={"provinces": "lake-texcoco"}
    )

    assert refused(game, "use a1") == ("nothing-to-count", "DUEL-ACQ-12")


@pytest.mark.rule("DUEL-ACQ-13", "DUEL-ACQ-14")
def test_a_wonder_is_acquired_for_its_left_circle_and_completed_on_a_later_turn() -> None:
    """M-12: both circles are Production."""
    game = scene(supply="11 production", display="crystal-palace . . . . .", known="fort")

    act(game, "acquire 1")
    begun = (keys(game, [player(game).wonder]), deck(game), supply(game), game.seat)
    act(game, "pass")
    options = offered(game, "complete")
    act(game, "complete")

    assert begun == (["crystal-palace"], ["fort"], {"production": 6}, 1)
    assert options == ["complete"]
    assert player(game).wonder == -1
    assert deck(game) == ["fort", "crystal-palace"]
    assert supply(game) == {"culture": 1}


@pytest.mark.rule("DUEL-ACQ-15")
@pytest.mark.parametrize(
    ("kept", "given_up"),
    [("colossus-of-rhodes", "hagia-sophia"), ("hagia-sophia", "colossus-of-rhodes")],
)
def test_of_two_wonders_in_construction_one_is_kept_and_the_other_discarded(kept: str, given_up: str) -> None:
    """Q-D-15: the new left circle is paid first, either may be kept, nothing is refunded."""
    game = scene(
        supply="5 production",
        wonder="colossus-of-rhodes",
        display="hagia-sophia . . . . .",
        display_discard="yukon",
    )

    act(game, "acquire 1")
    paid = supply(game)
    asked = words(game)
    elsewhere = refused(game, "keep crystal-palace")
    act(game, f"keep {kept}")

    assert paid == supply(game) == {"production": 1}
    assert asked == ["keep colossus-of-rhodes", "keep hagia-sophia"]
    assert elsewhere == ("keep-one-of-two", "DUEL-ACQ-15")
    assert keys(game, [player(game).wonder]) == [kept]
    assert keys(game, game.state.display.discard) == ["yukon", given_up]
    assert game.seat == 1


def test_reductions_add_up_and_are_taken_off_before_paying() -> None:
    """Q-G-04: Stirrup 1 and Shogunate 1 for a Province of the display."""
    game = scene(
        city="fort/stirrup* . . . . . . . .",
        policies="shogunate",
        advantage="0 science 1",
        supply=f"{printed('tibet').cost - 2} military",
        display="tibet al-andalus yukon . . .",
    )

    act(game, "acquire 1")

    assert provinces(game) == ["tibet"]
    assert supply(game) == {"culture": 1}


def test_what_reductions_do_not_cover_is_still_to_be_paid() -> None:
    """Q-G-04: Stirrup 1 and Shogunate 1 off Yukon's price."""
    price = printed("yukon").cost - 2
    game = scene(
        city="fort/stirrup* . . . . . . . .",
        policies="shogunate",
        advantage="0 science 1",
        supply=f"{price - 1} military",
        display="yukon . . . . .",
    )

    assert offered(game, "acquire") == []
    assert lacking(game, "acquire 1") == ("military", price, price - 1)


def test_a_price_never_falls_below_nothing_and_a_card_for_nothing_is_acquired() -> None:
    """Q-G-04: the Railway's 3 and the Stirrup's 1 off Phoenicia's 3; Flower War sees a Province acquired."""
    assert printed("phoenicia").cost < 3 + 1
    game = scene(
        civ="aztecs",
        against="japanese",
        city="trans-siberian-railway* fort/stirrup* . . . . . . .",
        policies="flower-war",
        advantage="1 science 1",
        display="phoenicia . . . . .",
    )

    act(game, "use a1", "acquire 1")

    assert provinces(game) == ["phoenicia"]
    assert supply(game) == {"science": 1, "culture": 1}
    assert told(game, "paid") == []


def test_a_barricade_made_cheaper_than_nothing_costs_nothing() -> None:
    """Q-G-04: Masonry takes 1 off a Barricade's 1; no change is given."""
    game = scene(city="fort/masonry* . . . . . . . .")

    offers = offered(game, "build")
    act(game, "build barricade")

    assert offers == ["build barricade"]
    assert provinces(game) == ["barricade"]
    assert supply(game) == {}
