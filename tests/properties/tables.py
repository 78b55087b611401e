"""Random tables: whole games with undo, redo, forced moves and people who come and go, and their records.

play = RandomTable(7)        opening, moves and luck all go with the seed; seeds in a row have every kind
play.go_on()                 one more line of the record
played_table(7)              the same after the end of its game
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Self

from monumental import Action
from monumental.cards.build import build_catalog
from monumental.games.classic.setup import market_cities, market_tokens
from monumental.games.classic.state import ClassicState, Market
from monumental.maps.files import shipped_maps
from monumental.play.errors import TurnError
from monumental.play.records.luck import Luck
from monumental.play.records.opening import Opening, open_table, usual_sitters
from monumental.play.setup import Box, packs_for, wishes
from monumental.play.table import Table
from monumental.testing import Leanings
from tests.random_game import KINDS, READINGS_OF, Reproducible, box_of, solo_wishes, some_switches
from tests.rules.duel.test_combining_boxes import pack_box

#: Who sits down; what they are called makes no difference to the game.
SITTERS = ("human", "greedy", "random", "Ada")


def luck_of(seed: int, what: str = "table") -> Luck:
    """A sealed luck that tests can have again."""
    return Luck(hashlib.sha256(f"{what} {seed}".encode()).digest())


# How they begin


def duel_opening(seed: int) -> Opening:
    """Duel, by the letter of the rulebook or with some switches turned."""
    box = box_of("duel", packs_for("duel", 2))
    return Opening(_read(box, some_switches(seed)), wishes(box, seed=seed), ("human", "greedy"))


def module_opening(seed: int) -> Opening:
    """Classic with 2 to 4 seats or the continuous mode with 2 to 5, any modules, any map, any reading."""
    rules, modules, seats = KINDS[seed % len(KINDS)]
    readings = READINGS_OF[rules]
    preset, switches = readings[(seed + seed // len(KINDS)) % len(readings)]
    layouts = [*shipped_maps(seats), "random"]
    wished = {
        "seats": seats,
        "layout": layouts[seed // 2 % len(layouts)],
        "draw_capitals": seed % 3 == 0,
        "packs": ("base", *modules),
        "preset": preset,
        "switches": switches,
    }
    return _opening(rules, seed, wished)


def solo_opening(seed: int) -> Opening:
    """Classic with one to three Automas."""
    return _opening("classic", seed, solo_wishes(seed))


def _opening(rules: str, seed: int, wished: dict[str, Any]) -> Opening:
    box = box_of(rules, packs_for(rules, wished["seats"], wished.pop("packs")))
    read = _read(box, {**box.rules.presets[wished.pop("preset")], **wished.pop("switches")})
    agreed = wishes(box, seed=seed, **wished)
    return Opening(read, agreed, usual_sitters(agreed))


def _read(box: Box, switches: dict[str, bool]) -> Box:
    return replace(box, rules=box.rules.with_switches(switches))


@cache
def mixed_box(folder: str) -> Box:
    """The Trade box of Duel and a second one: there are more cards than the deck has places."""
    return box_of("duel", ("duel-trade", pack_box(Path(folder) / "north")))


def mixed_opening(seed: int, folder: Path) -> Opening:
    """Duel with two boxes that have more cards than the deck needs."""
    box = mixed_box(str(folder))
    return Opening(_read(box, some_switches(seed)), wishes(box, seed=seed), ("human", "greedy"))


@cache
def alike_box() -> Box:
    """Markets with several equal tokens, as packs may have them; each of ours is the only one of its kind."""
    box = box_of("classic", ("base",))
    alike = replace(box, catalog=build_catalog(box.rules, box.packs))
    for city in market_cities(alike.catalog):
        alike.catalog.cards[market_tokens(alike.catalog, city)[0]].copies = 6
    return alike


def alike_opening(seed: int) -> Opening:
    """Classic with three or four seats and Markets with equal tokens."""
    seats = 3 + seed % 2
    return Opening(alike_box(), wishes(alike_box(), seats=seats, seed=seed), ("human",) * seats)


#: Of seven tables in a row one is of Duel, four have other modules or seats, and two have Automas.
ROUND = 7


def opening_of(seed: int) -> Opening:
    """How the table of a seed begins; `ROUND * len(KINDS) / 4` seeds in a row have every kind."""
    turn, place = divmod(seed, ROUND)
    if place == 0:
        return duel_opening(turn)
    if place < 5:
        # Steps of five kinds, so that a few tables in a row differ in everything.
        return module_opening(5 * (4 * turn + place - 1))
    return solo_opening(2 * turn + place - 5)


# How they go on


class Merchants(Leanings):
    """Players without a plan who send their Explorers to Markets: there are the secrets of the game."""

    def __init__(self, seed: int, table: Table) -> None:
        super().__init__(seed)
        self._table = table
        self._gladly = random.Random(seed)

    def choose(self, options: Sequence[Action]) -> Action:
        wanted = [option for option in options if self._leads_to_market(option)]
        if wanted and self._gladly.random() < 0.85:
            return self._gladly.choice(wanted)
        return super().choose(options)

    def _leads_to_market(self, option: Action) -> bool:
        if option.verb == "visit":
            return True
        state = self._table.game.state
        if option.verb != "explore" or not isinstance(state, ClassicState):
            return False
        seat = self._table.game.seat
        return any(
            market.tile == option.second and market.count and not market.visited >> seat & 1
            for market in state.markets
        )


class RandomTable(Reproducible):
    """A table at which a seed decides what is played, taken back and done again, and who sits down."""

    def __init__(self, seed: int, opening: Opening | None = None, takebacks: float = 0) -> None:
        self.seed = seed
        self._takebacks = takebacks  # how often something is taken back that is not free
        self.opening = opening or opening_of(seed)
        self.luck = luck_of(seed)
        self.table = open_table(self.opening, self.luck)
        self._press = random.Random(seed)
        self._players = Merchants(seed, self.table)
        #: The Markets after so many lines of the record.
        self.markets: list[tuple[Market, ...]] = [self._markets()]

    def __repr__(self) -> str:
        return f"RandomTable({self.seed}, takebacks={self._takebacks})"

    def place(self) -> str:
        return f"tests.properties.tables.{self}, line {self.table.version + 1}"

    def go_on(self) -> None:
        """One more line of the record, or what is done at once."""
        self.press()
        # With the last word that was needed, two lines are written: between them, nothing has changed.
        while len(self.markets) < self.table.version:
            self.markets.append(self.markets[-1])
        if len(self.markets) == self.table.version:
            self.markets.append(self._markets())

    def press(self) -> None:
        """Take something back or do it again, sit down, play what is forced, or else decide."""
        table, press = self.table, self._press
        pressed = press.random()
        seats = range(len(table.sitters))
        seat = press.choice(seats)
        if self._takebacks and (press.random() < self._takebacks or table.asking.open is not None):
            self._take_back(seat)
        elif pressed < 0.1 and any(map(table.steps.of, seats)):
            table.undo(press.choice([*filter(table.steps.of, seats)]), table.version)
        elif pressed < 0.4 and any(map(table.can_redo, seats)):
            table.redo(press.choice([*filter(table.can_redo, seats)]), table.version)
        elif pressed > 0.995 and table.game.state.is_played(seat):
            table.sit(seat, press.choice(SITTERS))
        elif not (table.is_forced() and press.random() < 0.8 and table.play_one_forced()):
            # A person may also play by hand what is forced.
            asked = table.game.seat
            table.play(asked, self._players.choose(table.options(asked)), table.version)

    def _take_back(self, seat: int) -> None:
        """Ask, answer, or do what needs nobody's word: one line of the record, or two."""
        table, press = self.table, self._press
        ask = table.asking.open
        if ask is not None:
            (table.agree if press.random() < 0.8 else table.decline)(ask.awaited[0], table.version)
            return
        with suppress(TurnError):
            if table.can_undo(seat):
                table.undo(seat, table.version)
            else:
                table.ask_back(seat, table.version)

    def finish(self) -> Self:
        with self:
            while not self.table.game.over:
                self.go_on()
        return self

    def _markets(self) -> tuple[Market, ...]:
        state = self.table.game.state
        return tuple(state.markets) if isinstance(state, ClassicState) else ()


def played_table(seed: int, opening: Opening | None = None, takebacks: float = 0) -> RandomTable:
    """A table after the end of its game."""
    return RandomTable(seed, opening, takebacks).finish()
