/**
 * What somebody did, until the server has answered it.
 *
 * Where no answer comes, it is kept and sent again until one does. Its request has a name of its own, so the
 * server does it once, however often it comes. It is kept in this tab: who loads the page again loses nothing,
 * and who closes the tab is not surprised by a move days later.
 */
import { api, Problem } from "./api";
import { sentence } from "./asking";
import { pause } from "./catching";
import type { Done, TablePage } from "../types";

/** Something to be done at a table. */
export interface Letter {
  what: string; // the last word of its address
  text: string; // for the person
  body: { at: number; request: string } & Record<string, unknown>;
}

/** What did not reach the table, and why. */
export interface Unsent {
  text: string;
  why: "stale" | "withdrawn" | { sentence: string };
}

/** After so many milliseconds without an answer somebody should know that it waits, */
export const SLOW = 4000;
/** and after so many, one that comes on another line may be quicker. */
const LONGEST = 20_000;

/** No answer, or one of somebody who stands before a server that is away. */
export function isSilence(error: unknown): error is Problem {
  return error instanceof Problem && [0, 502, 503, 504].includes(error.status);
}

export class Outbox {
  /** What was sent and is not answered. */
  private letters = $state.raw<readonly Letter[]>([]);
  /** Those of them that wait for the server to come back. */
  waiting = $state.raw<readonly Letter[]>([]);
  /** What was not done; until somebody has read it. */
  unsent = $state.raw<Unsent>();

  /** The version that what was done came to: nothing follows it before it is seen. */
  private done = $state(0);

  private readonly hurrying = new Set<() => void>();
  /** Those whose last try was broken off because the server is there again: the next one comes at once. */
  private readonly hurried = new Set<Letter>();

  constructor(
    private readonly id: string,
    private readonly path: string,
    /** Does somebody listen at the table? Then the page comes on that line, and is not wanted as the answer, too. */
    private readonly listens: () => boolean = () => false,
  ) {}

  /** What was kept when the page was loaded again. */
  kept(): Letter[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as Letter[];
    } catch {
      return [];
    }
  }

  /** Is a later version of the table the answer to everything that was sent? Not to what still waits. */
  isAnswered(version: number): boolean {
    const seen = version >= this.done && this.letters.every((letter) => version > letter.body.at);
    return seen && this.waiting.length === 0;
  }

  /**
   * Sends until somebody answers. What the server says against it at once is thrown; what it says after
   * somebody has waited, or that they no longer want it, is kept to be read, and nothing is returned.
   *
   * `late`: it waited already, before the page was loaded again.
   */
  async deliver(letter: Letter, late = false): Promise<TablePage | Done | undefined> {
    this.unsent = undefined;
    this.letters = [...this.letters, letter];
    this.keep();
    if (late) this.stall(letter);
    try {
      for (let tries = 0; this.letters.includes(letter); tries++) {
        try {
          return await this.attempt(letter);
        } catch (error) {
          if (!isSilence(error)) throw error;
          this.stall(letter);
          if (!this.hurried.delete(letter)) await this.rest(Math.max(pause(tries), (error.wait ?? 0) * 1000));
        }
      }
    } catch (error) {
      if (!this.waiting.includes(letter)) throw error;
      const stale = error instanceof Problem && error.status === 409;
      this.unsent = { text: letter.text, why: stale ? "stale" : { sentence: sentence(error) } };
    } finally {
      this.drop(letter);
    }
    return undefined;
  }

  /** The server is there again: nobody waits any longer. */
  hurry(): void {
    for (const go of this.hurrying) go();
  }

  /** What waits is not sent any more. If the server had it already, the table will show it. */
  withdraw(): void {
    const [first] = this.waiting;
    if (!first) return;
    for (const letter of this.waiting) this.drop(letter);
    this.unsent = { text: first.text, why: "withdrawn" };
    this.hurry();
  }

  private async attempt(letter: Letter): Promise<TablePage | Done> {
    const stop = new AbortController();
    const slow = setTimeout(() => this.stall(letter), SLOW);
    const longest = setTimeout(() => stop.abort(), LONGEST);
    // On a line that was lost, an answer may be awaited in vain for minutes.
    const go = () => {
      if (!this.waiting.includes(letter)) return;
      this.hurried.add(letter);
      stop.abort();
    };
    this.hurrying.add(go);
    try {
      const brief = this.listens() || undefined;
      const path = `${this.path}/${letter.what}`;
      const answer = await api.post<TablePage | Done>(path, letter.body, { brief }, stop.signal);
      this.done = Math.max(this.done, answer.version);
      return answer;
    } finally {
      clearTimeout(slow);
      clearTimeout(longest);
      this.hurrying.delete(go);
    }
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.hurrying.delete(go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      this.hurrying.add(go);
    });
  }

  private stall(letter: Letter): void {
    if (this.letters.includes(letter) && !this.waiting.includes(letter)) this.waiting = [...this.waiting, letter];
  }

  private drop(letter: Letter): void {
    this.letters = this.letters.filter((each) => each !== letter);
    this.waiting = this.waiting.filter((each) => each !== letter);
    this.hurried.delete(letter);
    this.keep();
  }

  private get key(): string {
    return `monumental-sending-${this.id}`;
  }
  private keep(): void {
    if (this.letters.length > 0) sessionStorage.setItem(this.key, JSON.stringify(this.letters));
    else sessionStorage.removeItem(this.key);
  }
}
