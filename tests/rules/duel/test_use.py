"""Using the activated cards of one's city."""

from __future__ import annotations

import pytest

from monumental.engine.pieces.city import is_marked
from monumental.engine.resources import GOLD, PRODUCTION
from tests.scene import act, offered, player, refused, scene, supply, told, words

MINE = "mine* . . . . . . . ."


@pytest.mark.rule("DUEL-USE-01")
def test_using_an_activated_card_applies_its_text_marks_it_and_ends_the_turn() -> None:
    game = scene(city=MINE, gained="2 production", supply="2 production")

    act(game, "use a1")

    assert supply(game) == {"production": 2, "gold": 1}
    assert is_marked(player(game), 0)
    assert [(event.card, event.place) for event in told(game, "used")] == [(game.catalog.number("mine"), 0)]
    assert game.seat == 1


@pytest.mark.rule("DUEL-USE-01")
def test_a_card_that_was_not_activated_this_round_is_not_used() -> None:
    game = scene(city="mine . . mine* . . . . .", gained="2 production")

    assert offered(game, "use") == ["use a2"]
    assert refused(game, "use a1") == ("not-activated", "DUEL-USE-01")


@pytest.mark.rule("DUEL-USE-01")
@pytest.mark.parametrize(
    ("city", "reason"),
    [
        (". . . . . . . . .", ("no-card-there", "DUEL-USE-01")),
        ("work-camp* . . . . . . . .", ("nothing-to-use", "DUEL-USE-01")),
        ("mine!* . . . . . . . .", ("already-used", "DUEL-TURN-05")),
    ],
    ids=["no card", "no text", "marked"],
)
def test_a_gap_a_card_without_text_and_a_marked_card_are_not_used(city: str, reason: tuple[str, str]) -> None:
    game = scene(city=city, gained="2 production")

    assert offered(game, "use") == []
    assert refused(game, "use a1") == reason


@pytest.mark.rule("DUEL-USE-01")
def test_a_text_that_would_do_nothing_is_not_offered() -> None:
    """Q-G-07."""
    game = scene(city=MINE, gained="1 production")

    assert offered(game, "use") == []
    assert refused(game, "use a1") == ("not-gained", "DUEL-TERM-20")


@pytest.mark.rule("DUEL-USE-02")
def test_a_player_may_pass_with_a_usable_card_in_the_city() -> None:
    game = scene(city=MINE, gained="2 production")

    assert words(game) == ["use a1", "pass"]
    act(game, "pass")

    assert told(game, "used") == []
    assert supply(game) == {}


@pytest.mark.rule("DUEL-USE-02")
def test_what_a_used_card_offers_may_still_be_left() -> None:
    game = scene(city="forum* work-camp . . . . . . .")

    act(game, "use a1", "branch 1")

    assert words(game) == ["archive b1", "no"]
    act(game, "no")
    assert player(game).archive == ()
    assert game.seat == 1


@pytest.mark.rule("DUEL-USE-02")
def test_the_text_of_a_card_that_is_just_activated_may_be_left() -> None:
    game = scene(
        city="./electricity . . . . . . . .",
        known="library",
        agenda=["EndRound 0", "TakeTurn 0", "ActivateCity 0"],
    )

    act(game, "activate 1 a")

    assert words(game) == ["apply a1k", "done"]
    act(game, "done")
    assert supply(game) == {}
    assert player(game).deck.count() == 1


@pytest.mark.rule("DUEL-USE-02")
def test_the_bonus_of_a_policy_that_draws_a_card_may_be_left() -> None:
    game = scene(civ="aztecs", against="japanese", supply="1 culture", known="colossus-of-rhodes")

    act(game, "develop calendar")

    assert "no" in words(game)
    act(game, "no")
    assert player(game).deck.count() == 1
    assert player(game).discard == ()


@pytest.mark.rule("DUEL-USE-03")
def test_a_permanent_text_is_in_force_as_soon_as_the_card_is_rotated() -> None:
    """Masonry makes every Building and Wonder cheaper by 1: a Workshop for 1."""
    game = scene(
        city="./masonry . . . . . . . .",
        supply="1 production",
        agenda=["EndRound 0", "TakeTurn 0", "ActivateCity 0"],
    )

    act(game, "activate 1 a")

    assert offered(game, "build") == [
        "build workshop",
        "build laboratory",
        "build archery-range",
        "build barricade",
    ]
    act(game, "build workshop")
    assert supply(game) == {}


@pytest.mark.rule("DUEL-USE-03")
def test_a_permanent_text_of_a_card_that_is_not_rotated_does_nothing() -> None:
    game = scene(city="./masonry . . . . . . . .", supply="1 production")

    assert offered(game, "build") == ["build barricade"]
    assert refused(game, "build workshop") == ("cannot-pay", "DUEL-ACQ-03")


@pytest.mark.rule("DUEL-USE-03")
@pytest.mark.parametrize(("cell", "gained"), [("amphitheater*", {"culture": 1}), ("amphitheater", {})])
def test_a_triggered_text_answers_without_an_action_while_its_card_is_rotated(
    cell: str, gained: dict[str, int]
) -> None:
    game = scene(city=f"{cell} . . . . . . . .", supply="3 military", other={"provinces": "sahara"})

    act(game, "conquer")

    assert supply(game) == gained
    assert len(told(game, "used")) == 0
    assert game.seat == 1


@pytest.mark.rule("DUEL-USE-03")
@pytest.mark.parametrize(
    ("policies", "gained"), [("zen rangaku", {"science": 2}), ("rangaku zen", {})], ids=["topmost", "covered"]
)
def test_a_triggered_text_of_a_policy_answers_while_it_is_the_topmost(
    policies: str, gained: dict[str, int]
) -> None:
    game = scene(policies=policies, supply="1 gold", free={"face_up": "bukhara . ."})

    act(game, "trade bukhara")

    assert supply(game) == gained


@pytest.mark.rule("DUEL-USE-04")
def test_a_knowledge_and_the_card_on_it_are_used_one_by_one() -> None:
    """The Mine of the Malian player has Regional Taxation attached to it."""
    game = scene(
        civ="malians",
        city="mine/regional-taxation* . . . . . . . .",
        gained="2 production",
        provinces="sahara phoenicia",
        other={"passed": True},
    )

    assert offered(game, "use") == ["use a1", "use a1k"]
    act(game, "use a1k")

    assert supply(game) == {"gold": 2}
    assert offered(game, "use") == ["use a1"]
    assert refused(game, "use a1k") == ("already-used", "DUEL-TURN-05")
    act(game, "use a1")
    assert supply(game) == {"gold": 3}
    assert offered(game, "use") == []


@pytest.mark.rule("DUEL-USE-01")
def test_a_text_asks_for_the_advantage_at_the_moment_of_use() -> None:
    """Q-D-55. A Dojo gives 1 Military, or with the Advantage 2 Basic resources of one's choice."""
    game = scene(city="dojo/bushido* dojo* . . . . . . .", other={"passed": True})

    act(game, "use a1")
    assert supply(game) == {"military": 1}
    act(game, "use a1k")  # gains the Advantage
    act(game, "use b1", "take science", "take science")

    assert supply(game) == {"military": 1, "science": 2}


@pytest.mark.rule("DUEL-USE-01")
def test_what_was_gained_this_round_counts_although_it_is_spent() -> None:
    """Q-D-44."""
    game = scene(city=MINE, gained="2 production", supply="2 production", other={"passed": True})

    act(game, "build workshop")
    assert supply(game) == {}
    act(game, "use a1")

    assert supply(game) == {"gold": 1}


@pytest.mark.rule("DUEL-USE-01")
def test_what_a_copy_gives_counts_as_gained_this_round() -> None:
    """Q-D-44. Apprenticeship copies the Work Camp on it."""
    game = scene(
        city="mine* work-camp/apprenticeship* . . . . . . .", gained="1 production", other={"passed": True}
    )
    assert refused(game, "use a1") == ("not-gained", "DUEL-TERM-20")

    act(game, "use b1k", "copy b1")

    assert player(game).gained[PRODUCTION] == 2
    assert offered(game, "use") == ["use a1"]


@pytest.mark.rule("DUEL-USE-01")
def test_what_is_gained_on_the_opponents_turn_counts_until_the_round_ends() -> None:
    """Q-D-44. Desert Tolls give 1 Gold whenever the opponent trades."""
    game = scene(
        against="malians",
        supply="1 gold",
        free={"face_up": "bukhara . ."},
        other={"policies": "desert-tolls"},
    )

    act(game, "trade bukhara")
    assert player(game, 1).gained[GOLD] == 1
    act(game, "pass", "pass")

    assert player(game, 1).gained[GOLD] == 0
    assert supply(game, 1) == {"gold": 1}


@pytest.mark.rule("DUEL-COMP-06")
def test_a_card_gives_an_eleventh_culture_although_the_box_has_ten_tokens() -> None:
    """Q-D-51. A Tournament Ground gives 1 Culture to the holder of the Advantage."""
    game = scene(city="tournament-ground* . . . . . . . .", advantage="0 military 1", supply="10 culture")

    act(game, "use a1")

    assert supply(game) == {"culture": 11}
