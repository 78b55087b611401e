/** What the page needs to know of a kind of board. Shared parts of the table ask this record, never a name of rules. */
import type { Component } from "svelte";
import type { LiveTable } from "../lib/server/live.svelte";
import type { GameView } from "../lib/types";
import type { Part } from "./parts";

export interface CentreProps {
  table: LiveTable;
  view: GameView;
  plain?: boolean; // only to look at: no buttons lie over it
}
export interface SeatProps {
  table: LiveTable;
  view: GameView;
  seat: number;
}

export interface BoardSet {
  /** Is this view one of such a table? What the server sends decides, so that other rules can use the same board. */
  fits: (view: GameView) => boolean;

  /** What lies between the seats. */
  Centre: Component<CentreProps>;
  /** Its name on the tab of a narrow screen: the key of a message. */
  tab: string;
  /** Is it as large as its place, and moved about on? Else it scrolls. */
  fills: boolean;
  /** Targets that are touched there, by their kinds. */
  places: ReadonlySet<string>;
  /** Cards that can be touched there. */
  cards: (view: GameView) => Iterable<string | null>;

  /** What of it can be drawn alone, by its name in the rules to read. */
  parts?: Readonly<Record<string, Component<CentreProps>>>;

  /** Tokens before a seat, beside its Policies and leaders. */
  Tokens?: Component<SeatProps & { dense?: boolean }>;
  /** What lies before a seat that nobody plays, instead of a city; `brief`: only what it does now. */
  Automa?: Component<SeatProps & { brief?: boolean }>;

  /** Has somebody seen what others at the same device have not? */
  divides: (view: GameView, people: readonly number[]) => boolean;
  /** What else the server sends: nothing of the board shows it. */
  others: (view: GameView) => Part[];
}
