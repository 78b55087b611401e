/** What became of the lines of an Automa's latest Solo card, as the log tells it. */
import type { LogLine } from "../../../lib/types";

const SKIPPED = new Set(["line-impossible", "line-unaffordable"]);

/** By the number of the line, from 1; what it has not come to yet is not there. */
export function linesOf(log: readonly LogLine[], seat: number): Map<number, "followed" | "skipped"> {
  const found = new Map<number, "followed" | "skipped">();
  let current = 0;
  for (const { key, seat: whose, number } of log.flatMap((line) => line.events)) {
    if (whose !== seat) continue;
    if (key === "solo-card") found.clear();
    else if (key === "solo-line")
      found.set((current = number + 1), "followed"); // events count from 0
    else if (SKIPPED.has(key)) found.set(current, "skipped");
  }
  return found;
}
