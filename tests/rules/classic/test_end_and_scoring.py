"""The end of the game: its trigger, the final turns, points, Dominance and ties."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, new_game, score_sheets, winners
from monumental.engine.scoring.points import achievements
from monumental.games.classic import SWITCHES
from tests.classic_scene import act, city, refused, scene, supply, told

ACHIEVEMENTS = ["provinces", "knowledge", "wonders", "policies"]

THREE_CAPITALS = """
C   m1  C
  m1  m1
..  C   ..
"""

FOUR_CAPITALS = """
C   m1  C
  m1  m1
C   m1  C
"""

SIX = "marketplace scriptorium apothecary seafaring mathematics weaponry"
DECK = "wheel irrigation pyramids stonehenge great-wall caravanserai terracotta-army warrior-priest-altar"


def table_of(seats: int, **position: Any) -> Game:
    """A game of two to four players."""
    if seats == 2:
        return scene(**position)
    greeks = {"civilization": "greeks", "capital": 6}
    if seats == 3:
        return scene(drawing=THREE_CAPITALS, capitals=(1, 3), more=[greeks], **position)
    chinese = {"civilization": "chinese", "capital": 8}
    return scene(drawing=FOUR_CAPITALS, capitals=(1, 3), more=[greeks, chinese], **position)


def game_with_deck_for(turns: int, seats: int, first: int, **position: Any) -> Game:
    """A new round begins. Nobody acquires anything: the Development deck lasts for so many turns."""
    deck = " ".join(DECK.split()[: turns * (2 if seats == 2 else 1)])
    return table_of(
        seats, first=first, display=SIX, eras=[deck], luck=deck, agenda=[f"StartTurn {first}"], **position
    )


def play_turn(game: Game) -> int:
    """Whose turn it was."""
    seat = game.seat
    act(game, "activate 1 a", "end")
    return seat


def points(game: Game, name: str, seat: int = 0) -> int:
    return {line.name: line.points for line in score_sheets(game)[seat].lines}[name]


def dominance(game: Game, name: str) -> list[int]:
    """The Dominance points of all seats."""
    return [{line.name: line.dominance for line in sheet.lines}[name] for sheet in score_sheets(game)]


def totals(game: Game) -> list[int]:
    return [sheet.total for sheet in score_sheets(game)]


# The trigger


@pytest.mark.rule("BASE-END-01")
@pytest.mark.parametrize(
    ("deck", "triggered"), [("wheel irrigation", False), ("wheel", True)], ids=["one left", "the last"]
)
def test_the_end_is_triggered_when_the_last_development_card_is_dealt(deck: str, triggered: bool) -> None:
    game = table_of(3, display=SIX, eras=[deck], luck="wheel")

    act(game, "end")

    assert len(told(game, "end-triggered")) == int(triggered)
    assert not game.over


@pytest.mark.rule("BASE-END-01")
@pytest.mark.parametrize(("cards", "triggered"), [(7, False), (6, True), (5, True)])
def test_an_emptied_display_triggers_nothing_while_the_deck_can_fill_it(cards: int, triggered: bool) -> None:
    deck = DECK.split()[:cards]
    game = table_of(
        3,
        display="marketplace . . . . .",
        eras=[" ".join(deck)],
        luck=" ".join(deck[:6]),
        supply="3 production",
    )

    act(game, "acquire 1")
    assert told(game, "end-triggered") == []
    act(game, "end")

    assert len(told(game, "end-triggered")) == int(triggered)


@pytest.mark.rule("BASE-END-01")
def test_the_end_is_triggered_once() -> None:
    game = game_with_deck_for(1, 3, 0)

    play_turn(game)
    play_turn(game)

    assert len(told(game, "end-triggered")) == 1


# The final turns


@pytest.mark.rule("BASE-END-02", "BASE-END-03")
@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize(
    ("seats", "first", "turn"),
    [(seats, first, turn) for seats in (2, 3, 4) for first in range(seats) for turn in range(1, seats + 1)],
)
def test_the_round_is_finished_and_everybody_takes_one_final_turn_whoever_triggers_the_end(
    seats: int, first: int, turn: int, keep: bool
) -> None:
    """Q-B-50: the deck runs out on some turn of the first round."""
    game = game_with_deck_for(turn, seats, first, switches={"keep_display_after_end": keep})
    played: list[int] = []

    while not game.over and len(played) < 40:
        played.append(play_turn(game))
        if len(played) < turn:
            assert told(game, "end-triggered") == []

    assert played == [(first + number) % seats for number in range(2 * seats)]
    assert [(event.seat, event.number) for event in told(game, "final-turns")] == [(first, 3)]


@pytest.mark.rule("BASE-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_the_last_player_of_a_round_triggers_the_end_the_final_turns_begin_at_once(seats: int) -> None:
    """Q-B-50."""
    game = game_with_deck_for(seats, seats, 0)

    for _ in range(seats):
        assert not game.state.final
        play_turn(game)

    assert game.state.final
    assert game.seat == 0


@pytest.mark.rule("BASE-END-02", "BASE-END-03")
@pytest.mark.parametrize(("turn", "rounds"), [(3, 2), (4, 3), (6, 3), (7, 4)])
def test_a_deck_that_lasts_longer_makes_a_longer_game_with_equal_turns(turn: int, rounds: int) -> None:
    game = game_with_deck_for(turn, 3, 1)
    played: list[int] = []

    while not game.over and len(played) < 40:
        played.append(play_turn(game))

    assert [played.count(seat) for seat in range(3)] == [rounds] * 3
    assert played[-1] == 0


@pytest.mark.rule("BASE-END-02")
def test_a_final_turn_is_a_whole_turn() -> None:
    """The city is activated, actions are taken, and basic resources are lost before the score."""
    game = table_of(
        2,
        final=True,
        ending=True,
        active=1,
        agenda=["StartTurn 1"],
        other={
            "city": "workshop work-camp fort fort fort fort fort fort fort",
            "known": "mine mine mine mine",
            "supply": "1 gold",
        },
    )

    act(game, "activate 1 b", "build laboratory", "end")

    assert game.over
    assert len(told(game, "game-over")) == 1
    assert supply(game, 1) == {"gold": 1}
    assert city(game, 1)[:5] == ["laboratory", "mine", "mine", "fort", "mine"]


@pytest.mark.rule("BASE-END-02")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    game = table_of(2, final=True, ending=True, active=1)

    act(game, "end")

    assert game.over
    assert game.options() == []
    assert refused(game, "end") == ("game-over", "BASE-END-02")


# Points


@pytest.mark.rule("BASE-END-04")
def test_each_knowledge_gives_one_point_wherever_it_lies_the_starting_one_too() -> None:
    """Q-B-51."""
    game = scene(
        city="fort/wheel ./hieroglyphs . . . . . . .",
        known="seafaring",
        urn="irrigation fort",
        discard="weaponry mine",
        drawn="mathematics",
    )

    assert points(game, "knowledge") == 6


@pytest.mark.rule("BASE-END-05")
def test_each_completed_wonder_card_gives_two_points_wherever_it_lies() -> None:
    """Q-B-24."""
    game = scene(
        city="pyramids . . . . . . . .",
        known="stonehenge",
        urn="great-wall",
        discard="terracotta-army",
        drawn="library-of-alexandria",
    )

    assert points(game, "wonders") == 10


@pytest.mark.rule("BASE-END-05")
def test_a_wonder_in_construction_gives_nothing() -> None:
    """Q-B-24."""
    game = scene(wonder="pyramids", supply="3 production")
    assert points(game, "wonders") == 0

    act(game, "complete")

    assert points(game, "wonders") == 2


@pytest.mark.rule("BASE-END-05")
def test_a_wonder_scores_for_the_owner_of_its_card_whoever_holds_the_tile_of_its_token() -> None:
    """Q-B-24."""
    game = scene(troops="1:8 2:1", wonders={2: "pyramids"}, other={"discard": "pyramids"})

    assert [points(game, "wonders", seat) for seat in (0, 1)] == [0, 2]


@pytest.mark.rule("BASE-END-06")
def test_each_developed_policy_gives_two_points_covered_or_not() -> None:
    game = scene(policies="divine-kingship corvee gift-of-the-nile")

    assert points(game, "policies") == 6


@pytest.mark.rule("BASE-END-07")
def test_each_controlled_province_gives_one_point_and_the_capital_none() -> None:
    """Q-B-51: held by Troops, by the Warlord or by an Outpost alone."""
    game = scene(troops="1:7 2:1", warlord=6, outposts=[3], explorers=[7, 10])

    assert points(game, "provinces") == 3
    assert points(game, "provinces", 1) == 0


@pytest.mark.rule("BASE-END-08")
@pytest.mark.parametrize(
    "worthless",
    [
        {"archive": "wheel pyramids seafaring"},
        {"supply": "9 gold 9 culture"},
        {"exploration": "gauls illyrians", "market_tokens": "carthage-galleys", "production_tokens": 3},
    ],
    ids=lambda entries: next(iter(entries)),
)
def test_archived_cards_resources_and_tokens_give_no_points(worthless: dict[str, object]) -> None:
    game = scene(other=worthless)

    assert totals(game) == [0, 0]


# Dominance


@pytest.mark.rule("BASE-END-09")
@pytest.mark.parametrize("name", ACHIEVEMENTS)
def test_the_most_of_a_category_gives_three_points(name: str) -> None:
    game = scene(
        troops="1:7 2:1 6:1",
        known="wheel seafaring pyramids stonehenge",
        policies="corvee divine-kingship",
        other={"troops": "5:8 4:1", "known": "irrigation great-wall", "policies": "sagas"},
    )

    assert dominance(game, name) == [3, 0]
    assert {line.name: line.count for line in score_sheets(game)[1].lines}[name] == 1


@pytest.mark.rule("BASE-END-09")
def test_the_four_categories_are_all_that_scores() -> None:
    game = scene()

    assert [part.name for part in achievements(game)] == ACHIEVEMENTS
    assert [part.points for part in achievements(game)] == [1, 1, 2, 2]
    assert [part.dominance for part in achievements(game)] == [3, 3, 3, 3]


@pytest.mark.rule("BASE-END-08", "BASE-END-09")
def test_archived_cards_and_wonders_in_construction_do_not_count_for_dominance() -> None:
    game = scene(
        archive="wheel seafaring pyramids",
        wonder="great-wall",
        other={"known": "irrigation stonehenge"},
    )

    assert dominance(game, "knowledge") == [0, 3]
    assert dominance(game, "wonders") == [0, 3]


@pytest.mark.rule("BASE-END-10")
def test_all_tied_players_get_the_points_of_a_category() -> None:
    game = table_of(3, policies="corvee", other={"policies": "sagas"})

    assert dominance(game, "policies") == [3, 3, 0]
    assert totals(game) == [5, 5, 0]


@pytest.mark.rule("BASE-END-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_category_in_which_nobody_has_anything_gives_nothing(seats: int) -> None:
    """Q-B-52."""
    game = table_of(seats)

    assert [dominance(game, name) for name in ACHIEVEMENTS] == [[0] * seats] * 4
    assert totals(game) == [0] * seats


# The winner


@pytest.mark.rule("BASE-END-11")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ("3 gold", "2 gold 9 culture", [0]),
        ("2 gold 9 culture", "3 gold", [1]),
        ("2 gold 3 culture", "2 gold 2 culture", [0]),
        ("2 gold 2 culture", "2 gold 3 culture", [1]),
        ("2 gold 3 culture 9 production", "2 gold 3 culture", [0, 1]),
    ],
)
def test_ties_go_to_the_most_gold_then_the_most_culture_and_then_are_shared(
    mine: str, theirs: str, won: list[int]
) -> None:
    game = scene(known="wheel", supply=mine, other={"known": "seafaring", "supply": theirs})

    assert totals(game) == [4, 4]
    assert winners(game) == won


@pytest.mark.rule("BASE-END-11")
def test_only_tied_players_are_compared() -> None:
    """The third has the most Gold and fewer points; of the others, equal in Gold, one has more Culture."""
    greeks = {"civilization": "greeks", "capital": 6, "supply": "99 gold 99 culture"}
    game = scene(
        drawing=THREE_CAPITALS,
        capitals=(1, 3),
        more=[greeks],
        known="wheel",
        supply="2 gold 1 culture",
        other={"known": "seafaring", "supply": "2 gold 2 culture"},
    )

    assert totals(game) == [4, 4, 0]
    assert winners(game) == [1]


@pytest.mark.rule("BASE-END-02")
@pytest.mark.parametrize(("preset", "kept"), [("rulebook", False), ("published", True)])
def test_the_presets_differ_in_the_display_after_the_end_was_triggered(preset: str, kept: bool) -> None:
    """Q-B-50: `rulebook` is the letter and what is played unless told otherwise."""
    game = new_game("classic", seats=2, seed=1, preset=preset)

    assert game.rules.on("keep_display_after_end") is kept
    assert SWITCHES["keep_display_after_end"] is False
