/** The words of the page itself. Sentences about the game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/monumental/locale/en/web.ftl?raw";
import { language, type Language } from "./settings.svelte";

const others = import.meta.glob<string>(
  ["../../../src/monumental/locale/*/web.ftl", "!../../../src/monumental/locale/en/web.ftl"],
  { query: "?raw", import: "default" },
);

function bundle(spoken: string, source: string): FluentBundle {
  const made = new FluentBundle(spoken, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

let bundles = $state.raw<FluentBundle[]>([bundle("en", english)]);

/** Loads the words of a language; what it lacks is said in English. */
export async function speak(spoken: Language): Promise<void> {
  const englishBundle = bundle("en", english);
  if (spoken === "en") {
    bundles = [englishBundle];
    return;
  }
  const load = others[`../../../src/monumental/locale/${spoken}/web.ftl`];
  const source = await load?.().catch(() => undefined);
  if (language() !== spoken) return;
  bundles = source === undefined ? [englishBundle] : [bundle(spoken, source), englishBundle];
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
