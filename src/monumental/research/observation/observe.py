"""What one seat can know of a position, as a vector of fixed length.

Every part is public but the tokens of Markets, of which a seat's own vector has those that it has looked at.
Seats are counted from whoever observes: oneself first, then clockwise.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import numpy as np

from monumental.research.observation.belongings import Belongings
from monumental.research.observation.features import CardFeatures, blank
from monumental.research.observation.layout import Layout, Part
from monumental.research.observation.offered import Offered
from monumental.research.observation.questions import QuestionPart
from monumental.research.observation.sights import sections_of

if TYPE_CHECKING:
    import numpy.typing as npt

    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.research.observation.sights import Section


#: No number in an observation is higher: what is scaled to about 1 can be sixteen times as much.
HIGHEST: Final = 16.0


class Observer:
    """Makes observations for games of these rules and cards with so many seats; one at a time."""

    def __init__(self, rules: Rules, catalog: Catalog, seats: int) -> None:
        self.seats = seats
        self.features = CardFeatures(catalog)
        layout = Layout()
        self._sections: list[Section] = [
            QuestionPart(layout, rules, catalog, self.features, seats),
            Offered(layout, rules, catalog, self.features, seats),
            Belongings(layout, rules, catalog, self.features, seats),
        ]
        self._sections += sections_of(layout, rules, catalog, self.features, seats)
        self.parts: tuple[Part, ...] = tuple(layout.parts)
        self.length = layout.length
        self._zeros = blank(self.length)
        room = bytearray(4 * self.length)
        self._numbers = memoryview(room).cast("f")
        self._array = np.frombuffer(room, np.float32)

    def write(self, game: Game, seat: int, out: memoryview[float]) -> None:
        """Write what a seat can know into a row of one's own; numbers above HIGHEST are left as they are."""
        out[:] = self._zeros
        for section in self._sections:
            section.fill(game, seat, out)

    def fill(self, game: Game, seat: int, out: npt.NDArray[np.float32]) -> None:
        """Write what a seat can know into a row of one's own array."""
        self.write(game, seat, self._numbers)
        np.minimum(self._array, HIGHEST, out=out)

    def observe(self, game: Game, seat: int) -> npt.NDArray[np.float32]:
        """What a seat can know, in a new array."""
        out = np.empty(self.length, np.float32)
        self.fill(game, seat, out)
        return out

    def part(self, name: str) -> slice:
        """Where a part stands, all of its repeats."""
        found = {part.name: part for part in self.parts}
        if name not in found:
            raise ValueError(f"an observation has no part '{name}' (there are: {', '.join(found)})")
        return slice(found[name].offset, found[name].end)

    def digest(self) -> str:
        """Other parts, features or cards have another digest; other numbers on the same cards have not."""
        parts = [f"{part.name} {part.offset} {part.length} {part.repeats}" for part in self.parts]
        lines = [*parts, *self.features.names, *self.features.keys]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()
