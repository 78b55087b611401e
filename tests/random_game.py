"""Random games for property tests. What fails in one says how to get there again.

with RandomGame(seed=7) as play:
    while not play.game.over:
        assert play.game.options()
        play.go_on()

ClassicGame(seed=7) is one of classic: its seats, map, packs and rule switches go with the seed. In a
`rich` one luck sends gifts, so that more is conquered, built and drawn than poor players ever manage.
ModuleGame(seed=7) is one of classic or of the continuous mode, with Heroes, Monsters and Renaissance or not.
SoloGame(seed=7) is one of classic with one to three Automas, with modules or not.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from types import TracebackType
from typing import Any, Self

from monumental import Action, Game, new_game, unpack
from monumental.engine.chance import Recorded, Recording, seeded
from monumental.engine.events import Event
from monumental.engine.game import start
from monumental.games import classic, continuous, duel
from monumental.maps.files import shipped_maps
from monumental.play.setup import Box, packs_for, wishes
from monumental.testing import Leanings


def some_switches(seed: int) -> dict[str, bool]:
    """Even seeds play by the letter of the rulebook, odd ones with some rule switches turned.

    There are ten sets of them: to open a box anew for each seed would take longer than its game.
    """
    if seed % 2 == 0:
        return {}
    choose = random.Random(seed % 20)
    return {name: not usual for name, usual in duel.SWITCHES.items() if choose.random() < 0.5}


class Reproducible:
    """Something random. What fails in it says how to get there again."""

    def place(self) -> str:
        """Where in it one is: an expression that makes it again, and how far it has come."""
        raise NotImplementedError(type(self).__name__)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            error.add_note(f"reproduce: {self.place()}")


class RandomGame(Reproducible):
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

    def place(self) -> str:
        return f"tests.random_game.{self}, decision {self.decision}"

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


Reading = tuple[str, dict[str, bool]]


def readings(presets: dict[str, dict[str, bool]], switches: dict[str, bool]) -> tuple[Reading, ...]:
    """Each preset, and each switch turned."""
    turned: list[Reading] = [("rulebook", {name: not usual}) for name, usual in switches.items()]
    return (*[(preset, {}) for preset in presets], *turned)


#: Readings of the rules of classic.
READINGS = readings(classic.PRESETS, classic.SWITCHES)
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


#: All sets of modules, each with its pack.
MODULES = tuple(
    some for count in range(4) for some in combinations(("heroes", "monsters", "renaissance"), count)
)

#: Rules, modules and seats in every combination.
KINDS = tuple(
    (rules, modules, seats)
    for rules, most in (("classic", 4), ("continuous", 5))
    for modules in MODULES
    for seats in range(2, most + 1)
)
READINGS_OF = {"classic": READINGS, "continuous": readings(continuous.PRESETS, continuous.SWITCHES)}

#: So many seeds in a row have every kind in every reading of its rules.
WHOLE_PRODUCT = len(KINDS) * max(len(read) for read in READINGS_OF.values())


class ModuleGame(ClassicGame):
    """A random game of classic or the continuous mode with modules: `len(KINDS)` seeds have every kind."""

    def lay_out(self) -> Game:
        kind = self.seed % len(KINDS)
        rules, modules, seats = KINDS[kind]
        reading = READINGS_OF[rules]
        preset, switches = reading[(kind + self.seed // len(KINDS)) % len(reading)]
        layouts = [*shipped_maps(seats), "random"]
        usual: dict[str, Any] = {
            "packs": ("base", *modules),
            "preset": preset,
            "switches": switches,
            "layout": layouts[self.seed % len(layouts)],
            "draw_capitals": self.seed % 3 == 0,
        }
        return self.start(rules, {**usual, "seats": seats, **self.wishes})

    def start(self, rules: str, wished: dict[str, Any]) -> Game:
        box = box_of(rules, packs_for(rules, wished["seats"], wished.pop("packs")))
        read = box.rules.with_switches({**box.rules.presets[wished.pop("preset")], **wished.pop("switches")})
        agreed = wishes(box, seed=self.seed, **wished)
        return start(read, box.catalog, self.luck, agreed, self.journal)

    def __repr__(self) -> str:
        return super().__repr__().replace("ClassicGame", type(self).__name__)

    def play(self, action: Action) -> None:
        self._acted = self.game.seat
        super().play(action)

    def send_gifts(self) -> None:
        """Not to whoever has just acted: of a turn that ended by itself, nothing could be said any more."""
        if self.game.rules.cycle == "turn" or self.game.seat != self._acted:
            super().send_gifts()


#: How many sit at the table, and which of them are Automas.
SOLO_TABLES = (
    (2, (1,)),
    (2, (0,)),
    (3, (1,)),
    (3, (0, 2)),
    (2, (1,)),
    (4, (1, 2, 3)),
    (4, (0, 2)),
    (3, (1, 2)),
)
PEOPLES = ("chinese", "danes", "egyptians", "greeks", "japanese")

#: So many seeds in a row have every Automa on every kind of map at every table; so many all readings too.
SOLO_KINDS = len(SOLO_TABLES) * len(PEOPLES) * 3
SOLO_PRODUCT = SOLO_KINDS * len(READINGS)


class SoloGame(ModuleGame):
    """A random game of classic against one to three Automas, with 0 to 4 Advanced cards."""

    def lay_out(self) -> Game:
        return self.start("classic", {**solo_wishes(self.seed, **self.wishes), **self.wishes})


def solo_wishes(
    seed: int, seats: int | None = None, automas: tuple[int, ...] | None = None, **_: Any
) -> dict[str, Any]:
    """What a `SoloGame` asks for, at this table or at the seed's."""
    table = SOLO_TABLES[seed % len(SOLO_TABLES)]
    seats, automas = seats or table[0], automas or table[1]
    layouts = [*shipped_maps(seats), "random"]
    preset, switches = READINGS[(seed % SOLO_KINDS + seed // SOLO_KINDS) % len(READINGS)]
    peoples: list[str | None] = [None] * seats
    for step, seat in enumerate(automas):
        # Some, but not the first, are chosen by whoever decides for the Automa.
        peoples[seat] = PEOPLES[(seed + step) % len(PEOPLES)] if seed % 7 or not step else None
    return {
        "seats": seats,
        "automas": automas,
        "advanced": seed // len(PEOPLES) % 5,
        "civilizations": peoples,
        "packs": ("base", *MODULES[seed // len(SOLO_TABLES) % len(MODULES)]),
        "preset": preset,
        "switches": switches,
        "layout": layouts[seed % len(layouts)],
        "draw_capitals": seed % 4 == 0,
    }


@cache
def box_of(rules: str, packs: tuple[str, ...]) -> Box:
    """To open a box anew for each reading would take longer than its game."""
    return unpack(rules, packs)
