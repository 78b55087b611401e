/** Somebody does not come back: what the others see of it and may do, and what waits for whoever does. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../src/lib/server/live.svelte";
import type { SeatPage, TablePage } from "../src/lib/types";
import Ask from "../src/table/choosing/Ask.svelte";
import Away from "../src/table/choosing/Away.svelte";
import { FakeServer, page } from "./fakes";

const DAY = 24 * 60 * 60 * 1000;
const ask = { about: "abandon" as const, seat: 1, sentence: "Bob asks.", awaited: [0] };

function seat(number: number, change: Partial<SeatPage> = {}): SeatPage {
  const usual = {
    kind: "person" as const,
    title: "",
    bot: null,
    taken: true,
    here: false,
    handed_over: false,
    resigned: false,
    vacant: false,
    away: null,
  };
  const name = ["Ann", "Bob"][number] ?? "";
  return { ...usual, seat: number, mine: number === 0, name, called: name, ...change };
}

/** Bob is waited for, three days at most. */
function waiting(change: Partial<TablePage> = {}): TablePage {
  const absence = {
    days: 3,
    seat: 1,
    since: new Date().toISOString(),
    until: new Date(Date.now() + 3 * DAY).toISOString(),
  };
  return page(4, { status: "playing", seats: [seat(0), seat(1)], absence, ...change });
}

describe("a table whose people stay away", () => {
  const server = new FakeServer();
  const { sent } = server;
  let shown: object[] = [];
  beforeEach(() => server.start());
  afterEach(async () => {
    await Promise.all(shown.splice(0).map((each) => unmount(each)));
    server.stop();
  });

  function show(now: TablePage): LiveTable {
    const table = new LiveTable("t");
    table.accept(now);
    shown = [Ask, Away].map((strip) => mount(strip, { target: document.body, props: { table } }));
    flushSync();
    return table;
  }

  const strips = () => [...document.querySelectorAll<HTMLElement>("[role=status]")].map((each) => each.dataset.testid);

  async function pass(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    flushSync();
  }

  async function touch(testid: string): Promise<void> {
    document.querySelector<HTMLElement>(`[data-testid=${testid}]`)?.click();
    await pass(0);
  }

  it("lets the computer play for them after the days that were agreed on, not before", async () => {
    show(waiting());
    await pass(3 * DAY - 1);
    expect(strips()).toEqual([]);
    await pass(60_000);
    expect(strips()).toEqual(["absent"]);
    expect(document.body.textContent).toContain("Bob has not played for 3 days.");

    await touch("stand-in");

    expect(sent.map(({ path, body }) => [path.split("/").at(-1), body.about, body.say, body.seat, body.at])).toEqual([
      ["vote", "away", "ask", 0, 4],
    ]);
  });

  it("gives whoever was stood in for their seat back", async () => {
    show(waiting({ absence: null, seats: [seat(0, { handed_over: true }), seat(1)] }));
    expect(strips()).toEqual(["stood-in"]);

    await touch("back");

    expect(sent.map(({ path, body }) => [path.split("/").at(-1), body])).toEqual([["hand-over", { seat: 0, at: 4, bot: null }]]);
  });

  it("shows one strip at a time: what somebody asks comes first", async () => {
    const table = show(waiting({ seats: [seat(0, { handed_over: true }), seat(1)], ask }));
    expect(strips()).toEqual(["ask"]);

    table.accept(page(5, { status: "playing", seats: [seat(0, { handed_over: true }), seat(1)], ask: null, absence: null }));
    await pass(0);

    expect(strips()).toEqual(["stood-in"]);
  });

  it("is asked to end the game, and is answered about that", async () => {
    const table = new LiveTable("t");
    server.answer = () => Response.json(page(5, { ask }));
    table.accept(page(4));
    await table.vote("abandon");
    await table.reply("agree");

    expect(sent.map(({ path, body }) => [path.split("/").at(-1), body.about, body.say, body.at])).toEqual([
      ["vote", "abandon", "ask", 4],
      ["vote", "abandon", "agree", 5],
    ]);
  });

  it("can't be asked by somebody who only looks on", async () => {
    const table = new LiveTable("t");
    table.accept(page(4, { viewer: null, mine: [] }));
    await table.vote("abandon");

    expect(sent).toEqual([]);
  });
});
