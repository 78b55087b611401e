import { describe, expect, it } from "vitest";
import { moved, seatsFor, sent, usualDraft } from "../src/pages/new/draft";
import { contains, pieces, wordsOf } from "../src/pages/parts/finding";
import { NONE, readFilters, shownCards, writeFilters } from "../src/pages/cards/gallery";
import { standing } from "../src/pages/replay/moments";
import type { CatalogPage, EditionPage, EditionsPage } from "../src/lib/types";

function edition(rules: string, automas: boolean): EditionPage {
  return {
    rules,
    name: rules,
    about: "",
    least: 2,
    most: rules === "duel" ? 2 : 4,
    usual: 2,
    modules: automas ? [{ key: "heroes", text: "Heroes" }] : [],
    maps: [],
    switches: [{ key: "strict", text: "Strict" }],
    presets: [{ key: "rulebook", text: "By the book", switches: { strict: false } }],
    civilizations: [{ key: "aztecs", name: "Aztecs", lines: [] }],
    automas,
    advanced: automas ? 4 : 0,
  };
}
const duel = edition("duel", false);
const classic = edition("classic", true);
const editions: EditionsPage = {
  version: "1.0",
  editions: [duel, classic],
  bots: [{ key: "beginner", text: "beginner", level: true, character: false }],
  talk: true,
};

describe("a new table", () => {
  it("is me against a beginner, unless somebody says otherwise", () => {
    const table = sent(usualDraft(duel, editions, "Ada"), duel);

    expect(table.seats.map((seat) => [seat.kind, seat.bot, seat.name])).toEqual([
      ["me", null, "Ada"],
      ["bot", "beginner", ""],
    ]);
    expect(table.seed).toBeNull();
    expect(table.switches).toEqual({});
  });

  it("sends only switches that differ from the preset", () => {
    const draft = usualDraft(duel, editions, "");
    draft.switches.strict = true;

    expect(sent(draft, duel).switches).toEqual({ strict: true });
  });

  it("is listed only if a seat is open", () => {
    const draft = { ...usualDraft(duel, editions, ""), listed: true };
    expect(sent(draft, duel).listed).toBe(false);

    draft.seats[1]!.sitter = "open";
    expect(sent(draft, duel).listed).toBe(true);
  });

  it("keeps who sits there when the rules change, but for an Automa that they do not know", () => {
    const draft = usualDraft(classic, editions, "Ada");
    draft.seats = seatsFor(draft.seats, 3, editions, "Ada");
    draft.seats[1]!.sitter = "automa";
    draft.modules = ["heroes"];
    draft.packs = ["mine"];
    expect(sent(draft, classic).packs).toEqual(["mine"]);

    const other = moved(draft, duel, editions, "Ada");

    expect(other.seats.map((seat) => seat.sitter)).toEqual(["me", "bot:beginner"]);
    expect(other.modules).toEqual([]);
    expect(other.packs).toEqual([]);
  });
});

describe("searching", () => {
  it("minds neither capitals nor accents", () => {
    expect(contains("Město Cuzco", wordsOf("mesto CUZ"))).toBe(true);
    expect(contains("Město", wordsOf("gold"))).toBe(false);
  });

  it("marks what was found where it stands", () => {
    expect(pieces("Pay 2 Gold now", wordsOf("gold"))).toEqual([
      { text: "Pay 2 ", found: false },
      { text: "Gold", found: true },
      { text: " now", found: false },
    ]);
  });
});

describe("the gallery", () => {
  it("keeps its filters in the address", () => {
    const filters = { ...NONE, rules: "classic", kind: "wonder", q: "two words" };

    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(NONE)).toBe("");
  });

  it("shows the cards of a civilization", () => {
    const card = { kind: "building", kind_name: "Building", text: [], facts: [], era: null, resources: {}, source: "", pack: "" };
    const catalog = {
      cards: ["fort", "mine", "forum"].map((key) => ({ ...card, key, name: key })),
      civilizations: [{ key: "aztecs", deck: { fort: 2 }, policies: [], warlord: "mine", scout: null }],
    } as unknown as CatalogPage;

    const shown = shownCards(catalog, { ...NONE, civilization: "aztecs" });

    expect(shown.map((each) => each.key)).toEqual(["fort", "mine"]);
  });
});

describe("stepping through a replay", () => {
  it("passes over what was taken back, forwards and back", () => {
    const left: [number, number][] = [
      [6, 10],
      [13, 14],
    ];
    expect(standing(6, 5, left)).toBe(11);
    expect(standing(10, 11, left)).toBe(5);
    expect(standing(13, 12, left)).toBe(15);
    expect(standing(12, 11, left)).toBe(12);
    expect(standing(0, 3, [])).toBe(0);
  });
});
