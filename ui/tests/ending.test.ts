import { describe, expect, it } from "vitest";
import { jump, roundStarts, turnStarts } from "../src/table/ending/course.svelte";
import { dashes, marks, pointIn, valuesOf } from "../src/table/ending/graph";
import { headline } from "../src/table/ending/headline";
import { svgOf } from "../src/table/ending/picture";
import type { CoursePage, ScorePage, SeatPage } from "../src/lib/types";

const course: CoursePage = {
  lines: [
    { key: "wonders", text: "Wonders" },
    { key: "provinces", text: "Provinces" },
  ],
  rounds: [
    { round: 1, at: 10, totals: [3, 1], points: [[3, 0], [0, 1]] }, // prettier-ignore
    { round: 2, at: 25, totals: [5, 8], points: [[3, 6], [2, 2]] }, // prettier-ignore
    { round: 3, at: 40, totals: [9, 8], points: [[7, 6], [2, 2]] }, // prettier-ignore
  ],
  turns: [0, 5, 10, 18, 25, 33].map((at, nth) => ({ at, seat: nth % 2, round: 1 + Math.floor(nth / 2) })),
  leads: [
    { at: 5, seat: 0, round: 1, totals: [3, 0] },
    { at: 25, seat: 1, round: 2, totals: [5, 8] },
    { at: 40, seat: 0, round: 3, totals: [9, 8] },
  ],
};

function seat(number: number, called: string, mine = false): SeatPage {
  const rest = {
    kind: "person" as const,
    name: called,
    bot: null,
    taken: true,
    here: true,
    handed_over: false,
    resigned: false,
    vacant: false,
    away: null,
  };
  return { seat: number, title: ["Aztecs", "Danes"][number] ?? "", called, mine, ...rest };
}

describe("the end", () => {
  it("says first whether I won", () => {
    const mine = [seat(0, "Ann", true), seat(1, "Bob")];
    expect(headline(mine, [0])).toBe("You won");
    expect(headline(mine, [1])).toBe("You lost");
    expect(headline(mine, [0, 1])).toBe("You share the victory");
  });

  it("says who won to onlookers, and where everybody sits at one device", () => {
    const others = [seat(0, "Ann"), seat(1, "Bob")];
    expect(headline(others, [1])).toBe("Bob · Danes won");
    expect(headline(others, [0, 1])).toBe("The victory is shared: Ann · Aztecs, Bob · Danes");
    expect(headline([seat(0, "Ann", true), seat(1, "Bob", true)], [0])).toBe("Ann · Aztecs won");
  });
});

describe("the graph", () => {
  it("has the points of a line of the sheet, or of all", () => {
    expect(valuesOf(course, "")).toEqual([
      [3, 5, 9],
      [1, 8, 8],
    ]);
    expect(valuesOf(course, "wonders")[1]).toEqual([0, 6, 6]);
  });

  it("has a scale of round numbers that holds all of them", () => {
    expect(marks(9)).toEqual([0, 5, 10]);
    expect(marks(0)).toEqual([0, 1]);
    for (const most of [1, 7, 10, 34, 99, 240]) {
      expect(marks(most).at(-1)).toBeGreaterThanOrEqual(most);
      expect(marks(most).length).toBeLessThan(8);
    }
  });

  it("lies in its frame, with a single round, too", () => {
    const frame = { left: 10, top: 0, width: 100, height: 50 };
    expect(pointIn(frame, 3, 10)(0, 0)).toEqual([10, 50]);
    expect(pointIn(frame, 3, 10)(2, 10)).toEqual([110, 0]);
    expect(pointIn(frame, 1, 0)(0, 0)).toEqual([60, 50]);
  });

  it("tells five seats apart without colours", () => {
    expect(new Set([0, 1, 2, 3, 4].map(dashes)).size).toBe(5);
  });
});

describe("jumps of a replay", () => {
  it("go to the turn or round before and after, else to the beginning and the end", () => {
    expect(roundStarts(course)).toEqual([10, 25]);
    const turns = turnStarts(course);
    expect(jump(turns, 12, 1, 40)).toBe(18);
    expect(jump(turns, 12, -1, 40)).toBe(10);
    expect(jump(turns, 10, -1, 40)).toBe(5);
    expect(jump(turns, 33, 1, 40)).toBe(40);
    expect(jump(roundStarts(course), 10, -1, 40)).toBe(0);
  });
});

describe("the picture to share", () => {
  const score = { lines: [], totals: [9, 8], winners: [0], verdict: [] } as unknown as ScorePage;

  it("says who won, not whose browser drew it, and is sound whatever people are called", () => {
    const seats = [seat(0, '<Ann & "Co">', true), seat(1, "B".repeat(60))];
    const svg = svgOf({ game: "Duel", seats, score, course });
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(drawn.querySelector("parsererror")).toBeNull();
    expect(drawn.documentElement.textContent).toContain('<Ann & "Co"> · Aztecs won');
    expect(svg).not.toContain("You won");
    expect(drawn.querySelectorAll("polyline")).toHaveLength(2);
  });

  it("does without the course of a game that can't be played again", () => {
    const svg = svgOf({ game: "Duel", seats: [seat(0, "Ann"), seat(1, "Bob")], score, course: undefined });
    expect(svg).not.toContain("polyline");
  });
});
