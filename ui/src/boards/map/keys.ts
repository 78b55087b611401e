/** The map by keyboard: its keys, and those of a tile that has the focus. */
import { step, type Arrow } from "./land/hex";
import type { TileView } from "../../lib/types";
import type { Camera } from "./camera.svelte";
import type { Looking } from "./looking.svelte";

/** Moves, zooms and closes. */
export function keyOnMap(event: KeyboardEvent, camera: Camera, looking: Looking): void {
  const steps: Record<string, () => void> = {
    "+": () => camera.zoom(1.3),
    "=": () => camera.zoom(1.3),
    "-": () => camera.zoom(1 / 1.3),
    "0": () => camera.fit(),
    ArrowLeft: () => camera.pan(-60, 0),
    ArrowRight: () => camera.pan(60, 0),
    ArrowUp: () => camera.pan(0, -60),
    ArrowDown: () => camera.pan(0, 60),
    Escape: () => looking.close(),
  };
  const act = steps[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  act();
  event.preventDefault();
}

/** Walks to the next tile, chooses this one, or looks at it. */
export function keyOnTile(
  event: KeyboardEvent,
  tile: TileView,
  tiles: readonly TileView[],
  looking: Looking,
  focusOn: (tile: TileView | undefined) => unknown,
): void {
  if (event.key.startsWith("Arrow")) {
    focusOn(step(tiles, tile, event.key as Arrow));
  } else if (event.key === "Enter" || event.key === " ") {
    looking.choose(tile, false);
  } else if (event.key === "i") {
    looking.turn(tile);
  } else if (event.key === "Escape" && looking.pinned !== undefined) {
    looking.pinned = undefined;
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
