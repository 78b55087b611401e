/** Where pointy-top hexes lie: pixels, neighbours, and where an arrow key leads. No state, no page. */

export interface Place {
  row: number;
  column: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** From the middle of a hex to a corner; everything on the map is drawn in this measure. */
export const RADIUS = 60;
/** From the middle to the left and right edges. */
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

/** The middle of a tile. Every second row lies half a tile further right, beginning with row 1. */
export function centre(tile: Place): Point {
  return {
    x: (tile.column + (tile.row % 2) / 2) * 2 * HALF_WIDTH,
    y: tile.row * 1.5 * RADIUS,
  };
}

/** The six corners, from the top one clockwise; a smaller radius lies within. */
export function corners(middle: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((nth) => {
    const angle = (Math.PI / 180) * (60 * nth - 90);
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

/** A hex as the points of an SVG polygon. */
export function outline(middle: Point, radius = RADIUS): string {
  return corners(middle, radius)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
}

/** Half of the width that a hex has at a height above or below its middle. */
export function halfWidthAt(y: number, radius = RADIUS): number {
  const full = (radius * Math.sqrt(3)) / 2;
  const away = Math.abs(y);
  return away <= radius / 2 ? full : Math.max(0, full * (2 - (2 * away) / radius));
}

/** The six places around one. */
export function around({ row, column }: Place): Place[] {
  const shift = row % 2;
  return [
    { row: row - 1, column: column - 1 + shift },
    { row: row - 1, column: column + shift },
    { row, column: column + 1 },
    { row: row + 1, column: column + shift },
    { row: row + 1, column: column - 1 + shift },
    { row, column: column - 1 },
  ];
}

export function neighbours<Tile extends Place>(tiles: readonly Tile[], tile: Place): Tile[] {
  return around(tile).flatMap((place) => tiles.filter((other) => other.row === place.row && other.column === place.column));
}

/** Where an arrow leads: the nearest tile in that direction, a neighbour if there is one; else nowhere. */
export function step<Tile extends Place>(tiles: readonly Tile[], from: Place, arrow: Arrow): Tile | undefined {
  const start = centre(from);
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  let best: Tile | undefined;
  let least = Infinity;
  for (const tile of tiles) {
    const { x, y } = centre(tile);
    const along = (across ? x - start.x : y - start.y) * sign;
    const aside = Math.abs(across ? y - start.y : x - start.x);
    if (along <= 1) continue;
    // Straight ahead before aslant; of two that are aslant up or down, the one that zigzags back.
    const zigzag = !across && x > start.x === (from.row % 2 === 0) ? -1 : 0;
    const length = (across ? along + aside * 2 : along * 2 + aside) + zigzag;
    if (length < least) {
      least = length;
      best = tile;
    }
  }
  return best;
}

/** The smallest box around all tiles, with a margin. */
export function bounds(tiles: readonly Place[], margin = 0): Box {
  if (tiles.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const middles = tiles.map(centre);
  const left = Math.min(...middles.map(({ x }) => x)) - HALF_WIDTH - margin;
  const right = Math.max(...middles.map(({ x }) => x)) + HALF_WIDTH + margin;
  const top = Math.min(...middles.map(({ y }) => y)) - RADIUS - margin;
  const bottom = Math.max(...middles.map(({ y }) => y)) + RADIUS + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
