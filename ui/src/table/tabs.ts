/** On which tab of the narrow table a thing lies. */

export type Tab = "city" | "centre" | "display" | "rivals" | "log";

/** So many options are shown at once on a narrow screen; more are a list to open. */
export const FEW = 3;

const CENTRE = new Set(["tile", "explorer", "stack", "province", "advantage", "card", "civilization"]);

/** The tab where a target can be touched; what lies beside the question has none. `own`: cards before the front seat. */
export function tabOf(target: string, front: number, own: ReadonlySet<string>): Tab | undefined {
  const [kind = "", owner = ""] = target.split(":");
  if (kind === "card" && own.has(owner)) return "city";
  if (kind === "display" || kind === "pile") return "display";
  if (kind === "resource" || kind === "type") return undefined;
  if (CENTRE.has(kind)) return "centre";
  return owner === String(front) ? "city" : "rivals";
}

export function tabsOf(targets: Iterable<string>, front: number, own: ReadonlySet<string> = new Set()): Set<Tab> {
  const found = new Set<Tab>();
  for (const target of targets) {
    const tab = tabOf(target, front, own);
    if (tab) found.add(tab);
  }
  return found;
}
