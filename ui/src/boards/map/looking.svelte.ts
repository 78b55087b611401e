/** Which tile of the map somebody looks at, what lies open over it, and what a touch of a tile means. */
import type { LiveTable } from "../../lib/server/live.svelte";
import type { TileView } from "../../lib/types";
import type { Camera } from "./camera.svelte";

export type Panel = "legend" | "heroes" | "monsters";

export const targetOf = (tile: TileView): string => `tile:${tile.number}`;

export class Looking {
  hovered = $state<number>();
  focused = $state<number>();
  /** Which tile had the focus last. */
  last = $state<number>();
  /** Stays until it is closed: somebody clicked or tapped it. */
  pinned = $state<number>();
  open = $state<Panel>();

  /** It was opened by a pick, and goes with it: it would cover the map in the turns to come. */
  private follows = false;
  private readonly table: LiveTable;
  private readonly camera: Camera;

  constructor(table: LiveTable, camera: Camera) {
    this.table = table;
    this.camera = camera;
  }

  /** The number of the tile that is told about. */
  get at(): number | undefined {
    return this.pinned ?? this.hovered ?? this.focused;
  }

  /** Somebody clicks, taps or presses Enter on a tile. */
  choose(tile: TileView, touched: boolean): void {
    const { table } = this;
    const target = targetOf(tile);
    if (this.camera.dragging) return;
    if (table.film.running) {
      table.film.skip();
      return;
    }
    // A finger looks first, unless it goes on with what it began: the panel has the options.
    const looks = touched && this.pinned !== tile.number && table.touched.length === 0;
    if (!looks && (table.glows(target) || table.isPicked(target))) {
      table.pick(target);
      this.pinned = table.isPicked(target) && table.candidates.length > 0 ? tile.number : undefined;
      this.follows = this.pinned !== undefined;
    } else {
      this.turn(tile);
    }
  }

  /** Pins a tile, or lets it go. */
  turn(tile: TileView): void {
    this.pinned = this.pinned === tile.number ? undefined : tile.number;
  }

  /** Nothing is picked any more. */
  letGo(): void {
    if (!this.follows) return;
    this.follows = false;
    this.pinned = undefined;
  }

  close(): void {
    this.pinned = this.open = undefined;
  }
}
