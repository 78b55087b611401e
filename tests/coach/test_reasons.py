"""Reasons are true: every kind of them where it is drawn, and all that are told in two hundred positions."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from monumental.coach import advise
from monumental.coach.advice.borne_out import borne_out
from monumental.coach.advice.stakes import Stake
from monumental.engine.action import NONE
from monumental.engine.game import Game
from monumental.engine.resources import RESOURCES
from monumental.learn.guide.merits import DEEDS, Merit
from monumental.learn.guide.suggest import OPEN_QUESTIONS
from monumental.play.notation import write
from tests.bots.tables import ALL_TABLES, positions
from tests.coach.reasons import CHECKS, STAKES, TOLD, Reason, is_true, reasons_of
from tests.coach.recount import WORTH, cards_left
from tests.coach.scenes_of_reasons import (
    FEW,
    FEW_LEFT,
    FEW_LEFT_ON_MAP,
    MORE_SCENES,
    QUIET,
    ROWS,
    SCENES,
    Scene,
    ToldOf,
    in_classic,
    in_duel,
    in_rounds,
    told_at_first,
    told_in,
)

pytestmark = pytest.mark.usefixtures("few_futures")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For cards that no box has."""
    return tmp_path_factory.mktemp("reasons")


@cache
def told(kind: str, folder: Path) -> ToldOf:
    return told_in(SCENES[kind], folder)


def kinds_of(found: ToldOf) -> set[str]:
    return {reason.key for reason in reasons_of(found.done)}


def untrue(found: ToldOf) -> list[Reason]:
    reasons = reasons_of(found.done)
    return [each for each in reasons if not is_true(found.game, found.done, found.best, each)]


# Every kind of reason


@pytest.mark.parametrize("kind", SCENES)
def test_every_kind_of_reason_is_told_where_it_is_so(kind: str, folder: Path) -> None:
    found = told(kind, folder)

    assert kind in kinds_of(found)
    assert untrue(found) == []


@pytest.mark.parametrize(("kind", "scene"), MORE_SCENES.values(), ids=MORE_SCENES)
def test_it_is_told_by_the_rules_that_are_played(kind: str, scene: Scene, folder: Path) -> None:
    found = told_in(scene, folder)

    assert kind in kinds_of(found)
    assert untrue(found) == []


def test_of_a_civilization_nothing_is_told_but_that_each_is_worth_playing() -> None:
    found = told_at_first()

    assert [*reasons_of(found.done)] == [Merit("any")]
    assert untrue(found) == []


def kinds_in_code(made: str) -> set[str]:
    """The keys of all `Merit(…)` or `Stake(…)` that the guide and the coach can make."""
    found: set[str] = set()
    for package in ("monumental.coach", "monumental.learn.guide"):
        for module in Path(str(files(package))).rglob("*.py"):
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == made:
                    found |= keys_in(node.args[0])
    return found


def keys_in(argument: ast.expr) -> set[str]:
    """A key as it is written, one of two, or that of a deed."""
    match argument:
        case ast.Constant(str(key)):
            return {key}
        case ast.IfExp(body=one, orelse=other):
            return keys_in(one) | keys_in(other)
        case ast.Subscript(value=ast.Name("DEEDS")):
            return {*DEEDS.values()}
    raise AssertionError(f"which kind of reason is it? {ast.unparse(argument)}")


def test_every_kind_that_can_be_told_was_told_here_and_checked(folder: Path) -> None:
    found = [told_at_first(), *[told(kind, folder) for kind in SCENES]]
    checked = {
        reason.key
        for each in found
        for reason in reasons_of(each.done)
        if is_true(each.game, each.done, each.best, reason)
    }

    assert kinds_in_code("Merit") == set(CHECKS)
    assert kinds_in_code("Stake") == set(STAKES)
    assert checked == set(CHECKS) | set(STAKES)


def test_every_kind_has_a_sentence_and_every_sentence_is_of_a_kind() -> None:
    """A card's own text and what a resource pays for need none."""
    folder = Path(str(files("monumental.locale") / "en"))
    written = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))

    assert {*re.findall(r"^guide-merit-([\w-]+) =", written, re.MULTILINE)} == set(CHECKS) - {"says", "pays"}
    assert {*re.findall(r"^coach-stake-([\w-]+) =", written, re.MULTILINE)} == set(STAKES)


# A wrong one would be found


def made_wrong(game: Game, reason: Reason) -> Iterator[Reason]:
    """The same with each number, card, part and seat another one, and with a number that nobody checks."""
    cards, seats = len(game.catalog.cards), len(game.state.players)
    if reason.card != NONE:
        yield replace(reason, card=(reason.card + 1) % cards)
    if reason.number or "number" in TOLD.get(reason.key, ()):
        yield replace(reason, number=reason.number + 1)
        yield replace(reason, number=reason.number - 1)
    else:
        yield replace(reason, number=1)
    if isinstance(reason, Stake):
        if reason.part:
            yield replace(reason, part="policies" if reason.part == "knowledge" else "knowledge")
        if reason.seat != NONE:
            yield replace(reason, seat=(reason.seat + 1) % seats)
        yield replace(reason, points=reason.points + 1)
    else:
        yield from amounts_made_wrong(reason)


def amounts_made_wrong(merit: Merit) -> Iterator[Merit]:
    nothing = (0,) * len(RESOURCES)
    for at in range(len(RESOURCES)):
        for change in (-1, 1):
            amounts, costs = [*(merit.amounts or nothing)], [*(merit.costs or nothing)]
            amounts[at] += change
            costs[at] += change
            yield replace(merit, amounts=tuple(amounts))
            yield replace(merit, costs=tuple(costs))
    for part in [*WORTH, "dominance"]:
        yield replace(merit, points={**merit.points, part: merit.points.get(part, 0) + 1})
    for part in merit.points:
        yield replace(merit, points={each: points for each, points in merit.points.items() if each != part})


@pytest.mark.parametrize("kind", SCENES)
def test_a_number_made_wrong_is_found(kind: str, folder: Path) -> None:
    found = told(kind, folder)
    reason = next(each for each in reasons_of(found.done) if each.key == kind)

    wrong = [*made_wrong(found.game, reason)]

    assert len(wrong) >= 2
    assert [each for each in wrong if is_true(found.game, found.done, found.best, each)] == []


def test_points_of_another_line_are_found_even_where_the_sum_is_right(folder: Path) -> None:
    found = told("points", folder)
    right = Merit("points", points={"wonders": 2, "dominance": 3})
    swapped = Merit("points", points={"wonders": 3, "dominance": 2})

    assert right in found.done.merits
    assert is_true(found.game, found.done, found.best, right)
    assert not is_true(found.game, found.done, found.best, swapped)


def test_what_depends_on_an_answer_is_not_taken_for_sure(folder: Path) -> None:
    found = told("exchanges", folder)
    reason = next(each for each in found.done.merits if each.key == "exchanges")

    assert reason.asks
    assert not is_true(found.game, found.done, found.best, replace(reason, asks=False))


#: What says which of the options it is.
RANKS: Final = ("best", "near", "rest", "declines", "without")


@pytest.mark.parametrize("kind", [kind for kind in SCENES if not TOLD.get(kind) and kind not in RANKS])
def test_what_did_not_happen_is_found(kind: str, folder: Path) -> None:
    """Told of somebody who ends a turn or a round of many."""
    quiet = told_in(QUIET[SCENES[kind].draw], folder)
    reason: Reason = Merit(kind) if kind in CHECKS else Stake(kind)

    assert not is_true(quiet.game, quiet.done, quiet.best, reason)


@pytest.mark.parametrize("kind", RANKS)
def test_another_place_among_the_options_is_found(kind: str, folder: Path) -> None:
    found = told(kind, folder)
    better = replace(found.done, chance=found.done.chance + 0.5)
    as_the_best = is_true(found.game, found.done, found.done, Merit(kind))
    far_behind = is_true(found.game, found.done, better, Merit(kind))

    assert as_the_best == (kind in {"best", "rest", "declines"})
    assert far_behind == (kind == "without")


def one_too_many(count: Callable[..., int]) -> Callable[..., int]:
    return lambda *arguments: count(*arguments) + 1


def twice(count: Callable[..., dict[str, int]]) -> Callable[..., dict[str, int]]:
    return lambda *arguments: {line: 2 * points for line, points in count(*arguments).items()}


@pytest.mark.parametrize(
    ("place", "wrongly", "kind"),
    [
        ("monumental.coach.advice.stakes.completion_price", one_too_many, "wonder-in-reach"),
        ("monumental.coach.advice.stakes.lead_of", one_too_many, "secures"),
        ("monumental.learn.guide.merits.completion_price", one_too_many, "begins"),
        ("monumental.learn.guide.outcome.score_of", twice, "points"),
    ],
)
def test_a_coach_that_miscounts_is_caught(
    place: str,
    wrongly: Callable[[Callable[..., object]], object],
    kind: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module, _, name = place.rpartition(".")
    monkeypatch.setattr(place, wrongly(getattr(import_module(module), name)))

    found = told_in(SCENES[kind], folder)

    assert untrue(found) != []


# What is not so is not told


@pytest.mark.parametrize(
    "scene",
    [
        in_duel("acquire 1", supply="9 military", display="sahara tibet panama yukon . .", eras=FEW_LEFT),
        in_classic("acquire 1", supply="9 production", display=ROWS, eras=FEW_LEFT_ON_MAP),
        in_rounds("acquire 1", supply="9 production", display=ROWS, eras=FEW_LEFT_ON_MAP),
    ],
    ids=["duel keeps three at most", "a row of classic loses one", "as many go as there are players"],
)
def test_a_card_that_would_go_anyway_brings_the_end_no_nearer(scene: Scene, folder: Path) -> None:
    found = told_in(scene, folder)

    assert "tempo" not in kinds_of(found)
    assert not is_true(found.game, found.done, found.best, Stake("tempo", cards_left(found.game)))


def test_a_barricade_without_a_province_defends_nothing(folder: Path) -> None:
    found = told_in(in_duel("build barricade", supply="1 production"), folder)

    assert "defends" not in kinds_of(found)
    assert untrue(found) == []


def test_no_gold_stays_with_a_free_city_of_ones_own(folder: Path) -> None:
    cities = {"face_up": "novgorod . .", "owned": ["bukhara", ""]}
    found = told_in(in_duel("trade bukhara", free=cities, top="apprenticeship"), folder)

    assert [merit.key for merit in found.done.merits] == ["gains", "pays"]
    assert untrue(found) == []


def test_whoever_raises_an_own_stake_has_the_advantage_already(folder: Path) -> None:
    raised = {"advantage": "0 science 1", "switches": {"advantage_top_up": True}}
    found = told_in(in_duel("advantage science 1", supply="1 science", **raised), folder)

    assert "advantage" not in kinds_of(found)
    assert untrue(found) == []


def test_once_the_game_is_over_nothing_is_at_risk_or_within_reach(folder: Path) -> None:
    ended = told("wins", folder)
    going_on = told_in(in_duel("pass", provinces="sahara"), folder)

    assert [stake.key for stake in ended.done.stakes] == ["last-round"]
    assert [stake.key for stake in going_on.done.stakes] == ["at-risk"]


def test_what_ends_a_turn_is_best_nearly_as_good_or_has_little_to_speak_for_it() -> None:
    assert borne_out([Merit("rest")], 0.0, best=True) == [Merit("rest")]
    assert borne_out([Merit("rest")], 0.01, best=False) == [Merit("near")]
    assert borne_out([Merit("rest")], 0.2, best=False) == [Merit("little")]


# Two hundred positions

#: Of each kind of table so many, from a game with this seed; nine kinds of tables are 216.
EACH: Final = 24
SEED: Final = 21
FEW_OF_EACH: Final = 3


def asked(kind: str, seed: int, count: int) -> Iterator[tuple[int, Game]]:
    """So many decisions of a game, spread evenly over it, in which there is something to advise."""
    numbers = [number for number, game in enumerate(positions(kind, seed)) if is_worth_asking(game)]
    chosen = {numbers[at * len(numbers) // count] for at in range(count)}
    for number, game in enumerate(islice(positions(kind, seed), max(chosen) + 1)):
        if number in chosen:
            yield number, game


def is_worth_asking(game: Game) -> bool:
    open_question = game.choice().question in OPEN_QUESTIONS
    return bool(game.state.round) and len(game.options()) > 1 and not open_question


def looked_at(kind: str, seed: int, number: int, game: Game) -> list[tuple[str, bool]]:
    """All reasons that are told there, each with how to see it again, and whether it is true."""
    options = advise(game, game.seat, FEW).options
    where = f"reproduce: tests.coach.test_reasons.again({kind!r}, {seed}, {number})"
    return [
        (f"'{write(game, each.option)}': {reason}; {where}", is_true(game, each, options[0], reason))
        for each in options
        for reason in reasons_of(each)
    ]


def again(kind: str, seed: int, number: int) -> list[tuple[str, bool]]:
    """What a test found in a position, by what it said."""
    game = next(islice(positions(kind, seed), number, None))
    return looked_at(kind, seed, number, game)


@pytest.mark.parametrize("kind", ALL_TABLES)
def test_in_some_positions_of_every_kind_of_table_every_reason_is_true(kind: str) -> None:
    """Reproduce: the seed of the game is 20."""
    found = [looked_at(kind, SEED - 1, number, game) for number, game in asked(kind, SEED - 1, FEW_OF_EACH)]

    assert len(found) == FEW_OF_EACH
    assert [said for reasons in found for said, true in reasons if not true] == []


@pytest.mark.long
def test_in_two_hundred_positions_every_reason_is_true() -> None:
    """Reproduce: the seed of each game is 21; a reason that is not true says which position it is."""
    wrong: list[str] = []
    reasons = 0
    seen: Counter[str] = Counter()
    seats: set[int] = set()
    for kind in ALL_TABLES:
        for number, game in asked(kind, SEED, EACH):
            found = looked_at(kind, SEED, number, game)
            wrong += [said for said, true in found if not true]
            reasons += len(found)
            players = range(len(game.state.players))
            seats.add(len(players))
            automas = any(not game.state.is_played(seat) for seat in players)
            modules = {"heroes", "monsters", "renaissance"} & {*game.rules.modules}
            seen.update(["positions", game.rules.name, *modules, *["automas"] * automas])

    assert wrong == []
    assert seen["positions"] == len(ALL_TABLES) * EACH >= 200
    assert {"duel", "classic", "continuous", "automas", "heroes", "monsters", "renaissance"} <= seen.keys()
    assert seats == {2, 3, 4, 5}
    assert reasons > 600


def test_a_wrong_reason_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that sees a lead of one everywhere is caught in a position, and again where it says."""
    monkeypatch.setattr("monumental.coach.advice.stakes.lead_of", lambda *_: 1)
    number, game = next(asked("duel", SEED, 2))

    wrong = [said for said, true in looked_at("duel", SEED, number, game) if not true]

    assert wrong
    assert wrong == [said for said, true in again("duel", SEED, number) if not true]
    assert f"again('duel', {SEED}, {number})" in wrong[0]
