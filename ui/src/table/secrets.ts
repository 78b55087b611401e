/** Several people at one device: may the next one see what the last one saw? */
import { boardOf } from "../boards";
import type { TablePage } from "../lib/types";

/** Is something on this page, or in the question to come, for one of these people only? */
export function isSecret(page: TablePage): boolean {
  const people = page.mine.filter((seat) => page.seats[seat]?.kind === "person" && !page.seats[seat].handed_over);
  if (people.length < 2) return false;
  if (page.question?.private && people.includes(page.question.seat)) return true;
  return boardOf(page.view).divides(page.view, people);
}
