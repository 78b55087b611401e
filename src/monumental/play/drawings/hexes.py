"""The map of classic and the continuous mode: each tile in the frame of whoever holds it."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from monumental.engine.resources import RESOURCES
from monumental.games.classic.modules.monsters import printed
from monumental.play.drawings.pen import MUTED, ON_DARK, RAISED, SEATS, Chip
from monumental.play.drawings.scene import ON_GOLD, RESOURCE_FILLS, amount

if TYPE_CHECKING:
    from monumental.play.drawings.scene import Scene
    from monumental.play.systems.classic.view import ClassicView, TileView

TERRAIN_FILLS: Final = {
    "meadow": "#d3e0aa",
    "forest": "#9fbd8a",
    "mountain": "#c9bca8",
    "volcano": "#d9a791",
    "water": "#b3d0de",
    "capital": "#f3e3b4",
}
BORDER: Final = "#a8966e"
BARBARIANS: Final = "#4a3b33"
MONSTER: Final = "#5a3a52"
WONDER: Final = "#7d5a10"

#: No map needs larger tiles to be read.
LARGEST: Final = 46.0


def draw_map(scene: Scene, view: ClassicView, x: float, y: float, width: float) -> float:
    """The tiles, as large as there is room for; where they end."""
    rows = max(tile.row for tile in view.tiles) + 1
    columns = max(tile.column + tile.row % 2 / 2 for tile in view.tiles) + 1
    radius = min(LARGEST, width / columns / sqrt(3))
    left = x + (width - columns * radius * sqrt(3)) / 2
    markets = {market.tile: market.count for market in view.markets}
    # A frame is drawn over the neighbours', so tiles that somebody holds come last.
    for tile in sorted(view.tiles, key=lambda tile: tile.owner is not None):
        middle = left + (tile.column + tile.row % 2 / 2 + 0.5) * radius * sqrt(3)
        down = y + (1.5 * tile.row + 1) * radius
        _draw_tile(scene, tile, markets.get(tile.number), middle, down, radius)
    return y + (1.5 * rows + 0.5) * radius


def _draw_tile(scene: Scene, tile: TileView, market: int | None, x: float, y: float, radius: float) -> None:
    fill = TERRAIN_FILLS[tile.terrain]
    if tile.owner is None:
        scene.pen.hexagon(x, y, radius - 0.5, fill, BORDER)
    else:
        scene.pen.hexagon(x, y, radius - 2.5, fill, SEATS[tile.owner], 4)
    size = radius * 0.29
    land = [Chip(str(tile.number), fill, MUTED)]
    if tile.production:
        land.append(amount("production", "P"))
    if market is not None:
        land.append(Chip(f"${market}", RESOURCE_FILLS["gold"], ON_GOLD))
    scene.pen.chips(x, y - radius * 0.5, land, size * 0.95, middle=True)
    scene.pen.chips(x, y, _holders(scene, tile), size, middle=True)
    scene.pen.chips(x, y + radius * 0.5, _explorers(tile), size * 0.95, middle=True)


def _holders(scene: Scene, tile: TileView) -> list[Chip]:
    """Who is to be conquered here, or whose Units hold it; and a Wonder token."""
    chips = []
    if tile.monster is not None:
        chips.append(Chip(f"!{printed(scene.card(tile.monster)).strength}", MONSTER))
    if tile.exploration is not None:
        token = scene.card(tile.exploration)
        asked = [
            amount(resource, str(count))
            for resource, count in zip(RESOURCES, token.demands, strict=True)
            if count
        ]
        chips += asked or [Chip(str(token.value), BARBARIANS)]
    if tile.owner is not None:
        units = [str(tile.troops), *["W"] * (tile.warlord is not None), *["O"] * tile.outpost]
        chips += [Chip(unit, SEATS[tile.owner], ON_DARK) for unit in units]
    if tile.wonder is not None:
        chips.append(Chip("★", WONDER))
    return chips


def _explorers(tile: TileView) -> list[Chip]:
    """The Explorers of one seat share a chip."""
    numbers: dict[int, str] = {}
    for explorer in tile.explorers:
        numbers[explorer.seat] = numbers.get(explorer.seat, "") + str(explorer.number)
    return [Chip(text, RAISED, SEATS[seat], SEATS[seat]) for seat, text in numbers.items()]
