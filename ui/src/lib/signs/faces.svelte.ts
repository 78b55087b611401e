/** The emblems that packs name for their cards: asked for when something shows them, all of a moment at once. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "../server/api";
import { iconPath } from "./icons";
import type { CardPage, EmblemsPage } from "../types";

/** By name: how it is drawn; null where there is no such icon. */
const paths = new SvelteMap<string, string | null>();
const asked = new Set<string>();
const waiting: string[] = [];

/** The server answers so many at once. */
const AT_ONCE = 100;

async function ask(names: readonly string[]): Promise<void> {
  try {
    const found = (await api.get<EmblemsPage>("/emblems", { names: names.join(",") })).paths;
    for (const name of names) paths.set(name, found[name] ?? null);
  } catch {
    // The sign of the kind will do; whoever shows it next asks again.
    for (const name of names) {
      paths.set(name, null);
      asked.delete(name);
    }
  }
}

function askWaiting(): void {
  while (waiting.length > 0) void ask(waiting.splice(0, AT_ONCE).sort());
}

/** The path of an emblem in a box of 512 × 512; null: there is none; undefined: on its way. */
export function emblemPath(name: string): string | null | undefined {
  if (!asked.has(name)) {
    asked.add(name);
    if (waiting.push(name) === 1) setTimeout(askWaiting);
  }
  return paths.get(name);
}

/** What a card or token shows: its own emblem, or that of its kind. */
export function facePath(card: Pick<CardPage, "emblem" | "kind"> | undefined, kind = "building"): string {
  const named = card?.emblem ? emblemPath(card.emblem) : null;
  return named === null ? iconPath(card?.kind ?? kind) : (named ?? "");
}
