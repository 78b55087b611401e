"""Which games chances are learned from and held against: bots of several levels, at tables of every size."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from monumental.bots.match import Match
from monumental.play.setup import packs_for, unpack
from monumental.play.table import AUTOMA

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The levels that meet: two that look at once, and one that thinks a little.
GREEDY: Final = "greedy"
CARELESS: Final = "careless"
SEARCH: Final = "search-24n"

#: So often all are equals, so often somebody careless may be among them; otherwise one thinks ahead.
EQUALS: Final = 0.5
CARELESSNESS: Final = 0.4

#: Where there are Automas, so often one sits at the table.
AUTOMAS: Final = 0.12


def planned(rules: str, games: int, seed: int, seats: Sequence[int]) -> list[Match]:
    """So many matches at tables of these sizes in turn; each is decided by its own seed alone."""
    return [_match(rules, number, seats) for number in range(seed, seed + games)]


def _match(rules: str, seed: int, sizes: Sequence[int]) -> Match:
    dice = random.Random(seed)
    size = sizes[seed % len(sizes)]
    kind = dice.random()
    if kind < EQUALS:
        bots = [GREEDY] * size
    else:
        bots = [dice.choice((GREEDY, CARELESS)) for _ in range(size)]
        if kind >= EQUALS + CARELESSNESS:
            bots[dice.randrange(size)] = SEARCH
    if dice.random() < AUTOMAS and unpack(rules, packs_for(rules, size)).rules.seats_automas():
        bots[dice.randrange(size)] = AUTOMA
    return Match(tuple(bots), (None,) * size, seed)
