import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { boardOf } from "../src/boards";
import { duel } from "../src/boards/duel";
import { generic } from "../src/boards/generic";
import { map } from "../src/boards/map";
import { partOf, undrawn, wordsIn } from "../src/boards/parts";
import { LiveTable } from "../src/lib/server/live.svelte";
import { trayed } from "../src/table/choosing/tray";
import { tabsOf } from "../src/table/tabs";
import type { CatalogPage, GameView, OptionPage } from "../src/lib/types";

const SUPPLY = { production: 1, science: 0, military: 3, culture: 0, gold: 2 };
const BARE = {
  rules: { name: "outpost", version: 1, modules: [], switches: {} },
  asked: null,
  first: 1,
  display: { rows: [], deck: [] },
  seats: [
    { supply: SUPPLY, passed: false, culture_deck: [], policies: [], aside: [], drawn: [] },
    { supply: SUPPLY, passed: true, culture_deck: [], policies: [], aside: [], drawn: [] },
  ],
  modules: { heroes: null, monsters: null, free_cities: null },
  duel: null,
  classic: null,
  score: { points: [4, 7], winners: null },
} as unknown as GameView;

/** A view with more in it than the schema knows. */
const having = (more: Record<string, unknown>): GameView => ({ ...BARE, ...more });

function option(words: string, ...targets: string[]): OptionPage {
  return { words, text: words, targets, final: false, luck: false, card: null };
}

describe("the board of a table", () => {
  it("is what the view has the shape of, whatever the rules are called", () => {
    expect(boardOf(having({ duel: { stacks: [], advantage: null } }))).toBe(duel);
    expect(boardOf(having({ classic: { tiles: [], seats: [], markets: [] } }))).toBe(map);
    expect(boardOf(BARE)).toBe(generic);
  });

  it("lists what it does not draw: a module of somebody else", () => {
    const view = having({ duel: { stacks: [], advantage: null }, modules: { free_cities: null, spies: { hidden: [2, 0] } } });

    expect(boardOf(view).others(view)).toEqual([
      { name: "spies", values: [], parts: [{ name: "hidden", values: [2, 0], parts: [] }] },
    ]);
  });

  it("knows that some have looked into a Market and others have not", () => {
    const looked = (...seen: number[]) => having({ classic: { tiles: [], seats: [], markets: [{ seen }] } });

    expect(map.divides(looked(0), [0, 1])).toBe(true);
    expect(map.divides(looked(0, 1), [0, 1])).toBe(false);
  });
});

describe("parts of a view that nobody draws", () => {
  it("leave out what is not there", () => {
    expect(partOf("trail", { open: null, ended: false, steps: [] })).toBeUndefined();
    expect(partOf("trail", { open: true, steps: [3, null] })).toEqual({
      name: "trail",
      values: [],
      parts: [
        { name: "open", values: [true], parts: [] },
        { name: "steps", values: [3], parts: [] },
      ],
    });
  });

  it("number what is in a list", () => {
    expect(partOf("routes", [{ from: "rome" }, null])?.parts.map((part) => part.name)).toEqual(["1"]);
  });

  it("name cards that can be touched, so they do not lie beside the question, too", () => {
    const view = having({ caravan: { goods: ["silk", "salt"] } });

    expect(wordsIn(undrawn(view))).toEqual(["silk", "salt"]);
    expect(trayed(view, [option("sell silk", "card:silk"), option("sell jade", "card:jade")], [])).toEqual(["card:jade"]);
  });
});

it("lights no tab for a target of which no board knows where it lies", () => {
  expect([...tabsOf(["spy:1:2"], 0, generic.places)]).toEqual([]);
});

describe("the generic board", () => {
  let shown: object | undefined;
  afterEach(() => shown && unmount(shown));

  it("tells of every seat, and of whatever else is sent", () => {
    const table = LiveTable.still("table");
    const silk = { key: "silk", name: "Silk", text: [] };
    table.cards.fill({
      cards: [silk],
      resources: {},
      terrains: {},
      labels: { camels: "Camellos" },
      civilizations: [],
      goal: [],
      terms: [],
    } as unknown as CatalogPage);
    const view = having({ more: { caravan: { goods: ["silk"], camels: 5 } }, modules: { more: { omens: { left: 12 } } } });

    shown = mount(generic.Centre, { target: document.body, props: { table, view } });

    const words = document.body.textContent.replace(/\s+/g, " ");
    expect(words).toContain("4 points");
    expect(words).toContain("7 points");
    expect(words).toContain("Caravan");
    expect(words).toContain("Camellos 5");
    expect(words).toContain("Omens Left 12");
    expect(words).not.toContain("More");
    expect(document.querySelector('[data-target="card:silk"]')?.textContent).toContain("Silk");
  });
});
