/** The words of the game at a table, and the one that is looked up now. */
import { PROVINCE_TYPES } from "./signs";
import { Finder, type Piece } from "./terms";
import { t } from "../text.svelte";
import type { CatalogPage, TermPage } from "../types";

export class Glossary {
  goal = $state.raw<readonly string[]>([]);
  terms = $state.raw<readonly TermPage[]>([]);
  /** The key of a term that is shown, or nothing for all of them; undefined: the glossary is closed. */
  shown = $state<string>();
  private finder = $derived(new Finder(this.terms));
  private signFinder = $derived(new Finder([...this.provinceTypes, ...this.terms]));

  fill(catalog: CatalogPage): void {
    this.goal = catalog.goal;
    this.terms = catalog.terms;
  }

  term(key: string | undefined): TermPage | undefined {
    return this.terms.find((term) => term.key === key);
  }

  /** A text cut where words of the game stand in it. */
  cut(text: string, signs = false): Piece[] {
    return signs ? this.signFinder.cut(text, true) : this.finder.cut(text);
  }

  /** Words that have a sign of their own where there are such Provinces, and no entry. */
  private get provinceTypes(): TermPage[] {
    const all = this.term("province-type");
    if (!all) return [];
    return PROVINCE_TYPES.map((key) => ({ ...all, key, everyday: true, forms: t(`web-type-forms-${key}`).split(", ") }));
  }

  look(key = ""): void {
    this.shown = key;
  }

  close(): void {
    this.shown = undefined;
  }
}
