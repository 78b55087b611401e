/** A table that is only looked at: a drawing of the rules, from a view and who sits there. */
import { LiveTable } from "../../lib/server/live.svelte";
import type { CatalogPage, GameView, RulebookDrawing, SeatPage, TablePage } from "../../lib/types";

function seatPage(view: GameView, title: string, seat: number): SeatPage {
  const kind = view.seats[seat]?.automa ? "automa" : "person";
  return {
    seat,
    kind,
    title,
    name: "",
    called: title,
    bot: null,
    taken: true,
    mine: false,
    here: true,
    handed_over: false,
    resigned: false,
    vacant: false,
    away: null,
  };
}

/** A page with nothing on it but the board. */
export function pageOf({ view, seat, titles }: RulebookDrawing): TablePage {
  return {
    id: "drawing",
    version: 0,
    name: "",
    rules: view.rules.name,
    rules_name: "",
    status: "playing",
    pace: "turns",
    language: "",
    viewer: seat,
    mine: [],
    waiting: null,
    clock: null,
    absence: null,
    abandoned: false,
    seats: titles.map((title, at) => seatPage(view, title, at)),
    round: "",
    question: null,
    options: [],
    can_undo: false,
    can_redo: false,
    undo: null,
    ask: null,
    answers: [],
    thinking: false,
    log: { since: 0, standing: 0, whole: true, lines: [] },
    score: null,
    luck: { commitment: null, typed: null, seed: null },
    gone: "kept",
    replaced: false,
    late: 0,
    hints: false,
    rated: false,
    own: null,
    uploaded: null,
    rematch: null,
    moment: true,
    length: 0,
    left: [],
    view,
  };
}

/** The table of a drawing, with the words of its cards and what is pointed at. */
export function drawn(drawing: RulebookDrawing, catalog: CatalogPage): LiveTable {
  const table = LiveTable.still("drawing");
  table.cards.fill(catalog);
  table.show(pageOf(drawing));
  table.highlight(drawing.point);
  return table;
}
