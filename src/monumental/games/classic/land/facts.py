"""What was found out about the map, kept until something on it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monumental.engine.action import Action

#: Nobody has counted yet.
UNCOUNTED: Final = -1


class Neighbour:
    """A Province next to somebody's land. What a text or a price change adds is not in it."""

    def __init__(self, tile: int, kind: str, defense: int, units: int, demands: tuple[int, ...]) -> None:
        self.tile = tile
        self.kind = kind
        self.defense = defense  # so much Military it takes
        self.units = units  # to be moved in
        self.demands = demands  # of a Free Town, beside the Military
        self.comers = UNCOUNTED  # the Units that can be sent, once somebody has counted them


class MapFacts:
    """What follows from the map for one seat; nothing is known before somebody asks.

    Whoever asks fills it in. Copies of a position share it as long as their maps are the same.
    """

    def __init__(self) -> None:
        self.neighbours: list[Neighbour] | None = None  # the Provinces next to one's land
        self.movable: list[Action] | None = None  # the Units that can be moved inside it
        self.steps: list[list[Action] | None] | None = None  # those of one's Explorers, by where both are
        self.mainland = UNCOUNTED  # the tiles connected with one's Capital
        self.senders = UNCOUNTED  # the Units that can leave them
        self.crowded: list[Action] | None = None  # the Provinces with Units enough for an Outpost
