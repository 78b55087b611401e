/** What I lay down for my turn: where it can be, in which order it is offered, and what is sent. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../src/lib/server/live.svelte";
import type { PlanOffer, PlansPage, SeatPage, TablePage } from "../src/lib/types";
import Button from "../src/table/plans/Plans.svelte";
import { grouped } from "../src/table/plans/plans.svelte";
import { page } from "./fakes";

function offer(plan: string, again = false): PlanOffer {
  return { plan, kind: plan.split(" ")[0] ?? "", sentence: plan, again };
}

function seat(number: number, change: Partial<SeatPage> = {}): SeatPage {
  const usual = {
    kind: "person" as const,
    title: "",
    bot: null,
    taken: true,
    here: false,
    away: null,
    handed_over: false,
    resigned: false,
    vacant: false,
  };
  return { ...usual, seat: number, mine: number === 0, name: "", called: "", ...change };
}

function plans(...words: string[]): PlansPage {
  const laid = words.map((plan) => ({ id: `id ${plan}`, plan, sentence: plan, stands: true, done: false, outcome: null }));
  return {
    seat: 0,
    version: 4,
    quiet: 10,
    plans: laid,
    offers: [offer("activate 1 a"), offer("activate 2 b", true), offer("pass")],
  };
}

it("offers the row and the column of last time first, and keeps kinds together", () => {
  const groups = grouped([offer("activate 1 a"), offer("buy masonry"), offer("activate 2 b", true), offer("buy workshop")]);

  expect([...groups.keys()]).toEqual(["activate", "buy"]);
  expect(groups.get("activate")?.map(({ plan }) => plan)).toEqual(["activate 2 b", "activate 1 a"]);
});

describe("the button beside the question", () => {
  let answers: PlansPage[] = [];
  const asked: string[] = [];
  let shown: object | undefined;

  beforeEach(() => {
    asked.length = 0;
    const fetching = (address: string, request: RequestInit): Promise<Response> => {
      if (!address.includes("/plans")) return Promise.resolve(new Response("{}"));
      asked.push(`${request.method} ${address.split("?")[0]} ${typeof request.body === "string" ? request.body : ""}`.trim());
      return Promise.resolve(new Response(JSON.stringify(answers.shift())));
    };
    vi.stubGlobal("fetch", vi.fn(fetching));
    // jsdom has no dialogs.
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
    vi.unstubAllGlobals();
  });

  async function show(change: Partial<TablePage>): Promise<LiveTable> {
    const table = new LiveTable("t");
    table.accept(page(4, { status: "playing", viewer: 0, seats: [seat(0), seat(1)], ...change }));
    shown = mount(Button, { target: document.body, props: { table } });
    await settle();
    return table;
  }
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) {
      flushSync();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const button = () => document.querySelector<HTMLElement>("[data-testid=plans]");

  it.each([
    ["with the computer alone", { seats: [seat(0), seat(1, { kind: "bot" })] }],
    ["where I only watch", { viewer: null }],
    ["after the end", { status: "over" as const }],
    ["while the computer plays for me", { seats: [seat(0, { handed_over: true }), seat(1)] }],
  ])("is not there %s, and nothing is asked", async (_, change) => {
    await show(change);

    expect(button()).toBeNull();
    expect(asked).toEqual([]);
  });

  it("asks once where nothing is laid down, and again with every change where something is", async () => {
    answers = [plans(), plans("pass"), plans("pass")];
    const table = await show({});
    table.accept(page(5, { status: "playing", viewer: 0, seats: [seat(0), seat(1)] }));
    await settle();
    expect(asked).toHaveLength(1);

    button()?.click();
    await settle();
    table.accept(page(6, { status: "playing", viewer: 0, seats: [seat(0), seat(1)] }));
    await settle();

    expect(asked).toHaveLength(3);
    expect(button()?.textContent).toContain("1");
  });

  it("lays down what is chosen, and strikes out", async () => {
    answers = [plans(), plans(), plans("activate 2 b"), plans()];
    await show({});
    button()?.click();
    await settle();

    document.querySelector<HTMLElement>("[data-testid=lay]")?.click();
    await settle();
    document.querySelector<HTMLElement>("[data-testid=strike]")?.click();
    await settle();

    expect(asked.slice(-2)).toEqual([
      'POST /api/tables/t/plans {"seat":0,"plan":"activate 2 b"}',
      'POST /api/tables/t/plans/id%20activate%202%20b/withdraw {"seat":0}',
    ]);
  });
});
