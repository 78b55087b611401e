"""How likely each seat wins: together 1, for whoever could know it, and nothing where nothing was taught."""

from __future__ import annotations

import json
from itertools import chain
from math import isclose, log
from typing import TYPE_CHECKING

import numpy as np
import pytest

from monumental.bots.match import Match
from monumental.cards.text import LANGUAGES, load_texts
from monumental.coach import CoachError, chances
from monumental.coach.desk import PHASES, Desk, desk_of
from monumental.coach.judge import LEAST, TaughtJudge, likely
from monumental.coach.signs import AUTOMA, LEADS, CoachSigns, civilization_sign, told
from monumental.coach.taught import Taught, stages, taught
from monumental.coach.words import no_answer
from monumental.engine.game import Game
from monumental.engine.scoring.points import score_sheets, winners
from monumental.play.systems.known import SYSTEMS
from tests.bots.tables import ALL_TABLES, finished, positions
from tests.scene import scene
from tools import coach_fit, coach_games, teach_coach
from tools.coach_games import Shown

if TYPE_CHECKING:
    from monumental.coach.taught import Weight

pytestmark = pytest.mark.usefixtures("few_futures")

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


def test_what_it_can_not_answer_is_said_in_the_language_of_whoever_asked() -> None:
    with pytest.raises(CoachError) as caught:
        chances(scene(), 4)

    said = {language: no_answer(caught.value, load_texts(language)) for language in LANGUAGES}
    assert said == {
        "en": "There is no seat 4: the seats are 0 to 1.",
        "es": "No hay ningún puesto 4: los puestos van del 0 al 1.",
        "cs": "Místo 4 tu není: místa mají čísla 0 až 1.",
        "ja": "席4はありません（席は0から1まで）。",
    }


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
        f"what the coach learned is not about the rules of today: run python -m tools.teach_coach {rules}"
    )


@pytest.mark.parametrize("rules", SYSTEMS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("ahead", [8.0, 3.0, 1.0, 0.0])
def test_what_looks_better_is_never_told_to_be_worse(rules: str, seats: int, ahead: float) -> None:
    assert taught(rules).trust_in(ahead, seats) > 0.5


@pytest.mark.parametrize("kind", ["duel", "classic for three", "continuous"])
def test_what_the_coach_weighs_are_signs_that_there_are_and_what_seats_can_play(kind: str) -> None:
    game = next(positions(kind, 1))
    lessons = taught(game.rules.name)
    signs = CoachSigns(desk_of(game).mind.judgement.signs, game)

    weighed = {name for name in lessons.weights if not name.startswith("civilization ")} - {AUTOMA}

    assert weighed == set(signs.names)
    assert {civilization_sign(key) for key in game.catalog.civilization_by_key} <= set(lessons.weights)


def weighed(game: Game, weights: dict[str, Weight]) -> list[float]:
    """What a judge says who knows these signs alone."""
    desk = desk_of(game)
    lessons = Taught((1.0, 0.0, 0.0, 0.0, 0.0), weights)
    return TaughtJudge(CoachSigns(desk.judgement.signs, game), lessons, desk.outlook.ahead).chances(game)


def test_signs_count_what_was_taught_for_the_stage_of_the_game_and_nothing_else_does() -> None:
    rich, strong = scene(supply="2 gold"), scene(provinces="sahara tibet")
    near, opening = [stages(desk_of(rich).outlook.ahead(rich))[at] for at in (1, 3)]

    assert weighed(rich, {"gold": (5.0, 0.0, 0.0, 0.0)}) == likely([5.0 * 2 / 5, 0.0])
    assert weighed(rich, {"gold": (0.0, 5.0, 0.0, 0.0)}) == pytest.approx(likely([near * 2, 0.0]))
    assert weighed(rich, {"gold": (0.0, 0.0, 5.0, 0.0)}) == [0.5, 0.5]
    assert weighed(rich, {"gold": (0.0, 0.0, 0.0, 5.0)}) == pytest.approx(likely([opening * 2, 0.0]))
    assert weighed(strong, {"gold": (5.0, 0.0, 0.0, 0.0)}) == [0.5, 0.5]


def test_stages_follow_each_other() -> None:
    """Always; near the end; in the final round; in the opening."""
    assert stages(9.0) == (1.0, 0.1, 0.0, 1.0)
    assert stages(6.0) == (1.0, 1 / 7, 0.0, 0.5)
    assert stages(3.0) == (1.0, 0.25, 0.0, 0.0)
    assert stages(0.0) == (1.0, 1.0, 1.0, 0.0)


def test_which_civilization_a_seat_has_counts() -> None:
    game = scene()
    mine, theirs = [game.catalog.civilizations[player.civilization].key for player in game.state.players]

    told = weighed(game, {f"civilization {mine}": (1.0, 0.0, 0.0, 0.0)})

    assert mine != theirs
    assert told == pytest.approx(likely([1.0, 0.0]))


def test_a_lead_in_points_counts_by_whether_it_is_one_how_narrow_and_how_long_it_must_last() -> None:
    lasts, large, ahead, narrow = told(2, 0.0)
    later = told(2, 5.0)

    assert (ahead, narrow) == (1.0, 2 / 3)
    assert told(9, 0.0)[3] == 1.0
    assert later[0] < lasts
    assert later[1] < large
    assert later[2:] == (ahead, narrow)
    assert told(0, 3.0) == (0.0, 0.0, 0.0, 0.0)
    assert told(-2, 0.0) == (-lasts, -large, -ahead, -narrow)


def test_leads_in_points_are_held_against_the_best_other_seat() -> None:
    game = scene(provinces="sahara tibet")
    totals = [sheet.total for sheet in score_sheets(game)]

    found = CoachSigns(desk_of(game).judgement.signs, game).of_all(game, 1.0)

    assert totals[0] > totals[1]
    assert tuple(found[0][-len(LEADS) :]) == told(totals[0] - totals[1], 1.0)
    assert tuple(found[1][-len(LEADS) :]) == told(totals[1] - totals[0], 1.0)


# How it is taught


def shown(won: list[float], plays: tuple[str, str] = ("civilization rome", "civilization rome")) -> Shown:
    """A game in which the first seat has gold."""
    table = [[1.0, 0.5], [0.0, 0.5]]
    return Shown(("gold", "silver"), [[name] for name in plays], [(3.0, table)], won)


def test_signs_are_weighed_by_who_won() -> None:
    """Whoever has gold wins three times of four."""
    games = [shown([1.0, 0.0] if number % 4 else [0.0, 1.0]) for number in range(80)]
    names = teach_coach.names_of(games)

    weights = coach_fit.learn(teach_coach.seen(games, names, 2), 1e-3).weights.reshape(-1, 4)

    assert names == ["gold", "silver", "civilization rome"]
    assert likely([weights[0] @ stages(3.0), 0.0])[0] == pytest.approx(0.75, abs=0.02)
    assert weights[1:] == pytest.approx(0.0)


def test_a_game_at_first_sight_counts_less_than_one_of_better_bots() -> None:
    """With gold one wins the games at first sight, and loses those of better bots."""
    names = ["gold", "silver", "civilization rome"]
    better = teach_coach.seen([shown([0.0, 1.0])] * 20, names, 2)

    def told(counts: float) -> float:
        others = teach_coach.seen([shown([1.0, 0.0])] * 60, names, 2, counts)
        weights = coach_fit.learn(coach_fit.together([others, better]), 1e-4).weights
        return float(coach_fit.chances(better, weights)[0, 0])

    assert told(1.0) == pytest.approx(0.75, abs=0.02)
    assert told(0.1) == pytest.approx(60 * 0.1 / (60 * 0.1 + 20), abs=0.02)


def test_a_fit_like_another_finds_what_its_own_games_say() -> None:
    """It is a short cut: where it begins does not matter."""
    names = ["gold", "silver", "civilization rome"]
    surely = teach_coach.seen(
        [shown([1.0, 0.0] if number % 6 else [0.0, 1.0]) for number in range(80)], names, 2
    )
    often = teach_coach.seen(
        [shown([1.0, 0.0] if number % 4 else [0.0, 1.0]) for number in range(80)], names, 2
    )

    like = coach_fit.learn(often, 1e-3, like=coach_fit.learn(surely, 1e-3))

    assert coach_fit.chances(often, like.weights)[0, 0] == pytest.approx(0.75, abs=0.02)


def test_games_left_out_say_how_far_to_trust() -> None:
    """In what is left out, merits are twice as high as they should be: half of it can be trusted."""
    names = ["gold", "silver", "civilization rome"]
    games = [shown([1.0, 0.0] if number % 4 else [0.0, 1.0]) for number in range(80)]
    better = teach_coach.seen(games, names, 2)
    values = np.array([[2 * log(3), 0.0]] * len(games))

    trust = coach_fit.learn(teach_coach.trusting(better, values), 1e-4, teach_coach.PLAIN_TRUST).weights

    always, near, final, shared, near_shared = trust.tolist()
    assert Taught((always, near, final, shared, near_shared), {}).trust_in(3.0, 2) == pytest.approx(
        0.5, abs=0.02
    )


def test_everything_that_was_seen_has_a_weight() -> None:
    others = [shown([1.0, 0.0])] * 8
    plays = ("civilization rome", AUTOMA)
    better = [shown([1.0, 0.0] if number % 4 else [0.0, 1.0], plays) for number in range(48)]

    learned = teach_coach.taught_by(better, others, 1e-3)

    rome = sum(learned.weight(name, 3.0) for name in ("gold", "civilization rome"))
    automa = learned.weight(AUTOMA, 3.0)
    trust = learned.trust_in(3.0, 2)
    assert set(learned.weights) == {"gold", "silver", "civilization rome", AUTOMA}
    assert 0.7 < likely([trust * rome, trust * automa])[0] < 0.85


def test_the_opening_has_weights_of_its_own_only_where_it_is_wanted() -> None:
    """Whoever has gold in the opening wins three times of four."""
    table = [[1.0, 0.5], [0.0, 0.5]]
    names = ("gold", "silver")
    rome = [["civilization rome"], ["civilization rome"]]
    games = [
        Shown(names, rome, [(8.0, table)], [1.0, 0.0] if number % 4 else [0.0, 1.0]) for number in range(48)
    ]

    with_it = teach_coach.taught_by(games, games, 1e-3).weights["gold"]
    without = teach_coach.taught_by(games, games, 1e-3, opening=False).weights["gold"]

    assert with_it[3] > 0.1
    assert without[3] == 0.0
    assert without[0] > 0.5


def test_the_lessons_say_by_which_games_they_were_taught() -> None:
    lessons = teach_coach.lessons("duel", 7, [(3, 10), (2, 50)], Taught((1.0, 0.0, 0.0, 0.0, 0.0), {}))

    assert lessons["taught by"] == (
        "7 games at first sight, seeds from 20000000; of greedy, careless and search 3 with seeds from 10 "
        "and 2 with seeds from 50"
    )
    assert lessons["rules version"] == SYSTEMS["duel"].rules.version


def test_a_game_to_learn_from_is_decided_by_its_seed_and_shows_every_sign() -> None:
    match = Match(("careless", "careless"), (None, None), 20_000_003)

    for play in (coach_games.at_first_sight, coach_games.of_better_bots):
        one, again = [play("duel", match) for _ in range(2)]

        assert one == again
        assert 5 < len(one.positions) < 50
        assert sum(one.won) == 1.0
        assert len(one.plays) == 2
        assert all(len(signs) == len(one.names) for _, table in one.positions for signs in table)
