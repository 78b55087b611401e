"""Advice: the best options, what is expected, and reasons that the engine bears out, number by number."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from monumental.bots.bot import Budget
from monumental.cards.text import LANGUAGES, load_texts
from monumental.coach import CoachError, advise, chances, why
from monumental.coach.advice.advise import MOST_OPTIONS, Advised
from monumental.coach.advice.stakes import Stake, stakes
from monumental.coach.data import advice_data
from monumental.coach.words import percent
from monumental.engine.action import EMPTY
from monumental.engine.game import Game
from monumental.engine.moves.policy import policy_price
from monumental.engine.moves.wonder import completion_price
from monumental.engine.resources import CULTURE, PRODUCTION, RESOURCES, spendable
from monumental.engine.scoring.points import achievements
from monumental.games.classic.land.conquest import conquest_refusal
from monumental.games.classic.state import ClassicState
from monumental.games.duel.provinces import conquest_price, pays_for_conquest_with
from monumental.learn.guide.outcome import Outcome, Tried
from monumental.learn.guide.suggest import Suggestion
from monumental.play.setup import new_game
from monumental.play.systems.known import system_of
from tests.bots.tables import finished, positions
from tests.bots.test_honesty import TABLES, stacks, twins_at
from tests.learn.guide import test_suggest as guided
from tests.scene import scene

pytestmark = pytest.mark.usefixtures("few_futures")

FEW = Budget(thoughts=12)

#: How many positions of each kind of table are looked at, of one game in so many decisions.
OFTEN = 7


def asked(kind: str, seed: int, most: int, often: int = OFTEN) -> Iterator[Game]:
    """Positions in which there is something to advise."""
    found = 0
    for number, game in enumerate(positions(kind, seed)):
        if game.state.round and number % often == 0 and len(game.options()) > 1:
            found += 1
            yield game
        if found == most:
            return


# Reasons are true


def is_true(game: Game, advised: Advised, nth: int) -> Iterator[tuple[str, bool]]:
    """Each reason for an option, and whether the engine bears it out when it is played again."""
    seat = game.seat
    plain = {"best": nth == 0, "near": nth > 0, "any": False}
    then = guided.after(game, seat, [advised.option, *advised.answers])
    at_once = Outcome(advised.option, (), {}, (), (), False, then)
    with_answers = Outcome(advised.option, advised.answers, {}, (), (), False, then)
    told = Suggestion(advised.option, advised.merits, Tried(at_once, with_answers))
    for merit in advised.merits:
        yield merit.key, plain[merit.key] if merit.key in plain else guided.is_true(game, seat, told, merit)
    for stake in advised.stakes:
        yield stake.key, stake_is_true(game, then, seat, stake)


def stake_is_true(game: Game, then: Game, seat: int, stake: Stake) -> bool:
    others = [other for other in range(len(game.state.players)) if other != seat]

    def standings(position: Game) -> list[int]:
        part = next(part for part in achievements(position) if part.name == stake.part)
        assert part.dominance == stake.points
        return [part.standing(position, each) for each in range(len(position.state.players))]

    def lead(position: Game) -> int:
        counts = standings(position)
        return counts[seat] - max(counts[other] for other in others)

    def dominates(position: Game, who: int) -> bool:
        counts = standings(position)
        return counts[who] == max(counts) > 0

    player = then.state.players[seat]
    left = cards_left(then)
    checks = {
        "denies": lambda: dominates(game, stake.seat) and not dominates(then, stake.seat),
        "secures": lambda: lead(game) == 1 < lead(then) == stake.number,
        "at-risk": lambda: lead(then) == stake.number == 1,
        "policy-in-reach": lambda: (
            (
                game.state.players[seat].supply[CULTURE] < stake.number <= player.supply[CULTURE]
                or policy_price(game, seat) > stake.number
            )
            and policy_price(then, seat) == stake.number
        ),
        "wonder-in-reach": lambda: (
            player.wonder == stake.card
            and completion_price(then, seat) == stake.number <= spendable(player, PRODUCTION)
        ),
        "safer": lambda: feared(game, seat) - feared(then, seat) == stake.number > 0,
        "exposes": lambda: feared(then, seat) - feared(game, seat) == stake.number > 0,
        "last-round": lambda: game.state.final,
        "ends": lambda: then.state.final and not game.state.final,
        "ends-soon": lambda: system_of(game).ends_soon(game),
        "tempo": lambda: stake.number == left <= 12 and lacking(then) > lacking(game),
    }
    return bool(checks[stake.key]())


def cards_left(game: Game) -> int:
    """In the deck behind the display."""
    display = game.state.display
    return sum(len(era) for era in display.eras) - sum(sum(spare) for spare in display.spare)


def lacking(game: Game) -> int:
    return sum(slot == EMPTY for slot in game.state.display.slots)


def feared(game: Game, seat: int) -> int:
    """The Provinces that somebody else could conquer: tried, on the map by rich rivals."""
    state = game.state
    if not isinstance(state, ClassicState):
        price = conquest_price(game, 1 - seat)
        attacker = state.players[1 - seat]
        return int(0 <= price <= spendable(attacker, pays_for_conquest_with(game, 1 - seat)))
    taken = set()
    for rival in range(len(state.players)):
        if rival == seat or not state.is_played(rival):
            continue
        rich = game.clone(game.chance)
        rich.state.players[rival].supply[:] = [99] * len(RESOURCES)
        taken |= {
            tile
            for tile in state.hexmap.members(state.provinces(seat))
            if conquest_refusal(rich, rival, tile) is None
        }
    return len(taken)


def wrong(kind: str, seed: int, most: int, often: int = OFTEN) -> tuple[list[str], Counter[str]]:
    """The reasons that are not true in some positions, and all that were told."""
    found: list[str] = []
    told: Counter[str] = Counter()
    for game in asked(kind, seed, most, often):
        for nth, advised in enumerate(advise(game, game.seat, FEW).options):
            for key, true in is_true(game, advised, nth):
                told[key] += 1
                if not true:
                    found.append(f"{key} for {advised.option}: {advised}")
    return found, told


@pytest.mark.parametrize(("kind", "seed"), [("duel", 11), ("classic", 12), ("continuous for three", 13)])
def test_every_number_of_a_reason_can_be_recomputed(kind: str, seed: int) -> None:
    found, told = wrong(kind, seed, 10)

    assert found == []
    assert sum(told.values()) > 10


@pytest.mark.long
def test_in_two_hundred_positions_every_reason_is_true() -> None:
    told: Counter[str] = Counter()
    for kind, seed in [
        ("duel", 21),
        ("duel", 22),
        ("classic with modules", 23),
        ("classic with an Automa", 24),
        ("continuous", 25),
        ("continuous with modules", 26),
    ]:
        found, more = wrong(kind, seed, 34, 13)
        assert found == []
        told += more

    assert set(told) >= {
        "denies",
        "secures",
        "at-risk",
        "policy-in-reach",
        "safer",
        "points",
        "gains",
    }


def test_a_wrong_number_would_be_found() -> None:
    game = scene(city="forum* . . . . . . . .", supply="1 production 1 military")
    best = advise(game, 0, FEW).best

    assert not stake_is_true(game, guided.after(game, 0, [best.option]), 0, Stake("policy-in-reach", 9))
    assert not stake_is_true(game, game, 0, Stake("safer", 1))


@pytest.mark.parametrize(
    ("before", "stake"),
    [
        (scene(display="sahara . . . . .", supply="9 military"), Stake("tempo", 0)),
        (scene(display="sahara . . . . .", supply="9 military", final=True), Stake("last-round")),
    ],
)
def test_how_near_the_end_is_belongs_to_it(before: Game, stake: Stake) -> None:
    then = guided.after(before, 0, [next(each for each in before.options() if each.verb == "acquire")])

    assert stake in stakes(before, then, 0)
    assert stake_is_true(before, then, 0, stake)


def test_a_wonder_that_can_be_paid_now_is_told() -> None:
    poor = scene(wonder="colossus-of-rhodes", supply="1 production")
    rich = scene(wonder="colossus-of-rhodes", supply="9 production")

    found = [stake for stake in stakes(poor, rich, 0) if stake.key == "wonder-in-reach"]

    assert [stake.number for stake in found] == [completion_price(rich, 0)]
    assert stakes(rich, rich, 0) == [stake for stake in stakes(poor, rich, 0) if stake not in found]


# What advice is


def test_the_best_comes_first_and_few_are_told() -> None:
    for game in asked("duel", 3, 4):
        advice = advise(game, game.seat, FEW)

        assert 1 <= len(advice.options) <= MOST_OPTIONS
        assert advice.best.thoughts == max(each.thoughts for each in advice.options)
        assert all(each.option in game.options() for each in advice.options)
        assert all(0.0 <= each.chance <= 1.0 for each in advice.options)
        assert list(advice.chances) == chances(game, game.seat)


def test_a_line_begins_with_the_option_and_can_be_played() -> None:
    steps = 0
    for game in asked("classic", 5, 6):
        for each in advise(game, game.seat, FEW).options:
            assert (each.line[0].seat, each.line[0].action) == (game.seat, each.option)
            for step in each.line:
                steps += 1
                assert step.before.seat == step.seat
                assert step.action in step.before.options()

    assert steps > 12


def test_a_victory_within_reach_is_seen() -> None:
    game = scene(
        final=True,
        supply="9 production",
        wonder="colossus-of-rhodes",
        provinces="",
        other={"provinces": "tibet", "passed": True},
    )

    best = advise(game, 0, Budget(thoughts=60)).best

    assert best.option.verb == "complete"
    assert best.chance > 0.9


def test_the_same_question_gets_the_same_answer() -> None:
    game = next(asked("continuous", 6, 1))
    texts = load_texts("en")

    first, second = [json.dumps(advice_data(game, advise(game, game.seat, FEW), texts)) for _ in range(2)]

    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_every_language(language: str) -> None:
    texts = load_texts(language)
    for game in asked("duel", 11, 3):
        data = advice_data(game, advise(game, game.seat, FEW), texts)

        assert "coach-" not in json.dumps(data)
        assert "guide-" not in json.dumps(data)


def test_any_civilization_is_worth_playing() -> None:
    game = new_game("classic", seats=3, seed=4)

    advice = advise(game, game.seat, FEW)

    assert [merit.key for each in advice.options for merit in each.merits] == ["any"] * MOST_OPTIONS


def test_whoever_is_not_asked_gets_a_sentence() -> None:
    with pytest.raises(CoachError, match=r"^seat 1 is not asked now$"):
        advise(scene(), 1)
    with pytest.raises(CoachError, match=r"^the game is over, so there is nothing to advise$"):
        advise(finished("duel", 2), 0)
    with pytest.raises(CoachError, match=r"^there is no seat 7: the seats are 0 to 1$"):
        advise(scene(), 7)


def test_a_chance_is_told_as_sure_only_if_it_is() -> None:
    assert [percent(each) for each in (0.0, 0.001, 0.614, 0.999, 1.0)] == [0, 1, 61, 99, 100]


# Why somebody did something


def test_what_was_done_is_explained_beside_the_best() -> None:
    game = next(asked("duel", 11, 1))
    best = advise(game, game.seat, FEW).best

    found = why(game, best.option, 1 - game.seat, FEW)

    assert found.done.option == found.best.option == best.option
    assert (found.done.chance, found.done.merits) == (best.chance, best.merits)


def test_what_was_no_option_is_refused() -> None:
    game = scene()
    impossible = next(action for action in next(positions("classic", 3)).options())

    with pytest.raises(CoachError, match=r"^that was no option there$"):
        why(game, impossible, 0, FEW)


# Nobody is betrayed


@pytest.mark.long
@pytest.mark.parametrize(("seed", "seat"), TABLES)
def test_twins_get_the_same_bytes(seed: int, seat: int) -> None:
    """Chances, advice for the seat, and why others did what they did, in games that look the same to it."""
    twins = twins_at(seed, seat)
    games = twins.tables()
    texts = load_texts("en")
    secret = advised = 0
    for line in range(twins.until):
        real, twin = [again.table.game for again in games]
        if not real.over and line % 17 == 0:
            secret += stacks(real) != stacks(twin)
            assert chances(real, seat) == chances(twin, seat)
            if real.seat == seat:
                advised += 1
                one, other = [advice_data(game, advise(game, seat, FEW), texts) for game in (real, twin)]
                assert json.dumps(one) == json.dumps(other)
            elif not real.choice().private and real.state.round:
                option = real.options()[0]
                assert why(real, option, seat, FEW).done.merits == why(twin, option, seat, FEW).done.merits
                assert why(real, option, seat, FEW).done.chance == why(twin, option, seat, FEW).done.chance
        for again, moves in zip(games, [twins.play.table.moves, *twins.records], strict=True):
            again.make(moves[line])

    assert secret > 3
    assert advised > 3
