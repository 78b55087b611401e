"""Where the Spanish, Czech and Japanese leaflets differ: which reading is played, and the switch."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.games.continuous import PRESETS, SWITCHES
from tests.classic_scene import holdings
from tests.continuous_scene import act, offered, scene, supply, told, words
from tests.rules.continuous.around_the_table import DECK, ROW, all_pass, discarded, slots, table


def after_a_round(players: int, taken: int, spanish: bool) -> Game:
    """So many cards next to the deck were taken, and all have passed."""
    display = ["."] * taken + ROW[taken : players + 4]
    game = table(
        players,
        display=" ".join(display),
        eras=[" ".join(DECK)],
        luck=" ".join(DECK),
        switches={"leave_as_many_as_players": spanish},
    )
    all_pass(game)
    return game


# The cards of the display that go: until so many are missing, or until so many are left


@pytest.mark.rule("CONT-REPD-02")
@pytest.mark.parametrize(
    ("players", "gone"),
    [
        (2, [2, 1, 0, 0]),
        (3, [3, 2, 1, 0, 0]),
        (4, [4, 3, 2, 1, 0, 0]),
        (5, [5, 4, 3, 2, 1, 0, 0]),
    ],
)
def test_by_the_czech_and_japanese_text_cards_go_until_as_many_are_missing_as_there_are_players(
    players: int, gone: list[int]
) -> None:
    """Q-C-01: `gone` are the discarded cards where 0, 1, 2 … were taken."""
    games = [after_a_round(players, taken, spanish=False) for taken in range(len(gone))]

    assert [len(discarded(game)) for game in games] == gone
    assert [len(told(game, "display-dealt")) for game in games] == [
        max(players, taken) for taken in range(len(gone))
    ]


@pytest.mark.rule("CONT-REPD-03")
@pytest.mark.parametrize(
    ("players", "gone"),
    [
        (2, [4, 3, 0, 0]),
        (3, [4, 3, 2, 0, 0]),
        (4, [4, 3, 2, 1, 0, 0]),
        (5, [4, 3, 2, 1, 0, 0, 0]),
    ],
)
def test_by_the_spanish_text_cards_go_until_as_many_are_left_as_there_are_players(
    players: int, gone: list[int]
) -> None:
    """Q-C-01, switch leave_as_many_as_players. Only where fewer were taken than there are players."""
    games = [after_a_round(players, taken, spanish=True) for taken in range(len(gone))]

    assert [len(discarded(game)) for game in games] == gone
    for taken, game in enumerate(games):
        left = players if taken < players else 4 + players - taken
        assert slots(game)[-left:] == ROW[taken : taken + left]
        assert discarded(game) == ROW[taken + left : players + 4][::-1]


@pytest.mark.rule("CONT-REPD-02", "CONT-REPD-03")
@pytest.mark.parametrize("taken", [0, 1, 2, 3, 4, 5])
def test_with_four_players_both_texts_mean_the_same(taken: int) -> None:
    """Q-C-01: of eight cards four are missing when four are left, as in the example of all three."""
    missing = after_a_round(4, taken, spanish=False)
    left = after_a_round(4, taken, spanish=True)

    assert slots(missing) == slots(left)
    assert discarded(missing) == discarded(left)


@pytest.mark.rule("CONT-REPD-03")
@pytest.mark.parametrize("spanish", [False, True])
def test_with_five_players_and_four_cards_taken_the_spanish_text_discards_nothing(spanish: bool) -> None:
    """Q-C-01: five of nine are left already, although fewer were taken than there are players."""
    game = after_a_round(5, 4, spanish)

    assert discarded(game) == ([] if spanish else ["irrigation"])
    assert slots(game)[-4:] == (ROW[5:9] if spanish else ROW[4:8])


@pytest.mark.rule("CONT-REPD-02")
def test_the_czech_and_japanese_text_is_played_unless_the_switch_is_turned_on() -> None:
    """Q-C-01: in both presets."""
    by_default = table(2, display=" ".join(ROW[:6]), eras=[" ".join(DECK)], luck=" ".join(DECK))

    all_pass(by_default)

    assert SWITCHES["leave_as_many_as_players"] is False
    assert [PRESETS[name]["leave_as_many_as_players"] for name in ("rulebook", "published")] == [False, False]
    assert slots(by_default) == slots(after_a_round(2, 0, spanish=False))


@pytest.mark.rule("CONT-REPD-03")
def test_the_spanish_reading_counts_a_card_that_was_acquired() -> None:
    """With two players one card taken throws away three more."""
    game = scene(
        display=" ".join(ROW[:6]),
        eras=[" ".join(DECK)],
        luck=" ".join(DECK),
        switches={"leave_as_many_as_players": True},
        supply="3 production",
    )

    act(game, "acquire 2")
    all_pass(game)

    assert discarded(game) == ["mathematics", "seafaring", "caravanserai"]
    assert slots(game) == ["guildhall", "university", "harbor", "fortress", "marketplace", "apothecary"]


# When the deck is counted


@pytest.mark.rule("CONT-END-01")
@pytest.mark.parametrize("spanish", [False, True])
def test_the_deck_is_counted_after_dealing_with_either_reading_of_the_display(spanish: bool) -> None:
    """Q-C-03: by the letter of the Spanish text the 5 cards before the deal would not be few enough."""
    cards = DECK[:5] if not spanish else DECK[:7]
    game = scene(
        display=" ".join(ROW[:6]),
        eras=[" ".join(cards)],
        luck=" ".join(cards),
        switches={"leave_as_many_as_players": spanish},
    )

    all_pass(game)

    assert game.state.display.deck_count() == 3
    assert game.state.final


# Dealing from right to left, which the Japanese text shows in its example only


@pytest.mark.rule("CONT-REPD-05")
@pytest.mark.parametrize(("players", "taken"), [(2, 1), (3, 0), (5, 5)])
def test_cards_are_dealt_from_right_to_left_with_any_number_of_players(players: int, taken: int) -> None:
    game = after_a_round(players, taken, spanish=False)

    assert [event.place for event in told(game, "display-dealt")] == list(range(players - 1, -1, -1))
    assert slots(game)[:players] == DECK[:players][::-1]


# Free actions


@pytest.mark.rule("CONT-FREE-01")
def test_there_is_no_limit_to_the_free_actions_of_a_turn() -> None:
    """Q-C-12: "any number of times" is in the Japanese text only."""
    tokens = ["baghdad-scholars", "carthage-mercenaries", "carthage-purple-cloth", "timbuktu-manuscripts"]
    game = scene(market_tokens=" ".join(tokens), production_tokens=4, supply="2 production")

    act(game, *["produce"] * 3, *[f"token {token}" for token in tokens[:2]])
    act(game, "build workshop", *[f"token {token}" for token in tokens[2:3]], "produce")
    still_open = words(game)
    act(game, f"token {tokens[3]}")

    assert still_open == ["token timbuktu-manuscripts", "end"]
    assert holdings(game).market == ()
    assert supply(game) == {"production": 4, "science": 6, "military": 4, "culture": 2, "gold": 1}
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-05")
def test_all_developed_policies_give_their_bonus_again_not_the_active_one_alone() -> None:
    """Q-C-13: Czech and Japanese speak of active Policies, Spanish of Policies; the base rule stands."""
    game = scene(
        civ="danes", against="greeks", policies="danegeld viking-raids thing-assembly", supply="4 culture"
    )

    act(game, "develop sagas")

    assert supply(game) == {"production": 1, "science": 3, "military": 3, "gold": 1}


@pytest.mark.rule("CONT-FREE-02")
def test_a_card_that_the_action_merely_makes_useful_is_not_triggered_by_it() -> None:
    """Spanish has any benefit the action may provide, the others only what it specifically triggers."""
    game = scene(
        civ="danes",
        against="greeks",
        city="mead-hall* . . . . . . . .",
        policies="viking-raids",
        supply="1 military",
        luck="thracians",
    )

    act(game, "conquer 2", "send 1", "branch 1")

    assert supply(game) == {"production": 1, "gold": 1}
    assert told(game, "used") == []
    assert game.seat == 1


@pytest.mark.rule("CONT-FREE-08")
def test_a_token_of_the_own_supply_is_free_whenever_it_was_taken() -> None:
    """Spanish has a token of one's supply, Czech and Japanese one obtained before: not another's."""
    game = scene(market_tokens="baghdad-scholars", other={"market_tokens": "carthage-mercenaries"})

    mine = offered(game, "token")
    act(game, "pass")

    assert mine == ["token baghdad-scholars"]
    assert offered(game, "token") == ["token carthage-mercenaries"]


# Conditions and passing


@pytest.mark.rule("CONT-FREE-10")
def test_a_condition_of_the_turn_may_be_met_on_any_turn_of_the_round() -> None:
    """All three texts come to the same: the condition was met two turns ago."""
    gold = {"supply": "20 gold"}
    altar = "warrior-priest-altar* . . . . . . . ."
    game = scene(city=altar, supply="1 military 2 gold", tokens={}, other=gold)

    act(game, "conquer 2", "send 1", "build workshop", "build workshop", "build workshop", "use a1")

    assert supply(game) == {"culture": 1}


@pytest.mark.rule("CONT-PASS-04")
def test_production_counters_are_lost_and_production_tokens_kept() -> None:
    """Q-C-15: "keeping Gold, Culture or Production" means the tokens from the map, as Japanese says."""
    game = scene(supply="3 production", production_tokens=2, other={"supply": "2 gold"})

    act(game, "pass")

    assert supply(game) == {}
    assert holdings(game).production == 2
