import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LiveTable } from "../src/lib/server/live.svelte";
import { Talk } from "../src/lib/server/talk.svelte";
import type { TablePage, TalkLine, TalkPage } from "../src/lib/types";
import { FakeServer, FakeSocket, page } from "./fakes";

function line(number: number, change: Partial<TalkLine> = {}): TalkLine {
  return {
    number,
    seat: 1,
    name: "Bob",
    mine: false,
    phrase: null,
    text: `line ${number}`,
    said: "2030-05-01T08:00:00Z",
    ...change,
  };
}
function said(lines: TalkLine[], change: Partial<TalkPage> = {}): TalkPage {
  return { mode: "free", gallery: false, longest: 300, phrases: [], lines, ...change };
}
function seats(...kinds: { kind: string; mine: boolean }[]): TablePage["seats"] {
  return kinds as unknown as TablePage["seats"];
}

describe("what is said at a table", () => {
  beforeEach(() => localStorage.clear());

  it("is heard once as a whole, then by what is new and what is gone", () => {
    const talk = new Talk("t", () => "/tables/t");
    talk.hear(said([line(1), line(2)]));
    talk.hear({ gallery: true, lines: [line(3), line(2, { text: "reads otherwise" })], gone: [1] });

    expect(talk.lines.map(({ text }) => text)).toEqual(["reads otherwise", "line 3"]);
    expect(talk.page?.gallery).toBe(true);
  });

  it("is unread until it was seen, and what I said never is", () => {
    const talk = new Talk("t", () => "/tables/t");
    talk.hear(said([line(1), line(2, { mine: true }), line(3)]));
    expect(talk.unread).toBe(2);

    talk.catchUp();
    talk.hear({ gallery: false, lines: [line(4)], gone: [] });

    expect(talk.unread).toBe(1);
    const again = new Talk("t", () => "/tables/t");
    again.hear(said([line(1), line(3), line(4)]));
    expect(again.unread).toBe(1);
  });
});

describe("a table where people speak", () => {
  const server = new FakeServer();
  beforeEach(() => server.start());
  afterEach(() => server.stop());

  async function opened(change: Partial<TablePage>): Promise<LiveTable> {
    server.answer = () => Response.json(page(1, change));
    const table = new LiveTable("t");
    await table.open();
    return table;
  }
  function hear(talk: unknown): void {
    FakeSocket.all.at(-1)?.onmessage?.({ data: JSON.stringify({ talk }) });
  }

  it("asks for the talk with its news, and changes no page for a line", async () => {
    const table = await opened({ seats: seats({ kind: "person", mine: true }, { kind: "person", mine: false }) });
    const before = table.page;
    hear(said([line(1)]));

    expect(FakeSocket.all.at(-1)?.url.searchParams.get("talk")).toBe("true");
    expect(table.talk.lines).toHaveLength(1);
    expect(table.page).toBe(before);
    expect(table.talks).toBe(true);
  });

  it("has nobody to speak with among bots, unless somebody has spoken", async () => {
    const table = await opened({ seats: seats({ kind: "person", mine: true }, { kind: "bot", mine: false }) });
    hear(said([]));
    expect(table.talks).toBe(false);

    hear({ gallery: false, lines: [line(1)], gone: [] });
    expect(table.talks).toBe(true);
  });

  it("is silent where that was agreed on", async () => {
    const table = await opened({ seats: seats({ kind: "person", mine: true }, { kind: "person", mine: false }) });
    hear(said([], { mode: "none" }));

    expect(table.talks).toBe(false);
  });

  it("sends a line with a name of its own", async () => {
    const table = await opened({});
    await table.talk.say({ phrase: "hello" }, 0);

    const sent = server.sent.at(-1);
    expect(sent?.path).toBe("/api/tables/t/talk");
    expect(sent?.body).toMatchObject({ phrase: "hello", seat: 0 });
    expect(String(sent?.body.request).length).toBeGreaterThan(8);
  });
});
