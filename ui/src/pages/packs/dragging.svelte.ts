/** Sentences of a card that are dragged to another place of it. */
import type { Fields, Value } from "./packs.svelte";

/** What is dragged: where it stands in the card (`use[0].then[1]`), and its verb. */
export const dragging = $state<{ from: string; verb: string }>({ from: "", verb: "" });

/** How a card is told of it, by whatever lies inside its form. */
export type Move = (from: string, to: string, at: number) => void;
export const MOVE = Symbol("move");

/** Does a text lie inside the sentence that is dragged? Nothing can be put into itself. */
export function isInside(text: string, from: string): boolean {
  return text.startsWith(`${from}.`);
}

/** The card with a sentence taken from its place and put into a text, before the one at `at`. */
export function moved(card: Fields, from: string, to: string, at: number): Fields {
  const sentence = steps(from).reduce<Value | undefined>(inside, card);
  if (sentence === undefined || isInside(to, from)) return card;
  // Until it stands in its new place, something holds the old one: no other sentence moves up meanwhile.
  const hole: Value = {};
  const held = changed(card, steps(from), () => hole);
  const put = changed(held, steps(to), (text) => {
    const list = Array.isArray(text) ? (text as readonly Value[]) : [];
    return [...list.slice(0, at), sentence, ...list.slice(at)];
  });
  return without(put, hole) as Fields;
}

/** `use[0].then` as what leads there: `use`, 0, `then`. */
function steps(path: string): (string | number)[] {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}

function inside(value: Value | undefined, step: string | number): Value | undefined {
  if (Array.isArray(value)) return (value as readonly Value[])[Number(step)];
  return typeof value === "object" ? (value as Fields)[step] : undefined;
}

function changed(value: Value | undefined, way: (string | number)[], change: (value: Value | undefined) => Value): Value {
  const [step, ...rest] = way;
  if (step === undefined) return change(value);
  const within = changed(inside(value, step), rest, change);
  if (typeof step === "string") return { ...(value as Fields), [step]: within };
  const list = Array.isArray(value) ? [...(value as readonly Value[])] : [];
  list[step] = within;
  return list;
}

/** Everything but the hole; a text in which nothing else stood is gone with it. */
function without(value: Value, hole: Value): Value | undefined {
  if (value === hole) return undefined;
  if (Array.isArray(value)) {
    const list = value as readonly Value[];
    const kept = list.map((each) => without(each, hole)).filter((each) => each !== undefined);
    return kept.length || !list.length ? kept : undefined;
  }
  if (typeof value !== "object") return value;
  const kept = Object.entries(value).map(([name, each]) => [name, without(each, hole)] as const);
  return Object.fromEntries(kept.filter(([, each]) => each !== undefined)) as Fields;
}
