/** The clock of a table, in words. */
import { language } from "./settings.svelte";
import { t } from "./text.svelte";
import type { ClockPage } from "./types";

type Agreed = Pick<ClockPage, "seconds" | "increment">;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What somebody chose for a new table, and what is sent for it. */
export const CLOCKS = {
  none: null,
  day: { seconds: DAY, increment: null },
  days: { seconds: 3 * DAY, increment: null },
  week: { seconds: 7 * DAY, increment: null },
  bank: { seconds: 30 * MINUTE, increment: 30 },
} as const satisfies Record<string, Agreed | null>;
export type ClockChoice = keyof typeof CLOCKS;

type Unit = "day" | "hour" | "minute";

function counted(unit: Unit, count: number): string {
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(count));
}

/** "2 days", "5 hours", "4:09": coarse while there is much, exact at the end. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 2 * DAY) return counted("day", left / DAY);
  if (left >= 2 * HOUR) return counted("hour", left / HOUR);
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

/** "7 days". */
export function days(count: number): string {
  return counted("day", count);
}

/** "7 June". */
export function day(when: string): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long" }).format(new Date(when));
}

/** "7 Jun 2030, 08:00". */
export function moment(when: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(when));
}

/** What was agreed on. */
export function agreed({ seconds, increment }: Agreed): string {
  const time = seconds % DAY === 0 ? counted("day", seconds / DAY) : counted("minute", seconds / MINUTE);
  if (increment === null) return t("web-clock-move", { time });
  return t("web-clock-bank", { time, more: increment });
}
