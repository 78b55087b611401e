"""The map of classic and the continuous mode: what lies on each tile, and what the chips on it mean."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from monumental.engine.resources import RESOURCES
from monumental.games.classic.modules.monsters import printed
from monumental.research.pictures.canvas import Area, Chip
from monumental.research.pictures.palette import (
    BARBARIAN,
    GOLD,
    INK,
    LINE,
    MONSTER,
    MUTED,
    ON_DARK,
    RAISED,
    RESOURCE_FILLS,
    SEATS,
    TERRAIN_FILLS,
    WONDER,
    on,
)

if TYPE_CHECKING:
    from monumental.play.systems.classic.view import ClassicView, TileView
    from monumental.research.pictures.scene import Scene

#: The signs of what lies on tiles.
PRODUCTION_TOKEN: Final = Chip("P", RESOURCE_FILLS["production"])
WONDER_TOKEN: Final = Chip("Wo", WONDER)
MARKET: Final = "$"
MONSTER_SIGN: Final = "!"

LEGEND: Final = (
    (Chip("3", BARBARIAN), "Barbarians"),
    (Chip("1", RESOURCE_FILLS["science"]), "Free Town"),
    (Chip(f"{MONSTER_SIGN}5", MONSTER), "Monster"),
    (Chip(f"{MARKET}3", GOLD, on(GOLD)), "Market"),
    (PRODUCTION_TOKEN, "Production"),
    (WONDER_TOKEN, "Wonder"),
    (Chip("9", INK), "Troops"),
    (Chip("W", INK), "Warlord"),
    (Chip("O", INK), "Outpost"),
    (Chip("12", RAISED, INK, INK), "Explorers"),
)


def paint_map(scene: Scene, view: ClassicView, area: Area) -> None:
    """The tiles as large as there is room for, in the frame of whoever controls them."""
    area = scene.title(area, "Map", scene.texts.layout(view.map))
    legend = 40
    rows = max(tile.row for tile in view.tiles) + 1
    width = max(tile.column + tile.row % 2 / 2 for tile in view.tiles) + 1
    radius = min(area.width / width / sqrt(3), (area.height - legend) / (1.5 * rows + 0.5))
    left = area.x + (area.width - width * radius * sqrt(3)) / 2
    markets = {market.tile: market.count for market in view.markets}
    for tile in view.tiles:
        x = left + (tile.column + tile.row % 2 / 2 + 0.5) * radius * sqrt(3)
        y = area.y + (1.5 * tile.row + 1) * radius
        _paint_tile(scene, tile, markets.get(tile.number), x, y, radius)
    bottom = area.y + (1.5 * rows + 0.5) * radius
    _paint_legend(scene, Area(area.x, bottom + 6, area.width, legend - 6))


def _paint_tile(scene: Scene, tile: TileView, market: int | None, x: float, y: float, radius: float) -> None:
    held = tile.owner is not None
    _hex(scene, x, y, radius - 1, SEATS[tile.owner] if tile.owner is not None else LINE)
    _hex(scene, x, y, radius - (5 if held else 2), TERRAIN_FILLS[tile.terrain])
    room = (radius - 4) * sqrt(3) - 4
    size = radius * 0.34
    land = [Chip(str(tile.number), TERRAIN_FILLS[tile.terrain], MUTED)]
    if tile.production:
        land.append(PRODUCTION_TOKEN)
    if market is not None:
        land.append(Chip(f"{MARKET}{market}", GOLD, on(GOLD)))
    lines = (
        (-0.47, land, size * 0.9, room * 0.8),
        (0, _holders(scene, tile), size, room),
        (0.47, _explorers(tile), size * 0.9, room * 0.8),
    )
    for down, chips, letters, width in lines:
        area = Area(x - width / 2, y + down * radius, width, 0)
        scene.canvas.chips(area, chips, letters, middle=True)


def _hex(scene: Scene, x: float, y: float, radius: float, fill: str) -> None:
    """It stands on a corner."""
    side = radius * sqrt(3) / 2
    corners = ((0.0, -radius), (side, -radius / 2), (side, radius / 2))
    points = [*corners, *[(-across, -down) for across, down in corners]]
    scene.canvas.shape([(x + across, y + down) for across, down in points], fill)


def _holders(scene: Scene, tile: TileView) -> list[Chip]:
    """Who is to be conquered here, or whose Units hold it; and a Wonder token."""
    chips = []
    if tile.monster is not None:
        chips.append(Chip(f"{MONSTER_SIGN}{printed(scene.card(tile.monster)).strength}", MONSTER))
    if tile.exploration is not None:
        token = scene.card(tile.exploration)
        asked = [
            Chip(str(amount), RESOURCE_FILLS[resource], on(RESOURCE_FILLS[resource]))
            for resource, amount in zip(RESOURCES, token.demands, strict=False)
            if amount
        ]
        chips += asked or [Chip(str(token.value), BARBARIAN)]
    if tile.owner is not None:
        units = [str(tile.troops), *["W"] * (tile.warlord is not None), *["O"] * tile.outpost]
        chips += [Chip(unit, SEATS[tile.owner], ON_DARK) for unit in units]
    if tile.wonder is not None:
        chips.append(WONDER_TOKEN)
    return chips


def _explorers(tile: TileView) -> list[Chip]:
    """The Explorers of one seat share a chip."""
    numbers: dict[int, str] = {}
    for explorer in tile.explorers:
        numbers[explorer.seat] = numbers.get(explorer.seat, "") + str(explorer.number)
    return [Chip(text, RAISED, SEATS[seat], SEATS[seat]) for seat, text in numbers.items()]


def _paint_legend(scene: Scene, area: Area) -> None:
    share = area.width / (len(LEGEND) // 2)
    for at, (chip, meaning) in enumerate(LEGEND):
        line, column = divmod(at, len(LEGEND) // 2)
        x, y = area.x + column * share, area.y + 8 + line * 17
        scene.canvas.chips(Area(x, y, 20, 0), [chip], 10, middle=True)
        scene.canvas.write(x + 22, y, meaning, 10, MUTED, width=share - 22)
