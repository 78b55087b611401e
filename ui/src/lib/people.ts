/** What those who sit at a table are called. */
import { t } from "./text.svelte";
import type { SeatPage } from "./types";

/** The name of a person, the level of a bot, or what we call a seat that nobody plays. */
export function nameOf(person: SeatPage): string {
  return person.kind === "automa" ? t("web-new-automa") : person.name;
}
