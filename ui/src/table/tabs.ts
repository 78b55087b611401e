/** On which tab of the narrow table a thing lies. */

export type Tab = "city" | "centre" | "display" | "rivals" | "log" | "talk";

/** So many options are shown at once on a narrow screen; more are a list to open. */
export const FEW = 3;

/** Kinds of targets that lie before a seat, and piles there. */
const SEAT = new Set(["row", "column", "place", "wonder", "warlord", "city", "deck", "discard", "archive", "policies"]);

/** What a seat holds: of mine, a narrow screen shows it whatever is open. */
const HELD = new Set(["supply", "points"]);

/**
 * The tab where a target can be touched; what lies beside the question, and what nobody knows, has none.
 * `places`: the kinds of targets on this board; `own`: cards before the front seat;
 * `held`: the tab of what the front seat holds, where that is not always in view.
 */
export function tabOf(
  target: string,
  front: number,
  places: ReadonlySet<string>,
  own: ReadonlySet<string> = new Set(),
  held?: Tab,
): Tab | undefined {
  const [kind = "", owner = ""] = target.split(":");
  if (kind === "card" && own.has(owner)) return "city";
  if (kind === "display" || kind === "pile") return "display";
  if (kind === "civilization" || places.has(kind)) return "centre";
  if (HELD.has(kind)) return owner === String(front) ? held : "rivals";
  if (SEAT.has(kind)) return owner === String(front) ? "city" : "rivals";
  return undefined;
}

export function tabsOf(
  targets: Iterable<string>,
  front: number,
  places: ReadonlySet<string>,
  own?: ReadonlySet<string>,
  held?: Tab,
): Set<Tab> {
  const found = new Set<Tab>();
  for (const target of targets) {
    const tab = tabOf(target, front, places, own, held);
    if (tab) found.add(tab);
  }
  return found;
}
