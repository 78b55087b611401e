/** A clause of a book, such as DUEL-ACT-02, which can be looked up; else a rule switch, in small letters. */
export function isClause(name: string | null | undefined): name is string {
  return !!name && name === name.toUpperCase();
}
