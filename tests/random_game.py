"""Random games for property tests. What fails in one says how to get there again.

with RandomGame(seed=7) as play:
    while not play.game.over:
        assert play.game.options()
        play.go_on()
"""

from __future__ import annotations

import random
from types import TracebackType
from typing import Self

from monumental import Action, new_game
from monumental.engine.chance import Recorded, Recording, seeded
from monumental.engine.events import Event
from monumental.games.duel import SWITCHES


def some_switches(seed: int) -> dict[str, bool]:
    """Even seeds play by the letter of the rulebook, odd ones with some rule switches turned.

    There are ten sets of them: to open a box anew for each seed would take longer than its game.
    """
    if seed % 2 == 0:
        return {}
    choose = random.Random(seed % 20)
    return {name: not usual for name, usual in SWITCHES.items() if choose.random() < 0.5}


class RandomGame:
    """A game in which every decision is left to a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decision = 0
        self.luck = Recording(seeded(seed))
        self.journal: list[Event] = []
        self.game = new_game(chance=self.luck, switches=some_switches(seed), journal=self.journal)
        self._choose = random.Random(seed)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            error.add_note(f"reproduce: tests.random_game.RandomGame({self.seed}), decision {self.decision}")

    def choose(self) -> Action:
        """The option that comes next."""
        return self._choose.choice(self.game.options())

    def play(self, action: Action) -> None:
        self.game.play_option(action)
        self.decision += 1

    def go_on(self) -> None:
        self.play(self.choose())

    def finish(self) -> None:
        while not self.game.over:
            self.go_on()

    def luck_since(self, drawn: int) -> Recorded:
        """The luck this game had, after its first `drawn` cards, to be had again."""
        return Recorded(self.luck.cards[drawn:])
