/** How the paragraphs of a section lead on: to the words that it explains, and to clauses. */
import { Finder, type Piece } from "../../lib/glossary/terms";
import type { TermPage } from "../../lib/types";

/** The paragraphs cut where a term of the section stands for the first time; other terms are no links. */
export function linked(paragraphs: readonly string[], explained: readonly string[], terms: readonly TermPage[]): Piece[][] {
  const finder = new Finder(terms.map((term) => ({ ...term, everyday: !explained.includes(term.key) })));
  const seen = new Set<string>();
  return paragraphs.map((text) =>
    finder.cut(text).map((piece) => {
      if (!piece.term || seen.has(piece.term)) return { text: piece.text };
      seen.add(piece.term);
      return piece;
    }),
  );
}

/** Clauses as they are written beside a paragraph: `SCOUT-03`, and only the number where the chapter goes on. */
export function shortened(clauses: readonly string[]): { id: string; text: string }[] {
  let before = "";
  return clauses.map((id) => {
    const chapter = id.slice(0, id.lastIndexOf("-"));
    const number = id.slice(chapter.length + 1);
    const text = chapter === before ? number : `${chapter.slice(chapter.indexOf("-") + 1)}-${number}`;
    before = chapter;
    return { id, text };
  });
}
