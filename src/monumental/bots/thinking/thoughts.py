"""Thoughts about one decision: each plays on to a horizon, through the tree and beyond it.

In the tree a thought goes where chances and curiosity lead (PUCT: what was found there, and what appeals but
was seldom tried); beyond it follows instinct. Where the horizon is reached, a judgement says how likely each
seat wins, and whoever chose on the way learns it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.thinking.questions import NEW_BEGINNINGS, horizon, turn_of, who_plays
from monumental.bots.thinking.tree import Node, taken
from monumental.engine.agenda import Choice
from monumental.engine.playout import QuickLuck

if TYPE_CHECKING:
    import random

    from monumental.bots.thinking.clock import Clock
    from monumental.bots.thinking.view import View
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: No thought goes through more decisions; where it goes through a turn of each seat, through so many of each.
FARTHEST: Final = 60

#: Where a thought goes on to the end of the round, that takes longer; but it comes there.
END_OF_ROUND: Final = 300

#: Beyond the tree, instinct is followed more surely than at its edge.
RASHNESS: Final = 2.0

#: A glance takes no more than this share of the time.
GLANCE: Final = 0.25

#: By how many points an option can look worse at a glance; what is beyond is as hopeless.
HOPELESS: Final = 5.0


class Thinking:
    """One decision thought through, as many thoughts as there is time for."""

    def __init__(self, view: View, chance: random.Random) -> None:
        self.view = view
        self.random = chance
        self.first_options = view.game.options()  # with which every thought begins

    def look(self, node: Node, game: Game, options: list[Action]) -> None:
        """See what can be done here; mostly it is what could be done the last time."""
        if node.options != options and not node.knows(options):
            node.grow(options, self.view.appeals(game, options))

    def glance(self, root: Node, options: list[Action], clock: Clock) -> None:
        """What looks good at once appeals more. If that takes too long, instinct must do."""
        trust = self.view.way.trust
        if not trust:
            return
        values = self.view.glance(options, self.random.getrandbits(32), lambda: clock.spent() <= GLANCE)
        if values:
            best = max(values)
            appeals = self.view.appeals(self.view.game, options)
            for at, value in enumerate(values):
                appeals[at] -= trust * min(HOPELESS, best - value)
            root.appeal_anew(options, appeals)

    def think(self, root: Node, luck: int) -> None:
        """Play on once from here, and remember what came of it."""
        view = self.view
        way = view.way
        curiosity = way.curiosity
        game = view.game.clone(QuickLuck(luck))
        state = game.state
        playing = who_plays(game) if way.of_each else 1
        farthest = FARTHEST * playing if way.turns else END_OF_ROUND
        whole_round = way.turns is None
        most = (way.turns or 0) * playing
        agenda = state.agenda
        last = horizon(game)
        path: list[Node] = []
        seats: list[int] = []
        node: Node | None = root
        fresh = True
        turns = decisions = 0
        turn = turn_of(game)
        while agenda and decisions < farthest:
            if whole_round and state.round > last:
                break
            choice = agenda[-1]
            assert isinstance(choice, Choice)
            begins = choice.question in NEW_BEGINNINGS
            if begins and turn_of(game) != turn:
                turn = turn_of(game)
                turns += 1
                if turns == most:
                    break
            options = self.first_options if fresh else choice.options(game)
            fresh = False
            if len(options) == 1:
                game.play_option(options[0])
                continue
            decisions += 1
            habit = view.habit(game, choice, options) if path and not begins else None
            if habit is not None:
                game.play_option(habit)
            elif node is None:
                game.play_option(self.by_instinct(game, options))
            else:
                self.look(node, game, options)
                at = node.choose(curiosity)
                node = node.nodes[at]
                path.append(node)
                seats.append(state.decider(choice.seat))
                if not node.visits:
                    # What was never tried is the edge of the tree.
                    node = None
                game.play_option(options[at])
        self.learn(game, path, seats)

    def by_instinct(self, game: Game, options: list[Action]) -> Action:
        appeals = self.view.appeals(game, options)
        return options[taken(appeals, RASHNESS, self.random.random())]

    def learn(self, game: Game, path: list[Node], seats: list[int]) -> None:
        """Whoever chose on the way learns what chances they have at the end of it."""
        chances = self.view.chances(game)
        for at, node in enumerate(path):
            node.visits += 1
            node.total += chances[seats[at]]
