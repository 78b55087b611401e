import { describe, expect, it } from "vitest";
import { linked, shortened } from "../src/pages/rulebook/linking";
import type { TermPage } from "../src/lib/types";

function term(key: string, forms: string[], everyday = false, kind: string | null = null): TermPage {
  return { key, name: key, meaning: "", forms, clauses: [], cards: [], everyday, kind };
}

const TERMS = [
  term("city", ["City", "Cities"], true),
  term("free-city", ["Free City", "Free Cities"]),
  term("trade", ["trade", "trades"]),
];

describe("the paragraphs of a section", () => {
  it("link a term where it stands first, and nowhere else", () => {
    const pieces = linked(["Your Scout may trade.", "To trade costs Gold."], ["trade"], TERMS);

    expect(pieces).toEqual([
      [{ text: "Your Scout may " }, { text: "trade", term: "trade" }, { text: "." }],
      [{ text: "To " }, { text: "trade" }, { text: " costs Gold." }],
    ]);
  });

  it("link what they explain, even a word of every day, and nothing else", () => {
    expect(linked(["A Free City is no City."], ["city"], TERMS)).toEqual([
      [{ text: "A Free City is no " }, { text: "City", term: "city" }, { text: "." }],
    ]);
  });

  it("stay whole while the glossary is not there yet", () => {
    expect(linked(["You trade."], ["trade"], [])).toEqual([[{ text: "You trade." }]]);
  });
});

describe("clauses beside a paragraph", () => {
  it("name their chapter once, and keep their full ids", () => {
    expect(shortened(["DUEL-SCOUT-03", "DUEL-SCOUT-04", "DUEL-END-07", "MOD-AUTO-02"])).toEqual([
      { id: "DUEL-SCOUT-03", text: "SCOUT-03" },
      { id: "DUEL-SCOUT-04", text: "04" },
      { id: "DUEL-END-07", text: "END-07" },
      { id: "MOD-AUTO-02", text: "AUTO-02" },
    ]);
  });
});
