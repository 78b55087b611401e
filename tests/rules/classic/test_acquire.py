"""Acquiring Buildings and Knowledge: what they cost, where they go, and what makes them cheaper."""

from __future__ import annotations

import pytest

from monumental import unpack
from monumental.engine.resources import RESOURCES
from tests.classic_scene import act, deck, lacking, offered, pile, player, refused, scene, supply, told

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key

EVERYTHING_ELSE = {
    "production": "9 science 9 military 9 culture",
    "science": "9 production 9 military 9 culture",
}


@pytest.mark.rule("BASE-ACQ-01")
@pytest.mark.parametrize(
    ("card", "cost", "resource"),
    [
        ("scriptorium", 3, "production"),
        ("apothecary", 4, "production"),
        ("guildhall", CARDS["guildhall"].cost, "production"),
        ("mathematics", 3, "science"),
        ("wheel", 4, "science"),
        ("metal-casting", CARDS["metal-casting"].cost, "science"),
        ("feudalism", CARDS["feudalism"].cost, "science"),
        ("internet", CARDS["internet"].cost, "science"),
    ],
)
def test_a_card_of_the_display_costs_what_is_printed_on_it(card: str, cost: int, resource: str) -> None:
    rich = scene(display=f". {card} . . . .", supply=f"{cost} {resource}")
    poor = scene(display=f". {card} . . . .", supply=f"{cost - 1} {resource}")

    act(rich, "acquire 2")

    assert [(RESOURCES[event.resource], event.number) for event in told(rich, "paid")] == [(resource, cost)]
    assert supply(rich) == {}
    assert offered(poor, "acquire") == []
    assert lacking(poor, "acquire 2") == (resource, cost, cost - 1)


@pytest.mark.rule("BASE-ACQ-02")
def test_a_building_of_the_display_costs_production_and_goes_on_top_of_the_deck() -> None:
    game = scene(display="scriptorium . . . . .", supply="4 production", known="library fort", urn="mine")

    act(game, "acquire 1")

    assert deck(game) == ["library", "fort", "scriptorium"]
    assert player(game).deck.count() == 4
    assert player(game).discard == ()
    assert supply(game) == {"production": 1}
    assert game.state.display.count() == 0


@pytest.mark.rule("BASE-ACQ-02")
@pytest.mark.parametrize("key", ["workshop", "laboratory", "archery-range"])
def test_a_basic_building_costs_production_and_goes_on_top_of_the_deck(key: str) -> None:
    game = scene(supply="2 production", known="fort")

    act(game, f"build {key}")

    assert deck(game) == ["fort", key]
    assert pile(game, key) == 9
    assert supply(game) == {}


@pytest.mark.rule("BASE-ACQ-02")
@pytest.mark.parametrize("action", ["acquire 1", "build laboratory"])
def test_nothing_but_production_pays_for_a_building(action: str) -> None:
    game = scene(display="scriptorium . . . . .", supply=EVERYTHING_ELSE["production"])

    assert offered(game, "acquire") == []
    assert offered(game, "build") == []
    assert refused(game, action) == ("cannot-pay", "BASE-ACQ-02")


@pytest.mark.rule("BASE-ACQ-03")
def test_a_basic_building_can_be_acquired_only_while_its_pile_has_cards() -> None:
    game = scene(supply="9 production", piles={"workshop": 1, "archery-range": 3})

    act(game, "build workshop")

    assert pile(game, "workshop") == 0
    assert offered(game, "build") == ["build archery-range"]
    assert refused(game, "build workshop") == ("empty-pile", "BASE-ACQ-03")
    assert refused(game, "build laboratory") == ("empty-pile", "BASE-ACQ-03")


@pytest.mark.rule("BASE-ACQ-04")
def test_a_knowledge_of_the_display_costs_science_and_goes_on_top_of_the_deck() -> None:
    game = scene(display=". . . . . mathematics", supply="3 science", known="fort", urn="mine")

    act(game, "acquire 6")

    assert deck(game) == ["fort", "mathematics"]
    assert player(game).deck.count() == 3
    assert supply(game) == {}
    assert game.state.display.count() == 0


@pytest.mark.rule("BASE-ACQ-04")
def test_nothing_but_science_pays_for_a_knowledge() -> None:
    game = scene(display="mathematics . . . . .", supply=EVERYTHING_ELSE["science"])

    assert offered(game, "acquire") == []
    assert refused(game, "acquire 1") == ("cannot-pay", "BASE-ACQ-04")


@pytest.mark.rule("BASE-ACQ-02", "BASE-ACQ-04")
def test_cards_acquired_in_one_turn_lie_on_the_deck_in_the_order_they_came() -> None:
    """Q-B-20: as many as one can pay."""
    game = scene(display="scriptorium mathematics . . . .", supply="7 production 3 science")

    act(game, "build workshop", "acquire 2", "acquire 1", "build workshop")

    assert deck(game) == ["workshop", "mathematics", "scriptorium", "workshop"]
    assert supply(game) == {}


# Gold stands in


@pytest.mark.rule("BASE-RES-12")
@pytest.mark.parametrize(
    ("action", "have", "left", "paid"),
    [
        ("acquire 1", "5 production 4 gold", {"production": 2, "gold": 4}, [("production", 3)]),
        ("acquire 1", "1 production 4 gold", {"gold": 2}, [("production", 1), ("gold", 2)]),
        ("acquire 2", "4 gold", {"gold": 1}, [("gold", 3)]),
        ("build workshop", "1 production 1 gold", {}, [("production", 1), ("gold", 1)]),
    ],
)
def test_gold_stands_in_for_what_is_missing(
    action: str, have: str, left: dict[str, int], paid: list[tuple[str, int]]
) -> None:
    """Q-G-02: mixed payments are legal; nobody pays Gold while holding the resource itself."""
    game = scene(display="scriptorium mathematics . . . .", supply=have)

    act(game, action)

    assert supply(game) == left
    assert [(RESOURCES[event.resource], event.number) for event in told(game, "paid")] == paid


@pytest.mark.rule("BASE-RES-12")
def test_gold_never_stands_in_for_culture() -> None:
    """Q-G-02."""
    game = scene(supply="9 gold")

    assert offered(game, "develop") == []
    assert refused(game, "develop corvee") == ("cannot-pay", "BASE-POL-02")
    assert lacking(game, "develop corvee") == ("culture", 1, 0)


@pytest.mark.rule("BASE-RES-12")
def test_culture_never_stands_in_for_gold_or_for_a_basic_resource() -> None:
    """Q-G-02: the Agora asks for 1 Gold."""
    game = scene(civ="greeks", supply="9 culture 9 science", city="agora* . . . . . . . .")

    assert offered(game, "use") == []
    assert lacking(game, "build workshop") == ("production", 2, 0)


@pytest.mark.rule("BASE-TERM-09")
def test_gold_paid_as_production_is_no_production_gained() -> None:
    """Q-G-03: the Mine asks for 2 Production gained this turn."""
    paid = scene(city="mine* . . . . . . . .", supply="2 gold")
    gained = scene(city="mine* . . . . . . . .", supply="2 gold", gained="2 production")

    act(paid, "build workshop")
    act(gained, "build workshop", "use a1")

    assert player(paid).gained == [0, 0, 0, 0, 0]
    assert refused(paid, "use a1") == ("not-gained", "BASE-TERM-09")
    assert supply(gained) == {"gold": 1}


# Lower prices


@pytest.mark.rule("BASE-ACQ-01")
def test_several_reductions_add_up() -> None:
    """Q-G-04: Computing takes 2 off Knowledge, Imperial Examinations 1 more."""
    cost = CARDS["internet"].cost
    both = scene(
        civ="chinese",
        city="fort/computing* . . . . . . . .",
        policies="imperial-examinations",
        display="internet . . . . .",
        supply=f"{cost - 3} science",
    )
    one = scene(civ="chinese", city="fort/computing* . . . . . . . .", display="internet . . . . .")

    act(both, "acquire 1")

    assert deck(both) == ["internet"]
    assert supply(both) == {}
    assert lacking(one, "acquire 1") == ("science", cost - 2, 0)


@pytest.mark.rule("BASE-ACQ-01")
def test_a_price_never_falls_below_zero_and_nothing_is_paid_back() -> None:
    """Q-G-04: the Translators take 4 off Mathematics for 3."""
    game = scene(
        display="mathematics . . . . .", market_tokens="baghdad-translators", supply="1 science 1 gold"
    )

    act(game, "token baghdad-translators", "acquire 1")

    assert deck(game) == ["mathematics"]
    assert supply(game) == {"science": 1, "gold": 1}
    assert told(game, "paid") == []


@pytest.mark.rule("BASE-TERM-07")
def test_a_card_for_nothing_counts_as_acquired() -> None:
    """Q-G-04: the Eiffel Tower gives 1 Culture whenever a Knowledge is acquired."""
    game = scene(
        city="eiffel-tower* . . . . . . . .",
        display="mathematics . . . . .",
        market_tokens="baghdad-translators",
    )

    act(game, "token baghdad-translators", "acquire 1")

    assert supply(game) == {"culture": 1}
    assert [event.card for event in told(game, "acquired")] == [game.catalog.number("mathematics")]
    assert game.state.display.taken == 0b01
