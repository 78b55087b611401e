import { describe, expect, it } from "vitest";
import type { BlankPage } from "../src/lib/types";
import { emptyPack, freeKey, joined, keyOf, nameIn, withCard, withoutCard, withText } from "../src/pages/packs/packs.svelte";
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

  it("says a problem at its field, and elsewhere only what no field shows", () => {
    const at = (field: string) => ({ part: "cards", key: "x", field, sentence: `about ${field}` });
    const wrong = [at("use[0].gold"), at(""), at("type")];
    expect(sentencesAt(wrong, "use[0].gold")).toEqual(["about use[0].gold"]);
    expect(elsewhere(wrong, ["use"])).toEqual(["about ", "about type"]);
  });
});
