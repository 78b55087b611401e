/** Which Troops walked where between two views: what a seat has fewer here, it has more there. */
import type { TileView } from "../../../lib/types";

export interface Flow {
  seat: number;
  from: number; // the number of a tile
  to: number;
  count: number;
}

type Amounts = { tile: number; count: number }[];

/** Units of a tile that was lost leave it too. */
export function flows(before: readonly TileView[], after: readonly TileView[]): Flow[] {
  const left = new Map<number, Amounts>();
  const come = new Map<number, Amounts>();
  const note = (where: Map<number, Amounts>, seat: number, tile: number, count: number) =>
    where.set(seat, [...(where.get(seat) ?? []), { tile, count }]);
  after.forEach((tile, at) => {
    const old = before[at];
    if (!old || old.number !== tile.number) return;
    for (const seat of new Set([old.owner, tile.owner])) {
      if (seat === null) continue;
      const change = (tile.owner === seat ? tile.troops : 0) - (old.owner === seat ? old.troops : 0);
      if (change < 0) note(left, seat, tile.number, -change);
      if (change > 0) note(come, seat, tile.number, change);
    }
  });
  return [...come].flatMap(([seat, gains]) => pair(seat, left.get(seat) ?? [], gains));
}

function pair(seat: number, losses: Amounts, gains: Amounts): Flow[] {
  const found: Flow[] = [];
  const rest = losses.map((loss) => ({ ...loss }));
  for (const gain of gains) {
    let missing = gain.count;
    for (const loss of rest) {
      const count = Math.min(missing, loss.count);
      if (count === 0) continue;
      found.push({ seat, from: loss.tile, to: gain.tile, count });
      loss.count -= count;
      missing -= count;
    }
  }
  return found;
}
