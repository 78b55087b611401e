/** How long ago something was, in the person's language. */
import { language } from "../../lib/settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(moment: string, now: number = Date.now()): string {
  const seconds = Math.round((Date.parse(moment) - now) / 1000);
  if (Number.isNaN(seconds)) return "";
  const said = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return said.format(Math.round(seconds / length), unit);
  }
  return said.format(0, "minute");
}
