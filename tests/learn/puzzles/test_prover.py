"""The search of a turn: every end of it, each once, and nothing that luck decides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monumental.engine.game import Game
from monumental.learn.puzzles.goals import GOALS
from monumental.learn.puzzles.keys import Keys
from monumental.learn.puzzles.prover import Proof, TooLarge, prove, search
from monumental.play.notation import write
from monumental.play.options.trial import NoLuck
from monumental.testing.scene import act, classic_scene, continuous_scene, duel_scene
from tests.learn.puzzles.walked import brute

#: Small turns: whoever walks all their lines, without remembering where they were, is soon done.
SMALL: dict[str, Callable[[], Game]] = {
    "a city and a Wonder": lambda: duel_scene(
        city="work-camp* . . . . . . . .",
        supply="3 production",
        wonder="colossus-of-rhodes",
        advantage="1 science 9",
        other={"passed": True},
    ),
    "Provinces of the opponent": lambda: duel_scene(
        supply="3 military 2 production",
        advantage="1 science 9",
        other={"passed": True, "provinces": "sahara"},
    ),
    "Science and a known card": lambda: duel_scene(
        supply="2 science", top="fort", urn="mine library", advantage="1 military 9", other={"passed": True}
    ),
    "a single action": lambda: duel_scene(
        city="forum* mine . . . . . . .", supply="1 production 1 science", other={"supply": "2 military"}
    ),
    "a conquest on the map": lambda: classic_scene(
        city="fort* . . . . . . . .", supply="2 military", troops="1:2 2:1", explorers=[1, 1]
    ),
    "a round of single actions": lambda: continuous_scene(
        city="fort* . . . . . . . .", supply="1 military", troops="1:2", other={"passed": True}
    ),
}


def two_deeds(**other: object) -> Game:
    """A Wonder can be completed and a Province conquered, and nothing else be done."""
    return duel_scene(
        supply="3 production 3 military",
        wonder="mausoleum-of-halicarnassus",
        piles={"workshop": 0, "laboratory": 0, "archery-range": 0, "barricade": 0},
        advantage="1 science 9",
        other={"provinces": "sahara", **other},
    )


def proven(game: Game, theme: str, seat: int = 0) -> tuple[Proof, list[str]]:
    found = search(game, seat)
    measure = GOALS[theme].ask(game, seat)
    assert measure is not None
    proof = prove(found, measure)
    assert proof is not None
    return proof, [write(game, deed) for deed in found.line(proof.at)]


@pytest.mark.parametrize("scene", SMALL.values(), ids=SMALL)
def test_the_ends_are_those_that_walking_every_line_finds(scene: Callable[[], Game]) -> None:
    game = scene()
    keys = Keys()

    walked: dict[object, int] = {}
    for end, decisions in brute(game, 0):
        key = keys.of(end.state)
        walked[key] = min(decisions, walked.get(key, decisions))
    found = search(game, 0)

    assert {keys.of(found.game_at(end).state): found.places[end].depth for end in found.ends} == walked
    assert len(found.ends) == len(walked) > 1


@pytest.mark.parametrize("theme", GOALS)
@pytest.mark.parametrize("scene", SMALL.values(), ids=SMALL)
def test_the_best_is_the_best_of_every_line(scene: Callable[[], Game], theme: str) -> None:
    game = scene()
    measure = GOALS[theme].ask(game, 0)
    if measure is None:
        assert theme in {"dominance", "policy"}
        return
    walked = [(measure.value(end), -decisions) for end, decisions in brute(game, 0)]
    less = {value for value, _ in walked if value < max(walked)[0]}

    proof = prove(search(game, 0), measure)

    assert proof is not None
    assert (proof.best, -proof.decisions) == max(walked)
    assert proof.second == max(less, default=None)


def test_equal_positions_have_equal_keys_and_others_have_not() -> None:
    game = two_deeds(passed=True)
    one, other, less = (game.clone(NoLuck()) for _ in range(3))
    act(one, "complete", "conquer")
    act(other, "conquer", "complete")
    act(less, "conquer")
    keys = Keys()

    assert one.state == other.state
    assert keys.of(one.state) == keys.of(other.state)
    assert keys.of(one.state) != keys.of(less.state)


def test_a_deed_that_draws_is_cut_and_one_that_turns_up_a_known_card_is_not() -> None:
    unknown = duel_scene(supply="2 science", urn="mine library", advantage="1 military 9")
    known = duel_scene(supply="2 science", top="fort", urn="mine library", advantage="1 military 9")

    assert search(unknown, 0).cut == 1
    assert search(known, 0).cut == 0


def test_a_turn_is_worth_what_it_was_before_the_city_is_dealt_anew() -> None:
    game = classic_scene(city="work-camp* . . . . . . . .", urn="mine library fort", supply="1 culture")

    found = search(game, 0)

    assert found.ends
    assert all(found.game_at(end).state.round == game.state.round for end in found.ends)
    assert {found.line(end)[-1].verb for end in found.ends if found.places[end].options} == {"end"}


def test_what_leaves_an_opponent_no_choice_is_part_of_the_turn() -> None:
    found = search(two_deeds(passed=False), 0)

    # The opponent can only pass, so both are done one after the other.
    assert max(place.depth for place in found.places) == 2


def test_a_turn_ends_where_somebody_else_can_choose() -> None:
    found = search(two_deeds(passed=False, supply="1 culture"), 0)

    assert max(place.depth for place in found.places) == 1


def test_a_turn_beyond_the_limit_is_given_up() -> None:
    game = duel_scene(city="work-camp* fort* library* . . . . . .", supply="5 gold", other={"passed": True})

    with pytest.raises(TooLarge):
        search(game, 0, 50)


def test_the_same_deeds_in_another_order_are_one_end() -> None:
    proof, line = proven(two_deeds(passed=True), "points")

    assert sorted(line) == ["complete", "conquer"]
    assert proof.is_unique


def test_two_results_that_are_worth_the_same_are_no_puzzle() -> None:
    game = duel_scene(supply="4 science", display="apprenticeship democracy . . . .", other={"passed": True})

    proof, _ = proven(game, "points")

    assert proof.results == 2
    assert not proof.is_unique


def test_who_wants_exactly_what_a_policy_needs_can_have_too_much() -> None:
    game = duel_scene(supply="0 culture", city="forum* . . . . . . . .", other={"passed": True})
    measure = GOALS["policy"].ask(game, 0)
    assert measure is not None
    rich = game.clone(NoLuck())
    rich.state.players[0].supply[3] = 3

    assert measure.need == 1
    assert measure.value(game) == -1
    assert measure.value(rich) == -2
    assert GOALS["policy"].ask(rich, 0) is None
