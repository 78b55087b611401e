"""Replenishing the cities when all have passed: all discard, Action markers go, cities are dealt full."""

from __future__ import annotations

import pytest

from monumental.engine.pieces.city import is_marked
from monumental.engine.state import POLICY, WARLORD
from monumental.games.classic.state import classic
from tests.continuous_scene import act, city, deck, keys, player, refused, scene, supply, told, words
from tests.rules.continuous.around_the_table import all_pass, table

#: The last seven cells of a city, none of them activated.
FORTS = "fort fort fort fort fort fort fort"


# Discarding


@pytest.mark.rule("CONT-REPC-01")
def test_all_players_discard_their_activated_cards_and_knowledge_and_keep_the_rest() -> None:
    cities = {
        1: {"city": f"library* mine {FORTS}", "known": "work-camp"},
        2: {"city": f"agora/philosophy* work-camp* {FORTS}", "known": "mine forum", "discard": "forum"},
    }
    game = table(3, cities, city=f"fort library* {FORTS}", known="forum")

    all_pass(game)

    assert [sorted(keys(game, player(game, seat).discard)) for seat in range(3)] == [
        ["library"],
        ["library"],
        ["agora", "forum", "philosophy", "work-camp"],
    ]
    assert [city(game, seat)[:2] for seat in range(3)] == [
        ["fort", "forum"],
        ["work-camp", "mine"],
        ["forum", "mine"],
    ]
    assert [player(game, seat).rotated for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("CONT-REPC-01")
def test_nobody_discards_before_the_last_player_has_passed() -> None:
    game = table(
        3,
        {1: {"city": f"library* mine {FORTS}", "known": "forum"}},
        city=f"library* mine {FORTS}",
        known="forum",
    )

    act(game, "pass", "pass")
    before = [player(game, seat).discard for seat in range(3)]
    act(game, "pass")

    assert before == [(), (), ()]
    assert [keys(game, player(game, seat).discard) for seat in range(3)] == [["library"], ["library"], []]


@pytest.mark.rule("CONT-REPC-01")
def test_cards_that_were_drawn_are_discarded_with_the_activated_ones() -> None:
    game = scene(city=f"fort fort {FORTS}", known="mine library", supply="2 science")

    act(game, "progress")
    drawn = keys(game, player(game).drawn)
    before = player(game).discard
    all_pass(game)

    assert drawn == ["library"]
    assert before == ()
    assert keys(game, player(game).discard) == ["library"]
    assert player(game).drawn == ()


@pytest.mark.rule("CONT-REPC-01")
def test_a_player_who_activated_nothing_discards_nothing() -> None:
    game = scene(city=f"library mine {FORTS}", known="forum")

    all_pass(game)

    assert player(game).discard == ()
    assert deck(game) == ["forum"]


# Action markers


@pytest.mark.rule("CONT-REPC-02")
def test_the_action_markers_of_all_players_go_from_cards_policies_warlords_and_explorers() -> None:
    marked = {"city": f"library! mine {FORTS}", "marks": ["policy", "warlord"], "explored": [1, 2]}
    game = table(3, {1: {**marked, "policies": "sagas"}, 2: {**marked, "policies": "phalanx"}}, **marked)

    all_pass(game)

    assert [player(game, seat).marked for seat in range(3)] == [0, 0, 0]
    assert classic(game).explored == 0


@pytest.mark.rule("CONT-REPC-02")
def test_action_markers_stay_until_all_have_passed() -> None:
    game = scene(city=f"library! mine {FORTS}", marks=["policy", "warlord"], explored=[2])

    act(game, "pass")

    assert is_marked(player(game), 0)
    assert is_marked(player(game), POLICY)
    assert is_marked(player(game), WARLORD)
    assert classic(game).explored == 0b10


@pytest.mark.rule("CONT-REPC-02")
def test_a_policy_used_in_a_round_can_be_used_in_the_next() -> None:
    game = scene(policies="house-of-life", other={"supply": "2 production"})

    act(game, "policy", "build workshop")
    reason = refused(game, "policy")
    all_pass(game)
    act(game, "activate 1 a", "activate 1 a", "pass", "policy")

    assert reason == ("already-used", "CONT-ACT-14")
    assert supply(game) == {"science": 1}


@pytest.mark.rule("CONT-REPC-02")
def test_an_explorer_that_acted_can_act_in_the_next_round() -> None:
    game = scene(explorers=[2, 6], other={"supply": "2 production"}, city=f"fort fort {FORTS}")

    act(game, "pick-up 1", "end", "build workshop")
    reason = refused(game, "pick-up 1")
    all_pass(game)
    act(game, "activate 1 a", "activate 1 a", "pass", "explore 1 7", "pick-up 1")

    assert reason == ("explorer-has-acted", "CONT-ACT-15")
    assert [event.place + 1 for event in told(game, "took-production")] == [2, 7]


# Reinforced cards


@pytest.mark.rule("CONT-REPC-01", "CONT-REPC-03")
def test_a_reinforced_card_can_still_be_used_and_stays_in_the_city_when_the_round_ends() -> None:
    """Q-C-23. The Knowledge under it goes."""
    game = scene(
        city=f"mine/hieroglyphs* library* {FORTS}",
        known="work-camp",
        gained="2 production",
        other={"supply": "2 production"},
    )

    act(game, "use a1k", "reinforce a1", "build workshop", "use a1")
    before = (city(game)[0], player(game).discard, supply(game))
    all_pass(game)

    assert before == ("mine", (), {"gold": 1})
    assert city(game)[:2] == ["mine", "work-camp"]
    assert sorted(keys(game, player(game).discard)) == ["hieroglyphs", "library"]


@pytest.mark.rule("CONT-REPC-02")
def test_a_reinforced_card_lies_there_unmarked_and_is_not_activated() -> None:
    """Q-C-23: it can be activated and used in the next round like any other."""
    game = scene(city=f"mine!/hieroglyphs* library {FORTS}", gained="2 production", production_tokens=2)

    act(game, "use a1k", "reinforce a1")
    all_pass(game)
    before = (player(game).rotated, player(game).marked)
    act(game, "activate 3 c", "activate 1 a", "pass", "produce", "produce", "use a1")

    assert before == (0, 0)
    assert supply(game) == {"production": 2, "science": 1, "military": 3, "gold": 1}


# Archiving


@pytest.mark.rule("CONT-REPC-03")
def test_a_card_archived_on_the_own_turn_leaves_a_gap_until_the_round_ends() -> None:
    """Q-C-18."""
    game = scene(city=f"scriptorium* library {FORTS}", known="forum mine", other={"supply": "4 production"})

    act(game, "use a1", "archive b1", "build workshop")
    on_the_next_turn = city(game)[:2]
    all_pass(game)

    assert on_the_next_turn == ["scriptorium", "."]
    assert city(game)[:2] == ["mine", "forum"]


@pytest.mark.rule("CONT-REPC-03")
@pytest.mark.parametrize("passed", [False, True])
def test_a_card_archived_on_the_turn_of_another_player_is_replaced_at_once(passed: bool) -> None:
    """Q-C-18: the new card is not activated. Sakoku archives a card when a Province is lost."""
    game = scene(
        against="japanese",
        troops="1:7 2:1 3:1",
        supply="1 military",
        other={
            "policies": "sakoku",
            "passed": passed,
            "troops": "5:8 4:1",
            "city": f"library* work-camp {FORTS}",
            "known": "fort forum",
            "supply": "1 science 1 military",
        },
    )

    act(game, "conquer 4", "send 1", "archive b1")

    assert city(game, 1)[:2] == ["library", "forum"]
    assert deck(game, 1) == ["fort"]
    assert player(game, 1).rotated == 0b1
    assert player(game, 1).activated == 0b1


@pytest.mark.rule("CONT-REPC-03")
def test_a_replacement_can_not_be_used_this_round() -> None:
    """Q-C-18."""
    game = scene(
        against="japanese",
        troops="1:7 2:1 3:1",
        supply="1 military",
        other={
            "policies": "sakoku",
            "troops": "5:8 4:1",
            "city": f"library* work-camp {FORTS}",
            "known": "forum",
            "supply": "1 science 1 military",
        },
    )

    act(game, "conquer 4", "send 1", "archive b1")

    assert game.seat == 1
    assert refused(game, "use b1") == ("not-activated", "CONT-ACT-11")


# Dealing, by the normal rules


@pytest.mark.rule("CONT-REPC-03")
def test_every_city_is_dealt_full_row_by_row_from_its_own_deck() -> None:
    game = scene(
        city=f"work-camp* . {FORTS}",
        known="mine forum",
        other={
            "city": "fort fort fort fort library* library* library* fort fort",
            "known": "work-camp mine forum",
        },
    )

    all_pass(game)

    assert city(game)[:2] == ["forum", "mine"]
    assert city(game, 1)[4:7] == ["forum", "mine", "work-camp"]


@pytest.mark.rule("CONT-REPC-03")
def test_a_knowledge_that_is_dealt_gets_a_card_on_top() -> None:
    game = scene(city=f"work-camp* mine {FORTS}", known="forum hieroglyphs")

    all_pass(game)

    assert (city(game)[0], city(game)[9]) == ("forum", "hieroglyphs")


@pytest.mark.rule("CONT-REPC-03")
def test_an_empty_deck_is_made_anew_from_the_discards_of_the_round() -> None:
    game = scene(city=f"work-camp* mine* {FORTS}", known="forum", luck="work-camp")

    all_pass(game)

    assert [event.seat for event in told(game, "reshuffled")] == [0]
    assert city(game)[:2] == ["forum", "work-camp"]
    assert player(game).discard == ()


@pytest.mark.rule("CONT-REPC-03")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 0])])
def test_each_player_is_asked_about_a_second_knowledge_of_their_own(first: int, order: list[int]) -> None:
    """Q-C-30: in whichever order the cities are dealt, the outcome is the same."""
    game = scene(
        first=first,
        active=first,
        city=f"work-camp* fort {FORTS}",
        known="forum wheel irrigation",
        other={"city": f"library* fort {FORTS}", "known": "mine longships weaponry"},
    )

    all_pass(game)
    asked = []
    while game.choice().question == "keep-knowledge":
        asked.append(game.seat)
        act(game, words(game)[1])

    assert asked == order
    assert (city(game)[0], city(game)[9]) == ("forum", "wheel")
    assert (city(game, 1)[0], city(game, 1)[9]) == ("mine", "longships")
    assert sorted(keys(game, player(game).discard)) == ["irrigation", "work-camp"]
    assert sorted(keys(game, player(game, 1).discard)) == ["library", "weaponry"]
