"""Turns: one action each, alternating until both have passed; what can be done, and how it is paid."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.engine.pieces.city import is_marked
from tests.scene import (
    act,
    advantage,
    cities,
    keys,
    offered,
    pass_round,
    player,
    printed,
    refused,
    scene,
    supply,
    told,
    words,
)

THEIRS = {"provinces": "phoenicia"}
FREE = {"face_up": "carthage . ."}

#: One of each action, and the answers to what it asks.
ACTIONS = {
    "acquire": ["acquire 1"],
    "build": ["build workshop"],
    "complete": ["complete", "take production", "take science", "take military"],
    "develop": ["develop shogunate", "take science"],
    "policy": ["policy", "pay production", "pay science"],
    "conquer": ["conquer"],
    "use": ["use a1"],
    "progress": ["progress"],
    "advantage": ["advantage military 1"],
    "trade": ["trade carthage"],
    "pass": ["pass"],
}


def rich(advantage: str = "") -> Game:
    """A position in which all kinds of actions are possible, as far as the Advantage lets them be."""
    return scene(
        city="dojo* . . . . . . . .",
        supply="9 production 9 science 9 military 9 culture 9 gold",
        known="fort",
        policies="tea-ceremony",
        wonder="hagia-sophia",
        display="trading-post . . . . .",
        free=FREE,
        other=THEIRS,
        advantage=advantage,
    )


@pytest.mark.rule("DUEL-TURN-01")
@pytest.mark.parametrize("first", [0, 1])
def test_turns_alternate_beginning_with_the_first_player_one_action_each(first: int) -> None:
    game = scene(first=first, supply="3 production", other={"supply": "3 production"})
    turns = []

    for _ in range(4):
        turns.append(game.seat)
        act(game, "build barricade")

    assert turns == [first, 1 - first, first, 1 - first]
    assert supply(game, 0) == {"production": 1}
    assert supply(game, 1) == {"production": 1}


@pytest.mark.rule("DUEL-TURN-02")
@pytest.mark.parametrize("verb", ACTIONS)
def test_every_kind_of_action_ends_the_turn_when_it_is_complete(verb: str) -> None:
    game = rich()
    asked = []

    for action in ACTIONS[verb]:
        asked.append(game.seat)
        act(game, action)

    assert set(asked) == {0}
    assert (game.choice().question, game.seat) == ("take-turn", 1)


@pytest.mark.rule("DUEL-TURN-03")
def test_the_phase_ends_only_when_both_players_have_passed() -> None:
    game = scene(supply="1 production", other={"supply": "2 production"})

    act(game, "build barricade", "build barricade", "pass", "build barricade")
    before = (game.state.round, game.choice().question, game.seat)
    act(game, "pass")

    assert before == (1, "take-turn", 1)
    assert (game.state.round, game.choice().question) == (2, "activate")


@pytest.mark.rule("DUEL-TURN-04")
def test_all_actions_of_the_list_are_offered_where_they_are_possible() -> None:
    game = rich()

    verbs = {option.split()[0] for option in words(game)}

    assert verbs == set(ACTIONS)


@pytest.mark.rule("DUEL-TURN-04")
def test_with_the_advantage_the_warlord_can_be_used_as_an_action() -> None:
    game = rich(advantage="0 military 1")

    verbs = {option.split()[0] for option in words(game)}
    act(game, "warlord", "branch 2", "take military")

    assert verbs == {"warlord", *ACTIONS} - {"advantage"}
    assert (game.choice().question, game.seat) == ("take-turn", 1)


@pytest.mark.rule("DUEL-TURN-04")
def test_a_player_who_has_nothing_can_only_pass() -> None:
    game = scene()

    assert words(game) == ["pass"]


@pytest.mark.rule("DUEL-TURN-05")
def test_a_used_card_gets_an_action_token_and_cannot_be_used_again_this_round() -> None:
    game = scene(city="dojo* dojo* . . . . . . .", other={"passed": True})

    act(game, "use a1")

    assert [is_marked(player(game), place) for place in (0, 1)] == [True, False]
    assert offered(game, "use") == ["use b1"]
    assert refused(game, "use a1") == ("already-used", "DUEL-TURN-05")
    assert supply(game) == {"military": 1}


@pytest.mark.rule("DUEL-TURN-05")
def test_the_action_tokens_are_gone_in_the_next_round() -> None:
    game = scene(city="dojo!* . . . . . . . .", marks=["policy", "warlord", "scout"], luck="dojo")

    pass_round(game)

    assert player(game).marked == 0


@pytest.mark.rule("DUEL-TURN-06")
def test_an_automatic_text_is_resolved_before_the_turn_ends_and_is_no_action() -> None:
    game = scene(policies="sankin-kotai", supply="1 military")

    act(game, "advantage military 1")
    asked = (game.choice().question, game.seat)
    act(game, "take science", "take production")

    assert asked == ("gain-basic", 0)
    assert (game.choice().question, game.seat) == ("take-turn", 1)
    assert supply(game) == {"production": 1, "science": 1}


@pytest.mark.rule("DUEL-TURN-06")
def test_where_both_players_have_automatic_texts_the_acting_players_come_first() -> None:
    """Q-G-06."""
    game = scene(
        policies="rangaku",
        supply="1 gold",
        free={"face_up": "carthage . ."},
        against="malians",
        other={"policies": "desert-tolls"},
    )

    act(game, "trade carthage")

    assert [(event.seat, event.number) for event in told(game, "gained")] == [(0, 2), (0, 2), (1, 1)]
    assert supply(game) == {"science": 2, "military": 2}
    assert supply(game, 1) == {"gold": 1}
    assert (game.choice().question, game.seat) == ("take-turn", 1)


@pytest.mark.rule("DUEL-TURN-07")
def test_after_a_pass_the_opponent_acts_on_as_often_as_they_like() -> None:
    game = scene(other={"supply": "3 production"})
    asked = []

    act(game, "pass")
    for _ in range(3):
        asked.append(game.seat)
        act(game, "build barricade")

    assert asked == [1, 1, 1]
    assert (game.state.round, game.seat, words(game)) == (1, 1, ["pass"])


@pytest.mark.rule("DUEL-TURN-08")
@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("acquire 1", printed("trading-post").cost),  # Production for a Building
        ("acquire 2", printed("masonry").cost),  # Science for a Knowledge
        ("acquire 3", printed("tibet").cost),  # Military for a Province
        ("acquire 4", printed("colossus-of-rhodes").cost),  # Production for a Wonder begun
        ("build barricade", printed("barricade").cost),
        ("complete", printed("krak-des-chevaliers").completion_cost),
        ("conquer", printed("phoenicia").cost),
        ("progress", 2),
        ("advantage science 4", 4),
    ],
)
def test_gold_stands_for_any_basic_resource_one_for_one(action: str, price: int) -> None:
    """Q-G-02: whatever the payment is for."""
    game = scene(
        supply="9 gold",
        display="trading-post masonry tibet colossus-of-rhodes . .",
        wonder="krak-des-chevaliers",
        known="forum",
        other=THEIRS,
    )

    act(game, action)

    assert supply(game)["gold"] == 9 - price


@pytest.mark.rule("DUEL-TURN-08")
def test_a_payment_may_be_part_gold_and_part_the_resource_itself() -> None:
    """Q-G-02."""
    game = scene(supply="1 production 2 gold", display="colossus-of-rhodes trading-post . . . .")

    offers = offered(game, "acquire")
    act(game, "acquire 1")

    assert offers == ["acquire 1"]
    assert supply(game) == {}


@pytest.mark.rule("DUEL-TURN-08")
@pytest.mark.parametrize(
    ("purse", "payments", "left"),
    [
        ("2 gold", ["pay gold", "pay gold"], {}),
        ("3 science 1 gold", ["pay science", "pay gold"], {"science": 2}),
        ("1 science 1 military 1 gold", ["pay military", "pay science"], {"gold": 1}),
    ],
)
def test_gold_stands_for_different_basic_resources_in_the_payments_of_texts(
    purse: str, payments: list[str], left: dict[str, int]
) -> None:
    """Q-G-02: the Forum asks for 2 different Basic resources."""
    game = scene(city="forum* . . . . . . . .", supply=purse)

    act(game, "use a1", "branch 2", *payments)

    assert supply(game) == {"culture": 1, **left}


@pytest.mark.rule("DUEL-TURN-08")
def test_without_gold_two_of_one_type_do_not_pay_for_two_different_ones() -> None:
    """Q-G-02, Q-G-07: a cost must be payable in full."""
    game = scene(city="forum* . . . . . . . .", supply="5 science")

    assert refused(game, "use a1") == ("cannot-pay-different", "DUEL-TERM-22")


@pytest.mark.rule("DUEL-TURN-08")
def test_gold_does_not_stand_for_culture() -> None:
    """Q-G-02."""
    game = scene(supply="9 production 9 science 9 military 9 gold")

    assert offered(game, "develop") == []
    assert refused(game, "develop zen") == ("cannot-pay", "DUEL-POL-01")


@pytest.mark.rule("DUEL-TURN-08")
def test_basic_resources_do_not_stand_for_gold() -> None:
    """Q-G-02: never the other way round."""
    game = scene(supply="9 production 9 science 9 military 9 culture", free=FREE)

    assert offered(game, "trade") == []
    assert refused(game, "trade carthage") == ("cannot-pay", "DUEL-SCOUT-04")
    assert cities(game).gold == (0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("use a1", ("cannot-pay-different", "DUEL-TERM-22")),  # nothing to archive, nothing to pay with
        ("use b1", ("not-gained", "DUEL-TERM-20")),  # a Mine, and no 2 Production gained
        ("policy", ("no-inactive-card", "DUEL-TERM-15")),  # no inactive card to discard
        ("warlord", ("nothing-to-count", "DUEL-ACQ-12")),  # no Province, so no type
    ],
)
def test_an_action_without_any_effect_is_not_offered(action: str, reason: tuple[str, str]) -> None:
    """Q-G-07."""
    game = scene(
        civ="aztecs",
        against="japanese",
        city="forum* mine* . . . . . . .",
        policies="calendar",
        advantage="0 science 1",
    )

    assert words(game) == ["pass"]
    assert refused(game, action) == reason


def test_the_effect_of_an_action_is_done_as_far_as_possible() -> None:
    """Q-G-07: no marker is left for the Floating Gardens, but there is Production to gain."""
    game = scene(
        civ="aztecs",
        against="japanese",
        city="fort/floating-gardens* . . . . . . . .",
        provinces="nile-delta",
    )

    act(game, "use a1k")

    assert supply(game) == {"production": 1}
    assert game.seat == 1


def test_a_text_that_draws_two_cards_draws_the_one_there_is() -> None:
    """Q-G-07: with an empty deck you simply do not draw."""
    game = scene(
        agenda=["StartRound 0"], city="fort/electricity . . . . . . . .", provinces="sahara", known="library"
    )

    act(game, "activate 1 a", "apply a1k")

    assert supply(game) == {"science": 1, "military": 1}
    assert keys(game, player(game).discard) == ["library"]
    assert game.seat == 1


def test_a_you_may_text_is_no_action_and_can_be_used_as_often_as_it_is_paid_for() -> None:
    """Q-D-43."""
    game = scene(city="bourse* . . . . . . . .", supply="2 gold")

    act(game, "may a1", "take science", "take science")
    still = (game.choice().question, game.seat, is_marked(player(game), 0))
    act(game, "may a1", "take military", "take production")

    assert still == ("take-turn", 0, False)
    assert supply(game) == {"production": 1, "science": 2, "military": 1}
    assert refused(game, "may a1") == ("cannot-pay", "DUEL-TERM-22")
    act(game, "advantage science 2")
    assert (advantage(game).holder, game.seat) == (0, 1)


def test_a_you_may_text_of_the_topmost_policy_is_free_too_and_ends_when_it_is_covered() -> None:
    """Q-D-43."""
    game = scene(civ="malians", supply="2 gold", policies="dyula-traders")
    covered = scene(civ="malians", supply="2 gold", policies="dyula-traders kurukan-fuga")

    act(game, "may policy", "may policy")

    assert supply(game) == {"production": 4}
    assert game.seat == 0
    assert offered(covered, "may") == []
    assert refused(covered, "may policy") == ("used-once", "DUEL-TURN-05")


@pytest.mark.rule("DUEL-TURN-06")
def test_an_automatic_text_comes_when_its_moment_comes_progress_before_the_drawn_card() -> None:
    """Q-G-06: Bureaucracy's Gold is there when the drawn Forum asks for two Basic resources."""
    game = scene(city="work-camp/bureaucracy* . . . . . . . .", supply="2 science 1 military", known="forum")

    act(game, "progress", "yes", "branch 2", "pay military", "pay gold")

    assert supply(game) == {"culture": 1}


@pytest.mark.rule("DUEL-TURN-06")
def test_an_automatic_text_comes_when_its_moment_comes_trade_beside_the_citys_text() -> None:
    """Q-G-06: Rangaku's 2 Science pay for Florence's Culture."""
    game = scene(policies="rangaku", supply="1 gold", free={"face_up": "florence . ."})

    act(game, "trade florence", "yes", "pay science", "pay science")

    assert supply(game) == {"culture": 1}
