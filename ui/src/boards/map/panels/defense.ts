/** What a Province sets against a conquest, item by item. What cards take off, the options say. No state, no page. */
import type { TileView } from "../../../lib/types";

/** The value of a Province by its terrain; the sea and Capitals have none. */
const VALUES: Readonly<Record<string, number>> = { meadow: 0, forest: 1, mountain: 2, volcano: 3 };

export function valueOf(tile: TileView): number | undefined {
  return VALUES[tile.terrain];
}

export interface Item {
  what: "value" | "barbarians" | "troops" | "warlord" | "outpost" | "wonder";
  count: number;
}

/** Undefined: it can't be conquered. [BASE-CONQ-12, -17, -21, -22] */
export function defenseOf(tile: TileView): Item[] | undefined {
  const value = valueOf(tile);
  if (value === undefined) return undefined;
  const items: Item[] = [{ what: "value", count: value }];
  if (tile.owner === null) {
    if (tile.exploration && tile.barbarian) items.push({ what: "barbarians", count: tile.barbarian });
    return items;
  }
  if (tile.troops > 0) items.push({ what: "troops", count: tile.troops });
  if (tile.warlord !== null) items.push({ what: "warlord", count: 2 });
  if (tile.outpost) items.push({ what: "outpost", count: 3 });
  if (tile.wonder) items.push({ what: "wonder", count: 2 });
  return items;
}

/** It costs 1 at least. */
export function total(items: readonly Item[]): number {
  return Math.max(
    1,
    items.reduce((sum, item) => sum + item.count, 0),
  );
}
