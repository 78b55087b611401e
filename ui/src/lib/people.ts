/** What those who sit at a table are called. */
import { day } from "./clock";
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

/** Why nobody looks at the table from a person's seat, in words; nothing where somebody does. */
export function absence(person: SeatPage): string | undefined {
  if (person.resigned) return t("web-resigned");
  if (person.away) return t("web-vacation", { date: day(person.away) });
  return person.kind === "person" && !person.here ? t("web-away") : undefined;
}
