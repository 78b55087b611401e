/** Which cards of the gallery are shown. The address keeps it. */
import { contains, wordsOf } from "../parts/finding";
import type { CardPage, CatalogPage, CivilizationPage } from "../../lib/types";

export interface Filters {
  rules: string;
  table: string; // whose cards are shown, in place of those of our boxes
  pack: string;
  kind: string;
  era: string;
  resource: string;
  civilization: string;
  source: string;
  q: string;
}

export const NONE: Filters = {
  rules: "duel",
  table: "",
  pack: "",
  kind: "",
  era: "",
  resource: "",
  civilization: "",
  source: "",
  q: "",
};

export function readFilters(search: string): Filters {
  const asked = new URLSearchParams(search);
  const found = { ...NONE };
  for (const key of Object.keys(NONE) as (keyof Filters)[]) found[key] = asked.get(key) ?? NONE[key];
  return found;
}

export function writeFilters(filters: Filters): string {
  const said = Object.entries(filters).filter(([key, value]) => value !== NONE[key as keyof Filters]);
  const text = new URLSearchParams(said).toString();
  return text && `?${text}`;
}

/** What a civilization brings with it. */
function belongings(civilization: CivilizationPage): Set<string> {
  const leaders = [civilization.warlord, ...(civilization.scout ? [civilization.scout] : [])];
  return new Set([...Object.keys(civilization.deck), ...civilization.policies, ...leaders]);
}

export function shownCards(catalog: CatalogPage, filters: Filters): CardPage[] {
  const people = catalog.civilizations.find((each) => each.key === filters.civilization);
  const theirs = people && belongings(people);
  const words = wordsOf(filters.q);
  return catalog.cards.filter(
    (card) =>
      (!filters.pack || card.pack === filters.pack) &&
      (!filters.kind || card.kind === filters.kind) &&
      (!filters.era || String(card.era ?? 0) === filters.era) &&
      (!filters.resource || (card.resources[filters.resource] ?? 0) > 0) &&
      (!filters.source || card.source === filters.source) &&
      (!theirs || theirs.has(card.key)) &&
      contains([card.name, card.kind_name, ...card.text, ...card.facts].join(" "), words),
  );
}

/** Civilizations have no kind, era or resource of their own. */
export function shownCivilizations(catalog: CatalogPage, filters: Filters): CivilizationPage[] {
  if (filters.kind || filters.era || filters.resource) return [];
  const words = wordsOf(filters.q);
  return catalog.civilizations.filter(
    (each) =>
      (!filters.pack || each.pack === filters.pack) &&
      (!filters.source || each.source === filters.source) &&
      (!filters.civilization || each.key === filters.civilization) &&
      contains([each.name, ...each.text].join(" "), words),
  );
}

/** Cards of a kind together, in the order of the catalog. */
export function byKind(cards: readonly CardPage[]): [string, CardPage[]][] {
  const grouped = new Map<string, CardPage[]>();
  for (const card of cards) grouped.set(card.kind_name, [...(grouped.get(card.kind_name) ?? []), card]);
  for (const same of grouped.values()) same.sort((one, other) => (one.era ?? 0) - (other.era ?? 0));
  return [...grouped];
}
