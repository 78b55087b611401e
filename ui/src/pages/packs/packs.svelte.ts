/** Packs of one's own in this browser. */
import type { BlankPage, PackPage } from "../../lib/types";

export type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };
export type Fields = Readonly<Record<string, Value>>;
export type Pack = Omit<PackPage, "cards" | "maps"> & { cards: Record<string, Fields>; maps: Record<string, Fields> };
/** What a pack has many of, each with a key and names. */
export type Part = "card" | "map";

const STORE = "monumental-packs";
/** More would not fit into what browsers keep. */
export const MOST_PACKS = 12;

function stored(): Record<string, Pack> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Record<string, Pack>) : {};
  } catch {
    return {};
  }
}

let kept = $state.raw<Readonly<Record<string, Pack>>>(stored());

export const packs = {
  get all(): readonly Pack[] {
    return Object.values(kept);
  },
  named(name: string): Pack | undefined {
    return kept[name];
  },
  /** Keeps a pack under its name; false where the browser has no room left. */
  keep(pack: Pack): boolean {
    const name = nameOf(pack);
    if (!(name in kept) && Object.keys(kept).length >= MOST_PACKS) return false;
    return write({ ...kept, [name]: pack });
  },
  drop(name: string): void {
    write(Object.fromEntries(Object.entries(kept).filter(([each]) => each !== name)));
  },
};

function write(all: Record<string, Pack>): boolean {
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    return false;
  }
  kept = all;
  return true;
}

export function nameOf(pack: Pack): string {
  return typeof pack.head.name === "string" ? pack.head.name : "";
}

export function rulesOf(pack: Pack): string {
  return typeof pack.head.rules === "string" ? pack.head.rules : "duel";
}

export function modulesOf(pack: Pack): string[] {
  const modules: unknown = pack.head.modules;
  return Array.isArray(modules) ? modules.filter((each) => typeof each === "string") : [];
}

export function emptyPack(name: string, rules: string, modules: readonly string[]): Pack {
  const head = { format: 1, name, version: "1", rules, modules: [...modules] };
  return { head, cards: {}, files: {}, civilizations: {}, maps: {}, names: {}, faces: {} };
}

/** A word for a card or pack: `Château d'If` as chateau-d-if. */
export function keyOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words
    .join("-")
    .replace(/^[0-9-]+/, "")
    .slice(0, 60)
    .replace(/-+$/, "");
}

/** A key that no card, or no map, of the pack has yet. */
export function freeKey(pack: Pack, wanted: string, part: Part = "card"): string {
  const taken = part === "card" ? pack.cards : pack.maps;
  let key = wanted || part;
  for (let number = 2; key in taken; number++) key = `${wanted || part}-${number}`;
  return key;
}

/** One of several with its content changed, at its place; under another key, where it has got one. */
function replaced(all: Readonly<Record<string, Fields>>, key: string, fields: Fields, newKey: string): Record<string, Fields> {
  const known = key in all ? all : { ...all, [key]: fields };
  return Object.fromEntries(Object.entries(known).map(([each, old]) => (each === key ? [newKey, fields] : [each, old])));
}

function without<T>(all: Readonly<Record<string, T>>, gone: string): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([each]) => each !== gone));
}

/** The names of a pack with those of one thing changed; one that is empty goes. */
function renamed(pack: Pack, part: Part, key: string, names: Readonly<Record<string, string>>, newKey: string): Pack["names"] {
  const spoken = { ...pack.names };
  for (const [language, name] of Object.entries(names)) {
    const others = without(spoken[language] ?? {}, `${part}-${key}`);
    spoken[language] = name ? { ...others, [`${part}-${newKey}`]: name } : others;
  }
  return spoken;
}

function unnamed(pack: Pack, part: Part, key: string): Pack["names"] {
  return Object.fromEntries(Object.entries(pack.names).map(([language, all]) => [language, without(all, `${part}-${key}`)]));
}

/** The pack with a card changed, and its names; under another key, where it has got one. */
export function withCard(pack: Pack, key: string, card: Fields, names: Readonly<Record<string, string>>, newKey = key): Pack {
  const files = Object.fromEntries(Object.entries(pack.files).map(([each, file]) => [each === key ? newKey : each, file]));
  const cards = replaced(pack.cards, key, card, newKey);
  return { ...pack, cards, files, names: renamed(pack, "card", key, names, newKey) };
}

export function withoutCard(pack: Pack, key: string): Pack {
  return { ...pack, cards: without(pack.cards, key), files: without(pack.files, key), names: unnamed(pack, "card", key) };
}

/** The pack with a map changed. A map says its own key. */
export function withMap(pack: Pack, key: string, map: Fields, names: Readonly<Record<string, string>>, newKey = key): Pack {
  const maps = replaced(pack.maps, key, { ...map, name: newKey }, newKey);
  return { ...pack, maps, names: renamed(pack, "map", key, names, newKey) };
}

export function withoutMap(pack: Pack, key: string): Pack {
  return { ...pack, maps: without(pack.maps, key), names: unnamed(pack, "map", key) };
}

export function nameIn(pack: Pack, key: string, language: string, part: Part = "card"): string {
  return pack.names[language]?.[`${part}-${key}`] ?? "";
}

/** Fields that were typed join a card: a list grows, everything else is replaced. */
export function joined(card: Fields, typed: Fields): Fields {
  const grown = Object.entries(typed).map(([name, value]) => {
    const before = card[name];
    return [name, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value] as const;
  });
  return { ...card, ...Object.fromEntries(grown) };
}

/** A text joins a card where such cards have one: on its own, as one more of several, or in a line of its own. */
export function withText(card: Fields, blanks: readonly BlankPage[], text: readonly Fields[]): Fields {
  const whole = blanks.find((blank) => blank.fits === "text");
  if (whole) return joined(card, { [whole.name]: text });
  const several = blanks.find((blank) => blank.fits === "texts");
  if (several) return joined(card, { [several.name]: [text] });
  for (const blank of blanks) {
    const inner = blank.fits === "tables" ? blank.blanks.find((each) => each.fits === "text") : undefined;
    if (inner) return joined(card, { [blank.name]: [{ [inner.name]: text }] });
  }
  return card;
}
