/** The words of the page itself. Sentences about the game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/monumental/locale/en/web.ftl?raw";
import { language, type Language } from "./settings.svelte";

const others = import.meta.glob<string>(
  ["../../../src/monumental/locale/*/web*.ftl", "!../../../src/monumental/locale/en/web.ftl"],
  { query: "?raw", import: "default" },
);

/** Parts of the words that only some pages need, and when they are here: `learn` is `web-learn.ftl`. */
const parts = new Map<string, Promise<void>>();

/** Every file of words that is here, whoever wanted it: loading two at once, none can undo the other. */
const here = new Map<string, FluentResource>([["en/web", new FluentResource(english)]]);

const files = (): string[] => ["web", ...[...parts.keys()].map((part) => `web-${part}`)];

function bundle(spoken: Language): FluentBundle {
  const made = new FluentBundle(spoken, { useIsolating: false });
  for (const file of files()) {
    const words = here.get(`${spoken}/${file}`);
    if (words) made.addResource(words);
  }
  return made;
}

let bundles = $state.raw<FluentBundle[]>([bundle("en")]);

async function load(name: string): Promise<void> {
  if (here.has(name)) return;
  const source = await others[`../../../src/monumental/locale/${name}.ftl`]?.().catch(() => undefined);
  if (source !== undefined) here.set(name, new FluentResource(source));
}

/** Loads the words of a language; what it lacks is said in English. */
export async function speak(spoken: Language): Promise<void> {
  const spokenHere = spoken === "en" ? [spoken] : [spoken, "en" as const];
  await Promise.all(spokenHere.flatMap((each) => files().map((file) => load(`${each}/${file}`))));
  if (language() === spoken) bundles = spokenHere.map(bundle);
}

/** A page needs a part of the words that the others do without. */
export function want(part: string): Promise<void> {
  const coming = parts.get(part);
  if (coming) return coming;
  // It is among the files before they are loaded.
  parts.set(part, Promise.resolve());
  const loaded = speak(language());
  parts.set(part, loaded);
  return loaded;
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
