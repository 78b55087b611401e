/** Parts of a view that no board draws, as lists to read: what a module of somebody else keeps. */
import type { GameView } from "../lib/types";

export type Value = string | number | true;

export interface Part {
  name: string;
  values: readonly Value[];
  parts: readonly Part[];
}

/** What every table has, and what shared parts of the page show. */
const SHARED: ReadonlySet<string> = new Set([
  "rules",
  "seat",
  "round",
  "first",
  "final",
  "over",
  "asked",
  "options",
  "display",
  "piles",
  "seats",
  "modules",
  "more",
  "score",
]);

const isValue = (value: unknown): value is Value => typeof value === "string" || typeof value === "number" || value === true;

/** Something with its name; undefined: there is nothing to tell. */
export function partOf(name: string, value: unknown): Part | undefined {
  if (isValue(value)) return { name, values: [value], parts: [] };
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value) && value.every((each) => isValue(each) || each === null)) {
    const values = value.filter(isValue);
    return values.length > 0 ? { name, values, parts: [] } : undefined;
  }
  // What is in a list has its number, from 1.
  const entries = Array.isArray(value) ? value.map((each, at): [string, unknown] => [`${at + 1}`, each]) : Object.entries(value);
  const parts = entries.map(([key, each]) => partOf(key, each)).filter((each) => each !== undefined);
  return parts.length > 0 ? { name, values: [], parts } : undefined;
}

/** All of a view that is neither shared nor drawn by a board. */
export function undrawn(view: GameView, drawn: ReadonlySet<string> = new Set()): Part[] {
  const others = { ...view, ...view.more, ...view.modules, ...view.modules?.more };
  return Object.entries(others)
    .filter(([name]) => !SHARED.has(name) && !drawn.has(name))
    .map(([name, value]) => partOf(name, value))
    .filter((part) => part !== undefined);
}

/** Every word in parts: cards are among them. */
export function wordsIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ values, parts: inner }) => [...values.filter((value) => typeof value === "string"), ...wordsIn(inner)]);
}
