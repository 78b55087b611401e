/** Eras as cards and the deck name them, in little room; the fourth is the Renaissance. */
const NUMERALS = ["", "I", "II", "III", "IV"];

export function numeral(era: number): string {
  return NUMERALS[era] ?? String(era);
}
