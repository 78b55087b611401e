/** What a table in a list is called, and whom it waits for. */
import { listed, t } from "../../lib/text.svelte";
import type { TableLine } from "../../lib/types";

/** Its own name; else what is played there, and with whom. */
export function tableName(table: TableLine): string {
  if (table.name) return table.name;
  const others = table.seats.filter((seat) => seat.taken && !seat.mine).map((seat) => seat.called);
  if (others.length === 0) return table.rules_name;
  return t("web-home-with", { rules: table.rules_name, who: listed(others) });
}

export function turnOf(table: TableLine): string {
  if (table.my_turn) return t("web-home-your-turn");
  const seat = table.seats.find((each) => each.seat === table.asked);
  return seat ? t("web-to-act", { seat: seat.called }) : t("web-home-others-turn");
}
