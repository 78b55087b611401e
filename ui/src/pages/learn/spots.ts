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

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: Math.round(left) - MARGIN,
    top: Math.round(top) - MARGIN,
    width: Math.round(width) + 2 * MARGIN,
    height: Math.round(height) + 2 * MARGIN,
  };
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
