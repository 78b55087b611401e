"""Taking turns, passing, and what a player who passed still has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.classic_scene import holdings
from tests.continuous_scene import act, city, keys, offered, player, refused, scene, supply, told, words
from tests.rules.continuous.around_the_table import DECK, ROW, all_pass, table
from tests.scene import reprinted

GOLD = {"supply": "9 gold"}

#: The last seven cells of a city, none of them activated.
FORTS = "fort fort fort fort fort fort fort"


# In turn


@pytest.mark.rule("CONT-PASS-01")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (5, 3)])
def test_after_a_turn_the_next_player_clockwise_plays(players: int, first: int) -> None:
    others = dict.fromkeys(range(1, players), GOLD)
    game = table(players, others, first=first, active=first, **GOLD)

    seats = []
    for _ in range(2 * players):
        seats.append(game.seat)
        act(game, "build workshop")

    assert seats == [(first + step) % players for step in range(players)] * 2


@pytest.mark.rule("CONT-PASS-01")
def test_a_pass_is_a_turn_too_after_which_the_next_player_clockwise_plays() -> None:
    game = table(3, first=1, active=1)

    seats = []
    for _ in range(2):
        seats.append(game.seat)
        act(game, "pass")

    assert [*seats, game.seat] == [1, 2, 0]


@pytest.mark.rule("CONT-PASS-01", "CONT-PASS-03")
def test_players_who_passed_are_left_out() -> None:
    game = table(4, {1: {"passed": True}, 2: GOLD, 3: {"passed": True}}, **GOLD)

    seats = []
    for _ in range(4):
        seats.append(game.seat)
        act(game, "build workshop")

    assert seats == [0, 2, 0, 2]


# Instead of an action


@pytest.mark.rule("CONT-PASS-02")
def test_a_player_may_pass_although_actions_are_left() -> None:
    game = scene(supply="2 production")

    options = words(game)
    act(game, "pass")

    assert options == ["build workshop", "build laboratory", "build archery-range", "pass"]
    assert player(game).passed
    assert told(game, "acquired") == []
    assert game.seat == 1


@pytest.mark.rule("CONT-PASS-02")
def test_a_player_who_can_do_nothing_can_pass() -> None:
    game = scene()

    assert words(game) == ["pass"]


@pytest.mark.rule("CONT-PASS-02")
def test_after_an_action_it_is_too_late_to_pass_on_this_turn() -> None:
    """The Market token keeps the turn open."""
    game = scene(supply="2 production", market_tokens="baghdad-scholars")

    act(game, "build workshop")

    assert words(game) == ["token baghdad-scholars", "end"]
    assert refused(game, "pass") == ("acted-already", "CONT-PASS-02")


@pytest.mark.rule("CONT-PASS-02")
def test_a_turn_without_an_action_can_only_end_by_passing() -> None:
    game = scene(production_tokens=2)

    act(game, "produce")

    assert words(game) == ["produce", "pass"]
    assert refused(game, "end") == ("not-acted-yet", "CONT-ACT-01")


@pytest.mark.rule("CONT-PASS-02")
def test_tokens_may_be_used_on_the_turn_of_the_pass_before_it() -> None:
    """Q-C-12. Of what the tokens give, Gold and Culture are kept."""
    game = scene(market_tokens="carthage-purple-cloth timbuktu-manuscripts")

    act(game, "token carthage-purple-cloth", "token timbuktu-manuscripts")
    before = supply(game)
    act(game, "pass")

    assert before == {"science": 2, "culture": 2, "gold": 1}
    assert supply(game) == {"culture": 2, "gold": 1}
    assert game.seat == 1


@pytest.mark.rule("CONT-PASS-02")
def test_passing_is_no_answer_to_a_question_in_the_middle_of_an_action() -> None:
    game = scene(city="forum* work-camp . . . . . . .", supply="1 science 1 military")

    act(game, "use a1")

    assert words(game) == ["branch 1", "branch 2"]
    assert refused(game, "pass")[0] == "not-asked-now"


# No more actions


@pytest.mark.rule("CONT-PASS-03")
def test_after_the_others_passed_the_last_player_goes_on_alone() -> None:
    game = table(3, {1: GOLD, 2: GOLD}, **GOLD)

    act(game, "pass", "build workshop", "pass")
    seats = []
    for _ in range(3):
        seats.append(game.seat)
        act(game, "build workshop")

    assert seats == [1, 1, 1]
    assert words(game)[-1] == "pass"


@pytest.mark.rule("CONT-PASS-03")
def test_a_player_who_passed_takes_no_free_action_either() -> None:
    """Q-C-16: the Egyptians have tokens, and are not asked again this round."""
    game = scene(
        production_tokens=2, market_tokens="carthage-mercenaries", city="mine* . . . . . . . .", other=GOLD
    )

    act(game, "pass")
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        act(game, "build workshop")

    assert seats == [1] * 4
    assert holdings(game).production == 2
    assert offered(game, "produce") == offered(game, "token") == []


@pytest.mark.rule("CONT-PASS-03")
def test_in_the_next_round_everybody_plays_again() -> None:
    game = scene(production_tokens=1)

    all_pass(game)
    act(game, "activate 1 a", "activate 1 a")

    assert [player(game, seat).passed for seat in (0, 1)] == [False, False]
    assert game.seat == 1
    act(game, "pass")
    assert words(game) == ["produce", "pass"]


@pytest.mark.rule("CONT-PASS-03")
def test_texts_of_a_player_who_passed_still_answer_to_what_others_do(tmp_path: Path) -> None:
    """Q-C-16. Emporia that give 2 Gold when another player completes a Wonder."""
    answer = 'event = "completed", who = "opponent"'
    game = scene(
        packs=reprinted(tmp_path, "emporia", 'event = "explored"', answer, box="base"),
        against="greeks",
        wonder="stonehenge",
        supply="3 production",
        other={"policies": "emporia", "passed": True, "supply": "1 culture"},
    )

    act(game, "complete", "site 1")

    assert supply(game, 1) == {"culture": 1, "gold": 2}
    assert game.seat == 0


@pytest.mark.rule("CONT-PASS-03")
def test_a_player_who_passed_answers_the_questions_of_such_a_text() -> None:
    """Q-C-16. Sakoku archives a card, of those that are not activated, when a Province is lost."""
    game = scene(
        against="japanese",
        troops="1:7 2:1 3:1",
        supply="2 military",
        other={
            "policies": "sakoku",
            "passed": True,
            "troops": "5:8 4:1",
            "city": "fort* library . . . . . . .",
            "known": "mine",
        },
    )

    act(game, "conquer 4", "send 1")
    asked = (game.choice().question, game.seat, words(game))
    act(game, "archive b1")

    assert asked == ("archive", 1, ["archive b1", "no"])
    assert keys(game, player(game, 1).archive) == ["library"]
    assert supply(game, 1) == {"culture": 1}
    assert game.seat == 0


@pytest.mark.rule("CONT-PASS-03")
def test_the_activated_cards_of_a_player_who_passed_stay_in_force() -> None:
    """Q-C-16. Lalibela answers to the card that Sakoku archives."""
    game = table(
        5,
        {
            3: {
                "policies": "sakoku",
                "troops": "7:8 6:1",
                "city": f"lalibela* library {FORTS}",
                "known": "mine",
            }
        },
        first=3,
        active=3,
        supply="1 military",
    )

    act(game, "pass", "pass", "conquer 6", "send 1", "archive b1")

    assert (game.choice().question, game.seat) == ("gain-basic", 3)


# What is lost and what is kept


@pytest.mark.rule("CONT-PASS-04")
def test_passing_loses_the_counters_at_once_and_keeps_every_kind_of_token() -> None:
    """Q-C-15: Gold, Culture, Production tokens and Market tokens, used ones too."""
    game = scene(
        supply="2 production 3 science 4 military 5 culture 6 gold",
        production_tokens=2,
        market_tokens="carthage-mercenaries",
        used_tokens="baghdad-scholars",
        exploration="gauls",
        other=GOLD,
    )

    act(game, "pass")

    held = holdings(game)
    assert supply(game) == {"culture": 5, "gold": 6}
    assert held.production == 2
    assert keys(game, held.market) == ["carthage-mercenaries"]
    assert keys(game, held.used) == ["baghdad-scholars"]
    assert keys(game, held.exploration) == ["gauls"]
    assert game.choice().question == "take-turn"


@pytest.mark.rule("CONT-PASS-04")
def test_the_counters_of_the_others_stay() -> None:
    game = table(3, {1: {"supply": "1 science"}, 2: {"supply": "2 military 1 gold"}}, supply="3 production")

    act(game, "pass")

    assert [supply(game, seat) for seat in range(3)] == [{}, {"science": 1}, {"military": 2, "gold": 1}]


@pytest.mark.rule("CONT-PASS-04")
def test_until_they_pass_players_keep_their_counters_from_turn_to_turn() -> None:
    game = scene(supply="4 production 2 science", other=GOLD)

    act(game, "build workshop", "build workshop")

    assert game.seat == 0
    assert supply(game) == {"production": 2, "science": 2}


@pytest.mark.rule("CONT-PASS-04")
def test_what_was_kept_can_be_spent_in_the_next_round() -> None:
    game = scene(supply="1 gold 2 science", production_tokens=1)

    all_pass(game)
    act(game, "activate 1 a", "activate 1 a", "pass", "produce", "build workshop")

    assert supply(game) == {}
    assert holdings(game).production == 0


@pytest.mark.rule("CONT-PASS-04")
def test_counters_gained_after_passing_are_lost_when_the_round_ends() -> None:
    """Q-C-16. Lalibela gives 2 Basic resources for the card that Sakoku archives."""
    game = table(
        5,
        {
            1: {"passed": True},
            2: {"passed": True},
            3: {
                "policies": "sakoku",
                "passed": True,
                "troops": "7:8 6:1",
                "city": f"lalibela* library {FORTS}",
                "known": "mine fort",
            },
            4: {"passed": True},
        },
        display=" ".join(ROW),
        eras=[" ".join(DECK)],
        luck="fortress harbor university guildhall compass",
        supply="1 military",
    )

    act(game, "conquer 6", "send 1", "archive b1", "take science")
    gained = supply(game, 3)
    act(game, "pass")

    assert gained == {"science": 2, "culture": 1}
    assert game.choice().question == "activate"
    assert supply(game, 3) == {"culture": 1}


# The end of the action step


@pytest.mark.rule("CONT-PASS-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_action_step_ends_when_all_have_passed_and_not_before(players: int) -> None:
    game = table(players)

    questions = []
    for _ in range(players):
        questions.append(game.choice().question)
        act(game, "pass")

    assert questions == ["take-turn"] * players
    assert [event.seat for event in told(game, "passed")] == list(range(players))
    assert game.choice().question == "activate"
    assert game.state.round == 2


@pytest.mark.rule("CONT-PASS-05")
def test_activated_cards_stay_until_all_have_passed() -> None:
    """Q-C-16 and Q-C-17: in Duel they would go with the pass."""
    game = scene(
        city=f"work-camp* library* {FORTS}",
        known="forum mine",
        other={"city": f"mine* library {FORTS}", "known": "forum"},
    )

    act(game, "pass")
    after_one = city(game)[:2]
    act(game, "pass")

    assert after_one == ["work-camp", "library"]
    assert city(game)[:2] == ["mine", "forum"]
    assert city(game, 1)[:2] == ["forum", "library"]
