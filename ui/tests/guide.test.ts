import { beforeEach, afterEach, describe, expect, it } from "vitest";
import { flushSync } from "svelte";
import { LiveTable } from "../src/lib/server/live.svelte";
import { Guide, MOST_THINGS } from "../src/table/guide/guide.svelte";
import { guided } from "../src/table/guide/guided.svelte";
import type { FirstPage, GuidePage, OptionPage } from "../src/lib/types";
import { FakeServer, page } from "./fakes";

function option(words: string, ...targets: string[]): OptionPage {
  return { words, text: words, targets, final: false, luck: false, card: null };
}
function first(key: string): FirstPage {
  return { key, title: key, text: key, term: "city" };
}
function said(version: number, suggestions: string[], firsts: string[]): GuidePage {
  return {
    version,
    goal: ["win"],
    suggestions: suggestions.map((words) => ({ words, text: words, reason: "because" })),
    firsts: firsts.map(first),
  };
}

describe("a guide", () => {
  const server = new FakeServer();
  const options = [option("use a1", "place:0:a1"), option("acquire 1", "display:1"), option("pass")];
  let table: LiveTable;
  let guide: Guide;

  beforeEach(() => {
    server.start();
    guided.begin("t");
    table = new LiveTable("t");
    table.accept(page(1, { options }));
    guide = new Guide(table);
  });
  afterEach(() => server.stop());

  async function hears(answer: GuidePage): Promise<void> {
    server.answer = () => Response.json(answer);
    await guide.ask(new AbortController().signal);
    flushSync();
  }

  it("suggests only what can be done at this version", async () => {
    await hears(said(1, ["acquire 1", "acquire 9"], []));
    expect(guide.suggestions.map((each) => each.option.words)).toEqual(["acquire 1"]);
    table.accept(page(2, { options }));
    expect(guide.suggestions).toEqual([]);
  });

  it("explains a few things at a decision, and first what has happened", async () => {
    await hears(said(1, ["pass"], ["first-passed", "thing-city", "thing-display", "thing-wonder"]));
    expect(guide.words.map(({ key }) => key)).toEqual(["first-passed", "thing-city", "thing-display"]);
    for (let count = 0; count <= MOST_THINGS; count++) if (guide.words[0]) guide.gotIt(guide.words[0]);
    expect(guide.words).toEqual([]);
  });

  it("takes a word for read when its reader has decided, not while others play", async () => {
    await hears(said(1, ["pass"], ["thing-city"]));
    await hears(said(2, [], ["first-passed", "thing-city"]));
    expect(guide.words.map(({ key }) => key)).toEqual(["first-passed"]);
    await hears(said(3, ["pass"], ["first-passed"]));
    expect(guide.words.map(({ key }) => key)).toEqual(["first-passed"]);
    await hears(said(4, ["pass"], ["first-passed"]));
    expect(guide.words).toEqual([]);
    expect(new Guide(table).words).toEqual([]);
    expect(guided.read()).toEqual(["thing-city", "first-passed"]);
  });

  it("says nothing when it can't be reached", async () => {
    await hears(said(1, ["pass"], []));
    server.answer = () => new Response("", { status: 503 });
    await guide.ask(new AbortController().signal);
    expect(guide.suggestions).toEqual([]);
  });

  it("lights what is suggested, and all of it once something is picked", () => {
    expect(table.lights("place:0:a1")).toBe(true);
    table.suggested = ["acquire 1"];
    expect(table.lights("place:0:a1")).toBe(false);
    expect(table.lights("display:1")).toBe(true);
    expect(table.glows("place:0:a1")).toBe(true);
    table.suggested = undefined;
    expect(table.lights("place:0:a1")).toBe(true);
  });
});

describe("where a guide helps", () => {
  beforeEach(() => localStorage.clear());

  it("is kept for each table", () => {
    guided.begin("one");
    guided.ask("two", 7);
    expect([guided.from("one"), guided.from("two")]).toEqual([0, 7]);
    guided.dismiss("one");
    expect([guided.has("one"), guided.has("two")]).toEqual([false, true]);
    expect(JSON.parse(localStorage.getItem("monumental-guided") ?? "")).toHaveProperty("two", 7);
  });
});
