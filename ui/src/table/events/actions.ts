/** The log by actions: all sentences of one line of the record belong together. */
import type { LogLine } from "../../lib/types";

export interface Action {
  version: number;
  seat: number | null;
  text: string;
  targets: readonly string[]; // places, or else cards
}

export function actions(log: readonly LogLine[], since: number): Action[] {
  const found: Action[] = [];
  for (const line of log) {
    if (line.version <= since) continue;
    const targets = line.targets.length > 0 ? line.targets : line.cards.map((card) => `card:${card}`);
    const last = found.at(-1);
    if (last?.version === line.version) {
      found[found.length - 1] = {
        ...last,
        seat: last.seat ?? line.seat,
        text: `${last.text} ${line.text}`,
        targets: [...last.targets, ...targets],
      };
    } else found.push({ version: line.version, seat: line.seat, text: line.text, targets });
  }
  return found;
}

/** Up to which version whoever acted with this one went on without anybody else. */
export function untilOther(log: readonly LogLine[], version: number): number {
  const later = actions(log, version - 1);
  const seat = later[0]?.seat;
  const other = later.findIndex((action) => action.seat !== null && action.seat !== seat);
  return (other < 0 ? later.at(-1) : later[other - 1])?.version ?? version;
}
