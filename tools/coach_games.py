"""Games that the coach is taught with: what they show of each seat at some positions, and who won.

At first sight all who play follow their instinct: such a game takes a hundredth of a second, compiled. Those
of better bots are the games that the coach is measured with, from other seeds, and take ten times as long or
more.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from monumental.bots.match import Match, play_match
from monumental.bots.thinking.mind import Mind
from monumental.bots.thinking.questions import NEW_BEGINNINGS
from monumental.bots.thinking.tree import taken
from monumental.coach.chances import seen_by
from monumental.coach.judge import is_begun, shares
from monumental.coach.signs import CoachSigns
from monumental.engine.chance import seeded
from monumental.engine.game import Game, start
from monumental.engine.playout import QuickLuck
from monumental.engine.scoring.points import winners
from monumental.play.setup import packs_for, unpack, wishes

#: How surely instinct is followed, one of these at each table.
RASHNESS = (2.0, 3.0, 5.0)

#: So many positions of a game are looked at, about …
LOOKS_AT_FIRST_SIGHT = 18
LOOKS = 30

#: … of so many for each seat; bots that think are asked where there is nothing to choose, too.
CHOICES = {"duel": 110, "classic": 100, "continuous": 100}
QUESTIONS = {"duel": 125, "classic": 110, "continuous": 110}


@dataclass
class Shown:
    """What one game shows."""

    names: tuple[str, ...]  # of the signs
    plays: list[list[str]]  # what each seat is all game long
    positions: list[tuple[float, list[list[float]]]]  # the rounds ahead, and the signs of each seat
    won: list[float]


class Watcher:
    """Looks at a game here and there, as whoever is asked there could know it."""

    def __init__(self, match: Match, looks: int, of: int) -> None:
        self.often = looks / (of * len(match.bots))
        self.dice = random.Random(match.seed + 1)
        self.mind: Mind | None = None
        self.positions: list[tuple[float, list[list[float]]]] = []
        self.game: Game | None = None

    def see(self, game: Game) -> None:
        self.game = game
        if not game.over and is_begun(game) and self.dice.random() < self.often:
            self.look(game)

    def look(self, game: Game) -> None:
        mind = self.mind = self.mind or Mind(game)
        imagined = seen_by(game, game.seat)
        ahead = mind.outlook(game, 0, mind.worths).ahead(imagined)
        self.positions.append((ahead, CoachSigns(mind.judgement.signs, game).of_all(imagined, ahead)))

    def shown(self) -> Shown:
        game = self.game
        assert game is not None
        seats = len(game.state.players)
        signs = CoachSigns((self.mind or Mind(game)).judgement.signs, game)
        plays = [signs.plays(game, seat) for seat in range(seats)]
        return Shown(signs.names, plays, self.positions, shares(winners(game), seats))


def at_first_sight(rules: str, match: Match) -> Shown:
    """A game by instinct."""
    dice = random.Random(match.seed)
    game = opened(rules, match, dice)
    watcher = Watcher(match, LOOKS_AT_FIRST_SIGHT, CHOICES[rules])
    for asked in chain(questions(game, Mind(game), dice), [game]):
        watcher.see(asked)
    return watcher.shown()


def of_better_bots(rules: str, match: Match) -> Shown:
    """A game as the coach is measured with."""
    watcher = Watcher(match, LOOKS, QUESTIONS[rules])
    play_match(unpack(rules, packs_for(rules, len(match.bots))), match, inspect=watcher.see)
    return watcher.shown()


def questions(game: Game, mind: Mind, dice: random.Random) -> Iterator[Game]:
    """Play on by instinct; the game at every question that leaves a choice."""
    outlooks = [mind.outlook(game, seat, mind.worths) for seat in range(len(game.state.players))]
    rashness = dice.choice(RASHNESS)
    while not game.over:
        options = game.options()
        if len(options) == 1:
            game.play_option(options[0])
            continue
        yield game
        choice = game.choice()
        begins = choice.question in NEW_BEGINNINGS
        habit = None if begins else outlooks[game.state.decider(choice.seat)].habit(game, options)
        if habit is None:
            mind.instinct.be_at(outlooks[0].ahead(game))
            appeals = mind.instinct.appeals(game, choice, options)
            habit = options[taken(appeals, rashness, dice.random())]
        game.play_option(habit)


def opened(rules: str, match: Match, dice: random.Random) -> Game:
    """A table at which everybody has a civilization, any one."""
    seats = len(match.bots)
    box = unpack(rules, packs_for(rules, seats))
    agreed = wishes(box, match.civilizations, 0, seats=seats, seed=match.seed, automas=match.automas)
    game = start(box.rules, box.catalog, seeded(match.seed), agreed)
    while not is_begun(game):
        game.play(dice.choice(game.options()))
    return game.clone(QuickLuck(match.seed))
