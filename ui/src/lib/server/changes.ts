/** A page of a table after the one before it, of which the server sends only what is not as it was. */
import type { TablePage } from "../types";

type View = TablePage["view"];
type Duel = NonNullable<View["duel"]>;
type Classic = NonNullable<View["classic"]>;
type Part<Whole> = Partial<Whole> | null | undefined;

/** Seats by their numbers, where there are as many as before. */
type ChangedView = Partial<Omit<View, "seats" | "duel" | "classic">> & {
  seats?: View["seats"] | Record<string, Partial<View["seats"][number]>>;
  duel?: Part<Duel>;
  classic?: Part<Classic>;
};

export interface Changes {
  version: number;
  changes: Partial<Omit<TablePage, "view">> & { view?: ChangedView };
}

export function changed(before: TablePage, { changes }: Changes): TablePage {
  const { view, ...fields } = changes;
  return { ...before, ...fields, view: view ? changedView(before.view, view) : before.view };
}

function changedView(before: View, { seats, duel, classic, ...fields }: ChangedView): View {
  return {
    ...before,
    ...fields,
    seats: changedSeats(before.seats, seats),
    duel: changedPart<Duel>(before.duel, duel),
    classic: changedPart<Classic>(before.classic, classic),
  };
}

function changedSeats(before: View["seats"], seats: ChangedView["seats"]): View["seats"] {
  if (seats === undefined) return before;
  if (Array.isArray(seats)) return seats;
  const news = seats as Record<string, Partial<View["seats"][number]>>;
  return before.map((seat, number) => ({ ...seat, ...news[String(number)] }));
}

/** What belongs to a rule system: it comes field by field. */
function changedPart<Whole extends object>(before: Whole | null, part: Part<Whole>): Whole | null {
  if (part === undefined) return before;
  return part && before ? { ...before, ...part } : (part as Whole | null);
}
