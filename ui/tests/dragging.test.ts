import { describe, expect, it } from "vitest";
import { isInside, moved } from "../src/pages/packs/dragging.svelte";
import type { Fields } from "../src/pages/packs/packs.svelte";

describe("a sentence that is dragged", () => {
  const gold = { do: "gain", gold: 1 };
  const culture = { do: "gain", culture: 1 };
  const archive = { do: "archive", then: [culture] };
  const card: Fields = { kind: "building", use: [gold, archive], bonus: [culture] };

  it("changes places with others of its text", () => {
    expect(moved(card, "use[0]", "use", 2)).toEqual({ ...card, use: [archive, gold] });
    expect(moved(card, "use[1]", "use", 0)).toEqual({ ...card, use: [archive, gold] });
    expect(moved(card, "use[0]", "use", 0)).toEqual(card);
    expect(moved(card, "use[0]", "use", 1)).toEqual(card);
  });

  it("is put into what follows another one, and out of it, whatever stands before", () => {
    const nested = { ...card, use: [{ do: "archive", then: [gold, culture] }] };
    expect(moved(card, "use[0]", "use[1].then", 0)).toEqual(nested);
    expect(moved(nested, "use[0].then[0]", "use", 0)).toEqual(card);
  });

  it("comes to another text, and a text that has lost its last sentence is gone", () => {
    expect(moved(card, "bonus[0]", "use", 1)).toEqual({ kind: "building", use: [gold, culture, archive] });
    expect(moved(card, "use[0]", "may", 0)).toEqual({ ...card, use: [archive], may: [gold] });
    const either: Fields = { use: [{ do: "choose_one", options: [[gold], [culture]] }] };
    expect(moved(either, "use[0].options[0][0]", "use[0].options[1]", 1)).toEqual({
      use: [{ do: "choose_one", options: [[culture, gold]] }],
    });
  });

  it("is never put into itself, and nothing is made of what is not there", () => {
    expect(isInside("use[1].then", "use[1]")).toBe(true);
    expect(isInside("use[1].then", "use[10]")).toBe(false);
    expect(isInside("use", "use[1]")).toBe(false);
    expect(moved(card, "use[1]", "use[1].then", 0)).toBe(card);
    expect(moved(card, "use[7]", "bonus", 0)).toBe(card);
  });
});
