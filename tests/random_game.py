"""Random games for property tests. What fails in one says how to get there again.

with RandomGame(seed=7) as play:
    while not play.game.over:
        assert play.game.options()
        play.go_on()

ClassicGame(seed=7) is one of classic: its seats, map, packs and rule switches go with the seed. In a
`rich` one luck sends gifts, so that more is conquered, built and drawn than poor players ever manage.
"""

from __future__ import annotations

import random
from types import TracebackType
from typing import Any, Self

from monumental import Action, Game, new_game
from monumental.engine.chance import Recorded, Recording, seeded
from monumental.engine.events import Event
from monumental.games import classic, duel
from monumental.maps.files import shipped_maps
from monumental.testing import Leanings


def some_switches(seed: int) -> dict[str, bool]:
    """Even seeds play by the letter of the rulebook, odd ones with some rule switches turned.

    There are ten sets of them: to open a box anew for each seed would take longer than its game.
    """
    if seed % 2 == 0:
        return {}
    choose = random.Random(seed % 20)
    return {name: not usual for name, usual in duel.SWITCHES.items() if choose.random() < 0.5}


class RandomGame:
    """A game in which every decision is left to a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decision = 0
        self.luck = Recording(seeded(seed))
        self.journal: list[Event] = []
        self.game = self.lay_out()
        self._choose = random.Random(seed)

    def lay_out(self) -> Game:
        return new_game(chance=self.luck, switches=some_switches(self.seed), journal=self.journal)

    def __repr__(self) -> str:
        return f"RandomGame({self.seed})"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            error.add_note(f"reproduce: tests.random_game.{self}, decision {self.decision}")

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


#: Readings of the rules of classic: each preset, and each switch turned.
READINGS: tuple[tuple[str, dict[str, bool]], ...] = (
    *[(preset, {}) for preset in classic.PRESETS],
    *[("rulebook", {name: not usual}) for name, usual in classic.SWITCHES.items()],
)
CLASSIC_PACKS = (("base",), ("base", "renaissance"))

#: Nine seeds in a row have every number of seats on every kind of map; so many have all readings too.
ALL_KINDS = 9 * len(CLASSIC_PACKS) * len(READINGS)


class ClassicGame(RandomGame):
    """A random game of classic, played by people who do some things more gladly than others."""

    def __init__(self, seed: int, *, rich: bool = False, **wishes: Any) -> None:
        self.rich = rich
        self.wishes = wishes  # for `new_game`, in the place of what the seed says
        super().__init__(seed)
        self._leanings = Leanings(seed)

    def lay_out(self) -> Game:
        seats = 2 + self.seed % 3
        layouts = [*shipped_maps(seats), "random"]
        preset, switches = READINGS[self.seed // 9 // len(CLASSIC_PACKS) % len(READINGS)]
        usual: dict[str, Any] = {
            "seats": seats,
            "layout": layouts[self.seed // 3 % len(layouts)],
            "packs": CLASSIC_PACKS[self.seed // 9 % len(CLASSIC_PACKS)],
            "preset": preset,
            "switches": switches,
            "draw_capitals": self.seed % 5 == 0,
        }
        wishes = {**usual, **self.wishes}
        return new_game("classic", seed=self.seed, chance=self.luck, journal=self.journal, **wishes)

    def __repr__(self) -> str:
        wishes = [f", {name}={wish!r}" for name, wish in self.wishes.items()]
        return f"ClassicGame({self.seed}{', rich=True' if self.rich else ''}{''.join(wishes)})"

    def choose(self) -> Action:
        return self._leanings.choose(self.game.options())

    def play(self, action: Action) -> None:
        super().play(action)
        if self.rich and not self.game.over and self.game.choice().question == "take-turn":
            self.send_gifts()

    def send_gifts(self) -> None:
        if self._choose.random() < 0.1:
            supply = self.game.state.players[self.game.seat].supply
            for resource in range(len(supply)):
                supply[resource] += self._choose.randrange(4)
