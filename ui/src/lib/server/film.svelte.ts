/**
 * What the others did, shown on the board one action after the other before the board shows where it led.
 *
 * A frame is the table after one line of the record, so nothing is guessed: the board moves from one true
 * position to the next. Nobody has to watch: whatever is touched, the film is over.
 */
import { settings } from "../settings.svelte";
import type { FramePage } from "../types";

export type Speed = "off" | "fast" | "normal";

/** Milliseconds: for all frames together, and for one at the least and at the most. */
const PACE: Record<Exclude<Speed, "off">, { all: number; least: number; most: number }> = {
  normal: { all: 7000, least: 150, most: 1200 },
  fast: { all: 2500, least: 60, most: 450 },
};

/** How long a frame is shown, if so many are to be seen in all. */
export function beat(count: number, speed: Exclude<Speed, "off">): number {
  const { all, least, most } = PACE[speed];
  return Math.min(most, Math.max(least, all / Math.max(1, count)));
}

/** Who waits longer than this for the pictures sees the present instead, in milliseconds. */
const PATIENCE = 3000;

/** So many pictures before the last that are there, the next ones are asked for. */
const AHEAD = 2;

function late(milliseconds: number): Promise<never> {
  return new Promise((_, fail) => setTimeout(() => fail(new Error("too late")), milliseconds));
}

export class Film {
  /** What is shown now. */
  now = $state.raw<FramePage>();
  /** It leads from one version to another: one picture for each. */
  private start = $state(0);
  private goal = $state(0);

  private readonly fetch: (since: number, until: number) => Promise<readonly FramePage[]>;
  private waiting: FramePage[] = [];
  private last = 0; // the version of the last picture that is there
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0; // counts the films: what comes for one that is over is thrown away

  constructor(fetch: (since: number, until: number) => Promise<readonly FramePage[]>) {
    this.fetch = fetch;
  }

  get running(): boolean {
    return this.now !== undefined;
  }
  get shown(): number {
    return (this.now?.version ?? this.start) - this.start;
  }
  get count(): number {
    return this.goal - this.start;
  }

  /** Does somebody want to see what others do, as it happens? */
  static get wanted(): boolean {
    return settings.film !== "off" && typeof document !== "undefined" && !document.hidden;
  }

  /** Leads on to a version. The board stands at `from` unless the film runs; `next` is a picture that is there. */
  lead(from: FramePage, goal: number, next?: FramePage): void {
    if (!this.now) {
      this.now = from;
      this.start = this.last = from.version;
    }
    this.goal = goal;
    if (next?.version === this.last + 1 && !this.asking) this.take([next]);
    else void this.ask();
  }

  /** The board shows the present at once. */
  skip(): void {
    this.turn++;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.asking = false;
    this.waiting = [];
    this.now = undefined;
  }

  private async ask(): Promise<void> {
    if (this.asking || this.last >= this.goal) return;
    this.asking = true;
    const turn = this.turn;
    let found: readonly FramePage[] = [];
    try {
      found = await Promise.race([this.fetch(this.last, this.goal), late(PATIENCE)]);
    } catch {
      // Without pictures, the present is shown.
    }
    if (turn !== this.turn) return;
    this.asking = false;
    if (found.length > 0) this.take(found);
    else this.skip();
  }

  private take(frames: readonly FramePage[]): void {
    this.waiting.push(...frames);
    this.last = frames.at(-1)?.version ?? this.last;
    if (this.timer === undefined) this.show();
  }

  private show(): void {
    let frame = this.waiting.shift();
    // A line of the record that tells nothing is passed over.
    while (frame?.lines.length === 0 && this.waiting.length > 0) frame = this.waiting.shift();
    this.timer = undefined;
    if (frame) {
      this.now = frame;
      const speed = settings.film === "fast" ? "fast" : "normal";
      this.timer = setTimeout(() => this.show(), beat(this.count, speed));
    } else if (this.last >= this.goal) {
      this.skip();
      return;
    }
    if (this.waiting.length < AHEAD) void this.ask();
  }
}
