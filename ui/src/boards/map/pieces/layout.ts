/** What lies on a tile and where, so that nothing covers anything else. No state, no page. */
import type { TileView } from "../../../lib/types";
import { halfWidthAt, type Point } from "../land/hex";

export type PieceKind = "barbarian" | "town" | "monster" | "troops" | "warlord" | "outpost" | "wonder" | "market" | "explorer";

export interface Piece {
  kind: PieceKind;
  seat: number | null; // whose it is
  number: number; // how many Troops, which Explorer, the number on a token
  key: string | null; // the card or token
}
export interface Placed extends Piece, Point {
  scale: number;
}

/** Width and height of a piece before it is scaled. */
export const SIZES: Record<PieceKind, readonly [number, number]> = {
  barbarian: [42, 42],
  town: [42, 42],
  monster: [44, 36],
  troops: [44, 30],
  warlord: [30, 32],
  outpost: [30, 32],
  wonder: [32, 32],
  market: [46, 28],
  explorer: [28, 36],
};

/** Below the line of value, owner and Production token, within the hex. */
const TOP = -18;
const BOTTOM = 53;
const GAP = 2;
const EDGE = 4;
const LEAST = 0.3;

/** Everything on a tile that needs room of its own, in the order in which it is laid out. */
export function piecesOn(tile: TileView): Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: PieceKind, seat: number | null, number: number, key: string | null = null) =>
    pieces.push({ kind, seat, number, key });
  if (tile.monster) add("monster", null, 0, tile.monster);
  // A token that was taken is gone; what the map had before the game says of which sort it is.
  if (tile.exploration) add(tile.town ? "town" : "barbarian", null, tile.barbarian ?? 0, tile.exploration);
  if (tile.troops > 0) add("troops", tile.owner, tile.troops);
  if (tile.warlord !== null) add("warlord", tile.warlord, 1);
  if (tile.outpost) add("outpost", tile.owner, 1);
  if (tile.wonder) add("wonder", tile.owner, 1, tile.wonder);
  if (tile.market) add("market", null, 0);
  for (const explorer of tile.explorers) add("explorer", explorer.seat, explorer.number);
  return pieces;
}

interface Row {
  pieces: Piece[];
  width: number;
  height: number;
}

/** Fills rows from left to right, no wider than this. Explorers that don't fit with the rest begin a row. */
function rowsOf(pieces: readonly Piece[], scale: number, widest: number): Row[] {
  const rows: Row[] = [];
  const explorers = pieces.filter((piece) => piece.kind === "explorer");
  const together = explorers.length * (SIZES.explorer[0] * scale + GAP) - GAP;
  for (const piece of pieces) {
    const width = SIZES[piece.kind][0] * scale;
    const height = SIZES[piece.kind][1] * scale;
    const last = rows.at(-1);
    const needed = piece === explorers[0] ? Math.min(together, widest - 1) : width;
    if (last && last.width + GAP + needed <= widest) {
      last.pieces.push(piece);
      last.width += GAP + width;
      last.height = Math.max(last.height, height);
    } else {
      rows.push({ pieces: [piece], width, height });
    }
  }
  return rows;
}

function fits(rows: readonly Row[], top: number): boolean {
  let y = top;
  for (const row of rows) {
    const half = Math.min(halfWidthAt(y), halfWidthAt(y + row.height)) - EDGE;
    if (row.width / 2 > half) return false;
    y += row.height + GAP;
  }
  return y - GAP <= BOTTOM;
}

/** Where each piece stands, measured from the middle of its tile: as large as there is room for. */
export function layOut(pieces: readonly Piece[]): Placed[] {
  if (pieces.length === 0) return [];
  const widest = 2 * (halfWidthAt(0) - EDGE);
  for (let scale = 1; ; scale -= 0.04) {
    for (const width of [widest, widest * 0.85, widest * 0.7, widest * 0.55]) {
      const rows = rowsOf(pieces, scale, width);
      const height = rows.reduce((sum, row) => sum + row.height, GAP * (rows.length - 1));
      // In the middle of the hex, where that is possible.
      const tops = [-height / 2 + 6, (TOP + BOTTOM - height) / 2, TOP].map((top) => Math.max(TOP, top));
      const top = tops.find((each) => fits(rows, each));
      if (top !== undefined) return stand(rows, top, scale);
    }
    if (scale < LEAST) return stand(rowsOf(pieces, LEAST, widest), TOP, LEAST);
  }
}

function stand(rows: readonly Row[], top: number, scale: number): Placed[] {
  const placed: Placed[] = [];
  let y = top;
  for (const row of rows) {
    let x = -row.width / 2;
    for (const piece of row.pieces) {
      const width = SIZES[piece.kind][0] * scale;
      placed.push({ ...piece, x: x + width / 2, y: y + row.height / 2, scale });
      x += width + GAP;
    }
    y += row.height + GAP;
  }
  return placed;
}
