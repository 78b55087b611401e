"""Games to learn from: whoever plays asks for a judgement of positions, and writes down what came of them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from math import log
from typing import TYPE_CHECKING, Final

from monumental.bots.greedy import GreedyBot
from monumental.bots.known import craft_of
from monumental.bots.network.thoughts import CLEAR, Thinking
from monumental.bots.sight.texts import appraise
from monumental.bots.thinking.tree import Node
from monumental.engine.scoring.points import score_sheets, winners
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from monumental.bots.network.eye import Eye, Look
    from monumental.bots.network.thoughts import Judged
    from monumental.engine.game import Game
    from monumental.train.plan import Plan

#: Told apart from the luck of the games.
_OWN_LUCK: Final = 7_368_787


@dataclass(frozen=True)
class Answer:
    """What is answered about a position: the judgement, and what each seat has of the victory, by seat."""

    judged: Judged
    won: list[float]


@dataclass
class Lesson:
    """A position, and how often each option should be taken there; nothing: only what became of it counts."""

    look: Look
    shares: list[float]
    expected: list[float] = field(default_factory=list)  # of the victory, by seat; nothing: nobody was asked


@dataclass
class Played:
    """A finished game: what there is to learn, and how it ended for each seat."""

    lessons: list[Lesson] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    dominance: list[float] = field(default_factory=list)
    decisions: int = 0


def sign_names(rules: str, seats: Sequence[int]) -> list[str]:
    """The signs that the tables of a course have."""
    names: list[str] = []
    for count in seats:
        game = new_game(rules, seats=count, seed=1)
        craft = craft_of(game.rules.name)
        signs = craft.signs(game, appraise(game.catalog, craft.outlook.reader))
        names += [name for name in signs.names if name not in names]
    return names


def against_itself(plan: Plan, seats: int, seed: int, eye: Eye) -> Generator[Look, Answer, Played]:
    """A game in which every seat thinks ahead; it asks for the judgement of each position it comes to."""
    chance = random.Random(seed * _OWN_LUCK + seats)
    game = new_game(plan.rules, seats=seats, seed=seed)
    played = Played()
    while not game.over:
        options = game.options()
        if len(options) == 1 or game.choice().question == "choose-civilization":
            game.play(chance.choice(options))
            continue
        careful = chance.random() < plan.careful
        thoughts = plan.thoughts if careful else plan.hasty_thoughts
        seat = game.seat
        thinking = Thinking(
            imagine(game, seat, imagined_luck(seed, played.decisions)),
            eye,
            chance.getrandbits(30),
            Node(1.0),
        )
        leaf = thinking.first_look()
        look = leaf.look
        assert look is not None
        answer = yield look
        thinking.learn(leaf, answer.judged)
        root = thinking.begin(noise(chance, len(options), 1.0 if careful else plan.rashness))
        for thought in range(thoughts):
            leaf = thinking.descend(thought / thoughts)
            thinking.learn(leaf, None if leaf.look is None else (yield leaf.look).judged)
        if careful or chance.random() < plan.noted:
            played.lessons.append(Lesson(look, root.lesson()[: look.count] if careful else [], answer.won))
        played.decisions += 1
        game.play(options[root.best()])
    told_end(game, played)
    return played


def watched(plan: Plan, seats: int, seed: int, eye: Eye) -> Played:
    """A game of `greedy`, who now and then does anything."""
    chance = random.Random(seed * _OWN_LUCK + seats)
    game = new_game(plan.rules, seats=seats, seed=seed)
    bots = [GreedyBot(seed * seats + seat) for seat in range(seats)]
    played = Played()
    while not game.over:
        options = game.options()
        if len(options) == 1 or game.choice().question == "choose-civilization":
            game.play(chance.choice(options))
            continue
        seat = game.seat
        action = bots[seat].choose(imagine(game, seat, imagined_luck(seed, played.decisions)), seat)
        look = eye.look(game, game.choice(), options)
        shares = [0.0] * look.count
        at = options.index(action)
        if at < look.count:
            shares[at] = 1.0
        played.lessons.append(Lesson(look, shares))
        played.decisions += 1
        game.play(chance.choice(options) if chance.random() < plan.blunders else action)
    told_end(game, played)
    return played


def told_end(game: Game, played: Played) -> None:
    """Who has won, by how much, and the Dominance of each seat."""
    sheets = score_sheets(game)
    totals = [sheet.total for sheet in sheets]
    leading = winners(game)
    for seat, sheet in enumerate(sheets):
        others = [total for other, total in enumerate(totals) if other != seat]
        played.shares.append(1.0 / len(leading) if seat in leading else 0.0)
        played.leads.append((sheet.total - max(others, default=0)) / CLEAR)
        played.dominance.append(float(sum(line.dominance for line in sheet.lines)))


def won(played: Played, hindsight: float, fading: float) -> list[list[float]]:
    """What each position was worth, by seat: who won at last, and what was expected after it.

    A game is decided by luck, too: what was expected soon after a decision says more about it.
    """
    worth = []
    ahead = played.shares
    for lesson in reversed(played.lessons):
        worth.append(
            [(1 - hindsight) * end + hindsight * soon for end, soon in zip(played.shares, ahead, strict=True)]
        )
        if lesson.expected:
            ahead = [
                (1 - fading) * now + fading * later for now, later in zip(lesson.expected, ahead, strict=True)
            ]
    return worth[::-1]


def noise(chance: random.Random, count: int, rashness: float) -> list[float]:
    """Gumbel's: with all of it, the best of all is taken as often as its share says."""
    return [-log(-log(chance.uniform(1e-9, 1 - 1e-9))) * rashness for _ in range(count)]
