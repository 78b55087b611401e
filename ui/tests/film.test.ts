import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beat, Film } from "../src/lib/server/film.svelte";
import { actions, untilOther } from "../src/table/events/actions";
import type { FramePage, LogLine } from "../src/lib/types";
import { line } from "./fakes";

function frame(version: number, lines = [line(version, version)]): FramePage {
  return { version, seat: 1, lines, view: { version } } as unknown as FramePage;
}

function film(from: number, until: number): FramePage[] {
  return Array.from({ length: until - from }, (_, nth) => frame(from + nth + 1));
}

function said(at: number, version: number, seat: number | null, text: string): LogLine {
  return { ...line(at, version), seat, text };
}

describe("a film", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("takes five to ten seconds for a whole turn, however many pictures it has", () => {
    for (const count of [8, 20, 40, 60]) {
      const seconds = (count * beat(count, "normal")) / 1000;
      expect(seconds).toBeGreaterThanOrEqual(5);
      expect(seconds).toBeLessThanOrEqual(10);
      expect(count * beat(count, "fast")).toBeLessThan(4000);
    }
  });

  it("shows one picture for each version and ends in the present", async () => {
    const shown = new Film((since, until) => Promise.resolve(film(since, until)));
    const seen: number[] = [];
    shown.lead(frame(4), 8);
    expect(shown.now?.version).toBe(4);
    for (let step = 0; step < 20; step++) {
      await vi.advanceTimersByTimeAsync(400);
      if (shown.now && seen.at(-1) !== shown.now.version) seen.push(shown.now.version);
    }
    expect(seen).toEqual([5, 6, 7, 8]);
    expect(shown.running).toBe(false);
  });

  it("goes on while others go on, without a gap and without asking for what is there", async () => {
    const fetch = vi.fn((since: number, until: number) => Promise.resolve(film(since, until)));
    const shown = new Film(fetch);
    shown.lead(frame(1), 2, frame(2));
    expect(fetch).not.toHaveBeenCalled();
    shown.lead(frame(2), 5, frame(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(2, 5);
    const seen = new Set<number>();
    for (let step = 0; step < 60 && shown.running; step++) {
      seen.add(shown.now?.version ?? 0);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect([...seen]).toEqual([2, 3, 4, 5]);
  });

  it("is over at once when somebody has seen enough, and nothing that comes late brings it back", async () => {
    let come: (frames: FramePage[]) => void = () => undefined;
    const shown = new Film(() => new Promise((resolve) => (come = resolve)));
    shown.lead(frame(1), 4);
    expect(shown.running).toBe(true);
    shown.skip();
    come(film(1, 4));
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.running).toBe(false);
  });

  it("keeps nobody waiting whom the pictures don't reach", async () => {
    const shown = new Film(() => new Promise(() => undefined));
    shown.lead(frame(1), 4);
    await vi.advanceTimersByTimeAsync(3001);
    expect(shown.running).toBe(false);

    const broken = new Film(() => Promise.reject(new Error("away")));
    broken.lead(frame(1), 4);
    await vi.advanceTimersByTimeAsync(0);
    expect(broken.running).toBe(false);
  });

  it("passes over what tells nothing", async () => {
    const shown = new Film(() => Promise.resolve([frame(2, []), frame(3)]));
    shown.lead(frame(1), 3);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.now?.version).toBe(3);
  });
});

describe("the log by actions", () => {
  const log = [
    said(0, 1, 0, "I act."),
    said(1, 2, 1, "They pay."),
    said(2, 2, 1, "They buy."),
    said(3, 3, null, "The display is filled."),
    said(4, 4, 1, "They end."),
    said(5, 5, 2, "Another acts."),
  ];

  it("puts together what one line of the record brought", () => {
    expect(actions(log, 1).map(({ version, seat, text }) => [version, seat, text])).toEqual([
      [2, 1, "They pay. They buy."],
      [3, null, "The display is filled."],
      [4, 1, "They end."],
      [5, 2, "Another acts."],
    ]);
  });

  it("knows how far somebody went on alone", () => {
    expect(untilOther(log, 2)).toBe(4);
    expect(untilOther(log, 5)).toBe(5);
  });
});
