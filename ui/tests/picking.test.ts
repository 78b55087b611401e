import { describe, expect, it } from "vitest";
import { asksTwice, buttons, candidates, glowing, isYes, pick } from "../src/lib/picking";
import type { OptionPage } from "../src/lib/types";

function option(words: string, ...targets: string[]): OptionPage {
  return { words, text: words, targets, final: false, luck: false, card: null };
}

const ACTIVATE = ["1", "2", "3"].flatMap((row) =>
  ["a", "b", "c"].map((column) => option(`activate ${row} ${column}`, `row:0:${row}`, `column:0:${column}`)),
);

describe("picking", () => {
  it("lets everything glow that some option touches", () => {
    expect(glowing(ACTIVATE, []).size).toBe(6);
    expect([...glowing(ACTIVATE, ["row:0:2"])]).toEqual(["column:0:a", "column:0:b", "column:0:c"]);
  });

  it("plays when one option is left and all of it is picked", () => {
    expect(pick(ACTIVATE, [], "column:0:b")).toMatchObject({ does: "narrow", picked: ["column:0:b"] });
    expect(pick(ACTIVATE, ["column:0:b"], "row:0:3")).toMatchObject({
      does: "play",
      option: { words: "activate 3 b" },
    });
  });

  it("takes back what is touched again", () => {
    expect(pick(ACTIVATE, ["row:0:1"], "row:0:1")).toMatchObject({ does: "narrow", picked: [] });
  });

  it("begins anew with something that does not fit", () => {
    expect(pick(ACTIVATE, ["row:0:1"], "row:0:2")).toMatchObject({ does: "narrow", picked: ["row:0:2"] });
  });

  it("asks which one where several options touch the same", () => {
    const two = [option("use b2", "place:0:b2"), option("archive b2", "place:0:b2"), option("pass")];
    expect(pick(two, [], "place:0:b2")).toMatchObject({ does: "ask", exact: [{ words: "use b2" }, { words: "archive b2" }] });
  });

  it("asks about a short option while longer ones are possible, and those go on glowing", () => {
    const both = [option("move", "tile:4"), option("move two", "tile:4", "tile:5")];
    expect(pick(both, [], "tile:4")).toEqual({ does: "ask", picked: ["tile:4"], exact: [both[0]] });
    expect([...glowing(both, ["tile:4"])]).toEqual(["tile:5"]);
    expect(pick(both, ["tile:4"], "tile:5")).toMatchObject({ does: "play", option: { words: "move two" } });
  });

  it("does nothing where no option is", () => {
    expect(pick(ACTIVATE, [], "display:1")).toEqual({ does: "nothing" });
  });

  it("keeps options without targets as buttons", () => {
    const all = [...ACTIVATE, option("pass")];
    expect(buttons(all).map((each) => each.words)).toEqual(["pass"]);
    expect(candidates(all, ["row:0:1"])).toHaveLength(3);
  });

  it("lets a tile be conquered that an Explorer could go to", () => {
    const conquer = option("conquer 12", "tile:12");
    const explore = option("explore 1 12", "explorer:0:1", "tile:12");
    const far = option("explore 1 13", "explorer:0:1", "tile:13");
    const all = [conquer, explore, far];
    expect(pick(all, [], "tile:12")).toEqual({ does: "ask", picked: ["tile:12"], exact: [conquer] });
    expect([...glowing(all, ["tile:12"])]).toEqual(["explorer:0:1"]);
    expect(pick(all, ["explorer:0:1"], "tile:12")).toEqual({ does: "play", option: explore });
  });

  it("asks twice before what can't be taken back, and before the end of a turn", () => {
    expect(asksTwice(option("pass"))).toBe(true);
    expect(asksTwice(option("end"))).toBe(true);
    expect(asksTwice({ ...option("no"), final: true })).toBe(true);
    expect(asksTwice({ ...option("acquire 1", "display:1"), final: true })).toBe(true);
    expect(asksTwice(option("acquire 1", "display:1"))).toBe(false);
    expect(asksTwice({ ...option("use b2", "place:0:b2"), luck: true })).toBe(true);
    expect(asksTwice(option("pass to b2", "place:0:b2"))).toBe(false);
  });

  it("takes a second touch of the same thing for a yes", () => {
    const activate = option("activate 3 b", "row:0:3", "column:0:b");
    expect(isYes(activate, "column:0:b", "column:0:b")).toBe(true);
    expect(isYes(activate, "column:0:b", "row:0:3")).toBe(false);
    // Chosen from the list, it is one thing only if it touches one thing only.
    expect(isYes(activate, undefined, "row:0:3")).toBe(false);
    expect(isYes(option("acquire 1", "display:1"), undefined, "display:1")).toBe(true);
    expect(isYes(option("pass"), undefined, "display:1")).toBe(false);
  });
});
