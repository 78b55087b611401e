"""How likely each seat wins: together 1, for whoever could know it, and nothing where nothing was taught."""

from __future__ import annotations

import json
from itertools import chain
from math import isclose
from typing import TYPE_CHECKING

import pytest

from monumental.bots.match import Match
from monumental.bots.thinking.mind import Mind
from monumental.coach import CoachError, chances
from monumental.coach.desk import PHASES, Desk, desk_of
from monumental.coach.judge import LEAST, TaughtJudge, likely
from monumental.coach.taught import Taught, taught
from monumental.engine.game import Game
from monumental.engine.scoring.points import winners
from monumental.play.systems.known import SYSTEMS
from tests.bots.tables import ALL_TABLES, finished, positions
from tests.scene import scene
from tools import teach_coach, weigh_signs

if TYPE_CHECKING:
    from monumental.bots.learning.lessons import Weight

EVERYWHERE = pytest.mark.parametrize("kind", ALL_TABLES)


@EVERYWHERE
def test_chances_are_together_one_at_every_moment_of_every_kind_of_table(kind: str) -> None:
    seen = 0
    for decision, game in enumerate(chain(positions(kind, 4), [finished(kind, 4)])):
        if decision % 25 == 0 or game.over:
            seen += 1
            for seat in range(len(game.state.players)):
                found = chances(game, seat)

                assert len(found) == len(game.state.players)
                assert isclose(sum(found), 1.0)
                assert all(chance >= 0.0 for chance in found)

    assert seen > 4


@EVERYWHERE
def test_when_the_game_is_over_the_winner_has_it_all(kind: str) -> None:
    game = finished(kind, 5)
    leading = winners(game)

    found = chances(game, 0)

    assert [seat for seat, chance in enumerate(found) if chance] == leading


def test_before_there_are_civilizations_all_are_equal() -> None:
    game = next(positions("classic for three", 1))

    assert chances(game, 0) == [1 / 3, 1 / 3, 1 / 3]


def test_a_province_more_makes_a_victory_likelier_and_in_the_final_round_surer() -> None:
    level, ahead = scene(provinces=""), scene(provinces="sahara tibet")
    final = scene(provinces="sahara tibet", final=True)

    assert 0.2 < chances(level, 0)[0] < chances(ahead, 0)[0] < chances(final, 0)[0] < 1.0


def test_merits_that_differ_little_make_chances_that_differ_little_and_nobody_is_without_hope() -> None:
    assert likely([1.0, 1.0]) == [0.5, 0.5]
    assert likely([0.1, 0.0])[0] < likely([1.0, 0.0])[0]
    assert 0.0 < likely([50.0, 0.0])[1] < 2 * LEAST


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_gets_a_sentence(seat: int) -> None:
    with pytest.raises(CoachError, match=r"^there is no seat -?\d: the seats are 0 to 1$"):
        chances(scene(), seat)


def test_rules_without_lessons_get_a_sentence() -> None:
    with pytest.raises(CoachError, match=r"^the coach has no lessons for the rules 'skirmish'$"):
        taught("skirmish")


class Sure:
    """A judge who always thinks the same."""

    def chances(self, game: Game) -> list[float]:
        return [1.0, *[0.0] * (len(game.state.players) - 1)]


def test_another_judge_can_be_asked() -> None:
    assert chances(scene(), 0, Sure()) == [1.0, 0.0]


def test_the_desk_of_a_table_is_kept_and_that_of_another_is_another() -> None:
    duel, again = scene(), scene(supply="2 gold")
    classic = next(positions("classic", 1))

    assert desk_of(duel) is desk_of(again)
    assert desk_of(duel) is not desk_of(classic)
    assert isinstance(desk_of(duel), Desk)


def test_a_game_goes_through_its_phases_in_order() -> None:
    told = []
    for game in positions("duel", 3):
        if game.state.round and desk_of(game).phase(game) not in told:
            told.append(desk_of(game).phase(game))

    assert tuple(told) == PHASES


# What was taught


@pytest.mark.parametrize("rules", SYSTEMS)
def test_the_lessons_are_about_the_rules_of_today(rules: str) -> None:
    learned = json.loads((teach_coach.LEARNED / f"{rules}.json").read_text(encoding="utf-8"))

    assert learned["rules version"] == SYSTEMS[rules].rules.version, (
        f"what the coach learned is not about the rules of today: run python tools/teach_coach.py {rules}"
    )


@pytest.mark.parametrize("rules", SYSTEMS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("ahead", [8.0, 3.0, 1.0, 0.0])
def test_what_looks_better_is_never_told_to_be_worse(rules: str, seats: int, ahead: float) -> None:
    assert taught(rules).trust_in(ahead, seats) > 0.5


@pytest.mark.parametrize("kind", ["classic for three", "continuous"])
def test_what_the_coach_weighs_are_signs_that_there_are(kind: str) -> None:
    game = next(positions(kind, 1))
    lessons = taught(game.rules.name)

    assert set(lessons.weights) == set(desk_of(game).mind.judgement.signs.names)


def test_the_coach_goes_by_weights_of_its_own_where_it_has_any_and_else_by_those_of_bots() -> None:
    rich, strong = scene(supply="2 gold"), scene(provinces="sahara tibet")
    bots = Mind(rich).judgement

    def told(game: Game, weights: dict[str, Weight]) -> list[float]:
        lessons = Taught((1.0, 0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0), weights)
        return TaughtJudge(bots, lessons, desk_of(game).outlook.ahead).chances(game)

    assert told(rich, {"gold": (5.0, 0.0, 0.0)}) == likely([5.0 * 2 / 5, 0.0])
    assert told(rich, {"gold": (0.0, 0.0, 5.0)}) == [0.5, 0.5]
    assert told(strong, {"gold": (5.0, 0.0, 0.0)}) == [0.5, 0.5]
    assert told(strong, {})[0] > 0.5


def test_signs_are_weighed_by_who_won_games_at_first_sight() -> None:
    """Whoever has gold wins three times of four, and an Automa never has any."""
    names = ("gold", "silver")
    positions = [(3.0, [[1.0, 0.5], [0.0, 0.5]])]
    games = [
        weigh_signs.Played(names, positions, [False, False], [1.0, 0.0] if number % 4 else [0.0, 1.0])
        for number in range(80)
    ]

    weights = teach_coach.learn(weigh_signs.seen(games), 1e-3).reshape(-1, 3)

    value = weights[0] @ [1.0, 0.25, 0.0]
    assert likely([value, 0.0])[0] == pytest.approx(0.75, abs=0.02)
    assert weights[1:] == pytest.approx(0.0)


def test_a_game_at_first_sight_is_decided_by_its_seed_and_shows_every_sign() -> None:
    match = Match(("greedy", "greedy"), (None, None), 20_000_003)

    one, again = [weigh_signs.played("duel", match) for _ in range(2)]

    assert one == again
    assert 5 < len(one.positions) < 50
    assert sum(one.won) == 1.0
    assert all(len(signs) == len(one.names) for _, table in one.positions for signs in table)


def test_learning_finds_how_far_to_trust() -> None:
    """Two games whose leaders won three times of four: chances that say so surprise least."""
    positions = [(3.0, [1.0, 0.0], [False, False])]
    lessons = [teach_coach.Lesson(positions, won) for won in ([1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0])]

    weights = teach_coach.learn(teach_coach.seen(lessons * 20))
    trust = Taught((weights[0], weights[1], weights[2], weights[3], weights[4]), (0.0, 0.0, 0.0))

    told = likely([trust.trust_in(3.0, 2), 0.0])[0]
    assert told == pytest.approx(0.75, abs=0.02)
