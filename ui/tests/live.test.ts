import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joinLogs, pause, supersedes } from "../src/lib/server/catching";
import { BOUNCE } from "../src/lib/server/choosing.svelte";
import { LiveTable, OVERDUE } from "../src/lib/server/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import type { OptionPage, TablePage } from "../src/lib/types";
import { FakeServer, FakeSocket, line, page } from "./fakes";

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

describe("a live table", () => {
  const server = new FakeServer();
  const { sent } = server;
  const option = { words: "pass", text: "Pass", targets: [], final: false, luck: false, card: null };
  beforeEach(() => server.start());
  afterEach(() => server.stop());

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

  it("needs no page as the answer while it listens: the line brings it", async () => {
    const table = await listening();
    const playing = table.play(option);
    // What is done, but not seen yet, can't be followed by anything, not for a moment.
    for (let moment = 0; moment < 100; moment++) {
      await vi.advanceTimersByTimeAsync(0);
      expect(table.busy).toBe(true);
    }
    expect(sent.at(-1)?.brief).toBe(true);
    FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(page(2)) });
    await playing;
    expect(table.page?.version).toBe(2);
    expect(table.busy).toBe(false);
    table.close();
  });

  it("asks for what the line does not bring", async () => {
    const table = await listening();
    const playing = table.play(option);
    await vi.advanceTimersByTimeAsync(10);
    server.answer = () => Response.json(page(2));
    await vi.advanceTimersByTimeAsync(OVERDUE);
    await playing;
    expect(table.page?.version).toBe(2);
    expect(table.busy).toBe(false);
    table.close();
  });

  it("wants the page as the answer while nobody listens", async () => {
    const table = new LiveTable("t");
    server.answer = () => Response.json(page(1, { options: [option] }));
    await table.open();
    server.answer = () => Response.json(page(2));
    await table.play(option);
    expect(sent.at(-1)?.brief).toBe(false);
    expect(table.page?.version).toBe(2);
    table.close();
  });

  /** A table with its line open, whose server only says what an action came to. */
  async function listening(): Promise<LiveTable> {
    const table = new LiveTable("t");
    server.answer = () => Response.json(page(1, { options: [option] }));
    await table.open();
    FakeSocket.all[0]?.onopen?.();
    server.answer = () => Response.json({ version: 2 });
    return table;
  }

  it("asks for older lines of the log when somebody wants them", async () => {
    const table = new LiveTable("t");
    server.answer = () => Response.json(page(3, { log: { since: 0, standing: 0, whole: false, lines: [line(4, 3)] } }));
    await table.open();
    expect(table.older).toBe(true);
    const news = { since: 3, standing: 5, whole: true, lines: [line(5, 4)] };
    FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(page(4, { log: news })) });
    expect(table.older).toBe(true);
    const lines = [line(0, 1), line(4, 3), line(5, 4)];
    server.answer = () => Response.json(page(4, { log: { since: 0, standing: 0, whole: true, lines } }));
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
    const table = new LiveTable("t");
    server.answer = () => Response.json(page(3, { options: [option] }));
    await table.open();
    let tries = 0;
    server.answer = () => (++tries === 1 ? Promise.reject(new TypeError("no network")) : Response.json(page(4)));
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

  it("can be touched as soon as the socket tells what came of it, even if the reply is late", async () => {
    const use = (n: number) => ({
      words: `use ${n}`,
      text: "Use",
      targets: [`city:${n}`],
      final: false,
      luck: false,
      card: null,
    });
    const table = new LiveTable("t");
    server.answer = () => Response.json(page(3, { options: [use(1)] }));
    await table.open();
    let reply: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (reply = resolve));
    server.answer = () => late;
    const played = table.play(use(1));
    expect(table.busy).toBe(true);
    FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(page(4, { options: [use(2), { ...use(2), words: "move 2" }] })) });
    expect(table.busy).toBe(false);
    table.pick("city:2");
    expect(table.picked).toEqual(["city:2"]);
    reply(Response.json(page(4)));
    await played;
    expect(table.picked).toEqual(["city:2"]);
    table.close();
  });

  describe("before what can't be taken back", () => {
    const buy = { words: "acquire 1", text: "Buy", targets: ["display:1"], final: true, luck: false, card: null };
    const other = { ...buy, words: "acquire 2", targets: ["display:2"] };
    const use = { ...buy, words: "use 1", text: "Use", final: false };
    const done = () => sent.filter(({ path }) => path.endsWith("/actions")).map(({ body }) => body.action);

    async function asked(...options: OptionPage[]): Promise<LiveTable> {
      const table = new LiveTable("t");
      server.answer = () => Response.json(page(3, { options, can_undo: false }));
      await table.open();
      server.answer = () => Response.json(page(4));
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

    it("asks nobody who follows a suggestion", async () => {
      const table = await asked(buy, other);
      await table.playAtOnce(buy);

      expect(done()).toEqual(["acquire 1"]);
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

    it("asks about an only option that is final; about an end only if a step back is possible instead", async () => {
      const end = { ...buy, words: "end", targets: [], final: false };
      const table = await asked(buy);
      table.accept(page(3, { options: [buy], can_undo: false }));
      await table.play(buy);
      expect(table.confirming?.words).toBe("acquire 1");
      table.accept(page(4, { options: [end], can_undo: true }));
      await table.play(end);
      expect(table.confirming?.words).toBe("end");
      table.accept(page(5, { options: [end], can_undo: false }));
      await table.play(end);
      expect(done()).toEqual(["end"]);
      table.close();
    });

    it("asks nobody who does not want it", async () => {
      settings.atOnce = true;
      const table = await asked(buy, other);
      table.pick("display:1");
      await vi.advanceTimersByTimeAsync(0);
      expect(done()).toEqual(["acquire 1"]);
      settings.atOnce = false;
      table.close();
    });
  });

  describe("with a turn in which all that is left can wait", () => {
    const build = { words: "build workshop", text: "Build", targets: [], final: false, luck: false, card: null };
    const question = { seat: 0, sentence: "?", clause: null, private: false, can_wait: true };

    async function acted(wanted: boolean, left: Partial<TablePage>): Promise<unknown[]> {
      settings.endTurns = wanted;
      const table = new LiveTable("t");
      server.answer = () => Response.json(page(3, { options: [build] }));
      await table.open();
      let version = 3;
      server.answer = () => Response.json(page(++version, version === 4 ? left : {}));
      await table.play(build);
      settings.endTurns = false;
      table.close();
      return sent.map(({ body }) => body.action);
    }

    it("ends it for whoever wants that", async () => {
      expect(await acted(true, { question })).toEqual(["build workshop", "end"]);
    });
    it("waits for everybody else", async () => {
      expect(await acted(false, { question })).toEqual(["build workshop"]);
    });
    it("does not end another seat's turn, nor one in which something can't wait", async () => {
      expect(await acted(true, { question: { ...question, seat: 1 } })).toEqual(["build workshop"]);
      sent.length = 0;
      expect(await acted(true, { question: { ...question, can_wait: false } })).toEqual(["build workshop"]);
    });
  });

  describe("when the server has too much to do", () => {
    const busy = (seconds: string) =>
      Response.json({ key: "server-too-many", sentence: "Wait." }, { status: 429, headers: { "Retry-After": seconds } });
    const option = { words: "yes", text: "Yes", targets: [], final: false, luck: false, card: null };

    async function open(): Promise<LiveTable> {
      const table = new LiveTable("t");
      server.answer = () => Response.json(page(3, { options: [option] }));
      await table.open();
      return table;
    }

    it("waits the seconds that it names, if they are few, and sends once more", async () => {
      const table = await open();
      let tries = 0;
      server.answer = () => (++tries === 1 ? busy("2") : Response.json(page(4)));
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
      server.answer = () => busy("20");
      await table.play(option);
      expect(sent).toHaveLength(1);
      expect(toasts.list.at(-1)?.text).toContain("20 seconds");

      server.answer = () => busy("1");
      const played = table.play(option);
      await vi.advanceTimersByTimeAsync(3000);
      await played;
      expect(sent).toHaveLength(3);
      expect(toasts.list.at(-1)?.text).toContain("1 second");
      table.close();
    });

    it("takes no table for missing because of it", async () => {
      server.answer = () => busy("2");
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
    server.answer = () => Response.json(page(3, { options: [option] }));
    await table.open();
    let asked = 0;
    server.answer = () => (asked++, Response.json(found));
    expect(await table.preview(option)).toEqual(found);
    expect(await table.preview(option)).toEqual(found);
    expect(await table.preview({ ...option, words: "end" })).toBeUndefined();
    expect(asked).toBe(1);

    server.answer = () => (asked++, Response.json(page(4, { options: [option] })));
    const played = table.play(option);
    expect(await table.preview(option)).toBeUndefined();
    await played;
    expect(asked).toBe(2);

    server.answer = () => Response.json(found);
    const late = table.preview(option);
    table.accept(page(5));
    expect(await late).toBeUndefined();
    expect(await table.preview(option)).toBeUndefined();
    table.close();
  });

  it("takes back, asks, or says why not", async () => {
    const table = new LiveTable("t");
    table.accept(page(3, { undo: { how: null, sentence: "Nothing yet." } }));
    await table.undo();
    expect(sent).toEqual([]);
    expect(toasts.list.map((toast) => toast.text)).toContain("Nothing yet.");

    const say = vi.spyOn(toasts, "say");
    server.answer = () => Response.json(page(4, { undo: { how: "ask", sentence: "Ask." }, answers: [] }));
    table.accept(page(3, { undo: { how: "takeback", sentence: "Back." } }));
    await table.undo();
    const ask = { about: "takeback" as const, seat: 0, sentence: "0 asks", awaited: [1, 2] };
    server.answer = () => Response.json(page(5, { ask }));
    await table.undo();
    expect(sent.map(({ path, body }) => [path.split("/").at(-1), body.say])).toEqual([
      ["undo", undefined],
      ["takeback", "ask"],
    ]);
    expect(say).not.toHaveBeenCalled();

    table.accept(page(6, { answers: ["1 did not agree."] }));
    expect(say).toHaveBeenCalledExactlyOnceWith("1 did not agree.");
  });

  it("answers for all of its seats that are asked, and declines once", async () => {
    const table = new LiveTable("t");
    const ask = { about: "takeback" as const, seat: 3, sentence: "3 asks", awaited: [0, 1, 2] };
    let version = 1;
    server.answer = () => Response.json(page(++version, { ask, mine: [0, 2] }));
    table.accept(page(1, { ask, mine: [0, 2] }));
    await table.reply("agree");
    await table.reply("decline");
    expect(sent.map(({ body }) => [body.seat, body.say, body.at])).toEqual([
      [0, "agree", 1],
      [2, "agree", 2],
      [0, "decline", 3],
    ]);
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
    server.answer = () => Response.json(page(1, { mine: [0, 1] }));
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
