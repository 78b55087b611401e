/** What those who sit at a table are called. */
import { t } from "./text.svelte";
import type { SeatPage } from "./types";

/** The name of a person, the level of a bot, or what we call a seat that nobody plays. */
export function nameOf(person: SeatPage): string {
  return person.kind === "automa" ? t("web-new-automa") : person.name;
}

/** What stands beside a title: nothing, where the title says already who sits there. */
export function besideTitle(person: SeatPage): string {
  return person.title === person.called ? "" : nameOf(person);
}

/** Why nobody looks at the table from a person's seat, as the key of a word; nothing where somebody does. */
export function absence(person: SeatPage): "web-resigned" | "web-away" | undefined {
  if (person.resigned) return "web-resigned";
  return person.kind === "person" && !person.here ? "web-away" : undefined;
}
