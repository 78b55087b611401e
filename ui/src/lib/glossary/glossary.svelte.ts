/** The words of the game at a table, and the one that is looked up now. */
import { Finder, type Piece } from "./terms";
import type { CatalogPage, TermPage } from "../types";

export class Glossary {
  goal = $state.raw<readonly string[]>([]);
  terms = $state.raw<readonly TermPage[]>([]);
  /** The key of a term that is shown, or nothing for all of them; undefined: the glossary is closed. */
  shown = $state<string>();
  private finder = $derived(new Finder(this.terms));

  fill(catalog: CatalogPage): void {
    this.goal = catalog.goal;
    this.terms = catalog.terms;
  }

  term(key: string | undefined): TermPage | undefined {
    return this.terms.find((term) => term.key === key);
  }

  /** A text cut where words of the game stand in it. */
  cut(text: string, signs = false): Piece[] {
    return this.finder.cut(text, signs);
  }

  look(key = ""): void {
    this.shown = key;
  }

  close(): void {
    this.shown = undefined;
  }
}
