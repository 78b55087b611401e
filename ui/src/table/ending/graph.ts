/** The points by round as lines: numbers only, drawn by the graph and by the picture to share. */
import type { Frame } from "../../lib/plot/frame";
import type { CoursePage } from "../../lib/types";

/** The points of every seat, round by round: of one line of the score sheet, or all together. */
export function valuesOf(course: CoursePage, line: string): number[][] {
  const at = course.lines.findIndex((each) => each.key === line);
  const seats = course.rounds[0]?.totals.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    course.rounds.map((round) => (at < 0 ? round.totals : round.points[at])?.[seat] ?? 0),
  );
}

/** Where a scale has its marks: 0, and a few round numbers up to the largest value. */
export function marks(most: number, count = 4): number[] {
  const top = Math.max(1, most);
  const rough = top / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough);
  const found = [];
  for (let mark = 0; mark < top + step; mark += step) found.push(mark);
  return found;
}

/** Where a value of a round lies in a frame. */
export function pointIn(frame: Frame, rounds: number, top: number): (round: number, value: number) => [number, number] {
  return (round, value) => [
    frame.left + (rounds < 2 ? frame.width / 2 : (frame.width * round) / (rounds - 1)),
    frame.top + frame.height * (1 - value / Math.max(1, top)),
  ];
}

/** Lines are told apart without colour, too: each seat has its own dashes. */
const DASHES = ["none", "10 4", "3 4", "12 4 3 4", "6 3"];
export function dashes(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "none";
}
