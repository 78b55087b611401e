import { describe, expect, it } from "vitest";
import { around } from "../src/boards/map/land/hex";
import type { BlankPage } from "../src/lib/types";
import { drawingOf, numbered, painted, places, token, turned, wordsOf } from "../src/pages/packs/map/drawing";
import {
  emptyPack,
  freeKey,
  joined,
  keyOf,
  nameIn,
  withCard,
  withMap,
  withoutCard,
  withoutMap,
  withText,
} from "../src/pages/packs/packs.svelte";
import { addressOf, fingerprint, kept } from "../src/pages/packs/kept.svelte";
import { elsewhere, sentencesAt } from "../src/pages/packs/problems";

describe("packs of one's own", () => {
  it("makes keys of names as packs write them", () => {
    expect(keyOf("Château d'If")).toBe("chateau-d-if");
    expect(keyOf("7 Wonders!")).toBe("wonders");
    expect(keyOf("広場")).toBe("");
    expect(keyOf("x".repeat(90))).toHaveLength(60);
  });

  it("keeps the place of a card that gets another key, and its names", () => {
    let pack = emptyPack("mine", "duel", []);
    pack = withCard(pack, "card", { kind: "wonder" }, { en: "Tower" });
    pack = withCard(pack, "other", { kind: "policy" }, {});
    pack = withCard(pack, "card", { kind: "wonder", era: 1 }, { en: "Tower", cs: "Věž" }, "tower");

    expect(Object.keys(pack.cards)).toEqual(["tower", "other"]);
    expect(pack.cards.tower).toEqual({ kind: "wonder", era: 1 });
    expect(nameIn(pack, "tower", "cs")).toBe("Věž");
    expect(nameIn(pack, "card", "en")).toBe("");
    expect(freeKey(pack, "tower")).toBe("tower-2");
    expect(withoutCard(pack, "tower").names).toEqual({ en: {}, cs: {} });
  });

  it("adds typed sentences to those that are there", () => {
    const card = { kind: "wonder", use: [{ do: "archive" }] };
    expect(joined(card, { use: [{ do: "gain", gold: 1 }], bonus: [{ do: "archive" }] })).toEqual({
      kind: "wonder",
      use: [{ do: "archive" }, { do: "gain", gold: 1 }],
      bonus: [{ do: "archive" }],
    });
  });

  it("puts a typed sentence where such a card has a text", () => {
    const blank = (name: string, fits: string, blanks: BlankPage[] = []): BlankPage => ({
      ...{ name, fits, blanks, label: name, needed: false },
      ...{ least: 0, most: 12, words: [], verbs: [], solo: false },
    });
    const text = [{ do: "gain", gold: 1 }];
    const triggers = blank("when", "tables", [blank("then", "text")]);

    expect(withText({}, [triggers, blank("use", "text")], text)).toEqual({ use: text });
    // A token has two benefits, a Solo card lines.
    expect(withText({ benefits: [text] }, [blank("benefits", "texts")], text)).toEqual({ benefits: [text, text] });
    expect(withText({}, [blank("lines", "tables", [blank("text", "text")])], text)).toEqual({ lines: [{ text }] });
    expect(withText({ era: 1 }, [], text)).toEqual({ era: 1 });
  });

  it("knows a pack that was changed since the server kept it", () => {
    const pack = emptyPack("mine", "duel", []);
    const changed = withCard(pack, "card", { kind: "wonder" }, {});
    expect(fingerprint(pack)).toBe(fingerprint(emptyPack("mine", "duel", [])));
    expect(fingerprint(changed)).not.toBe(fingerprint(pack));
    expect(kept.has(pack)).toBe(false);
    expect(addressOf("abc")).toBe(`${location.origin}/packs/shared/abc`);
  });

  it("says a problem at its field, and elsewhere only what no field shows", () => {
    const at = (field: string) => ({ part: "cards", key: "x", field, sentence: `about ${field}` });
    const wrong = [at("use[0].gold"), at(""), at("type")];
    expect(sentencesAt(wrong, "use[0].gold")).toEqual(["about use[0].gold"]);
    expect(elsewhere(wrong, ["use"])).toEqual(["about ", "about type"]);
  });
});

describe("maps of one's own", () => {
  const VALLEY = "C   m1  f2$ C\n  ht  ~   v4\n..  C\n";

  it("reads a drawing as a grid with room around it, and draws it again", () => {
    const words = wordsOf(VALLEY);
    expect(words).toHaveLength(9);
    expect(words.map((row) => row.length)).toEqual([9, 8, 9, 8, 9, 8, 9, 8, 9]);
    expect(words[1]?.slice(0, 4)).toEqual(["ht", "~", "v4", ".."]);
    expect(drawingOf(words)).toBe(VALLEY);
    expect(drawingOf(wordsOf(""))).toBe("");
  });

  it("keeps a map that is larger than the usual grid", () => {
    const wide = `${"m1  ".repeat(12).trim()}\n`;
    expect(wordsOf(wide)[0]).toHaveLength(13);
    expect(drawingOf(wordsOf(wide))).toBe(wide);
  });

  it("paints ground, tokens and Markets, each leaving the others", () => {
    const stroke = (word: string, letter: string): string => painted(word, { letter, name: "" });
    expect(stroke("..", "f")).toBe("f1");
    expect(stroke("m3$", "f")).toBe("f3$");
    expect(stroke("f3$", "t")).toBe("ft$");
    expect(stroke("ft", "$")).toBe("ft$");
    expect(stroke("ft$", "$")).toBe("ft");
    expect(stroke("~", "$")).toBe("~");
    expect(stroke("..", "2")).toBe("m2");
    expect(stroke("m3$", "C")).toBe("C");
    expect(stroke("m3$", "..")).toBe("..");
    expect(["f3$", "mt", "C", "~", ".."].map(token)).toEqual(["3", "t", "", "", ""]);
  });

  it("turns every place of the grid by half, and back", () => {
    const words = wordsOf("");
    for (const place of places(words)) {
      const there = turned(words, place);
      expect(words[there.row]?.[there.column]).toBe("..");
      expect(turned(words, there)).toEqual(place);
      // Neighbours stay neighbours.
      const near = around(place).filter(({ row, column }) => words[row]?.[column] !== undefined);
      const then = around(there).map(({ row, column }) => `${row} ${column}`);
      for (const each of near.map((other) => turned(words, other))) expect(then).toContain(`${each.row} ${each.column}`);
    }
  });

  it("counts tiles as the server does: row by row, without gaps", () => {
    expect([...numbered(wordsOf(VALLEY))].slice(-2)).toEqual([
      ["1 2", 7],
      ["2 1", 8],
    ]);
  });

  it("has names and a key of its own, which the map says", () => {
    let pack = withMap(emptyPack("mine", "classic", []), "map", { players: 2 }, { en: "Valley" }, "valley");
    expect(pack.maps).toEqual({ valley: { players: 2, name: "valley" } });
    expect(nameIn(pack, "valley", "en", "map")).toBe("Valley");
    expect(freeKey(pack, "valley", "map")).toBe("valley-2");
    pack = withoutMap(pack, "valley");
    expect([pack.maps, pack.names]).toEqual([{}, { en: {} }]);
  });
});
