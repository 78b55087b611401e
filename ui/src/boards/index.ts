/** The board of a table, by what the server sends of it. */
import { duel } from "./duel";
import { generic } from "./generic";
import { map } from "./map";
import type { BoardSet } from "./set";
import type { GameView } from "../lib/types";

export function boardOf(view: GameView): BoardSet {
  return [duel, map].find((board) => board.fits(view)) ?? generic;
}
