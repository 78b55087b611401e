import { expect, it } from "vitest";
import { flightOf, news } from "../src/table/events/flights";
import { linesOf } from "../src/boards/map/seat/solo";
import type { EventPage, LogLine } from "../src/lib/types";

function event(key: string, more: Partial<EventPage> = {}): EventPage {
  return { key, seat: 1, card: null, at: null, to: null, resource: null, number: 0, ...more };
}

function line(at: number, ...events: EventPage[]): LogLine {
  return { at, version: at, text: "", seat: 1, cards: [], targets: [], events, asked: false, when: null };
}

it("marks the lines of the latest Solo card that the Automa followed or skipped", () => {
  const log = [
    line(1, event("solo-card", { card: "solo-8" })),
    line(2, event("solo-line", { number: 3 })),
    line(3, event("solo-card", { card: "solo-3" })),
    line(4, event("solo-line", { number: 0 })),
    line(5, event("solo-line", { number: 1 })),
    line(6, event("line-unaffordable", { number: 3 })),
    line(7, event("solo-line", { number: 2, seat: 2 })),
  ];
  expect([...linesOf(log, 1)]).toEqual([
    [1, "followed"],
    [2, "skipped"],
  ]);
});

it("lets bought cards fly to whoever bought them", () => {
  const bought = event("acquired", { card: "forum", at: "display:2", to: "deck:1" });
  expect(flightOf(bought)).toEqual({ from: "forum", to: "deck:1", seat: 1 });
  expect(flightOf(event("automa-took", { card: "forum" }))).toEqual({ from: "forum", to: "discard:1", seat: 1 });
  expect(flightOf(event("moved", { card: "forum", at: "tile:1", to: "tile:2" }))).toBeUndefined();
  expect(news([line(4, event("gained")), line(5, bought)], 4)).toEqual([bought]);
});
