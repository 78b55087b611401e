import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joinLogs, pause, supersedes } from "../src/lib/catching";
import { BOUNCE, LiveTable } from "../src/lib/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import type { LogLine, OptionPage, TablePage } from "../src/lib/types";

function line(at: number, version: number): LogLine {
  return { at, version, text: `event ${at}`, seat: 0, cards: [], targets: [], events: [] };
}

function page(version: number, change: Partial<TablePage> = {}): TablePage {
  const start = { id: "t", version, viewer: 0, mine: [0], seats: [], options: [], moment: false };
  const log = { since: 0, standing: 0, whole: true, lines: [] };
  const question = { seat: 0, sentence: "?", clause: null, private: false };
  return { ...start, log, question, ...change } as unknown as TablePage;
}

describe("catching up", () => {
  it("joins what is new to the log", () => {
    const log = [line(0, 1), line(1, 1), line(2, 2)];
    expect(joinLogs(log, { since: 2, standing: 3, whole: true, lines: [line(3, 3)] }).map((each) => each.at)).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it("says nothing twice when the same news comes by two ways", () => {
    const news = { since: 1, standing: 2, whole: true, lines: [line(2, 2), line(3, 2)] };
    const once = joinLogs([line(0, 1), line(1, 1)], news);
    expect(joinLogs(once, news)).toEqual(once);
  });

  it("forgets lines that were taken back", () => {
    const log = [line(0, 1), line(1, 2), line(2, 2)];
    expect(joinLogs(log, { since: 2, standing: 1, whole: true, lines: [] }).map((each) => each.at)).toEqual([0]);
  });

  it("refuses late pages and pages for other eyes", () => {
    expect(supersedes(page(5), page(4), 0)).toBe(false);
    expect(supersedes(page(5), page(5), 0)).toBe(true);
    expect(supersedes(page(5), page(6, { viewer: 1 }), 0)).toBe(false);
    expect(supersedes(page(5), page(5, { viewer: 1 }), 1)).toBe(true);
  });

  it("waits longer and longer, never more than 18 s", () => {
    const times = [0, 1, 2, 3, 10].map((tries) => pause(tries, () => 0.5));
    expect(times).toEqual([500, 1000, 2000, 4000, 15_000]);
    expect(pause(10, () => 0.999)).toBeLessThan(18_000);
  });
});

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;
  closed = false;
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  get since(): string | null {
    return this.url.searchParams.get("since");
  }
}

describe("a live table", () => {
  let sent: { path: string; body: Record<string, unknown> }[];
  let answer: () => Response | Promise<Response>;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    sent = [];
    answer = () => Response.json(page(1));
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", (url: string, { method, body }: { method: string; body?: string }) => {
      if (url.includes("/catalog"))
        return Promise.resolve(Response.json({ cards: [], civilizations: [], resources: {}, terrains: {} }));
      if (method === "POST" && body)
        sent.push({ path: url.split("?")[0] ?? "", body: JSON.parse(body) as Record<string, unknown> });
      return Promise.resolve(answer());
    });
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("connects again from the version it has", async () => {
    const table = new LiveTable("t");
    await table.open();
    const first = FakeSocket.all[0];
    expect(first?.since).toBe("1");
    first?.onopen?.();
    expect(table.connection).toBe("live");
    first?.onmessage?.({ data: JSON.stringify(page(7)) });
    first?.onclose?.({ code: 1006 });
    expect(table.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all[1]?.since).toBe("7");
    FakeSocket.all[1]?.onopen?.();
    expect(table.connection).toBe("live");
    table.close();
  });

  it("asks for older lines of the log when somebody wants them", async () => {
    const table = new LiveTable("t");
    answer = () => Response.json(page(3, { log: { since: 0, standing: 0, whole: false, lines: [line(4, 3)] } }));
    await table.open();
    expect(table.older).toBe(true);
    const news = { since: 3, standing: 5, whole: true, lines: [line(5, 4)] };
    FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(page(4, { log: news })) });
    expect(table.older).toBe(true);
    const lines = [line(0, 1), line(4, 3), line(5, 4)];
    answer = () => Response.json(page(4, { log: { since: 0, standing: 0, whole: true, lines } }));
    await table.recall();
    expect(table.older).toBe(false);
    expect(table.log.map((each) => each.at)).toEqual([0, 4, 5]);
    table.close();
  });

  it("ignores a message that comes late", async () => {
    const table = new LiveTable("t");
    await table.open();
    FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(page(7)) });
    FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(page(6)) });
    FakeSocket.all[0]?.onmessage?.({ data: '{"alive":true}' });
    expect(table.page?.version).toBe(7);
    table.close();
  });

  it("sends the same request again when nobody answers", async () => {
    const option = { words: "pass", text: "Pass", targets: [], final: false, luck: false, card: null };
    const table = new LiveTable("t");
    answer = () => Response.json(page(3, { options: [option] }));
    await table.open();
    let tries = 0;
    answer = () => (++tries === 1 ? Promise.reject(new TypeError("no network")) : Response.json(page(4)));
    const played = table.play(option);
    await vi.advanceTimersByTimeAsync(2000);
    await played;
    expect(sent.map((each) => each.path)).toEqual(["/api/tables/t/actions", "/api/tables/t/actions"]);
    expect(sent[0]?.body).toEqual(sent[1]?.body);
    expect(sent[0]?.body).toMatchObject({ seat: 0, at: 3, action: "pass" });
    expect(table.page?.version).toBe(4);
    expect(table.busy).toBe(false);
    table.close();
  });

  describe("before what can't be taken back", () => {
    const buy = { words: "acquire 1", text: "Buy", targets: ["display:1"], final: true, luck: false, card: null };
    const other = { ...buy, words: "acquire 2", targets: ["display:2"] };
    const use = { ...buy, words: "use 1", text: "Use", final: false };
    const done = () => sent.filter(({ path }) => path.endsWith("/actions")).map(({ body }) => body.action);

    async function asked(...options: OptionPage[]): Promise<LiveTable> {
      const table = new LiveTable("t");
      answer = () => Response.json(page(3, { options, can_undo: false }));
      await table.open();
      answer = () => Response.json(page(4));
      return table;
    }

    it("asks once more, and a second touch of the same thing is a yes", async () => {
      const table = await asked(buy, other);
      table.pick("display:1");
      expect(table.confirming?.words).toBe("acquire 1");
      expect(table.isPicked("display:1")).toBe(true);
      await vi.advanceTimersByTimeAsync(BOUNCE);
      expect(done()).toEqual([]);

      table.pick("display:1");
      await vi.advanceTimersByTimeAsync(0);
      expect(done()).toEqual(["acquire 1"]);
      expect(table.confirming).toBeUndefined();
      table.close();
    });

    it("takes no bouncing finger for a yes, neither on the thing nor on the button that came under it", async () => {
      const table = await asked(buy, other);
      table.pick("display:1");
      await vi.advanceTimersByTimeAsync(BOUNCE - 50);
      table.pick("display:1");
      await table.confirm();
      await table.play(buy);
      expect(done()).toEqual([]);
      expect(table.confirming?.words).toBe("acquire 1");

      await vi.advanceTimersByTimeAsync(50);
      await table.confirm();
      expect(done()).toEqual(["acquire 1"]);
      table.close();
    });

    it("lets somebody take something else instead, or nothing", async () => {
      const table = await asked(buy, other);
      table.pick("display:1");
      await vi.advanceTimersByTimeAsync(BOUNCE);
      table.pick("display:2");
      expect(table.confirming?.words).toBe("acquire 2");
      expect(table.isPicked("display:1")).toBe(false);
      table.clear();
      await table.confirm();
      expect(done()).toEqual([]);
      table.close();
    });

    it("asks once, not twice, where it asked which one", async () => {
      const table = await asked(buy, use, other);
      table.pick("display:1");
      expect(table.choices.map(({ words }) => words)).toEqual(["acquire 1", "use 1"]);
      await table.answer(buy);
      expect(done()).toEqual([]);
      await vi.advanceTimersByTimeAsync(BOUNCE);
      await table.answer(buy);
      expect(done()).toEqual(["acquire 1"]);
      table.close();
    });

    it("asks about an only option, if a step back is possible instead", async () => {
      const table = await asked(buy);
      table.accept(page(3, { options: [buy], can_undo: true }));
      await table.play(buy);
      expect(table.confirming?.words).toBe("acquire 1");
      table.accept(page(4, { options: [buy], can_undo: false }));
      await table.play(buy);
      expect(done()).toEqual(["acquire 1"]);
      table.close();
    });

    it("asks nobody who does not want it", async () => {
      settings.confirm = false;
      const table = await asked(buy, other);
      table.pick("display:1");
      await vi.advanceTimersByTimeAsync(0);
      expect(done()).toEqual(["acquire 1"]);
      settings.confirm = true;
      table.close();
    });
  });

  describe("when the server has too much to do", () => {
    const busy = (seconds: string) =>
      Response.json({ key: "server-too-many", sentence: "Wait." }, { status: 429, headers: { "Retry-After": seconds } });
    const option = { words: "yes", text: "Yes", targets: [], final: false, luck: false, card: null };

    async function open(): Promise<LiveTable> {
      const table = new LiveTable("t");
      answer = () => Response.json(page(3, { options: [option] }));
      await table.open();
      return table;
    }

    it("waits the seconds that it names, if they are few, and sends once more", async () => {
      const table = await open();
      let tries = 0;
      answer = () => (++tries === 1 ? busy("2") : Response.json(page(4)));
      const played = table.play(option);
      await vi.advanceTimersByTimeAsync(1900);
      expect(tries).toBe(1);
      await vi.advanceTimersByTimeAsync(200);
      await played;
      expect(sent[0]?.body).toEqual(sent[1]?.body);
      expect(table.page?.version).toBe(4);
      table.close();
    });

    it("says when to try again if they are many, or if once more was not enough", async () => {
      const table = await open();
      answer = () => busy("20");
      await table.play(option);
      expect(sent).toHaveLength(1);
      expect(toasts.list.at(-1)?.text).toContain("20 seconds");

      answer = () => busy("1");
      const played = table.play(option);
      await vi.advanceTimersByTimeAsync(3000);
      await played;
      expect(sent).toHaveLength(3);
      expect(toasts.list.at(-1)?.text).toContain("1 second");
      table.close();
    });

    it("takes no table for missing because of it", async () => {
      answer = () => busy("2");
      const table = new LiveTable("t");
      await table.open();
      expect(table.missing).toBeUndefined();
      expect(table.connection).toBe("lost");
      table.close();
    });
  });

  it("asks what an option would do only while it can be chosen", async () => {
    const option = { words: "pass", text: "Pass", targets: [], final: false, luck: false, card: null };
    const found = { lines: ["You pass."], supply: {}, luck: false };
    const table = new LiveTable("t");
    answer = () => Response.json(page(3, { options: [option] }));
    await table.open();
    let asked = 0;
    answer = () => (asked++, Response.json(found));
    expect(await table.preview(option)).toEqual(found);
    expect(await table.preview(option)).toEqual(found);
    expect(await table.preview({ ...option, words: "end" })).toBeUndefined();
    table.busy = true;
    expect(await table.preview(option)).toBeUndefined();
    table.busy = false;
    expect(asked).toBe(1);

    table.accept(page(4, { options: [option] }));
    const late = table.preview(option);
    table.accept(page(5));
    expect(await late).toBeUndefined();
    expect(await table.preview(option)).toBeUndefined();
    table.close();
  });

  it("does nothing when it looks back", async () => {
    const option = { words: "pass", text: "Pass", targets: [], final: false, luck: false, card: null };
    const table = LiveTable.still("t");
    table.show(page(3, { options: [option], can_undo: true, can_redo: true, moment: true }));
    await table.play(option);
    await table.confirm();
    await table.undo();
    await table.redo();
    await table.handOver(0, "greedy");
    expect(sent).toEqual([]);
    expect(table.options).toEqual([]);
    expect(table.myTurn).toBe(false);
    expect(table.busy).toBe(false);
  });

  it("keeps its eyes when another seat of this browser is asked", async () => {
    const table = new LiveTable("t");
    answer = () => Response.json(page(1, { mine: [0, 1] }));
    await table.open();
    FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(page(2, { mine: [0, 1], viewer: 1 })) });
    expect(table.page?.viewer).toBe(0);
    table.lookAs(1);
    expect(FakeSocket.all[1]?.url.searchParams.get("seat")).toBe("1");
    FakeSocket.all[1]?.onmessage?.({ data: JSON.stringify(page(2, { mine: [0, 1], viewer: 1 })) });
    expect(table.page?.viewer).toBe(1);
    table.close();
  });
});
