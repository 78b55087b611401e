import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unsentSentence } from "../src/lib/server/asking";
import { LiveTable } from "../src/lib/server/live.svelte";
import { SLOW } from "../src/lib/server/outbox.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import { FakeServer, FakeSocket, page } from "./fakes";

describe("while the server is away", () => {
  const option = { words: "yes", text: "Yes", targets: [], final: false, luck: false, card: null };
  const other = { ...option, words: "no", text: "No" };
  const gone = () => Promise.reject(new TypeError("no network"));
  const stale = () => Response.json({ key: "refused-stale", sentence: "Too late." }, { status: 409 });

  const server = new FakeServer();
  const { sent } = server;
  beforeEach(() => server.start());
  afterEach(() => server.stop());

  /** Somebody has clicked, and nobody answers. */
  async function clicked(): Promise<LiveTable> {
    const table = new LiveTable("t");
    server.answer = () => Response.json(page(3, { options: [option, other] }));
    await table.open();
    FakeSocket.all.at(-1)?.onopen?.();
    FakeSocket.all.at(-1)?.onclose?.({ code: 1006 });
    server.answer = gone;
    void table.play(option);
    await vi.advanceTimersByTimeAsync(0);
    return table;
  }
  function back(table: LiveTable): void {
    table.hurry();
    FakeSocket.all.at(-1)?.onopen?.();
  }
  const requests = () => new Set(sent.map(({ body }) => body.request));

  it("keeps a click for as long as it takes, shows it, and sends it when the server is back", async () => {
    const table = await clicked();
    expect(table.outbox.waiting.map(({ text }) => text)).toEqual(["Yes"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent.length).toBeGreaterThan(20);
    expect(table.busy).toBe(true);
    await table.play(other);

    server.answer = () => Response.json(page(4));
    const tries = sent.length;
    back(table);
    await vi.advanceTimersByTimeAsync(0);

    expect(sent).toHaveLength(tries + 1);
    expect(requests().size).toBe(1);
    expect(table.outbox.waiting).toEqual([]);
    expect(table.outbox.unsent).toBeUndefined();
    expect(table.page?.version).toBe(4);
    expect(table.busy).toBe(false);
    table.close();
  });

  it("asks again at once where a try is broken off because the server is back", async () => {
    const table = await clicked();
    // The next try is on its way, on a line that may be dead, when the server is heard of again.
    server.answer = (signal) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))));
    await vi.advanceTimersByTimeAsync(5_000);
    const tries = sent.length;
    table.hurry();
    FakeSocket.all.at(-1)?.onopen?.();
    server.answer = () => Response.json(page(4));
    await vi.advanceTimersByTimeAsync(0);

    expect(sent).toHaveLength(tries + 1);
    expect(requests().size).toBe(1);
    expect(table.outbox.waiting).toEqual([]);
    table.close();
  });

  it("asks again where an answer is cut off in the middle", async () => {
    const table = await clicked();
    const half = () => {
      const answer = new ReadableStream({ start: (stream) => stream.error(new DOMException("", "AbortError")) });
      return new Response(answer, { status: 200 });
    };
    server.answer = half;
    back(table);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.outbox.waiting).toHaveLength(1);

    server.answer = () => Response.json(page(4));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests().size).toBe(1);
    expect(table.outbox.unsent).toBeUndefined();
    expect(table.page?.version).toBe(4);
    table.close();
  });

  it("says what was not done, if the table has gone on", async () => {
    const table = await clicked();
    server.answer = stale;
    back(table);
    await vi.advanceTimersByTimeAsync(0);

    expect(table.outbox.unsent).toEqual({ text: "Yes", why: "stale" });
    expect(unsentSentence(table.outbox.unsent!)).toContain("Yes");
    expect(table.busy).toBe(false);
    table.close();
  });

  it("waits for its answer even if the socket tells a later version before", async () => {
    const table = await clicked();
    table.accept(page(5, { options: [other] }));
    expect(table.busy).toBe(true);
    server.answer = () => Response.json(page(5));
    back(table);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(false);
    expect(table.outbox.unsent).toBeUndefined();
    table.close();
  });

  it("sends nothing any more that was called off", async () => {
    const table = await clicked();
    table.outbox.withdraw();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.outbox.unsent).toEqual({ text: "Yes", why: "withdrawn" });
    expect(table.busy).toBe(false);
    const tries = sent.length;
    server.answer = () => Response.json(page(3, { options: [option, other] }));
    back(table);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(tries);
    table.close();
  });

  it("is sent by the page that is loaded again, under the same name", async () => {
    const lost = await clicked();
    lost.close();
    server.answer = () => Response.json(page(3, { options: [option, other] }));
    const before = sent.length;
    const table = new LiveTable("t");
    await table.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.length).toBeGreaterThan(before);
    expect(requests().size).toBe(1);
    expect(sessionStorage.length).toBe(0);
    table.close();
  });

  it("takes the answer of somebody who stands before it for none", async () => {
    const table = await clicked();
    for (const status of [502, 503, 504]) {
      server.answer = () => new Response("<h1>Bad Gateway</h1>", { status });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(table.outbox.waiting).toHaveLength(1);
    }
    table.close();
  });

  it("shows that it waits where an answer is slow, and asks again on a line that is not dead", async () => {
    const table = new LiveTable("t");
    server.answer = () => Response.json(page(3, { options: [option, other] }));
    await table.open();
    server.answer = () => new Promise<Response>(() => undefined);
    void table.play(option);
    await vi.advanceTimersByTimeAsync(SLOW - 1);
    expect(table.outbox.waiting).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.outbox.waiting).toHaveLength(1);
    table.close();
  });

  it("says at once that a seat was not handed over", async () => {
    const table = await clicked();
    table.outbox.withdraw();
    await table.handOver(0, "greedy");
    expect(toasts.list.at(-1)?.text).toContain("Not sent");
    expect(table.busy).toBe(false);
    table.close();
  });
});
