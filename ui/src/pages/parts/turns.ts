/** Whom a table in a list waits for. */
import { nameOf } from "../../lib/people";
import { t } from "../../lib/text.svelte";
import type { TableLine } from "./schema";

export function turnOf(table: TableLine): string {
  if (table.my_turn) return t("web-home-your-turn");
  const seat = table.seats.find((each) => each.seat === table.asked);
  return seat ? t("web-to-act", { seat: nameOf(seat) || seat.title }) : t("web-home-others-turn");
}
