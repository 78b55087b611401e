"""The Development cards of era I."""

import pytest

from monumental.engine.resources import RESOURCES
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


@pytest.mark.parametrize(
    ("card", "price", "resource", "clause"),
    [
        ("apprenticeship", 4, "science", "DUEL-ACQ-06"),
        ("masonry", 5, "science", "DUEL-ACQ-06"),
        ("democracy", 4, "science", "DUEL-ACQ-06"),
        ("colossus-of-rhodes", 3, "production", "DUEL-ACQ-14"),
        ("lighthouse-of-alexandria", 3, "production", "DUEL-ACQ-14"),
        ("mausoleum-of-halicarnassus", 3, "production", "DUEL-ACQ-14"),
        ("nile-delta", 3, "military", "DUEL-ACQ-07"),
        ("phoenicia", 3, "military", "DUEL-ACQ-07"),
        ("sahara", 3, "military", "DUEL-ACQ-07"),
        ("trading-post", 4, "production", "DUEL-ACQ-03"),
        ("amphitheater", 3, "production", "DUEL-ACQ-03"),
        ("academy", 3, "production", "DUEL-ACQ-03"),
    ],
)
def test_a_card_of_era_1_costs_this(card: str, price: int, resource: str, clause: str) -> None:
    rich = scene(display=f"{card} . . . . .", supply=f"{price} {resource}")
    poor = scene(display=f"{card} . . . . .", supply=f"{price - 1} {resource}")

    act(rich, "acquire 1")

    assert [(RESOURCES[event.resource], event.number) for event in told(rich, "paid")] == [(resource, price)]
    assert refused(poor, "acquire 1") == ("cannot-pay", clause)


@pytest.mark.parametrize(
    ("card", "price"),
    [("colossus-of-rhodes", 4), ("lighthouse-of-alexandria", 3), ("mausoleum-of-halicarnassus", 3)],
)
def test_the_second_section_of_a_wonder_of_era_1_costs_this(card: str, price: int) -> None:
    rich = scene(wonder=card, supply=f"{price} production")
    poor = scene(wonder=card, supply=f"{price - 1} production")

    act(rich, "complete")

    assert [event.number for event in told(rich, "paid")] == [price]
    assert keys(rich, player(rich).deck.known) == [card]
    assert refused(poor, "complete") == ("cannot-pay", "DUEL-WON-01")


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("./apprenticeship", {}),
        ("./masonry", {}),
        ("./democracy", {}),
        ("colossus-of-rhodes", {"military": 2}),
        ("lighthouse-of-alexandria", {"science": 1}),
        ("mausoleum-of-halicarnassus", {"production": 1}),
        ("trading-post", {"gold": 2}),
        ("amphitheater", {"production": 2}),
        ("academy", {"science": 1}),
    ],
)
def test_a_card_of_era_1_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


@pytest.mark.parametrize(
    ("province", "branch"), [("phoenicia", "branch 1"), ("sahara", "branch 2"), ("nile-delta", "branch 3")]
)
def test_a_province_of_era_1_has_this_type(province: str, branch: str) -> None:
    # Tribute Rolls: a branch for Coastal, Mountain and Agricultural each.
    game = scene(civ="aztecs", against="japanese", policies="tribute-rolls", provinces=province)

    act(game, "policy")

    assert words(game) == [branch]


# Knowledge


def test_apprenticeship_copies_the_card_on_it_though_it_was_used() -> None:
    game = scene(city="ball-court!/apprenticeship* mine* . . . . . . .", gained="2 production")

    act(game, "use a1k")
    assert words(game) == ["copy a1", "no"]
    act(game, "copy a1", "yes", "take science", "pass")

    assert supply(game) == {"military": 2, "science": 1}
    assert refused(game, "use a1k") == ("already-used", "DUEL-TURN-05")


def test_apprenticeship_without_a_card_on_it_copies_nothing() -> None:
    game = scene(city="./apprenticeship* fort* . . . . . . .")

    assert refused(game, "use a1k") == ("nothing-copyable", "DUEL-TERM-12")


def test_masonry_makes_buildings_and_both_sections_of_wonders_cheaper() -> None:
    colossus = printed("colossus-of-rhodes")
    knowledge = printed("masonry").cost
    game = scene(
        city="fort/masonry* . . . . . . . .",
        supply=f"19 production {knowledge} science",
        display="academy colossus-of-rhodes masonry . . .",
        other={"passed": True},
    )

    act(game, "acquire 1", "build workshop", "build barricade", "acquire 2", "complete", "acquire 3")

    paid = [(RESOURCES[event.resource], event.number) for event in told(game, "paid")]
    assert paid == [
        ("production", printed("academy").cost - 1),
        ("production", printed("workshop").cost - 1),
        ("production", colossus.cost - 1),
        ("production", colossus.completion_cost - 1),
        ("science", knowledge),
    ]


def test_masonry_does_nothing_while_inactive() -> None:
    price = printed("academy").cost
    game = scene(
        city="fort/masonry . . . . . . . .", supply=f"{price - 1} production", display="academy . . . . ."
    )

    assert refused(game, "acquire 1") == ("cannot-pay", "DUEL-ACQ-03")


def test_democracy_makes_policies_cheaper_the_first_one_free() -> None:
    game = scene(city="fort/democracy* . . . . . . . .", supply="1 culture", other={"passed": True})

    act(game, "develop shogunate")
    assert supply(game) == {"culture": 1, "military": 2}
    act(game, "develop rangaku")

    assert supply(game) == {"military": 4, "gold": 1}


def test_democracy_does_nothing_while_inactive() -> None:
    game = scene(city="fort/democracy . . . . . . . .")

    assert refused(game, "develop shogunate") == ("cannot-pay", "DUEL-POL-01")


# Wonders


@pytest.mark.parametrize(
    ("provinces", "gold"),
    [
        ("phoenicia", 1),
        ("phoenicia panama", 2),
        ("phoenicia panama swahili-coast", 2),
        ("phoenicia sahara+coastal", 2),
    ],
)
def test_colossus_gives_gold_for_up_to_two_coastal_provinces(provinces: str, gold: int) -> None:
    game = scene(city="colossus-of-rhodes* . . . . . . . .", provinces=provinces)

    act(game, "use a1")

    assert supply(game) == {"gold": gold}


def test_colossus_needs_a_coastal_province() -> None:
    game = scene(city="colossus-of-rhodes* . . . . . . . .", provinces="sahara nile-delta")

    assert refused(game, "use a1") == ("nothing-to-count", "DUEL-ACQ-12")


def test_completing_the_colossus_gives_two_military() -> None:
    price = printed("colossus-of-rhodes").completion_cost
    game = scene(wonder="colossus-of-rhodes", supply=f"{price} production")

    act(game, "complete")

    assert supply(game) == {"military": 2}


def test_lighthouse_trades_for_free() -> None:
    game = scene(
        city="lighthouse-of-alexandria* . . . . . . . .",
        free={"face_up": "carthage hormuz .", "gold": "0 1 0 0 0 0"},
    )

    act(game, "use a1")
    assert words(game) == ["trade carthage", "trade hormuz", "no"]
    act(game, "trade carthage")

    assert supply(game) == {"military": 2}
    assert cities(game).gold == (1, 1, 0, 0, 0, 0)
    assert cities(game).traded == (0,)


def test_lighthouse_needs_a_city_not_traded_with_this_round() -> None:
    game = scene(
        city="lighthouse-of-alexandria* . . . . . . . .", free={"face_up": "carthage . .", "traded": "0"}
    )

    assert refused(game, "use a1") == ("no-city-to-trade", "DUEL-SCOUT-16")


def test_lighthouse_needs_a_city_of_ones_own_that_would_do_something() -> None:
    game = scene(
        city="lighthouse-of-alexandria* . . . . . . . .",
        free={"face_up": "carthage . .", "traded": "0", "owned": ["florence", ""]},
    )

    assert refused(game, "use a1") == ("cannot-pay-basics", "DUEL-TERM-22")


def test_completing_the_lighthouse_gives_two_gold() -> None:
    game = scene(wonder="lighthouse-of-alexandria", supply="3 production")

    act(game, "complete")

    assert supply(game) == {"gold": 2}


def test_mausoleum_gives_culture_for_the_first_card_archived_in_a_round() -> None:
    game = scene(city="forum* mausoleum-of-halicarnassus* fort mine forum* . . . .", other={"passed": True})

    act(game, "use a1", "branch 1", "archive c1")
    assert supply(game) == {"culture": 1}
    act(game, "use b2", "branch 1", "archive a2")

    assert keys(game, player(game).archive) == ["fort", "mine"]
    assert supply(game) == {"culture": 1}


def test_an_inactive_mausoleum_gives_nothing() -> None:
    game = scene(city="forum* mausoleum-of-halicarnassus fort . . . . . .")

    act(game, "use a1", "branch 1", "archive c1")

    assert supply(game) == {}


@pytest.mark.parametrize(
    ("archive", "answer", "gives"),
    [
        ("", "archive a1", {"production": 1}),
        ("", "no", {}),
        ("fort", "archive a1", {"production": 2}),
        ("fort", "no", {"production": 1}),
        ("fort fort fort", "archive a1", {"production": 3}),
    ],
)
def test_completing_the_mausoleum_archives_a_card_and_gives_production_for_up_to_three(
    archive: str, answer: str, gives: dict[str, int]
) -> None:
    game = scene(
        wonder="mausoleum-of-halicarnassus",
        supply="3 production",
        city="library . . . . . . . .",
        archive=archive,
    )

    act(game, "complete")
    assert words(game) == ["archive a1", "no"]
    act(game, answer)

    archived = archive.split() + (["library"] if answer == "archive a1" else [])
    assert keys(game, player(game).archive) == archived
    assert supply(game) == gives
    assert keys(game, player(game).deck.known) == ["mausoleum-of-halicarnassus"]


def test_completing_the_mausoleum_without_an_inactive_card_asks_nothing() -> None:
    game = scene(wonder="mausoleum-of-halicarnassus", supply="3 production", city="fort* . . . . . . . .")

    act(game, "complete")

    assert game.seat == 1
    assert supply(game) == {}


# Provinces


@pytest.mark.parametrize(
    ("province", "gives"),
    [("nile-delta", {"science": 1}), ("phoenicia", {"science": 1}), ("sahara", {"military": 1})],
)
@pytest.mark.parametrize("before", ["", "al-andalus", "al-andalus swahili-coast+agricultural"])
def test_a_province_gives_a_resource_whatever_provinces_there_are(
    province: str, gives: dict[str, int], before: str
) -> None:
    price = printed(province).cost
    game = scene(display=f"{province} . . . . .", supply=f"{price} military", provinces=before)

    act(game, "acquire 1")

    assert supply(game) == gives
    assert keys(game, stack(game).cards) == [*(name.split("+")[0] for name in before.split()), province]


# Buildings


def test_trading_post_has_nothing_to_use() -> None:
    game = scene(city="trading-post* . . . . . . . .")

    assert refused(game, "use a1") == ("nothing-to-use", "DUEL-USE-01")


def test_amphitheater_gives_culture_for_the_first_conquest_or_completion_of_a_round() -> None:
    price = printed("colossus-of-rhodes").completion_cost
    game = scene(
        city="amphitheater* . . . . . . . .",
        supply=f"{printed('phoenicia').cost} military {price} production",
        display="phoenicia . . . . .",
        wonder="colossus-of-rhodes",
        other={"passed": True},
    )

    act(game, "acquire 1")
    assert supply(game) == {"production": price, "science": 1, "culture": 1}
    act(game, "complete")

    assert supply(game) == {"military": 2, "science": 1, "culture": 1}


def test_amphitheater_answers_to_a_completed_wonder_and_to_a_province_of_the_opponent() -> None:
    price = printed("colossus-of-rhodes").completion_cost
    building = scene(
        city="amphitheater* . . . . . . . .", wonder="colossus-of-rhodes", supply=f"{price} gold"
    )
    conquering = scene(city="amphitheater* . . . . . . . .", other={"provinces": "sahara"}, supply="3 gold")

    act(building, "complete")
    act(conquering, "conquer")

    assert supply(building) == {"military": 2, "culture": 1}
    assert supply(conquering) == {"culture": 1}


def test_an_inactive_amphitheater_gives_nothing() -> None:
    game = scene(city="amphitheater . . . . . . . .", other={"provinces": "sahara"}, supply="3 gold")

    act(game, "conquer")

    assert supply(game) == {}


@pytest.mark.parametrize(("advantage", "less"), [("", 2), ("1 military 2", 2), ("0 military 2", 3)])
def test_academy_acquires_knowledge_for_two_less_or_three_with_the_advantage(
    advantage: str, less: int
) -> None:
    game = scene(
        city="academy* . . . . . . . .",
        display="democracy masonry trading-post . . .",
        supply=f"{printed('democracy').cost - less} science",
        advantage=advantage,
    )

    act(game, "use a1")
    assert words(game) == ["acquire 1", "no"]
    assert refused(game, "acquire 2") == ("cannot-pay", "DUEL-ACQ-06")
    assert refused(game, "acquire 3") == ("not-that-kind", "DUEL-TERM-01")
    act(game, "acquire 1")

    assert supply(game) == {}
    assert keys(game, player(game).deck.known) == ["democracy"]


def test_academy_needs_a_knowledge_that_can_be_paid_for() -> None:
    game = scene(
        city="academy* . . . . . . . .",
        display="masonry . . . . .",
        supply=f"{printed('masonry').cost - 3} science",
        advantage="1 military 1",
    )

    assert offered(game, "use") == []
    assert refused(game, "use a1") == ("cannot-pay-card", "DUEL-ACQ-06")
