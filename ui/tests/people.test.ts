import { beforeEach, describe, expect, it } from "vitest";
import { absence, besideTitle } from "../src/lib/people";
import { hiding } from "../src/pages/home/hidden.svelte";
import { LiveTable } from "../src/lib/server/live.svelte";
import { tableName, turnOf } from "../src/pages/home/turns";
import { inOrder } from "../src/table/choosing/groups";
import { waitingForMe } from "../src/table/waiting.svelte";
import type { OptionPage, SeatPage, TableLine, TablePage } from "../src/lib/types";
import { page } from "./fakes";

function seat(change: Partial<SeatPage>): SeatPage {
  const usual = { seat: 0, kind: "person" as const, title: "Aztecs", name: "Bob", called: "Bob", bot: null };
  return {
    ...usual,
    taken: true,
    mine: false,
    here: false,
    handed_over: false,
    resigned: false,
    vacant: false,
    away: null,
    ...change,
  };
}

function row(id: string, change: Partial<TableLine> = {}): TableLine {
  const usual = { id, name: "", rules: "duel", rules_name: "Duel", status: "playing" as const, pace: "live" as const };
  const seats = [seat({ mine: true, called: "Ann" }), seat({ seat: 1 })];
  const rest = {
    seats,
    round: 2,
    changed: "2026-01-02T00:00:00Z",
    asked: 1,
    my_turn: false,
    typed: null,
    rated: true,
    locked: false,
    vacant: false,
    watching: null,
    replaced: false,
    late: 0,
    deadline: null,
  };
  return { ...usual, ...rest, ...change };
}

describe("a table in a list", () => {
  it("is called by its name, else by what is played and with whom", () => {
    expect(tableName(row("a", { name: "Friday" }))).toBe("Friday");
    expect(tableName(row("a"))).toBe("Duel with Bob");
    expect(tableName(row("a", { seats: [seat({ mine: true }), seat({ taken: false })] }))).toBe("Duel");
  });
  it("says whom it waits for", () => {
    expect(turnOf(row("a"))).toBe("Bob to act");
    expect(turnOf(row("a", { my_turn: true }))).toBe("Your turn");
  });
});

describe("tables that wait for me", () => {
  beforeEach(() => localStorage.clear());

  it("come in the order in which they wait, without this one and hidden ones", () => {
    const tables = [
      row("here", { my_turn: true }),
      row("later", { my_turn: true }),
      row("first", { my_turn: true, changed: "2026-01-01T00:00:00Z" }),
      row("hidden", { my_turn: true }),
      row("others"),
    ];
    hiding.hide("hidden");
    expect(waitingForMe(tables, "here").map(({ id }) => id)).toEqual(["first", "later"]);
    hiding.show("hidden");
    expect(waitingForMe(tables, "here")).toHaveLength(3);
  });
});

it("says nobody's name twice", () => {
  expect(besideTitle(seat({}))).toBe("Bob");
  expect(besideTitle(seat({ title: "Bob" }))).toBe("");
});

it("says why somebody is not there, and until when where that is known", () => {
  expect(absence(seat({ here: true }))).toBeUndefined();
  expect(absence(seat({}))).toBe("away");
  expect(absence(seat({ here: true, away: "2030-06-07T08:00:00Z" }))).toMatch(/^away until .*June/);
  expect(absence(seat({ resigned: true, away: "2030-06-07T08:00:00Z" }))).toBe("has resigned");
});

it("numbers options as they are listed: those of a verb together", () => {
  const options = ["use a1", "pass", "use b2"].map((words) => ({ words }) as OptionPage);
  expect(inOrder(options).map(({ words }) => words)).toEqual(["use a1", "use b2", "pass"]);
});

describe("why a bot did something", () => {
  const bot = seat({ seat: 2, kind: "bot", name: "", bot: "greedy" });

  function canBeAsked(change: Partial<TablePage>): boolean {
    const table = new LiveTable("t");
    table.show(page(1, { status: "playing", hints: false, ...change }));
    return table.explains;
  }

  it("is told to whoever plays against bots alone", () => {
    expect(canBeAsked({ seats: [seat({ mine: true }), bot] })).toBe(true);
  });

  it("is told among people where all have agreed on hints, or when the game is over", () => {
    const seats = [seat({ mine: true }), seat({ seat: 1 }), bot];

    expect(canBeAsked({ seats })).toBe(false);
    expect(canBeAsked({ seats, hints: true })).toBe(true);
    expect(canBeAsked({ seats, status: "over" })).toBe(true);
  });
});
