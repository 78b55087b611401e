/** The words of the page itself. Sentences about the game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/monumental/locale/en/web.ftl?raw";
import { language, type Language } from "./settings.svelte";

const others = import.meta.glob<string>(
  ["../../../src/monumental/locale/*/web*.ftl", "!../../../src/monumental/locale/en/web.ftl"],
  { query: "?raw", import: "default" },
);

/** Parts of the words that only some pages need: `learn` is `web-learn.ftl`. */
const parts = new Set<string>();

function bundle(spoken: string, sources: readonly (string | undefined)[]): FluentBundle {
  const made = new FluentBundle(spoken, { useIsolating: false });
  for (const source of sources) if (source !== undefined) made.addResource(new FluentResource(source));
  return made;
}

let bundles = $state.raw<FluentBundle[]>([bundle("en", [english])]);

function load(spoken: Language, file: string): Promise<string | undefined> | undefined {
  return others[`../../../src/monumental/locale/${spoken}/${file}.ftl`]?.().catch(() => undefined);
}

/** All words of a language that are wanted now. */
async function wordsOf(spoken: Language): Promise<FluentBundle> {
  const first = spoken === "en" ? english : load(spoken, "web");
  return bundle(spoken, await Promise.all([first, ...[...parts].map((part) => load(spoken, `web-${part}`))]));
}

/** Loads the words of a language; what it lacks is said in English. */
export async function speak(spoken: Language): Promise<void> {
  const spokenHere = spoken === "en" ? [spoken] : [spoken, "en" as const];
  const made = await Promise.all(spokenHere.map(wordsOf));
  if (language() === spoken) bundles = made;
}

/** A page needs a part of the words that the others do without. */
export async function want(part: string): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  await speak(language());
}

/** Words in a row, with the language's own comma. */
export function listed(parts: readonly string[]): string {
  return parts.length === 0 ? "" : parts.reduce((one, other) => t("web-join-list", { one, other }));
}

/** Sentences after one another; some have their full stop already. */
export function sentences(parts: readonly string[]): string {
  const said = parts.filter(Boolean);
  if (said.length === 0) return "";
  return said.reduce((one, other) => t("web-join-sentences", { one: one.replace(/[.。]$/, ""), other }));
}

/** What something is called, and what it is. */
export function named(name: string, value: string | number): string {
  return t("web-join-named", { name, value });
}

/** A message of the page, filled in: `t("web-map-seat", { number: 4 })`. Unknown ones show their key. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  for (const each of bundles) {
    const pattern = each.getMessage(key)?.value;
    if (pattern) return each.formatPattern(pattern, values, []);
  }
  return key;
}
