/** Any other table: lists of what the server tells. What can be done stands beside them in words. */
import Seats from "./Seats.svelte";
import { undrawn, wordsIn } from "../parts";
import type { BoardSet } from "../set";

export const generic: BoardSet = {
  fits: () => true,
  Centre: Seats,
  tab: "web-tab-centre",
  fills: false,
  places: new Set(["card"]),
  cards: (view) => wordsIn(undrawn(view)),
  divides: () => false,
  others: () => [],
};
