"""Looking for puzzles in games of bots: a turn with one best end that `greedy` does not find."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Final

from monumental.bots.match import matches, play_match
from monumental.engine.chance import seeded
from monumental.engine.moves.turn import TurnChoice
from monumental.engine.pieces.city import ChooseRowAndColumn
from monumental.learn.puzzles.check import stated
from monumental.learn.puzzles.goals import GOALS
from monumental.learn.puzzles.lines import choice_of_greedy, line_of_greedy
from monumental.learn.puzzles.prover import MOST_OPTIONS, Proof, Search, TooLarge, prove, search
from monumental.learn.puzzles.puzzle import Difficulty, Puzzle, Tempting
from monumental.learn.puzzles.turn import after, is_stop
from monumental.play.imagine import imagine
from monumental.play.notation import write
from monumental.play.position import dump, load
from monumental.play.setup import unpack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.learn.puzzles.goals import Goal, Measure
    from monumental.play.setup import Box

    #: A seat, and the moments of its turn at which it may act.
    Road = tuple[int, list[Game]]

#: Who plays the games: somebody whose slips leave things undone that others would find.
PLAYS: Final = "careless"

#: A turn of so many actions is also looked at as it might have gone otherwise, in so many ways.
LONG_TURN: Final = 4
STRAYS: Final = 3
LONGEST_ROAD: Final = 30

#: A game has few good turns, and they are of a kind: so many puzzles are taken from one.
MOST_OF_A_GAME: Final = 4

#: So many ends that fall short are told of.
MOST_TEMPTING: Final = 3

#: Of the decisions of a solution, so many have an answer that gives the best away.
FEWEST_THAT_MATTER: Final = 2

#: Up to how many options a solution has one more point of difficulty.
OPTION_BANDS: Final = (25, 50, 90)


@dataclass
class Yield:
    """What was looked at so far."""

    games: int = 0
    positions: int = 0  # whose turn was searched, or given up as too large
    too_large: int = 0
    themes: Counter[str] = field(default_factory=Counter)  # puzzles kept, by theme


def mine(
    rules: str,
    seeds: Iterable[int],
    *,
    packs: Sequence[str] = (),
    bot: str = PLAYS,
    seats: int | None = None,
    most: int = MOST_OPTIONS,
    each: int | None = None,
    progress: Callable[[Yield], None] = lambda _: None,
) -> Iterator[Puzzle]:
    """The puzzles in games of a bot against itself, game by game.

    `each`: no more than so many of a theme. The same seeds give the same puzzles.
    """
    box = unpack(rules, packs)
    done = Yield()
    seen: set[tuple[str, tuple[str, ...]]] = set()
    for seed in seeds:
        kept = 0
        for turn in _turns(box, bot, seats or box.rules.seats[0], seed):
            if kept == MOST_OF_A_GAME:
                break
            found = [
                puzzle
                for road in turn
                for puzzle in _puzzles_of(road, packs, most, done)
                if (puzzle.theme, puzzle.solution) not in seen
                and (each is None or done.themes[puzzle.theme] < each)
            ]
            if found:
                # One of each turn, so that no two are alike: of the rarest theme, and the hardest of those.
                best = min(found, key=lambda puzzle: (done.themes[puzzle.theme], *_ease(puzzle)))
                seen.add((best.theme, best.solution))
                done.themes[best.theme] += 1
                kept += 1
                yield best
            progress(done)
        done.games += 1
        progress(done)


def _ease(puzzle: Puzzle) -> tuple[int, int, int]:
    difficulty = puzzle.difficulty
    return -difficulty.grade, -puzzle.proof.decisions, -difficulty.options


def _turns(box: Box, bot: str, seats: int, seed: int) -> Iterator[list[Road]]:
    """The turns of a game: each as it was played, and as somebody might have who goes astray in it."""
    moments: list[tuple[Game, int]] = []

    def look(game: Game) -> None:
        if not game.over and isinstance(game.choice(), (TurnChoice, ChooseRowAndColumn)):
            moments.append((game.clone(seeded(0)), game.seat))

    (match,) = matches((bot,) * seats, (None,) * seats, 1, seed)
    play_match(box, match, inspect=look)
    luck = random.Random(seed)
    for seat, turn in groupby(moments, key=lambda moment: moment[1]):
        road = [game for game, _ in turn]
        yield [(seat, road), *_astray(seat, road, luck)]


def _astray(seat: int, road: list[Game], luck: random.Random) -> Iterator[Road]:
    """Other ways through a turn of several actions, by deeds that come to mind; none draws luck."""
    if len(road) < LONG_TURN:
        return
    for _ in range(STRAYS):
        passed: list[Game] = []
        reached: tuple[Game, list[Action]] | None = (road[0], road[0].options())
        while reached is not None and reached[1]:
            game, options = reached
            if isinstance(game.choice(), TurnChoice):
                passed.append(game)
            deeds = [option for option in options if not is_stop(game, option)]
            reached = after(game, seat, luck.choice(deeds)) if deeds else None
            if len(passed) == LONGEST_ROAD:
                break
        yield seat, passed


def _puzzles_of(road: Road, packs: Sequence[str], most: int, done: Yield) -> Iterator[Puzzle]:
    """All puzzles of one turn. From the end backwards: once a turn is too large, the moments before are."""
    seat, moments = road
    for moment in reversed(moments):
        if len(moment.options()) == 1:
            continue
        done.positions += 1
        written = as_the_seat_knows_it(moment, seat, packs)
        game = load(written)
        try:
            found = search(game, seat, most)
        except TooLarge:
            done.too_large += 1
            return
        for goal in GOALS.values():
            measure = goal.ask(game, seat)
            if measure is not None:
                puzzle = pose(game, written, goal, measure, found)
                if puzzle is not None:
                    yield puzzle


def as_the_seat_knows_it(game: Game, seat: int, packs: Sequence[str] = ()) -> dict[str, object]:
    """The position as a file has it. What this seat has not seen is imagined anew: nothing is betrayed."""
    written = dump(imagine(game, seat, seeded(0)))
    if packs:
        written["packs"] = list(packs)
    plain: dict[str, object] = json.loads(json.dumps(written))  # with lists, as a file has them
    return plain


def pose(
    game: Game, written: dict[str, object], goal: Goal, measure: Measure, found: Search
) -> Puzzle | None:
    """The puzzle in a turn that was searched; nothing if there is none."""
    proof = prove(found, measure)
    if proof is None or not (proof.is_unique and proof.is_long_enough):
        return None
    wanted = goal.full
    if (proof.best != wanted) if wanted is not None else (proof.best <= measure.value(game)):
        return None
    seat = found.seat
    solution = found.line(proof.at)
    if choice_of_greedy(found.game_at(0), seat) == solution[0]:
        return None
    greedy = line_of_greedy(game, seat)
    if measure.value(greedy.game) >= proof.best:
        return None
    difficulty = grade(found, measure, proof)
    if difficulty is None:
        return None
    tempting = (
        Tempting(by="greedy", line=greedy.deeds, value=measure.value(greedy.game)),
        *_other_ends(found, measure, proof, greedy.deeds),
    )
    digest = hashlib.sha256(json.dumps([goal.name, seat, written], sort_keys=True).encode()).hexdigest()
    return Puzzle(
        id=f"{game.rules.name}-{goal.name}-{digest[:6]}",
        rules=game.rules.name,
        theme=goal.name,
        seat=seat,
        solution=tuple([write(game, deed) for deed in solution]),
        difficulty=difficulty,
        proof=stated(proof),
        tempting=tempting,
        position=written,
    )


def grade(found: Search, measure: Measure, proof: Proof) -> Difficulty | None:
    """How hard it is to stay on the way to the best end; nothing if nobody would leave it."""
    winning = [end for end in found.ends if measure.value(found.game_at(end)) == proof.best]
    leading = found.leading_to(winning)
    options = misleading = matter = 0
    at = 0
    for deed in found.line(proof.at)[: proof.decisions]:
        place = found.places[at]
        ways = dict(place.ways)
        options += len(place.options)
        matter += any(to not in leading for to in ways.values())
        choice = choice_of_greedy(place.game, found.seat)
        # Luck and stopping lead nowhere that counts.
        misleading += is_stop(place.game, choice) or ways.get(choice, -1) not in leading
        at = ways[deed]
    if matter < FEWEST_THAT_MATTER or not misleading:
        return None
    points = sum(options > band for band in OPTION_BANDS) + min(2, max(0, misleading - 1))
    return Difficulty(grade=min(5, 1 + points), options=options, misleading=misleading)


def _other_ends(found: Search, measure: Measure, proof: Proof, greedy: tuple[str, ...]) -> Iterator[Tempting]:
    """The ends that are worth the most after the best, each with another first deed."""
    values = {end: measure.value(found.game_at(end)) for end in found.ends}
    near = sorted(
        (end for end in found.ends if end and values[end] < proof.best),
        key=lambda end: (-values[end], found.places[end].depth, end),
    )
    first_deeds = {greedy[:1]}
    for end in near:
        line = tuple([write(found.game_at(0), deed) for deed in found.line(end)])
        if line[:1] not in first_deeds:
            first_deeds.add(line[:1])
            yield Tempting(by="search", line=line, value=values[end])
        if len(first_deeds) == MOST_TEMPTING:
            return
