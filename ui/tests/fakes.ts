/** What stands in for the server: pages, a socket, and whatever is answered. */
import { vi } from "vitest";
import type { LogLine, TablePage } from "../src/lib/types";

/** A line of the log. */
export function line(at: number, version: number): LogLine {
  return { at, version, text: `event ${at}`, seat: 0, cards: [], targets: [], events: [], asked: false, when: null };
}

/** A table in which seat 0 looks and is asked. */
export function page(version: number, change: Partial<TablePage> = {}): TablePage {
  const start = { id: "t", version, viewer: 0, mine: [0], seats: [], options: [], moment: false, answers: [] };
  const log = { since: 0, standing: 0, whole: true, lines: [] };
  const question = { seat: 0, sentence: "?", clause: null, private: false };
  return { ...start, log, question, ...change } as unknown as TablePage;
}

export class FakeSocket {
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

export class FakeServer {
  /** What was posted, in order. */
  readonly sent: { path: string; brief: boolean; body: Record<string, unknown> }[] = [];
  answer: (signal?: AbortSignal) => Response | Promise<Response> = () => Response.json(page(1));

  start(): void {
    vi.useFakeTimers();
    FakeSocket.all = [];
    this.sent.length = 0;
    this.answer = () => Response.json(page(1));
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", (url: string, { method, body, signal }: RequestInit & { body?: string }) => {
      if (url.includes("/catalog"))
        return Promise.resolve(Response.json({ cards: [], civilizations: [], resources: {}, terrains: {}, labels: {} }));
      if (method === "POST" && body)
        this.sent.push({
          path: url.split("?")[0] ?? "",
          brief: url.includes("brief=true"),
          body: JSON.parse(body) as Record<string, unknown>,
        });
      return Promise.resolve(this.answer(signal ?? undefined));
    });
    localStorage.clear();
    sessionStorage.clear();
  }

  stop(): void {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}
