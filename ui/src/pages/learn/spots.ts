/** Where things lie on the page that a lesson points at. */

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How an element says which thing it is, the most particular first. */
function selectors(target: string): string[] {
  const words = JSON.stringify(target);
  if (target.startsWith("option:")) return [`[data-words=${JSON.stringify(target.slice("option:".length))}]`];
  return [`[data-targets~=${words}]`, `[data-target=${words}]`, `[data-pile=${words}]`];
}

/** The element of a target that takes room on the page. */
export function elementOf(target: string, within: ParentNode): Element | undefined {
  for (const selector of selectors(target)) {
    for (const element of within.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
  }
  return undefined;
}

/** So much light falls beside a thing, in pixels: its ring hides nothing of it, and little of what lies beside it. */
const MARGIN = 4;

/** The light on a thing, as much of it as is in sight: what was scrolled away lies in the dark. */
export function spotOf(element: Element, within: Element): Spot | undefined {
  const thing = element.getBoundingClientRect();
  let left = Math.round(thing.left) - MARGIN;
  let top = Math.round(thing.top) - MARGIN;
  let right = Math.round(thing.right) + MARGIN;
  let bottom = Math.round(thing.bottom) + MARGIN;
  for (let around = element.parentElement; around && within.contains(around); around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const room = around.getBoundingClientRect();
    const scrolls = around.scrollHeight > around.clientHeight || around.scrollWidth > around.clientWidth;
    if (!scrolls) continue;
    left = Math.max(left, Math.round(room.left));
    top = Math.max(top, Math.round(room.top));
    right = Math.min(right, Math.round(room.right));
    bottom = Math.min(bottom, Math.round(room.bottom));
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
}

/** Things that lie on each other, such as a Knowledge under its card, stand in one light. */
export function joined(spots: readonly Spot[]): Spot[] {
  const apart: Spot[] = [];
  for (const spot of spots) {
    const at = apart.findIndex((other) => lieOnEachOther(spot, other));
    const other = apart[at];
    if (other) apart[at] = around(spot, other);
    else apart.push(spot);
  }
  return apart.length < spots.length ? joined(apart) : apart;
}

/** Cards that lie askew touch each other's corners, which is less. */
function lieOnEachOther(one: Spot, other: Spot): boolean {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return width > 0 && height > 0 && width * height > smaller / 4;
}

function around(one: Spot, other: Spot): Spot {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

export function areSame(one: readonly Spot[], other: readonly Spot[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ left, top, width, height }, at) => {
      const there = other[at];
      return there?.left === left && there.top === top && there.width === width && there.height === height;
    })
  );
}
