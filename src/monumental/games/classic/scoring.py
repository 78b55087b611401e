"""What classic counts on the map, for texts and for points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.scoring.points import Achievement
from monumental.engine.sentences.general import Noun
from monumental.engine.sentences.nouns import KNOWLEDGE_OWNED
from monumental.games.classic.land.outposts import outposts_of
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.game import Game


class Provinces(Noun):
    """Provinces one controls. The Capital is none."""

    def count(self, game: Game, seat: int) -> int:
        return classic(game).provinces(seat).bit_count()


class CoastalProvinces(Noun):
    """Provinces of one's own next to water."""

    def count(self, game: Game, seat: int) -> int:
        state = classic(game)
        return (state.provinces(seat) & state.hexmap.coast).bit_count()


class TerrainProvinces(Noun):
    """Provinces of one's own with this terrain."""

    def __init__(self, name: str, terrain: int) -> None:
        super().__init__(name, "control")
        self.terrain = terrain

    def count(self, game: Game, seat: int) -> int:
        state = classic(game)
        tiles = state.hexmap.tiles
        count = 0
        for tile in state.hexmap.members(state.provinces(seat)):
            if tiles[tile].terrain == self.terrain:
                count += 1
        return count


class OutpostsBuilt(Noun):
    """One's Outposts on the map."""

    def count(self, game: Game, seat: int) -> int:
        return outposts_of(classic(game), seat)


class ExplorationTokens(Noun):
    """Barbarian and Free Town tokens one has taken."""

    def count(self, game: Game, seat: int) -> int:
        return len(classic(game).holdings[seat].exploration)


class MarketTokens(Noun):
    """Market tokens one has taken, used ones included."""

    def count(self, game: Game, seat: int) -> int:
        held = classic(game).holdings[seat]
        return len(held.market) + len(held.used)


class ProvincePoints(Achievement):
    """Each Province one controls; the Capital is none.  [BASE-END-07]"""

    name = "provinces"
    points = 1
    dominance = 3

    def count(self, game: Game, seat: int) -> int:
        return classic(game).provinces(seat).bit_count()


class KnowledgePoints(Achievement):
    """Every Knowledge counts, the one that a civilization starts with too.  [BASE-END-04]"""

    name = "knowledge"
    points = 1
    dominance = 3

    def count(self, game: Game, seat: int) -> int:
        return KNOWLEDGE_OWNED.count(game, seat)
