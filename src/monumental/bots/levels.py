"""Levels for people: who plays for each of them depends on the rules on the table.

How much each thinks or overlooks stands in the craft of a rule system, measured so that a level wins about
four games of five against the one below: docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Bot, Budget
from monumental.bots.greedy import GreedyBot
from monumental.bots.known import craft_of
from monumental.bots.network.bot import NetworkBot
from monumental.bots.search import SearchBot
from monumental.bots.sight.style import PLAIN, STYLES

if TYPE_CHECKING:
    from monumental.bots.bot import Maker
    from monumental.bots.craft import Levels
    from monumental.bots.sight.style import Style
    from monumental.engine.action import Action
    from monumental.engine.game import Game

    #: Who plays for a level, from a seed and what the craft says of levels.
    Player = Callable[[int, Levels], Bot]

#: What people wait for: a decision has a second at most, and a turn five, on whatever machine.
PATIENCE: Final = Budget(seconds=1.0, turn=5.0)

#: Who may think for an expert.
MINDS: Final[Mapping[str, Callable[[int, Budget], Bot]]] = {"search": SearchBot, "network": NetworkBot}


class LevelBot:
    """Plays as its level does under the rules that it meets."""

    def __init__(self, seed: int, player: Player) -> None:
        self.seed = seed
        self.player = player
        self._bots: dict[str, Bot] = {}

    def choose(self, game: Game, seat: int) -> Action:
        return self.bot_for(game.rules.name).choose(game, seat)

    def bot_for(self, rules: str) -> Bot:
        if rules not in self._bots:
            self._bots[rules] = self.player(self.seed, craft_of(rules).levels)
        return self._bots[rules]


def beginner(seed: int, levels: Levels) -> Bot:
    return GreedyBot(seed, overlooks=levels.beginner)


def normal(seed: int, levels: Levels, style: Style = PLAIN) -> Bot:
    return GreedyBot(seed, style, levels.normal)


def strong(seed: int, levels: Levels) -> Bot:
    return SearchBot(seed, Budget(PATIENCE.seconds, levels.strong, PATIENCE.turn))


def expert(seed: int, levels: Levels) -> Bot:
    return MINDS[levels.expert](seed, PATIENCE)


LEVELS: Final[Mapping[str, Maker]] = {
    player.__name__: partial(LevelBot, player=player) for player in (beginner, normal, strong, expert)
}

#: Opponents with a character: a level, and what it cares for.
CHARACTERS: Final[Mapping[str, Maker]] = {
    f"normal-{name}": partial(LevelBot, player=partial(normal, style=style)) for name, style in STYLES.items()
}
