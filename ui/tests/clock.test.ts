import { describe, expect, it } from "vitest";
import { agreed, CLOCKS, span } from "../src/lib/clock";

describe("the time that is left", () => {
  it.each([
    [3 * 86_400, "3 days"],
    [86_400 * 2 - 1, "47 hours"],
    [2 * 3_600 - 1, "119:59"],
    [69, "1:09"],
    [-5, "0:00"],
  ])("of %d seconds is said as %s", (seconds, words) => {
    expect(span(seconds)).toBe(words);
  });
});

describe("what was agreed on", () => {
  it("is said in whole days or minutes", () => {
    expect(agreed(CLOCKS.day)).toBe("1 day for each action");
    expect(agreed(CLOCKS.bank)).toBe("30 minutes for the game and 30 seconds more each turn");
  });
});
