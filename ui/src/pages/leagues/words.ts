/** A league in words. */
import { language } from "../../lib/settings.svelte";
import { t } from "../../lib/text.svelte";
import type { LeagueGame, LeagueLine, LeaguePage, LeaguePerson } from "../../lib/types";

/** What somebody is called; whoever has gone for good has no name any more. */
export function called(people: readonly LeaguePerson[], number: number | null): string {
  return people.find((each) => each.number === number)?.name || t("web-league-nobody");
}

/** 1.5 as the language writes it. */
export function written(points: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(points);
}

/** What each of two has from a game; nothing: they play still. */
export function result(game: LeagueGame): [string, string] | undefined {
  if (game.outcome === "one") return ["1", "0"];
  if (game.outcome === "two") return ["0", "1"];
  if (game.outcome === "draw") return ["½", "½"];
  return game.outcome === "none" ? ["0", "0"] : undefined;
}

/** What somebody has from the game against another; nothing, as long as there is none. */
export function against(league: LeaguePage, one: number, other: number): string {
  for (const { games } of league.games) {
    for (const game of games) {
      if (game.one === one && game.two === other) return result(game)?.[0] ?? "";
      if (game.one === other && game.two === one) return result(game)?.[1] ?? "";
    }
  }
  return "";
}

/** How far a league is. */
export function progress({ status, round, rounds }: Pick<LeagueLine, "status" | "round" | "rounds">): string {
  if (status === "playing") return t("web-leagues-round", { round, rounds });
  return t(status === "open" ? "web-leagues-waiting" : "web-leagues-over");
}
