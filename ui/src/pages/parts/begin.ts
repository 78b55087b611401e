/** A game is begun from any page. */
import { api } from "../../lib/server/api";
import { go } from "../../lib/router.svelte";
import { guided } from "../../table/guide/guided.svelte";
import type { EditionsPage, NewSeat, NewTable, TablePage } from "../../lib/types";
import { rememberedName } from "./person";

/** Makes the table and goes there; with a guide, nothing has been read yet. */
export async function begin(game: Pick<NewTable, "rules" | "seats" | "advanced">, withGuide = false): Promise<void> {
  const seats = game.seats.map((seat) => (seat.kind === "me" ? { ...seat, name: rememberedName() } : seat));
  const page = await api.post<TablePage>("/tables", { ...game, seats });
  if (withGuide) guided.begin(page.id);
  go(`/table/${encodeURIComponent(page.id)}`);
}

/** A first game: against as many beginners as is usual, and luck chooses the civilizations. */
export function firstGame(rules: string, players = 2): Pick<NewTable, "rules" | "seats" | "advanced"> {
  const me: NewSeat = { kind: "me", bot: null, name: "", civilization: "random" };
  const rival: NewSeat = { kind: "bot", bot: "beginner", name: "", civilization: "random" };
  return { rules, seats: [me, ...Array<NewSeat>(players - 1).fill(rival)], advanced: 0 };
}

/** A first game by these rules, with a guide. */
export async function beginGuided(rules: string): Promise<void> {
  const { editions } = await api.get<EditionsPage>("/editions");
  await begin(firstGame(rules, editions.find((edition) => edition.rules === rules)?.usual), true);
}
