import { describe, expect, it } from "vitest";
import { Finder } from "../src/lib/glossary/terms";
import type { TermPage } from "../src/lib/types";

function term(key: string, forms: string[], everyday = false, kind: string | null = null): TermPage {
  return { key, name: key, meaning: "", forms, clauses: [], cards: [], everyday, kind };
}

/** The words that are links, with what they lead to. */
function links(terms: TermPage[], text: string): [string, string][] {
  return new Finder(terms).cut(text).flatMap((piece) => (piece.term ? [[piece.text, piece.term] as [string, string]] : []));
}

const ENGLISH = [
  term("archive", ["archive", "archived"]),
  term("building", ["building"], true),
  term("basic-building", ["Basic Building", "Basic Buildings"]),
  term("province", ["Province", "Provinces"]),
  term("province-type", ["type of Province"]),
];

describe("words of the game in a text", () => {
  it("are found in any case, the longest first", () => {
    expect(links(ENGLISH, "Archive a card: gain a Basic Building for each type of Province.")).toEqual([
      ["Archive", "archive"],
      ["Basic Building", "basic-building"],
      ["type of Province", "province-type"],
    ]);
  });

  it("are whole words", () => {
    expect(links(ENGLISH, "Provincial archives.")).toEqual([]);
  });

  it("are links once in a text, and everyday ones never", () => {
    expect(links(ENGLISH, "A Province, a Building, another Province.")).toEqual([["Province", "province"]]);
  });

  it("have any ending where a form says so", () => {
    const czech = [term("advantage", ["převah*"]), term("archive", ["archiv*"]), term("free-city", ["svobodn* měst*"])];
    expect(links(czech, "Máte-li převahu, archivujte kartu ve svobodném městě.")).toEqual([
      ["převahu", "advantage"],
      ["archivujte", "archive"],
      ["svobodném městě", "free-city"],
    ]);
    expect(links(czech, "zaarchivovat")).toEqual([]);
  });

  it("stand in Japanese without spaces", () => {
    const japanese = [term("advantage", ["優位"]), term("policy", ["文化政策"]), term("culture", ["文化"], true)];
    expect(links(japanese, "優位を持っている場合、文化政策を展開する。")).toEqual([
      ["優位", "advantage"],
      ["文化政策", "policy"],
    ]);
  });

  it("stand beside what the board draws for them, once, where signs are wanted", () => {
    const terms = [
      term("science", ["Science"], true),
      term("knowledge", ["Knowledge"], false, "knowledge"),
      term("basic-building", ["Basic Building"], false, "basic_building"),
      term("advantage", ["Advantage"]),
      term("turn", ["turn"], true),
    ];
    const text = "Science pays for Knowledge, Science for no Basic Building: a turn with the Advantage.";
    const cut = (signs: boolean) => new Finder(terms).cut(text, signs);

    expect(cut(true).flatMap(({ text, sign }) => (sign ? [[text, sign.drawn, sign.name]] : []))).toEqual([
      ["Science", "resource", "science"],
      ["Knowledge", "card", "knowledge"],
      ["Basic Building", "card", "building"],
      ["Advantage", "icon", "advantage"],
    ]);
    expect(
      cut(true)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
    expect(cut(false).filter((piece) => piece.sign)).toEqual([]);
  });

  it("stay on one line with their sign and the number that counts them", () => {
    const cut = new Finder([term("gold", ["Gold"], true), term("turn", ["turn"])]).cut("You have 12 Gold on turn 3", true);

    expect(cut).toEqual([
      { text: "You have " },
      { text: "Gold", sign: { drawn: "resource", name: "gold" }, count: "12 " },
      { text: " on " },
      { text: "turn", term: "turn" },
      { text: " 3" },
    ]);
  });

  it("leave the text as it is", () => {
    const text = "Use: reinforce a card (counting at most 3).";
    const pieces = new Finder(ENGLISH).cut(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(new Finder([]).cut(text)).toEqual([{ text }]);
  });

  it("are found behind a letter that grows when it is made small", () => {
    expect(links(ENGLISH, "İİİ: archive it")).toEqual([["archive", "archive"]]);
  });
});
