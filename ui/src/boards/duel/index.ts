/** Duel: two stacks of Provinces, the Advantage, Free Cities. */
import Advantage from "./Advantage.svelte";
import Centre from "./Centre.svelte";
import FreeCities from "./FreeCities.svelte";
import Stacks from "./Stacks.svelte";
import { undrawn } from "../parts";
import type { BoardSet } from "../set";

const DRAWN = new Set(["duel", "free_cities"]);

export const duel: BoardSet = {
  fits: (view) => !!view.duel,
  Centre,
  tab: "web-tab-centre",
  fills: false,
  places: new Set(["stack", "province", "advantage", "card"]),
  cards: ({ modules }) => {
    const cities = modules.free_cities;
    return ["advantage", ...(cities?.face_up ?? []).map((city) => city.card), ...(cities?.owned.flat() ?? [])];
  },
  parts: { stacks: Stacks, advantage: Advantage, "free-cities": FreeCities },
  divides: () => false,
  others: (view) => undrawn(view, DRAWN),
};
