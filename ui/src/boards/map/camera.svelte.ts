/** Which part of the map is seen, and how fingers, wheel and keys change it. */
import type { Box, Point } from "./land/hex";

const CLOSEST = 2.6; // pixels for one measure of the map
const DRAG = 6; // pixels; less is a click

export class Camera {
  width = $state(0);
  height = $state(0);
  /** The place of the map in the middle of the frame. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Nobody has moved it: it shows the whole map, however large the frame becomes. */
  whole = $state(true);
  /** The pointer is dragging: what ends is no click. */
  dragging = $state(false);

  private box: Box = { x: 0, y: 0, width: 1, height: 1 };
  private pointers = new Map<number, Point>();
  private moved = 0;

  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.scale} ${this.height / 2 - this.y * this.scale}) scale(${this.scale})`;
  }

  /** The frame or the map has a new size. */
  frame(box: Box, width: number, height: number): void {
    this.box = box;
    this.width = width;
    this.height = height;
    if (this.whole) this.fit();
    else this.stay();
  }

  fit(): void {
    this.whole = true;
    this.scale = this.fitting();
    this.x = this.box.x + this.box.width / 2;
    this.y = this.box.y + this.box.height / 2;
  }

  private fitting(): number {
    if (!this.width || !this.height) return 1;
    return Math.min(this.width / this.box.width, this.height / this.box.height, CLOSEST);
  }

  /** Zooms by a factor; the place under `at` (pixels of the frame) stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const least = this.fitting();
    const scale = Math.min(CLOSEST, Math.max(least, this.scale * factor));
    const shiftX = at.x - this.width / 2;
    const shiftY = at.y - this.height / 2;
    this.x += shiftX / this.scale - shiftX / scale;
    this.y += shiftY / this.scale - shiftY / scale;
    this.scale = scale;
    this.whole = scale <= least * 1.001;
    if (this.whole) this.fit();
    else this.stay();
  }

  /** Moves by pixels. */
  pan(right: number, down: number): void {
    this.x += right / this.scale;
    this.y += down / this.scale;
    if (!this.whole) this.stay();
    else this.fit();
  }

  /** Brings a place of the map into the frame. */
  reveal(place: Point, margin = 70): void {
    if (this.whole) return;
    const halfWidth = Math.max(0, this.width / 2 / this.scale - margin);
    const halfHeight = Math.max(0, this.height / 2 / this.scale - margin);
    this.x = Math.min(Math.max(this.x, place.x - halfWidth), place.x + halfWidth);
    this.y = Math.min(Math.max(this.y, place.y - halfHeight), place.y + halfHeight);
  }

  /** The map never leaves the frame. */
  private stay(): void {
    const { box } = this;
    const halfWidth = this.width / 2 / this.scale;
    const halfHeight = this.height / 2 / this.scale;
    this.x = within(this.x, box.x + halfWidth, box.x + box.width - halfWidth);
    this.y = within(this.y, box.y + halfHeight, box.y + box.height - halfHeight);
  }

  // Pointers: one drags, two pinch.

  press(id: number, at: Point): void {
    if (this.pointers.size === 0) {
      this.moved = 0;
      this.dragging = false;
    }
    this.pointers.set(id, at);
  }

  /** True: the map follows the pointer from now on. */
  move(id: number, at: Point): boolean {
    const before = this.pointers.get(id);
    if (!before) return false;
    const others = [...this.pointers].filter(([other]) => other !== id).map(([, place]) => place);
    this.pointers.set(id, at);
    const other = others[0];
    if (other) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      const past = Math.hypot(before.x - other.x, before.y - other.y);
      if (past > 0) this.zoom(Math.hypot(at.x - other.x, at.y - other.y) / past, middle);
      this.dragging = true;
    } else {
      this.moved += Math.hypot(at.x - before.x, at.y - before.y);
      if (this.moved > DRAG) this.dragging = true;
    }
    if (this.dragging) this.pan((before.x - at.x) / (other ? 2 : 1), (before.y - at.y) / (other ? 2 : 1));
    return this.dragging;
  }

  release(id: number): void {
    this.pointers.delete(id);
    if (this.pointers.size === 0) this.dragging = false;
  }
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}
