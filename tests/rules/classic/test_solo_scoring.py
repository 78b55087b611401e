"""The end of a game with an Automa: equal turns, its points, Dominance and ties."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, score_sheets, winners
from monumental.games.classic.automa.scoring import AutomaGold
from tests.classic_scene import act, scene, told
from tests.rules.classic.test_end_and_scoring import ACHIEVEMENTS, dominance, points, totals
from tests.solo_scene import AUTOMA, PUBLISHED, RULEBOOK, Switches, in_both_presets, solo_scene, take_turn

GOLD_SCORES = {"automa_gold_scores": True}
SIX = "marketplace scriptorium apothecary seafaring mathematics weaponry"
DECK = "wheel irrigation pyramids stonehenge great-wall caravanserai terracotta-army warrior-priest-altar"


def lines_of(game: Game, seat: int = AUTOMA) -> dict[str, tuple[int, int, int]]:
    """The score sheet of a seat: how many of each, the points, and those for Dominance."""
    return {line.name: (line.count, line.points, line.dominance) for line in score_sheets(game)[seat].lines}


# Points


@pytest.mark.rule("BASE-SOLO-08")
def test_an_automa_scores_for_its_cards_and_its_provinces() -> None:
    """Buildings, tokens and a Wonder in construction give nothing."""
    game = solo_scene(
        "danes",
        automa={
            "discard": "mathematics marketplace pyramids compass harbor flight",
            "wonder": "stonehenge",
            "policies": "sagas danegeld",
            "troops": "5:5 4:1 9:2",
            "outposts": [12],
            "exploration": "gauls",
        },
    )

    assert lines_of(game) == {
        "provinces": (3, 3, 3),
        "knowledge": (3, 3, 3),
        "wonders": (1, 2, 3),
        "policies": (2, 4, 3),
    }
    assert totals(game) == [0, 24]


@pytest.mark.rule("BASE-SOLO-08")
def test_an_automa_scores_what_a_player_would_for_the_same() -> None:
    owned: dict[str, Any] = {
        "discard": "mathematics pyramids alhambra",
        "policies": "emporia",
        "troops": "5:8 4:1",
        "supply": "7 gold 2 culture",
    }
    automa = solo_scene("greeks", automa=owned, policies="corvee", known="wheel seafaring")
    person = scene(against="greeks", other=owned, policies="corvee", known="wheel seafaring")

    assert lines_of(automa) == lines_of(person)
    assert totals(automa) == totals(person) == [10, 17]
    assert winners(automa) == winners(person) == [AUTOMA]


@pytest.mark.rule("BASE-SOLO-08", "MOD-AUTO-03")
def test_an_automa_has_no_knowledge_to_begin_with() -> None:
    game = solo_scene("danes", known="hieroglyphs")

    assert [points(game, "knowledge", seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("BASE-SOLO-08")
@pytest.mark.parametrize("name", ACHIEVEMENTS)
@pytest.mark.parametrize(
    ("mine", "expected"), [(0, [0, 3]), (1, [3, 3]), (2, [3, 0])], ids=["it", "both", "you"]
)
def test_dominance_is_counted_with_the_automa(name: str, mine: int, expected: list[int]) -> None:
    game = solo_scene(
        "danes",
        troops=" ".join(["1:7", "2:1", "6:1"][: mine + 1]),
        discard=" ".join(["wheel seafaring", "stonehenge great-wall"][name == "wonders"].split()[:mine]),
        policies=" ".join(["corvee", "house-of-life"][:mine]),
        automa={
            "troops": "5:8 4:1",
            "discard": "pyramids" if name == "wonders" else "mathematics",
            "policies": "sagas",
        },
    )

    assert dominance(game, name) == expected


# Gold


@pytest.mark.rule("MOD-AUTO-21")
@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_three_gold_of_an_automa_are_worth_a_point_where_the_players_agreed_on_it(
    gold: int, worth: int
) -> None:
    """And nothing by the letter. There is no Dominance of Gold."""
    automa = {"supply": f"{gold} gold"}
    agreed = solo_scene(automa=automa, switches=GOLD_SCORES)
    letter = solo_scene(automa=automa, switches={"automa_gold_scores": False})

    assert lines_of(agreed)["automa-gold"] == (worth, worth, 0)
    assert totals(agreed) == [0, worth]
    assert list(lines_of(letter)) == ACHIEVEMENTS
    assert totals(letter) == [0, 0]


@pytest.mark.rule("MOD-AUTO-21")
def test_the_gold_of_a_player_is_worth_nothing() -> None:
    against_automa = solo_scene(supply="9 gold", switches=GOLD_SCORES)
    among_players = scene(supply="9 gold", switches=GOLD_SCORES)

    assert lines_of(against_automa, 0)["automa-gold"] == (0, 0, 0)
    assert totals(against_automa) == [0, 0]
    assert list(lines_of(among_players)) == ACHIEVEMENTS


@pytest.mark.rule("MOD-AUTO-21")
def test_the_gold_of_each_of_several_automas_counts() -> None:
    third = {"civilization": "greeks", "capital": 3, "automa": {"deck": "solo-4"}, "supply": "7 gold"}
    game = solo_scene(
        "danes",
        drawing="C m C m C",
        capitals=(1, 5),
        supply="9 gold",
        automa={"supply": "4 gold"},
        more=[third],
        switches=PUBLISHED,
    )

    assert totals(game) == [0, 1, 2]


@pytest.mark.rule("MOD-AUTO-21")
def test_only_the_published_preset_counts_gold() -> None:
    scored = [AutomaGold().applies(solo_scene(switches=switches)) for switches in (RULEBOOK, PUBLISHED)]

    assert scored == [False, True]


# Ties


@pytest.mark.rule("BASE-SOLO-08")
@pytest.mark.parametrize(
    ("mine", "its", "won"),
    [
        ("2 gold", "1 gold 5 culture", [0]),
        ("1 gold 5 culture", "2 gold", [1]),
        ("2 gold 1 culture", "2 gold", [0]),
        ("2 gold", "2 gold", [0, 1]),
    ],
    ids=["your Gold", "its Gold", "your Culture", "shared"],
)
def test_a_tie_with_an_automa_is_broken_as_any_other(mine: str, its: str, won: list[int]) -> None:
    game = solo_scene("danes", policies="corvee", supply=mine, automa={"policies": "sagas", "supply": its})

    assert totals(game) == [5, 5]
    assert winners(game) == won


@pytest.mark.rule("BASE-SOLO-08", "MOD-AUTO-21")
def test_points_for_gold_may_decide_the_game() -> None:
    belongings: dict[str, Any] = {"policies": "sagas", "supply": "3 gold"}
    by_points = solo_scene(
        "danes", policies="corvee", supply="8 gold", automa=belongings, switches=GOLD_SCORES
    )
    by_letter = solo_scene("danes", policies="corvee", supply="8 gold", automa=belongings)

    assert (totals(by_points), winners(by_points)) == ([5, 6], [1])
    assert (totals(by_letter), winners(by_letter)) == ([5, 5], [0])


# The last turns


def last_rounds(first: int, turn: int, **switches: bool) -> Game:
    """A game in which nobody takes a card: the Development deck lasts for so many turns.

    The Automa has Solo card 4 only: 3 Gold, and the card comes again.
    """
    cards = iter(DECK.split()[: 2 * turn])
    luck = []
    for number in range(6):
        if (first + number) % 2 == AUTOMA:
            luck.append("solo-4")
        luck += [card for card in (next(cards, ""), next(cards, "")) if card]
    return solo_scene(
        "danes",
        civ="greeks",
        first=first,
        display=SIX,
        eras=[" ".join(DECK.split()[: 2 * turn])],
        deck="solo-4",
        luck=" ".join(luck),
        switches={"automa_two_cards": False, **switches},
    )


@pytest.mark.rule("BASE-SOLO-03")
@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_has_equal_turns_and_a_final_one_whoever_triggers_the_end(
    first: int, turn: int, keep: bool
) -> None:
    game = last_rounds(first, turn, keep_display_after_end=keep)

    if first == AUTOMA:
        take_turn(game)
    else:
        act(game, "end")
    while not game.over:
        act(game, "activate 1 a", "end")

    begun = [event.seat for event in told(game, "turn-begins")]
    assert begun == ([1, 0, 1, 0] if first == AUTOMA else [1, 0, 1])
    assert len(told(game, "end-triggered")) == 1
    assert [event.seat for event in told(game, "final-turns")] == [first]
    assert len(told(game, "solo-card")) == 2
    assert told(game, "game-over")


@in_both_presets
@pytest.mark.rule("BASE-SOLO-04", "MOD-AUTO-04")
def test_the_final_turn_of_an_automa_is_a_whole_turn_and_may_be_the_last_of_all(switches: Switches) -> None:
    game = solo_scene(
        "danes", deck="solo-4 solo-12", luck="solo-4 solo-12", final=True, ending=True, switches=switches
    )

    take_turn(game)

    assert game.over
    assert game.options() == []
    assert len(told(game, "solo-card")) == (2 if switches["automa_two_cards"] else 1)


@pytest.mark.rule("BASE-SOLO-03")
def test_the_game_goes_on_after_the_turn_of_an_automa_that_begins_the_final_turns() -> None:
    game = solo_scene("danes", deck="solo-4", luck="solo-4", first=AUTOMA, ending=True)

    take_turn(game)
    after_its_turn = (game.over, game.seat, game.state.final)
    act(game, "activate 1 a", "end")

    assert after_its_turn == (False, 0, True)
    assert game.over
