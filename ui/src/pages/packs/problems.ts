/** What is wrong with a card, by the field where it is. */
import type { FieldProblem } from "../../lib/types";

export type Wrong = readonly FieldProblem[];

/** The sentences that stand at a field itself. */
export function sentencesAt(wrong: Wrong, path: string): string[] {
  return path === "" ? [] : wrong.filter((each) => each.field === path).map((each) => each.sentence);
}

/** Those that no field of the form shows: about the card as a whole, or a field that such a card can't have. */
export function elsewhere(wrong: Wrong, shown: readonly string[]): string[] {
  const first = (field: string): string => /^\w*/.exec(field)?.[0] ?? "";
  return wrong.filter((each) => !shown.includes(first(each.field))).map((each) => each.sentence);
}
