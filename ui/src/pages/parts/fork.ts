/** A new table that begins at a moment of another one. */
import { api } from "../../lib/server/api";
import { go } from "../../lib/router.svelte";
import type { NewSeat, TablePage } from "../../lib/types";

/** Who plays for people that are not here. */
const STAND_IN = "normal";

/** I play some seats; bots and Automas stay who they are, and the computer plays for other people. */
export function seatsWith(mine: ReadonlySet<number>, from: TablePage): NewSeat[] {
  return from.seats.map((each) => {
    const rest = each.kind === "automa" ? "automa" : "bot";
    return { kind: mine.has(each.seat) ? "me" : rest, bot: each.bot ?? STAND_IN, name: "", civilization: null };
  });
}

export async function fork(id: string, at: number, seats: NewSeat[]): Promise<void> {
  const made = await api.post<TablePage>(`/tables/${encodeURIComponent(id)}/fork`, { at, seats });
  go(`/table/${encodeURIComponent(made.id)}`);
}
