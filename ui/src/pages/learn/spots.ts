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

/** So much light falls beside a thing, in pixels. */
const MARGIN = 6;

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

export function areSame(one: readonly Spot[], other: readonly Spot[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ left, top, width, height }, at) => {
      const there = other[at];
      return there?.left === left && there.top === top && there.width === width && there.height === height;
    })
  );
}
