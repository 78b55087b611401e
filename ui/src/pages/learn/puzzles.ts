/** Puzzles in a list: those of a rule system together, by theme; the easy ones first. */
import type { PuzzleLine } from "../../lib/types";

export interface Group {
  key: string;
  name: string;
  puzzles: PuzzleLine[];
}

function grouped(puzzles: readonly PuzzleLine[], keyOf: (line: PuzzleLine) => [key: string, name: string]): Group[] {
  const groups = new Map<string, Group>();
  for (const puzzle of puzzles) {
    const [key, name] = keyOf(puzzle);
    const group = groups.get(key) ?? { key, name, puzzles: [] };
    group.puzzles.push(puzzle);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export function byRules(puzzles: readonly PuzzleLine[]): Group[] {
  return grouped(puzzles, ({ rules, rules_name }) => [rules, rules_name]);
}

export function byTheme(puzzles: readonly PuzzleLine[]): Group[] {
  return grouped(puzzles, ({ theme, theme_name }) => [theme, theme_name]);
}

/** Of a grade, or all. */
export function ofGrade(puzzles: readonly PuzzleLine[], grade: string): PuzzleLine[] {
  return puzzles.filter((puzzle) => grade === "" || String(puzzle.grade) === grade);
}

export function addressOf(puzzle: string): string {
  return `/puzzles/${encodeURIComponent(puzzle)}`;
}
