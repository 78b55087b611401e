import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changed } from "../src/lib/server/changes";
import { LiveTable } from "../src/lib/server/live.svelte";
import type { TablePage } from "../src/lib/types";
import { FakeServer, FakeSocket, page } from "./fakes";

/** A page with something in its view. */
function seen(version: number): TablePage {
  const seats = [
    { supply: { gold: 1 }, deck: 5 },
    { supply: { gold: 2 }, deck: 6 },
  ];
  const view = { round: 1, piles: { workshop: 3, farm: 2 }, seats, duel: null, classic: { tiles: [1, 2], markets: [3] } };
  return page(version, { round: "Round 1", view: view as unknown as TablePage["view"] });
}

describe("what is not as it was", () => {
  it("is changed, and all else stays", () => {
    const before = seen(5);
    const after = changed(before, {
      version: 6,
      changes: {
        version: 6,
        round: "Round 2",
        view: { round: 2, piles: { workshop: 2 }, seats: { "1": { deck: 4 } } } as never,
      },
    });
    expect([after.version, after.round, after.question]).toEqual([6, "Round 2", before.question]);
    expect(after.view).toEqual({
      ...before.view,
      round: 2,
      piles: { workshop: 2 },
      seats: [before.view.seats[0], { ...before.view.seats[1], deck: 4 }],
    });
    expect(before.view.round).toBe(1);
  });

  it("may be a part of a rule system, field by field, or the whole of one", () => {
    const tiles = changed(seen(5), { version: 6, changes: { view: { classic: { tiles: [9] } } as never } });
    expect(tiles.view.classic).toEqual({ tiles: [9], markets: [3] });
    const duel = changed(seen(5), { version: 6, changes: { view: { duel: { stacks: [] } } as never } });
    expect(duel.view.duel).toEqual({ stacks: [] });
    const none = changed(seen(5), { version: 6, changes: { view: { classic: null } } });
    expect(none.view.classic).toBeNull();
  });

  it("may be all seats, when others sit there", () => {
    const after = changed(seen(5), { version: 6, changes: { view: { seats: [] } } });
    expect(after.view.seats).toEqual([]);
  });
});

describe("a line", () => {
  const server = new FakeServer();
  beforeEach(() => server.start());
  afterEach(() => server.stop());

  it("asks for changes, and hears them after the first page", async () => {
    const table = new LiveTable("t");
    await table.open();
    const socket = FakeSocket.all[0];
    expect(socket?.url.searchParams.get("changes")).toBe("true");
    socket?.onopen?.();
    const say = (said: unknown) => socket?.onmessage?.({ data: JSON.stringify(said) });
    say(seen(2));
    say({ version: 3, changes: { version: 3, round: "Round 7" } });
    expect([table.page?.version, table.page?.round]).toEqual([3, "Round 7"]);
    say({ alive: true });
    say({ version: 4, changes: { version: 4, view: { round: 7 } } });
    expect([table.page?.version, table.page?.round, table.page?.view.round]).toEqual([4, "Round 7", 7]);
  });

  it("does not believe changes of a page that it never had", async () => {
    const table = new LiveTable("t");
    await table.open();
    const socket = FakeSocket.all[0];
    socket?.onopen?.();
    socket?.onmessage?.({ data: JSON.stringify({ version: 9, changes: { version: 9 } }) });
    expect(table.page?.version).toBe(1);
  });
});
