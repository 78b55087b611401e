/** The moments of a game, asked for once each; the neighbours are there before they are wanted. */
import { api } from "../../lib/server/api";
import type { TablePage } from "../../lib/types";

/** A whole game has some hundred moments of some ten kilobytes: these are around the last ones seen. */
const KEPT = 60;
const AHEAD = 3;

/** Where a step leads: over lines of the game that were taken back, to where it went on or came from. */
export function standing(moment: number, from: number, left: TablePage["left"]): number {
  for (const [first, last] of left) {
    if (first <= moment && moment <= last) return moment >= from ? last + 1 : first - 1;
  }
  return moment;
}

export class Moments {
  private readonly pages = new Map<string, Promise<TablePage>>();

  constructor(private readonly id: string) {}

  /** The table after so many lines of its record, through somebody's eyes. */
  at(moment: number, seat: number | null): Promise<TablePage> {
    const key = `${moment}/${seat ?? ""}`;
    let asked = this.pages.get(key);
    // What was wanted last is dropped last.
    this.pages.delete(key);
    if (!asked) {
      asked = api.get<TablePage>(`/tables/${encodeURIComponent(this.id)}/moments/${moment}`, { seat });
      asked.catch(() => this.pages.delete(key));
    }
    this.pages.set(key, asked);
    for (const old of this.pages.keys()) {
      if (this.pages.size <= KEPT) break;
      this.pages.delete(old);
    }
    return asked;
  }

  /** Those that come next, and the one before. */
  prepare(moment: number, length: number, seat: number | null): void {
    for (let other = moment - 1; other <= moment + AHEAD; other++) {
      if (other >= 0 && other <= length && other !== moment) this.at(other, seat).catch(() => undefined);
    }
  }

  clear(): void {
    this.pages.clear();
  }
}
