"""A player who thinks ahead: a tree of what could happen, grown by thoughts that each play on to a horizon.

Each thought clones the imagined game with luck of its own. In the tree it goes where chances and curiosity
lead (PUCT: what was found there, and what appeals but was seldom tried); beyond it follows instinct. Where
the horizon is reached, a judgement says how likely each seat wins, and whoever chose on the way learns it.
"""

from __future__ import annotations

import gc
import random
from contextlib import contextmanager
from math import exp, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Budget
from monumental.bots.greedy import NEW_BEGINNINGS, Thought
from monumental.bots.instinct import Instinct
from monumental.bots.judgement import Judgement
from monumental.bots.known import CRAFTS
from monumental.bots.lessons import lessons
from monumental.bots.texts import appraise
from monumental.engine.playout import QuickLuck

if TYPE_CHECKING:
    from collections.abc import Iterator

    from monumental.bots.outlook import Outlook
    from monumental.engine.action import Action
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game

USUAL: Final = Budget(seconds=0.2)

#: No thought goes through more decisions.
FARTHEST: Final = 60

#: Where a thought goes on to the end of the round, that takes longer; but it comes there.
END_OF_ROUND: Final = 300

#: How much worse an option is expected to be that was never tried.
CAUTION: Final = 0.1

#: Beyond the tree, instinct is followed more surely than at its edge.
RASHNESS: Final = 2.0

#: A glance takes no more than this share of the time.
GLANCE: Final = 0.25

#: By how many points an option can look worse at a glance; what is beyond is as hopeless.
HOPELESS: Final = 5.0


class Node:
    """An option that was thought of, and what was found behind it."""

    __slots__ = ("appeal", "behind", "nodes", "options", "total", "visits")

    def __init__(self, appeal: float) -> None:
        self.appeal = appeal  # how likely instinct takes it
        self.visits = 0
        self.total = 0.0  # the chances of whoever chose it, added up
        self.behind: dict[Action, Node] = {}
        self.options: list[Action] = []  # the last time, …
        self.nodes: list[Node] = []  # … and what is known of them

    def grow(self, options: list[Action], appeals: list[float]) -> None:
        """Make room for what is new: luck may bring other options than the last time."""
        for option, appeal in zip(options, shares(appeals, 1.0), strict=True):
            if option not in self.behind:
                self.behind[option] = Node(appeal)
        self.options = options
        self.nodes = [self.behind[option] for option in options]

    def appeal_anew(self, options: list[Action], appeals: list[float]) -> None:
        for option, appeal in zip(options, shares(appeals, 1.0), strict=True):
            self.behind[option].appeal = appeal

    def choose(self, curiosity: float) -> int:
        """Where the next thought goes: the position of one of the options."""
        visits = 0
        total = 0.0
        for node in self.nodes:
            visits += node.visits
            total += node.total
        expected = total / visits - CAUTION if visits else 0.5
        curiosity *= sqrt(visits + 1)
        best, chosen = -1.0, 0
        for at, node in enumerate(self.nodes):
            chance = node.total / node.visits if node.visits else expected
            chance += curiosity * node.appeal / (1 + node.visits)
            if chance > best:
                best, chosen = chance, at
        return chosen


class Mind:
    """What a bot knows about the game on the table."""

    def __init__(self, game: Game) -> None:
        craft = CRAFTS[game.rules.name]
        learned = lessons(game.rules.name)
        self.catalog: Catalog = game.catalog
        self.outlook = craft.outlook
        self.worths = appraise(game.catalog, self.outlook.reader)
        self.instinct = Instinct(game, self.worths, learned.instinct)
        self.judgement = Judgement(craft.signs(game, self.worths), learned.judgement)
        self.way = craft.way


class Thinking:
    """One decision thought through, as many thoughts as there is time for."""

    def __init__(self, mind: Mind, game: Game, seat: int, chance: random.Random) -> None:
        self.mind = mind
        self.seat = seat
        self.random = chance
        self.outlooks: list[Outlook] = [
            mind.outlook(game, each, mind.worths) for each in range(len(game.state.players))
        ]
        self.game = self.outlooks[seat].in_view(game)
        mind.instinct.be_at(self.outlooks[seat].ahead(game))

    def think(self, root: Node, luck: int) -> None:
        """Play on once from here, and remember what came of it."""
        game = self.game.clone(QuickLuck(luck))
        path: list[Node] = []
        seats: list[int] = []
        node: Node | None = root
        turns = decisions = 0
        turn = turn_of(game)
        way = self.mind.way
        farthest = FARTHEST if way.turns else END_OF_ROUND
        last = horizon(game)
        while game.state.agenda and decisions < farthest:
            if way.turns is None and game.state.round > last:
                break
            choice = game.choice()
            if choice.question in NEW_BEGINNINGS and turn_of(game) != turn:
                turn = turn_of(game)
                turns += 1
                if turns == way.turns:
                    break
            options = choice.options(game)
            if len(options) == 1:
                game.play_option(options[0])
                continue
            decisions += 1
            seat = game.seat
            habit = None
            if path and choice.question not in NEW_BEGINNINGS:
                habit = self.outlooks[seat].habit(game)
            if habit is not None:
                game.play_option(habit)
            elif node is None:
                game.play_option(self.by_instinct(game, options))
            else:
                self.look(node, game, options)
                at = node.choose(way.curiosity)
                node = node.nodes[at]
                path.append(node)
                seats.append(seat)
                if not node.visits:
                    # What was never tried is the edge of the tree.
                    node = None
                game.play_option(options[at])
        self.learn(game, path, seats)

    def look(self, node: Node, game: Game, options: list[Action]) -> None:
        """See what can be done here; mostly it is what could be done the last time."""
        if node.options != options:
            node.grow(options, self.mind.instinct.appeals(game, game.choice(), options))

    def glance(self, root: Node, options: list[Action], clock: Clock) -> None:
        """What looks good at once appeals more. If that takes too long, instinct must do."""
        trust = self.mind.way.trust
        if not trust:
            return
        thought = Thought(self.outlooks[self.seat], self.random.getrandbits(32))
        values = self.values(thought, options, clock)
        if values and thought.outlook.gives_up(options[values.index(max(values))]):
            # Before what is left over is lost, it may still be good for something.
            thought.hopes = False
            values = self.values(thought, options, clock)
        if values:
            best = max(values)
            appeals = self.mind.instinct.appeals(self.game, self.game.choice(), options)
            for at, value in enumerate(values):
                appeals[at] -= trust * min(HOPELESS, best - value)
            root.appeal_anew(options, appeals)

    def values(self, thought: Thought, options: list[Action], clock: Clock) -> list[float]:
        """What a glance makes of the options; nothing if there is no time for all of them."""
        found: list[float] = []
        for option in options:
            if clock.spent() > GLANCE:
                return []
            found.append(thought.of(self.game, option))
        return found

    def by_instinct(self, game: Game, options: list[Action]) -> Action:
        appeals = self.mind.instinct.appeals(game, game.choice(), options)
        left = self.random.random()
        for option, share in zip(options, shares(appeals, RASHNESS), strict=True):
            left -= share
            if left < 0:
                return option
        return options[-1]

    def learn(self, game: Game, path: list[Node], seats: list[int]) -> None:
        """Whoever chose on the way learns what chances they have at the end of it."""
        chances = self.mind.judgement.chances(game, self.outlooks[self.seat].ahead(game))
        for node, seat in zip(path, seats, strict=True):
            node.visits += 1
            node.total += chances[seat]


def turn_of(game: Game) -> tuple[int, int]:
    """Whose turn it is, and in which round."""
    return game.state.round, game.choice().seat


def horizon(game: Game) -> int:
    """The round that is played; the first one begins with setting up."""
    return max(1, game.state.round)


def shares(appeals: list[float], sharpness: float) -> list[float]:
    """How often each is taken: the more it appeals, the more often; all together once."""
    most = max(appeals)
    weights = [exp(sharpness * (appeal - most)) for appeal in appeals]
    total = sum(weights)
    return [weight / total for weight in weights]


class SearchBot:
    """Thinks about each decision as long as the budget allows; inside a turn it goes on where it was."""

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        self.random = random.Random(seed)
        self.budget = budget
        self._mind: Mind | None = None
        self._hopes: tuple[Landmark | None, Node] | None = None

    def choose(self, game: Game, seat: int) -> Action:
        began = perf_counter()
        options = game.options()
        if len(options) == 1:
            return options[0]
        if game.choice().question == "choose-civilization":
            # Every civilization is worth playing.
            return self.random.choice(options)
        with undisturbed():
            return self._think(game, seat, options, began)

    def _think(self, game: Game, seat: int, options: list[Action], began: float) -> Action:
        if self._mind is None or self._mind.catalog is not game.catalog:
            self._mind = Mind(game)
        thinking = Thinking(self._mind, game, seat, self.random)
        root = self.recalled(game)
        thinking.look(root, game, options)
        clock = Clock(self.budget, began)
        thinking.glance(root, options, clock)
        luck = self.random.getrandbits(30)
        while clock.allows():
            thinking.think(root, luck + clock.thoughts)
        best = max(options, key=lambda option: weight_of(root.behind[option]))
        self._hopes = (landmark_after(game, best, thinking.outlooks[seat]), root.behind[best])
        return best

    def recalled(self, game: Game) -> Node:
        """The part of the last tree that begins here, if things went as they were thought of."""
        hopes, self._hopes = self._hopes, None
        if hopes is not None and hopes[0] == landmark(game):
            return hopes[1]
        return Node(1.0)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nobody looks for garbage meanwhile.

    Thoughts leave none that refers to itself, and in a large program a look takes longer than a decision may.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def weight_of(node: Node) -> tuple[int, float, float]:
    """The option that was thought of most often is the best one."""
    return node.visits, node.total, node.appeal


class Clock:
    """Says whether there is time for one more thought."""

    def __init__(self, budget: Budget, began: float) -> None:
        self.budget = budget
        self.began = began
        self.thoughts = -1
        self.last = perf_counter()
        self.longest = 0.0

    def spent(self) -> float:
        """The share of the time that is over; thoughts are not counted by the time."""
        return 0.0 if self.budget.seconds is None else (perf_counter() - self.began) / self.budget.seconds

    def allows(self) -> bool:
        self.thoughts += 1
        if self.budget.seconds is None:
            return self.thoughts < (self.budget.thoughts or 0)
        now = perf_counter()
        if self.thoughts:
            self.longest = max(self.longest, now - self.last)
        self.last = now
        # The next one may take as long as the longest.
        return now + self.longest < self.began + self.budget.seconds


#: Enough to tell whether a position is the one that was expected.
Landmark = tuple[object, ...]


def landmark(game: Game) -> Landmark | None:
    if game.over:
        return None
    state = game.state
    players = [(*player.supply, *player.city, player.rotated, player.marked) for player in state.players]
    return turn_of(game), game.choice().question, tuple(game.options()), state.display.slots, *players


def landmark_after(game: Game, action: Action, outlook: Outlook) -> Landmark | None:
    """Where an action leads, if luck has no part in it and the same seat is asked."""
    luck = QuickLuck(0)
    untouched = luck.number
    expected = game.clone(luck)
    expected.play_option(action)
    if expected.over or expected.seat != outlook.seat or luck.number != untouched:
        return None
    # What habit answers has no place in the tree: it goes on with the question after it.
    if expected.choice().question not in NEW_BEGINNINGS and outlook.habit(expected) is not None:
        return None
    return landmark(expected)
