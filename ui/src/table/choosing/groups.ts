/** Options that belong together, in the order the engine gives them. */
import type { OptionPage } from "../../lib/types";

export interface Group {
  verb: string;
  options: OptionPage[];
}

/** Options in the order of their list: the first nine have the number keys. */
export function inOrder(options: readonly OptionPage[]): OptionPage[] {
  return grouped(options).flatMap((group) => group.options);
}

/** One group for each verb of the notation; a verb that stands alone joins the last such group. */
export function grouped(options: readonly OptionPage[]): Group[] {
  const groups = new Map<string, OptionPage[]>();
  for (const option of options) {
    const verb = option.words.split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), option]);
  }
  return [...groups].map(([verb, list]) => ({ verb, options: list }));
}
