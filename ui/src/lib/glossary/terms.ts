/** Words of the game in a text: found by the forms in which the language uses them, the longest first. */
import { signOf, type Sign } from "./signs";
import type { TermPage } from "../types";

/** A piece of a text; with a term, it can be looked up; with a sign, the board draws it so. */
export interface Piece {
  text: string;
  term?: string;
  sign?: Sign;
  count?: string; // before the sign, on the same line
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

/** A number that counts the word after it. */
const COUNT = /[0-9]+ ?$/u;

/** Knows the terms of a game; everyday ones are no links. */
export class Finder {
  private readonly found: readonly TermPage[];
  private readonly pattern: RegExp | undefined;

  constructor(terms: readonly TermPage[]) {
    const known = terms
      .flatMap((term) => term.forms.map((form) => ({ form, term })))
      .sort((one, other) => other.form.length - one.form.length);
    this.found = known.map((each) => each.term);
    const found = known.map((each) => `(${pattern(each.form)})`).join("|");
    this.pattern = found ? new RegExp(found, "giu") : undefined;
  }

  /** A text cut where terms stand in it; each term is a link once, and has its sign once if they are wanted. */
  cut(text: string, signs = false): Piece[] {
    const pieces: Piece[] = [];
    const met = new Set<string>();
    let from = 0;
    for (const match of this.pattern ? text.matchAll(this.pattern) : []) {
      const term = this.found[match.slice(1).findIndex((group) => group !== undefined)];
      const sign = signs && term ? signOf(term) : undefined;
      if (!term || met.has(term.key) || (term.everyday && !sign)) continue;
      met.add(term.key);
      const before = text.slice(from, match.index);
      const count = sign ? (COUNT.exec(before)?.[0] ?? "") : "";
      if (before.length > count.length) pieces.push({ text: before.slice(0, before.length - count.length) });
      from = match.index + match[0].length;
      const piece: Piece = { text: match[0], ...(term.everyday ? {} : { term: term.key }), ...(sign ? { sign } : {}) };
      pieces.push(count ? { ...piece, count } : piece);
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }
}
