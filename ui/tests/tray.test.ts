import { expect, it } from "vitest";
import { duel } from "../src/boards/duel";
import { tabsOf } from "../src/table/tabs";
import { trayed } from "../src/table/choosing/tray";
import type { GameView, OptionPage } from "../src/lib/types";

const VIEW = {
  display: { rows: [["sahara"]] },
  seats: [],
  modules: { free_cities: null, heroes: null, monsters: null },
  classic: null,
} as unknown as GameView;

function option(words: string, ...targets: string[]): OptionPage {
  return { words, text: words, targets, final: false, luck: false, card: null };
}

it("lays beside the question only what completes an option", () => {
  const options = [option("advantage science 1", "advantage", "resource:science"), option("keep masonry", "card:masonry")];
  expect(trayed(VIEW, options, [])).toEqual(["card:masonry"]);
  expect(trayed(VIEW, options, ["advantage"])).toEqual(["resource:science"]);
});

it("lays what a guide suggests first", () => {
  const options = ["production", "science", "military"].map((each) => option(`take ${each}`, `resource:${each}`));
  expect(trayed(VIEW, options, [], ["take military", "take production"])).toEqual([
    "resource:military",
    "resource:production",
    "resource:science",
  ]);
});

it("leaves out cards that lie on the table", () => {
  expect(trayed(VIEW, [option("remove sahara", "card:sahara")], [])).toEqual([]);
});

it("knows on which tab things lie", () => {
  const found = tabsOf(["place:0:b2", "display:3", "stack:1", "place:1:b2", "resource:gold"], 0, duel.places);
  expect([...found].sort()).toEqual(["centre", "city", "display", "rivals"]);
  expect([...tabsOf(["card:calendar", "card:venice"], 0, duel.places, new Set(["calendar"]))]).toEqual(["city", "centre"]);
});
