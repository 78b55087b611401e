"""Players made of code: which ones there are, ours and those that other packages bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, cast

from monumental.bots.bot import Bot, Budget, read_budget
from monumental.bots.careless import CarelessBot
from monumental.bots.greedy import GreedyBot
from monumental.bots.levels import CHARACTERS, LEVELS
from monumental.bots.network.bot import NetworkBot
from monumental.bots.random import RandomBot
from monumental.bots.search import SearchBot
from monumental.bots.sight.style import STYLES
from monumental.engine.errors import MonumentalError
from monumental.play.table import AUTOMA, PERSON

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from importlib.metadata import EntryPoint

    from monumental.bots.bot import Maker

#: Where a package of somebody's own names its bots: `my-bot = "my_package:MyBot"`.
ENTRY_POINTS: Final = "monumental.bots"

OURS: Final[Mapping[str, Maker]] = {
    **LEVELS,
    **CHARACTERS,
    "random": RandomBot,
    "careless": CarelessBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "network": NetworkBot,
}


class BotError(MonumentalError):
    """There is no such bot to play with. One clear sentence."""


class UnknownBot(BotError):  # noqa: N818 (the name says what was asked for)
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"unknown bot '{self.name}' (there are: {', '.join(BOTS)})"


class BrokenBot(BotError):  # noqa: N818 (the same)
    """The package that brings a bot does not work."""

    def __init__(self, name: str, package: str, problem: str) -> None:
        super().__init__(name, package, problem)
        self.name = name
        self.package = package
        self.problem = problem

    def __str__(self) -> str:
        return f"the bot '{self.name}' of the package {self.package} can't be loaded: {self.problem}"


class Bots(Mapping[str, "Maker"]):
    """Every bot by its name.

    `search-0.2s`, `search-1s-5t`, `search-400n` and `search-1s-5t-400n` are `search` with a budget of
    its own, `greedy-builder` is `greedy` with a style.
    A bot of another package is imported when it is made: listing the names costs nothing.
    """

    def __init__(
        self,
        ours: Mapping[str, Maker],
        thinkers: Mapping[str, Callable[..., Bot]],
        lookers: Mapping[str, Callable[..., Bot]],
    ) -> None:
        self._ours = ours
        self._thinkers = thinkers  # those that take a budget
        self._lookers = lookers  # those that take a style
        # Nobody can be called like a person, the Automa, or a bot of ours.
        taken = {PERSON, AUTOMA, *ours}
        self._others = {
            point.name: point for point in entry_points(group=ENTRY_POINTS) if point.name not in taken
        }

    def __iter__(self) -> Iterator[str]:
        yield from self._ours
        yield from sorted(self._others)

    def __len__(self) -> int:
        return len(self._ours) + len(self._others)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (
            name in self._ours or name in self._others or self._described(name) is not None
        )

    def __getitem__(self, name: str) -> Maker:
        if name in self._ours:
            return self._ours[name]
        described = self._described(name)
        if described is not None:
            return described
        return _loaded(self._others[name])

    def make(self, name: str, seed: int) -> Bot:
        """The bot of this name. Equal seeds make equal bots."""
        if name not in self:
            raise UnknownBot(name)
        return self[name](seed)

    def _described(self, name: str) -> Maker | None:
        """One of ours with words behind its name that say how it thinks."""
        bot, _, words = name.partition("-")
        budget = read_budget(words)
        if budget is not None and bot in self._thinkers:
            return partial(self._thinkers[bot], budget=budget)
        if words in STYLES and bot in self._lookers:
            return partial(self._lookers[bot], style=STYLES[words])
        return None


def _loaded(point: EntryPoint) -> Maker:
    """The maker that another package names, whatever that package does."""
    package = point.value if point.dist is None else point.dist.name
    try:
        maker = point.load()
    except Exception as error:
        raise BrokenBot(point.name, package, f"{type(error).__name__}: {error}") from error
    if not callable(maker):
        raise BrokenBot(point.name, package, f"{point.value} makes no bots")
    return cast("Maker", maker)


#: Those of ours whose name may say how long they think.
THINKERS: Final[Mapping[str, Callable[..., Bot]]] = {"search": SearchBot, "network": NetworkBot}

#: Those of ours whose name may say what they care for.
LOOKERS: Final[Mapping[str, Callable[..., Bot]]] = {"greedy": GreedyBot}

BOTS: Final = Bots(OURS, THINKERS, LOOKERS)


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name. Equal seeds make equal bots."""
    return BOTS.make(name, seed)


__all__ = [
    "BOTS",
    "CHARACTERS",
    "LEVELS",
    "LOOKERS",
    "OURS",
    "THINKERS",
    "Bot",
    "BotError",
    "Bots",
    "BrokenBot",
    "Budget",
    "UnknownBot",
    "make_bot",
]
