"""The city cards that every civilization begins with."""

import pytest

from tests.scene import act, city, keys, offered, player, refused, scene, supply, words

#: Somebody activates their city, then acts.
ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("work-camp", {"production": 1}),
        ("library", {"science": 1}),
        ("fort", {"military": 1}),
        ("forum", {}),
        ("mine", {}),
    ],
)
def test_a_starting_building_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


@pytest.mark.parametrize("card", ["work-camp", "library", "fort"])
def test_a_plain_building_has_nothing_to_use(card: str) -> None:
    game = scene(city=f"{card}* . . . . . . . .")

    assert offered(game, "use") == []
    assert refused(game, "use a1") == ("nothing-to-use", "DUEL-USE-01")


def test_forum_archives_an_inactive_card() -> None:
    game = scene(city="forum* work-camp library/bushido . . . . . .")

    act(game, "use a1")
    assert words(game) == ["branch 1"]
    act(game, "branch 1")
    assert words(game) == ["archive b1", "archive c1", "no"]
    act(game, "archive c1")

    assert keys(game, player(game).archive) == ["library"]
    assert keys(game, player(game).discard) == ["bushido"]
    assert city(game)[:3] == ["forum", "work-camp", "."]


def test_forum_sells_two_different_basic_resources_for_culture() -> None:
    game = scene(city="forum* . . . . . . . .", supply="2 production 1 military")

    act(game, "use a1")
    assert words(game) == ["branch 2"]
    act(game, "branch 2", "pay production")
    assert words(game) == ["pay military"]
    act(game, "pay military")

    assert supply(game) == {"production": 1, "culture": 1}


def test_forum_offers_both_where_both_can_be_done() -> None:
    game = scene(city="forum* fort . . . . . . .", supply="1 production 1 science")

    act(game, "use a1")

    assert words(game) == ["branch 1", "branch 2"]


def test_forum_can_do_nothing_with_resources_of_one_type_and_no_inactive_card() -> None:
    game = scene(city="forum* . . . . . . . .", supply="5 production")

    assert refused(game, "use a1") == ("cannot-pay-different", "DUEL-TERM-22")


def test_gold_stands_for_the_other_type_at_the_forum() -> None:
    game = scene(city="forum* . . . . . . . .", supply="5 production 1 gold")

    act(game, "use a1", "branch 2", "pay production", "pay gold")

    assert supply(game) == {"production": 4, "culture": 1}


def test_mine_gives_gold_once_two_production_were_gained() -> None:
    game = scene(city="mine* . . . . . . . .", gained="2 production")

    act(game, "use a1")

    assert supply(game) == {"gold": 1}
    assert player(game).marked == 1


def test_mine_gives_nothing_after_one_production_and_much_else() -> None:
    game = scene(
        city="mine* . . . . . . . .",
        supply="5 production",
        gained="1 production 3 science 3 military 3 gold 3 culture",
    )

    assert offered(game, "use") == []
    assert refused(game, "use a1") == ("not-gained", "DUEL-TERM-20")
