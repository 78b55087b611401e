/** The board is the interface: what a list of touched things means. No state, no page. */
import type { OptionPage as Option } from "./types";

/** The options that touch everything picked. */
export function candidates(options: readonly Option[], picked: readonly string[]): Option[] {
  return options.filter((option) => picked.every((target) => option.targets.includes(target)));
}

/** What can be touched next: it belongs to a candidate and is not picked yet. */
export function glowing(options: readonly Option[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const option of candidates(options, picked)) {
    for (const target of option.targets) if (!picked.includes(target)) found.add(target);
  }
  return found;
}

/** Options that nothing on the board stands for: yes, no, pass, end. */
export function buttons(options: readonly Option[]): Option[] {
  return options.filter((option) => option.targets.length === 0);
}

/** Verbs that end somebody's turn or round, where nothing on the board stands for them. */
const ENDS = new Set(["pass", "end", "done"]);

/** Should somebody be asked once more? Before what can't be taken back, and before the end of a turn. */
export function asksTwice(option: Option): boolean {
  return option.final || option.luck || (option.targets.length === 0 && ENDS.has(option.words.split(" ")[0] ?? ""));
}

/** Is a touch the answer to being asked once more? The thing touched last again, or the only one that is meant. */
export function isYes(option: Option, last: string | undefined, target: string): boolean {
  return target === last || (option.targets.length === 1 && option.targets[0] === target);
}

export type Pick =
  | { does: "nothing" } // no option touches it
  | { does: "narrow"; picked: string[] } // more to pick
  | { does: "play"; option: Option }
  | { does: "ask"; picked: string[]; exact: Option[] }; // these touch exactly what is picked; others may touch more

/** Somebody touches a thing: once more takes it back; something that fits no more begins anew. */
export function pick(options: readonly Option[], before: readonly string[], target: string): Pick {
  if (before.includes(target)) {
    return { does: "narrow", picked: before.filter((each) => each !== target) };
  }
  let picked = [...before, target];
  let left = candidates(options, picked);
  if (left.length === 0) {
    picked = [target];
    left = candidates(options, picked);
  }
  if (left.length === 0) return { does: "nothing" };
  const exact = left.filter((option) => new Set(option.targets).size === picked.length);
  const only = exact[0];
  if (only && left.length === 1) return { does: "play", option: only };
  return only ? { does: "ask", picked, exact } : { does: "narrow", picked };
}
