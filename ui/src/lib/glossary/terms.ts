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
const LETTER = /[\p{L}\p{N}]/u;

/** A form in which a term is used: `archiv*` are whole words with any ending. */
class Form {
  readonly spaced: boolean; // stands between other words, not within one
  readonly head: string; // what it begins with, in small letters
  private pattern: RegExp | undefined;

  constructor(
    private readonly form: string,
    readonly term: TermPage,
  ) {
    this.spaced = !UNSPACED.test(form);
    this.head = (form.split("*")[0] ?? "").toLowerCase();
  }

  /** What stands at a place of a text, if it is this; few forms are ever asked. */
  at(text: string, place: number): string | undefined {
    this.pattern ??= this.compiled();
    this.pattern.lastIndex = place;
    return this.pattern.exec(text)?.[0];
  }

  private compiled(): RegExp {
    const words = this.form
      .split("*")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(String.raw`[\p{L}\p{N}]*`);
    return new RegExp(words + (this.spaced ? String.raw`(?![\p{L}\p{N}])` : ""), "iuy");
  }
}

/** A number that counts the word after it. */
const COUNT = /[0-9]+ ?$/u;

/** Knows the terms of a game; everyday ones are no links. */
export class Finder {
  /** By their first letter: one pattern of hundreds of forms took longer than all the rest of a page. */
  private readonly forms = new Map<string, Form[]>();

  constructor(terms: readonly TermPage[]) {
    const known = terms.flatMap((term) => term.forms.map((form) => ({ form, term })));
    for (const { form, term } of known.sort((one, other) => other.form.length - one.form.length)) {
      const made = new Form(form, term);
      const letter = made.head.charAt(0);
      this.forms.set(letter, [...(this.forms.get(letter) ?? []), made]);
    }
  }

  /** The longest form that begins here in a text, and what stands there. */
  private at(text: string, small: string, place: number): { term: TermPage; found: string } | undefined {
    const forms = this.forms.get(small.charAt(place));
    if (!forms) return undefined;
    const inWord = place > 0 && LETTER.test(text.charAt(place - 1));
    for (const form of forms) {
      if ((form.spaced && inWord) || !small.startsWith(form.head, place)) continue;
      const found = form.at(text, place);
      if (found) return { term: form.term, found };
    }
    return undefined;
  }

  /** A text cut where terms stand in it; each term is a link once, and has its sign once if they are wanted. */
  cut(text: string, signs = false): Piece[] {
    const pieces: Piece[] = [];
    const met = new Set<string>();
    // The one letter that grows by it, a Turkish one, stays.
    const small = text.replaceAll("İ", "\0").toLowerCase();
    let from = 0;
    for (let place = 0; place < text.length; place++) {
      const match = this.at(text, small, place);
      if (!match) continue;
      const { term, found } = match;
      const start = place;
      place += found.length - 1;
      const sign = signs ? signOf(term) : undefined;
      if (met.has(term.key) || (term.everyday && !sign)) continue;
      met.add(term.key);
      const before = text.slice(from, start);
      const count = sign ? (COUNT.exec(before)?.[0] ?? "") : "";
      if (before.length > count.length) pieces.push({ text: before.slice(0, before.length - count.length) });
      from = start + found.length;
      const piece: Piece = { text: found, ...(term.everyday ? {} : { term: term.key }), ...(sign ? { sign } : {}) };
      pieces.push(count ? { ...piece, count } : piece);
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }
}
