/** Words of the game in a text: found by the forms in which the language uses them, the longest first. */
import type { TermPage } from "../types";

/** A piece of a text; with a term, it can be looked up. */
export interface Piece {
  text: string;
  term?: string;
}

/** Between words of Japanese there are no spaces. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** `archiv*` as a regular expression: whole words with any ending. */
function pattern(form: string): string {
  const words = form
    .split("*")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`[\p{L}\p{N}]*`);
  return UNSPACED.test(form) ? words : String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`;
}

/** Knows the terms of a game; everyday ones are no links. */
export class Finder {
  private readonly keys: string[];
  private readonly pattern: RegExp | undefined;

  constructor(terms: readonly TermPage[]) {
    const known = terms
      .flatMap((term) => term.forms.map((form) => ({ form, key: term.everyday ? "" : term.key })))
      .sort((one, other) => other.form.length - one.form.length);
    this.keys = known.map((each) => each.key);
    const found = known.map((each) => `(${pattern(each.form)})`).join("|");
    this.pattern = found ? new RegExp(found, "giu") : undefined;
  }

  /** A text cut where terms stand in it; each term is a link once. */
  cut(text: string): Piece[] {
    const pieces: Piece[] = [];
    const linked = new Set<string>();
    let from = 0;
    for (const match of this.pattern ? text.matchAll(this.pattern) : []) {
      const key = this.keys[match.slice(1).findIndex((group) => group !== undefined)];
      if (!key || linked.has(key)) continue;
      linked.add(key);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
      from = match.index + match[0].length;
      pieces.push({ text: match[0], term: key });
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }
}
