"""What the referee must know of a rule system, and of a module: one record for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from monumental.engine.chance import seeded
from monumental.play.imagine import imagine

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping, Sequence

    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.setup import Terms
    from monumental.testing.follower import Follower


@dataclass(frozen=True)
class BotTable:
    """What is played, and by whom: a bot against itself, or against players without a plan."""

    terms: Terms
    itself: bool = False

    def seats_of_bot(self, seats: int, turn: int) -> Sequence[int]:
        """Where the bot sits: where somebody plays, somewhere else every time."""
        played = [seat for seat in range(seats) if seat not in self.terms.get("automas", ())]
        return played if self.itself else [played[turn % len(played)]]


def holds(game: Game) -> None:
    """There is nothing to check."""


def imagined_twin(game: Game, seat: int, chance: random.Random) -> Game:
    """Whatever a seat can't know is as it may imagine it."""
    return imagine(game, seat, seeded(chance.getrandbits(32)))


def nothing_to_see(game: Game) -> Sequence[Action]:
    """No option shows somebody what others don't see."""
    return ()


@dataclass(frozen=True)
class ModuleChecks:
    """What a module adds to a game, and the referee to its checks."""

    position: Callable[[Game], None] = holds  # what it keeps is where it may be
    followers: Sequence[Callable[[], Follower]] = ()  # made for each game
    leanings: Mapping[str, float] = field(default_factory=dict)  # of players without a plan, by verb
    systems: tuple[str, ...] = ()  # where it is played, if a package brings it


@dataclass(frozen=True)
class SystemChecks:
    """What a rule system adds to what holds in all of them."""

    conservation: Callable[[Game], None] = holds  # everything is where it may be, and nothing is owed
    length: Callable[[Game], None] = holds  # the game is not longer than it can be, nor over too soon
    followers: Sequence[Callable[[], Follower]] = ()  # made for each game
    modules: Mapping[str, ModuleChecks] = field(default_factory=dict)  # by their names
    leanings: Mapping[str, float] = field(default_factory=dict)  # of players without a plan, by verb
    # How bots are tried: at which tables (the number of a game says at which of them), …
    tables: Sequence[BotTable] = (BotTable({}), BotTable({}, itself=True))
    # … in which games besides that a seat can't tell from the real one, …
    twin: Callable[[Game, int, random.Random], Game] = imagined_twin
    secrets: str = "things"  # … which differ in these, …
    # … beside others who rather do something of this, and see what the bot does not.
    prying: Callable[[Game], Sequence[Action]] = nothing_to_see
