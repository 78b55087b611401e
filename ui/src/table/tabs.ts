/** On which tab of the narrow table a thing lies. */

export type Tab = "city" | "centre" | "display" | "rivals" | "log";

/** So many options are shown at once on a narrow screen; more are a list to open. */
export const FEW = 3;

/** Kinds of targets that lie before a seat, and piles there. */
const SEAT = new Set(["row", "column", "place", "wonder", "warlord", "city", "deck", "discard", "archive", "policies"]);

/**
 * The tab where a target can be touched; what lies beside the question, and what nobody knows, has none.
 * `places`: the kinds of targets on this board; `own`: cards before the front seat.
 */
export function tabOf(
  target: string,
  front: number,
  places: ReadonlySet<string>,
  own: ReadonlySet<string> = new Set(),
): Tab | undefined {
  const [kind = "", owner = ""] = target.split(":");
  if (kind === "card" && own.has(owner)) return "city";
  if (kind === "display" || kind === "pile") return "display";
  if (kind === "civilization" || places.has(kind)) return "centre";
  // My own resources are always in view.
  if (kind === "supply") return owner === String(front) ? undefined : "rivals";
  if (SEAT.has(kind)) return owner === String(front) ? "city" : "rivals";
  return undefined;
}

export function tabsOf(
  targets: Iterable<string>,
  front: number,
  places: ReadonlySet<string>,
  own?: ReadonlySet<string>,
): Set<Tab> {
  const found = new Set<Tab>();
  for (const target of targets) {
    const tab = tabOf(target, front, places, own);
    if (tab) found.add(tab);
  }
  return found;
}
