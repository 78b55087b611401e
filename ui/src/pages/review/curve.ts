/** The chances of a game as numbers: what choices and luck changed, decision by decision and by round. */
import type { ReviewStep } from "../../lib/types";

/** What one decision did to the chances of a seat, in percents. */
export interface Change {
  before: number;
  choice: number;
  luck: number | null; // null: what came then is not known yet
  then: number;
}

/** The chances after a decision and what luck did: those of the next one, at last the result. */
function thenOf(steps: readonly ReviewStep[], at: number, result: readonly number[] | null): readonly number[] | null {
  return steps[at + 1]?.before ?? result;
}

/** `result` is known when all decisions are. */
export function changeOf(steps: readonly ReviewStep[], at: number, seat: number, result: readonly number[] | null): Change {
  const before = steps[at]?.before[seat] ?? 0;
  const after = steps[at]?.after[seat] ?? before;
  const then = thenOf(steps, at, result)?.[seat];
  return { before, choice: after - before, luck: then === undefined ? null : then - after, then: then ?? after };
}

export interface RoundChange {
  round: number;
  seats: { before: number; choice: number; luck: number }[];
}

/** Each round: the chances at its first decision, and what its choices and its luck changed. */
export function byRound(steps: readonly ReviewStep[], result: readonly number[] | null): RoundChange[] {
  const found: RoundChange[] = [];
  for (const [at, step] of steps.entries()) {
    if (found.at(-1)?.round !== step.round) {
      found.push({ round: step.round, seats: step.before.map((before) => ({ before, choice: 0, luck: 0 })) });
    }
    for (const [seat, sum] of (found.at(-1)?.seats ?? []).entries()) {
      const change = changeOf(steps, at, seat, result);
      sum.choice += change.choice;
      sum.luck += change.luck ?? 0;
    }
  }
  return found;
}

/** Where lines go on: each decision takes a step to the right, half of it by choice and half of it by luck. */
export interface Lines {
  choice: string; // paths of an SVG
  luck: string;
}

export type Place = (at: number, value: number) => [number, number];

export function linesOf(steps: readonly ReviewStep[], seat: number, result: readonly number[] | null, place: Place): Lines {
  const lines = { choice: "", luck: "" };
  for (const at of steps.keys()) {
    const { before, choice, luck, then } = changeOf(steps, at, seat, result);
    lines.choice += segment(place(at, before), place(at + 0.5, before + choice));
    if (luck !== null) lines.luck += segment(place(at + 0.5, before + choice), place(at + 1, then));
  }
  return lines;
}

function segment([x, y]: [number, number], [toX, toY]: [number, number]): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
}

/** The first decision of each round. */
export function roundMarks(steps: readonly ReviewStep[]): { at: number; round: number }[] {
  return [...steps.entries()]
    .filter(([at, step]) => steps[at - 1]?.round !== step.round)
    .map(([at, step]) => ({ at, round: step.round }));
}

/** `+12`, `−3` or `0`, in whole points of a hundred. */
export function signed(change: number): string {
  const whole = Math.round(change);
  if (whole === 0) return "0";
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}
