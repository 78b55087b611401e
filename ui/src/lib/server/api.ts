import { language } from "../settings.svelte";

/** What the server says when it can't do something: one sentence in the person's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly sentence: string,
    /** In so many seconds it may work: the server has too much to do. */
    readonly wait?: number,
  ) {
    super(sentence);
    this.name = "Problem";
  }
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** A path under /api with the language and what is asked. */
export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return `/api${path}?${search}`;
}

let known: Promise<unknown> | undefined;

/** This browser's key, asked for once: a cookie that scripts can't read. */
export function introduce(): Promise<unknown> {
  known ??= send("POST", "/key").catch((problem: unknown) => {
    known = undefined;
    throw problem;
  });
  return known;
}

interface Asked {
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
  token?: string;
}

async function send<T>(method: string, path: string, { query, body, signal, token }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  const request: RequestInit = {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
    signal,
  };
  const answer = await unlessCutOff(fetch(address(path, query), request));
  if (answer.ok) return (await unlessCutOff(answer.json())) as T;
  const said = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Problem(answer.status, said.key ?? "unknown", said.sentence ?? "", waiting(answer));
}

/** A line may be cut before the answer begins or in the middle of it: either is no answer. */
async function unlessCutOff<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch {
    throw new Problem(0, "offline", "");
  }
}

/** How many seconds the server asks to wait, where it has too much to do and says so. */
function waiting(answer: Response): number | undefined {
  const seconds = Number.parseInt(answer.headers.get("Retry-After") ?? "", 10);
  return [429, 503].includes(answer.status) && seconds >= 0 ? Math.max(1, seconds) : undefined;
}

/** The longest that somebody waits for a click without being told, in seconds. */
const PATIENCE = 5;

/** Asks once more where the server asks for a little patience: what was refused has changed nothing. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.wait === undefined || problem.wait > PATIENCE) throw problem;
    const { wait } = problem;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return ask();
  }
}

function asking(token?: string) {
  return {
    /** With a signal, what is no longer wanted can be called off. */
    async get<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> {
      await introduce();
      return send<T>("GET", path, { query, signal, token });
    },
    async post<T>(path: string, body: unknown = {}, query?: Query, signal?: AbortSignal): Promise<T> {
      await introduce();
      return patiently(() => send<T>("POST", path, { query, body, signal, token }));
    },
  };
}

export const api = asking();

/** Asks as the host of the server, who has its token. */
export const asHost = (token: string): typeof api => asking(token);

/** A new random name for one click, so that a repeated message is still one move. */
export function requestId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  // Only pages on localhost or HTTPS have randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
