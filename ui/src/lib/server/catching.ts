/** Messages come late, twice, or not at all: what to keep of a page, and when to connect again. */
import type { LogLine, LogPage, TablePage } from "../types";

/** Is an incoming page for these eyes, and not older than ours? */
export function supersedes(ours: TablePage | undefined, theirs: TablePage, eyes: number | null | undefined): boolean {
  if (eyes !== undefined && theirs.viewer !== eyes) return false;
  return !ours || ours.id !== theirs.id || ours.viewer !== theirs.viewer || theirs.version >= ours.version;
}

/** The log with what is new; lines that were taken back are gone. */
export function joinLogs(log: readonly LogLine[], news: LogPage): LogLine[] {
  return [...log.filter((line) => line.at < news.standing), ...news.lines];
}

/** How long to wait before the next try, in milliseconds: 0.5 s, 1 s, 2 s … up to 15 s, a little uneven. */
export function pause(tries: number, random: () => number = Math.random): number {
  return Math.min(15_000, 500 * 2 ** tries) * (0.8 + 0.4 * random());
}
