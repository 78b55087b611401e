"""Thoughts of a trained mind: each goes down the tree to a position that was not judged yet.

Positions are judged many at once. Until a thought has its answer, it counts as one that went badly: so the
next one goes elsewhere.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from monumental.bots.network.root import Root
from monumental.bots.thinking.tree import Node
from monumental.engine.agenda import Choice
from monumental.engine.playout import QuickLuck
from monumental.engine.scoring.points import score_sheets, winners

if TYPE_CHECKING:
    from monumental.bots.network.eye import Eye, Look
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: How much an option appeals that was not told.
UNTOLD: Final = -30.0

#: No thought goes through more decisions.
FARTHEST: Final = 120

#: How much an option that was seldom tried tempts.
CURIOSITY: Final = 0.6

#: What never appeals is taken as seldom as this.
LEAST_APPEAL: Final = 1e-9

#: The victory counts; how high it is, a little: so a lost game is still played well.
HEIGHT: Final = 0.1

#: A lead of so many points is a clear one.
CLEAR: Final = 8.0


class Judged:
    """What a network says of a position: what each seat can hope for, and how much each option appeals."""

    __slots__ = ("appeals", "hopes")

    def __init__(self, hopes: list[float], appeals: list[float]) -> None:
        self.hopes = hopes  # by seat
        self.appeals = appeals


class Leaf:
    """Where a thought ended: what was chosen on the way, and the position that is to be judged."""

    __slots__ = ("hopes", "look", "node", "options", "path", "seats")

    def __init__(self, node: Node, path: list[Node], seats: list[int]) -> None:
        self.node = node
        self.path = path
        self.seats = seats
        self.options: list[Action] = []
        self.look: Look | None = None  # nothing: the game was over
        self.hopes: list[float] = []


class Thinking:
    """One decision of an imagined game, thought through by a trained mind."""

    def __init__(self, game: Game, eye: Eye, luck: int, tree: Node) -> None:
        self.game = game
        self.eye = eye
        self.luck = luck
        self.thoughts = 0
        self.tree = tree  # it may be one that was begun before
        self.expected = 0.5
        self.root: Root | None = None

    def first_look(self) -> Leaf:
        """The decision itself is judged first; there is nothing to look at in a tree that has it."""
        leaf = Leaf(self.tree, [], [])
        leaf.options = self.game.options()
        if not self.tree.knows(leaf.options):
            leaf.look = self.eye.look(self.game, self.game.choice(), leaf.options)
        return leaf

    def begin(self, noise: list[float]) -> Root:
        """Begin with what appeals in the decision itself."""
        appeals = [log(max(node.appeal, LEAST_APPEAL)) for node in self.tree.nodes]
        visits = sum([node.visits for node in self.tree.nodes])
        if visits:
            self.expected = sum([node.total for node in self.tree.nodes]) / visits
        self.root = Root(self.tree, appeals, self.expected, noise)
        return self.root

    def descend(self, spent: float) -> Leaf:
        """Play on to a position that was not judged yet, or to the end of the game."""
        root = self.root
        assert root is not None
        self.thoughts += 1
        game = self.game.clone(QuickLuck(self.luck + self.thoughts))
        state = game.state
        agenda = state.agenda
        node = self.tree
        path: list[Node] = []
        seats: list[int] = []
        while agenda:
            choice = agenda[-1]
            assert isinstance(choice, Choice)
            options = node.options if not path else choice.options(game)
            if len(options) == 1:
                game.play_option(options[0])
                continue
            if path and ((node.options != options and not node.knows(options)) or len(path) >= FARTHEST):
                leaf = Leaf(node, path, seats)
                leaf.options = options
                leaf.look = self.eye.look(game, choice, options)
                return leaf
            at = node.choose(CURIOSITY) if path else root.choose(spent)
            node = node.nodes[at]
            node.visits += 1
            path.append(node)
            seats.append(state.decider(choice.seat))
            game.play_option(options[at])
        leaf = Leaf(node, path, seats)
        leaf.hopes = result(game)
        return leaf

    def learn(self, leaf: Leaf, judged: Judged | None) -> None:
        """Remember what a position is worth to whoever chose on the way, and what can be done there."""
        hopes = leaf.hopes
        if judged is not None:
            hopes = judged.hopes
            appeals = judged.appeals
            # What was not told does not appeal.
            while len(appeals) < len(leaf.options):
                appeals.append(UNTOLD)
            leaf.node.grow(leaf.options, appeals)
            if leaf.node is self.tree:
                self.expected = hopes[self.game.seat]
        for at, node in enumerate(leaf.path):
            node.total += hopes[leaf.seats[at]]


def result(game: Game) -> list[float]:
    """What the end of a game is worth to each seat."""
    totals = [sheet.total for sheet in score_sheets(game)]
    leading = winners(game)
    found = []
    for seat, total in enumerate(totals):
        best = -1000
        for other, theirs in enumerate(totals):
            if other != seat:
                best = max(best, theirs)
        lead = total - best if len(totals) > 1 else total
        found.append(hope(1.0 / len(leading) if seat in leading else 0.0, lead / CLEAR))
    return found


def hope(share: float, lead: float) -> float:
    """A share of the victory, and a lead in clear ones."""
    lead = max(-20.0, min(20.0, lead))
    return (1.0 - HEIGHT) * share + HEIGHT / (1.0 + exp(-lead))
