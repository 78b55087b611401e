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
