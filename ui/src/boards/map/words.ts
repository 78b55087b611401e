/** What lies on a tile, in words: for the screen reader, the panel and the phone. */
import { readable } from "../../lib/server/catalog.svelte";
import type { LiveTable } from "../../lib/server/live.svelte";
import { listed, sentences, t } from "../../lib/text.svelte";
import type { ClassicView, MarketView, TileView } from "../../lib/types";
import { defenseOf, total, valueOf } from "./panels/defense";

export function seatName(table: LiveTable, seat: number): string {
  return table.page?.seats.find((each) => each.seat === seat)?.title ?? t("web-map-seat", { number: seat + 1 });
}

export function terrainName(terrain: string): string {
  return t(`web-map-terrain-${terrain}`);
}

export function marketName(table: LiveTable, market: MarketView): string {
  const token = [...market.possible, ...(market.stack ?? [])][0];
  return (token && table.cards.card(token)?.market) || readable(market.city);
}

export interface Fact {
  text: string;
  seat?: number; // whose it is
  icon?: string;
  lead?: string; // what the cards are
  cards?: readonly string[]; // what can be looked at
}

/** Everything on a tile, the most important first. */
export function factsOf(table: LiveTable, classic: ClassicView, tile: TileView): Fact[] {
  const facts: Fact[] = [];
  const seatOf = (seat: number) => seatName(table, seat);
  const capital = classic.seats.findIndex((seat) => seat.capital === tile.number);
  if (capital >= 0) facts.push({ text: t("web-map-capital-of", { seat: seatOf(capital) }), seat: capital, icon: "capital" });
  if (tile.owner !== null && tile.owner !== capital)
    facts.push({ text: t("web-map-owner", { seat: seatOf(tile.owner) }), seat: tile.owner });
  if (tile.troops > 0)
    facts.push({ text: t("web-map-troops", { count: tile.troops }), seat: tile.owner ?? undefined, icon: "troops" });
  if (tile.warlord !== null) facts.push({ text: t("web-map-warlord"), seat: tile.warlord, icon: "warlord" });
  if (tile.outpost) facts.push({ text: t("web-map-outpost"), seat: tile.owner ?? undefined, icon: "outpost" });
  facts.push(...tokenFacts(table, classic, tile));
  for (const explorer of tile.explorers) {
    const acted = classic.seats[explorer.seat]?.explored.includes(explorer.number) ? "yes" : "no";
    const text = t("web-map-explorer-of", { seat: seatOf(explorer.seat), number: explorer.number, acted });
    facts.push({ text, seat: explorer.seat, icon: "explorer" });
  }
  return facts;
}

function tokenFacts(table: LiveTable, classic: ClassicView, tile: TileView): Fact[] {
  const facts: Fact[] = [];
  const name = (key: string) => table.cards.name(key);
  if (tile.monster) {
    const strength = table.cards.card(tile.monster)?.strength ?? 0;
    const text = t("web-map-monster", { card: name(tile.monster), strength });
    facts.push({ text, icon: "monster", cards: [tile.monster] });
  }
  if (tile.exploration) {
    const left = classic.fronts.find((front) => front.front === tile.exploration)?.left ?? [];
    const text = tile.town
      ? t("web-map-town", { demands: demandsOf(table, tile.exploration) })
      : t("web-map-barbarians", { number: tile.barbarian ?? 0 });
    facts.push({ text, icon: tile.town ? "free_town" : "barbarian", cards: left, lead: t("web-map-behind") });
  }
  if (tile.wonder) facts.push({ text: t("web-map-wonder", { card: name(tile.wonder) }), icon: "wonder", cards: [tile.wonder] });
  if (tile.production) facts.push({ text: t("web-map-production"), icon: "production" });
  const market = classic.markets.find((each) => each.tile === tile.number);
  if (market) facts.push(...marketFacts(table, market));
  return facts;
}

/** "1 Production, 1 Science" */
function demandsOf(table: LiveTable, key: string): string {
  const demands = Object.entries(table.cards.card(key)?.demands ?? {});
  return listed(demands.map(([name, count]) => `${count} ${table.cards.resource(name)}`));
}

function marketFacts(table: LiveTable, market: MarketView): Fact[] {
  const seats = (those: readonly number[]) => listed(those.map((seat) => seatName(table, seat)));
  const title = t("web-map-market", { city: marketName(table, market), count: market.count });
  const facts: Fact[] = [
    market.stack
      ? { text: title, icon: "market", cards: market.stack, lead: t("web-map-market-stack") }
      : { text: title, icon: "market", cards: market.possible, lead: t("web-map-market-possible") },
  ];
  if (market.visited.length > 0) facts.push({ text: t("web-map-market-visited", { seats: seats(market.visited) }) });
  const looked = market.seen.filter((seat) => !market.visited.includes(seat));
  if (looked.length > 0) facts.push({ text: t("web-map-market-seen", { seats: seats(looked) }) });
  return facts;
}

/** "Defense 7: value 2, Troops 3, Warlord 2", where the front seat could conquer something. */
export function defenseWords(table: LiveTable, tile: TileView): string | undefined {
  const items = tile.owner === table.front ? undefined : defenseOf(tile);
  if (!items) return undefined;
  const parts = items.map(({ what, count }) => t("web-map-defense-item", { what, count }));
  return t("web-map-defense", { total: total(items), items: listed(parts) });
}

/** "Tile 17: forest, value 1", or without a value. */
export function titleOf(tile: TileView): string {
  const value = valueOf(tile);
  const terrain = terrainName(tile.terrain);
  return value === undefined
    ? t("web-map-tile", { number: tile.number, terrain })
    : t("web-map-tile-value", { number: tile.number, terrain, value });
}

/** A tile in one breath. */
export function labelOf(table: LiveTable, classic: ClassicView, tile: TileView): string {
  const target = `tile:${tile.number}`;
  const parts = [titleOf(tile), ...factsOf(table, classic, tile).map((fact) => fact.text)];
  const defense = defenseWords(table, tile);
  if (defense) parts.push(defense);
  if (table.isPicked(target)) parts.push(t("web-map-picked"));
  else if (table.glows(target)) parts.push(t("web-map-can-pick"));
  return sentences(parts);
}
