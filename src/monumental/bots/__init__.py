"""Players made of code: what a bot is, and which ones there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from monumental.bots.greedy import GreedyBot
from monumental.bots.random import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.action import Action
    from monumental.engine.game import Game


class Bot(Protocol):
    """Plays a seat. It is handed an imagined game to try things in, never the real one."""

    def choose(self, game: Game, seat: int) -> Action:
        """One of the options of the game, in which this seat is asked."""


class UnknownBot(Exception):  # noqa: N818 (the name says what was asked for)
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown bot '{name}' (there are: {', '.join(sorted(BOTS))})")


#: Every bot by its name. What a bot leaves to its own luck comes from the seed.
BOTS: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name. Equal seeds make equal bots."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
