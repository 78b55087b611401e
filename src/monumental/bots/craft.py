"""What bots must know of a rule system to play it: one record for each, in a folder of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from monumental.bots.learning.instinct import Ground
from monumental.bots.learning.plain import plain_lessons

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.bots.learning.lessons import Lessons
    from monumental.bots.sight.outlook import Outlook
    from monumental.bots.sight.signs import Signs
    from monumental.engine.game import Game


class Way(NamedTuple):
    """How far a rule system is thought ahead in, and where thoughts begin. Found by trying: docs/bots.md."""

    turns: int | None  # that a thought goes through, one's own included; nothing: all of the round
    curiosity: float  # how much an option that was seldom tried tempts
    trust: float = 0.0  # how much more an option appeals that looks better by a point, at a glance
    of_each: bool = False  # so many turns of each seat: a thought sees what the others answer


class Levels(NamedTuple):
    """How the levels for people play a rule system. Found by trying, too."""

    beginner: float = 0.2  # the share of the options that a beginner overlooks, …
    normal: float = 0.0  # … and that somebody normal does
    strong: int = 200  # how many thoughts somebody strong has for a decision
    expert: str = "search"  # who thinks for an expert: the bot that plays it best


class Craft(NamedTuple):
    """How a rule system is played by bots."""

    outlook: type[Outlook]  # how a position is looked at
    signs: type[Signs]  # what a judgement of it is made of
    way: Way
    lessons: Callable[[Game], Lessons] = plain_lessons  # what games have taught, where any were played for it
    ground: Ground = Ground()  # what instinct sees of a tile, where there is a map
    levels: Levels = Levels()
    network: str = ""  # the rule system whose network plays this one, too; nothing: its own
