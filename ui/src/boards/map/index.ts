/** Classic and the continuous mode: a map of tiles. */
import Automa from "./seat/Automa.svelte";
import Board from "./Board.svelte";
import Heroes from "./panels/Heroes.svelte";
import Tokens from "./seat/Tokens.svelte";
import { undrawn } from "../parts";
import type { BoardSet } from "../set";

const DRAWN = new Set(["classic", "heroes", "monsters"]);

export const map: BoardSet = {
  fits: (view) => !!view.classic,
  Centre: Board,
  tab: "web-tab-map",
  fills: true,
  places: new Set(["tile", "explorer", "card"]),
  cards: ({ classic, modules }) => [
    ...(classic?.seats ?? []).flatMap((seat) => seat.market_tokens),
    ...(modules.heroes?.row ?? []),
  ],
  parts: { map: Board, heroes: Heroes },
  Tokens,
  Automa,
  // What lies in a Market is known to those who have looked.
  divides: ({ classic }, people) =>
    (classic?.markets ?? []).some((market) => {
      const seen = people.filter((seat) => market.seen.includes(seat));
      return seen.length > 0 && seen.length < people.length;
    }),
  others: (view) => undrawn(view, DRAWN),
};
