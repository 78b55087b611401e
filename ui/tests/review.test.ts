import { describe, expect, it } from "vitest";
import { byRound, changeOf, linesOf, roundMarks, signed } from "../src/pages/review/curve";
import { seatsWith } from "../src/pages/parts/fork";
import { LiveTable } from "../src/lib/server/live.svelte";
import { page } from "./fakes";
import type { ReviewStep, SeatPage, TablePage } from "../src/lib/types";

function step(at: number, seat: number, round: number, before: number, after: number): ReviewStep {
  return { at, seat, round, before: [before, 100 - before], after: [after, 100 - after], loss: Math.max(0, before - after) };
}

const steps = [step(3, 0, 1, 50, 44), step(5, 1, 1, 46, 40), step(9, 0, 2, 60, 70)];
const result = [100, 0];

describe("the course of chances", () => {
  it("tells apart what was chosen and what luck brought", () => {
    expect(changeOf(steps, 0, 0, result)).toEqual({ before: 50, choice: -6, luck: 2, then: 46 });
    expect(changeOf(steps, 1, 1, result)).toEqual({ before: 54, choice: 6, luck: -20, then: 40 });
    expect(changeOf(steps, 2, 0, result)).toEqual({ before: 60, choice: 10, luck: 30, then: 100 });
  });

  it("does not know what luck did before the next decision is judged", () => {
    expect(changeOf(steps, 2, 0, null)).toEqual({ before: 60, choice: 10, luck: null, then: 70 });
    const drawn = linesOf(steps, 0, null, (at, value) => [at, value]);
    expect(drawn.choice.match(/M/g)).toHaveLength(3);
    expect(drawn.luck.match(/M/g)).toHaveLength(2);
  });

  it("adds up by round, from the first chances to the result", () => {
    expect(byRound(steps, result)).toEqual([
      { round: 1, seats: [{ before: 50, choice: -12, luck: 22 }, { before: 50, choice: 12, luck: -22 }] }, // prettier-ignore
      { round: 2, seats: [{ before: 60, choice: 10, luck: 30 }, { before: 40, choice: -10, luck: -30 }] }, // prettier-ignore
    ]);
    expect(roundMarks(steps)).toEqual([
      { at: 0, round: 1 },
      { at: 2, round: 2 },
    ]);
  });

  it("is drawn in steps, half of each by choice and half by luck", () => {
    const drawn = linesOf(steps.slice(0, 2), 0, [0, 100], (at, value) => [at * 10, value]);
    expect(drawn.choice).toBe("M0.0 50.0L5.0 44.0M10.0 46.0L15.0 40.0");
    expect(drawn.luck).toBe("M5.0 44.0L10.0 46.0M15.0 40.0L20.0 0.0");
  });

  it("has signs before its changes, and none before nothing", () => {
    expect([12.4, -3.2, 0.3, -0.4].map(signed)).toEqual(["+12", "−3", "0", "0"]);
  });
});

describe("who hears the coach", () => {
  function tableOf(status: TablePage["status"], ...kinds: SeatPage["kind"][]): LiveTable {
    const table = LiveTable.still("t");
    table.page = page(5, { status, seats: kinds.map((kind, seat) => ({ seat, kind }) as SeatPage) });
    return table;
  }

  it("asks bots why where at most one person plays, and everywhere after the end", () => {
    expect(tableOf("playing", "person", "bot").explains).toBe(true);
    expect(tableOf("playing", "person", "bot", "person").explains).toBe(false);
    expect(tableOf("over", "person", "bot", "person").explains).toBe(true);
  });

  it("sees chances after the end, and before it where nobody plays but bots", () => {
    expect(tableOf("playing", "person", "bot").tellsChances).toBe(false);
    expect(tableOf("playing", "bot", "bot", "automa").tellsChances).toBe(true);
    expect(tableOf("open", "bot", "bot").tellsChances).toBe(false);
    expect(tableOf("over", "person", "person").tellsChances).toBe(true);
  });
});

describe("to try from a moment", () => {
  it("I play some seats, bots and Automas stay, and the computer plays for other people", () => {
    const seats = [
      { seat: 0, kind: "person", bot: null },
      { seat: 1, kind: "bot", bot: "strong" },
      { seat: 2, kind: "automa", bot: null },
      { seat: 3, kind: "person", bot: null },
    ] as SeatPage[];
    expect(seatsWith(new Set([3]), { seats } as TablePage).map(({ kind, bot }) => [kind, kind === "bot" ? bot : ""])).toEqual([
      ["bot", "normal"],
      ["bot", "strong"],
      ["automa", ""],
      ["me", ""],
    ]);
  });
});
