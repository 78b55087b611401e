/** How the board draws what a term means: a resource, a card in the colour of its kind, or an icon. */
import { RESOURCES, type TermPage } from "../types";

export interface Sign {
  drawn: "resource" | "card" | "icon";
  name: string;
}

/** Basic Buildings are Buildings. */
const AS_ANOTHER: Readonly<Record<string, string>> = { basic_building: "building" };

/** Kinds of cards with a colour of their own. */
const COLOURED = new Set([
  "building",
  "knowledge",
  "wonder",
  "province",
  "policy",
  "warlord",
  "scout",
  "free_city",
  "hero",
  "monster",
]);

/** What the glossary explains as one thing, and the board draws as three. */
export const PROVINCE_TYPES = ["coastal", "mountain", "agricultural"] as const;

/** Terms whose icon lies on the table. */
const ICONS = new Set(["advantage", "explorer", "outpost", ...PROVINCE_TYPES]);

export function signOf({ key, kind }: Pick<TermPage, "key" | "kind">): Sign | undefined {
  if (RESOURCES.some((each) => each === key)) return { drawn: "resource", name: key };
  const name = kind ? (AS_ANOTHER[kind] ?? kind) : "";
  if (COLOURED.has(name)) return { drawn: "card", name };
  return ICONS.has(key) ? { drawn: "icon", name: key } : undefined;
}
