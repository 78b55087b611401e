/** A new table while somebody thinks about it, and what is sent for it. */
import { CLOCKS, type ClockChoice } from "../../lib/clock";
import type { EditionPage, EditionsPage, NewTable } from "../../lib/types";

/** Who shall sit at a seat: a person here, anybody, a bot by its name, or the Automa. */
export type Sitter = "me" | "open" | "automa" | `bot:${string}`;

/** A bot keeps their seat; others may take it; they have resigned. */
export type Gone = "kept" | "taken" | "resigned";
export const GONE: readonly Gone[] = ["kept", "taken", "resigned"];

export interface SeatDraft {
  sitter: Sitter;
  name: string;
  civilization: string; // "": chosen in the game; "random"; or a key
}

export interface Draft {
  rules: string;
  seats: SeatDraft[];
  name: string;
  listed: boolean;
  password: string; // "": none
  pace: "live" | "turns";
  clock: ClockChoice;
  hints: boolean; // for all
  talk: "free" | "phrases" | "none"; // what may be said
  absence: number; // days; 0: never
  gone: Gone; // what becomes of the seat of whoever does not come back
  first: string; // "": luck decides; else the seat
  modules: string[];
  packs: string[]; // of my own, by their names
  map: string; // "": the usual one
  drawCapitals: boolean;
  preset: string;
  switches: Record<string, boolean>;
  advanced: number;
  seed: string;
}

/** What a click should do without further questions: me against beginners. */
export function usualDraft(edition: EditionPage, editions: EditionsPage, me: string): Draft {
  const preset = edition.presets[0];
  return {
    rules: edition.rules,
    seats: seatsFor([], edition.usual, editions, me),
    name: "",
    listed: false,
    password: "",
    pace: "live",
    clock: "none",
    hints: false,
    talk: "free",
    absence: 7,
    gone: "kept",
    first: "",
    modules: [],
    packs: [],
    map: "",
    drawCapitals: false,
    preset: preset?.key ?? "rulebook",
    switches: { ...preset?.switches },
    advanced: 0,
    seed: "",
  };
}

/** So many seats: those that are there stay as they are. */
export function seatsFor(seats: SeatDraft[], count: number, editions: EditionsPage, me: string): SeatDraft[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (_, index): SeatDraft => {
    const first = seats.length + index === 0;
    const sitter: Sitter = first ? "me" : `bot:${editions.bots[0]?.key ?? "beginner"}`;
    return { sitter, name: first ? me : "", civilization: "" };
  });
  return [...seats.slice(0, count), ...more];
}

/** The same people and wishes under another rule system, as far as it has them. */
export function moved(draft: Draft, edition: EditionPage, editions: EditionsPage, me: string): Draft {
  const count = Math.min(Math.max(draft.seats.length, edition.least), edition.most);
  const known = new Set(edition.civilizations.map((each) => each.key));
  const seats = seatsFor(draft.seats, count, editions, me).map((seat) => ({
    ...seat,
    sitter: seat.sitter === "automa" && !edition.automas ? (`bot:${editions.bots[0]?.key ?? "beginner"}` as const) : seat.sitter,
    civilization: seat.civilization === "random" || known.has(seat.civilization) ? seat.civilization : "",
  }));
  const modules = new Set(edition.modules.map((each) => each.key));
  return {
    ...usualDraft(edition, editions, me),
    seats,
    name: draft.name,
    listed: draft.listed,
    password: draft.password,
    pace: draft.pace,
    clock: draft.clock,
    hints: draft.hints,
    talk: draft.talk,
    absence: draft.absence,
    gone: draft.gone,
    seed: draft.seed,
    modules: draft.modules.filter((each) => modules.has(each)),
  };
}

/** What is sent: only the switches that differ from their preset. */
export function sent(draft: Draft, edition: EditionPage): NewTable {
  const preset = edition.presets.find((each) => each.key === draft.preset);
  const changed = Object.entries(draft.switches).filter(([key, value]) => preset?.switches[key] !== value);
  const open = draft.seats.some((seat) => seat.sitter === "open");
  return {
    rules: draft.rules,
    name: draft.name.trim(),
    listed: open && draft.listed,
    password: open ? draft.password : "",
    pace: draft.pace,
    clock: open ? CLOCKS[draft.clock] : null,
    hints: open && draft.hints,
    talk: draft.talk,
    absence: draft.absence || null,
    gone: open ? draft.gone : "kept",
    first: draft.first === "" ? null : Number(draft.first),
    modules: draft.modules,
    packs: draft.packs,
    map: draft.map || null,
    draw_capitals: draft.drawCapitals,
    preset: draft.preset,
    switches: Object.fromEntries(changed),
    advanced: draft.seats.some((seat) => seat.sitter === "automa") ? draft.advanced : 0,
    seed: draft.seed.trim() === "" ? null : Number(draft.seed),
    seats: draft.seats.map((seat) => ({
      kind: seat.sitter.startsWith("bot:") ? "bot" : (seat.sitter as "me" | "open" | "automa"),
      bot: seat.sitter.startsWith("bot:") ? seat.sitter.slice(4) : null,
      name: seat.sitter === "me" ? seat.name.trim() : "",
      civilization: seat.civilization || null,
    })),
  };
}
