/** The cards of a table by their keys, with words in the person's language. */
import { Glossary } from "../glossary/glossary.svelte";
import { api } from "./api";
import type { CardPage, CatalogPage, CivilizationPage } from "../types";

/** `work-camp` as "Work Camp", until the words are here. */
export function readable(key: string): string {
  return key.replace(/[-_]/g, " ").replace(/\b\w/g, (letter) => letter.toUpperCase());
}

export class Cards {
  readonly glossary = new Glossary();
  private cards = $state.raw(new Map<string, CardPage>());
  private resources = $state.raw<Record<string, string>>({});
  private terrains = $state.raw<Record<string, string>>({});
  private cities = $state.raw<Record<string, string>>({});
  private labels = $state.raw<Record<string, string>>({});
  private civilizations = $state.raw(new Map<string, CivilizationPage>());

  /** Replaces what is known. */
  fill(catalog: CatalogPage): void {
    this.cards = new Map(catalog.cards.map((card) => [card.key, card]));
    this.resources = catalog.resources;
    this.terrains = catalog.terrains;
    this.cities = catalog.cities;
    this.labels = catalog.labels;
    this.glossary.fill(catalog);
    this.civilizations = new Map(catalog.civilizations.map((each) => [each.key, each]));
  }

  async load(table: string): Promise<void> {
    this.fill(await api.get<CatalogPage>(`/tables/${encodeURIComponent(table)}/catalog`));
  }

  card(key: string): CardPage | undefined {
    return this.cards.get(key);
  }

  /** The name of a card, a token or a civilization. */
  name(key: string): string {
    return this.cards.get(key)?.name ?? this.civilizations.get(key)?.name ?? readable(key);
  }

  civilization(key: string | null | undefined): CivilizationPage | undefined {
    return this.civilizations.get(key ?? "");
  }

  resource(name: string): string {
    return this.resources[name] ?? readable(name);
  }

  terrain(name: string): string {
    return this.terrains[name] ?? readable(name);
  }

  /** The emblem of a city whose goods a Market sells. */
  cityEmblem(city: string): string | null {
    return this.cities[city] ?? null;
  }

  /** What a box of somebody else calls something that it shows. */
  label(name: string): string {
    return this.labels[name.replace(/_/g, "-")] ?? readable(name);
  }

  all(): CardPage[] {
    return [...this.cards.values()];
  }
}
