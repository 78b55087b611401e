/** Things to choose from that lie nowhere on the table. */
import { boardOf } from "../../boards";
import { candidates } from "../../lib/picking";
import type { GameView, OptionPage } from "../../lib/types";

/** Cards that have a place of their own where they can be touched. */
function onTable(view: GameView): Set<string> {
  const found = new Set<string | null>([...view.display.rows.flat(), ...boardOf(view).cards(view)]);
  for (const seat of view.seats) for (const card of [...seat.culture_deck, ...seat.policies, seat.hero]) found.add(card);
  for (const seat of view.seats) for (const card of [...seat.aside, seat.wonder, seat.second_wonder]) found.add(card);
  for (const seat of view.seats) for (const drawn of seat.drawn) found.add(drawn.card);
  found.delete(null);
  return found as Set<string>;
}

/** What a guide suggests comes first, the best of it foremost. */
function bestFirst(options: readonly OptionPage[], suggested: readonly string[]): OptionPage[] {
  const best = suggested.flatMap((words) => options.find((option) => option.words === words) ?? []);
  return [...best, ...options.filter((option) => !best.includes(option))];
}

/** The targets that are shown beside the question: each is the last one that some option needs. */
export function trayed(
  view: GameView,
  options: readonly OptionPage[],
  picked: readonly string[],
  suggested: readonly string[] = [],
): string[] {
  const elsewhere = onTable(view);
  const last = new Set<string>();
  for (const option of bestFirst(candidates(options, picked), suggested)) {
    const [only, ...others] = option.targets.filter((target) => !picked.includes(target));
    if (only !== undefined && others.length === 0) last.add(only);
  }
  return [...last].filter((target) => {
    const [kind, key = ""] = target.split(":");
    if (kind === "resource" || kind === "type") return true;
    return kind === "card" && !elsewhere.has(key);
  });
}
