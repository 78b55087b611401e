import { describe, expect, it } from "vitest";
import { bounds, centre, corners, halfWidthAt, HALF_WIDTH, neighbours, outline, RADIUS, step } from "../src/boards/map/land/hex";

/** Three rows of three. */
const TILES = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
const at = (row: number, column: number) => TILES.find((tile) => tile.row === row && tile.column === column)!;

describe("where hexes lie", () => {
  it("puts every second row half a tile further right", () => {
    expect(centre({ row: 0, column: 0 })).toEqual({ x: 0, y: 0 });
    expect(centre({ row: 1, column: 0 })).toEqual({ x: HALF_WIDTH, y: 1.5 * RADIUS });
    expect(centre({ row: 2, column: 1 })).toEqual({ x: 2 * HALF_WIDTH, y: 3 * RADIUS });
  });

  it("begins at the top corner and goes round", () => {
    const [top, right] = corners({ x: 0, y: 0 });
    expect(top!.x).toBeCloseTo(0);
    expect(top!.y).toBeCloseTo(-RADIUS);
    expect(right!.x).toBeCloseTo(HALF_WIDTH);
    expect(outline({ x: 0, y: 0 }).split(" ")).toHaveLength(6);
  });

  it("narrows towards the corners", () => {
    expect(halfWidthAt(0)).toBeCloseTo(HALF_WIDTH);
    expect(halfWidthAt(-45)).toBeCloseTo(HALF_WIDTH / 2);
    expect(halfWidthAt(RADIUS)).toBe(0);
  });

  it("frames all tiles", () => {
    const box = bounds(TILES, 5);
    expect(box.width).toBeCloseTo(7 * HALF_WIDTH + 10);
    expect(box.height).toBeCloseTo(3 * RADIUS + 2 * RADIUS + 10);
  });
});

describe("neighbours", () => {
  it("touch: their middles are equally near", () => {
    for (const tile of TILES) {
      const here = centre(tile);
      const near = TILES.filter((other) => {
        const there = centre(other);
        return other !== tile && Math.hypot(there.x - here.x, there.y - here.y) < 2 * HALF_WIDTH + 1;
      });
      expect(new Set(neighbours(TILES, tile))).toEqual(new Set(near));
    }
  });

  it("are six in the middle", () => {
    expect(neighbours(TILES, at(1, 1))).toHaveLength(6);
  });
});

describe("arrow keys", () => {
  it("lead along a row", () => {
    expect(step(TILES, at(1, 1), "ArrowLeft")).toBe(at(1, 0));
    expect(step(TILES, at(1, 1), "ArrowRight")).toBe(at(1, 2));
  });

  it("zigzag down and come back up the same way", () => {
    expect(step(TILES, at(0, 1), "ArrowDown")).toBe(at(1, 1));
    expect(step(TILES, at(1, 1), "ArrowDown")).toBe(at(2, 1));
    expect(step(TILES, at(2, 1), "ArrowUp")).toBe(at(1, 1));
    expect(step(TILES, at(1, 1), "ArrowUp")).toBe(at(0, 1));
  });

  it("jump over a gap, and stop at the edge", () => {
    const gap = TILES.filter((tile) => tile !== at(1, 1));
    expect(step(gap, at(1, 0), "ArrowRight")).toBe(at(1, 2));
    expect(step(TILES, at(0, 0), "ArrowUp")).toBeUndefined();
  });

  it("reach every tile", () => {
    const reached = new Set([at(0, 0)]);
    for (const tile of reached)
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = step(TILES, tile, arrow);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(TILES.length);
  });
});
