"""What the game is about, its rule switches, whose turn it is, and the four phases of a turn."""

from __future__ import annotations

import pytest

from monumental import Game, new_game, score_sheets, unpack, winners
from monumental.games.classic import SWITCHES
from monumental.play.setup import SetupError
from tests.classic_scene import (
    act,
    city,
    end_turn,
    holdings,
    keys,
    offered,
    player,
    refused,
    scene,
    supply,
    told,
    words,
)
from tests.rules.classic.test_city_setup import PEOPLES
from tests.rules.classic.test_decks import ERA_2
from tests.rules.classic.test_setup import opening

EVERY_ACTIVATION = [f"activate {row} {column}" for row in (1, 2, 3) for column in "abc"]

BEFORE_ACTIVATION = ["TakeActions 0", "ChooseRowAndColumn 0"]

#: The phase that each event of a turn belongs to.
PHASES = {
    "activated": "Activate City",
    "took-production": "Take Actions",
    "dealt": "Replenish City",
    "display-discarded": "Replenish Display",
    "display-dealt": "Replenish Display",
}


def table_of(seats: int, first: int) -> Game:
    """So many players at the beginning of a round, with cards enough for some turns."""
    more = [{"civilization": "greeks", "capital": 5}, {"civilization": "chinese", "capital": 7}]
    return scene(
        drawing="C m1 C m1 C m1 C",
        capitals=(1, 3),
        more=more[: seats - 2],
        display="stonehenge apothecary seafaring pyramids marketplace wheel",
        eras=[" ".join(ERA_2), "internet flight"],
        separations=1,
        first=first,
        agenda=[f"StartTurn {first}"],
        luck=" ".join(ERA_2),
    )


# The aim


@pytest.mark.rule("BASE-AIM-01")
def test_the_player_with_the_most_points_at_the_end_wins() -> None:
    """Riches count for nothing against points."""
    game = scene(
        final=True,
        ending=True,
        active=1,
        troops="1:7 2:1 6:1",
        other={"troops": "5:8 4:1", "supply": "9 gold 9 culture"},
    )

    act(game, "end")

    assert game.over
    assert [sheet.total for sheet in score_sheets(game)] == [2 + 3, 1]
    assert winners(game) == [0]
    assert refused(game, "end") == ("game-over", "BASE-END-02")


@pytest.mark.rule("BASE-AIM-01")
def test_points_are_counted_when_the_game_ends_not_before() -> None:
    game = scene(
        final=True, ending=True, active=1, tokens={}, troops="1:8 3:1", other={"supply": "2 military"}
    )
    before = winners(game)

    act(game, "conquer 4", "send 5", "conquer 9", "send 5", "end")

    assert before == [0]
    assert winners(game) == [1]
    assert [sheet.total for sheet in score_sheets(game)] == [1, 2 + 3]


@pytest.mark.rule("BASE-AIM-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_for_up_to_four_players(seats: int) -> None:
    """One player has the solo mode."""
    game = new_game("classic", seats=seats, seed=1)

    assert len(game.state.players) == seats


@pytest.mark.rule("BASE-AIM-02")
def test_there_is_no_seat_for_a_fifth_player() -> None:
    """M-14: though there are five civilizations."""
    with pytest.raises(SetupError, match=r"classic has \d to 4 seats, not 5"):
        new_game("classic", seed=1, civilizations=PEOPLES)


# Rule switches


def test_where_the_letter_and_the_published_edition_differ() -> None:
    letter = unpack("classic").rules.switches
    published = unpack("classic", preset="published").rules.switches

    assert letter == unpack("classic", preset="rulebook").rules.switches == SWITCHES
    assert letter == {
        "barbarian_units": False,
        "isolated_strict": False,
        "outpost_rebuild": False,
        "explorer_water": True,
        "keep_display_after_end": False,
        "automa_two_cards": False,
        "automa_consolation": False,
        "automa_token_gold": False,
        "automa_gold_scores": False,
        "automa_markets_reopen": False,
    }
    assert published == {
        **letter,
        "outpost_rebuild": True,
        "keep_display_after_end": True,
        "automa_two_cards": True,
        "automa_consolation": True,
        "automa_token_gold": True,
        "automa_gold_scores": True,
        "automa_markets_reopen": True,
    }


def test_a_table_may_set_single_switches_on_top_of_a_preset() -> None:
    game = new_game(
        "classic",
        seats=2,
        seed=1,
        preset="published",
        switches={"outpost_rebuild": False, "explorer_water": False},
    )

    changed = {
        switch for switch, value in game.rules.presets["published"].items() if game.rules.on(switch) != value
    }

    assert changed == {"outpost_rebuild", "explorer_water"}
    assert SWITCHES["explorer_water"]


@pytest.mark.parametrize(
    ("preset", "switches", "sentence"),
    [
        ("house", {}, "unknown preset 'house' "),
        ("rulebook", {"outposts": True}, "unknown rule switch 'outposts'"),
    ],
)
def test_an_unknown_preset_or_switch_is_refused(
    preset: str, switches: dict[str, bool], sentence: str
) -> None:
    with pytest.raises(SetupError, match=sentence):
        new_game("classic", seats=2, seed=1, preset=preset, switches=switches)


# The start player


@pytest.mark.rule("BASE-CITY-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_players_may_say_who_is_start_player(first: int) -> None:
    """Who last was abroad, the players know best (M-11); the token is part of the position (M-15)."""
    game = new_game("classic", seed=1, civilizations=PEOPLES[:3], first=first, draw_capitals=True, journal=[])

    assert game.state.first == first
    assert [event.seat for event in told(game, "first-player")] == [first]
    assert (game.seat, game.choice().question) == (first, "activate")


@pytest.mark.rule("BASE-CITY-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_otherwise_luck_decides_who_is_start_player(first: int) -> None:
    """M-11."""
    game = opening(3, first=None, then=[first])

    assert game.state.first == first
    assert game.seat == (first - 1) % 3


@pytest.mark.rule("BASE-CITY-12")
def test_the_start_player_is_a_seat_at_the_table() -> None:
    with pytest.raises(SetupError, match="the first player is a seat from 0 to 2, not 3"):
        new_game("classic", seats=3, seed=1, first=3)


@pytest.mark.rule("BASE-TURN-01")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, [0, 1, 0, 1, 0]),
        (2, 1, [1, 0, 1, 0, 1]),
        (3, 1, [1, 2, 0, 1, 2]),
        (4, 0, [0, 1, 2, 3, 0]),
        (4, 2, [2, 3, 0, 1, 2]),
    ],
)
def test_the_start_player_begins_and_turns_go_clockwise(seats: int, first: int, order: list[int]) -> None:
    game = table_of(seats, first)
    turns = []

    for _ in range(5):
        turns.append(game.seat)
        act(game, "activate 1 a")
        end_turn(game)

    assert turns == order
    assert [event.seat for event in told(game, "turn-begins")][:4] == order[1:]


@pytest.mark.rule("BASE-TURN-01")
@pytest.mark.parametrize("first", [0, 2])
def test_a_new_round_begins_with_the_start_player_who_stays_the_same(first: int) -> None:
    """M-15: unlike in Duel, the token never changes hands."""
    game = table_of(3, first)
    rounds = []

    for _ in range(7):
        rounds.append(game.state.round)
        act(game, "activate 1 a")
        end_turn(game)

    assert rounds == [2, 2, 2, 3, 3, 3, 4]
    assert [event.seat for event in told(game, "round-begins")] == [first] * 2
    assert game.state.first == first


@pytest.mark.rule("BASE-TURN-01")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    """A turn has any number of actions, and none of them hands it on."""
    game = scene(supply="4 production", other={"supply": "4 production"})
    asked = []

    for action in ("build workshop", "build laboratory", "end"):
        asked.append(game.seat)
        act(game, action)

    assert asked == [0, 0, 0]
    assert (game.seat, game.choice().question) == (1, "activate")
    assert keys(game, player(game, 1).deck.cards()) == []


# Phases


@pytest.mark.rule("BASE-TURN-02")
def test_a_turn_is_activate_city_take_actions_replenish_city_replenish_display() -> None:
    game = scene(
        city="fort . . . . . . . .",
        urn="library library library library library library library library work-camp",
        explorers=[2, 1],
        display="stonehenge apothecary seafaring pyramids marketplace wheel",
        eras=["irrigation weaponry"],
        agenda=["StartTurn 0"],
        luck="work-camp " + "library " * 8 + "weaponry irrigation",
    )

    asked = [game.choice().question]
    act(game, "activate 1 a")
    asked.append(game.choice().question)
    act(game, "pick-up 1", "end")

    assert game.journal is not None
    phases = [PHASES[event.key] for event in game.journal if event.key in PHASES]
    assert asked == ["activate", "take-turn"]
    assert list(dict.fromkeys(phases)) == [
        "Activate City",
        "Take Actions",
        "Replenish City",
        "Replenish Display",
    ]
    assert phases == sorted(phases, key=list(dict.fromkeys(PHASES.values())).index)
    assert city(game)[:2] == ["work-camp", "library"]
    assert (game.seat, game.choice().question) == (1, "activate")


@pytest.mark.rule("BASE-TURN-02")
def test_activation_cannot_be_skipped() -> None:
    """Q-B-56; an empty city is no exception."""
    game = scene(agenda=BEFORE_ACTIVATION)

    assert words(game) == EVERY_ACTIVATION
    assert refused(game, "end") == ("city-first", "BASE-TURN-02")


@pytest.mark.rule("BASE-TURN-02")
def test_nothing_can_be_done_before_the_city_is_activated() -> None:
    """Q-B-55: neither actions nor tokens of the reserve."""
    game = scene(
        agenda=BEFORE_ACTIVATION,
        supply="5 production 5 military 1 culture",
        market_tokens="carthage-mercenaries",
        production_tokens=1,
        explorers=[2, 1],
        troops="1:6 6:3",
    )
    early = ["produce", "token carthage-mercenaries", "build workshop", "conquer 2", "pick-up 1", "outpost 6"]
    assert words(game) == EVERY_ACTIVATION
    assert [refused(game, action) for action in early] == [("city-first", "BASE-TURN-02")] * 6

    act(game, "activate 1 a")

    assert [action in words(game) for action in early] == [True] * 6


@pytest.mark.rule("BASE-TURN-02")
def test_a_city_is_activated_once_in_a_turn() -> None:
    game = scene(city="fort* fort* . . . . . . .")

    assert offered(game, "activate") == []
    assert refused(game, "activate 1 a") == ("city-is-activated", "BASE-TURN-02")


@pytest.mark.rule("BASE-TURN-02")
def test_texts_and_tokens_need_not_be_used_before_the_turn_ends() -> None:
    """Q-B-56: activation is mandatory, using what it offers is not."""
    game = scene(
        city="forum* . . . . . . . .",
        supply="1 production 1 science",
        market_tokens="carthage-mercenaries",
        production_tokens=1,
        luck="forum",
    )
    assert "use a1" in words(game)

    act(game, "end")

    assert (game.seat, game.choice().question) == (1, "activate")
    assert supply(game) == {}
    assert (keys(game, holdings(game).market), holdings(game).production) == (["carthage-mercenaries"], 1)


@pytest.mark.rule("BASE-TURN-02")
def test_no_action_is_possible_once_the_city_is_being_replenished() -> None:
    """Q-B-55: two Knowledge cards want the same place, and nothing else is asked."""
    game = scene(
        production_tokens=1,
        market_tokens="carthage-mercenaries",
        known="work-camp wheel seafaring",
        luck="seafaring",
    )

    act(game, "end")

    assert words(game) == ["keep seafaring", "keep wheel"]
    assert refused(game, "produce") == ("not-asked-now", "BASE-REPC-04")
    act(game, "keep wheel")
    assert (game.seat, game.choice().question) == (1, "activate")
    assert holdings(game).production == 1
