/** Fingers, mouse and wheel on the map: they move it, and look at its tiles. */
import type { TileView } from "../../lib/types";
import type { Camera } from "./camera.svelte";
import type { Looking } from "./looking.svelte";

/** So many milliseconds make a press a long one. */
const LONG = 500;

export class Gestures {
  /** The latest touch was no mouse's. */
  touching = false;

  private press: ReturnType<typeof setTimeout> | undefined;
  private readonly camera: Camera;
  private readonly looking: Looking;
  private readonly drawing: () => SVGSVGElement | undefined;

  constructor(camera: Camera, looking: Looking, drawing: () => SVGSVGElement | undefined) {
    this.camera = camera;
    this.looking = looking;
    this.drawing = drawing;
  }

  private place(event: PointerEvent | WheelEvent): { x: number; y: number } {
    const frame = this.drawing()?.getBoundingClientRect();
    return { x: event.clientX - (frame?.left ?? 0), y: event.clientY - (frame?.top ?? 0) };
  }

  readonly down = (event: PointerEvent): void => {
    this.touching = event.pointerType !== "mouse";
    this.camera.press(event.pointerId, this.place(event));
  };

  readonly move = (event: PointerEvent): void => {
    if (!this.camera.move(event.pointerId, this.place(event))) return;
    clearTimeout(this.press);
    this.drawing()?.setPointerCapture(event.pointerId);
  };

  readonly up = (event: PointerEvent): void => {
    clearTimeout(this.press);
    // The click that ends a drag comes first.
    setTimeout(() => this.camera.release(event.pointerId));
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.place(event));
  };

  enter(event: PointerEvent, tile: TileView): void {
    if (event.pointerType === "mouse" && !this.camera.dragging) this.looking.hovered = tile.number;
  }

  /** A long press looks at a tile, whatever else a touch of it would do. */
  pressTile(event: PointerEvent, tile: TileView): void {
    clearTimeout(this.press);
    if (event.pointerType === "mouse") return;
    this.press = setTimeout(() => {
      this.looking.pinned = tile.number;
      this.camera.dragging = true; // what ends the press is no tap
    }, LONG);
  }
}
