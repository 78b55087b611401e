/** The first thing that is said at the end. */
import { listed, t } from "../../lib/text.svelte";
import type { SeatPage } from "../../lib/types";

/** Who sits there, and what they played. */
export function whole(seat: SeatPage): string {
  return seat.title === seat.called ? seat.called : `${seat.called} · ${seat.title}`;
}

/** To who played alone at this device: whether they won. To everybody else: who did. */
export function headline(seats: readonly SeatPage[], winners: readonly number[]): string {
  const mine = seats.filter((seat) => seat.mine);
  const [me, ...others] = mine;
  if (me && others.length === 0) {
    if (!winners.includes(me.seat)) return t("web-you-lost");
    return t(winners.length === 1 ? "web-you-won" : "web-you-shared");
  }
  const names = seats.filter((seat) => winners.includes(seat.seat)).map(whole);
  return t(names.length === 1 ? "web-they-won" : "web-they-shared", { who: listed(names) });
}
