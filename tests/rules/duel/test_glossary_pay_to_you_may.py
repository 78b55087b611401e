"""The words of the glossary, from Pay to You may."""

from pathlib import Path

import pytest

from monumental.engine.catalog import Script
from monumental.engine.pieces.city import is_marked
from monumental.engine.sentences.general import Gain, Pay
from monumental.engine.state import NOWHERE, POLICY
from tests.scene import (
    act,
    advantage,
    city,
    keys,
    offered,
    pass_round,
    player,
    printed,
    refused,
    reprinted,
    scene,
    supply,
    told,
    words,
)

# Pay


@pytest.mark.rule("DUEL-TERM-22")
def test_what_is_paid_leaves_the_own_supply_and_nobody_gets_it() -> None:
    game = scene(policies="tea-ceremony", supply="2 production 1 science", other={"supply": "1 gold"})

    act(game, "policy", "pay production", "pay science")

    assert supply(game) == {"production": 1, "culture": 1}
    assert supply(game, 1) == {"gold": 1}
    assert advantage(game).tokens == 0


@pytest.mark.rule("DUEL-TERM-22")
def test_a_text_that_cannot_be_paid_for_in_full_is_not_used() -> None:
    game = scene(policies="tea-ceremony", supply="9 production", other={"supply": "9 science"})

    assert offered(game, "policy") == []
    assert refused(game, "policy") == ("cannot-pay-different", "DUEL-TERM-22")


# Reinforce


@pytest.mark.rule("DUEL-TERM-22")
@pytest.mark.parametrize(
    ("held", "possible"), [("2 gold", False), ("3 gold", False), ("1 science 3 gold", True), ("4 gold", True)]
)
def test_what_follows_a_payment_is_paid_from_what_is_left(held: str, possible: bool) -> None:
    """Pay 2 Basic resources, then 2 Gold: Gold that stands in is gone."""
    culture = Script("inner", (Gain((0, 0, 0, 1, 0)),))
    then_gold = Script("then", (Pay((0, 0, 0, 0, 2), 0, False, culture),))
    text = Pay((0, 0, 0, 0, 0), 2, False, then_gold)
    game = scene(supply=held)

    assert text.possible(game, 0, NOWHERE) is possible
    assert supply(game) == supply(scene(supply=held))


@pytest.mark.rule("DUEL-TERM-23")
def test_a_reinforced_card_is_straightened_and_still_there_in_the_next_round() -> None:
    game = scene(
        policies="zen",
        city="fort* library* mine . . . . . .",
        known="forum",
        luck="library",
    )

    act(game, "policy", "reinforce a1", "take science")
    assert player(game).rotated == 0b000_000_010
    pass_round(game)

    assert city(game)[:4] == ["fort", "forum", "mine", "library"]


@pytest.mark.rule("DUEL-TERM-23")
def test_only_activated_cards_that_lie_on_top_are_reinforced() -> None:
    game = scene(policies="zen", city="fort* mine library/bushido* ./masonry* . . . . .")

    act(game, "policy")

    assert words(game) == ["reinforce a1", "reinforce c1", "reinforce a2k", "no"]
    assert refused(game, "reinforce b1") == ("not-activated", "DUEL-TERM-23")
    assert refused(game, "reinforce c1k") == ("card-is-covered", "DUEL-TERM-24")
    assert refused(game, "reinforce c3") == ("no-card-there", "DUEL-TERM-23")


@pytest.mark.rule("DUEL-TERM-23")
def test_a_reinforced_card_is_not_used_any_more_this_round() -> None:
    """Q-D-09: what it gave on activation stays."""
    game = scene(
        policies="zen",
        city="mine* . . . . . . . .",
        supply="2 production",
        gained="2 production",
        other={"passed": True},
    )

    assert offered(game, "use") == ["use a1"]
    act(game, "policy", "reinforce a1", "take science")

    assert offered(game, "use") == []
    assert refused(game, "use a1") == ("not-activated", "DUEL-USE-01")
    assert supply(game) == {"production": 2, "science": 1}


def test_a_reinforced_card_is_still_used_where_the_switch_says_so() -> None:
    """Q-D-09, switch `reinforce_keeps_use`: once, if it was not used before, and not in the next round."""
    game = scene(
        policies="zen",
        city="mine* . . . . . . . .",
        gained="2 production",
        other={"passed": True},
        switches={"reinforce_keeps_use": True},
    )

    act(game, "policy", "reinforce a1", "take science", "use a1")
    assert supply(game) == {"science": 1, "gold": 1}
    assert refused(game, "use a1") == ("already-used", "DUEL-TURN-05")
    act(game, "pass", "activate 3 c", "activate 3 c", "pass")

    assert city(game)[0] == "mine"
    assert refused(game, "use a1") == ("not-activated", "DUEL-USE-01")


@pytest.mark.rule("DUEL-TERM-23")
@pytest.mark.parametrize("keeps_use", [False, True])
def test_the_permanent_text_of_a_reinforced_card_stops(keeps_use: bool) -> None:
    """Q-D-09: it lies straight, and only turned cards have permanent texts in force."""
    game = scene(
        policies="zen",
        city="amphitheater* bourse* . . . . . . .",
        supply="3 military 1 gold",
        other={"provinces": "sahara", "passed": True},
        switches={"reinforce_keeps_use": keeps_use},
    )

    act(game, "policy", "reinforce a1", "take science", "conquer")

    assert supply(game) == {"science": 1, "gold": 1}
    assert offered(game, "may") == ["may b1"]


@pytest.mark.rule("DUEL-TERM-24")
def test_the_knowledge_under_a_reinforced_card_is_discarded() -> None:
    game = scene(policies="zen", city="mine/bushido* . . . . . . . .", other={"passed": True})

    act(game, "policy", "reinforce a1", "take science")

    assert keys(game, player(game).discard) == ["bushido"]
    assert city(game) == ["mine"] + ["."] * 17
    assert refused(game, "use a1k") == ("no-card-there", "DUEL-USE-01")


@pytest.mark.rule("DUEL-TERM-23", "DUEL-TERM-24")
def test_a_card_may_reinforce_the_card_it_lies_under() -> None:
    """Q-D-09: the Knowledge is discarded, and its text goes on."""
    game = scene(city="mine/crop-rotation* . . . . . . . .", provinces="nile-delta")

    act(game, "use a1k", "reinforce a1")

    assert keys(game, player(game).discard) == ["crop-rotation"]
    assert supply(game) == {"production": 1}


# The first time, Whenever


@pytest.mark.rule("DUEL-TERM-24", "DUEL-USE-03")
def test_a_knowledge_answers_to_the_reinforcement_that_discards_it() -> None:
    """Bureaucracy lay activated when the card on it was reinforced: its Gold comes."""
    game = scene(city="work-camp/bureaucracy* . . . . . . . .", policies="zen")

    act(game, "policy", "reinforce a1", "take science")

    assert supply(game) == {"science": 1, "gold": 1}
    assert keys(game, player(game).discard) == ["bureaucracy"]


@pytest.mark.rule("DUEL-TERM-25")
def test_a_first_time_text_applies_by_itself_once_per_round_and_is_marked() -> None:
    game = scene(
        policies="zen rangaku",
        city="lighthouse-of-alexandria* . . . . . . . .",
        supply="1 gold",
        free={"face_up": "carthage bukhara ."},
        other={"passed": True},
    )

    assert refused(game, "policy") == ("works-by-itself", "DUEL-POL-03")
    act(game, "trade carthage")
    assert supply(game) == {"military": 2, "science": 2}
    assert is_marked(player(game), POLICY)
    act(game, "use a1", "trade bukhara")

    assert supply(game) == {"military": 2, "science": 2}


@pytest.mark.rule("DUEL-TERM-25")
def test_a_first_time_text_is_no_action_and_applies_again_in_the_next_round() -> None:
    game = scene(
        policies="rangaku",
        supply="2 gold",
        free={"face_up": "carthage . ."},
        first=1,
        marks=["policy"],
        did="traded",
    )

    act(game, "pass", "trade carthage")
    assert supply(game) == {"military": 2, "gold": 1}
    act(game, "pass", "activate 1 a", "activate 1 a", "trade carthage")

    assert supply(game) == {"military": 2, "science": 2}
    assert game.seat == 1


@pytest.mark.rule("DUEL-TERM-25")
def test_a_text_developed_after_the_first_time_waits_for_the_next_round() -> None:
    """Flower War comes after the Nile Delta: Phoenicia is the second conquest of the round."""
    price = printed("nile-delta").cost + printed("phoenicia").cost
    game = scene(
        civ="aztecs",
        against="japanese",
        supply=f"{price} military 1 culture",
        display="nile-delta phoenicia . . . .",
        other={"passed": True},
    )

    act(game, "acquire 1", "develop flower-war", "acquire 2")

    assert "culture" not in supply(game)
    assert told(game, "triggered") == []


@pytest.mark.rule("DUEL-TERM-27")
def test_a_whenever_text_applies_every_time_and_is_not_marked() -> None:
    """Codex."""
    price = printed("masonry").cost + printed("democracy").cost
    game = scene(
        civ="aztecs",
        against="japanese",
        policies="codex",
        supply=f"{price} science",
        display="masonry democracy . . . .",
        other={"passed": True},
    )

    act(game, "acquire 1")
    assert supply(game)["culture"] == 1
    act(game, "acquire 2")

    assert supply(game) == {"culture": 2}
    assert player(game).marked == 0
    assert [event.seat for event in told(game, "triggered")] == [0, 0]


@pytest.mark.rule("DUEL-TERM-27")
def test_a_whenever_text_applies_every_time_the_opponent_does_it(tmp_path: Path) -> None:
    """Desert Tolls, were they to give their Gold whenever and not the first time."""
    packs = reprinted(tmp_path, "desert-tolls", 'limit = "first"', 'limit = "whenever"')
    game = scene(
        packs=packs,
        civ="malians",
        policies="desert-tolls",
        first=1,
        passed=True,
        free={"face_up": "carthage bukhara ."},
        other={"supply": "1 gold", "city": "lighthouse-of-alexandria* . . . . . . . ."},
    )

    act(game, "trade carthage")
    assert supply(game) == {"gold": 1}
    act(game, "use a1", "trade bukhara")

    assert supply(game) == {"gold": 2}
    assert player(game).marked == 0
    assert [event.seat for event in told(game, "triggered")] == [0, 0]


# Use a card


@pytest.mark.rule("DUEL-TERM-26")
def test_a_drawn_card_gives_its_resources_may_be_used_and_is_discarded() -> None:
    used = scene(supply="2 science", known="dojo")
    left = scene(supply="2 science", known="dojo")

    act(used, "progress")
    assert supply(used) == {"military": 1}
    assert words(used) == ["yes", "no"]
    act(used, "yes")
    act(left, "progress", "no")

    assert (supply(used), keys(used, player(used).discard)) == ({"military": 2}, ["dojo"])
    assert (supply(left), keys(left, player(left).discard)) == ({"military": 1}, ["dojo"])


@pytest.mark.rule("DUEL-TERM-26")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("trading-post", "gold"),
        ("bourse", "gold"),
        ("amphitheater", "production"),
        ("masonry", ""),
        ("apprenticeship", ""),
        ("krak-des-chevaliers", "military"),
        ("mausoleum-of-halicarnassus", "production"),
    ],
)
def test_a_drawn_card_without_a_text_to_use_now_gives_only_its_resources(card: str, kind: str) -> None:
    """Q-D-19: permanent texts do nothing, a Knowledge has no card on it, a Wonder is not completed."""
    game = scene(
        supply="2 science", known=card, city="fort* mine . . . . . . .", provinces="sahara barricade"
    )

    act(game, "progress")

    assert supply(game) == ({kind: sum(printed(card).resources)} if kind else {})
    assert keys(game, player(game).discard) == [card]
    assert game.seat == 1


@pytest.mark.rule("DUEL-TERM-26")
def test_a_drawn_wonder_is_used_like_a_building_and_gives_no_completion_bonus() -> None:
    """Q-D-19."""
    game = scene(supply="2 science", known="colossus-of-rhodes", provinces="phoenicia")

    act(game, "progress", "yes")

    assert supply(game) == {"military": 2, "gold": 1}
    assert keys(game, player(game).discard) == ["colossus-of-rhodes"]


@pytest.mark.rule("DUEL-TERM-26")
def test_a_drawn_card_may_have_a_text_for_when_it_is_activated() -> None:
    """Q-D-19."""
    game = scene(supply="2 science", known="trading-post electricity")

    act(game, "progress", "yes")

    assert supply(game) == {"gold": 2}
    assert keys(game, player(game).discard) == ["trading-post", "electricity"]


# You may


@pytest.mark.rule("DUEL-TERM-28")
def test_a_you_may_text_is_no_action_and_is_used_as_often_as_it_can_be_paid_for() -> None:
    """Q-D-43: each use has its own cost."""
    game = scene(city="bourse* . . . . . . . .", supply="2 gold")

    act(game, "may a1", "take science", "take science")
    assert (game.seat, offered(game, "may")) == (0, ["may a1"])
    act(game, "may a1", "take science", "take science")
    assert (game.seat, offered(game, "may")) == (0, [])
    assert refused(game, "may a1") == ("cannot-pay", "DUEL-TERM-22")
    act(game, "advantage science 4")

    assert supply(game) == {}
    assert game.seat == 1


@pytest.mark.rule("DUEL-TERM-28")
def test_a_you_may_text_can_be_ignored_and_is_for_the_own_turn() -> None:
    game = scene(city="bourse* . . . . . . . .", supply="2 gold", other={"supply": "1 production"})

    act(game, "build barricade")

    assert supply(game) == {"gold": 1}
    assert (game.seat, offered(game, "may")) == (1, [])
    assert refused(game, "may a1") == ("no-card-there", "DUEL-TERM-28")


@pytest.mark.rule("DUEL-TERM-28")
def test_a_you_may_text_needs_an_activated_card_or_the_topmost_policy() -> None:
    game = scene(
        civ="malians", city="bourse . . . . . . . .", policies="dyula-traders desert-tolls", supply="2 gold"
    )

    assert refused(game, "may a1") == ("not-activated", "DUEL-USE-03")
    assert refused(game, "may policy") == ("works-by-itself", "DUEL-USE-03")
