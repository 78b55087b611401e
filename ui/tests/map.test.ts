import { describe, expect, it } from "vitest";
import type { TileView } from "../src/lib/types";
import { defenseOf, total } from "../src/boards/map/panels/defense";
import { flows } from "../src/boards/map/pieces/flows";
import { halfWidthAt } from "../src/boards/map/land/hex";
import { layOut, piecesOn, SIZES, type Placed } from "../src/boards/map/pieces/layout";

const EMPTY: TileView = {
  number: 1,
  row: 0,
  column: 0,
  terrain: "meadow",
  barbarian: null,
  town: false,
  market: false,
  owner: null,
  troops: 0,
  outpost: false,
  warlord: null,
  explorers: [],
  exploration: null,
  production: false,
  wonder: null,
  monster: null,
};
const explorers = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ seat: Math.floor(nth / 2), number: (nth % 2) + 1 }));

const TILES: [string, Partial<TileView>][] = [
  ["a Capital at the beginning", { owner: 0, troops: 9, warlord: 0, explorers: explorers(2) }],
  ["Barbarians", { barbarian: 3, exploration: "gauls" }],
  ["a Market with Barbarians and guests", { market: true, barbarian: 3, exploration: "gauls", explorers: explorers(3) }],
  ["a Market where everybody is", { market: true, exploration: "gauls", barbarian: 2, explorers: explorers(10) }],
  [
    "everything at once",
    {
      owner: 1,
      troops: 8,
      warlord: 1,
      outpost: true,
      wonder: "colossus",
      monster: "roc",
      market: true,
      explorers: explorers(8),
    },
  ],
];

function sides(piece: Placed): [number, number, number, number] {
  const [width, height] = SIZES[piece.kind];
  const half = (width * piece.scale) / 2;
  const tall = (height * piece.scale) / 2;
  return [piece.x - half, piece.x + half, piece.y - tall, piece.y + tall];
}

describe("pieces on a tile", () => {
  it.each(TILES)("lie beside each other and within the tile: %s", (_, content) => {
    const placed = layOut(piecesOn({ ...EMPTY, ...content }));

    for (const [at, piece] of placed.entries()) {
      const [left, right, top, bottom] = sides(piece);
      const room = Math.min(halfWidthAt(top), halfWidthAt(bottom));
      expect(Math.max(-left, right)).toBeLessThanOrEqual(room + 0.01);
      for (const other of placed.slice(at + 1)) {
        const [otherLeft, otherRight, otherTop, otherBottom] = sides(other);
        const apart = right <= otherLeft || otherRight <= left || bottom <= otherTop || otherBottom <= top;
        expect(apart).toBe(true);
      }
    }
  });

  it("keep their size while there is room", () => {
    const placed = layOut(piecesOn({ ...EMPTY, owner: 0, troops: 3, warlord: 0 }));
    expect(placed.map((piece) => piece.scale)).toEqual([1, 1]);
  });

  it("are what the view says", () => {
    const kinds = piecesOn({ ...EMPTY, town: true, exploration: "lubeck", market: true }).map((piece) => piece.kind);
    expect(kinds).toEqual(["town", "market"]);
  });
});

describe("Troops that walked", () => {
  const tile = (number: number, owner: number | null, troops: number): TileView => ({ ...EMPTY, number, owner, troops });

  it("go from where there are fewer to where there are more", () => {
    const before = [tile(1, 0, 9), tile(2, null, 0), tile(3, 1, 2)];
    const after = [tile(1, 0, 6), tile(2, 0, 3), tile(3, 1, 2)];
    expect(flows(before, after)).toEqual([{ seat: 0, from: 1, to: 2, count: 3 }]);
  });

  it("go home from a Province that was conquered", () => {
    const before = [tile(1, 0, 5), tile(2, 1, 2), tile(3, 1, 4)];
    const after = [tile(1, 0, 2), tile(2, 0, 3), tile(3, 1, 6)];
    expect(flows(before, after)).toEqual([
      { seat: 0, from: 1, to: 2, count: 3 },
      { seat: 1, from: 2, to: 3, count: 2 },
    ]);
  });
});

describe("the defense of a Province", () => {
  it("adds Barbarians to its value (BASE-CONQ-12)", () => {
    const items = defenseOf({ ...EMPTY, terrain: "forest", barbarian: 2, exploration: "gauls" });
    expect(items).toEqual([
      { what: "value", count: 1 },
      { what: "barbarians", count: 2 },
    ]);
  });

  it("is 7 with 3 Troops and a Warlord on value 2 (BASE-CONQ-24)", () => {
    expect(total(defenseOf({ ...EMPTY, terrain: "mountain", owner: 1, troops: 3, warlord: 1 }) ?? [])).toBe(7);
  });

  it("is 1 at least, and nothing at sea", () => {
    expect(total(defenseOf(EMPTY) ?? [])).toBe(1);
    expect(defenseOf({ ...EMPTY, terrain: "water" })).toBeUndefined();
  });
});
