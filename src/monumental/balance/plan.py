"""Which games are played: one bot against itself, every civilization in every seat against every other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.bots.arena.plan import civilizations_of
from monumental.bots.match import Match
from monumental.play.setup import SetupError
from monumental.play.table import AUTOMA

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Survey:
    """Everything that decides the games. Each has a seed of its own, from which all else follows."""

    bot: str
    civilizations: tuple[str, ...]  # of the packs
    seats: int
    seed: int
    layout: str | None = None  # the map, for rules that have one

    def match(self, seed: int) -> Match:
        dealt = civilizations_of(seed - self.seed, self.civilizations, self.seats)
        return Match((self.bot,) * self.seats, dealt, seed, self.layout)

    def matches(self, games: int) -> list[Match]:
        return [self.match(seed) for seed in range(self.seed, self.seed + games)]


def plan(bot: str, civilizations: Sequence[str], seats: int, seed: int, layout: str | None = None) -> Survey:
    """The games to be played; what can't be is said before the first one."""
    if bot == AUTOMA:
        raise SetupError("the Automa plays by rules of its own: balance is a question to a bot")
    if len(civilizations) < seats:
        raise SetupError(f"{seats} seats take {seats} civilizations, and the packs have {len(civilizations)}")
    return Survey(bot, tuple(civilizations), seats, seed, layout)
